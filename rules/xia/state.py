"""Everything the game remembers."""

from __future__ import annotations

from msgspec import Struct, field

from rules.core.decks import Deck
from rules.xia.actions import Orders
from rules.xia.components import MARKERS, START_CREDITS, Cargo, NpcName, TokenFace
from rules.xia.frames import Frame
from rules.xia.options import Options


class Laid(Struct, frozen=True):
    """A sector on the board: its place on the lattice of sectors (the centre's hex), and how it is turned."""

    sector: str
    centre: tuple[int, int]
    turn: int


class Placed(Struct):
    """An outfit in the hold. `cells` are its sections in the order of the printed shape."""

    outfit: str
    cells: list[int]
    markers: list[int] = field(default_factory=list)
    """Cells of the arming spots that hold a marker."""
    replicated: bool = False


class Cube(Struct):
    kind: Cargo
    cell: int


class Loose(Struct):
    """A cube on the board."""

    kind: Cargo
    space: str
    owner: int | None = None
    """Who may not collect it (XIA-457)…"""
    turn: int = 0
    """…in this turn of the game."""


class Card(Struct):
    """An ability card."""

    ability: str
    ready: bool = True


class Errand(Struct):
    """The active mission. Secret until its objective is done (XIA-386)."""

    mission: str
    done: bool = False
    """The objective; the card is then open."""
    payment: int | None = None
    """Laid on the card; None while the delivery sector is undiscovered (XIA-407)."""
    sneaked: bool = False


class Player(Struct):
    ship: str | None = None
    space: str | None = None
    """None while the ship is off the board."""
    outfits: list[Placed] = field(default_factory=list)
    cargo: list[Cube] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)
    """Cells of the hold."""
    armed: int = MARKERS
    disarmed: int = 0
    energy: int = 0
    impulse: bool = True
    cards: list[Card] = field(default_factory=list)
    credits: int = START_CREDITS
    bounty: int = 0
    fame: int = 0
    mission: Errand | None = None
    completed: list[str] = field(default_factory=list)
    """Kept as experience."""
    finished: dict[str, int] = field(default_factory=dict)
    """Missions ever completed, by type."""
    tokens: list[TokenFace] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    skips: int = 0
    orders: Orders = Orders()
    lucky: bool = False
    """Has had fame for luck in this turn (XIA-054)."""
    drawn_at: list[str] = field(default_factory=list)
    """Mission points used for drawing this turn."""
    once: list[str] = field(default_factory=list)
    """Skills used up this turn."""
    autopilot: int = 0
    """Spaces it may move after each other player's turn (XIA-113)."""
    harpooned: str | None = None
    """The ship this one is attached to."""


class TitleUp(Struct):
    """A title that lies open, until somebody claims it."""

    title: str
    progress: dict[str, int] = field(default_factory=dict)
    """By ship: how often its event happened since it lies open (XIA-376)."""
    earned: list[int] = field(default_factory=list)
    """Seats that met the condition, the first first (XIA-375)."""


class NpcShip(Struct):
    controller: int
    space: str | None = None
    damage: int = 0
    credits: int = 0
    skips: int = 0
    destroyed: bool = False
    attackers: list[str] = field(default_factory=list)
    """On whom it has not struck back yet (XIA-494), the last one last."""
    fleeing: bool = False
    visited: list[str] = field(default_factory=list)
    """Planets of the Enforcer's patrol or stops of the Merchant's route, the last last."""


class State(Struct):
    options: Options
    seats: int
    players: list[Player]
    laid: list[Laid]
    sectors: list[str]
    """The stack, face down; the last is the top."""
    tokens: list[TokenFace]
    """Exploration tokens not yet on the board, face down."""
    unseen: dict[str, TokenFace]
    """Face down on exploration spaces."""
    missions: Deck[str]
    titles: list[str]
    npcs: dict[NpcName, NpcShip]
    choosing: list[int]
    """Seats in the order in which ships are chosen."""
    loose: list[Loose] = field(default_factory=list)
    open_titles: list[TitleUp] = field(default_factory=list)
    title_spaces: list[int] = field(default_factory=list)
    """Title spaces of the fame track that have been reached."""
    gates_used: list[str] = field(default_factory=list)
    """Gate sectors somebody has left through (XIA-530)."""
    turn: int = 0
    """Whose turn it is."""
    turns: int = 0
    """Turns played so far, skipped ones included."""
    stack: list[Frame] = field(default_factory=list)
    trail: list[str] = field(default_factory=list)
    """What was done this turn, as ids of components: the breadcrumb above a question."""
    winner: int | None = None
    over: bool = False
    asides: int = 0
    """Gifts and orders that threw no die: the dice are numbered by the other moves."""

    @property
    def needed(self) -> int:
        return int(self.options.fame)
