"""Somebody asks what is kept, gets it, and is forgotten; games are kept as long as the host wants."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from db.people import Ping
from db.privacy import OF_A_GAME
from tests.cogs.conftest import House, texts
from tests.cogs.playing import opened, press, row_of, started
from tests.cogs.tables import play_to_the_end, running
from tests.db.test_transfer import command
from words import words

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


def everything(house: House) -> dict[str, list[tuple[Any, ...]]]:
    """The whole database, as somebody with the file could read it."""
    with closing(sqlite3.connect(house.path)) as connection:
        tables = [name for (name,) in connection.execute(TABLES)]
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables}


def traces(house: House, *of: object) -> list[str]:
    return [
        f"{table}: {row}"
        for table, rows in everything(house).items()
        for row in rows
        if any(value in of or any(str(each) in str(value) for each in of) for value in row)
    ]


async def asked(house: House, name: str, button: str) -> Any:
    shown = (await (await house.person(name).slash("privacy")).answered()).message
    assert shown["flags"] & 64
    return await (await house.person(name).click(shown, button)).answered()


async def a_life(house: House) -> tuple[int, int]:
    """Eve has played, plays, hosts a lobby, was substituted, and has settings."""
    over = await running(house, "Eve", "Ann", pace="practice")
    await play_to_the_end(house, over.id)
    row = await started(house, "Eve", "Chidi", pace="post")
    await press(house, "Eve", house.box.world.message(str(row.message)) or {}, f"w:history:{row.id}:")
    await opened(house, "Eve")
    settings = (await (await house.person("Eve").slash("settings")).answered()).message
    await (await house.person("Eve").choose(settings, "s:setting:0:language", "ru")).answered()
    eve = int(house.person("Eve").id)
    async with house.bot.table.turn(row.id) as loaded:
        await loaded.note(0, eve, "note-android-off")
        await loaded.note(0, int(house.person("Дана").id), "note-substitute|Eve")
    return eve, row.id


async def test_one_gets_all_that_is_kept(house: House) -> None:
    eve, game = await a_life(house)
    for seat, said in enumerate(("hers", "not hers")):
        await house.store.people.keep_ping(Ping(game, seat, "stamp", 1, 100 + seat, 5.0))
        house.store.drafts.keep(game, seat, "a matter", (said,))
    await house.store.writer.written()
    answer = await asked(house, "Eve", "w:privacy:0:export")
    attached = [m["attachments"][0] for m in (answer.message, *answer.followups) if m and m["attachments"]]
    data = json.loads(house.box.world.files[attached[0]["id"]]["data"])
    assert data["user"] == eve
    assert game in [seat["game"] for seat in data["seats"]]
    assert data["settings"][0]["language"] == "ru"
    assert [move for move in data["moves"] if move["game"] == game]
    assert [call["message"] for call in data["calls"]] == [100]
    assert ["hers" in draft["said"] for draft in data["moves begun"]] == [True]
    assert "not hers" not in str(data)


@pytest.mark.sqlite
async def test_one_can_be_forgotten(house: House) -> None:
    eve, game = await a_life(house)
    assert traces(house, eve)
    sure = await asked(house, "Eve", "w:privacy:0:erase")
    assert traces(house, eve), "not before one is sure"
    done = await (await house.person("Eve").click(sure.message, "w:privacy:0:sure")).answered()
    assert texts(done.message) == words("ru")("privacy-erased")
    await house.settle()
    assert traces(house, eve, "Eve") == []
    row = await row_of(house, game)
    assert (row.seats[0].android, row.seats[0].user, row.owner) == (True, None, int(house.person("Chidi").id))
    assert row.status == "running"
    with closing(sqlite3.connect(house.path)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("UPDATE actions SET text = 'x'")


@pytest.mark.sqlite
async def test_whoever_runs_the_bot_can_forget_somebody(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    eve, game = await a_life(house)
    monkeypatch.setenv("WARDROOM_DATA", str(house.path.parent))
    assert command("forget", str(eve)) == 0
    assert str(game) in capsys.readouterr().out
    assert traces(house, eve, "Eve") == []


async def test_games_are_kept_as_long_as_the_host_wants(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await running(house, "Ann", "Eve", pace="practice")
    await play_to_the_end(house, over.id)
    goes_on = await running(house, "Ann", "Eve", pace="practice")
    cog: Any = house.bot.get_cog("Privacy")
    await cog.clear_out(time.time() + 1000 * 86_400)
    assert await house.store.games.get(over.id) is not None, "for ever, unless said otherwise"
    monkeypatch.setenv("WARDROOM_KEEP_DAYS", "30")
    await cog.clear_out(time.time() + 29 * 86_400)
    assert await house.store.games.get(over.id) is not None
    await cog.clear_out(time.time() + 31 * 86_400)
    assert await house.store.games.get(over.id) is None
    assert await house.store.log.read(over.id) == []
    assert (await row_of(house, goes_on.id)).status == "running"
    shown = await (await house.person("Ann").slash("privacy")).answered()
    assert "after 30 days" in texts(shown.message)


@pytest.mark.sqlite
async def test_every_table_that_knows_games_is_cleared_with_them(house: House) -> None:
    with closing(sqlite3.connect(house.path)) as connection:
        names = [name for (name,) in connection.execute(TABLES)]
        knowing = {
            name
            for name in names
            for key in connection.execute(f"PRAGMA foreign_key_list({name})")
            if key[2] == "games" and name != "members"
        }
    assert knowing <= set(OF_A_GAME), "a chapter's members stay with their campaign"
