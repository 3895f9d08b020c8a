"""What a seat, or a spectator, may see: everything but the order of decks and what is not yet revealed
(AK-017). Pictures and words are made from these alone."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Side = Literal["player", "enemy", "ally", "sparrow"]
Face = Literal["move", "attack", "joker", "stress"]


class ShipView(Struct, frozen=True):
    ref: str
    side: Side
    kind: str
    hex: str | None
    facing: int
    hull: int | None
    hull_cap: int
    shields: int
    shields_cap: int
    elite: bool
    number: int
    marks: tuple[str, ...]
    immune: tuple[str, ...]
    seat: int | None
    acts_next_round: bool
    """It was added in this round (AK-437)."""


class TokenView(Struct, frozen=True):
    id: str
    label: str
    hex: str | None
    hull: int | None
    hull_cap: int
    side: Literal["enemy", "ally", "neutral"]
    carrier: str | None


class TerrainView(Struct, frozen=True):
    kind: Literal["asteroids", "nebula", "planet", "wormhole"]
    hexes: tuple[str, ...]


class BoardView(Struct, frozen=True):
    cols: int
    rows: int
    terrain: tuple[TerrainView, ...]
    placement: tuple[str, ...]


class CardView(Struct, frozen=True):
    card: str
    slot: str
    energy: int
    cap: int
    broken: bool
    used: tuple[int, ...]
    """Cells filled in this round."""


class DieView(Struct, frozen=True):
    face: Face
    place: str | None
    """The card or basic action it is on."""
    lent_by: int | None
    virtual: bool


class DeckView(Struct, frozen=True):
    """A modifier deck: what is in it, sorted, for nobody knows the order; and what has been played."""

    cards: tuple[str, ...]
    discards: tuple[str, ...]
    drawn: tuple[str, ...]


class CockpitView(Struct, frozen=True):
    ship: str
    pilot: str
    callsign: str
    cards: tuple[CardView, ...]
    basic_used: dict[str, tuple[int, ...]]
    dice: tuple[DieView, ...]
    stress: int
    deck: DeckView
    pending: tuple[str, ...]
    """What waits for the next attack: `push:1`."""
    traumas: tuple[str, ...]
    waiting: tuple[str, ...]
    doing: Literal["acting", "ready", "passed", "down"]
    queued: tuple[str, ...] = ()
    """Commands for later, in notation (AK-905)."""
    foreseen: tuple[tuple[str, int], ...] = ()
    """The hexes that they would enter, and how the ship would face there."""


class StatusView(Struct, frozen=True):
    what: str
    on: str
    source: str
    until: str
    to: str


class AttackView(Struct, frozen=True):
    """The attack that is being resolved."""

    source: str
    card: str
    targets: tuple[str, ...]
    totals: dict[str, int]
    missed: tuple[str, ...]
    cancelled: tuple[str, ...]
    stacks: tuple[tuple[str, ...], ...]
    """Drawn for the target in question, until one of them counts."""
    at: str
    """The target in question."""
    damage: int
    bases: dict[str, int]
    counted: dict[str, tuple[str, ...]]
    """By target: the damage before its card, and the cards that made the total of it."""
    effects: dict[str, tuple[str, ...]]
    """By target: what goes with the damage, `rupture:1`."""


class DeedView(Struct, frozen=True):
    """What one ship did by one command of its card."""

    ship: str
    command: str
    path: tuple[tuple[str, int], ...]
    """Where it stood and faced, then every hex it entered; one place only: it turned, fired or stayed."""
    target: str = ""
    cards: tuple[str, ...] = ()
    total: int | None = None
    """Damage of an attack; None: it was none."""
    destroyed: bool = False


class StripView(Struct, frozen=True):
    """What the ships of one type did by their card in this enemy phase, or in the last one."""

    type: str
    card: str
    deeds: tuple[DeedView, ...]


class BattleView(Struct, frozen=True):
    scenario: str
    round: int
    phase: Literal["setup", "pilots", "enemies", "end"]
    board: BoardView
    ships: tuple[ShipView, ...]
    tokens: tuple[TokenView, ...]
    cockpits: tuple[CockpitView, ...]
    enemy_deck: DeckView
    battle_decks: dict[str, int]
    """Cards left in each."""
    discards: dict[str, tuple[str, ...]]
    revealed: dict[str, str]
    statuses: tuple[StatusView, ...]
    vars: dict[str, int]
    sparrow_cards: dict[str, bool]
    trauma_left: int
    attack: AttackView | None
    order: tuple[str, ...]
    """Who still acts in this enemy phase, the next one first."""
    ended: Literal["", "success", "failure"]
    strips: tuple[StripView, ...] = ()
    """By type, in the order in which they acted."""
    special: tuple[str, ...] = ()
    """Texts of the scenario: its tokens, rules and actions."""


# What would come of a command: made by drafts, drawn beside the battle


class WayView(Struct, frozen=True):
    """A way a ship can fly, as far as it gets."""

    card: str
    """The card or basic action."""
    pattern: str
    mirror: bool
    path: tuple[tuple[str, int], ...]
    """The hexes it enters, each with the facing there; none: it turns, or stays."""
    end: str
    facing: int
    risk: Literal["free", "stress", "hull", "shields", "wormhole", "destroyed"] = "free"
    """The worst of what it may cost."""
    hull: int = 0
    shields: int = 0
    stress: int = 0
    energy: int = 0
    barred: Literal["", "edge", "planet", "token", "ship"] = ""
    """What it stops before."""


class OddsView(Struct, frozen=True):
    totals: tuple[tuple[int, float], ...]
    """Every total of damage with its chance, the smallest first."""
    destroyed: float
    mean: float
    about: bool = False
    """Rare outcomes are left out."""


class TargetView(Struct, frozen=True):
    ref: str
    chosen: bool
    seen: bool = True
    """False: in the arc, but something hides it."""
    edge: Literal["", "advantage", "disadvantage"] = ""
    why: str = ""
    """Where that comes from: "behind", or the mark."""
    odds: OddsView | None = None


class CostView(Struct, frozen=True):
    dice: tuple[Face, ...] = ()
    energy: int = 0
    energy_left: int = 0
    stress: int = 0
    stress_after: int = 0
    level: Literal["", "miss", "panic"] = ""
    """What the stress brings with it."""
    hull: int = 0
    shields: int = 0


class WaysView(Struct, frozen=True):
    """Where a ship can end, in the order of the options: at most 25."""

    ship: str
    ways: tuple[WayView, ...]
    numbers: tuple[int, ...] = ()
    """Of each way in its menu, where there are other things between them; else they are counted from 1."""

    def numbered(self) -> list[tuple[int, WayView]]:
        return list(zip(self.numbers or range(1, len(self.ways) + 1), self.ways, strict=True))


class PreviewView(Struct, frozen=True):
    """One command, as far as it has been put together."""

    ship: str
    card: str
    way: WayView | None = None
    hexes: tuple[str, ...] = ()
    """Those of the arc or range, from where the ship then is."""
    damage: int = 0
    targets: tuple[TargetView, ...] = ()
    cost: CostView = CostView()


class LookView(Struct, frozen=True):
    """What there is to see while something is chosen: a picture by its name."""

    what: str
    at: tuple[str, int] | None = None
    """One's own ship stands here on it: hex and facing."""
    ways: WaysView | None = None
    """Where it could go, for a map beside it."""


