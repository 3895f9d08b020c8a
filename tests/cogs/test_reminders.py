"""Who is reminded when, what is done for the silent, and threads that stay open."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import pauses, reminders
from cogs.pauses import Pause
from cogs.reminders import due, next_look, overdue, quiet
from cogs.space_alert.deadlines import Open
from cogs.table import Table
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from db.log import Record
from db.people import Person, Ping
from rules.space_alert import actions as moves
from sandbox.components import walk
from tests.cogs import tables
from tests.cogs.conftest import House, texts
from tests.cogs.playing import table

HOUR = 3600.0
ASKED = datetime(2027, 3, 1, 12, tzinfo=UTC).timestamp()
PING = Ping(1, 0, "s", None, None, ASKED)
ANN = Person(1)
DAILY = Settings(nudge="24")


def at(hour: int, zone_shift: int = 0) -> float:
    return datetime(2027, 3, 2, hour, 30, tzinfo=UTC).timestamp() - zone_shift * HOUR


# Pure decisions.


@pytest.mark.parametrize(("hours", "what"), [(0, False), (23.9, False), (24, True), (500, True)])
def test_a_nudge_after_the_chosen_time(hours: float, what: bool) -> None:
    assert due(PING, ANN, DAILY, ASKED + hours * HOUR) is what


def test_a_nudge_comes_once() -> None:
    nudged = Ping(1, 0, "s", 5, 6, ASKED, nudged_at=ASKED + 24 * HOUR)
    assert not due(nudged, ANN, DAILY, ASKED + 90 * HOUR)


def test_no_nudge_where_the_table_wants_none() -> None:
    assert not due(PING, ANN, Settings(nudge="0"), ASKED + 900 * HOUR)


def test_the_table_chooses_the_time() -> None:
    assert due(PING, ANN, Settings(nudge="4"), ASKED + 4 * HOUR)
    assert not due(PING, ANN, Settings(nudge="48"), ASKED + 47 * HOUR)


def test_a_reminder_comes_before_the_clock_has_run_out() -> None:
    twelve = Ping(1, 0, "s", None, None, ASKED, due=ASKED + 12 * HOUR)
    assert not due(twelve, ANN, DAILY, ASKED + 8.9 * HOUR)
    assert due(twelve, ANN, DAILY, ASKED + 9 * HOUR)
    assert not due(twelve, ANN, Settings(nudge="0"), ASKED + 11 * HOUR)
    four_days = Ping(1, 0, "s", None, None, ASKED, due=ASKED + 96 * HOUR)
    assert due(four_days, ANN, DAILY, ASKED + 24 * HOUR)
    seconds = Ping(1, 0, "s", None, None, ASKED, due=ASKED + 60)
    assert not due(seconds, ANN, DAILY, ASKED + 59), "who sits at the table sees it"


@pytest.mark.parametrize(
    ("start", "end", "hour", "silent"),
    [
        (22, 8, 23, True),
        (22, 8, 0, True),
        (22, 8, 7, True),
        (22, 8, 8, False),
        (22, 8, 21, False),
        (9, 17, 12, True),
        (9, 17, 17, False),
        (9, 17, 8, False),
        (8, 8, 8, False),
        (None, None, 3, False),
    ],
)
def test_quiet_hours_over_midnight_and_by_day(
    start: int | None, end: int | None, hour: int, silent: bool
) -> None:
    assert quiet(Person(1, quiet_from=start, quiet_to=end), at(hour)) is silent


def test_quiet_hours_are_those_of_ones_own_zone() -> None:
    moscow = Person(1, quiet_from=22, quiet_to=8, zone="Europe/Moscow")
    assert quiet(moscow, at(23, zone_shift=3))
    assert not quiet(moscow, at(12, zone_shift=3))
    assert not quiet(moscow, at(18)) and quiet(moscow, at(20)), "18:30 and 20:30 UTC are 21:30 and 23:30"
    assert quiet(Person(1, quiet_from=22, quiet_to=8, zone="Mars/Olympus"), at(23)), "an unknown zone is UTC"


def test_a_nudge_waits_for_the_end_of_the_quiet_hours() -> None:
    night_owl = Person(1, quiet_from=10, quiet_to=20)
    assert not due(PING, night_owl, DAILY, at(19))
    assert due(PING, night_owl, DAILY, at(20))


def test_on_vacation_nothing_is_due_and_the_days_do_not_count() -> None:
    back = ASKED + 100 * HOUR
    away = Person(1, vacation_until=back)
    assert not due(PING, away, DAILY, back - 1)
    assert not due(PING, away, DAILY, back + 23 * HOUR)
    assert due(PING, away, DAILY, back + 24 * HOUR)


def test_a_vacation_before_the_question_does_not_matter() -> None:
    assert due(PING, Person(1, vacation_until=ASKED - HOUR), DAILY, ASKED + 24 * HOUR)


def test_snoozed_until() -> None:
    ping = Ping(1, 0, "s", 5, 6, ASKED, ASKED + 24 * HOUR, snoozed_until=ASKED + 32 * HOUR)
    assert not due(ping, ANN, DAILY, ASKED + 31 * HOUR)
    assert due(ping, ANN, DAILY, ASKED + 32 * HOUR)
    ping.nudged_at = ASKED + 32 * HOUR
    assert not due(ping, ANN, DAILY, ASKED + 99 * HOUR)


def test_a_reminder_of_the_game_goes_out_once() -> None:
    moment = ASKED + 36 * HOUR
    assert not overdue(PING, ANN, moment, moment - 1)
    assert overdue(PING, ANN, moment, moment)
    sent = Ping(1, 0, "s", 5, 6, ASKED, nudged_at=moment + 60)
    assert not overdue(sent, ANN, moment, moment + HOUR)
    assert overdue(sent, ANN, moment + 11 * HOUR, moment + 11 * HOUR), "the next moment counts anew"
    assert not overdue(Ping(1, 0, "s", 5, 6, moment + 1), ANN, moment, moment + HOUR), "has moved since"
    assert not overdue(PING, Person(1, vacation_until=moment + HOUR), moment, moment)
    assert not overdue(PING, Person(1, quiet_from=0, quiet_to=23), moment, moment)


BACK = ASKED + 100 * HOUR
CASES: dict[str, tuple[Ping, Person, Settings, float | None]] = {
    "plain": (PING, ANN, DAILY, None),
    "never": (PING, ANN, Settings(nudge="0"), None),
    "nudged": (Ping(1, 0, "s", 5, 6, ASKED, nudged_at=ASKED + HOUR), ANN, DAILY, None),
    "a clock runs out before": (Ping(1, 0, "s", None, None, ASKED, due=ASKED + 12 * HOUR), ANN, DAILY, None),
    "snoozed": (Ping(1, 0, "s", 5, 6, ASKED, snoozed_until=ASKED + 32 * HOUR), ANN, DAILY, None),
    "snoozed and nudged": (
        Ping(1, 0, "s", 5, 6, ASKED, nudged_at=ASKED + 33 * HOUR, snoozed_until=ASKED + 32 * HOUR),
        ANN,
        DAILY,
        None,
    ),
    "quiet": (PING, Person(1, quiet_from=10, quiet_to=20), DAILY, None),
    "quiet over midnight": (PING, Person(1, quiet_from=11, quiet_to=8, zone="Asia/Kolkata"), DAILY, None),
    "vacation": (PING, Person(1, vacation_until=BACK), DAILY, None),
    "vacation, then quiet": (PING, Person(1, quiet_from=3, quiet_to=2, vacation_until=BACK), DAILY, None),
    "the game's": (PING, ANN, Settings(nudge="0"), ASKED + 36 * HOUR),
    "the game's, quiet": (
        PING,
        Person(1, quiet_from=0, quiet_to=20),
        Settings(nudge="0"),
        ASKED + 36 * HOUR,
    ),
    "the game's, snoozed": (
        Ping(1, 0, "s", 5, 6, ASKED, snoozed_until=ASKED + 40 * HOUR),
        Person(1, quiet_from=3, quiet_to=5),
        Settings(nudge="0"),
        ASKED + 36 * HOUR,
    ),
    "the game's, done": (
        Ping(1, 0, "s", 5, 6, ASKED, nudged_at=ASKED + 37 * HOUR),
        ANN,
        Settings(nudge="0"),
        ASKED + 36 * HOUR,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_who_looks_only_when_there_may_be_something_misses_nothing(case: str) -> None:
    """As if somebody had looked every minute."""
    ping, person, settings, scheduled = CASES[case]

    def come(now: float) -> float | None:
        return scheduled if scheduled is not None and scheduled <= now else None

    def silent(now: float) -> bool:
        moment = come(now)
        late = moment is not None and overdue(ping, person, moment, now)
        return late or due(ping, person, settings, now)

    minutes = (ASKED + 60 * minute for minute in range(300 * 60))
    expected = next((now for now in minutes if silent(now)), None)
    now: float | None = ASKED
    looks = 0
    while now is not None and not silent(now):
        looks += 1
        again = next_look(ping, person, settings, come(now), now)
        coming = scheduled if scheduled is not None and scheduled > now else None
        now = min((each for each in (again, coming) if each is not None), default=None)
    assert (now is None) == (expected is None)
    assert now is None or expected is None or expected - 60 < now <= expected
    assert looks <= 4


# By post.

PHASE = Open(1, ASKED, 48, None)


@pytest.mark.rule("SA-462")
@pytest.mark.parametrize(("hours", "since"), [(35, None), (36, 36), (46, 36), (47, 47), (47.9, 47)])
def test_reminders_at_a_quarter_and_at_an_hour(hours: float, since: float | None) -> None:
    expected = None if since is None else ASKED + since * HOUR
    assert PHASE.reminder(ASKED + hours * HOUR) == expected


@pytest.mark.rule("SA-460")
def test_a_phase_ends_at_its_deadline() -> None:
    assert PHASE.due(ASKED + 48 * HOUR - 1) is None
    assert PHASE.due(ASKED + 48 * HOUR) == "phase"


def test_a_window_ends_before_its_phase() -> None:
    window = Open(1, ASKED, 48, ASKED + 12 * HOUR)
    assert window.due(ASKED + 11 * HOUR) is None
    assert window.due(ASKED + 12 * HOUR) == "window"
    assert window.due(ASKED + 48 * HOUR) == "phase"


# At the table.


async def waiting(house: House, *names: str, settings: Settings | None = None, **options: Any) -> GameRow:
    """A game by post in its first phase, everybody asked."""
    row = await tables.running(house, *names, settings=settings, **options)
    await tables.play(house, row.id, 0, moves.Begin())
    await house.settle()
    return row


async def look(house: House, hours: float) -> None:
    """What the minute's look finds so many hours from now."""
    await house.bot.get_cog("Timers").look(time.time() + hours * HOUR)  # type: ignore[union-attr]
    await house.settle()
    await house.bot.get_cog("Reminders").look(time.time() + hours * HOUR)  # type: ignore[union-attr]
    await house.settle()


