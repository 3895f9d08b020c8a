"""Everything a chapter remembers. Hexes are named ("H6"), ships go by their refs: `p0`, `sparrow`, `rs3`.

Dicts are sorted when a state is saved: nothing may depend on the order of their keys.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.akarios.frames import Frame as Frame
from rules.akarios.hooks import Hook
from rules.akarios.language import Mark
from rules.akarios.options import Difficulty, Options
from rules.akarios.sheet import Sheet, Slot
from rules.core.decks import Deck
from rules.core.orders import Queued

Side = Literal["player", "enemy", "ally", "sparrow"]
Face = Literal["move", "attack", "joker", "stress"]
Phase = Literal["setup", "pilots", "enemies", "end"]
Stage = Literal[
    "enlist", "hangar", "voyage", "story", "market", "muster", "battle", "world", "debrief", "over"
]
Terrain = Literal["asteroids", "nebula", "planet", "wormhole"]

SPARROW = "sparrow"


# A battle


class Span(Struct, frozen=True):
    """Until when a mark lies (AK-425, AK-426)."""

    phase: Literal["pilots", "enemies", ""] = ""
    """The phase at whose end it goes; "" until something else ends it."""
    round: int = 0
    since: int = 0
    """The round from which on it works: a Stall got in one's own phase waits for the next (AK-557)."""


class Ship(Struct):
    """Of a player, an enemy, an ally, or the Sparrow: one type (AK-008, AK-009)."""

    ref: str
    side: Side
    kind: str
    """A player's ship, or an enemy type."""
    hex: str | None = None
    """None: off the board."""
    facing: int = 0
    hull: int | None = None
    """None: the Sparrow where it has none (AK-065)."""
    hull_cap: int = 0
    shields: int = 0
    shields_cap: int = 0
    elite: bool = False
    number: int = 0
    """The identifier."""
    added: int = 0
    """The round in which it was added: it acts from the next one on (AK-437)."""
    marks: dict[Mark, Span] = field(default_factory=dict)
    immune: list[str] = field(default_factory=list)
    """By the battle's own rules; what cards give is reckoned."""
    floor: int = 0
    """Damage leaves it so much hull."""
    seat: int | None = None
    bare: tuple[int, int] = (0, 0)
    """Hull and shields at the start without what cards add (AK-414)."""
    acts: bool = True
    """False: an ally moved by rules alone."""


class Token(Struct):
    id: str
    label: str
    hex: str | None
    hull: int | None = None
    """None: it can be entered."""
    hull_cap: int = 0
    side: Literal["enemy", "ally", "neutral"] = "neutral"
    carrier: str | None = None
    """The ship that carries it."""
    path: int = 0
    """Steps of its way that it has gone."""
    floor: int = 0
    """Damage leaves it so much hull."""


class Installed(Struct):
    card: str
    slot: Slot
    energy: int = 0
    cap: int = 0
    """Energy at the start of this scenario (AK-138)."""
    broken: bool = False
    used: list[int] = field(default_factory=list)
    """Cells filled this round."""


class Die(Struct):
    face: Face
    place: str | None = None
    """The card or basic action it lies on; None: unplaced."""
    lent_by: int | None = None
    virtual: bool = False
    barred: str = ""
    """The action it was taken back from: it may not go there again (AK-759)."""


class Pending(Struct, frozen=True):
    """Waits for the next attack (AK-284 to AK-287)."""

    source: str
    what: str
    """An effect, "damage", "range", "targets", "advantage", "no_draw"."""
    n: int = 1
    until: Literal["phase", "round", "battle"] = "battle"


class Done(Struct, frozen=True):
    """An action of this round: for Mimic, and for "did not attack"."""

    card: str
    kind: Literal["move", "turn", "attack", "special"]
    stress_die: bool = False


class Mods(Struct):
    """A modifier deck; the last of `cards` is the top."""

    cards: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """For the attack that is being made."""
    used: list[str] = field(default_factory=list)
    """Those of them that counted."""


class Cockpit(Struct):
    """A seat in a battle."""

    ship: str
    """Its ref."""
    member: int
    pilot: str
    cards: list[Installed] = field(default_factory=list)
    basic_used: dict[str, list[int]] = field(default_factory=dict)
    dice: list[Die] = field(default_factory=list)
    stress: int = 0
    deck: Mods = field(default_factory=Mods)
    pending: list[Pending] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    """Trauma cards for the next pilot phase (AK-330)."""
    traumas: list[str] = field(default_factory=list)
    """Those at work in this phase."""
    kept: bool = False
    rerolled: int = 0
    """Paid rerolls of this phase."""
    protected: bool = False
    """Has protected the Sparrow in this battle (AK-459)."""
    done: list[Done] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    """Uses of what works so often a round, enemy phase or battle: `lattice@round`."""


