"""The clocks of a table: turn, answer and reaction, by post and live, and what is done for the silent."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Any

import pytest

from cogs import shelf, table_settings, timers
from cogs.hours import awake, end
from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from db.people import Person, Ping
from tests.cogs import parley
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    Message,
    in_thread,
    labels,
    loaded,
    log_of,
    pings,
    press,
    row_of,
    said,
    told_privately,
)
from words import words

HOUR = 3600.0
DAY = 24 * HOUR
NOON = datetime(2027, 3, 1, 12, tzinfo=UTC).timestamp()
ANN = Person(1)
SLEEPER = Person(1, quiet_from=22, quiet_to=8)


# How long a clock runs.


@pytest.mark.parametrize(
    ("start", "hours", "ends"), [(0, 6, 6), (0, 10, 10), (0, 12, 22), (9, 6, 25), (12, 1, 21), (20, 3, 23)]
)
def test_short_clocks_skip_the_quiet_hours(start: float, hours: float, ends: float) -> None:
    assert awake(SLEEPER, NOON + start * HOUR, hours * HOUR) == NOON + ends * HOUR
    assert end(NOON + start * HOUR, hours * HOUR, SLEEPER, live=False) == NOON + ends * HOUR


def test_quiet_hours_of_a_zone_that_is_half_an_hour_off() -> None:
    kolkata = Person(1, quiet_from=22, quiet_to=8, zone="Asia/Kolkata")
    assert awake(kolkata, NOON, 6 * HOUR) == NOON + 16 * HOUR, "22:00 there is 16:30 UTC, 8:00 is 2:30"


def test_a_day_or_more_has_its_nights() -> None:
    assert end(NOON, 2 * DAY, SLEEPER, live=False) == NOON + 2 * DAY


def test_days_of_vacation_do_not_count() -> None:
    away = Person(1, vacation_until=NOON + 5 * DAY)
    assert end(NOON, 2 * DAY, away, live=False) == NOON + 7 * DAY
    assert end(NOON, HOUR, Person(1, vacation_until=NOON - DAY), live=False) == NOON + HOUR


def test_at_the_table_seconds_are_seconds() -> None:
    asleep = Person(1, quiet_from=0, quiet_to=23, vacation_until=NOON + 5 * DAY)
    assert end(NOON, 20, asleep, live=True) == NOON + 20


# At the table.


async def look(house: House, hours: float) -> None:
    await timers_of(house).look(time.time() + hours * HOUR)
    await house.settle()


def timers_of(house: House) -> timers.Timers:
    found = house.bot.get_cog("Timers")
    assert isinstance(found, timers.Timers)
    return found


async def called(house: House, game: int, seat: int) -> Ping:
    (ping,) = [ping for ping in await house.store.people.pings(game) if ping.seat == seat]
    return ping


async def until(house: House, game: int, length: int) -> list[str]:
    """The log, when it has so many rows."""
    async with asyncio.timeout(60):
        while len(log := await log_of(house, game)) < length:
            await asyncio.sleep(0.02)
    return log


async def test_a_late_answer_is_given_and_said(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes")
    await look(house, 11.9)
    assert len(await log_of(house, row.id)) == 2
    await look(house, 12.1)
    assert (await loaded(house, row.id)).state.votes == [1]
    assert words("en")("note-answer-late", who="Chidi") in said(house, row)


async def test_a_quick_word_that_did_not_come_needs_no_telling(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call pace=reaction", "0: vote yes")
    await look(house, 6.1)
    assert await log_of(house, row.id) == ["0: call pace=reaction", "0: vote yes", "1: vote no", "2: vote no"]


async def test_live_clocks_count_seconds_and_the_call_says_so(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi", live=True)
    await parley.play(house, row.id, "0: call pace=reaction", "0: vote yes")
    eve = await called(house, row.id, 1)
    assert eve.due is not None and 19 < eve.due - eve.at < 21
    (message,) = pings(house, row)
    assert f"Time is up <t:{int(eve.due)}:R>" in texts(message)
    await look(house, 15 / HOUR)
    assert len(await log_of(house, row.id)) == 2
    await look(house, 21 / HOUR)
    assert (await loaded(house, row.id)).state.votes == [1]


@pytest.mark.parametrize(("others", "runs"), [(("Eve", "android"), True), (("android", "android"), False)])
async def test_who_sits_at_the_table_alone_has_no_clock(
    house: House, others: tuple[str, ...], runs: bool
) -> None:
    """Androids are not kept waiting; a second person is."""
    row = await parley.running(house, "Ann", *others, live=True)
    await parley.play(house, row.id, "0: call pace=reaction")
    ann = await called(house, row.id, 0)
    assert (ann.due is not None) is runs
    await look(house, 1)
    assert ("0: vote no" in await log_of(house, row.id)) is runs


async def test_where_nobody_can_be_told_no_clock_makes_a_move(house: House) -> None:
    """The table's place is closed to us: whoever is silent there may not even know of the question."""
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes")
    await house.bot.table.broadcast.leave_alone(row.id)
    await look(house, 12.1)
    assert len(await log_of(house, row.id)) == 2
    await house.bot.table.broadcast.welcome(row.id)
    await look(house, 13)
    assert len(await log_of(house, row.id)) > 2


