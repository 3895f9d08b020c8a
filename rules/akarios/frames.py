"""What is being resolved: the frames of the stack (see `rules.core.stack`). They hold refs and ids only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.core.poll import Poll
from rules.core.stack import EVERYBODY, Gathering, Step

Facts = dict[str, str]

# Between battles


class Enlisting(Gathering, tag="enlisting"):
    """Members without a pilot or a ship choose them (AK-024 to AK-028, AK-702, AK-958)."""


class Hangar(Gathering, tag="hangar"):
    """A chapter begins here; whoever says so sets out."""


class Course(Step, tag="course"):
    """Where the squad goes next."""

    seat: int = EVERYBODY
    to: str = ""
    """A node, "explore", or "retry": the node that was failed (AK-945)."""


class Journey(Step, tag="journey"):
    """Choose, pay, roll, move (AK-500)."""

    seat: int = EVERYBODY
    stage: Literal["choose", "die", "arrive"] = "choose"
    to: str = ""


class Happening(Step, kw_only=True, tag="happening"):
    """What the movement die or an event brings, effect by effect (AK-511, AK-512)."""

    seat: int = EVERYBODY
    path: str
    """`journey/dragon/drift`, `event/d05/a`; below a choice or a check `event/d05/a/0/success`."""
    at: int = 0
    """The next of its effects."""
    picked: str = ""
    """What the squad has decided for it."""


class Checking(Step, kw_only=True, tag="checking"):
    """One pilot's skill check on an event card (AK-516, AK-948, AK-949)."""

    path: str
    """The effect it belongs to: `event/d05/a/0`."""
    rolled: list[str] = field(default_factory=list)
    rerolled: bool = False


class Page(Gathering, kw_only=True, tag="page"):
    """A story node; whoever has read it reads on."""

    node: str


class Trading(Gathering, kw_only=True, tag="trading"):
    """A market, until all are ready (AK-938)."""

    node: str
    pledges: dict[str, dict[str, int]] = field(default_factory=dict)
    """By what is bought together: by seat."""


class Gift(Struct, frozen=True):
    card: str
    by: int
    to: int


class Mustering(Gathering, tag="mustering"):
    """Loadouts and placement, all at once (AK-047 to AK-050, AK-067)."""

    stage: Literal["difficulty", "loadout", "sparrow", "lay", "place"] = "difficulty"
    gifts: list[Gift] = field(default_factory=list)
    """Offered, and not taken yet (AK-900)."""


class Conceding(Gathering, kw_only=True, tag="conceding"):
    """Somebody proposes to give up; all must agree (AK-944)."""

    by: int


# A round of battle


class Round(Step, tag="round"):
    seat: int = EVERYBODY
    stage: Literal[
        "start",
        "pilot_start",
        "roll",
        "act",
        "pilot_end",
        "enemy_start",
        "reveal",
        "enemies",
        "enemy_end",
        "end",
    ] = "start"
    left: list[str] = field(default_factory=list)
    """What a stage still has to do, the next one last."""


class Rolling(Gathering, tag="rolling"):
    """All keep their dice before anybody acts (AK-073)."""


class Rerolling(Step, tag="rerolling"):
    """Dice are rolled again, once the stress for it has had its effect (AK-094)."""

    dice: list[int]
    """By their places; none: all."""


class Flying(Gathering, tag="flying"):
    """The pilots act in any order until all have passed or are ready (AK-075)."""

    offers: list[Offer] = field(default_factory=list)


class Offer(Struct):
    """A die or an attack offered to others (AK-919)."""

    what: str
    by: int
    to: list[int]
    n: int = 1


class Acting(Step, kw_only=True, tag="acting"):
    """One action from its payment to its bonus; `seat` is the pilot."""

    card: str
    command: str
    """The move in notation: all that was said."""
    stage: Literal["pay", "before", "step", "after", "bonus", "over"] = "pay"
    step: int = 0
    stressed: int = 0
    """Stress dice that were placed."""
    moved: int = 0
    """Hexes covered so far."""
    nebulae: int = 0
    """Those of them in nebulae."""
    free: str = ""
    """Without dice and energy: why (`FreeUse.which`)."""
    source: str = ""
    """The card that allows it."""
    hit: list[str] = field(default_factory=list)
    """Refs attacked so far: where targets of all steps differ."""


class Moving(Step, kw_only=True, tag="moving"):
    """A ship on its way."""

    ship: str
    route: list[tuple[str, int]]
    """Hexes to come, each with the facing there."""
    by: str
    """The card, or the command of a strip."""
    done: int = 0
    stop: int | None = None
    """Breaks off after so many hexes."""
    ignore: list[str] = field(default_factory=list)
    """Terrain that does nothing to it."""
    nebulae: int = 0
    """Hexes of nebulae entered so far."""
    start: str = ""
    """Where it was before the first of them."""
    asks: bool = False
    """Somebody else flies it: its owner may still break it off (AK-921)."""


