"""The components of the game, read once from the data files: cards, board, tracks, tokens, ship."""

from __future__ import annotations

from typing import Literal

from rules.core.data import Data, Strict

DATA = Data("starship_captains")
file, rows = DATA.file, DATA.rows

Colour = Literal["red", "yellow", "blue"]
RoomColour = Literal["red", "yellow", "blue", "grey"]
RowColour = Literal["red", "yellow", "blue", "gold"]
RouteColour = Literal["green", "purple", "yellow"]
Faction = Literal["fleet", "androids", "pirates"]
Symbol = Literal["repair", "medal", "move"]
Edge = Literal["n", "w", "e", "s"]
Side = Literal["A", "B"]
ArtifactKind = Literal["red_yellow", "red_blue", "yellow_blue"]

COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue")
FACTIONS: tuple[Faction, ...] = ("fleet", "androids", "pirates")
EDGES: tuple[Edge, ...] = ("n", "w", "e", "s")
"""From the top of a card to the bottom, left before right (SC-194, SC-195)."""
HOME = "home_station"
CELLS = 12
"""Of every faction track."""

Do = Literal[
    "move",
    "jump",
    "repair",
    "medal",
    "artifact",
    "android",
    "fight",
    "advance",
    "advance_any",
    "advance_split",
    "research",
    "draw_tech",
    "draw_omega",
    "ambush",
    "damage",
    "pirate_spawn",
    "event",
    "cadet",
    "train",
    "promote",
    "recall",
    "peek_missions",
    "retreat",
    "pay",
    "discard_self",
    "copy_room",
    "choose",
    "per",
    "take_event_tech",
    "ignore_damage",
    "lay_artifact",
]
Count = Literal[
    "android_crew",
    "commander",
    "pirate_token",
    "artifact_kind",
    "room_tech",
    "mission_done",
    "adjacent_pirate",
    "red_crew",
    "yellow_crew",
    "blue_crew",
    "empty_hold_slot",
    "medal",
    "artifact",
    "lap",
    "track_sector_min",
    "mission_rows",
    "mission_gold_row",
    "mission_two_row",
    "tech_installed",
    "omega_installed",
]


class Effect(Strict, frozen=True):
    do: Do
    n: int = 1
    faction: Faction | None = None
    who: Literal["any", "cadet", "red", "yellow", "blue"] = "any"
    what: Literal["medal", "artifact", "pirate", "android"] | None = None
    count: Count | None = None
    max: int = 0
    effects: tuple[Effect, ...] = ()
    """What `per` applies for each counted thing; with `copy_room` nothing."""
    options: tuple[tuple[Effect, ...], ...] = ()
    """The lists `choose` picks one of."""


class Trigger(Strict, frozen=True):
    id: Literal[
        "on_move_effect",
        "on_tech_bonus",
        "on_mission_done",
        "on_damage",
        "on_fight",
        "on_station",
        "on_track_event_cell",
        "on_pass",
        "on_round_start",
    ]
    once_per: Literal["turn", "mission", "round"] | None = None
    symbol: Symbol | None = None
    row_colour: RowColour | None = None
    needs_symbol: tuple[Do, ...] = ()
    scope: Literal["any", "route", "fight", "mission"] = "any"
    station: str | None = None


class Passive(Strict, frozen=True):
    id: Literal[
        "extra_hold_slots",
        "pay_with",
        "bonus_becomes",
        "move_or_jump_as_repair",
        "artifact_on_room",
        "convert_advance",
    ]
    n: int = 0
    what: Literal["artifact", "pirate"] | None = None
    symbol: Symbol | None = None
    effects: tuple[Effect, ...] = ()


class Score(Strict, frozen=True):
    id: Literal["score_per", "score_flat_if"]
    points: int
    count: Count | None = None
    max: int = 0
    condition: Literal["no_damage"] | None = None


class Edges(Strict, frozen=True):
    n: Symbol | Literal[""] = ""
    e: Symbol | Literal[""] = ""
    s: Symbol | Literal[""] = ""
    w: Symbol | Literal[""] = ""


