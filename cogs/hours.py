"""When a person can be expected to answer: their zone, quiet hours and vacations, and the table's clocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from cogs import table_settings
from cogs.table_settings import HOUR
from db.people import Person, on_vacation
from rules.core import Prompt

if TYPE_CHECKING:
    from cogs.loaded import Loaded

DAY = 24 * HOUR


def zone_of(person: Person) -> tzinfo:
    try:
        return ZoneInfo(person.zone)
    except (KeyError, OSError, ValueError):  # unknown, or this machine has no time zones
        return UTC


def quiet(person: Person, now: float) -> bool:
    """Whether it is a quiet hour where this person lives; 22 to 8 goes over midnight."""
    start, end = person.quiet_from, person.quiet_to
    if start is None or end is None or start == end:
        return False
    hour = datetime.fromtimestamp(now, zone_of(person)).hour
    return start <= hour < end if start < end else hour >= start or hour < end


def reachable(person: Person, moment: float) -> float:
    """From then on, when this person is first neither on vacation nor in quiet hours."""
    if on_vacation(person, moment):
        moment = person.vacation_until or moment
    while quiet(person, moment):
        moment += _left(person, moment)
    return moment


def _left(person: Person, now: float) -> float:
    """Seconds of the hour that it is where this person lives."""
    local = datetime.fromtimestamp(now, zone_of(person))
    return (local.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1) - local).total_seconds()


def awake(person: Person, start: float, seconds: float) -> float:
    """When so many seconds have passed since then, without this person's quiet hours."""
    now = start
    while seconds > 0:
        left = _left(person, now)
        spent = 0.0 if quiet(person, now) else min(left, seconds)
        if spent == seconds:
            return now + spent
        seconds -= spent
        now += left
    return now


def ends(loaded: Loaded, asked: Iterable[tuple[Prompt, float]], person: Person) -> Iterator[float]:
    """When the clocks of these questions run out, by when each was asked; without those that have none. Who
    sits at the table alone keeps nobody waiting."""
    settings, live = table_settings.of(loaded.row), loaded.face.live(loaded.row)
    if live and sum(seat.user is not None for seat in loaded.row.seats) == 1:
        return
    for prompt, since in asked:
        seconds = table_settings.seconds(settings, prompt.pace, live)
        if seconds:
            yield end(since, seconds, person, live)


def end(since: float, seconds: float, person: Person, live: bool) -> float:
    """By post days of vacation do not count, nor do quiet hours where less than a day is given. Who sits at
    the table is awake."""
    if live:
        return since + seconds
    start = max(since, person.vacation_until or since)
    return awake(person, start, seconds) if seconds < DAY else start + seconds
