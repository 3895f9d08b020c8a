"""What a seat, or a spectator, may see: everything but the order of the decks (SC-403).

Pictures and words are made from these alone, so cards stand here with all that is printed on them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.starship_captains import wording
from rules.starship_captains.components import (
    CELLS,
    COLOURS,
    EDGES,
    EPILOGUES,
    FACTIONS,
    HOME,
    SOLO_ACTIONS,
    ArtifactKind,
    Colour,
    Edge,
    Edges,
    Effect,
    EventCard,
    Faction,
    Mission,
    Passenger,
    Passive,
    RoomColour,
    RouteColour,
    Row,
    RowColour,
    Score,
    Side,
    Station,
    Symbol,
    Tech,
    Trigger,
)
from rules.starship_captains.pieces import OUT, ROUNDS, SHADOW, Figure, Pirate

__all__ = [
    "CELLS",
    "COLOURS",
    "EDGES",
    "EPILOGUES",
    "FACTIONS",
    "HOME",
    "OUT",
    "ROUNDS",
    "SHADOW",
    "SOLO_ACTIONS",
    "ArtifactKind",
    "Colour",
    "Edge",
    "Edges",
    "Effect",
    "EventCard",
    "Faction",
    "Figure",
    "Mission",
    "Passenger",
    "Passive",
    "Pirate",
    "RoomColour",
    "RouteColour",
    "Row",
    "RowColour",
    "Score",
    "Side",
    "Station",
    "Symbol",
    "Tech",
    "Trigger",
    "wording",
]


class Spot(Struct, frozen=True):
    """A location of the galaxy."""

    id: str
    xy: tuple[float, float]
    planet: bool
    ships: tuple[int, ...]
    """Seats, and SHADOW; in the order of the seats."""
    reserved: int | None = None
    mission: Mission | None = None
    number: int | None = None
    face_up: bool = True
    station: Station | None = None
    token: bool = False
    """The station's token lies here."""


class Lane(Struct, frozen=True):
    """A route."""

    ends: tuple[str, str]
    colour: RouteColour
    skull: bool
    pirate: Pirate | None


class SlotView(Struct, frozen=True):
    id: str
    damaged: bool
    printed: Edges
    frame: Edges
    tech: Tech | None = None
    artifact: ArtifactKind | None = None
    matches: tuple[Edge, ...] = ()
    """Edges of the installed card that meet an equal symbol."""


class MarkerView(Struct, frozen=True):
    cell: int
    laps: int
    points: int


class Sheet(Struct, frozen=True):
    """Points of one player, halves doubled away: every figure here is in half points."""

    missions: int
    tracks: int
    omegas: int
    passenger: int
    commanders: int
    androids: int
    pirates: int
    medals: int
    artifacts: int
    damage: int
    total: int


class Ship(Struct, frozen=True):
    """A player's ship board, with all that lies on it."""

    seat: int
    location: str
    ready: tuple[Figure, ...]
    queue: tuple[Figure, ...]
    """From the front."""
    medals: int
    rings: int
    damage: int
    """On the hold, overdamage included."""
    hold: int
    """Slots of the hold itself."""
    lockers: int
    artifacts: tuple[ArtifactKind, ...]
    pirates: tuple[Pirate, ...]
    slots: tuple[SlotView, ...]
    missions: tuple[Mission, ...]
    markers: dict[Faction, MarkerView]
    trophies: tuple[Faction, ...]
    passed: bool
    ask_all: bool
    sheet: Sheet
    rank: int
    """1 is best; the same for equals."""


class TrackView(Struct, frozen=True):
    faction: Faction
    side: Side
    cells: tuple[tuple[Effect, ...], ...]
    event: EventCard
    archive: tuple[Tech, ...] = ()
    """Techs under the event (androids only)."""


class AirlockView(Struct, frozen=True):
    """The mission being carried out."""

    seat: int
    mission: Mission
    planet: str
    figures: tuple[Figure, ...]
    row: int
    """The row that is next; as many as there are rows when all are done."""
    stage: str


class ShadowView(Struct, frozen=True):
    location: str
    deck: int
    revealed: tuple[str, ...]
    """Action cards above the cells of the tech display, from the left."""
    passed: bool


class Decks(Struct, frozen=True):
    """How many cards or tokens are left, and how many are discarded."""

    techs: tuple[int, int]
    omegas: tuple[int, int]
    missions: tuple[int, int]
    artifacts: tuple[int, int]
    pirates: tuple[int, int]


class View(Struct, frozen=True):
    seat: int | None
    seats: int
    round: int
    turn: int
    first: int
    side: Literal["1-3", "4"]
    spots: tuple[Spot, ...]
    lanes: tuple[Lane, ...]
    ships: tuple[Ship, ...]
    display: tuple[Tech | None, ...]
    """Five tech cells, then the omega cells."""
    tracks: tuple[TrackView, ...]
    tokens: dict[str, int]
    """Station tokens on the round track: the round's space, or OUT."""
    round_track: tuple[Literal["medal", "cadet"] | None, ...]
    """What each player gets when rounds 1 to 4 begin."""
    decks: Decks
    trail: tuple[str, ...]
    """What was chosen this turn, as ids of components."""
    reachable: tuple[str, ...] = ()
    """Locations the player in turn may go to now."""
    targets: tuple[int, ...] = ()
    """Routes (by index) whose pirate may be fought now."""
    offered: tuple[str, ...] = ()
    """Cards and rooms that may be chosen now."""
    free_slots: tuple[str, ...] = ()
    """Slots where the card in hand may be installed now."""
    airlock: AirlockView | None = None
    in_hand: Tech | None = None
    """The card that is being installed."""
    drawn: tuple[Tech, ...] = ()
    """Cards drawn to choose from."""
    peeked: tuple[Mission, ...] = ()
    """Only for the player who looks."""
    shadow: ShadowView | None = None
    passenger: Passenger | None = None
    asked: int | None = None
    """Who is to decide now; nobody when the game is over."""
    begun: bool = False
    """Whether the turn has begun and has to be played to its end."""
    over: bool = False
    epilogues: tuple[str, ...] = ()
    """By seat, the id of each player's epilogue; only when the game is over."""
