"""Telling the table: whatever happens to messages, threads and Discord itself, the table is told."""

from __future__ import annotations

import asyncio

import pytest

from cogs import broadcast
from rules.space_alert.actions import Begin, Place, Ready
from sandbox.permissions import Permission
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, in_thread, labels, loaded, row_of, said, table, told_privately
from tests.cogs.tables import play, running
from words import words

START = words("en")("sa-caption-start")


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "RETRY", (0.05, 0.1, 0.1, 0.1))


async def shown(house: House, *names: str) -> int:
    row = await running(house, *(names or ("Ann", "Eve")))
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return row.id


async def test_a_young_table_message_is_edited_in_place(house: House) -> None:
    game = await shown(house)
    first = await table(house, game)
    await play(house, game, 0, Begin())
    assert (await table(house, game))["id"] == first["id"]
    assert "Ready" in labels(first)


async def test_after_an_hour_it_is_posted_anew_and_the_old_one_closed(house: House) -> None:
    game = await shown(house)
    old = await table(house, game)
    now = house.bot.table.broadcast.clock()
    house.bot.table.broadcast.clock = lambda: now + 3600
    await play(house, game, 0, Begin())
    new = await table(house, game)
    assert new["id"] != old["id"]
    assert buttons(old) == []
    assert old["attachments"] == []
    assert "further down this thread" in texts(old)
    assert "Ready" in labels(new)
    await play(house, game, 0, Ready())
    assert (await table(house, game))["id"] == new["id"]


async def test_a_thread_that_fell_asleep_is_woken(house: House) -> None:
    game = await shown(house)
    row = await row_of(house, game)
    thread = house.box.world.channels[str(row.thread)]
    house.box.world.change_channel(thread, {"archived": True})
    await play(house, game, 0, Begin())
    await house.settle()
    assert not thread["thread_metadata"]["archived"]
    assert START in said(house, row)
    assert "Ready" in labels(await table(house, game))


async def test_a_deleted_table_message_is_posted_anew(house: House) -> None:
    game = await shown(house)
    old = await table(house, game)
    del house.box.world.messages[old["channel_id"]][old["id"]]
    await play(house, game, 0, Begin())
    new = await table(house, game)
    assert new["id"] != old["id"]
    assert "Ready" in labels(new)


@pytest.mark.parametrize(("status", "times"), [(503, 2), (429, 2)])
async def test_trouble_at_discord_delays_the_telling_but_loses_nothing(
    house: House, status: int, times: int
) -> None:
    game = await shown(house)
    row = await row_of(house, game)
    house.box.faults.add("POST /channels/*/messages", status, times, retry_after=0.1)
    house.box.faults.add("PATCH /channels/*/messages/*", status, times, retry_after=0.1)
    await play(house, game, 0, Begin())
    await house.settle()
    assert said(house, row).count(START) == 1
    assert "Ready" in labels(await table(house, game))
    assert (await row_of(house, game)).shown == 1


async def test_a_limit_of_an_hour_is_not_waited_out(house: House) -> None:
    """The request fails instead, and is tried again like any other."""
    game = await shown(house)
    house.box.faults.add("POST /channels/*/messages", 429, 1, retry_after=3600)
    await play(house, game, 0, Begin())
    async with asyncio.timeout(60):
        await house.settle()
    assert said(house, await row_of(house, game)).count(START) == 1


async def test_moves_are_taken_while_discord_is_down(house: House) -> None:
    """The log is the truth; the telling follows when it can."""
    game = await shown(house)
    house.box.faults.add("POST /channels/*/messages", 503, 1000)
    await play(house, game, 0, Begin())
    await house.settle()
    row = await row_of(house, game)
    assert (row.number, row.shown) == (1, 0)
    house.box.faults.clear()
    await house.restart()
    async with asyncio.timeout(60):
        while (await row_of(house, game)).shown == 0:
            await asyncio.sleep(0.02)
    assert said(house, row).count(START) == 1


