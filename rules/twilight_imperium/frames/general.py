"""What is being resolved: the frames of the stack (see `rules.core.stack`), by the phases of a round.

A frame's `stage` says how far it is; the module of its chapter says what each stage does. Chapters reach each
other only by putting frames on the stack.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.core.stack import EVERYBODY, Gathering, Step

Facts = dict[str, str]
"""What is public about a window or an effect: `by`, `at`, `system`, `planet`, `card`, `round`, …"""

# Setting up


class SetUp(Step, tag="set_up"):
    """Races, home places, galaxy, artifacts, opening units, objectives."""

    seat: int = EVERYBODY
    stage: Literal["races", "homes", "tiles", "tokens", "opening", "over"] = "races"
    left: list[int] = field(default_factory=list)
    """Who is still to choose in this stage, the next one last."""


class ChoosingRace(Step, tag="choosing_race"):
    pass


class ChoosingHome(Step, tag="choosing_home"):
    pass


class PlacingTile(Step, tag="placing_tile"):
    ring: int = 1
    bare: bool = False
    """The last tile had no planets: the next must have some (TI-194)."""


class PlacingToken(Step, tag="placing_token"):
    pass


class Opening(Gathering, tag="opening"):
    """Everybody at once: docks, PDS, Ground Forces and Leaders on home planets."""


# The round


class Round(Step, tag="round"):
    seat: int = EVERYBODY
    stage: Literal["strategy", "action", "status", "next"] = "strategy"


class StrategyPhase(Step, tag="strategy_phase"):
    seat: int = EVERYBODY
    left: list[int] = field(default_factory=list)
    """Picks to come, the next one last."""
    stage: Literal[
        "begin", "before", "early", "raids", "pick", "late", "all_picks", "bonus", "after", "over"
    ] = "begin"


class Picking(Step, tag="picking"):
    barred: list[str] = field(default_factory=list)
    """Returned under Public Disgrace (TI-641)."""
    card: str | None = None
    stage: Literal["pick", "hand", "picked", "held", "bonus", "reveal"] = "pick"


class ActionPhase(Step, tag="action_phase"):
    seat: int = EVERYBODY
    first: list[int] = field(default_factory=list)
    """Who goes first by First Strike (TI-679)."""
    last: int | None = None
    """Whose turn it was."""


class Turn(Step, tag="turn"):
    stage: Literal["begin", "act", "over"] = "begin"
    acts: int = 0
    """Tactical Actions so far, for Fleet Logistics (TI-557)."""


class Status(Step, tag="status"):
    seat: int = EVERYBODY
    stage: Literal[
        "start",
        "forms",
        "uses",
        "score",
        "repair",
        "lift",
        "refresh",
        "abilities",
        "before_draw",
        "draw",
        "counters",
        "split",
        "market",
        "cards",
        "return",
        "end",
        "over",
    ] = "start"
    forms: dict[str, str] = field(default_factory=dict)
    """By seat, in notation; secret until each step comes."""
    due: dict[str, int] = field(default_factory=dict)
    """By seat: counters that the step brings, reckoned before anybody gets any."""
    left: list[int] = field(default_factory=list)


class Forms(Gathering, tag="forms"):
    """The homework of the Status Phase (TI-713)."""


class Scoring(Step, tag="scoring"):
    """One Public Objective may be scored now, outside the Status Phase (TI-484)."""


class Market(Gathering, tag="market"):
    """Hacan's cards, captives, agreements cancelled: until all are done (TI-542)."""


# Tactical and Transfer Actions


class Tactical(Step, tag="tactical"):
    system: str
    stage: Literal[
        "debts",
        "reactions",
        "activated",
        "costs",
        "window",
        "move",
        "checks",
        "moved",
        "surprise",
        "pds",
        "mines",
        "battle",
        "before_landing",
        "land",
        "invade",
        "produce",
        "end",
    ] = "debts"
    moved: list[int] = field(default_factory=list)
    """Ships that came, by id."""
    origins: dict[str, str] = field(default_factory=dict)
    """Where each of them, and Fighters (`fighter@308`), came from: a cancelled movement puts them back."""
    arrived: bool = False
    """Something of the active player's ended its movement here: mines act (TI-275)."""
    fired: list[str] = field(default_factory=list)
    """Planets whose PDS have fired (TI-261)."""
    built: bool = False
    surprise: bool = False
    fought: list[int] = field(default_factory=list)
    """Opponents whose battle was begun (TI-286)."""
    passage: list[str] = field(default_factory=list)
    """Enemy fleets (`304:2`) that let a fleet with a Diplomat through, and those that do not (TI-250)."""
    refused: list[str] = field(default_factory=list)


