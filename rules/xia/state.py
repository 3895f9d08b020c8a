"""Everything the game remembers, and every move that can be made in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.core.contract import Action, StandingOrder
from rules.core.decks import Deck
from rules.xia.components import MARKERS, START_CREDITS, Cargo, NpcName, TokenFace
from rules.xia.frames import Frame

# fmt: off
Fame = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
]
# fmt: on
"""Spaces of the fame track: the table agrees on any of them (XIA-027)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    fame: Fame = "10"
    """Needed to win."""
    first_game: bool = False
    """Fixed sectors and loadouts, no NPCs (section 29)."""
    npcs: bool = True
    gate_fame: bool = False
    """1 fame for the first to travel through a gate (XIA-058)."""
    open_fields: bool = False
    """A connected field of asteroids or debris is one region with free inner edges (XIA-535)."""


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


class Orders(Struct, frozen=True):
    """Standing orders: what need not be asked (XIA-525)."""

    shields: Literal["ask", "none", "all", "all_but_one"] = "ask"
    abilities: Literal["ask", "never", "always"] = "ask"
    rearm: Literal["ask", "never", "always"] = "ask"
    damage: Literal["ask", "auto"] = "ask"


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
    """Who attacked it since its last turn."""
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

    @property
    def needed(self) -> int:
        return int(self.options.fame)


# Setting up


class ChooseShip(Action, frozen=True, tag="ship"):
    """At the start, and in business as a new ship."""

    ship: str


class Done(Action, frozen=True, tag="done"):
    """Enough: of buying, of business, of rearranging."""


# Actions


class Engine(Action, frozen=True, tag="engine"):
    """Move with the engine that covers this hold cell. `ability`: declared before its roll."""

    cell: int
    ability: str | None = None


class Impulse(Action, frozen=True, tag="impulse"):
    pass


class Fly(Action, frozen=True, tag="fly"):
    """Along the least dangerous way; stops where a die has decided something."""

    to: str


class Warp(Action, frozen=True, tag="warp"):
    """Gate travel; from the Tiger gate `to` is empty: a die decides."""

    to: str = ""


class BlindJump(Action, frozen=True, tag="jump"):
    """Into the unexplored space in this direction, 0 (east) to 5, clockwise."""

    direction: int


class Visit(Action, frozen=True, tag="visit"):
    """Two points to act on an occupied space beside the ship."""

    space: str


class Stop(Action, frozen=True, tag="stop"):
    """The end of a move action, or of what is left of an effect."""


class EndActions(Action, frozen=True, tag="end"):
    pass


class Fire(Action, frozen=True, tag="attack"):
    """An attack: hold cells of the outfits used, one for each marker, and abilities."""

    target: str
    weapons: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()


class DrawMissions(Action, frozen=True, tag="draw"):
    pass


class Keep(Action, frozen=True, tag="keep"):
    """One of the drawn missions; none with a dash."""

    mission: str | None


class DoObjective(Action, frozen=True, tag="objective"):
    target: str | None = None
    """The ship to steal from."""


class Complete(Action, frozen=True, tag="complete"):
    pass


class BuyCargo(Action, frozen=True, tag="buy_cargo"):
    """Pairs of cubes, by kind; one after the other for each thousand."""

    kinds: tuple[Cargo, ...]


class SellCargo(Action, frozen=True, tag="sell_cargo"):
    """Hold cells of the cubes. `ability`: declared with the sale."""

    cells: tuple[int, ...]
    ability: str | None = None


class Extract(Action, frozen=True, tag="extract"):
    """Mine, salvage or harvest, as the space is."""


class Collect(Action, frozen=True, tag="collect"):
    """Loose cubes here."""

    kinds: tuple[Cargo, ...]


class TakeToken(Action, frozen=True, tag="token"):
    pass


class Scan(Action, frozen=True, tag="scan"):
    """Towards this side, 0 to 5 (the lattice of sectors, clockwise from east-south-east)."""

    side: int


class Jettison(Action, frozen=True, tag="jettison"):
    cells: tuple[int, ...]


class Abort(Action, frozen=True, tag="abort"):
    """The active mission."""


class UseAbility(Action, frozen=True, tag="use"):
    """As an action, or declared before a roll."""

    ability: str
    target: str | None = None
    """A ship, a space, an outfit's cell, a sector: what the ability needs."""


class Rescue(Action, frozen=True, tag="rescue"):
    ship: str


class Give(Action, frozen=True, tag="give"):
    """Credits to another player, at any time (XIA-275)."""

    to: int
    credits: int


class SetOrders(StandingOrder, frozen=True, tag="orders"):
    """Standing orders, at any time."""

    shields: Literal["ask", "none", "all", "all_but_one"]
    abilities: Literal["ask", "never", "always"]
    rearm: Literal["ask", "never", "always"]
    damage: Literal["ask", "auto"]


# Answers


class Defend(Action, frozen=True, tag="defend"):
    """Against an attack or a hazard: hold cells of shields, one for each marker, and abilities."""

    shields: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()


class PlaceDamage(Action, frozen=True, tag="damage"):
    """Some or all of it, by hold cells."""

    cells: tuple[int, ...]


class Arm(Action, frozen=True, tag="arm"):
    """That many markers."""

    markers: int


class Experience(Action, frozen=True, tag="reroll"):
    """A completed mission of the same type for another roll."""

    mission: str


class Accept(Action, frozen=True, tag="accept"):
    """The roll as it is; what is offered."""


class Decline(Action, frozen=True, tag="decline"):
    pass


class Put(Action, frozen=True, tag="put"):
    """An outfit's sections, in the order of its printed shape; or the cells of cubes, in the order given."""

    cells: tuple[int, ...]


class Suggest(Action, frozen=True, tag="suggest"):
    """Let the quartermaster pack everything that is still to be stowed."""


class LeaveOut(Action, frozen=True, tag="leave"):
    """What does not fit the new ship is sold (an outfit) or goes back (a cube)."""

    what: str


class Recharge(Action, frozen=True, tag="recharge"):
    pass


class Mend(Action, frozen=True, tag="repair"):
    pass


class BuyOutfit(Action, frozen=True, tag="buy"):
    outfit: str


class SellOutfit(Action, frozen=True, tag="sell"):
    cell: int


class Rearrange(Action, frozen=True, tag="rearrange"):
    pass


class BuyFame(Action, frozen=True, tag="fame"):
    pass


class Claim(Action, frozen=True, tag="claim"):
    title: str


class Pick(Action, frozen=True, tag="pick"):
    """A space, spawn point or sector among those offered."""

    what: str


class Reroll(Action, frozen=True, tag="reroll_dice"):
    """Own dice by their place, 0 first."""

    dice: tuple[int, ...]


ACTIONS = (
    ChooseShip
    | Done
    | Engine
    | Impulse
    | Fly
    | Warp
    | BlindJump
    | Visit
    | Stop
    | EndActions
    | Fire
    | DrawMissions
    | Keep
    | DoObjective
    | Complete
    | BuyCargo
    | SellCargo
    | Extract
    | Collect
    | TakeToken
    | Scan
    | Jettison
    | Abort
    | UseAbility
    | Rescue
    | Give
    | SetOrders
    | Defend
    | PlaceDamage
    | Arm
    | Experience
    | Accept
    | Decline
    | Put
    | Suggest
    | LeaveOut
    | Recharge
    | Mend
    | BuyOutfit
    | SellOutfit
    | Rearrange
    | BuyFame
    | Claim
    | Pick
    | Reroll
)
