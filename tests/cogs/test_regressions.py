"""What hostile and clumsy users once broke, each shown by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs import clicks
from cogs.proof import fold
from cogs.space_alert.face import SpaceAlertFace
from db.engine import Unwritable
from db.games import GameRow
from db.log import standing
from db.people import Person
from db.store import Store
from rules.space_alert.options import Options
from tests.cogs import tables
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, labels, opened, press, row_of, selects, started, table
from words import words


async def eventually(happened: Callable[[], Any], seconds: float = 60) -> None:
    """Until it is so; what it returns may have to be awaited."""
    async with asyncio.timeout(seconds):
        while True:
            result = happened()
            if await result if asyncio.iscoroutine(result) else result:
                return
            await asyncio.sleep(0.02)


def face(house: House) -> Any:
    """Space Alert as this bot knows it; another start makes another."""
    return house.bot.table.faces["space_alert"]


async def begun(house: House, game: int) -> Any:
    """The row of a game, once it runs and its table stands."""

    async def stands() -> bool:
        row = await row_of(house, game)
        return row.status == "running" and row.message is not None

    await eventually(stands)
    await house.settle()
    return await row_of(house, game)


async def over(house: House, *names: str) -> Any:
    row = await tables.running(house, *names, pace="practice", mission="test_run_1")
    await tables.play_to_the_end(house, row.id)
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return await row_of(house, row.id)


async def test_again_from_the_old_thread_can_be_started(house: House) -> None:
    row = await over(house, "Ann", "Борис")
    answer = await press(house, "Ann", await table(house, row.id), "Play again")
    assert answer.message["channel_id"] == str(row.thread)
    await press(house, "Ann", answer.message, "Start")
    new = await begun(house, row.id + 1)
    assert new.thread not in (row.thread, row.channel, None)
    assert "Start" not in labels(house.box.world.message(answer.message["id"]))
    assert "Replay" in labels(await table(house, row.id)), "the finished game stays where it was"
    shown = await press(house, "Борис", await table(house, row.id), "Replay")
    assert shown.message["flags"] & 64


async def test_options_of_a_lobby_in_a_thread_show_on_it(house: House) -> None:
    row = await over(house, "Ann", "Борис")
    lobby = (await press(house, "Ann", await table(house, row.id), "Play again")).message
    first = next(each for each in buttons(lobby) if each["custom_id"].startswith("w:options:"))
    panel = (await press(house, "Ann", lobby, first["custom_id"])).message
    menu = next(each for each in selects(panel) if each["custom_id"].endswith(".pace"))
    await (await house.person("Ann").choose(panel, menu["custom_id"], "post")).answered()
    assert "by post" not in texts(lobby).lower()
    async with asyncio.timeout(60):
        while "by post" not in texts(house.box.world.message(lobby["id"])).lower():
            await asyncio.sleep(0.02)


async def test_after_a_lesson_its_crew_is_androids(house: House) -> None:
    asked = await (await house.person("Ann").slash("learn", game="space_alert")).answered()
    assert asked.message is not None
    (row,) = await house.store.games.running()
    await house.store.games.update(row.id, status="over")
    house.bot.table.broadcast.changed(row.id)
    answer = await press(house, "Ann", await table(house, row.id), "Play again")
    assert "<@None>" not in texts(answer.message)
    assert all(seat.android != (seat.user is not None) for seat in (await row_of(house, row.id + 1)).seats)


async def test_whom_an_android_stood_in_for_sits_down_himself_next_time(house: House) -> None:
    row = await over(house, "Ann", "Борис")
    row.seats[1].android = True
    await house.store.games.sit(row.id, row.seats)
    await press(house, "Ann", await table(house, row.id), "Play again")
    assert [seat.android for seat in (await row_of(house, row.id + 1)).seats] == [False, False]


async def test_seats_of_a_game_that_has_ended_stay_as_they_were(house: House) -> None:
    row = await over(house, "Ann", "Борис")
    for command in ("game substitute", "game android", "game pause"):
        made = await (await house.person("Ann").slash(command, channel=str(row.thread))).answered()
        assert texts(made.message) == words("en")("trouble-status-over")
    assert (await row_of(house, row.id)).seats == row.seats


async def test_a_post_of_a_seat_that_left_does_not_spoil_the_proof(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Борис", "Chidi", "Дана", "Eve")
    row = await row_of(house, game)
    chosen = Options(pace="practice", mission="test_run_1", captain=4)
    await house.store.games.update(game, options=msgspec.json.encode(chosen).decode())
    await press(house, "Eve", lobby, "Leave")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, game)
    line = standing(await house.store.log.read(game))
    assert fold(face(house).rules, row, line) == row.state


async def test_a_deleted_lobby_can_be_started_from_a_copy(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Борис")
    copy = (await (await house.person("Ann").slash("game show", game=game)).answered()).message
    await press(house, "Борис", lobby, "Ready")
    house.box.world.delete(house.box.world.message(lobby["id"]))
    await press(house, "Ann", copy, "Start")
    await begun(house, game)
    assert "Start" not in labels(house.box.world.message(copy["id"]))


async def test_one_deleted_thread_does_not_stop_the_others_from_resuming(house: House) -> None:
    first = await started(house, "Ann", "Борис", pace="live")
    second = await started(house, "Chidi", "Дана", pace="live")
    await eventually(lambda: {first.id, second.id} <= face(house).clocks.keys())
    house.box.world.remove_channel(house.box.world.channels[str(first.thread)])
    await house.restart()
    await eventually(lambda: second.id in face(house).clocks)


@pytest.mark.rule("SA-426")
async def test_the_warning_before_the_clock_goes_on_survives_a_restart(house: House) -> None:
    row = await started(house, "Ann", "Борис", pace="live", pauses="True")
    await eventually(lambda: row.id in face(house).clocks)
    async with house.bot.table.turn(row.id) as loaded:
        loaded.state.paused = loaded.state.resuming = True
        await loaded.note(0, None, "note-paused")
    await house.restart()

    async def runs() -> bool:
        return not (await house.bot.table.load(row.id)).state.paused

    await eventually(runs, 15)


async def test_back_in_voice_after_the_silence_one_is_heard(house: House) -> None:
    """The mission goes on, but its silence was over while this player was away."""
    row = await started(house, "Ann", "Борис", pace="live", silence="True")
    boris = house.person("Борис")
    guild = house.box.world.guild_id
    await house.store.people.keep_mutes(int(guild), row.id, [int(boris.id)])
    house.box.world.set_member(guild, boris.id, {"mute": True})
    await eventually(lambda: row.id in face(house).clocks)
    await boris.join_voice("Bridge")
    await eventually(lambda: not boris.server_muted)


async def test_two_missions_do_not_fight_for_the_voice(house: House) -> None:
    for name in ("Ann", "Chidi"):
        await house.person(name).join_voice("Bridge")
    first = await started(house, "Ann", "Борис", pace="live")
    second = await started(house, "Chidi", "Дана", pace="live")
    await eventually(lambda: {first.id, second.id} <= face(house).clocks.keys())
    assert first.id in face(house).voices
    assert second.id not in face(house).voices


async def at_the_resolution(house: House) -> GameRow:
    """A mission that shows itself, planned to its end by silence."""
    row = await tables.running(
        house, "Ann", "Борис", settings=tables.Settings(show="fast"), pace="practice", mission="test_run_1"
    )
    async with house.bot.table.turn(row.id) as loaded:
        while loaded.state.stage != "resolution":
            seat = next(s for s in (0, 1) if loaded.rules.default(loaded.state, s) is not None)
            await loaded.play(seat, loaded.rules.default(loaded.state, seat))
    return row


async def test_a_show_that_was_paused_goes_on_by_itself(house: House) -> None:
    face(house).rate = 100.0
    row = await at_the_resolution(house)
    thread = str(row.thread)
    await (await house.person("Ann").slash("game pause", channel=thread)).answered()
    await asyncio.sleep(0.2)
    await (await house.person("Ann").slash("game pause", channel=thread)).answered()

    async def shown() -> bool:
        return (await house.bot.table.load(row.id)).state.stage != "resolution"

    await eventually(shown, 15)


async def test_a_show_goes_on_after_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the minute's look has come by in the middle of it."""
    monkeypatch.setattr(SpaceAlertFace, "rate", 0.001)
    row = await at_the_resolution(house)
    async with house.bot.table.turn(row.id) as loaded:
        await loaded.face.moved(house.bot.table, loaded, [])
    await house.settle()
    await house.bot.get_cog("Reminders").look()  # type: ignore[union-attr]
    monkeypatch.setattr(SpaceAlertFace, "rate", 100.0)
    await house.restart()

    async def shown() -> bool:
        return (await house.bot.table.load(row.id)).state.stage != "resolution"

    await eventually(shown, 15)