class Transfer(Step, tag="transfer"):
    one: str
    other: str
    stage: Literal["move", "checks", "pds", "mines", "land", "produce", "end"] = "move"
    moved: list[int] = field(default_factory=list)
    arrived: list[str] = field(default_factory=list)
    """Systems in which ships ended their movement: mines act (TI-412)."""
    came: dict[str, int] = field(default_factory=dict)
    """Fighters that came to each, and have had their move."""
    fired: list[str] = field(default_factory=list)


class Removing(Step, tag="removing"):
    """Ships or Fighters beyond Fleet Supply or capacity, as the owner chooses (TI-147, TI-133)."""

    system: str
    why: str
    """A word of the locale: fleet, capacity, law, …"""


class Volley(Step, tag="volley"):
    """The PDS of one owner fire at one fleet (TI-258 to TI-269)."""

    system: str
    target: int
    planets: list[str]
    dice: list[Die] = field(default_factory=list)
    stage: Literal["ask", "roll", "rolled", "hits", "over"] = "ask"


class Assigning(Step, tag="assigning"):
    """Which ships take these hits (TI-301)."""

    system: str
    hits: int
    scope: Literal["pds", "mine", "battle", "shot", "card"]
    only: list[str] = field(default_factory=list)
    """Kinds that can be hit; empty: any."""
    by: int | None = None


class MineRolls(Step, tag="mine_rolls"):
    system: str
    left: list[int] = field(default_factory=list)
    """Ships still to roll, by id (TI-274)."""
    die: Die | None = None
    stage: Literal["name", "rolled", "mine", "over"] = "name"


class Landing(Step, tag="landing"):
    system: str
    stage: Literal["land", "bombard", "invade", "over"] = "land"
    landed: dict[str, Force] = field(default_factory=dict)
    """By planet."""
    shots: dict[str, list[int]] = field(default_factory=dict)
    """Bombarding ships by planet."""
    order: list[str] = field(default_factory=list)
    own: bool = False
    """A Transfer Action: only on own planets (TI-413)."""
    x89: dict[str, int] = field(default_factory=dict)
    """Planets on which a ship uses X-89 in the place of bombarding (TI-353)."""
    defended: dict[str, int] = field(default_factory=dict)
    """By planet: Ground Forces there when the landings were declared (TI-631)."""


class Force(Struct):
    """Units that land."""

    gf: int = 0
    shock: int = 0
    pds: int = 0
    fighters: int = 0
    leaders: list[str] = field(default_factory=list)


class Die(Struct):
    """One die with the sum that it is compared with; every part can be explained."""

    seat: int
    what: str
    """Kind of unit, or what else rolls."""
    ship: int | None
    face: int
    needed: int
    parts: list[tuple[str, int]] = field(default_factory=list)
    """What changes the face, by source."""
    rerolled: list[str] = field(default_factory=list)


class Producing(Step, tag="producing"):
    system: str
    docks: list[str] = field(default_factory=list)
    """Planets, or floating docks by id."""
    budget: int = 0
    """Resources that need not be paid: Production's +2 (TI-444)."""
    most: int | None = None
    """Units at most: Production's secondary (TI-445)."""
    why: Literal["tactical", "transfer", "primary", "secondary", "surprise", "card"] = "tactical"
    asked: bool = False
    """Asked whatever can be built: by rules of version 1, and the answer is still awaited."""


# What follows of itself


class Happening(Step, kw_only=True, tag="happening"):
    """Something happened that effects may answer to; put on the stack by whoever made it happen."""

    seat: int = EVERYBODY
    moment: str
    facts: Facts = field(default_factory=dict)
    left: list[str] | None = None
    """Sources that are still to answer, the next one last; None: nobody has been asked yet."""


# Cards and windows


