"""Missions as JSON lines in, results turn by turn as JSON lines out.

The format is that of the recorded missions under tests/data: plans as strings of twelve letters, squares
counted from the ship, the state of ship, crew and threats after every turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from rules.core import json_lines
from rules.space_alert.components import CARDS, PHASES, STATION_NAMES, TILES, VISUAL_POINTS, ZONE_NAMES
from rules.space_alert.flight import (
    INTERNAL,
    LOWER_RED,
    UPPER_BLUE,
    Flight,
    Threat,
    finished,
    launch,
)
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score

Number = Annotated[int, Meta(ge=1, le=7)]
Plan = Annotated[str, Meta(pattern=r"^[-abcx<>^ABX1-6]{12}\Z")]
SQUADS = (None, "active", "disabled")


class Tracks(Struct, frozen=True):
    red: Number
    white: Number
    blue: Number
    internal: Number


class Coming(Struct, frozen=True):
    code: str
    t: Annotated[int, Meta(ge=1, le=12)]
    zone: str | None = None


class Tiles(Struct, frozen=True):
    red: tuple[str, ...] = ()
    white: tuple[str, ...] = ()
    blue: tuple[str, ...] = ()


class Mission(Struct, frozen=True):
    tracks: Tracks
    threats: tuple[Coming, ...]
    players: Annotated[tuple[Plan, ...], Meta(min_length=1)]
    damage_draw: Tiles
    carried_damage: Tiles = field(default_factory=Tiles)


class Line(Struct, frozen=True):
    input: Mission


_line = msgspec.json.Decoder(Line)
_mission = msgspec.json.Decoder(Mission)


def missions(lines: Iterable[bytes]) -> Iterator[Mission]:
    """Every line a mission: the bare input, or an object that holds it as `input`."""
    return json_lines.read(lines, _understood)


def _understood(line: bytes) -> Mission:
    mission = _line.decode(line).input if b'"input"' in line else _mission.decode(line)
    why = _fault(mission)
    if why:
        raise json_lines.Wrong(why)
    return mission


def _fault(mission: Mission) -> str | None:
    """What no type can say: unknown codes, a number twice, a threat in the wrong lane, tiles amiss."""
    numbers = [threat.t for threat in mission.threats]
    if len(set(numbers)) < len(numbers):
        return "two threats have the same number"
    for threat in mission.threats:
        card = CARDS.get(threat.code)
        if card is None:
            return f"there is no threat {threat.code}"
        if threat.zone is not None and threat.zone not in ZONE_NAMES:
            return f"there is no zone {threat.zone}"
        if (card.kind == "external") != (threat.zone is not None):
            return f"threat {threat.code} is {card.kind}: an external threat has a zone, an internal one none"
    for zone in ZONE_NAMES:
        tiles = getattr(mission.damage_draw, zone) + getattr(mission.carried_damage, zone)
        if sorted(tiles) != sorted(TILES):
            return f"damage_draw and carried_damage of {zone} must hold each of the six tiles once"
    return None


def fly(mission: Mission) -> Flight:
    tracks, draw, carried = mission.tracks, mission.damage_draw, mission.carried_damage
    return launch(
        tracks={lane: getattr(tracks, lane) for lane in (*ZONE_NAMES, "internal")},
        threats=[(threat.code, threat.t, threat.zone) for threat in mission.threats],
        plans=mission.players,
        damage_draw={zone: getattr(draw, zone) for zone in ZONE_NAMES},
        carried={zone: getattr(carried, zone) for zone in ZONE_NAMES},
    )


def resolve(mission: Mission) -> dict[str, Any]:
    """The whole mission, with the state after each turn."""
    flight = fly(mission)
    turns = []
    while not finished(flight):
        play_turn(flight)
        turns.append(_snapshot(flight))
    return {
        "error": None,
        "far_space": False,
        "won": flight.won,
        "lost_turn": flight.lost_turn,
        "killed_by": CARDS[flight.lost_by].name["en"].title() if flight.lost_by else None,
        "points": _points(flight),
        "damage": {zone: len(flight.tiles[number]) for number, zone in enumerate(ZONE_NAMES)},
        "turns": turns,
    }


def _points(flight: Flight) -> dict[str, int | None]:
    sheet = score(flight)
    destroyed = sum(points for _, points in sheet.destroyed)
    survived = sum(points for _, points in sheet.survived)
    visual = _visual(flight)
    gained = destroyed + survived + visual if flight.won else 0
    return {
        "destroyed": destroyed,
        "survived": survived,
        "visual": visual,
        "peer_total": gained,
        "damage_sum": sum(sheet.tiles),
        "damage_worst": max(sheet.tiles),
        "knocked_out": sheet.knocked_out,
        "disabled_bots": sheet.disabled,
        "penalty": sum(sheet.tiles) + max(sheet.tiles) + 2 * sheet.knocked_out + sheet.disabled,
        "score": sheet.total,
    }


def _visual(flight: Flight) -> int:
    """Points of the phases that are over; a turn in which the ship was lost never ended."""
    ended = flight.turn - 1 if flight.won is False else flight.turn
    points = 0
    for (_, last), count in zip(PHASES, flight.visual, strict=True):
        if ended >= last:
            points += VISUAL_POINTS[count]
    return points


def _snapshot(flight: Flight) -> dict[str, Any]:
    shield, reactor, tiles = flight.shield, flight.reactor, flight.tiles
    bonus = len(flight.marauders)
    threats: list[dict[str, Any]] = []
    for threat in flight.threats:
        if threat.status != "announced":
            if threat.lane == INTERNAL:
                _internal(threat, threats)
            else:
                threats.append(_external(threat, bonus))
    return {
        "turn": flight.turn,
        "zones": {
            "red": {"shield": shield[0], "reactor": reactor[0], "damage": tiles[0][:]},
            "white": {"shield": shield[1], "reactor": reactor[1], "damage": tiles[1][:]},
            "blue": {"shield": shield[2], "reactor": reactor[2], "damage": tiles[2][:]},
        },
        "fuel": flight.fuel,
        "rockets": flight.rockets,
        "rocket_in_flight": flight.rocket_flying,
        "visual": _visual(flight),
        "bots_in_station": {
            "lower_red": SQUADS[flight.hangars[LOWER_RED]],
            "upper_blue": SQUADS[flight.hangars[UPPER_BLUE]],
        },
        "players": [
            {
                "station": STATION_NAMES[member.station],
                "ko": member.knocked_out,
                "bots": SQUADS[member.squad],
                "plan": "".join(member.plan),
            }
            for member in flight.crew
        ],
        "threats": threats,
    }


def _external(threat: Threat, bonus: int) -> dict[str, Any]:
    active = threat.status == "active"
    return {
        "code": threat.code,
        "t": threat.number,
        "status": threat.status,
        "pos": threat.square if active else None,
        "hp": threat.hull - threat.cubes if active else None,
        "speed": threat.speed if active else None,
        "zone": ZONE_NAMES[threat.lane],
        "shields": threat.shield if active else None,
        "bonus_shield": bonus,
    }


def _internal(threat: Threat, rows: list[dict[str, Any]]) -> None:
    """A slime's children have rows of their own after it; dead, they are gone."""
    active = threat.status == "active"
    orphaned = active and not threat.stations
    rows.append(
        _token(threat, "gone" if orphaned else threat.status, threat.hull - threat.cubes, threat.stations)
    )
    for station in threat.children:
        alive = active and station >= 0
        row = _token(threat, "active" if alive else "gone", 1, [station])
        rows.append({"code": row.pop("code"), "t": row.pop("t"), "child": True, **row})


def _token(threat: Threat, status: str, hp: int, stations: list[int]) -> dict[str, Any]:
    active = status == "active"
    return {
        "code": threat.code,
        "t": threat.number,
        "status": status,
        "pos": threat.square if active else None,
        "hp": hp if active else None,
        "speed": threat.speed if active else None,
        "stations": [STATION_NAMES[station] for station in stations] if active else [],
    }
