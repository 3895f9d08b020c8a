"""The components of the board, read once from the data files: units, planets, tiles, races, technologies."""

from __future__ import annotations

from typing import Literal

from rules.core.data import Data, Strict

DATA = Data("twilight_imperium")

Colour = Literal["red", "blue", "green", "yellow"]
"""Of technologies and specialties."""
Letter = Literal["alpha", "beta"]
Terrain = Literal["asteroid_field", "nebula", "supernova", "ion_storm"]
LeaderKind = Literal["scientist", "diplomat", "general", "admiral", "agent"]
Refresh = Literal["trade_goods", "ground_forces", "fighters", "shock_troops"]

TARGET = 9
"""Victory points that win (TI-008)."""
COUNTERS = 16
"""Command Counters of a player, a hard limit (TI-140)."""
GOODS = 52
"""Trade Goods in the game (TI-152)."""
MECATOL, NEXUS = "000", "900"
"""Where Mecatol Rex and the Nexus lie."""
HAND, POLITICS = 7, 5
"""Cards a hand may hold (TI-489, TI-511)."""


class Name(Strict, frozen=True):
    en: str
    ru: str


class UnitRow(Strict, frozen=True):
    id: str
    name: Name
    limit: int
    ship: bool
    battle: int
    dice: int
    move: int
    cost: int = 0
    batch: int = 1
    supplement: bool = False
    capacity: int = 0
    fighter_capacity: int = 0
    barrage_dice: int = 0
    requires_tech: str | None = None
    sustains: bool = False
    bombards: bool = False


class PlanetRow(Strict, frozen=True):
    id: str
    name: Name
    resources: int
    influence: int
    specialty: Colour | None = None
    refresh: Refresh | None = None
    station: bool = False
    home: str | None = None
    """The race whose Home System it is of."""


class SystemRow(Strict, frozen=True):
    id: str
    name: Name
    kind: Literal["mecatol", "nexus", "regular", "empty", "special"]
    count: int
    planets: tuple[str, ...] = ()
    wormholes: tuple[Letter, ...] = ()
    special: Terrain | None = None


class RaceRow(Strict, frozen=True):
    id: str
    code: str
    name: Name
    short: Name
    planets: tuple[str, ...]
    units: dict[str, int]
    technologies: tuple[str, ...]
    trade: tuple[int, int]
    leaders: tuple[LeaderKind, LeaderKind, LeaderKind]
    abilities: tuple[str, ...]
    technology: str
    wormholes: tuple[Letter, ...] = ()


class AbilityRow(Strict, frozen=True):
    id: str
    name: Name
    race: str


class LeaderRow(Strict, frozen=True):
    id: str
    name: Name
    race: str
    kind: LeaderKind


class TechnologyRow(Strict, frozen=True):
    id: str
    name: Name
    color: Colour
    code: str | None = None
    requires: tuple[str, ...] = ()
    mode: Literal["all", "any"] = "all"
    tokens: tuple[str, ...] = ()


class RacialRow(Strict, frozen=True):
    id: str
    name: Name
    race: str
    cost: int


class StrategyRow(Strict, frozen=True):
    id: str
    name: Name
    number: int
    follow: int
    """Counters of Strategy Allocation that the secondary costs; -1: it has none."""


class Outcome(Strict, frozen=True):
    upto: int
    result: Literal["killed", "escapes", "captured", "nothing", "take_one_captive"]


class FateRow(Strict, frozen=True):
    id: str
    roll: tuple[Outcome, ...]


class KindRow(Strict, frozen=True):
    id: LeaderKind
    name: Name


class ArtifactRow(Strict, frozen=True):
    id: str
    name: Name
    color: Colour


class FacilityRow(Strict, frozen=True):
    id: Literal["colony", "refinery"]
    name: Name
    count: int
    cost: int


class CustodianRow(Strict, frozen=True):
    id: str
    name: Name
    unit: str
    number: int
    battle: int


class ColorRow(Strict, frozen=True):
    id: str
    name: Name


class Removed(Strict, frozen=True):
    empty: int
    special: int
    regular: int
    random: int


class SetupRow(Strict, frozen=True):
    count: int
    remove: Removed
    deal: int
    face_down: int
    rings: int
    home_ring: int
    homes: tuple[int, ...]
    picks: int
    """Strategy Cards each player takes (TI-168)."""
    omit: tuple[int, ...] = ()
    goods: tuple[int, ...] = ()
    drawn: bool = False
    """Positions are drawn, not chosen (TI-185)."""


class GalaxyRow(Strict, frozen=True):
    id: str
    name: Name
    players: int
    rings: tuple[tuple[str, ...], ...]


UNITS = {row.id: row for row in DATA.rows("units", "unit", UnitRow)}
PLANETS = {row.id: row for row in DATA.rows("planets", "planet", PlanetRow)}
SYSTEMS = {row.id: row for row in DATA.rows("systems", "system", SystemRow)}
RACES = {row.id: row for row in DATA.rows("races", "race", RaceRow)}
ABILITIES = {row.id: row for row in DATA.rows("races", "ability", AbilityRow)}
LEADERS = {row.id: row for row in DATA.rows("races", "leader", LeaderRow)}
TECHNOLOGIES = {row.id: row for row in DATA.rows("technologies", "technology", TechnologyRow)}
RACIAL = {row.id: row for row in DATA.rows("technologies", "racial", RacialRow)}
STRATEGY = {row.id: row for row in DATA.rows("strategy_cards", "strategy_card", StrategyRow)}
FATES = {row.id: row for row in DATA.rows("leaders", "fate", FateRow)}
LEADER_KINDS = {row.id: row for row in DATA.rows("leaders", "leader_kind", KindRow)}
ARTIFACTS = {row.id: row for row in DATA.rows("pieces", "artifact", ArtifactRow)}
FACILITIES = {row.id: row for row in DATA.rows("pieces", "facility", FacilityRow)}
CUSTODIANS = {row.id: row for row in DATA.rows("pieces", "custodian", CustodianRow)}
COLORS = tuple(row.id for row in DATA.rows("pieces", "color", ColorRow))
SETUP = {row.count: row for row in DATA.rows("setup", "players", SetupRow)}
GALAXIES = {row.players: row for row in DATA.rows("galaxies", "galaxy", GalaxyRow)}
