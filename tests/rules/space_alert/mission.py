"""Short ways to fly a mission: plans as strings, threats as "E1-07 5 red", tracks as "1234"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.space_alert.components import STATION_NAMES, TILES, ZONE_NAMES
from rules.space_alert.flight import Flight, Threat, finished, launch
from rules.space_alert.resolution import play_turn
from rules.space_alert.view import ActRow, HitRow, ThreatRow, TurnReport

HARMLESS = ("structural", "gravolift", "lower_weapon", "upper_weapon", "reactor", "shield")
"""The default order of every stack: what changes least comes first."""


def ready(
    *plans: str,
    threats: Sequence[str] = (),
    tracks: str = "1234",
    draw: Mapping[str, Sequence[str]] | None = None,
    carried: Mapping[str, Sequence[str]] | None = None,
    computer: bool = False,
    leaves_out: Sequence[str] = (),
    **more: Any,
) -> Flight:
    """A mission about to be resolved. Computer checks are left out unless asked for."""
    stacks: dict[str, list[str]] = {}
    for zone in ZONE_NAMES:
        first = [*(draw or {}).get(zone, ())]
        kept = (carried or {}).get(zone, ())
        stacks[zone] = first + [tile for tile in HARMLESS if tile not in first and tile not in kept]
        assert len(stacks[zone]) + len(kept) == len(TILES)
    return launch(
        tracks=dict(zip((*ZONE_NAMES, "internal"), map(int, tracks), strict=True)),
        threats=[_threat(*threat.split()) for threat in threats],
        plans=plans,
        damage_draw=stacks,
        carried=carried,
        leaves_out=leaves_out if computer else (*leaves_out, "computer_check"),
        **more,
    )


def _threat(code: str, number: str, zone: str | None = None) -> tuple[str, int, str | None]:
    return code, int(number), zone


def fly(*plans: str, turns: int | None = None, **mission: Any) -> Flight:
    """The mission after so many turns, or at its end."""
    flight = ready(*plans, **mission)
    while not finished(flight) and (turns is None or flight.turn < turns):
        assert flight.turn <= flight.last_turn, "the final step is the last"
        play_turn(flight)
    return flight


def reports(*plans: str, turns: int | None = None, **mission: Any) -> list[TurnReport]:
    """The reports of all turns; the flight is flown the same way."""
    flight = ready(*plans, **mission)
    rows = []
    while not finished(flight) and (turns is None or flight.turn < turns):
        assert flight.turn <= flight.last_turn, "the final step is the last"
        report = play_turn(flight, report=True)
        assert report is not None
        rows.append(report)
    return rows


def acts(*plans: str, member: int = 0, **mission: Any) -> list[ActRow]:
    """What one member did in each turn."""
    rows = [row for report in reports(*plans, **mission) for row in report.acts]
    return [row for row in rows if row.member == member]


def did(*plans: str, member: int = 0, **mission: Any) -> list[str]:
    return [row.did for row in acts(*plans, member=member, **mission)]


def hits(code: str, *plans: str, **mission: Any) -> list[HitRow]:
    """What the weapons did to one threat, turn by turn."""
    return [row for report in reports(*plans, **mission) for row in report.hits if row.code == code]


def moves(code: str, *plans: str, **mission: Any) -> list[ThreatRow]:
    return [row for report in reports(*plans, **mission) for row in report.threats if row.code == code]


def threat(flight: Flight, code: str) -> Threat:
    (found,) = [threat for threat in flight.threats if threat.code == code]
    return found


def at(flight: Flight, index: int = 0) -> str:
    return STATION_NAMES[flight.crew[index].station]


def plan(flight: Flight, index: int = 0) -> str:
    return "".join(flight.crew[index].plan)


def tiles(flight: Flight) -> tuple[int, int, int]:
    red, white, blue = map(len, flight.tiles)
    return red, white, blue


def tokens(flight: Flight, code: str) -> list[str]:
    found = threat(flight, code)
    return [STATION_NAMES[station] for station in (*found.stations, *found.children) if station >= 0]


def knocked_out(flight: Flight) -> list[int]:
    return [member.index for member in flight.crew if member.knocked_out]


def blows(code: str, letter: str, *plans: str, **mission: Any) -> list[tuple[str, int]]:
    """Zones and strengths of one action of a threat."""
    rows = [row for row in moves(code, *plans, **mission) if row.letter == letter]
    return [(blow.zone, blow.strength) for row in rows for blow in row.blows]