def mentions(house: House, row: GameRow, name: str) -> list[dict[str, Any]]:
    person = house.person(name)
    return [m for m in person.messages(str(row.thread)) if f"<@{person.id}>" in texts(m)]


async def test_the_look_is_scheduled_anew_at_every_start(house: House) -> None:
    for _ in range(2):
        (job,) = [each for each in house.bot.scheduler.get_jobs() if each.id == "reminders"]
        assert job.id == "reminders" and job.misfire_grace_time is None
        assert job.trigger.interval.total_seconds() == reminders.EVERY
        await house.restart()


async def test_a_silent_player_is_nudged_once_with_the_answers_at_hand(house: House) -> None:
    row = await waiting(house, "Ann", "Eve")
    (asked,) = mentions(house, row, "Eve")
    await look(house, 23)
    assert mentions(house, row, "Eve") == [asked]
    await look(house, 25)
    (nudge,) = mentions(house, row, "Eve")
    assert nudge["id"] != asked["id"], "in place of the overlooked one"
    assert "the table is waiting" in texts(nudge) and "My seat" in texts(nudge)
    await house.restart()
    await look(house, 26)
    assert mentions(house, row, "Eve") == [nudge]


async def test_who_has_answered_is_left_alone(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", phase_hours=96)
    await tables.play(house, row.id, 1, moves.Ready())
    await house.settle()
    await look(house, 30)
    assert mentions(house, row, "Eve") == []
    assert "is waiting" in texts(mentions(house, row, "Ann")[-1])


async def test_later_means_later(house: House) -> None:
    row = await waiting(house, "Ann", "Eve")
    eve, guest = house.person("Eve"), house.person("Chidi")
    (asked,) = mentions(house, row, "Eve")
    refused = await (await guest.click(asked, "Remind me later")).answered()
    assert "not for you" in texts(refused.message)
    noted = await (await eve.click(asked, "Remind me later")).answered()
    assert "remind you again" in texts(noted.message)
    await look(house, 7)
    assert mentions(house, row, "Eve") == [asked]
    await look(house, 9)
    assert mentions(house, row, "Eve")[0]["id"] != asked["id"]


async def test_putting_off_what_is_done(house: House) -> None:
    row = await waiting(house, "Ann", "Eve")
    (asked,) = mentions(house, row, "Eve")
    await house.store.people.drop_ping(row.id, 1)
    answer = await (await house.person("Eve").click(asked, "Remind me later")).answered()
    assert "nothing to postpone" in texts(answer.message)


async def test_the_usual_move_is_made_for_the_very_silent_and_said(house: House) -> None:
    settings = Settings(nudge="0", deadline="24")
    row = await waiting(house, "Ann", "Eve", settings=settings, phase_hours=96, window_hours=24)
    await tables.play(house, row.id, 0, moves.Ready())
    await house.settle()
    await look(house, 23)
    assert (await tables.again(house, row.id)).number == 2
    await look(house, 25)
    log = await house.store.log.read(row.id)
    assert [(record.kind, record.seat, record.text) for record in log[2:4]] == [
        ("note", 1, "note-deadline"),
        ("play", 1, "ready"),
    ]
    said = "\n".join(texts(m) for m in house.person("Ann").messages(str(row.thread)))
    assert "Eve ran out of time" in said


async def test_a_paused_game_waits_for_nobody(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(deadline="24"))
    await house.store.games.update(row.id, status="paused")
    await look(house, 500)
    assert (await tables.again(house, row.id)).number == 1


async def paused(house: House, row: GameRow, after: float, hours: float, monkeypatch: Any) -> None:
    """So many hours after the beginning the table stands still, for so many hours."""
    begun = time.time()
    for when in (after, after + hours):
        for module in ("loaded", "seats", "pings"):
            clock = SimpleNamespace(time=lambda when=when: begun + when * HOUR)
            monkeypatch.setattr(f"cogs.{module}.time", clock)
        await (await house.person("Ann").slash("game pause", channel=str(row.thread))).answered()
        await house.settle()


def test_pauses_stand_in_the_log() -> None:
    notes = {10: "note-paused", 15: "note-offered", 30: "note-resumed", 50: "note-paused"}
    log = [Record(1, 1, "note", 0, 0, None, text, [], False, None, at) for at, text in notes.items()]
    assert pauses.of(log[:1]) == (Pause(10),)
    assert pauses.of(log) == (Pause(10, 30), Pause(50))
    assert pauses.of(log[:3]) == (Pause(10, 30),)


@pytest.mark.parametrize(
    ("start", "seconds", "end"), [(0, 9, 9), (0, 20, 40), (0, 25, 65), (12, 5, 35), (31, 5, 36), (60, 5, 67)]
)
def test_a_pause_does_not_count(start: float, seconds: float, end: float) -> None:
    assert pauses.later(start, seconds, (Pause(10, 30), Pause(42, 62))) == end


@pytest.mark.rule("SA-460", "SA-462")
async def test_a_pause_moves_the_end_of_the_phase_and_its_reminders(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="0"))
    await look(house, 37)
    (asked,) = mentions(house, row, "Eve")
    assert "the table is waiting" in texts(asked)
    await paused(house, row, 40, 100, monkeypatch)
    await look(house, 140.1)
    (called,) = mentions(house, row, "Eve")
    assert "the table is waiting" not in texts(called), "called again, reminded of nothing"
    assert (await house.bot.table.load(row.id)).state.phase == 1
    await look(house, 147.1)
    (reminded,) = mentions(house, row, "Eve")
    assert reminded["id"] != called["id"], "an hour is left"
    await look(house, 148.1)
    assert (await house.bot.table.load(row.id)).state.phase == 2