async def test_an_answer_that_comes_with_the_deferral_is_not_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow to answer by exactly as much as the patience lasts: the deferral is on its way already."""
    _, lobby = await opened(house, "Ann")
    monkeypatch.setattr(clicks, "SOON", 0.05)
    house.box.faults.latency = 0.1
    person = house.bot.store.people.person

    async def slow(user: int) -> Any:
        await asyncio.sleep(0.1)
        return await person(user)

    monkeypatch.setattr(house.bot.store.people, "person", slow)

    async def joined() -> bool:
        (row,) = await house.store.games.of_guild(made_in(house), ("lobby",))
        return "Борис" in [seat.name for seat in row.seats]

    await house.person("Борис").click(lobby, "Join")
    await eventually(joined)
    made = await (await house.person("Борис").click(lobby, "Join")).done()
    await eventually(lambda: any(texts(message) for message in made.followups))


def made_in(house: House) -> int:
    return int(house.box.world.guild_id)


async def test_a_slow_table_opens_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clicks, "SOON", 0.05)
    create = house.bot.store.games.create

    async def slow(**fields: Any) -> Any:
        await asyncio.sleep(0.3)
        return await create(**fields)

    monkeypatch.setattr(house.bot.store.games, "create", slow)
    asked = await (await house.person("Ann").slash("game new", game="space_alert")).done()
    await eventually(lambda: asked.followups)
    (row,) = await house.store.games.of_guild(made_in(house), ("lobby",))
    async with asyncio.timeout(60):
        while row.message is None:
            row = await row_of(house, row.id)
    assert str(row.message) == asked.followups[0]["id"]
    assert asked.followups[0]["id"] not in house.box.world.audience


async def test_trouble_of_discord_is_named(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Борис")
    await press(house, "Борис", lobby, "Ready")
    house.box.faults.add("POST /channels/*/messages/*/threads", 403, times=1, code=50013)
    made = await press(house, "Ann", lobby, "Start")
    await made.answered()
    assert "permission" in texts(made.followups[-1])
    assert (await row_of(house, game)).status == "lobby"


async def test_a_clean_stop_lets_answers_end(house: House, caplog: pytest.LogCaptureFixture) -> None:
    _, lobby = await opened(house, "Ann")
    keep, keeping = house.bot.store.games.keep_lobby, asyncio.Event()

    async def slow(row: Any) -> None:
        keeping.set()
        await asyncio.sleep(0.4)
        await keep(row)

    house.bot.store.games.keep_lobby = slow  # type: ignore[method-assign]
    made = await house.person("Борис").click(lobby, "Join")
    await asyncio.wait_for(keeping.wait(), 60)
    await house.restart()
    assert made.kind is not None
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_stopped_writer_refuses_and_a_bad_value_harms_no_other(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")
    with pytest.raises(UnicodeEncodeError):
        await store.people.keep_person(Person(1, language="\ud800"))
    await store.people.keep_person(Person(1, language="ru"))
    assert (await store.people.person(1)).language == "ru"
    await store.close()
    with pytest.raises(Unwritable):
        async with asyncio.timeout(60):
            await store.people.keep_person(Person(2))