class DangerView(Struct, frozen=True):
    """Forecast: which of the hexes a ship can reach are hit by how many of the enemies' cards."""

    ship: str
    cards: int
    """Cards left in all their decks."""
    hexes: dict[str, int]


# A world


class ObjectView(Struct, frozen=True):
    id: str
    kind: Literal["move", "examine", "check", "launch_pad", "interrupt"]
    symbols: tuple[str, ...]
    """o, g, og, s."""
    dir: str
    card: int | None
    """Where a way leads."""
    skill: str
    coop: bool
    repeat: bool
    closed: bool
    barred: bool
    """Something has to happen first."""


class PlaceView(Struct, frozen=True):
    """A card that lies open."""

    no: int
    x: int
    y: int
    name: str
    """As `@006.3` names it."""
    objects: tuple[ObjectView, ...]


class WalkerView(Struct, frozen=True):
    seat: int
    pilot: str
    callsign: str
    card: int
    health: int
    health_cap: int
    stamina: int
    stress: int
    dice: int
    rerolled: bool
    conscious: bool
    skills: dict[str, int]


class AttemptView(Struct, frozen=True):
    actor: int
    object: str
    """Empty: a check that a text has ordered."""
    symbols: tuple[str, ...]
    dice: dict[str, int]
    rolled: dict[str, tuple[str, ...]]


class WorldView(Struct, frozen=True):
    scenario: str
    round: int
    stamina: int
    places: tuple[PlaceView, ...]
    backs: tuple[tuple[int, int, int], ...]
    """Cards face down that ways on open ones lead to: number, x, y."""
    walkers: tuple[WalkerView, ...]
    attempt: AttemptView | None
    ended: str


# Between battles


