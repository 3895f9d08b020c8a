"""Movement of the crew: arrows, gravolifts and heroic leaps."""

from __future__ import annotations

from rules.space_alert.flight import Flight, Member
from rules.space_alert.mishaps import delay, enter

Deed = tuple[str, int, str | None]
"""What an action came to: a word of `ActRow.did`, an amount, and the code or weapon it concerned."""

NOTHING: Deed = ("nothing", 0, None)
MOVED: Deed = ("moved", 0, None)


def move_red(flight: Flight, member: Member) -> Deed:
    if member.station % 3 == 0:
        return NOTHING
    enter(flight, member, member.station - 1)
    return MOVED


def move_blue(flight: Flight, member: Member) -> Deed:
    if member.station % 3 == 2:
        return NOTHING
    enter(flight, member, member.station + 1)
    return MOVED


def gravolift(flight: Flight, member: Member) -> Deed:
    """A damaged lift, or one already used this turn, delays the next action (SA-095 to SA-097)."""
    lift = 1 << member.station % 3
    if (flight.used_lifts | flight.slow_lifts) & lift:
        delay(member, flight.turn)
    flight.used_lifts |= lift
    enter(flight, member, (member.station + 3) % 6)
    return MOVED


def leap(flight: Flight, member: Member, station: int) -> Deed:
    """Heroic movement, straight into a station and past all lifts (SA-155 to SA-158)."""
    if member.station == station:
        return NOTHING
    enter(flight, member, station)
    return ("jumped", 0, None)
