"""The components of the game, read once from the data files: ship, threats, trajectories, tiles, figures."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from rules.core.data import Data

DATA = Data("space_alert")

Kind = Literal["external", "intruder", "malfunction", "exterior"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A threat card. The fields after `z` are its traits, as the legend in the data file names them."""

    code: str
    name: dict[str, str]
    kind: Kind
    severity: Literal["normal", "serious"]
    difficulty: Literal["white", "yellow"]
    hp: int
    speed: int
    survived: int
    destroyed: int
    shield: int = 0
    system: Literal["A", "B", "C"] | None = None
    stations: tuple[str, ...] = ()
    fires_back: bool = False
    x: tuple[str, ...] = ()
    y: tuple[str, ...] = ()
    z: tuple[str, ...] = ()
    no_rockets: bool = False
    rocket_immune: bool = False
    rocket_magnet: bool = False
    no_heavy_laser: bool = False
    hidden_until_x: bool = False
    untargetable_range_3: bool = False
    cryoshield: bool = False
    pulse_breaks_shield: bool = False
    max_damage_per_turn: int | None = None
    explode: int = 0
    retaliate: int = 0
    splash: int = 0
    interceptors_ram: int = 0
    slime: bool = False
    hp_equals_rockets: bool = False
    bonus_all_stations: int = 0
    needs_same_turn: int = 0
    ko_stations: tuple[str, ...] = ()
    ko_attacker: bool = False
    blocks_interceptors: bool = False
    token_per_hit: bool = False
    lethal_entry_after_z: bool = False
    seek: bool = False

    @property
    def serious(self) -> bool:
        return self.severity == "serious"

    @property
    def yellow(self) -> bool:
        return self.difficulty == "yellow"

    def tokens(self, letter: str) -> tuple[str, ...]:
        return self.x if letter == "X" else self.y if letter == "Y" else self.z


class Trajectory(Struct, frozen=True):
    id: str
    length: int
    x: tuple[int, ...]
    y: tuple[int, ...]
    z: tuple[int, ...]

    def marks(self) -> list[tuple[int, str]]:
        """The action squares with their letters, as a threat meets them."""
        named = ((self.x, "X"), (self.y, "Y"), (self.z, "Z"))
        return sorted(((square, letter) for squares, letter in named for square in squares), reverse=True)


class Station(Struct, frozen=True):
    id: str
    zone: str
    deck: str
    a: str
    b: str
    c: str


class Zone(Struct, frozen=True):
    id: str
    upper_weapon: int
    lower_weapon: int
    shield: int
    shield_room: int
    reactor: int
    reactor_room: int


class Stock(Struct, frozen=True):
    start_station: str
    fuel: int
    rockets: int
    tiles_per_zone: int


def _trait(token: str) -> tuple[str, Any]:
    """A trait token as a field of the card: "explode 2" is explode=2, "no-rockets" is no_rockets=True."""
    match token.split():
        case ["on-destroyed", "splash", amount] | ["splash", amount]:
            return "splash", int(amount)
        case ["on-destroyed", "ko", "attacker"]:
            return "ko_attacker", True
        case ["on-destroyed", "ko", stations]:
            return "ko_stations", tuple(stations.split(","))
        case ["needs-3-same-turn"]:
            return "needs_same_turn", 3
        case [word]:
            return word.replace("-", "_"), True
        case [word, amount, *_]:
            return word.replace("-", "_"), int(amount)
    raise ValueError(token)


def _card(row: dict[str, Any]) -> Card:
    traits = dict(_trait(token) for token in row.get("traits", ()))
    printed = {field: value for field, value in row.items() if field != "traits"}
    return msgspec.convert({**printed, **traits}, Card)


def _crossed(track: Trajectory) -> list[list[str]]:
    """By square and speed: the letters a move reaches or passes, in order (SA-189, SA-190)."""
    marks = track.marks()
    return [
        ["".join(letter for mark, letter in marks if square > mark >= square - speed) for speed in range(17)]
        for square in range(track.length + 1)
    ]


_ship = DATA.file("ship")
_constants = DATA.file("constants")
_trajectories = DATA.file("trajectories")
_tiles = DATA.file("damage_tiles")

CARDS: dict[str, Card] = {
    row["code"]: _card(row)
    for name in ("external", "internal")
    for row in DATA.file(f"threats_{name}")["threat"]
}
TRACKS: dict[int, Trajectory] = {
    int(row["id"][1:]): msgspec.convert(row, Trajectory) for row in _trajectories["trajectory"]
}
CROSSED: dict[int, list[list[str]]] = {number: _crossed(track) for number, track in TRACKS.items()}
NEAR: int = _trajectories["distance"]["near"]
MIDDLE: int = _trajectories["distance"]["middle"]

STATIONS: tuple[Station, ...] = msgspec.convert(_ship["station"], tuple[Station, ...])
ZONES: tuple[Zone, ...] = msgspec.convert(_ship["zone"], tuple[Zone, ...])
STOCK: Stock = msgspec.convert(_ship["stock"], Stock)
PULSE_RANGE: int = _ship["pulse_cannon"]["range"]
ROCKET_STRENGTH: int = _ship["rocket"]["strength"]
ROCKET_RANGE: int = _ship["rocket"]["range"]
INTERCEPTORS_ALONE: int = _ship["interceptors"]["alone"]
INTERCEPTORS_SEVERAL: int = _ship["interceptors"]["several"]
INTERCEPTORS_RANGE: int = _ship["interceptors"]["range"]

TILES: tuple[str, ...] = tuple(row["id"] for row in _tiles["tile"])
DOUBLING_TILE: str = next(row["id"] for row in _tiles["tile"] if row.get("doubles_when_carried"))

PHASES: tuple[tuple[int, int], ...] = tuple((first, last) for first, last in _constants["turns"]["phases"])
MAINTENANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(turns) for turns in _constants["computer"]["maintenance"]
)
VISUAL_POINTS: tuple[int, ...] = tuple(_constants["scoring"]["visual"])
TILE_PENALTY: int = _constants["scoring"]["tile"]
WORST_ZONE_PENALTY: int = _constants["scoring"]["worst_zone_tile"]
KNOCKED_OUT_PENALTY: int = _constants["scoring"]["knocked_out"]
SQUAD_PENALTY: int = _constants["scoring"]["disabled_squad"]

ZONE_NAMES: tuple[str, ...] = tuple(zone.id for zone in ZONES)
STATION_NAMES: tuple[str, ...] = (*(station.id for station in STATIONS), "space")
STATION_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(STATION_NAMES)}

REACH: tuple[int, ...] = (0, NEAR, MIDDLE, max(track.length for track in TRACKS.values()))
"""The farthest square of each distance (SA-014)."""


def distance(square: int) -> int:
    return 1 if square <= NEAR else 2 if square <= MIDDLE else 3


def phase_of(turn: int) -> int:
    """0, 1 or 2; the final step belongs to the last phase."""
    return 0 if turn <= PHASES[0][1] else 1 if turn <= PHASES[1][1] else 2
