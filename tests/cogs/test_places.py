"""Where a table can be: every kind of channel, and who may know of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.permissions import BOT, Permission
from sandbox.shapes import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, STAGE, VOICE
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, in_thread, opened, press
from tests.cogs.tables import play_to_the_end, running
from words import words

Place = dict[str, Any]


async def open_in(house: House, place: Place, name: str = "Ann") -> Any:
    return await (await house.person(name).slash("game new", place, {"game": "xia"})).answered()


async def play_in(house: House, place: Place) -> Any:
    """Opened there, joined there, started there."""
    lobby = (await open_in(house, place)).message
    assert lobby["channel_id"] == place["id"]
    for name in ("Eve", "Chidi"):
        await press(house, name, lobby, "Join")
    await press(house, "Ann", lobby, "Start")
    (row,) = await house.store.games.of_guild(int(house.box.world.guild_id), ("running", "lobby"))
    return await begun(house, row.id)


def thread_of(house: House, parent: Place, kind: int, *members: str) -> Place:
    world = house.box.world
    opener = house.person("Ann").id
    thread = world.open_thread(parent, {"name": "a thread", "type": kind}, opener)
    for name in members:
        world.join_thread(thread, house.person(name).id)
    return thread


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_in_the_chat_of_a_voice_channel_the_game_is_played_there(house: House, kind: int) -> None:
    place = house.box.world.open_place(kind, "Bridge chat")
    row = await play_in(house, place)
    assert row.thread == int(place["id"])
    assert in_thread(house, row)
    refused = await open_in(house, place, "Eve")
    assert texts(refused.message) == words("en")("place-chat-taken")


async def test_in_an_announcement_channel_it_gets_a_thread_of_that_kind(house: House) -> None:
    place = house.box.world.open_place(NEWS, "news")
    row = await play_in(house, place)
    assert house.box.world.channels[str(row.thread)]["type"] == NEWS_THREAD
    second = await open_in(house, house.box.world.channels[str(row.thread)])
    for name in ("Eve", "Chidi"):
        await press(house, name, second.message, "Join")
    await press(house, "Ann", second.message, "Start")
    beside = await begun(house, row.id + 1)
    assert beside.thread not in (row.thread, None)
    assert house.box.world.channels[str(beside.thread)]["type"] == NEWS_THREAD


async def test_a_forum_post_is_the_table(house: House) -> None:
    forum = house.box.world.open_place(FORUM, "forum")
    post = thread_of(house, forum, PUBLIC_THREAD)
    row = await play_in(house, post)
    assert (row.thread, row.channel) == (int(post["id"]), int(forum["id"]))
    refused = await open_in(house, post, "Eve")
    assert texts(refused.message) == words("en")("place-thread-taken")


async def test_in_a_thread_that_is_nobodys_the_game_stays_there(house: House) -> None:
    thread = thread_of(house, house.box.world.channel("games"), PUBLIC_THREAD)
    row = await play_in(house, thread)
    assert row.thread == int(thread["id"])


async def test_what_is_opened_in_private_stays_private(house: House) -> None:
    thread = thread_of(house, house.box.world.channel("games"), PRIVATE_THREAD, "Eve", "Chidi")
    row = await play_in(house, thread)
    assert row.thread == int(thread["id"])
    listed = await (await house.person("Дана").slash("game list")).answered()
    assert f" {row.id}" not in texts(listed.message)
    shown = await (await house.person("Дана").slash("game show", game=row.id)).answered()
    assert texts(shown.message) == words("ru")("trouble-no-game")
    second = await open_in(house, thread, "Eve")  # it would have to move out, where all can see it
    assert texts(second.message) == words("en")("place-thread-taken")
    await house.store.games.update(row.id, status="over")
    after = await play_in(house, thread)
    assert (after.id, after.thread) == (row.id + 1, int(thread["id"]))


@pytest.mark.parametrize("kind", [PRIVATE_THREAD, PUBLIC_THREAD])
@pytest.mark.parametrize("closed", [False, True])
async def test_what_was_private_stays_so_in_the_archive(house: House, kind: int, closed: bool) -> None:
    """Whether one that sleeps is private only Discord knows; where it does not tell, nobody hears of it."""
    world = house.box.world
    thread = thread_of(house, world.channel("games"), kind, "Eve", "Chidi")
    row = await play_in(house, thread)
    await house.store.games.update(row.id, status="over")
    world.change_channel(thread, {"archived": True})
    async with asyncio.timeout(60):
        while house.bot.get_channel(int(thread["id"])) is not None:
            await asyncio.sleep(0.02)
    if closed:
        world.remove_from_thread(thread, world.bot_id, by=world.bot_id)
        world.set_bot_permissions(world.guild_id, BOT & ~Permission.MANAGE_THREADS)
    eve, dana = house.person("Eve"), house.person("Дана")
    eve.channel = dana.channel = "general"
    none = [words(language)("trouble-no-game") for language in ("en", "ru")]
    hers = await (await eve.slash("game show", game=row.id)).answered()
    theirs = await (await dana.slash("game show", game=row.id)).answered()
    assert texts(hers.message) not in none
    assert (texts(theirs.message) in none) is (kind == PRIVATE_THREAD)


async def test_a_private_thread_without_me_says_how_to_invite_me(house: House) -> None:
    world = house.box.world
    world.set_bot_permissions(world.guild_id, BOT & ~Permission.MANAGE_THREADS)
    thread = thread_of(house, world.channel("games"), PRIVATE_THREAD)
    refused = await open_in(house, thread)
    assert texts(refused.message) == words("en")("place-private-thread")
    world.join_thread(thread, world.bot_id)
    assert (await open_in(house, thread)).message["flags"] & 64 == 0


# Who may know of it.


def hide(house: House, name: str, channel: str = "games") -> None:
    """The channel is there, but not for this person."""
    place = house.box.world.channel(channel)
    user = house.person(name).id
    deny = {"id": user, "type": 1, "allow": "0", "deny": str(int(Permission.VIEW_CHANNEL))}
    house.box.world.change_channel(place, {"permission_overwrites": [deny]})


@pytest.mark.parametrize("path", ["game show", "history", "replay", "export", "verify"])
async def test_a_table_of_a_channel_one_does_not_see_is_not_there(house: House, path: str) -> None:
    row = await running(house, "Ann", "Chidi", pace="practice")
    await play_to_the_end(house, row.id)
    hide(house, "Eve")
    eve = house.person("Eve")
    eve.channel = "general"
    answer = await (await eve.slash(path, game=row.id)).answered()
    assert texts(answer.message) == words("en")("trouble-no-game")
    chidi = house.person("Chidi")
    chidi.channel = "general"
    answer = await (await chidi.slash(path, game=row.id)).answered()
    assert texts(answer.message) != words("en")("trouble-no-game")


@pytest.mark.parametrize("barred", [Permission.VIEW_CHANNEL, Permission.CONNECT])
async def test_the_chat_of_a_voice_channel_is_for_those_who_may_come_in(
    house: House, barred: Permission
) -> None:
    place = house.box.world.open_place(VOICE, "Bridge chat")
    row = await play_in(house, place)
    eve, dana = house.person("Chidi"), house.person("Дана")
    deny = {"id": dana.id, "type": 1, "allow": "0", "deny": str(int(barred))}
    house.box.world.change_channel(place, {"permission_overwrites": [deny]})
    for person, sees in ((eve, True), (dana, False)):
        person.channel = "general"
        listed = await (await person.slash("game list")).answered()
        assert (f" {row.id}" in texts(listed.message)) is sees


async def test_it_is_neither_listed_nor_suggested(house: House) -> None:
    game, _ = await opened(house, "Ann", "Chidi")
    hide(house, "Eve")
    eve = house.person("Eve")
    eve.channel = "general"
    assert texts((await (await eve.slash("game list")).answered()).message) == words("en")("lobby-none")
    assert await eve.autocomplete("game show", "game", "") == []
    dana = house.person("Дана")
    assert [each["value"] for each in await dana.autocomplete("game show", "game", "")] == [game]


async def test_one_who_lost_access_does_not_block_the_start(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve", "Chidi")
    for name in ("Eve", "Chidi"):
        await press(house, name, lobby, "Ready")
    hide(house, "Eve")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, game)
    members = house.box.world.thread_members[str(row.thread)]
    assert house.person("Chidi").id in members
    assert house.person("Eve").id not in members