async def test_a_pause_gives_the_rest_of_the_time_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A day was given; twenty hours had passed before the pause, so four are left."""
    settings = Settings(nudge="0", deadline="24")
    row = await waiting(house, "Ann", "Eve", settings=settings, phase_hours=96, window_hours=24)
    await tables.play(house, row.id, 0, moves.Ready())
    await paused(house, row, 20, 100, monkeypatch)
    assert len(mentions(house, row, "Eve")) == 1, "called again"
    number = (await tables.again(house, row.id)).number
    await look(house, 123)
    assert (await tables.again(house, row.id)).number == number
    await look(house, 124.1)
    log = await house.store.log.read(row.id, after=number)
    assert [(record.kind, record.seat, record.text) for record in log[:2]] == [
        ("note", 1, "note-deadline"),
        ("play", 1, "ready"),
    ]


async def test_nobody_is_called_in_a_pause(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="24", deadline="48"))
    await (await house.person("Ann").slash("game pause", channel=str(row.thread))).answered()
    await house.settle()
    await look(house, 500)
    assert mentions(house, row, "Eve") == []
    assert "ends <t:" not in texts(await table(house, row.id)), "no deadline runs"


@pytest.mark.rule("SA-460")
async def test_by_post_a_phase_ends_when_its_time_is_up(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="0"), window_hours=24)
    await look(house, 47)
    assert (await house.bot.table.load(row.id)).state.phase == 1
    await look(house, 48.1)
    assert (await house.bot.table.load(row.id)).state.phase == 2


@pytest.mark.rule("SA-463")
async def test_a_phase_that_was_prolonged_ends_later(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="0"))
    eve = house.person("Eve")
    board = next(m for m in eve.messages(str(row.thread)) if "Extend this phase" in texts(m))
    await (await eve.click(board, "Extend this phase")).done()
    await look(house, 71)
    assert (await house.bot.table.load(row.id)).state.phase == 1
    again = await (await eve.click(board, "Extend this phase")).answered()
    assert "SA-463" in texts(again.message)
    await look(house, 72.1)
    assert (await house.bot.table.load(row.id)).state.phase == 2


@pytest.mark.rule("SA-463")
async def test_the_captain_prolongs_once_by_each_button_he_is_shown(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="0"))
    captain = (await house.bot.table.load(row.id)).state.posts.captain
    person = house.person(("Ann", "Eve")[captain])
    board = next(m for m in person.messages(str(row.thread)) if "Extend this phase" in texts(m))
    button = next(c["custom_id"] for c in walk(board["components"]) if "sa_prolong" in c.get("custom_id", ""))
    await (await person.click(board, button)).done()
    await house.settle()
    await (await person.click(board, button, force=True)).done()
    await house.settle()
    assert (await house.bot.table.load(row.id)).state.prolonged == [captain]
    await (await person.click(board, "Extend this phase")).done()
    assert (await house.bot.table.load(row.id)).state.prolonged == [captain, captain]


@pytest.mark.rule("SA-462")
async def test_by_post_only_those_who_are_not_ready_are_reminded(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="0"))
    await tables.play(house, row.id, 0, moves.Ready())
    await house.settle()
    before = mentions(house, row, "Eve")
    await look(house, 35)
    assert mentions(house, row, "Eve") == before
    await look(house, 37)
    reminded = mentions(house, row, "Eve")
    assert reminded != before and "is waiting" in texts(reminded[-1])
    assert mentions(house, row, "Ann") == []
    await look(house, 38)
    assert mentions(house, row, "Eve") == reminded
    await look(house, 47.5)
    assert mentions(house, row, "Eve") != reminded


async def test_a_deadline_is_kept_over_a_restart(house: House) -> None:
    row = await waiting(house, "Ann", "Eve", settings=Settings(nudge="0"))
    await house.restart()
    await look(house, 48.1)
    assert (await house.bot.table.load(row.id)).state.phase == 2


# What a look reads, and what a start loads.


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that were taken from the store."""
    found: list[int] = []
    load = Table.load

    async def counted(table: Table, game: int, *of: Any) -> Any:
        found.append(game)
        return await load(table, game, *of)

    monkeypatch.setattr(Table, "load", counted)
    return found


