"""The ship's computer among people: heard, muted, on a stage, sent away, moved, and after a stall."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from discord.voice_state import ConnectionFlowState

from audio.voices import samples
from cogs.space_alert.voice import Connection
from cogs.table_settings import TableSettings as Settings
from rules.core import Event
from sandbox import permissions, shapes
from sandbox.permissions import Permission
from sandbox.voice import decode
from tests.audio.hearing import find
from tests.cogs.conftest import House, texts
from tests.cogs.playing import gathered, in_thread, loaded, press, row_of, said, table
from tests.cogs.tables import running
from words import words

EN = words("en")
CAPTION = "sa-caption-start"


def face_of(house: House) -> Any:
    return house.bot.table.faces["space_alert"]


async def until(condition: Callable[[], object], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


async def flying(house: House, place: str = "Bridge", joins: bool = True) -> int:
    """A live mission announced by voice alone; the bot has joined the crew."""
    await gathered(house, "Ann", "Eve", place=place)
    chosen = {"pace": "live", "mission": "test_run_1"}
    row = await running(house, "Ann", "Eve", settings=Settings(sound="voice"), **chosen)
    await face_of(house).started(house.bot.table, await loaded(house, row.id))
    await until(lambda: not joins or bot_state(house) is not None)
    house.bot.table.broadcast.changed(row.id)
    return row.id


def bot_state(house: House) -> dict[str, Any] | None:
    world = house.box.world
    return world.voice_states.get(world.guild_id, {}).get(world.bot_id)


async def captioned(house: House, game: int) -> bool:
    at = await loaded(house, game)
    return EN(CAPTION) in face_of(house).narrate(at, [Event(CAPTION)], EN)


async def waits(house: House, game: int, *, caption: bool) -> None:
    async with asyncio.timeout(60):
        while await captioned(house, game) is not caption:
            await asyncio.sleep(0.05)


async def shown(house: House, game: int, text: str, *, there: bool = True) -> None:
    async with asyncio.timeout(60):
        while (text in texts(await table(house, game))) is not there:
            await asyncio.sleep(0.05)


@pytest.mark.rule("SA-436")
@pytest.mark.parametrize(("trouble", "key"), [("mute", "sa-voice-muted"), ("speak", "sa-voice-speechless")])
async def test_while_nobody_hears_it_captions_go_on_and_the_table_says_why(
    house: House, trouble: str, key: str
) -> None:
    world = house.box.world
    game = await flying(house)
    await waits(house, game, caption=False)

    def trouble_is(there: bool) -> None:
        if trouble == "mute":
            world.set_member(world.guild_id, world.bot_id, {"mute": there})
        else:
            lost = Permission.SPEAK if there else 0
            world.set_bot_permissions(world.guild_id, permissions.BOT & ~lost)

    trouble_is(True)
    await waits(house, game, caption=True)
    await shown(house, game, EN(key))
    trouble_is(False)
    await waits(house, game, caption=False)
    await shown(house, game, EN(key), there=False)


def add_stage(house: House) -> None:
    world = house.box.world
    stage = shapes.place(shapes.STAGE, str(int(world.channel("Bridge")["id"]) + 7), world.guild_id, "Stage")
    world.add_channel(stage)
    world.emit_in(stage, "CHANNEL_CREATE", stage)


async def test_on_a_stage_it_steps_forward_where_it_may(house: House) -> None:
    add_stage(house)
    await flying(house, "Stage")
    await until(lambda: (state := bot_state(house)) and not state["suppress"])
    await until(lambda: house.box.voice.packets)


async def test_on_a_stage_it_asks_to_speak_where_it_may_not(house: House) -> None:
    world = house.box.world
    world.set_bot_permissions(world.guild_id, permissions.BOT & ~Permission.MUTE_MEMBERS)
    add_stage(house)
    game = await flying(house, "Stage")
    await until(lambda: (state := bot_state(house)) and state["request_to_speak_timestamp"])
    await shown(house, game, EN("sa-voice-suppressed"))
    assert await captioned(house, game)
    assert house.box.voice.packets == []
    world.set_voice(world.guild_id, world.bot_id, {"suppress": False})  # a moderator gives it the floor
    await waits(house, game, caption=False)
    await until(lambda: house.box.voice.packets)


async def test_where_it_may_not_enter_it_waits_for_the_right(house: House) -> None:
    world = house.box.world
    world.set_bot_permissions(world.guild_id, permissions.BOT & ~Permission.CONNECT)
    game = await flying(house, joins=False)
    await shown(house, game, EN("sa-voice-shut"))
    assert await captioned(house, game)
    assert not [frame for frame in house.box.gateway.received if frame["op"] == 4], (
        "it does not knock all the time"
    )
    world.set_bot_permissions(world.guild_id, permissions.BOT)
    await waits(house, game, caption=False)
    await shown(house, game, EN("sa-voice-shut"), there=False)


async def test_disconnected_by_hand_it_stays_out_and_says_so(house: House) -> None:
    world = house.box.world
    game = await flying(house)
    await waits(house, game, caption=False)
    connections = house.box.voice.connections
    await house.box.gateway.move_bot(world.guild_id, None)
    row = await row_of(house, game)
    await until(lambda: EN("sa-voice-sent-away") in said(house, row))
    await shown(house, game, EN("sa-voice-out"))
    assert await captioned(house, game)
    voice = face_of(house).voices[game]
    for _ in range(3):  # each look would have brought it back
        looked = asyncio.get_running_loop().time()
        await until(lambda since=looked: asyncio.get_running_loop().time() > since + 0.6)
    assert voice.trouble == "out"
    assert bot_state(house) is None
    assert house.box.voice.connections == connections
    assert len([m for m in in_thread(house, row) if EN("sa-voice-sent-away") in texts(m)]) == 1


async def test_sent_away_it_stays_out_over_a_restart_and_does_not_say_so_again(house: House) -> None:
    game = await flying(house)
    await waits(house, game, caption=False)
    await house.box.gateway.move_bot(house.box.world.guild_id, None)
    row = await row_of(house, game)
    await until(lambda: EN("sa-voice-sent-away") in said(house, row))
    connections = house.box.voice.connections
    await house.restart()
    await until(lambda: game in face_of(house).voices and face_of(house).voices[game].stream is not None)
    await until(lambda: "The ship's computer restarted" in said(house, row))
    await shown(house, game, EN("sa-voice-out"))
    voice = face_of(house).voices[game]
    attended = voice._attend
    looks: list[object] = []

    async def counted(stream: object) -> None:
        await attended(stream)
        looks.append(stream)

    voice._attend = counted
    await until(lambda: len(looks) > 2)  # each look would have brought it back
    assert voice.trouble == "out" and await captioned(house, game)
    assert house.box.voice.connections == connections and bot_state(house) is None
    assert len([m for m in in_thread(house, row) if EN("sa-voice-sent-away") in texts(m)]) == 1


async def test_dragged_to_another_channel_it_speaks_there(house: House) -> None:
    """Those who sit there with it are there, and are muted there."""
    world = house.box.world
    other = shapes.place(shapes.VOICE, str(int(world.channel("Bridge")["id"]) + 8), world.guild_id, "Sickbay")
    world.add_channel(other)
    world.emit_in(other, "CHANNEL_CREATE", other)
    game = await flying(house)
    await until(lambda: house.box.voice.packets)
    await gathered(house, "Ann", "Eve", place="Sickbay")
    await house.box.gateway.move_bot(world.guild_id, other["id"])
    await until(lambda: [p for p in house.box.voice.packets if p.channel_id == other["id"]])
    await waits(house, game, caption=False)
    face = face_of(house)
    await until(lambda: face.voices[game].channel.id == int(other["id"]))
    assert set(face.sound.channel_of(face.clocks[game]).voice_states) >= {int(house.person("Ann").id)}


@pytest.mark.parametrize("between", range(8))
async def test_no_change_of_a_connection_is_missed(between: int) -> None:
    """However soon after another it comes: a move would wait for it until it is given up."""
    line = Connection.__new__(Connection)
    line._state_event, line._connected = asyncio.Event(), threading.Event()
    line._state = ConnectionFlowState.set_guild_voice_state
    waiting = asyncio.create_task(line._wait_for_state(ConnectionFlowState.got_both_voice_updates))
    await turns(5)
    line.state = ConnectionFlowState.got_voice_state_update
    await turns(between)
    line.state = ConnectionFlowState.got_both_voice_updates
    await turns(20)
    assert waiting.done()
    waiting.cancel()


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def test_a_lost_line_is_taken_up_again(house: House) -> None:
    await flying(house)
    await until(lambda: house.box.voice.packets)
    await house.box.voice.drop(4006)
    await until(lambda: house.box.voice.connections == 2 and house.box.voice.speaking)
    before = len(house.box.voice.packets)
    await until(lambda: len(house.box.voice.packets) > before + 10)


async def test_the_library_gets_time_to_follow_to_another_region(house: House) -> None:
    """Whoever joins anew instead leaves the channel first, which people hear."""
    game = await flying(house)
    await waits(house, game, caption=False)
    asked = [frame for frame in house.box.gateway.received if frame["op"] == 4]
    house.box.voice.slow = 2.0
    await house.box.gateway.move_region(house.box.world.guild_id, pause=1.0)
    await until(lambda: house.box.voice.connections == 2)
    await waits(house, game, caption=False)
    before = len(house.box.voice.packets)
    await until(lambda: len(house.box.voice.packets) > before + 10)
    assert [frame for frame in house.box.gateway.received if frame["op"] == 4] == asked


async def test_a_line_lost_to_a_stall_is_said_late(house: House) -> None:
    """The clock is far ahead of what was heard: in between the first threat was announced."""
    game = await flying(house)
    await waits(house, game, caption=False)
    clock = face_of(house).clocks[game]
    clip = samples("en", "threat-blue")
    clock.row.started_at += clock.second - 26.0  # it is due at second 15 and takes 9
    clock.changed()
    house.box.voice.packets.clear()

    def announced() -> bool:
        packets = list(house.box.voice.packets)
        if len(packets) < 150:
            return False
        sound = decode(packets).mean(axis=1)
        seconds = len(sound) / 48_000
        _, sure = find(sound, clip, seconds / 2, around=seconds / 2)
        return sure > 0.5

    while not await asyncio.to_thread(announced):
        assert clock.second < 58.0, "the next threat is announced, in words that sound much the same"
        await asyncio.sleep(0.5)


async def all_hear(house: House, *names: str) -> None:
    """These people's clients open what the bot says from now on, and only theirs."""
    wanted = {house.box.voice.listener_id, *(int(house.person(name).id) for name in names)}

    def group() -> Any:
        return next((call.group for call in house.box.voice.calls.values() if call.group), None)

    await until(lambda: (now := group()) is not None and set(now.members) == wanted)
    group().heard.clear()
    await until(lambda: all(group().heard[user] > 10 for user in wanted))
    assert set(group().heard) == wanted