class Braving(Step, kw_only=True, tag="braving"):
    """Against All Odds: terrain is borne, or ignored for 1 stress (AK-755)."""

    terrain: str


class Leaving(Step, kw_only=True, tag="leaving"):
    """A ship in a wormhole, before it comes out of another (AK-176)."""

    ship: str
    hole: str


class Shoving(Step, kw_only=True, tag="shoving"):
    ship: str
    by: str
    kind: Literal["push", "pull"]
    left: int


class Attack(Step, kw_only=True, tag="attack"):
    """An attack of anybody; `seat` is the attacking player, or EVERYBODY."""

    source: str
    """The attacking ref."""
    card: str
    damage: int
    targets: list[str]
    effects: list[str] = field(default_factory=list)
    stage: Literal[
        "declare", "draw", "choose", "total", "answers", "damage", "effects", "next", "bonus", "clean"
    ] = "declare"
    at: int = 0
    """The target in question."""
    origin: str | None = None
    ranged: bool = False
    pending: list[str] = field(default_factory=list)
    """Modifiers taken off the list for this attack."""
    stacks: list[list[str]] = field(default_factory=list)
    chosen: int | None = None
    bases: dict[str, int] = field(default_factory=dict)
    """By ref: the damage before its card."""
    counted: dict[str, list[str]] = field(default_factory=dict)
    """By ref: the modifier cards that made the total of it."""
    totals: dict[str, int] = field(default_factory=dict)
    missed: list[str] = field(default_factory=list)
    cancelled: list[str] = field(default_factory=list)
    dealt: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By ref: shields and hull lost."""
    redrawn: bool = False
    stealthy: bool = False
    added: dict[str, list[str]] = field(default_factory=dict)
    """By ref: the effects that go with the damage."""
    own: list[str] = field(default_factory=list)
    """What modifier cards give to the attacker."""
    undrawn: bool = False
    """No modifier card is drawn (AK-715)."""
    evaded: list[str] = field(default_factory=list)
    """Refs against which it is at a disadvantage (AK-829)."""
    offered: list[str] = field(default_factory=list)
    """Refs for which shields of others have been asked for."""
    shared: dict[str, str] = field(default_factory=dict)
    """By ref: whose shields take a part (AK-803)."""
    flagship: bool = False
    """The Sparrow attacks, with the deck of this player (AK-661)."""


class Evading(Gathering, tag="evading"):
    """Who evades, before any card is drawn (AK-924)."""


class Cancel(Gathering, tag="cancel"):
    """Take it, or break a card: everybody attacked at once (AK-894)."""


class Protecting(Gathering, tag="protecting"):
    """Who protects the Sparrow: the first volunteer (AK-458)."""


class Sharing(Gathering, kw_only=True, tag="sharing"):
    """Shield Network: the first volunteer (AK-803)."""

    ship: str
    damage: int


class Panic(Step, kw_only=True, tag="panic"):
    cards: list[str] = field(default_factory=list)
    left: int = 1


class TraumaChoice(Step, kw_only=True, tag="trauma_choice"):
    """Which card breaks, or loses energy (AK-931)."""

    trauma: str
    what: Literal["break", "energy"]
    n: int = 1


class Recharging(Gathering, kw_only=True, tag="recharging"):
    """Each owner says which cards (AK-916)."""

    n: int
    source: str


class Mending(Gathering, kw_only=True, tag="mending"):
    """Each owner says which of the broken cards work again."""

    n: int
    cards: dict[str, list[str]]
    """By seat: those that are broken."""


class FreeAttack(Gathering, kw_only=True, tag="free_attack"):
    """Target Guidance: others may attack (AK-919)."""

    target: str
    by: int


class FreeUse(Step, kw_only=True, tag="free_use"):
    """A card used once more, or a broken one."""

    which: str
    source: str


class Pool(Gathering, kw_only=True, tag="pool"):
    """Dice of several players on one card, until the opener confirms (AK-920)."""

    card: str
    opener: int
    dice: list[str] = field(default_factory=list)
    """`seat.place` each."""


class Responding(Step, kw_only=True, tag="responding"):
    """A card does something without a command: it answers what happened, or dice were pooled on it."""

    card: str
    part: str
    """`steps`, or `on.1`: the passive it is."""
    at: int = 0
    """The next of its verbs."""
    dice: int = 1
    facts: Facts = field(default_factory=dict)
    before: list[str] = field(default_factory=list)
    """The targets of the verb before."""
    picked: list[str] | None = None
    givers: list[int] = field(default_factory=list)
    """Whose dice were pooled, the first one first; then whose deck the attack uses (AK-883)."""


class Enemies(Step, tag="enemies"):
    seat: int = EVERYBODY
    order: list[str] = field(default_factory=list)
    at: int = 0


class Strip(Step, kw_only=True, tag="strip"):
    """One enemy carries out its card."""

    seat: int = EVERYBODY
    ship: str
    card: str
    command: str
    """The command in question; "end" when there is none left."""
    target: str | None = None
    trace: list[str] = field(default_factory=list)
    """What it did, for telling and pictures: `b:yes`."""
    picked: dict[str, str] = field(default_factory=dict)
    """How ties of this command were broken."""
    doing: str = ""
    """The command was begun, and this came of it: what is left on the stack decides whether it was done."""
    step: int = 0
    """Parts of the command that have been carried out."""


class Tie(Gathering, kw_only=True, tag="tie"):
    """Equal options: the squad decides, or the owner of the only ship concerned (AK-895)."""

    kind: str
    options: list[str]
    """The default first."""
    then: str
    memo: list[str] = field(default_factory=list)


class Rule(Step, kw_only=True, tag="rule"):
    """A special rule of the scenario is being carried out."""

    seat: int = EVERYBODY
    rule: str
    """`rule`, or with what was chosen in it `rule/2/option`."""
    at: int = 0
    """The next of its effects; -1: whether its conditions hold has not been looked at."""
    facts: Facts = field(default_factory=dict)


class Adding(Step, kw_only=True, tag="adding"):
    """Ships enter the board, one after the other (AK-432)."""

    seat: int = EVERYBODY
    left: list[str]
    """Types, `:elite` behind those; the next one last."""
    where: list[str]
    """Hexes, or one of `edge:east`, `near:H6`."""
    at: int = 0
    """Ships that have come so far."""
    picked: dict[str, str] = field(default_factory=dict)
    """How ties of this ship were broken."""


# A world


class Outing(Step, tag="outing"):
    """A world, round by round (AK-573)."""

    seat: int = EVERYBODY
    stage: Literal["begin", "explore", "end", "next"] = "begin"
    left: list[str] = field(default_factory=list)
    """Rules of the world that this stage still has to carry out, the next one last."""


class Exploring(Gathering, tag="exploring"):
    """All pilots on foot, in any order (AK-574)."""


class Attempt(Gathering, kw_only=True, tag="attempt"):
    """Dice on an object: who helps says so, all roll, and each says which of the own dice may be placed."""

    actor: int
    object: str
    """Empty: the section below orders the check (AK-619)."""
    stage: Literal["assign", "join", "put"] = "join"
    dice: dict[str, int] = field(default_factory=dict)
    """By seat: how many are assigned."""
    rolled: dict[str, list[str]] = field(default_factory=dict)


class Section(Step, kw_only=True, tag="section"):
    """A numbered section of a world is read and carried out."""

    seat: int = EVERYBODY
    number: int
    """0: a rule of the world."""
    part: str = ""
    """Which of its pages: `page`, `success`, `choice:leave`; below a check it orders `page/2/failure`."""
    at: int = -1
    """The next of its effects; -1: it has not been read."""
    actor: int = 0
    participants: list[int] = field(default_factory=list)


# The end of a node


class Debrief(Step, kw_only=True, tag="debrief"):
    """How a node ends: its page, what the squad chooses, what it gets."""

    seat: int = EVERYBODY
    node: str
    part: Literal["success", "failure", "skip", "ending"]
    stage: Literal["page", "choice", "rewards", "picks", "cards", "extreme", "next"] = "page"
    chosen: str = ""


class Picking(Step, kw_only=True, tag="picking"):
    """A reward card from a list (AK-469, AK-936); with a price, a purchase for less (AK-652)."""

    kind: Literal["engine", "weapon", "technology", "sparrow"]
    numbers: tuple[int, int]
    less: int | None = None
    """None: it is free."""


class Relief(Step, kw_only=True, tag="relief"):
    """A card of the Sparrow after the scenario: whose trauma is erased, the squad decides."""

    seat: int = EVERYBODY
    card: str


class Parting(Gathering, tag="parting"):
    """The squad has seen what it gained; most of them close the chapter."""


Frame = (
    Enlisting
    | Hangar
    | Course
    | Journey
    | Happening
    | Checking
    | Page
    | Trading
    | Mustering
    | Conceding
    | Round
    | Rolling
    | Rerolling
    | Flying
    | Acting
    | Moving
    | Braving
    | Leaving
    | Shoving
    | Attack
    | Evading
    | Cancel
    | Protecting
    | Sharing
    | Panic
    | TraumaChoice
    | Recharging
    | Mending
    | FreeAttack
    | FreeUse
    | Pool
    | Responding
    | Enemies
    | Strip
    | Tie
    | Rule
    | Adding
    | Outing
    | Exploring
    | Attempt
    | Section
    | Debrief
    | Picking
    | Relief
    | Parting
    | Poll
)
