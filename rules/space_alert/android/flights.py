"""Flights that go on from where another stands: a copy costs a tenth of what flying there again would."""

from __future__ import annotations

from copy import copy

from rules.space_alert.android.hopes import hope
from rules.space_alert.flight import Flight, Member, Threat, finished
from rules.space_alert.resolution import play_turn


def copied(flight: Flight) -> Flight:
    other = copy(flight)
    other.threats = [_threat(threat) for threat in flight.threats]
    other.crew = [_member(member) for member in flight.crew]
    other.stacks = [stack[:] for stack in flight.stacks]
    other.tiles = [tiles[:] for tiles in flight.tiles]
    other.shield, other.shield_room = flight.shield[:], flight.shield_room[:]
    other.reactor, other.reactor_room = flight.reactor[:], flight.reactor_room[:]
    other.upper_weapon, other.lower_weapon = flight.upper_weapon[:], flight.lower_weapon[:]
    other.hangars = flight.hangars[:]
    other.maintained, other.visual = flight.maintained[:], flight.visual[:]
    other.scouts, other.marauders = flight.scouts[:], flight.marauders[:]
    other.fired = flight.fired[:]
    return other


def _threat(threat: Threat) -> Threat:
    other = copy(threat)
    if threat.stations or threat.children:
        other.stations, other.children = threat.stations[:], threat.children[:]
    return other


def _member(member: Member) -> Member:
    other = copy(member)
    other.plan = member.plan[:]
    return other


def turn(flight: Flight) -> None:
    """The next turn; whoever has not planned it does what may be hoped of him."""
    if flight.turn < flight.last_turn:
        hope(flight)
    play_turn(flight)


def flown(flight: Flight) -> Flight:
    """To its end."""
    while not finished(flight):
        turn(flight)
    return flight