@pytest.mark.parametrize("hasty", [False, True])
async def test_people_join_and_leave_during_a_mission_spoken_end_to_end(house: House, hasty: bool) -> None:
    house.box.voice.dave, house.box.voice.hasty = True, hasty
    await house.person("Chidi").join_voice()
    await flying(house)
    await all_hear(house, "Ann", "Eve", "Chidi")
    await house.person("Chidi").leave_voice()
    await house.person("Дана").join_voice()
    await all_hear(house, "Ann", "Eve", "Дана")
    await house.box.voice.drop(4006)
    await house.person("Eve").leave_voice()
    await until(lambda: house.box.voice.connections == 2)
    await all_hear(house, "Ann", "Дана")
    await house.person("Eve").join_voice()
    await all_hear(house, "Ann", "Дана", "Eve")


# Communications down.


async def in_silence(house: House, *more: str) -> int:
    """A mission that will want its crew muted; all of it is in voice."""
    names = ("Ann", "Eve", *more)
    await gathered(house, *names)
    face_of(house).rate = 12
    options = {"pace": "live", "mission": "mission_5", "silence": True}
    row = await running(house, *names, settings=Settings(sound="text"), **options)
    await face_of(house).started(house.bot.table, await loaded(house, row.id))
    return row.id


@pytest.mark.rule("SA-449")
async def test_one_who_cannot_be_muted_does_not_spare_the_others(house: House) -> None:
    refused = house.box.faults.add("PATCH /guilds/*/members/*", 403, code=50013)
    game = await in_silence(house, "Chidi")
    await until(lambda: sum(house.person(name).server_muted for name in ("Ann", "Eve", "Chidi")) == 2)
    assert refused.hits == 1
    row = await row_of(house, game)
    await until(lambda: EN("sa-silence-please") in said(house, row))