class Tech(Strict, frozen=True):
    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    level: Literal["alpha", "beta", "omega"]
    type: Literal["room", "ability", "omega"]
    edges: Edges
    colour: RoomColour | None = None
    effects: tuple[Effect, ...] = ()
    """What a room does, or what an ability's trigger gives."""
    trigger: Trigger | None = None
    passive: Passive | None = None
    score: Score | None = None


class Row(Strict, frozen=True):
    colour: RowColour
    effects: tuple[Effect, ...]


class Mission(Strict, frozen=True):
    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    points: int
    rows: tuple[Row, ...]


class EventCard(Strict, frozen=True):
    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    faction: Faction
    trigger: Trigger
    """`on_track_event_cell`, or `on_station` with its station."""
    effects: tuple[Effect, ...]
    optional: bool = True
    """May be declined as a whole before it begins."""
    passive: Passive | None = None
    """A standing change for everybody while the event lies on its track."""
    solo: bool = False


class Passenger(Strict, frozen=True):
    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    score: Score
    techs: tuple[str, ...] = ()
    """Empty: three random alphas (SC-347)."""
    trigger: Trigger | None = None
    effects: tuple[Effect, ...] = ()
    passive: Passive | None = None


class SoloAction(Strict, frozen=True):
    id: str
    name: dict[str, str]
    behaviour: Literal["research", "mission"]
    copies: int


class Location(Strict, frozen=True):
    id: str
    name: dict[str, str]
    planet: bool = True


class Place(Strict, frozen=True):
    """Where a location lies on one side of the board, in units of the data file, y upwards."""

    location: str
    xy: tuple[float, float]


class Route(Strict, frozen=True):
    ends: tuple[str, str]
    colour: RouteColour
    skull: bool = False


class Board(Strict, frozen=True):
    side: Literal["1-3", "4"]
    places: tuple[Place, ...]
    routes: tuple[Route, ...]


class Station(Strict, frozen=True):
    id: str
    name: dict[str, str]
    faction: Faction
    effects: tuple[Effect, ...]


class Room(Strict, frozen=True):
    id: str
    name: dict[str, str]
    colour: RoomColour
    effects: tuple[Effect, ...]


class Track(Strict, frozen=True):
    faction: Faction
    side: Side
    cells: tuple[tuple[Effect, ...], ...]
    """The bonus of each cell, from the start cell on."""


class Slot(Strict, frozen=True):
    id: str
    damaged: bool
    edges: Edges
    frame: Edges = Edges()
    """Symbols on the rim beside this slot."""


class TechBoard(Strict, frozen=True):
    side: Side
    slots: tuple[Slot, ...]
    """Row by row, two columns."""


class PirateGroup(Strict, frozen=True):
    colour: RouteColour
    medal_artifact: int
    android: int


class Epilogue(Strict, frozen=True):
    id: str
    low: int
    high: int
    text: dict[str, str]


TECHS = {tech.id: tech for tech in rows("techs", "tech", Tech)}
"""The 50 alphas and betas and the 12 omegas."""
MISSIONS = {mission.id: mission for mission in rows("missions", "mission", Mission)}
EVENTS = {event.id: event for event in rows("events", "event", EventCard)}
PASSENGERS = {passenger.id: passenger for passenger in rows("solo", "passenger", Passenger)}
SOLO_ACTIONS = {action.id: action for action in rows("solo", "action", SoloAction)}
LOCATIONS = {location.id: location for location in rows("board", "location", Location)}
BOARDS = {board.side: board for board in rows("board", "board", Board)}
STATIONS = {station.id: station for station in rows("tokens", "station", Station)}
PIRATES = rows("tokens", "pirates", PirateGroup)
ROOMS = {room.id: room for room in rows("ship", "room", Room)}
TRACKS = {(track.faction, track.side): track for track in rows("tracks", "track", Track)}
TECH_BOARDS = {board.side: board for board in rows("tech_boards", "board", TechBoard)}
EPILOGUES = rows("epilogues", "epilogue", Epilogue)
