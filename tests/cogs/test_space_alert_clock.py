"""The mission clock: every announcement at its second, through restarts and pauses; and silence."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.space_alert import clock as mission_clock
from cogs.space_alert.silence import Errands
from cogs.table_settings import TableSettings as Settings
from db.engine import Unwritable
from db.log import Record
from db.store import Store
from rules import work
from rules.core import Action, Event, notation
from rules.space_alert.actions import Absent
from rules.space_alert.missions import MISSIONS, timeline
from sandbox.permissions import Permission
from sandbox.world import created_at
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    gathered,
    in_thread,
    labels,
    loaded,
    log_of,
    press,
    row_of,
    said,
    selects,
    table,
    told_privately,
)
from tests.cogs.tables import running
from words import words

RATE = 40.0
WARNING = 10


class Wall:
    """The time by which the mission clock goes: it passes while the clock sleeps, and by just as much."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = time.time()
        monkeypatch.setattr(mission_clock, "time", SimpleNamespace(time=lambda: self.now))
        sleeping = {**vars(asyncio), "wait_for": self.wait_for}
        monkeypatch.setattr(mission_clock, "asyncio", SimpleNamespace(**sleeping))

    async def wait_for(self, awaited: Coroutine[Any, Any, Any], seconds: float | None) -> Any:
        if seconds is None:
            return await awaited
        waiting = asyncio.ensure_future(awaited)
        await asyncio.sleep(0)
        if not waiting.done():
            waiting.cancel()
            self.now += seconds
            raise TimeoutError
        return waiting.result()


def face_of(house: House) -> Any:
    """The face of the bot that runs now: a restart makes another."""
    return house.bot.table.faces["space_alert"]


async def launched(house: House, *names: str, rate: float = RATE, **options: Any) -> int:
    """A live mission, text only, from its countdown on. Words are read before, as `bot.furnished` does it."""
    words("en").read()
    face_of(house).rate = rate
    row = await running(house, *names, settings=Settings(sound="text"), **{"pace": "live", **options})
    at = await loaded(house, row.id)
    await face_of(house).started(house.bot.table, at)
    house.bot.table.broadcast.changed(row.id)
    return row.id


async def until(condition: Callable[[], Awaitable[object]], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.01)


async def ticked(house: House, game: int, text: str, seconds: float = 120) -> None:
    async def there() -> bool:
        return f"-1: {text}" in await log_of(house, game)

    await until(there, seconds)


async def announced(house: House, game: int) -> tuple[list[tuple[float, Action]], list[Record]]:
    """To the end of the plans: the mission's timeline, of which the log has just that."""
    await ticked(house, game, "lock 2")
    records = [record for record in await house.store.log.read(game) if record.seat == -1]
    state = (await loaded(house, game)).state
    line = [*timeline(state.mission, len(state.crew), state.solo)]
    assert [record.text for record in records] == [notation.write(action) for _, action in line]
    return line, records


