"""The state of a mission in resolution: crew, ship and threats, in small numbers and lists.

Zones are 0 red, 1 white, 2 blue. Stations are 0-2 upper and 3-5 lower, so a station's zone is `station % 3`
and the other deck `(station + 3) % 6`; 6 is space. Lane 3 is the internal track. Sets of stations or zones
are bit masks. The whole flight round-trips through `rules.core.saved`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from rules.space_alert.components import (
    CARDS,
    DOUBLING_TILE,
    PULSE_RANGE,
    STATION_NUMBERS,
    STATIONS,
    STOCK,
    ZONE_NAMES,
    ZONES,
)
from rules.space_alert.view import ActRow, Blow, HitRow, ThreatRow

SPACE = 6
INTERNAL = 3
EMPTY = "-"
SLOTS = 12

NO_SQUAD, ACTIVE_SQUAD, DISABLED_SQUAD = 0, 1, 2

UPPER_RED, UPPER_WHITE, UPPER_BLUE, LOWER_RED, LOWER_WHITE, LOWER_BLUE = range(6)
HANGARS = tuple(number for number, station in enumerate(STATIONS) if station.c == "battlebots")

LEFT_OUT = {
    "battlebots": "battlebots",
    "interceptors": "interceptors",
    "rockets": "rockets",
    "computer_check": "computer",
    "visual_confirmation": "window",
}
"""What a training mission leaves out, and the system that is then dead (SA-480)."""

Status = Literal["announced", "active", "destroyed", "survived"]


class Member(Struct):
    """One of the crew, player or android."""

    index: int
    plan: list[str]
    station: int = STATION_NUMBERS[STOCK.start_station]
    knocked_out: bool = False
    squad: int = NO_SQUAD


class Threat(Struct):
    code: str
    number: int
    lane: int
    hull: int
    speed: int
    shield: int = 0
    status: Status = "announced"
    square: int = 0
    cubes: int = 0
    marks: int = 0
    """X and Y squares passed, for asteroids."""
    hidden: bool = False
    cryoshield: bool = False
    fires_back: bool = False
    stations: list[int] = field(default_factory=list)
    children: list[int] = field(default_factory=list)
    """Stations of a slime's children in the order of their birth; -1 for a dead one."""
    worked: int = 0
    """This turn's repairs: the stations they were made in, or their number for a nuclear device."""


class Log(Struct):
    """What happens in a turn, collected only when somebody wants the report."""

    appeared: list[str] = field(default_factory=list)
    acts: list[ActRow] = field(default_factory=list)
    hits: list[HitRow] = field(default_factory=list)
    threats: list[ThreatRow] = field(default_factory=list)
    blows: list[Blow] = field(default_factory=list)
    members: list[int] = field(default_factory=list)
    check: bool | None = None


class Flight(Struct):
    tracks: list[int]
    threats: list[Threat]
    crew: list[Member]
    stacks: list[list[str]]
    """Tiles still face down, next first."""
    tiles: list[list[str]]
    carried: list[int]
    doubled: int
    """Zones with a structural tile from an earlier mission."""
    shield: list[int]
    shield_room: list[int]
    reactor: list[int]
    reactor_room: list[int]
    upper_weapon: list[int]
    lower_weapon: list[int]
    hangars: list[int]
    """By station: the squad that stands there."""
    dead: int = 0
    """Stations whose C is left out of this mission."""
    last_turn: int = SLOTS
    turn: int = 0
    pulse_range: int = PULSE_RANGE
    slow_lifts: int = 0
    fuel: int = STOCK.fuel
    rockets: int = STOCK.rockets
    rocket_launched: bool = False
    rocket_flying: bool = False
    maintained: list[bool] = field(default_factory=lambda: [False, False, False])
    visual: list[int] = field(default_factory=lambda: [0, 0, 0])
    scouts: list[int] = field(default_factory=list)
    """Numbers of the threats that raise the attacks of all others."""
    marauders: list[int] = field(default_factory=list)
    """Numbers of the threats that raise everyone's shields."""
    fissure: int = 0
    """Zones in which an open fissure doubles the damage."""
    broken: int = 0
    """Systems under a malfunction token, bit station * 3 + system."""
    slimed: int = 0
    contaminated: int = 0
    fired: list[int] = field(default_factory=lambda: [0] * 6)
    """This turn's shots by station: their strength."""
    used_lifts: int = 0
    sortie: int = 0
    """1 when interceptors attack this turn, 2 when heroically."""
    watchers: int = 0
    """Crew at the window this turn."""
    won: bool | None = None
    lost_by: str | None = None
    lost_turn: int | None = None
    log: Log | None = None