async def test_a_look_reads_only_the_tables_that_are_due(house: House, loads: list[int]) -> None:
    rows = [await waiting(house, "Ann", "Eve"), await waiting(house, "Ann", "Eve")]
    await look(house, 0)
    assert await house.store.games.due(time.time()) == [], "nobody has been silent for long enough"
    loads.clear()
    await look(house, 0)
    assert loads == []
    await tables.play(house, rows[1].id, 0, moves.Ready())
    await house.settle()
    assert [row.id for row in await house.store.games.due(time.time())] == [rows[1].id]
    await look(house, 0)
    await look(house, 25)
    assert all("the table is waiting" in texts(mentions(house, row, "Eve")[-1]) for row in rows)


@pytest.mark.parametrize("settings", [{"vacation_until": time.time() + 300 * HOUR}, {"quiet": True}])
async def test_who_is_back_sooner_is_reminded_sooner(house: House, settings: dict[str, Any]) -> None:
    row = await waiting(house, "Ann", "Eve")
    eve = int(house.person("Eve").id)
    hour = datetime.now(UTC).hour
    away = Person(eve, quiet_from=(hour - 2) % 24, quiet_to=(hour + 20) % 24)
    if "quiet" not in settings:
        away = Person(eve, **settings)
    await house.store.people.keep_person(away)
    (asked,) = mentions(house, row, "Eve")
    for _ in range(3):  # a window ends, Ann is reminded: something happens
        await look(house, 26)
    assert mentions(house, row, "Eve") == [asked]
    assert await house.store.games.due(time.time() + 26 * HOUR) == []
    await house.store.people.keep_person(Person(eve))
    await look(house, 26)
    assert "the table is waiting" in texts(mentions(house, row, "Eve")[-1])


