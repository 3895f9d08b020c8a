"""The rest of a line waits where somebody else has to decide first, and is played when one is asked again."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.clicks import Click
from cogs.game_commands import GameCommands
from db.games import GameRow
from tests.cogs import toy
from tests.cogs.conftest import House
from tests.cogs.playing import log_of, press, table, told_privately
from tests.cogs.tables import play


async def raid(house: House, count: int = 9) -> GameRow:
    """Ann takes cards; after each Eve is asked whether she lies in wait."""
    row = await toy.running(house, "Ann", "Eve", kind="raid", count=count)
    commands = GameCommands(house.bot, house.bot.table.faces["toy"])

    async def line(click: Click) -> None:
        await commands.turn(click.interaction, click.rest)

    house.bot.verbs["line"] = line
    return row


async def typed(house: House, row: GameRow, name: str, line: str) -> str:
    pressed: Any = await press(house, name, await table(house, row.id), f"w:line:0:{line}", force=True)
    return await told_privately(pressed)


async def test_the_rest_of_a_line_is_queued_said_and_played_when_its_time_comes(house: House) -> None:
    row = await raid(house)
    said = await typed(house, row, "Ann", "take 1; take 2; take 3")
    assert "Played: card 1" in said and "**Queued:** take 2; take 3" in said
    assert await log_of(house, row.id) == ["0: take 1", "0: queue 'take 2; take 3'"]
    await play(house, row.id, 1, toy.Vote(False))
    assert (await log_of(house, row.id))[-2:] == ["1: vote no", "0: take 2"], "and then Eve is asked again"
    await house.restart()
    toy.on_the_shelf(house)
    await play(house, row.id, 1, toy.Vote(False))
    assert (await log_of(house, row.id))[-1] == "0: take 3"


async def test_a_line_given_while_somebody_else_decides_is_queued_whole(house: House) -> None:
    row = await raid(house)
    await typed(house, row, "Ann", "take 1")
    said = await typed(house, row, "Ann", "take 4; take 5")
    assert "**Queued:** take 4; take 5" in said and "Played" not in said
    said = await typed(house, row, "Ann", "take 6")
    assert "**Queued:** take 6" in said, "a new line takes the place of the old one"
    await play(house, row.id, 1, toy.Vote(False))
    assert (await log_of(house, row.id))[-1] == "0: take 6"


async def test_what_has_become_impossible_clears_the_queue(house: House) -> None:
    row = await raid(house)
    await typed(house, row, "Ann", "take 1; take 1; take 2")
    await play(house, row.id, 1, toy.Vote(True))
    assert (await log_of(house, row.id))[-1] == "0: lose_queue"
    state = (await house.bot.table.load(row.id)).state
    assert state.books[0].queue == [] and state.taken == [1]


@pytest.mark.parametrize("rest", ["t 2", "take nonsense", "dance"])
async def test_what_cannot_be_read_yet_is_not_queued_and_said(house: House, rest: str) -> None:
    row = await raid(house)
    said = await typed(house, row, "Ann", f"take 1; {rest}")
    assert "Played: card 1" in said and "**Not played:**" in said and "in full" in said
    assert await log_of(house, row.id) == ["0: take 1"]


async def test_nothing_is_queued_where_nobody_has_to_decide(house: House) -> None:
    row = await raid(house, 2)
    said = await typed(house, row, "Ann", "take 0; take 1; take 1")
    assert "Queued" not in said
    assert not [line for line in await log_of(house, row.id) if "queue" in line]


async def test_moves_are_understood_in_the_words_of_their_buttons(house: House) -> None:
    row = await raid(house)
    said = await typed(house, row, "Ann", "Card 1; take 2")
    assert "Played: card 1" in said
    assert await log_of(house, row.id) == ["0: take 1", "0: queue 'take 2'"]
    await play(house, row.id, 1, toy.Vote(False))
    await play(house, row.id, 1, toy.Vote(False))
    said = await typed(house, row, "Ann", "car")
    assert "Several moves begin like that: take " in said
    assert "do not understand “carp” here" in await typed(house, row, "Ann", "carp")
