"""What may be hoped of slots that nobody has planned yet: somebody will, with cards that mostly fit."""

from __future__ import annotations

from rules.space_alert.android.heard import OPEN
from rules.space_alert.components import CARDS, MAINTENANCE, phase_of
from rules.space_alert.flight import (
    ACTIVE_SQUAD,
    EMPTY,
    INTERNAL,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    SPACE,
    UPPER_WHITE,
    Flight,
    Member,
    Threat,
)

LUCKLESS = 3
"""In one turn of so many a member lacks the card that would be of use."""
SOON = 4
"""Turns ahead for which one takes one's place."""
INSIDE = HANDS = 3.0
"""An intruder or malfunction, and a member of the crew, as so much hull."""
LIFT, RED, BLUE = "^", "<", ">"


def hope(flight: Flight) -> None:
    slot = flight.turn
    for member in flight.crew:
        if member.plan[slot] == OPEN:
            unlucky = (slot + 2 * member.index) % LUCKLESS == 0
            member.plan[slot] = EMPTY if unlucky or member.knocked_out else sensible(flight, member)


def sensible(flight: Flight, member: Member) -> str:
    """What is of use here, else the way to where something is."""
    if member.station == SPACE:
        return "x"
    return here(flight, member) or way(flight, member)


def here(flight: Flight, member: Member) -> str:
    station = member.station
    for system in range(3):
        if flight.broken >> station * 3 + system & 1:
            return "abc"[system]
    if member.squad == ACTIVE_SQUAD and any(_intrudes(t, station) for t in flight.threats):
        return "x"
    turn = flight.turn + 1
    if station == UPPER_WHITE and _maintains(flight, turn):
        return "c"
    if not _planned(flight, station, "a") and _shoots(flight, station):
        return "a"
    zone = station % 3
    if station >= 3:
        room = flight.reactor_room[zone] - flight.reactor[zone]
        source = flight.fuel if station == LOWER_WHITE else flight.reactor[1]
        return "b" if room > 1 and source else ""
    struck = any(t.lane == zone and t.status == "active" for t in flight.threats)
    return "b" if struck and flight.shield[zone] == 0 and flight.reactor[zone] > 1 else ""


def _intrudes(threat: Threat, station: int) -> bool:
    return (
        threat.status == "active"
        and (station in threat.stations or station in threat.children)
        and CARDS[threat.code].kind == "intruder"
    )


def _maintains(flight: Flight, turn: int) -> bool:
    phase = phase_of(turn)
    return turn in MAINTENANCE[phase] and not flight.maintained[phase] and not flight.dead >> UPPER_WHITE & 1


def _planned(flight: Flight, station: int, face: str) -> bool:
    """Somebody else does it already."""
    slot = flight.turn
    return any(member.station == station and member.plan[slot] == face for member in flight.crew)


def _shoots(flight: Flight, station: int) -> bool:
    """There is something to hit, and something to hit it with."""
    zone = station % 3
    if station not in (LOWER_RED, LOWER_BLUE) and not flight.reactor[zone]:
        return False
    return any(
        threat.lane != INTERNAL
        and (threat.status == "active" or threat.number == flight.turn + 1)
        and (threat.lane == zone or station == LOWER_WHITE)
        for threat in flight.threats
    )


def way(flight: Flight, member: Member) -> str:
    """Towards the zone that has most to do for the fewest hands."""
    station, zone = member.station, member.station % 3
    need = needs(flight, member)
    best = max(range(3), key=lambda each: (need[each] - abs(each - zone), -each))
    if best != zone:
        return RED if best < zone else BLUE
    return LIFT if need[zone] > 0 and station >= 3 and flight.reactor[zone] else EMPTY


def needs(flight: Flight, member: Member) -> list[float]:
    """By zone: what is left of the threats there, less what the others there may do."""
    need = [0.0, 0.0, 0.0]
    for threat in flight.threats:
        coming = threat.status == "announced" and threat.number <= flight.turn + SOON
        if threat.lane != INTERNAL and (coming or threat.status == "active"):
            need[threat.lane] += threat.hull + 2 * threat.shield - threat.cubes
        elif threat.status == "active" and threat.stations:
            need[threat.stations[0] % 3] += INSIDE
    for other in flight.crew:
        if other is not member and other.station != SPACE and not other.knocked_out:
            need[other.station % 3] -= HANDS
    return need
