"""What happened is told once, whatever happens meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from cogs import broadcast, faces, storyteller
from cogs.pages import parted
from cogs.storyteller import untold
from db.log import Record
from rules.space_alert.actions import Begin
from tests.cogs import starship_captains
from tests.cogs.conftest import House
from tests.cogs.playing import in_thread, row_of, said, told_privately
from tests.cogs.tables import play, running
from words import words

EN = words("en")


async def test_a_move_made_while_the_table_is_told_is_told_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It falls between loading the game and reading its log."""
    row = await running(house, "Ann", "Eve")
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    async with house.bot.table.turn(row.id) as at:
        await at.note(0, None, "note-substitute|Zoe")
    read = house.store.log.read

    async def late(game: int, after: int = 0, upto: int | None = None) -> list[Record]:
        monkeypatch.undo()
        await play(house, row.id, 0, Begin())
        return await read(game, after, upto)

    monkeypatch.setattr(house.store.log, "read", late)
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert said(house, await row_of(house, row.id)).count(EN("sa-caption-start")) == 1


async def test_a_telling_that_could_not_be_noted_is_not_told_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is the move lost that was made meanwhile."""
    row = await running(house, "Ann", "Eve")
    update = house.store.games.update

    async def full(game: int, **fields: Any) -> None:
        if "shown" in fields:
            monkeypatch.setattr(house.store.games, "update", update)
            async with house.bot.table.turn(game) as loaded:
                await loaded.note(1, None, "note-offered")
            raise OSError("the disk is full")
        await update(game, **fields)

    monkeypatch.setattr(broadcast, "RETRY", (0.01,))
    monkeypatch.setattr(house.store.games, "update", full)
    await play(house, row.id, 0, Begin())
    await house.settle()
    told = said(house, await row_of(house, row.id))
    assert told.count(EN("sa-caption-start")) == 1
    assert told.count(EN("note-offered", who="Eve", what="")) == 1


def record(number: int, kind: str, depth: int) -> Record:
    return Record(1, number, kind, depth, 0, None, "", [], False, None, 0.0)


@pytest.mark.parametrize(
    ("records", "kept"),
    [
        ([("play", 5), ("play", 6), ("undo", 5)], [1]),
        ([("play", 5), ("play", 6), ("undo", 4)], []),
        ([("play", 5), ("undo", 4), ("play", 5)], [3]),
        ([("play", 5), ("undo", 3)], [2]),
        ([("undo", 3)], [1]),
        ([("play", 5), ("note", 5), ("play", 6), ("undo", 5)], [1, 2]),
        ([("play", 5), ("play", 6), ("undo", 3), ("play", 4)], [3, 4]),
    ],
)
def test_what_was_taken_back_before_it_was_told_is_not_told(
    records: list[tuple[str, int]], kept: list[int]
) -> None:
    line = [record(number, kind, depth) for number, (kind, depth) in enumerate(records, 1)]
    assert [each.number for each in untold(line)] == kept


@pytest.mark.parametrize(
    ("text", "most", "before", "last"),
    [
        ("", 10, "", ""),
        ("one\ntwo", 10, "", "one\ntwo"),
        ("one\ntwo\nthree", 9, "one", "two\nthree"),
        ("one\ntwo\nthree", 8, "one\ntwo", "three"),
        ("one\ntwo\nthree", 5, "one\ntwo", "three"),
        ("one\ntwo\na last line that is long", 5, "one\ntwo", "a last line that is long"),
        ("a single line that is long", 5, "", "a single line that is long"),
    ],
)
def test_what_does_not_fit_beside_a_picture_comes_before_it(
    text: str, most: int, before: str, last: str
) -> None:
    assert parted(text, most) == (before, last)


def test_a_long_turn_is_told_by_its_results() -> None:
    steps = ["flies to A", "buys 6 spice", "**discovers B**", "turns over a token", "sells all", "arms 2"]
    results = [False, False, True, False, True, False]
    assert storyteller.weightiest(steps, results, 200) == steps, "all of it, where there is room"
    assert storyteller.weightiest(steps, results, 40) == [
        "flies to A",
        "**discovers B**",
        "sells all",
        storyteller.CUT,
    ]
    assert storyteller.weightiest(steps, results, 1) == ["**discovers B**", storyteller.CUT]


async def test_what_a_telling_leaves_out_is_one_tap_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faces, "TOLD", 30)
    row = await starship_captains.running(house, "Ann", "Eve")
    made = await starship_captains.play_turn(house, row.id, 0)
    (told,) = [each for each in in_thread(house, row) if storyteller.CUT in each["content"]]
    assert len(told["content"].split("\n")) == 2, "a line, and the figures"
    (door,) = [part["label"] for part in told["components"][0]["components"]]
    history = await told_privately(await house.person("Eve").click(told, door))
    assert len(history.split("\n")) >= len(made) > 1, "every fact has its line there"
    assert storyteller.CUT not in history
