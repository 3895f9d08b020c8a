"""What a seat, or a spectator, may see (TI-722). Pictures, words and androids are made from these alone."""

from __future__ import annotations

from msgspec import Struct, field

from rules.core.hexes import Hex
from rules.core.orders import Book as Book
from rules.core.orders import Order as Order
from rules.twilight_imperium.components import Colour, Letter, Refresh, Terrain
from rules.twilight_imperium.options import Options as Options
from rules.twilight_imperium.state import Phase, ShipKind

# The board


class ShipView(Struct, frozen=True):
    id: int
    kind: ShipKind
    seat: int
    damaged: bool = False
    gf: int = 0
    shock: int = 0
    pds: int = 0
    leaders: tuple[str, ...] = ()
    steps: int = 0
    """How far it goes from where it is."""
    room: int = 0
    """For units aboard, those that are there included."""

    @property
    def aboard(self) -> int:
        return self.gf + self.shock + self.pds


class PlanetView(Struct, frozen=True):
    id: str
    resources: int
    """As they are now, with Facility and all that changes them."""
    influence: int
    owner: int | None = None
    ready: bool = False
    specialty: Colour | None = None
    refresh: Refresh | None = None
    station: bool = False
    home: int | None = None
    """Whose home planet it is."""
    gf: int = 0
    shock: int = 0
    pds: int = 0
    dock: bool = False
    resting: bool = False
    """Its dock produces only from the next round on."""
    facility: str | None = None
    leaders: tuple[str, ...] = ()
    token: str | None = None
    """An artifact or "blank"; "hidden" as long as it lies face down."""
    marks: tuple[str, ...] = ()


class SystemView(Struct, frozen=True):
    at: str
    tile: str
    hex: Hex | None
    """None for the Nexus."""
    home: int | None = None
    hidden: bool = False
    terrain: Terrain | None = None
    wormholes: tuple[Letter, ...] = ()
    planets: tuple[PlanetView, ...] = ()
    ships: tuple[ShipView, ...] = ()
    docks: tuple[ShipView, ...] = ()
    """Afloat: those of the Saar."""
    fighters: tuple[tuple[int, int], ...] = ()
    """Seat and number."""
    riders: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """Seat, and Leaders aboard its Fighters."""
    counters: tuple[int, ...] = ()
    mines: tuple[int, ...] = ()

    def fighters_of(self, seat: int) -> int:
        return dict(self.fighters).get(seat, 0)

    def riders_of(self, seat: int) -> tuple[str, ...]:
        return dict(self.riders).get(seat, ())

    def ships_of(self, seat: int) -> tuple[ShipView, ...]:
        return tuple(each for each in self.ships if each.seat == seat)

    @property
    def present(self) -> tuple[int, ...]:
        """Seats with ships there."""
        return tuple(sorted({each.seat for each in self.ships} | {seat for seat, _ in self.fighters}))


# The players


class PickedView(Struct, frozen=True):
    card: str
    resolved: bool


class AgreementView(Struct, frozen=True):
    partner: int
    gives: int
    """What the own card brings the partner."""
    brings: int
    """What the partner's card brings here."""


class LeaderView(Struct, frozen=True):
    id: str
    where: str
    """A planet, a system (aboard a ship there), "dead", or "captive"."""
    captor: int | None = None


class PlayerView(Struct, frozen=True):
    seat: int
    race: str
    home: str
    points: int
    strategy: int
    fleet: int
    command: int
    on_board: int
    """Counters that lie in systems."""
    reserve: int
    fleet_limit: int
    """Ships but Fighters in one system; 0 with `unlimited`."""
    unlimited: bool
    goods: int
    technologies: tuple[str, ...]
    abilities: tuple[str, ...]
    """In force now."""
    used: tuple[str, ...]
    cards: int
    politics: int
    secret: bool
    """Holds one that is not scored."""
    hand_limit: int
    scored: tuple[str, ...]
    artifacts: tuple[str, ...]
    sources: tuple[tuple[str, int], ...]
    """Points by what gave them."""
    curve: tuple[int, ...]
    """Points at the end of each round that is over."""
    picked: tuple[PickedView, ...]
    passed: bool
    out: bool
    free_trade: tuple[int, ...]
    """Values of Trade Cards that are not lent."""
    agreements: tuple[AgreementView, ...]
    leaders: tuple[LeaderView, ...]
    captives: tuple[str, ...]
    planets: tuple[str, ...]
    resources: int
    """Of planets that are ready."""
    influence: int
    resources_all: int
    influence_all: int
    votes: int
    left: dict[str, int]
    """Units in reinforcements by kind; -1: without limit."""
    offices: tuple[str, ...]


class OwnView(Struct, frozen=True):
    """What nobody else knows."""

    cards: tuple[str, ...] = ()
    playable: tuple[str, ...] = ()
    """Those of them that can be played now."""
    politics: tuple[str, ...] = ()
    secret: str | None = None
    tiles: tuple[str, ...] = ()
    book: Book = field(default_factory=Book)
    research: tuple[tuple[str, int, int], ...] = ()
    """Technologies that could be had now: what each costs with the card, and for those who follow."""
    wishes: tuple[str, ...] = ()
    ranking: tuple[str, ...] = ()
    plan: str = ""
    said: str = ""
    """What this seat has answered in the open gathering, in notation."""


# Cards on the table


class LawView(Struct, frozen=True):
    card: str
    holder: int | None
    on: tuple[str, ...]
    since: int