class PadView(Struct, frozen=True):
    pilot: str
    trees: tuple[tuple[int, ...], ...]
    """As on the sheet: 0 nothing, 1 half, 2 full; of a fork 2 left, 3 right."""
    points: int
    trauma: int
    credits: int
    abilities: tuple[str, ...]


class BerthView(Struct, frozen=True):
    ship: str
    cells: tuple[int, ...]
    points: int
    bought: int
    hull: int
    shields: int


class MemberView(Struct, frozen=True):
    callsign: str
    android: bool
    left: bool
    pilot: str | None
    ship: str | None
    ship_name: str
    cards: tuple[str, ...]
    """Weapons, engines and technologies of the own organiser."""
    installed: dict[str, str]
    """By slot."""
    pads: tuple[PadView, ...]
    berths: tuple[BerthView, ...]
    stress: int
    carried: tuple[tuple[str, int], ...]
    """What waits for the next battle: shields, hull or boost, and how much."""
    orders: dict[str, str] = field(default_factory=dict)
    """Standing orders: what is done at which window (AK-890)."""


class LocationView(Struct, frozen=True):
    """A location or a jump point that the squad knows of."""

    id: str
    kind: Literal["main", "side", "market", "jump"]
    system: str
    x: int
    y: int
    open: bool
    """It can be flown to from here, now."""
    ending: str
    """How it was completed; "" while it is not."""


class SheetView(Struct, frozen=True):
    """What the squad has, also between two chapters. Event cards that are left are only counted."""

    squad: str
    act: int
    next: str
    over: str | None
    chapters: int
    system: str | None
    at: tuple[int, int] | None
    energy: int | None
    places: tuple[LocationView, ...]
    events_left: dict[str, int]
    achievements: tuple[str, ...]
    boost: int
    progress: int
    ship_points: int
    copilots: tuple[str, ...]
    sparrow: tuple[str, ...]
    fitted: tuple[str, ...]
    pilots: tuple[str, ...]
    ships: tuple[str, ...]
    extreme: bool
    difficulty: str
    members: tuple[MemberView, ...]
    figures: dict[str, int]


class VoyageView(Struct, frozen=True):
    """A journey under way."""

    stage: Literal["choose", "die", "arrive"]
    to: str
    event: str
    """The event card on the table."""
    option: str
    """The side that was chosen."""


class CheckView(Struct, frozen=True):
    seat: int
    skill: str
    symbols: int
    needed: int
    """Symbols that dice must cover, besides the skill."""
    faces: tuple[str, ...]
    rerolled: bool


class PageView(Struct, frozen=True):
    node: str
    texts: tuple[str, ...]
    """Ids of prose, as far as their gates are open."""
    roll: tuple[str, ...] = ()
    """The squad, whose names they may call."""


class OfferView(Struct, frozen=True):
    what: str
    kind: str
    price: int
    shared: bool
    pledged: dict[str, int]
    """By seat."""
    shares: tuple[int, ...]
    """By seat: a fair split of what is bought together."""


class MarketView(Struct, frozen=True):
    node: str
    offers: tuple[OfferView, ...]


class MusterView(Struct, frozen=True):
    stage: str
    ready: tuple[int, ...]
    gifts: tuple[tuple[str, int, int], ...]
    """Card, giver, receiver."""


class DebriefView(Struct, frozen=True):
    node: str
    part: str
    chosen: str
    lines: tuple[str, ...]
    """What was gained, each as a phrase of the locale."""
    picking: int | None
    """Who picks a reward card."""
    cards: tuple[str, ...]
    """Those to pick from."""


class PollView(Struct, frozen=True):
    topic: str
    options: tuple[str, ...]
    votes: dict[str, tuple[int, ...]]
    """By option: who is for it."""
    labels: dict[str, str] = field(default_factory=dict)
    """By option: how it is called, as an argument of words."""


class View(Struct, frozen=True):
    seats: int
    seat: int | None
    stage: str
    node: str
    squad: str
    difficulty: str
    battle: BattleView | None
    ending: str
    over: bool
    campaign: bool = True
    """False: a single battle or world, which leaves nothing behind."""
    world: WorldView | None = None
    ways: WaysView | None = None
    preview: PreviewView | None = None
    danger: DangerView | None = None
    """What a seat is putting together or wants to know: set for these pictures alone."""
    roster: tuple[int, ...] = ()
    """By seat: the member."""
    sheet: SheetView | None = None
    voyage: VoyageView | None = None
    check: CheckView | None = None
    page: PageView | None = None
    market: MarketView | None = None
    muster: MusterView | None = None
    debrief: DebriefView | None = None
    poll: PollView | None = None