class Status(Struct, frozen=True):
    """Something that holds for a while: phased, taunt, decoys, redirect, …"""

    what: str
    on: str
    """A ref."""
    source: str
    n: int = 0
    until: Literal["phase", "enemy_phase", "round", "battle"] = "round"
    to: str = ""


class Field(Struct, frozen=True):
    """A terrain token: its kind and the hexes it covers."""

    kind: Terrain
    hexes: tuple[str, ...]


class Acted(Struct):
    """What an enemy did by a command of its card: at one target, where there were several."""

    ship: str
    type: str
    card: str
    command: str
    path: list[tuple[str, int]]
    """Where it stood, and every hex it entered, with the facing there."""
    target: str = ""
    cards: list[str] = field(default_factory=list)
    total: int | None = None
    destroyed: bool = False


class Board(Struct):
    cols: int
    rows: int
    terrain: list[Field] = field(default_factory=list)
    placement: list[str] = field(default_factory=list)


class Battle(Struct):
    scenario: str
    players: int
    difficulty: Difficulty
    board: Board
    round: int = 1
    phase: Phase = "setup"
    ships: dict[str, Ship] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    cockpits: list[Cockpit] = field(default_factory=list)
    """By seat."""
    enemy_mods: Mods = field(default_factory=Mods)
    decks: dict[str, Deck[str]] = field(default_factory=dict)
    """Battle decks by enemy type."""
    revealed: dict[str, str] = field(default_factory=dict)
    trauma: Deck[str] = field(default_factory=lambda: Deck([]))
    box: dict[str, int] = field(default_factory=dict)
    """Supply left: stress_miss, boost_x2, boards, wormholes, figures by enemy type (AK-011)."""
    vars: dict[str, int] = field(default_factory=dict)
    fired: list[str] = field(default_factory=list)
    """Rules of the scenario that work once, and have."""
    statuses: list[Status] = field(default_factory=list)
    sparrow_cards: dict[str, bool] = field(default_factory=dict)
    """The Sparrow's upgrades in this battle: whether each is turned up."""
    sparrow_step: int = 0
    """Steps of its path that the Sparrow has gone."""
    prefer: dict[str, list[str]] = field(default_factory=dict)
    """By enemy type: what it is after before all else."""
    acted: list[Acted] = field(default_factory=list)
    """In this enemy phase, or the last one."""
    noted: list[Noted] = field(default_factory=list)
    """Hooks still to be answered."""
    ended: Literal["", "success", "failure"] = ""


class Noted(Struct, frozen=True):
    """A hook that was met, with its facts; answered by cards and scenario after the step."""

    hook: Hook
    facts: dict[str, str] = field(default_factory=dict)


# A world


class Walker(Struct):
    """A pilot on foot (AK-007)."""

    member: int
    pilot: str
    card: int
    """The world card the pilot stands on."""
    health: int
    health_cap: int
    stamina: int
    stress: int = 0
    dice: int = 4
    """Not assigned in this round (AK-584)."""
    rerolled: bool = False
    """The one paid reroll of this round is used (AK-587)."""
    conscious: bool = True


class World(Struct):
    scenario: str
    players: int
    stamina: int
    """Of every pilot at the start (AK-567)."""
    round: int = 1
    revealed: list[int] = field(default_factory=list)
    walkers: list[Walker] = field(default_factory=list)
    """By seat."""
    closed: list[str] = field(default_factory=list)
    """Objects that have been used up (AK-596)."""
    flags: list[str] = field(default_factory=list)
    ended: Literal["", "success", "failure", "skip"] = ""


# The chapter


class Gains(Struct):
    """What this chapter has brought so far, for the debrief's page."""

    node: str = ""
    ending: str = ""
    lines: list[str] = field(default_factory=list)
    """Rewards, each as a phrase of the locale."""
    picks: list[list[str]] = field(default_factory=list)
    """By seat: kinds of reward cards still to be chosen."""


class State(Struct):
    options: Options
    seats: int
    roster: tuple[int, ...]
    """By seat: the member."""
    sheet: Sheet
    """Changed in place, and handed over at the end."""
    campaign: bool = False
    """False: a skirmish; nothing is handed over."""
    stage: Stage = "hangar"
    node: str = ""
    stack: list[Frame] = field(default_factory=list)
    queues: list[list[Queued]] = field(default_factory=list)
    """By seat: lines that wait, with their conditions (AK-893, AK-905)."""
    battle: Battle | None = None
    world: World | None = None
    gained: Gains = field(default_factory=Gains)
    throws: int = 0
    """Moves that threw dice or shuffled: the number of the next throw."""
    polls: int = 0
    """Held so far: tells polls of one topic apart."""
    over: bool = False

    @property
    def fight(self) -> Battle:
        """The battle, where there must be one."""
        assert self.battle is not None, "there is no battle"
        return self.battle

    @property
    def outing(self) -> World:
        """The world, where there must be one."""
        assert self.world is not None, "nobody is on a world"
        return self.world