async def test_without_the_right_to_write_moves_are_kept_and_told_when_it_is_back(house: House) -> None:
    game = await shown(house)
    world = house.box.world
    row = await row_of(house, game)
    role = next(role for role in world.guilds[world.guild_id]["roles"] if role["managed"])
    before = int(role["permissions"])
    world.set_bot_permissions(world.guild_id, before & ~Permission.SEND_MESSAGES_IN_THREADS)
    await play(house, game, 0, Begin())
    await house.settle()
    assert (await row_of(house, game)).shown == 0
    world.set_bot_permissions(world.guild_id, before)
    await play(house, game, 0, Ready())
    ann = house.person("Ann")
    await ann.until(lambda seen: any(START in texts(m) for m in seen), channel=str(row.thread))
    await house.settle()
    assert said(house, row).count(START) == 1


async def test_many_moves_at_once_make_few_pictures(house: House) -> None:
    game = await shown(house)
    await play(house, game, 0, Begin())
    await house.settle()
    drawn = 0
    face = house.bot.table.faces["space_alert"]
    board = face.board

    async def counted(*args: object) -> bytes:
        nonlocal drawn
        drawn += 1
        return await board(*args)  # type: ignore[arg-type]

    face.board = counted  # type: ignore[method-assign]
    try:
        house.bot.table.broadcast.pace = 0.3
        hand = (await loaded(house, game)).state.member(0).hand
        for slot in (1, 2, 3):
            await play(house, game, 0, Place(hand[slot], "action", slot))
        await play(house, game, 0, Ready())
        await house.settle()
    finally:
        del face.board  # type: ignore[method-assign]
    assert drawn <= 2
    assert "Eve" in texts(await table(house, game))


async def test_a_change_between_two_tellings_is_not_lost(house: House) -> None:
    """A telling that ends just now takes no new work: another one must begin."""
    game = await shown(house)
    told: list[int] = []
    caster = house.bot.table.broadcast

    async def work(number: int) -> None:
        told.append(number)

    for _ in range(50):
        before = len(told)
        caster._start("probe", game, work, 0)
        task = caster._tasks["probe", game]
        task.add_done_callback(lambda _: caster._start("probe", game, work, 0))
        while not task.done():
            await asyncio.sleep(0)
        await caster.settle()
        assert len(told) >= before + 2


async def test_long_stories_are_told_in_pieces(house: House) -> None:
    game = await shown(house)
    row = await row_of(house, game)
    async with house.bot.table.turn(game) as at:
        for number in range(60):
            await at.note(0, None, f"note-substitute|{'x' * 60}{number}")
    house.bot.table.broadcast.changed(game)
    await house.settle()
    for number in range(60):
        assert f"x{number}." in said(house, row)
    assert all(len(message["content"]) <= 2000 for message in in_thread(house, row))


async def test_names_of_players_ring_nobody(house: House) -> None:
    """What is told mentions nobody, whatever they call themselves."""
    game = await shown(house)
    async with house.bot.table.turn(game) as at:
        await at.note(0, None, "note-substitute|@everyone <@1>")
    house.bot.table.broadcast.changed(game)
    await house.settle()
    message = in_thread(house, await row_of(house, game))[-1]
    assert "everyone" in message["content"]
    assert not message["mention_everyone"]
    assert message["mentions"] == []


async def test_every_picture_has_words_beside_it(house: House) -> None:
    game = await shown(house)
    message = await table(house, game)
    galleries = [each for each in message["components"] if each["type"] == 12]
    assert galleries
    assert all(len(item["description"]) > 30 for gallery in galleries for item in gallery["items"])


async def test_a_table_whose_thread_is_gone_still_answers(house: House) -> None:
    game = await shown(house)
    await play(house, game, 0, Begin())
    row = await row_of(house, game)
    house.box.world.remove_channel(house.box.world.channels[str(row.thread)])
    async with asyncio.timeout(60):
        while (await row_of(house, game)).status != "paused":
            await asyncio.sleep(0.02)
    answer = await house.person("Ann").slash("game show", game=game)
    assert "Ann plans" in await told_privately(answer)
    assert (await loaded(house, game)).row.depth == 1