class Window(Gathering, kw_only=True, tag="window"):
    point: str
    number: int = 0
    """A question of its own each time it opens: no answer is taken for another's."""
    facts: Facts = field(default_factory=dict)
    again: bool = False
    """Reopened for new facts (TI-662)."""
    news: list[str] = field(default_factory=list)
    """What came of the plays of this round, `seat:done` or `seat:cancelled` each."""


class Played(Step, tag="played"):
    """A card, or an Agent in the place of one; its targets are fixed (TI-519)."""

    card: str
    on: tuple[str, ...] = ()
    pay: tuple[str, ...] = ()
    facts: Facts = field(default_factory=dict)
    stage: Literal["pay", "reaction", "resolve", "over"] = "pay"
    cancelled: bool = False
    goes: Literal["discards", "hand", "stays"] = "discards"
    """Where the card is put when it is over."""


class Choosing(Step, kw_only=True, tag="choosing"):
    """Somebody chooses among things (TI-613); `then` names what comes of it in the engine's table."""

    what: str
    """The question, as a word of the locale."""
    args: Facts = field(default_factory=dict)
    """What fills the question."""
    among: list[str]
    """Components, players (`#1`), systems, or words of the locale (`ti-…`)."""
    least: int = 1
    most: int = 1
    then: str
    memo: list[str] = field(default_factory=list)
    """What the continuation has to know."""
    private: bool = False
    fallback: list[str] = field(default_factory=list)
    """What a silent seat chooses (TI-710)."""


class Paying(Step, kw_only=True, tag="paying"):
    """So many resources, influence or goods; refused only if `optional`."""

    amount: int
    kind: Literal["resources", "influence", "goods"]
    then: str
    memo: list[str] = field(default_factory=list)
    optional: bool = False


class GainingCounters(Step, tag="gaining_counters"):
    """New counters go where the owner likes (TI-142)."""

    count: int
    only: list[str] = field(default_factory=list)


class Discarding(Step, tag="discarding"):
    """A hand above its limit (TI-489, TI-511)."""

    deck: Literal["action", "political"]


# Strategy Cards


class StrategicAction(Step, tag="strategic_action"):
    card: str
    stage: Literal["voice", "primary", "after", "debts", "followers", "over"] = "voice"
    memo: list[str] = field(default_factory=list)
    """Planets annexed in this resolution (TI-431)."""


class Primary(Step, tag="primary"):
    card: str
    stage: str = "begin"
    memo: list[str] = field(default_factory=list)


class Followers(Gathering, kw_only=True, tag="followers"):
    card: str
    left: list[int] = field(default_factory=list)
    """Clockwise, where one after the other is asked (TI-734), the next one last."""


class Debts(Gathering, tag="debts"):
    """Secondaries that must be answered before the game goes on (TI-735)."""


class Negotiation(Gathering, tag="negotiation"):
    """Offers are asides; the active player approves, and closes (TI-451)."""

    active: int = -1


# The senate


class Agenda(Step, tag="agenda"):
    """`seat` plays it; the new Speaker is known by then."""

    card: str
    stage: Literal[
        "before",
        "read",
        "ballots",
        "votes",
        "all_votes",
        "tie",
        "result",
        "effect",
        "over",
    ] = "before"
    choices: list[str] = field(default_factory=list)
    """What can be voted for."""
    sheets: dict[str, str] = field(default_factory=dict)
    """By seat; secret until its turn."""
    votes: dict[str, str] = field(default_factory=dict)
    """By seat: what was voted for."""
    counts: dict[str, int] = field(default_factory=dict)
    """By seat: votes cast."""
    left: list[int] = field(default_factory=list)
    barred: list[int] = field(default_factory=list)
    result: str | None = None
    drawn: bool = False
    """From the top of the deck: nobody's card (TI-440)."""

    @property
    def unread(self) -> bool:
        """Nobody but who plays it knows the card yet."""
        return self.stage in ("before", "read")


class Ballots(Gathering, tag="ballots"):
    pass


class Voting(Step, tag="voting"):
    """Only who asked to vote late, or whose sheet became impossible."""

    stage: Literal["before", "vote", "after"] = "before"


class TieBreak(Step, tag="tie_break"):
    among: list[str] = field(default_factory=list)