@pytest.mark.rule("SA-429")
async def test_every_announcement_comes_at_its_second(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    wall, played, begun = Wall(monkeypatch), house.bot.table.clock, list[tuple[float, Action]]()

    async def noted(game: int, action: Action) -> list[Event]:
        begun.append((wall.now, action))
        return await played(game, action)

    monkeypatch.setattr(house.bot.table, "clock", noted)
    game = await launched(house, "Ann", "Eve", mission="test_run_1", rate=1.0)
    clock = face_of(house).clocks[game]
    line, _ = await announced(house, game)
    assert [action for _, action in begun] == [action for _, action in line]
    assert [at for at, _ in begun] == pytest.approx([clock.wall(second) for second, _ in line], abs=1e-3)
    assert (await loaded(house, game)).state.stage == "resolution"


@pytest.mark.rule("SA-429")
async def test_nothing_is_announced_before_its_second(house: House) -> None:
    """By the clock on the wall."""
    game = await launched(house, "Ann", "Eve", mission="test_run_1", rate=160)
    clock = face_of(house).clocks[game]
    line, records = await announced(house, game)
    early = [clock.wall(second) - record.at for record, (second, _) in zip(records, line, strict=True)]
    assert max(early) <= 0.001


async def test_androids_plan_together_a_round_at_a_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two rounds others come: nobody's click waits for more than one move of each android."""
    rounds: list[int] = []
    follow = work.followed

    def counted(*args: Any) -> bytes:
        answer = follow(*args)
        rounds.append(len(work.read_followed(answer)[0]))
        return answer

    monkeypatch.setattr(work, "followed", counted)
    game = await launched(house, "Ann", "android", "android", "android", mission="test_run_1", rate=20)
    await ticked(house, game, "begin")

    async def laid() -> bool:
        return any(line.split()[1] == "lay" for line in await log_of(house, game))

    await until(laid)
    await ticked(house, game, "lock 2", 120)
    assert max(rounds) <= 3 and sum(rounds) > 3
    clock = [record.text for record in await house.store.log.read(game) if record.seat == -1]
    at = await loaded(house, game)
    line = timeline(at.state.mission, 4, solo=False)
    assert clock == [notation.write(action) for _, action in line]
    assert sum(slot.card is not None for member in at.state.crew for slot in member.slots) > 3


@pytest.mark.rule("SA-436")
async def test_what_is_announced_is_written_too(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="test_run_2")
    await ticked(house, game, "begin")
    row = await row_of(house, game)
    async with asyncio.timeout(60):
        while words("en")("sa-caption-start") not in said(house, row):
            await asyncio.sleep(0.02)
        while "End of phase 1: <t:" not in texts(await table(house, game)):
            await asyncio.sleep(0.02)


@pytest.mark.rule("SA-436")
async def test_a_voice_that_fails_leaves_the_captions(house: House) -> None:
    row = await running(house, "Ann", "Eve", settings=Settings(sound="voice"), pace="live")
    at, face = await loaded(house, row.id), face_of(house)
    caption = words("en")("sa-caption-start")

    def captioned() -> bool:
        return caption in face.narrate(at, [Event("sa-caption-start")], words("en"))

    assert captioned(), "nobody is in a voice channel"
    for speaking in (True, False):
        face.voices[row.id] = SimpleNamespace(speaking=speaking)
        assert captioned() is not speaking
    del face.voices[row.id]


async def test_before_the_launch_the_table_counts_down(house: House) -> None:
    game = await launched(house, "Ann", "Eve", rate=1.0)
    assert "Launch <t:" in texts(await table(house, game))
    assert await log_of(house, game) == []


@pytest.mark.rule("SA-412")
async def test_a_click_counts_by_the_moment_it_was_made(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_1")
    await ticked(house, game, "begin")
    panel = (await press(house, "Ann", await table(house, game), "My seat")).message
    menu = next(each for each in selects(panel) if ":sa_place:" in each["custom_id"])
    clock = face_of(house).clocks[game]
    made = clock.wall(3.0)
    choice = await house.person("Ann").choose(panel, menu["custom_id"], menu["options"][0]["value"], at=made)
    await choice.done()
    (move,) = [line for line in await log_of(house, game) if line.startswith("0: place")]
    at = float(move.split("at=")[1])
    assert at == pytest.approx(3.0, abs=0.1)


@pytest.mark.rule("SA-425")
async def test_a_restart_goes_on_at_the_right_second_and_says_so(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_8")
    await ticked(house, game, "begin")
    await asyncio.sleep(0.4)
    clock = face_of(house).clocks[game]
    await house.stop()
    stopped = clock.second
    before = [line for line in await log_of_file(house, game) if line.startswith("-1")]
    await asyncio.sleep(1)
    back = time.time()
    await house.start()
    row = await row_of(house, game)

    async def told() -> bool:
        return "computer restarted" in said(house, row)

    await until(told)
    clock = face_of(house).clocks[game]
    second = float(said(house, row).split("at second ")[1].split(",")[0])
    logged = (await loaded(house, game)).state.second
    assert logged <= second <= stopped, "not the second that the wall clock would have reached"
    flown = max(0.0, (time.time() - back) * RATE - WARNING)
    assert clock.second <= second + 1 + flown, "it waits until the warning is over"
    await ticked(house, game, "announce 2")
    after = [line for line in await log_of(house, game) if line.startswith("-1")]
    assert after[: len(before)] == before
    assert len(set(after)) == len(after), "nothing is announced twice"


@pytest.mark.rule("SA-425")
@pytest.mark.parametrize("refused", [False, True], ids=["late", "never"])
async def test_a_warning_that_comes_late_takes_nothing_from_its_ten_seconds(
    house: House, refused: bool
) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_8")
    await ticked(house, game, "begin")
    await house.settle()
    await house.stop()
    held = 4 * WARNING / RATE
    sent = "POST /channels/*/messages"
    fault = house.box.faults.add(sent, 403 if refused else 429, 1, code=50013 * refused, retry_after=held)
    began = time.time()
    await house.start()

    async def goes() -> bool:
        return game in face_of(house).clocks and not face_of(house).clocks[game].stands

    await until(goes)
    assert fault.hits == 1
    row, clock = await row_of(house, game), face_of(house).clocks[game]
    posted = [created_at(m["id"]) for m in in_thread(house, row) if "computer restarted" in texts(m)]
    assert bool(posted) is not refused
    assert clock.wall(clock.floor) >= max([*posted, began]) + WARNING / RATE
    await ticked(house, game, "announce 2")


async def test_a_mission_launched_while_games_are_picked_up_has_one_clock(house: House) -> None:
    """A bot that has just started looks for games that were running; this one began meanwhile."""
    face, desk = face_of(house), house.bot.table
    face.rate = RATE
    row = await running(
        house, "Ann", "Eve", settings=Settings(sound="text"), pace="live", mission="mission_8"
    )
    starting = asyncio.create_task(face.started(desk, await loaded(house, row.id)))
    while await house.store.people.clock(row.id) is None:
        await asyncio.sleep(0)
    await face.resumed(desk, row)
    await starting
    kept, clock = await house.store.people.clock(row.id), face.clocks[row.id]
    assert kept is not None and kept.started_at == clock.row.started_at
    await face.resumed(desk, row)
    await house.settle()
    assert face.clocks[row.id] is clock
    assert "computer restarted" not in said(house, row)
    clocks = [task for task in asyncio.all_tasks() if task.get_name() == f"mission clock {row.id}"]
    assert len(clocks) == 1


async def test_one_statement_is_the_beat_of_all_missions(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.store.people
    beat, seen = people.beat, []

    async def counted(games: Sequence[int], now: float) -> None:
        seen.append(set(games))
        await beat(games, now)

    monkeypatch.setattr(people, "beat", counted)
    one, other = [await launched(house, *names, rate=1.0) for names in (("Ann", "Eve"), ("Chidi", "Дана"))]
    begun = {clock.game: clock.beat_at for clock in await people.clocks()}

    async def alive() -> bool:
        return all(clock.beat_at > begun[clock.game] for clock in await people.clocks())

    await until(alive)
    assert {one, other} in seen
    await face_of(house).clocks[one].hold()
    seen.clear()

    async def beaten() -> bool:
        return len(seen) > 1

    await until(beaten)
    assert seen[-1] == {other}, "a clock that is held stays where it was"


async def test_a_tick_that_cannot_be_kept_comes_a_little_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, failed = house.store.log.append, []

    async def full(*args: Any, **facts: Any) -> None:
        if not failed:
            failed.append(True)
            raise Unwritable("disk full")
        await append(*args, **facts)

    monkeypatch.setattr(house.store.log, "append", full)
    game = await launched(house, "Ann", "Eve", mission="mission_8")
    await ticked(house, game, "begin")
    assert failed


async def log_of_file(house: House, game: int) -> list[str]:
    """The log as another process would read it while the bot is down."""
    store = await Store.open(house.address)
    try:
        return [f"{record.seat}: {record.text}" for record in await store.log.read(game)]
    finally:
        await store.close()


@pytest.mark.rule("SA-426")
async def test_a_pause_by_agreement_stops_the_clock(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_1", pauses=True)
    await ticked(house, game, "begin")
    row = await row_of(house, game)
    first = await house.person("Eve").slash("game pause", row.thread)
    assert "captain" in await told_privately(first)
    assert not (await loaded(house, game)).state.paused
    await (await house.person("Ann").slash("game pause", row.thread)).done()

    async def paused() -> bool:
        return bool((await loaded(house, game)).state.paused)

    await until(paused)
    clock = face_of(house).clocks[game]
    stands, log = clock.second, await log_of(house, game)
    await asyncio.sleep(0.5)
    assert clock.second == stands
    assert await log_of(house, game) == log
    assert "is stopped" in texts(await table(house, game))
    released = time.time()
    await (await house.person("Eve").slash("game pause", row.thread)).done()
    await ticked(house, game, "resume")
    assert clock.second - stands <= (time.time() - released) * RATE, "none of the pause is flown"

    async def goes_on() -> bool:
        return bool(clock.second > stands)

    await until(goes_on)


@pytest.mark.rule("SA-424")
async def test_while_the_clock_runs_only_an_absent_players_seat_is_given_away(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_1")
    await ticked(house, game, "begin")
    row, eve = await row_of(house, game), house.person("Eve")

    async def asked() -> str:
        return await told_privately(
            await house.person("Ann").slash("game substitute", row.thread, player=eve.id)
        )

    assert "SA-424" in await asked()
    assert not (await row_of(house, game)).seats[1].offered
    await house.bot.table.clock(game, Absent(1))
    assert "SA-424" not in await asked()
    assert (await row_of(house, game)).seats[1].offered, "Ann is all the others"


async def test_without_the_option_there_is_no_pause(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_1")
    await ticked(house, game, "begin")
    row = await row_of(house, game)
    answer = await house.person("Ann").slash("game pause", row.thread)
    assert "SA-426" in await told_privately(answer)


@pytest.mark.rule("SA-427")
async def test_the_round_ends_early_when_all_agree(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    played = house.bot.table.clock

    async def stopping(number: int, action: Action) -> list[Event]:
        happened = await played(number, action)
        if notation.write(action) == "lock 2":
            face_of(house).clocks[number].row.started_at += 3600  # all the time in the world
        return happened

    monkeypatch.setattr(house.bot.table, "clock", stopping)
    game = await launched(house, "Ann", "Eve", mission="mission_3", rate=60)
    await ticked(house, game, "lock 2")
    for name in ("Ann", "Eve"):

        async def offered() -> bool:
            return "End the round" in labels(await table(house, game))

        await until(offered)
        await press(house, name, await table(house, game), "End the round")
    assert "-1: over 3" not in await log_of(house, game)
    assert (await loaded(house, game)).state.stage == "resolution"

    async def stopped() -> bool:
        return game not in face_of(house).clocks and await house.store.people.clock(game) is None

    await until(stopped)


async def test_an_abandoned_mission_falls_silent(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_1")
    await ticked(house, game, "begin")
    row = await row_of(house, game)
    sure = await (await house.person("Ann").slash("game abandon", row.thread)).answered()
    gone = await press(house, "Ann", sure.message, labels(sure.message)[0])
    await told_privately(gone)
    assert game not in face_of(house).clocks
    log = await log_of(house, game)
    await asyncio.sleep(0.5)
    assert await log_of(house, game) == log


# Communications down.


async def crew_in_voice(house: House, **options: Any) -> int:
    await gathered(house, "Ann", "Eve", "Chidi")
    return await launched(
        house, "Ann", "Eve", **{"mission": "mission_5", "silence": True, "rate": 12, **options}
    )


def muted(house: House) -> list[str]:
    return [name for name in ("Ann", "Eve", "Chidi") if house.person(name).server_muted]


async def all_muted(house: House) -> bool:
    return muted(house) == ["Ann", "Eve"]


async def nobody_is_muted(house: House) -> bool:
    """Neither on the server nor on the list of those to be unmuted."""
    return muted(house) == [] and await house.store.people.muted() == []


@pytest.mark.rule("SA-449")
async def test_silence_mutes_the_crew_and_nobody_else_and_unmutes_it(house: House) -> None:
    game = await crew_in_voice(house)
    await until(lambda: all_muted(house))
    assert not house.person("Chidi").server_muted
    await ticked(house, game, "restore")
    await until(lambda: nobody_is_muted(house))


async def test_whom_somebody_else_has_muted_stays_so(house: House) -> None:
    world = house.box.world
    await gathered(house, "Ann", "Eve", "Chidi")
    world.set_member(world.guild_id, house.person("Eve").id, {"mute": True})
    game = await launched(house, "Ann", "Eve", mission="mission_5", silence=True, rate=12)
    await until(lambda: all_muted(house))
    await ticked(house, game, "restore")

    async def ann_is_heard() -> bool:
        return not house.person("Ann").server_muted

    await until(ann_is_heard)
    await house.settle()
    assert muted(house) == ["Eve"]


async def test_errands_of_one_game_are_done_one_after_the_other() -> None:
    """Nobody is muted after the silence because that took longer."""
    errands, done, answered = Errands(), list[str](), asyncio.Event()

    async def slow() -> None:
        await answered.wait()
        done.append("muted")

    async def quick(what: str) -> None:
        done.append(what)

    errands.soon(1, slow())
    errands.soon(1, quick("heard"))
    errands.soon(2, quick("another game"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == ["another game"]
    answered.set()

    async def both() -> bool:
        return len(done) == 3

    await until(both)
    assert done == ["another game", "muted", "heard"]


@pytest.mark.rule("SA-449")
async def test_nobody_stays_muted_after_a_crash(house: House) -> None:
    game = await crew_in_voice(house)
    await until(lambda: all_muted(house))
    await house.stop()
    assert await all_muted(house), "going down unmutes nobody, as in a crash"
    await house.start()
    await ticked(house, game, "restore")
    await until(lambda: nobody_is_muted(house))


async def test_nobody_stays_muted_by_a_game_that_is_no_more(house: House) -> None:
    game = await crew_in_voice(house)
    await until(lambda: all_muted(house))
    await house.store.games.update(game, status="abandoned")
    await house.stop()
    assert await all_muted(house), "going down unmutes nobody, as in a crash"
    await house.start()
    await until(lambda: nobody_is_muted(house))


async def test_who_left_muted_is_heard_when_he_comes_back(house: House) -> None:
    game = await crew_in_voice(house)
    await until(lambda: all_muted(house))
    eve = house.person("Eve")
    await eve.leave_voice()
    await ticked(house, game, "restore")

    async def ann_heard() -> bool:
        return not house.person("Ann").server_muted

    await until(ann_heard)
    await eve.join_voice()
    await until(lambda: nobody_is_muted(house))


async def test_abandoned_in_silence_all_are_heard(house: House) -> None:
    game = await crew_in_voice(house)
    await until(lambda: all_muted(house))
    row = await row_of(house, game)
    sure = await (await house.person("Ann").slash("game abandon", row.thread)).answered()
    await press(house, "Ann", sure.message, labels(sure.message)[0])
    await until(lambda: nobody_is_muted(house))


@pytest.mark.rule("SA-449")
async def test_without_the_option_nobody_is_muted(house: House) -> None:
    game = await crew_in_voice(house, silence=False)
    await ticked(house, game, "restore")
    assert muted(house) == []
    assert await house.store.people.muted() == []


@pytest.mark.rule("SA-449")
async def test_without_the_right_the_crew_is_asked_instead(house: House) -> None:
    world = house.box.world
    role = next(role for role in world.guilds[world.guild_id]["roles"] if role["managed"])
    world.set_bot_permissions(world.guild_id, int(role["permissions"]) & ~Permission.MUTE_MEMBERS)
    game = await crew_in_voice(house)
    await ticked(house, game, "restore")
    assert muted(house) == []
    row = await row_of(house, game)
    assert words("en")("sa-silence-please") in said(house, row)


def test_the_missions_used_here_are_as_they_were() -> None:
    """Seconds in these tests depend on them."""
    first = next(event for event in MISSIONS["mission_5"].events if event.event == "communications_down")
    assert (first.at, first.until) == (10, 15)