async def test_no_clock_no_move(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi", settings=Settings(answer="0"))
    await parley.play(house, row.id, "0: call", "0: vote yes")
    assert (await called(house, row.id, 1)).due is None
    await look(house, 5000)
    assert len(await log_of(house, row.id)) == 2


async def test_each_question_has_its_own_clock(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi", settings=Settings(deadline="48"))
    await parley.play(house, row.id, "0: pass", "2: offer 1")
    await look(house, 13)
    assert (await log_of(house, row.id))[-1] == "1: reply no", "the offer is refused, the turn is not over"
    await look(house, 47)
    assert (await loaded(house, row.id)).state.turn == 1
    await look(house, 48.1)
    assert (await log_of(house, row.id))[-2:] == ["1: note-deadline", "1: pass"]


async def test_nobody_sleeps_through_an_answer(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    hour = datetime.fromtimestamp(time.time(), UTC).hour
    asleep = Person(int(house.person("Eve").id), quiet_from=hour, quiet_to=(hour + 10) % 24)
    await house.store.people.keep_person(asleep)
    await parley.play(house, row.id, "0: call", "0: vote yes", "2: vote yes")
    await look(house, 20)
    assert len(await log_of(house, row.id)) == 3
    await look(house, 22.1)
    assert (await loaded(house, row.id)).state.votes == [2]


async def test_a_vacation_taken_after_the_question_puts_it_off(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes", "2: vote yes")
    eve = int(house.person("Eve").id)
    await house.store.people.keep_person(Person(eve, vacation_until=time.time() + 100 * HOUR))
    await look(house, 13)
    assert len(await log_of(house, row.id)) == 3
    await look(house, 111)
    assert len(await log_of(house, row.id)) == 3
    await look(house, 112.1)
    assert (await loaded(house, row.id)).state.votes == [2]


async def test_a_pause_stops_the_clocks(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes")
    await (await house.person("Ann").slash("game pause", str(row.thread))).done()
    await look(house, 500)
    assert len(await log_of(house, row.id)) == 3
    await (await house.person("Ann").slash("game pause", str(row.thread))).done()
    await house.settle()
    await look(house, 12.1)
    assert (await loaded(house, row.id)).state.votes == [1]


async def test_who_was_moved_for_is_called_to_the_next_question(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes", "2: vote yes")
    await look(house, 12.1)
    assert (await loaded(house, row.id)).state.turn == 1
    (message,) = pings(house, row)
    assert f"<@{house.person('Eve').id}>" in texts(message) and "Roll" in texts(message)


async def test_the_clock_runs_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    second: Any = lambda settings, pace, live: 1  # noqa: E731
    monkeypatch.setattr(table_settings, "seconds", second)
    monkeypatch.setattr(timers, "GRACE", 0.0)
    await house.restart()
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    log = await until(house, row.id, 4)
    assert log[:4] == ["0: note-deadline", "0: pass", "1: note-deadline", "1: pass"]


async def test_what_ran_out_while_nobody_was_there_has_some_grace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes", "2: vote yes")
    ping = await called(house, row.id, 1)
    ping.at -= 20 * HOUR
    ping.due = (ping.due or 0) - 20 * HOUR
    await house.store.people.keep_ping(ping)
    monkeypatch.setattr(timers, "GRACE", 2.0)
    real = shelf.faces
    monkeypatch.setattr(shelf, "faces", lambda: {**real(), "parley": parley.ParleyFace()})
    stopped = time.time()
    await house.restart()
    log = await until(house, row.id, 5)
    assert log[-2:] == ["1: note-answer-late", "1: vote no"]
    last = (await house.store.log.read(row.id, after=3))[-1]
    assert last.at - stopped >= 2.0


async def test_a_game_that_knows_no_default_waits_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi", settings=Settings(deadline="24"))
    nothing: Any = lambda self, state, seat: None  # noqa: E731
    monkeypatch.setattr(parley.Parley, "default", nothing)
    await look(house, 25)
    assert await log_of(house, row.id) == []
    assert (await called(house, row.id, 0)).due is None, "and is not looked at for ever"


async def missing_turns(house: House) -> tuple[GameRow, Message]:
    """Eve lets two turns pass; the question to the others."""
    row = await parley.running(house, "Ann", "Eve", "Chidi", settings=Settings(deadline="24"))
    for turn in range(2):
        await parley.play(house, row.id, "0: pass")
        assert not [m for m in in_thread(house, row) if "Agree" in labels(m)], turn
        await look(house, 25)
        assert (await log_of(house, row.id))[-1] == "1: pass"
        if turn == 0:
            await parley.play(house, row.id, "2: pass")
    (question,) = [message for message in in_thread(house, row) if "Agree" in labels(message)]
    return row, question


async def test_for_who_misses_two_turns_an_android_can_play(house: House) -> None:
    row, question = await missing_turns(house)
    assert words("en")("stand-in-question", who="Eve") in texts(question)
    assert "not for you" in await told_privately(await press(house, "Eve", question, "Agree"))
    await press(house, "Ann", question, "Agree")
    assert not (await row_of(house, row.id)).seats[1].android, "Chidi has not agreed yet"
    await press(house, "Chidi", question, "Agree")
    assert (await row_of(house, row.id)).seats[1].android
    await parley.play(house, row.id, "2: pass", "0: pass")
    assert (await log_of(house, row.id))[-1] == "1: pass", "at once"


async def test_who_is_back_keeps_the_seat(house: House) -> None:
    row, question = await missing_turns(house)
    await press(house, "Ann", question, "Agree")
    await parley.play(house, row.id, "2: pass", "0: pass", "1: pass")
    answer = await press(house, "Chidi", question, "Agree")
    assert "back at the table" in await told_privately(answer)
    assert not (await row_of(house, row.id)).seats[1].android
    forged = await press(house, "Chidi", question, f"w:stand_in:{row.id}:9.note-deadline", force=True)
    assert await told_privately(forged)


async def test_trouble_with_one_table_stops_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(deadline="24")
    one, two = [await parley.running(house, "Ann", "Eve", "Chidi", settings=settings) for _ in range(2)]
    await house.store.games.update(one.id, content="other cards")
    await look(house, 25)
    assert await log_of(house, two.id) == ["0: note-deadline", "0: pass"]
    await house.store.games.update(one.id, content="")
    await look(house, 26)
    assert (await row_of(house, one.id)).depth == 1
