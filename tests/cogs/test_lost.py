"""Places that are gone, locked or closed: their tables rest, cost Discord nothing, and can be had back."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.pauses import LOCKED
from cogs.reminders import Reminders
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from sandbox.permissions import BOT, Permission
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, in_thread, labels, opened, press, row_of, said, started, told_privately
from tests.cogs.tables import running
from words import words

HANDFUL = 5
HOUR = 3600.0


async def until(house: House, game: int, status: str) -> GameRow:
    """Events take their time: look until the table is as awaited."""
    async with asyncio.timeout(60):
        while (row := await row_of(house, game)).status != status:
            await asyncio.sleep(0.02)
    return row


async def days_pass(house: House, days: int = 10) -> None:
    """Reminders every hour, moves of silent players, and the bot is restarted in between."""
    cog: Any = house.bot.get_cog("Reminders")
    assert isinstance(cog, Reminders)
    for hour in range(24 * days):
        await cog.look(time.time() + hour * HOUR)
    await house.settle()


def refusals(house: House) -> list[str]:
    return [what for _, what in house.box.limits.refusals]


def lose(house: House, row: GameRow, what: str) -> None:
    world = house.box.world
    if what == "thread":
        world.remove_channel(world.channels[str(row.thread)])
    elif what == "channel":
        world.remove_channel(world.channels[str(row.thread)])
        world.remove_channel(world.channels[str(row.channel)])
    else:
        world.remove_member(world.guild_id, world.bot_id)


@pytest.mark.parametrize("what", ["thread", "channel", "server"])
@pytest.mark.parametrize("away", [False, True])
async def test_a_table_whose_place_is_gone_rests(house: House, what: str, away: bool) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    if away:
        await house.stop()
    lose(house, row, what)
    if away:
        await house.start()
    await until(house, row.id, "paused")
    await days_pass(house)
    await house.restart()
    await days_pass(house, 3)
    assert len(refusals(house)) <= HANDFUL, refusals(house)
    notes = [record.text for record in await house.store.log.read(row.id) if record.kind == "note"]
    assert notes == ["note-paused-lost"]


async def test_a_deleted_thread_is_told_of_once_and_the_game_goes_on_in_a_new_one(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    lose(house, row, "thread")
    ann = house.person("Ann")
    (word,) = await ann.until(lambda seen: [m for m in seen if "was deleted" in texts(m)])
    assert labels(word) == ["Resume in a new thread"]
    assert word["mentions"] == []
    stranger = await press(house, "Chidi", word, "Resume in a new thread")
    assert await told_privately(stranger) == words("en")("trouble-not-yours")
    await press(house, "Eve", word, "Resume in a new thread")
    now = await begun(house, row.id)
    assert now.thread not in (row.thread, None)
    assert str(now.message) in {message["id"] for message in in_thread(house, now)}
    assert "paused because its place was deleted" in said(house, now)
    assert len(refusals(house)) <= HANDFUL, refusals(house)


async def test_a_game_whose_channel_was_deleted_is_resumed_where_it_is_wanted(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    lose(house, row, "channel")
    await until(house, row.id, "paused")
    eve = house.person("Eve")
    eve.channel = "general"
    await (await eve.slash("game pause", game=row.id)).answered()
    now = await begun(house, row.id)
    assert str(now.channel) == house.box.world.channel("general")["id"]
    assert in_thread(house, now)


async def test_a_lobby_whose_channel_is_gone_is_put_away(house: House) -> None:
    game, _ = await opened(house, "Ann", "Eve")
    row = await row_of(house, game)
    house.box.world.remove_channel(house.box.world.channels[str(row.channel)])
    async with asyncio.timeout(60):
        while await house.store.games.get(game) is not None:
            await asyncio.sleep(0.02)
    assert not await house.store.games.of_user(int(house.person("Ann").id), ("lobby",)), "nor is Ann in it"


async def test_what_is_refused_twice_is_left_alone_until_somebody_clicks(house: House) -> None:
    row = await running(
        house, "Ann", "Eve", pace="practice", settings=Settings(language="en", nudge="4", deadline="0")
    )
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    world = house.box.world
    table = world.message(str((await row_of(house, row.id)).message))
    lost = Permission.SEND_MESSAGES_IN_THREADS | Permission.VIEW_CHANNEL
    world.set_bot_permissions(world.guild_id, BOT & ~lost)
    for _ in range(20):
        house.bot.table.broadcast.changed(row.id)
        await house.settle()
    await days_pass(house, 3)
    await house.restart()
    await days_pass(house, 3)
    assert 0 < len(refusals(house)) <= HANDFUL, refusals(house)
    world.set_bot_permissions(world.guild_id, BOT)
    await house.restart()
    before = len(refusals(house))
    assert table is not None
    await press(house, "Ann", table, f"w:seat:{row.id}:")
    await house.settle()
    assert row.id not in house.bot.table.broadcast.left_alone
    assert (await row_of(house, row.id)).refused == 0
    assert len(refusals(house)) == before


async def test_who_left_the_server_is_not_called_but_replaced(house: House) -> None:
    row = await started(house, "Eve", "Chidi", pace="post")
    await press_begin(house, row)
    world = house.box.world
    world.remove_member(world.guild_id, house.person("Chidi").id)
    await days_pass(house, 3)
    told = said(house, await row_of(house, row.id))
    assert "Chidi is no longer on this server" in told
    assert told.count("seat is open to a substitute, who") == 1


async def test_who_cannot_be_looked_up_has_not_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await started(house, "Eve", "Chidi", pace="post")
    chidi = int(house.person("Chidi").id)
    assert not await house.bot.lost.left(row, chidi)

    async def refused(self: discord.Guild, user: int) -> discord.Member:
        raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), "")  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(discord.Guild, "fetch_member", refused)
        assert not await house.bot.lost.left(row, chidi)
    house.box.world.remove_member(house.box.world.guild_id, str(chidi))
    assert await house.bot.lost.left(row, chidi)


async def press_begin(house: House, row: GameRow) -> None:
    message = house.box.world.message(str(row.message))
    assert message is not None
    await press(house, "Eve", message, "Begin")
    await house.settle()


# A thread that is locked.


@pytest.mark.parametrize("away", [False, True])
async def test_a_locked_thread_stays_locked_and_its_game_rests(house: House, away: bool) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    world = house.box.world
    thread = world.channels[str(row.thread)]
    if away:
        await house.stop()
    world.change_channel(thread, {"archived": True, "locked": True})
    if away:
        await house.start()
    await until(house, row.id, "paused")
    count = len(in_thread(house, row))
    house.bot.table.broadcast.changed(row.id)
    await days_pass(house, 3)
    state = thread["thread_metadata"]
    assert (state["locked"], state["archived"]) == (True, True)
    assert len(in_thread(house, row)) == count
    answer = await (await house.person("Eve").slash("game pause", game=row.id)).answered()
    assert texts(answer.message) == words("en")("pause-locked")
    world.change_channel(thread, {"archived": False, "locked": False})
    ann = house.person("Ann")
    await ann.until(lambda seen: any("its thread was locked" in texts(m) for m in seen), channel=thread)
    assert (await row_of(house, row.id)).status == "paused"
    await (await house.person("Eve").slash("game pause", game=row.id)).answered()
    assert (await row_of(house, row.id)).status == "running"


async def test_who_presses_in_a_locked_thread_wakes_nothing_there(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    world = house.box.world
    world.change_channel(world.channels[str(row.thread)], {"locked": True})
    await until(house, row.id, "paused")
    before = in_thread(house, row)
    message = world.message(str(row.message))
    assert message is not None
    await press(house, "Eve", message, f"w:history:{row.id}:", force=True)
    await house.settle()
    assert row.id in house.bot.table.broadcast.left_alone
    assert in_thread(house, row) == before


async def test_a_thread_of_whose_lock_nobody_told_is_not_opened_for_its_table(house: House) -> None:
    """The event was lost with a connection: Discord says "archived" when the table is to be edited."""
    row = await started(house, "Ann", "Eve", pace="post")
    thread = house.box.world.channels[str(row.thread)]
    state = thread["thread_metadata"]
    state |= {"archived": True, "locked": True}
    await house.store.games.update(row.id, looks="otherwise")
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert (state["locked"], state["archived"]) == (True, True)
    assert row.id in house.bot.table.broadcast.left_alone
    (*_, last) = await house.store.log.notes(row.id)
    assert last.text.startswith(LOCKED)


async def test_a_live_mission_rests_with_its_clock(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="live")
    face: Any = house.bot.table.faces["space_alert"]
    world = house.box.world
    world.change_channel(world.channels[str(row.thread)], {"locked": True})
    await until(house, row.id, "paused")
    async with asyncio.timeout(30):
        while row.id in face.clocks:
            await asyncio.sleep(0.01)
    world.change_channel(world.channels[str(row.thread)], {"locked": False})
    await house.person("Ann").until(
        lambda seen: any("its thread was locked" in texts(m) for m in seen), channel=str(row.thread)
    )
    await (await house.person("Eve").slash("game pause", game=row.id)).answered()
    assert (await row_of(house, row.id)).status == "running"
    assert row.id in face.clocks


# Whoever runs the server.


async def test_who_manages_the_server_may_pause_and_end_any_table(house: House) -> None:
    row = await started(house, "Eve", "Chidi", pace="post")
    ann, dana = house.person("Ann"), house.person("Дана")
    refused = await (await dana.slash("game pause", str(row.thread))).answered()
    assert texts(refused.message) == words("ru")("trouble-not-yours")
    await (await ann.slash("game pause", game=row.id)).answered()
    await house.settle()
    assert (await row_of(house, row.id)).status == "paused"
    assert "Whoever runs this server paused the game" in said(house, row)
    await (await ann.slash("game pause", game=row.id)).answered()
    assert (await row_of(house, row.id)).status == "running"
    refused = await (await dana.slash("game abandon", game=row.id)).answered()
    assert texts(refused.message) == words("ru")("trouble-not-yours")
    sure = await (await ann.slash("game abandon", game=row.id)).answered()
    assert sure.message["flags"] & 64
    await press(house, "Ann", sure.message, f"w:abandon:{row.id}:")
    await house.settle()
    assert (await row_of(house, row.id)).status == "abandoned"
    assert "ended by somebody who runs this server" in said(house, row)
