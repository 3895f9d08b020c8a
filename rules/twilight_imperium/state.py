"""Everything the game remembers. Reinforcements, votes, control and distances are reckoned, never stored.

Dicts are sorted when a state is saved: nothing may depend on the order of their keys.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from rules.core.decks import Deck
from rules.core.orders import Book
from rules.twilight_imperium.frames import Frame as Frame
from rules.twilight_imperium.options import Options

ShipKind = Literal["carrier", "cruiser", "destroyer", "dreadnought", "war_sun", "dock"]
"""Ships that are told apart; a dock only where it floats (TI-099)."""
Unit = Literal[
    "carrier", "cruiser", "destroyer", "dreadnought", "war_sun", "dock", "fighter", "gf", "shock", "pds"
]
Area = Literal["strategy", "fleet", "command"]
"""Strategy Allocation, Fleet Supply, Command Pool."""
Phase = Literal["setup", "strategy", "action", "status"]
Until = Literal["step", "combat_round", "battle", "activation", "round", "next_round", "game"]

NOBODY = -1
"""Seat of the Custodians, and of a mine without an owner."""


class Ship(Struct):
    id: int
    """Never used again in a game."""
    kind: ShipKind
    seat: int
    damaged: bool = False
    gf: int = 0
    shock: int = 0
    pds: int = 0
    leaders: list[str] = field(default_factory=list)
    """By race and slot: "sol.1" (TI-668)."""


class Planet(Struct):
    id: str
    owner: int | None = None
    ready: bool = False
    gf: int = 0
    shock: int = 0
    pds: int = 0
    dock: int | None = None
    """The round from which on it may produce (TI-098)."""
    facility: Literal["colony", "refinery"] | None = None
    leaders: list[str] = field(default_factory=list)
    since: int = 0
    """The round in which control began; held all round: before this one (TI-394)."""
    token: str | None = None
    """An artifact's id, or "blank"."""
    shown: bool = False
    marks: list[str] = field(default_factory=list)
    """What lies on it: "radiation", "yin", "diplomat:4", …"""


class System(Struct):
    at: str
    """Ring, then place clockwise from the north: "000" is Mecatol Rex, "301" the north of ring 3, "900" the
    Nexus."""
    tile: str
    planets: list[Planet] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)
    docks: list[Ship] = field(default_factory=list)
    """Those of the Saar: no ships, whatever else they are (TI-102)."""
    fighters: dict[str, int] = field(default_factory=dict)
    """By seat."""
    riders: dict[str, list[str]] | UnsetType = UNSET
    """Leaders aboard Fighters, by seat: on the one that is lost last (TI-257, TI-738). Not stored where there
    are none: states from before Fighters took Leaders stay as they are."""
    counters: list[int] = field(default_factory=list)
    """Seats that have activated it."""
    mines: list[int] = field(default_factory=list)
    """Their owners, in the order in which they were laid."""
    hidden: bool = False
    """Laid face down while the galaxy is built (TI-188)."""


class Picked(Struct):
    card: str
    resolved: bool = False


class TradeCard(Struct):
    value: int
    lent: int | None = None
    """The partner who holds it; his card is held in exchange (TI-454)."""


class Won(Struct, frozen=True):
    """A Space Battle or an invasion that counts for objectives (TI-628)."""

    at: str
    """System or planet."""
    loser: int
    ships: int = 0
    """Opposing ships when it began, or Ground Forces when the landing was declared (TI-630, TI-631)."""


class Tally(Struct):
    """What counts for objectives, from Strategy Phase to Status Phase (TI-628)."""

    planets: list[str] = field(default_factory=list)
    battles: list[Won] = field(default_factory=list)
    invasions: list[Won] = field(default_factory=list)
    docks_destroyed: list[str] = field(default_factory=list)
    """"seat:cause" each; the cause is combat or card (TI-632)."""
    docks_taken: list[str] = field(default_factory=list)
    """Planets with an enemy dock that were taken, "seat:planet" each; ":last" behind it: his last dock."""
    mecatol: bool = False
    """Mecatol Rex was held at some time in this round."""