async def test_a_start_loads_no_game_that_waits_for_a_player(house: House, loads: list[int]) -> None:
    """What its table says is made when somebody looks: also until when the phase lasts."""
    quiet_one, due_one = await waiting(house, "Ann", "Eve"), await waiting(house, "Ann", "Eve")
    await look(house, 0)
    await tables.play(house, due_one.id, 0, moves.Ready())
    await house.settle()
    loads.clear()
    await house.restart()
    await house.bot.picked_up.wait()
    await house.settle()
    assert set(loads) == {due_one.id}
    board = await table(house, quiet_one.id)
    shown = await (await house.person("Eve").click(board, "My seat")).answered()
    assert "End of phase 1: <t:" in texts(shown.message)


# Threads.


async def archived(house: House, row: GameRow) -> bool:
    return bool(house.box.world.channel(str(row.thread))["thread_metadata"]["archived"])


async def close(house: House, row: GameRow) -> None:
    thread = await house.bot.fetch_channel(row.thread or 0)
    await thread.edit(archived=True)  # type: ignore[union-attr]


async def opened(house: House, row: GameRow) -> None:
    async with asyncio.timeout(60):
        while await archived(house, row):
            await asyncio.sleep(0.02)


async def stays_closed(house: House, row: GameRow) -> bool:
    await house.settle()
    await asyncio.sleep(0.5)
    return await archived(house, row)


async def test_the_thread_of_a_running_game_is_opened_again(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await close(house, row)
    await opened(house, row)


async def test_the_thread_of_a_finished_game_may_sleep(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await house.store.games.update(row.id, status="over")
    await close(house, row)
    assert await stays_closed(house, row)


async def test_a_thread_that_fell_asleep_while_the_bot_was_away(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await house.store.games.update(row.id, status="over")
    await close(house, row)
    await house.store.games.update(row.id, status="running", message=1, shown=0)
    await house.restart()
    await opened(house, row)