@pytest.mark.rule("SA-449")
async def test_mutes_hold_up_nobody_and_say_why(house: House) -> None:
    """Discord asks to wait: meanwhile the table answers, and time goes on. The audit log of an English server
    is told in the language of the table."""
    slow = house.box.faults.add("PATCH /guilds/*/members/*", 429, 2, retry_after=6.0)
    game = await in_silence(house)
    await house.store.games.update(game, language="ru")
    table_says = words("ru")
    await until(lambda: slow.hits)
    await press(house, "Ann", await table(house, game), table_says("button-my-seat"))
    async with asyncio.timeout(60):
        while "-1: restore" not in [f"{r.seat}: {r.text}" for r in await house.store.log.read(game)]:
            assert not house.person("Ann").server_muted
            await asyncio.sleep(0.02)
    reasons: list[str] = []

    def unmuted() -> bool:
        reasons[:] = [entry["reason"] for entry in house.box.world.audit_log]
        return table_says("sa-reason-heard") in reasons and not house.person("Ann").server_muted

    await until(unmuted)
    assert set(reasons) == {table_says("sa-reason-muted"), table_says("sa-reason-heard")}


async def test_a_crew_is_muted_and_unmuted_inside_the_budget_for_members(house: House) -> None:
    house.box.limits.enabled = True
    await in_silence(house, "Chidi", "Борис", "Дана")
    names = ("Ann", "Eve", "Chidi", "Борис", "Дана")
    await until(lambda: all(house.person(name).server_muted for name in names))
    await until(lambda: not any(house.person(name).server_muted for name in names))
    assert house.box.limits.hits == 0