class ShipLost(Exception):
    """The mission is lost at once; nothing more of the step happens (SA-068)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def launch(
    *,
    tracks: Mapping[str, int],
    threats: Sequence[tuple[str, int, str | None]],
    plans: Sequence[str],
    damage_draw: Mapping[str, Sequence[str]],
    carried: Mapping[str, Sequence[str]] | None = None,
    missing_bots: Sequence[str] = (),
    leaves_out: Sequence[str] = (),
    last_turn: int = SLOTS,
) -> Flight:
    """The ship at the start of the resolution (SA-061); threats are (code, number, zone or None)."""
    dead = 0
    for name in leaves_out:
        for number, station in enumerate(STATIONS):
            if station.c == LEFT_OUT.get(name):
                dead |= 1 << number
    missing = {STATION_NUMBERS[name] for name in missing_bots}
    flight = Flight(
        tracks=[tracks.get(lane, 1) for lane in (*ZONE_NAMES, "internal")],
        threats=sorted((_threat(*threat) for threat in threats), key=lambda threat: threat.number),
        crew=[Member(index, list(plan.ljust(SLOTS, EMPTY))) for index, plan in enumerate(plans)],
        stacks=[list(damage_draw[zone]) for zone in ZONE_NAMES],
        tiles=[[], [], []],
        carried=[0, 0, 0],
        doubled=0,
        shield=[zone.shield for zone in ZONES],
        shield_room=[zone.shield_room for zone in ZONES],
        reactor=[zone.reactor for zone in ZONES],
        reactor_room=[zone.reactor_room for zone in ZONES],
        upper_weapon=[zone.upper_weapon for zone in ZONES],
        lower_weapon=[zone.lower_weapon for zone in ZONES],
        hangars=[
            ACTIVE_SQUAD
            if number in HANGARS and number not in missing and not dead >> number & 1
            else NO_SQUAD
            for number in range(6)
        ],
        dead=dead,
        last_turn=last_turn,
    )
    if carried:
        _carry(flight, carried)
    return flight


def _threat(code: str, number: int, zone: str | None) -> Threat:
    card = CARDS[code]
    return Threat(
        code=code,
        number=number,
        lane=INTERNAL if zone is None else ZONE_NAMES.index(zone),
        hull=card.hp,
        speed=card.speed,
        shield=card.shield,
        hidden=card.hidden_until_x,
        cryoshield=card.cryoshield,
        fires_back=card.fires_back,
        stations=[STATION_NUMBERS[station] for station in card.stations],
    )


def _carry(flight: Flight, carried: Mapping[str, Sequence[str]]) -> None:
    """Tiles left from before work as usual; damaged shields and reactors start one short (SA-286)."""
    for zone, name in enumerate(ZONE_NAMES):
        for tile in carried.get(name, ()):
            weaken(flight, zone, tile)
            flight.tiles[zone].append(tile)
            if tile == "shield":
                flight.shield[zone] = min(ZONES[zone].shield - 1, flight.shield_room[zone])
            elif tile == "reactor":
                flight.reactor[zone] = min(ZONES[zone].reactor - 1, flight.reactor_room[zone])
            elif tile == DOUBLING_TILE:
                flight.doubled |= 1 << zone
        flight.carried[zone] = len(flight.tiles[zone])


def weaken(flight: Flight, zone: int, tile: str) -> None:
    """What a tile does to its zone (SA-203 to SA-206)."""
    if tile == "upper_weapon":
        flight.upper_weapon[zone] -= 1
    elif tile == "lower_weapon":
        if zone == 1:
            flight.pulse_range -= 1
        else:
            flight.lower_weapon[zone] -= 1
    elif tile == "shield":
        room = flight.shield_room[zone] = flight.shield_room[zone] - 1
        flight.shield[zone] = min(flight.shield[zone], room)
    elif tile == "reactor":
        room = flight.reactor_room[zone] = flight.reactor_room[zone] - 1
        flight.reactor[zone] = min(flight.reactor[zone], room)
    elif tile == "gravolift":
        flight.slow_lifts |= 1 << zone


def finished(flight: Flight) -> bool:
    return flight.won is not None


def upcoming(flight: Flight) -> list[str | None]:
    """The face each member turns up in the next turn; None for an empty slot and for the knocked out."""
    if finished(flight) or flight.turn >= flight.last_turn:
        return [None] * len(flight.crew)
    faces = [None if member.knocked_out else member.plan[flight.turn] for member in flight.crew]
    return [None if face == EMPTY else face for face in faces]