class ObjectiveView(Struct, frozen=True):
    id: str
    stage: int
    """0: a Secret Objective, seen by its owner alone."""
    points: int
    scored: tuple[int, ...]
    """Seats."""
    progress: tuple[tuple[int, int], ...] = ()
    """By seat: so far, and needed."""
    now: tuple[int, ...] = ()
    """Seats that could score it as things stand."""


class LastingView(Struct, frozen=True):
    source: str
    owner: int
    until: str
    on: tuple[str, ...]


class OfferView(Struct, frozen=True):
    number: int
    by: int
    to: int
    give: tuple[str, ...]
    want: tuple[str, ...]
    accepted: bool
    kept: bool


# What is going on


class DieView(Struct, frozen=True):
    seat: int
    what: str
    ship: int | None
    face: int
    needed: int
    parts: tuple[tuple[str, int], ...]
    rerolled: bool

    @property
    def hit(self) -> bool:
        return self.face + sum(amount for _, amount in self.parts) >= self.needed


class ActionView(Struct, frozen=True):
    """A Tactical or Transfer Action."""

    seat: int
    system: str
    stage: str
    other: str | None = None
    """Of a Transfer Action."""
    moved: tuple[int, ...] = ()


class BattleView(Struct, frozen=True):
    number: int
    system: str
    attacker: int
    defender: int
    round: int
    stage: str
    dice: tuple[DieView, ...]
    hits: dict[str, int]
    began: dict[str, tuple[str, ...]]
    lost: dict[str, tuple[str, ...]]
    retreating: int | None = None
    to: str | None = None
    handed_in: tuple[int, ...] = ()
    """Whose plan is there; what it says is hidden."""
    plan: str = ""
    """The own one."""


class InvasionView(Struct, frozen=True):
    system: str
    planet: str
    attacker: int
    defender: int
    round: int
    stage: str
    gf: int
    shock: int
    fighters: int
    leaders: tuple[str, ...]
    dice: tuple[DieView, ...]
    hits: dict[str, int]


class AgendaView(Struct, frozen=True):
    card: str
    by: int
    stage: str
    choices: tuple[str, ...]
    handed_in: tuple[int, ...]
    votes: tuple[tuple[int, str, int], ...]
    """Told so far: seat, for what, how many."""
    order: tuple[int, ...]
    """In which they vote, the Speaker last."""
    open: tuple[tuple[int, int], ...]
    """Who has not voted yet, and how many votes he has."""
    barred: tuple[int, ...]
    result: str | None
    sheet: str = ""
    """The own one."""


class WindowView(Struct, frozen=True):
    point: str
    facts: dict[str, str]
    declared: tuple[int, ...]


class View(Struct, frozen=True):
    seat: int | None
    seats: int
    options: Options
    table: tuple[int, ...]
    """Seats clockwise, as they sit round the map."""
    round: int
    phase: Phase
    speaker: int
    order: tuple[int, ...]
    """Of play, in this round."""
    turn: int | None
    """Whose turn it is, or who is to pick."""
    asked: tuple[int, ...]
    """Who is waited for."""
    systems: tuple[SystemView, ...]
    players: tuple[PlayerView, ...]
    own: OwnView | None
    laws: tuple[LawView, ...]
    lasting: tuple[LastingView, ...]
    objectives: tuple[ObjectiveView, ...]
    secret: ObjectiveView | None
    """The own one; its `progress` is the owner's alone."""
    objectives_left: int
    """Face down."""
    cards_left: int
    politics_left: int
    discards: tuple[str, ...]
    politics_discards: tuple[str, ...]
    free: tuple[tuple[str, int], ...]
    """Strategy Cards nobody has, with their Bonus Counters."""
    high_alert: tuple[int, str] | None
    voice: int | None
    custodians: tuple[int, int]
    """Neutral Fighters and Ground Forces of Mecatol Rex."""
    colonies: int
    refineries: int
    shock_left: int
    mines_left: int
    goods_left: int
    offers: tuple[OfferView, ...]
    """Those this seat makes or gets, and agreements that wait for its approval."""
    owed: tuple[tuple[int, str], ...]
    """Secondaries that may still be answered."""
    action: ActionView | None
    battle: BattleView | None
    invasion: InvasionView | None
    agenda: AgendaView | None
    window: WindowView | None
    strategic: tuple[int, str] | None
    """Whose Strategy Card is being resolved."""
    winner: int | None
    over: bool
    ended: str

    def system(self, at: str) -> SystemView:
        return next(each for each in self.systems if each.at == at)

    def planet(self, id: str) -> PlanetView:
        return next(each for system in self.systems for each in system.planets if each.id == id)


# What is being put together


class FireView(Struct, frozen=True):
    """PDS that would fire at a fleet."""

    seat: int
    dice: int
    hits: float
    """Expected."""


class FleetView(Struct, frozen=True):
    """What a fleet would come to in the system it moves to."""

    ships: int
    """That count for Fleet Supply."""
    limit: int
    """0: none."""
    cargo: int
    """Ground Forces, PDS and Fighters together."""
    room: int
    stranded: tuple[tuple[str, int], ...] = ()
    """Fighters that would be lost for want of support, by system."""
    fire: tuple[FireView, ...] = ()


class Preview(Struct, frozen=True):
    """What a move that is being put together would look like."""

    picture: str
    """By its name in the catalogue: `system.308-205-104` is 308 with what comes from the others."""
    fleet: FleetView | None = None
    odds: tuple[int, int, int] | None = None
    """Attacker, defender, nobody: of a thousand."""
