"""What others do in secret leaves no trace: not on the table message, not in exports, not in the history."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cogs import broadcast
from tests.cogs import parley
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, in_thread, press, row_of, table
from tests.cogs.test_history import answered, file_of
from tests.e2e.crew import parts
from words import words

SECRET = ("1: order yes", "2: offer 1", "1: reply no", "2: order no", "2: order none", "1: order none")
"""Nobody but Eve and Chidi learns of any of it, and it leaves nothing behind."""


async def edits(house: House, game: int) -> tuple[str, str | None]:
    shown = await table(house, game)
    return shown["id"], shown["edited_timestamp"]


async def test_the_table_is_not_edited_when_only_a_secret_has_changed(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    before = await edits(house, game)
    await parley.play(house, game, "1: order yes", "2: order no")
    assert await edits(house, game) == before
    assert (await row_of(house, game)).drawn == 2, "and nothing is left to draw"
    await house.restart()
    parley.shelve(house)
    await parley.play(house, game, "1: order no")
    assert await edits(house, game) == before
    await parley.play(house, game, "1: gift 2")
    now = await edits(house, game)
    assert now[0] == before[0] and now[1] != before[1]


async def test_an_old_table_is_not_posted_anew_for_a_secret(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    before = await edits(house, game)
    monkeypatch.setattr(broadcast, "EDITABLE", -1)
    await parley.play(house, game, "1: order yes")
    assert await edits(house, game) == before
    await parley.play(house, game, "0: pass")
    assert (await edits(house, game))[0] != before[0]


async def two_tables(house: House) -> tuple[int, int]:
    """The same to everybody but Eve and Chidi."""
    quiet, busy = [(await parley.running(house, "Ann", "Eve", "Chidi")).id for _ in range(2)]
    await parley.play(house, quiet, "0: pass", "1: pass", "2: gift 0")
    await parley.play(house, busy, *SECRET, "0: pass", *SECRET, "1: pass", *SECRET, "2: gift 0", *SECRET)
    return quiet, busy


async def export(house: House, game: int) -> Any:
    thread = str((await row_of(house, game)).thread)
    plain = json.loads(
        await file_of(house, await answered(await house.person("Ann").slash("export", thread)))
    )
    for entry in plain["log"]:
        del entry["at"]
    del plain["fingerprint"]
    return plain


async def test_a_running_export_has_no_gaps_that_betray(house: House) -> None:
    quiet, busy = await two_tables(house)
    without, among = await export(house, quiet), await export(house, busy)
    assert without == among
    assert [entry["number"] for entry in among["log"]] == [1, 2, 3]


async def history(house: House, game: int) -> str:
    thread = str((await row_of(house, game)).thread)
    return texts(await answered(await house.person("Ann").slash("history", thread)))


async def test_the_history_does_not_count_what_others_did_in_secret(house: House) -> None:
    quiet, busy = await two_tables(house)
    assert await history(house, quiet) == await history(house, busy)


def ids(message: Message, game: int) -> list[str]:
    """Of all its buttons, as if the two tables were one."""
    return [part["custom_id"].replace(f":{game}:", ":") for part in parts(message) if "custom_id" in part]


Page = tuple[str, list[str]]


async def pages(house: House, name: str, game: int, command: str, *labels: str) -> list[Page]:
    """Everything this reader gets to see by leafing through: words and ids."""
    thread = str((await row_of(house, game)).thread)
    page = await answered(await house.person(name).slash(command, thread))
    seen: list[Page] = []
    while len(seen) < 20:
        seen.append((texts(page), ids(page, game)))
        onward = [part for part in parts(page) if part.get("label") in labels and not part.get("disabled")]
        if not onward:
            return seen
        page = await answered(await house.person(name).click(page, onward[0]["custom_id"]))
    raise AssertionError("no end of pages")


OLDER = tuple(words(language)("history-older") for language in ("en", "ru"))


@pytest.mark.parametrize(("command", "labels"), [("replay", ("▶",)), ("history", OLDER)])
async def test_no_page_and_no_button_counts_what_others_did_in_secret(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str, labels: tuple[str, ...]
) -> None:
    monkeypatch.setattr("cogs.history.LONGEST", 30)  # a line on a page
    quiet, busy = await two_tables(house)
    for reader in ("Ann", "Борис"):
        await house.person(reader).join_thread(str((await row_of(house, busy)).thread))
        await house.person(reader).join_thread(str((await row_of(house, quiet)).thread))
        without = await pages(house, reader, quiet, command, *labels)
        assert len(without) > 1
        assert without == await pages(house, reader, busy, command, *labels)


async def test_a_secret_is_no_news_since_the_last_look(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: pass")
    before = await history(house, game)
    await parley.play(house, game, *SECRET)
    assert await history(house, game) == before
    await parley.play(house, game, "1: pass")
    assert words("en")("history-since") in await history(house, game)


async def test_whoever_gave_a_secret_order_finds_it_in_the_replay(house: House) -> None:
    quiet, busy = await two_tables(house)
    assert len(await pages(house, "Eve", quiet, "replay", "▶")) == 4
    orders = 4 * sum(move.startswith("1:") or "offer 1" in move for move in SECRET)
    assert len(await pages(house, "Eve", busy, "replay", "▶")) == 4 + orders


async def test_the_film_does_not_count_it_either(house: House) -> None:
    said = []
    for game in await two_tables(house):
        thread = str((await row_of(house, game)).thread)
        page = await answered(await house.person("Ann").slash("replay", thread))
        said.append(texts(await answered(await house.person("Ann").click(page, f"w:animate:{game}:"))))
    assert said[0] == said[1] and words("en")("replay-alt", moves=3) in said[0]


async def test_the_thread_tells_no_more(house: House) -> None:
    """Line by line: how many of them share a message is a matter of the moment."""
    shown = [
        "\n".join(_words(message) for message in in_thread(house, await row_of(house, game))).split("\n")
        for game in await two_tables(house)
    ]
    assert "parley-gift #2" in shown[0]
    assert [line for line in shown[0] if "parley-" in line] == [
        line for line in shown[1] if "parley-" in line and "parley-offer" not in line
    ]


def _words(message: Message) -> str:
    return texts(message).replace("table 1", "table").replace("table 2", "table")


async def test_taking_back_is_in_the_export_without_its_number(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "1: order yes", "0: pass")
    await press(house, "Ann", await table(house, game), "Undo")
    assert [(entry["kind"], entry["text"]) for entry in (await export(house, game))["log"]] == [
        ("play", "pass"),
        ("undo", None),
    ]
