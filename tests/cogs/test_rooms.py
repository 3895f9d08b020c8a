"""Private talk: one thread for each pair, for these two alone; where it cannot be it says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.permissions import BOT, Permission
from sandbox.shapes import NEWS, PRIVATE_THREAD
from tests.cogs import tables, toy
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, labels, press, table, told_privately
from words import words


def rooms(house: House) -> list[dict[str, Any]]:
    return [c for c in house.box.world.channels.values() if c["type"] == PRIVATE_THREAD]


async def seat(house: House, game: int, name: str) -> Message:
    message: Message = (await press(house, name, await table(house, game), "My seat")).message
    return message


async def talk(house: House, game: int, name: str, to: str) -> str:
    """From My seat to the room; what was answered."""
    panel = await seat(house, game, name)
    if f"Talk to {to}" in labels(panel):
        return await told_privately(await press(house, name, panel, f"Talk to {to}"))
    chosen = (await press(house, name, panel, "Talk to…")).message
    return await told_privately(await press(house, name, chosen, to))


async def test_two_players_get_one_room_which_the_others_do_not_see(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve", "Chidi")
    said = await talk(house, row.id, "Ann", "Eve")
    (room,) = rooms(house)
    assert f"<#{room['id']}>" in said
    for name in ("Ann", "Eve"):
        (welcome,) = [m for m in house.person(name).messages(room["id"]) if m["content"]]
        assert "Ann and Eve" in welcome["content"] and "never read" in welcome["content"]
    members = house.box.world.thread_members[room["id"]]
    assert house.person("Chidi").id not in members
    assert room["parent_id"] == str(row.channel)
    again = await talk(house, row.id, "Eve", "Ann")
    assert f"<#{room['id']}>" in again and len(rooms(house)) == 1, "the same room, whoever asks"
    await talk(house, row.id, "Ann", "Chidi")
    assert len(rooms(house)) == 2


async def test_a_room_outlives_a_restart_its_sleep_and_a_guest_who_left(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    await talk(house, row.id, "Ann", "Eve")
    (room,) = rooms(house)
    await house.restart()
    toy.on_the_shelf(house)
    world = house.box.world
    world.change_channel(room, {"archived": True})
    world.remove_from_thread(room, house.person("Eve").id, by=house.person("Eve").id)
    await talk(house, row.id, "Ann", "Eve")
    assert rooms(house) == [room] and not room["thread_metadata"]["archived"]
    assert house.person("Eve").id in world.thread_members[room["id"]]


async def test_a_room_that_was_locked_stays_so(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    await talk(house, row.id, "Ann", "Eve")
    (room,) = rooms(house)
    house.box.world.change_channel(room, {"archived": True, "locked": True})
    assert await talk(house, row.id, "Ann", "Eve") == words("en")("room-locked")
    state = room["thread_metadata"]
    assert (state["archived"], state["locked"]) == (True, True)
    assert rooms(house) == [room], "nor is there another"


async def test_a_deleted_room_is_opened_again(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    await talk(house, row.id, "Ann", "Eve")
    (room,) = rooms(house)
    house.box.world.remove_channel(room)
    said = await talk(house, row.id, "Ann", "Eve")
    (other,) = rooms(house)
    assert other["id"] != room["id"] and other["id"] in said


async def test_two_who_press_at_once_meet_in_one_room(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    await asyncio.gather(talk(house, row.id, "Ann", "Eve"), talk(house, row.id, "Eve", "Ann"))
    assert len(rooms(house)) == 1


async def test_a_missing_right_is_named_and_so_is_the_other_player(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    world = house.box.world
    world.set_bot_permissions(world.guild_id, BOT & ~Permission.CREATE_PRIVATE_THREADS)
    said = await talk(house, row.id, "Ann", "Eve")
    assert "Create Private Threads" in said and f"<@{house.person('Eve').id}>" in said
    assert rooms(house) == []
    world.set_bot_permissions(world.guild_id, BOT)
    await talk(house, row.id, "Ann", "Eve")
    assert len(rooms(house)) == 1


async def test_an_announcement_channel_has_no_rooms_and_says_so(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    place = house.box.world.open_place(NEWS, "news")
    await house.store.games.update(row.id, channel=int(place["id"]))
    assert "no private threads" in await talk(house, row.id, "Ann", "Eve")


async def test_somebody_who_is_gone_leaves_no_empty_room(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    world = house.box.world
    deny = {"id": house.person("Eve").id, "type": 1, "allow": "0", "deny": str(int(Permission.VIEW_CHANNEL))}
    panel = await seat(house, row.id, "Ann")
    world.channels[str(row.channel)]["permission_overwrites"] = [deny]
    said = await told_privately(await press(house, "Ann", panel, "Talk to Eve"))
    assert "cannot bring you two together" in said and rooms(house) == []


@pytest.mark.parametrize("rest", ["0", "7", "-1", "x"])
async def test_forged_doors_open_nothing(house: House, rest: str) -> None:
    row = await toy.running(house, "Ann", "Eve")
    shown = await table(house, row.id)
    for name in ("Ann", "Chidi"):
        assert await told_privately(await press(house, name, shown, f"w:talk:{row.id}:{rest}", force=True))
    assert rooms(house) == []


async def test_there_is_no_door_where_there_is_nobody_or_nothing_to_whisper(house: House) -> None:
    alone = await toy.running(house, "Ann", "android")
    assert not [label for label in labels(await seat(house, alone.id, "Ann")) if "Talk" in label]
    crew = await tables.running(house, "Ann", "Eve")
    house.bot.table.broadcast.changed(crew.id)
    await house.settle()
    assert not [label for label in labels(await seat(house, crew.id, "Ann")) if "Talk" in label]
    forged = await press(house, "Ann", await table(house, crew.id), f"w:talk:{crew.id}:1", force=True)
    assert await told_privately(forged) == words("en")("trouble-malformed")
    assert rooms(house) == []


async def test_in_russian(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    house.person("Ann").locale = "ru"
    panel = (await press(house, "Ann", await table(house, row.id), "w:seat:1:")).message
    answer = await press(house, "Ann", panel, "Поговорить: Eve")
    assert "Ваша комната" in await told_privately(answer)
    assert "Поговорить" in texts(panel)