class Player(Struct):
    race: str
    home: str = ""
    points: int = 0
    strategy: int = 0
    fleet: int = 0
    command: int = 0
    goods: int = 0
    technologies: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """Action Cards, the newest last; one id for each copy."""
    politics: list[str] = field(default_factory=list)
    secret: str | None = None
    scored: list[str] = field(default_factory=list)
    artifacts: list[str] = field(default_factory=list)
    picked: list[Picked] = field(default_factory=list)
    passed: bool = False
    skipped: bool = False
    """The Yssaril let the last turn go by (TI-234)."""
    out: bool = False
    trade: list[TradeCard] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    captives: list[str] = field(default_factory=list)
    """Leaders of others, the longest held first."""
    tally: Tally = field(default_factory=Tally)
    used: list[str] = field(default_factory=list)
    """Abilities that work once a round."""
    sources: dict[str, int] = field(default_factory=dict)
    """Points by what gave them, for the score."""
    curve: list[int] = field(default_factory=list)
    """Points at the end of each round."""
    tiles: list[str] = field(default_factory=list)
    """In hand while the galaxy is built."""
    book: Book = field(default_factory=Book)
    wishes: list[str] = field(default_factory=list)
    """Technologies, in the order in which they are wanted."""
    ranking: list[str] = field(default_factory=list)
    """Strategy Cards, in the order in which they are wanted."""
    plan: str = ""
    """The usual battle plan, in notation."""


class Law(Struct):
    card: str
    holder: int | None = None
    on: tuple[str, ...] = ()
    since: int = 0
    """The round in which it was passed."""


class Lasting(Struct):
    """An effect of a card or ability that stays for a while."""

    source: str
    owner: int
    until: Until
    on: tuple[str, ...] = ()
    n: int = 0


class Bundle(Struct, frozen=True):
    goods: int = 0
    trade_card: int | None = None
    """The value of a Trade Card (TI-451)."""
    cards: int = 0
    """Action Cards unseen, by number: the Hacan's market (TI-538)."""
    captives: tuple[str, ...] = ()
    passage: str | None = None
    """A system through which a fleet with a Diplomat may pass (TI-250)."""


class Offer(Struct):
    number: int
    by: int
    to: int
    give: Bundle
    want: Bundle
    accepted: bool = False
    """It waits for the active player's approval (TI-451)."""
    kept: bool = False
    """Laid down for the next negotiation (TI-703)."""


class Owed(Struct, frozen=True):
    """A secondary that a seat may still answer (TI-735)."""

    seat: int
    card: str


class State(Struct):
    options: Options
    seats: int
    table: list[int]
    """Seats clockwise by home place (TI-725): left, right and clockwise always go by this."""
    players: list[Player]
    systems: dict[str, System]
    action: Deck[str]
    political: Deck[str]
    objectives: list[str]
    """Still face down, the top one last."""
    shown: list[str] = field(default_factory=list)
    round: int = 0
    phase: Phase = "setup"
    speaker: int = 0
    order: list[int] = field(default_factory=list)
    """Order of play of this round."""
    turns: int = 0
    laws: list[Law] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    throws: int = 0
    """Moves so far that rolled dice: what dice are numbered by."""
    bonus: dict[str, int] = field(default_factory=dict)
    """Bonus Counters by Strategy Card."""
    high_alert: tuple[int, str] | None = None
    """Whose token it is, and where."""
    voice: int | None = None
    custodians: list[int] = field(default_factory=lambda: [3, 2])
    """Neutral Fighters and Ground Forces of Mecatol Rex."""
    colonies: int = 8
    refineries: int = 8
    shock_left: int = 12
    mines_left: int = 12
    tokens: list[str] = field(default_factory=list)
    """Artifacts and blanks not yet laid, shuffled."""
    offers: list[Offer] = field(default_factory=list)
    owed: list[Owed] = field(default_factory=list)
    numbers: int = 0
    """Of the last ship, offer or battle."""
    windows: int = 0
    """Opened so far."""
    last_play: tuple[str, ...] = ()
    """The last Action Card that took effect, with its targets and where: not twice in a row (TI-516)."""
    stack: list[Frame] = field(default_factory=list)
    winner: int | None = None
    over: bool = False
    ended: str = ""
    """How: "points", "rex", "instant", "alone"."""
