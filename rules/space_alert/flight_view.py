"""A flight as it may be seen: nothing of it is secret once the resolution runs, but for the tiles to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from rules.space_alert.components import CARDS, MAINTENANCE, STATION_NAMES, TRACKS, ZONE_NAMES, ZONES
from rules.space_alert.flight import (
    HANGARS,
    INTERNAL,
    UPPER_WHITE,
    Flight,
    Threat,
    launch,
)
from rules.space_alert.narration import events_of
from rules.space_alert.threats import tokens
from rules.space_alert.view import ShipView, ThreatView, ZoneView

__all__ = [
    "announced_view",
    "events_of",
    "fresh_ship_view",
    "member_fields",
    "ship_view",
    "threat_views",
]

Squad = Literal["active", "disabled"]
SQUADS: tuple[Squad | None, ...] = (None, "active", "disabled")


def ship_view(flight: Flight) -> ShipView:
    red, white, blue = (_zone_view(flight, zone) for zone in range(3))
    first, second, third = flight.visual
    return ShipView(
        zones=(red, white, blue),
        fuel=flight.fuel,
        rockets=flight.rockets,
        rocket_in_flight=flight.rocket_flying,
        pulse_range=flight.pulse_range,
        hangars={STATION_NAMES[station]: SQUADS[flight.hangars[station]] for station in HANGARS},
        maintained=(_maintained(flight, 0), _maintained(flight, 1), _maintained(flight, 2)),
        visual=(first, second, third),
    )


def _zone_view(flight: Flight, zone: int) -> ZoneView:
    card = ZONES[zone]
    return ZoneView(
        zone=card.id,  # type: ignore[arg-type]
        shield=flight.shield[zone],
        shield_room=flight.shield_room[zone],
        shield_broken=card.shield_room - flight.shield_room[zone],
        reactor=flight.reactor[zone],
        reactor_room=flight.reactor_room[zone],
        reactor_broken=card.reactor_room - flight.reactor_room[zone],
        upper_weapon=flight.upper_weapon[zone],
        lower_weapon=flight.lower_weapon[zone],
        tiles=tuple(flight.tiles[zone]),
        carried=flight.carried[zone],
    )


def _maintained(flight: Flight, phase: int) -> bool | None:
    if flight.maintained[phase]:
        return True
    checked = flight.turn >= MAINTENANCE[phase][-1] and not flight.dead >> UPPER_WHITE & 1
    return False if checked else None


def fresh_ship_view(carried: Mapping[str, Sequence[str]] | None = None) -> ShipView:
    """The ship before the mission, with what an earlier one left broken."""
    stacks: dict[str, Sequence[str]] = dict.fromkeys(ZONE_NAMES, ())
    return ship_view(launch(tracks={}, threats=(), plans=(), damage_draw=stacks, carried=carried))


def threat_views(flight: Flight) -> tuple[ThreatView, ...]:
    bonus = len(flight.marauders)
    return tuple(_threat_view(threat, flight.tracks[threat.lane], bonus) for threat in flight.threats)


def announced_view(
    code: str, number: int, lane: str, tracks: Mapping[str, int], unconfirmed: bool = False
) -> ThreatView:
    """A threat that lies ready at its track: figures of the card, and the first action square."""
    card = CARDS[code]
    letter, square = _next(tracks.get(lane), None)
    return ThreatView(
        code=code,
        number=number,
        kind=card.kind,
        serious=card.serious,
        yellow=card.yellow,
        lane=lane,  # type: ignore[arg-type]
        unconfirmed=unconfirmed,
        speed=card.speed,
        shield=card.shield if card.kind == "external" else None,
        hp=card.hp,
        hull=card.hp,
        then=letter,
        then_square=square,
        effects=card.tokens(letter) if letter else (),
        stations=card.stations,
        system=card.system,
        fires_back=card.fires_back,
    )


def _threat_view(threat: Threat, track: int, bonus: int) -> ThreatView:
    card = CARDS[threat.code]
    lane = (*ZONE_NAMES, "internal")[threat.lane]
    if threat.status == "announced":
        return announced_view(threat.code, threat.number, lane, {lane: track})
    active = threat.status == "active"
    orphaned = active and card.slime and not threat.stations
    letter, square = _next(track, threat.square) if active else (None, None)
    return ThreatView(
        code=threat.code,
        number=threat.number,
        kind=card.kind,
        serious=card.serious,
        yellow=card.yellow,
        lane=lane,  # type: ignore[arg-type]
        status="gone" if orphaned else threat.status,
        square=threat.square if active else None,
        speed=threat.speed,
        shield=None if threat.lane == INTERNAL else threat.shield + bonus,
        hp=max(threat.hull - threat.cubes, 0),
        hull=threat.hull,
        then=letter,
        then_square=square,
        reaches=square is not None and threat.square - threat.speed <= square,
        effects=card.tokens(letter) if letter else (),
        stations=tuple(STATION_NAMES[station] for station in tokens(threat)),
        system=card.system,
        fires_back=threat.fires_back,
    )


def _next(track: int | None, square: int | None) -> tuple[Any, int | None]:
    """The action square that comes next, seen from a square or from the start of the track."""
    if track is None:
        return None, None
    for mark, letter in TRACKS[track].marks():
        if square is None or mark < square:
            return letter, mark
    return None, None


def member_fields(flight: Flight, index: int) -> dict[str, Any]:
    """The fields of a MemberView that the resolution decides."""
    member = flight.crew[index]
    return {
        "station": STATION_NAMES[member.station],
        "knocked_out": member.knocked_out,
        "bots": SQUADS[member.squad],
    }
