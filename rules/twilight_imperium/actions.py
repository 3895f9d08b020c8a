"""Every move that can be made.

Units are written `place.unit:n` (`308.cruiser:2`, `jord.gf:3`), so that no move needs quotes in its notation;
payments `planet` and `goods:n`; areas `strategy:1`, `fleet:2`, `command:1`.
"""

from __future__ import annotations

from typing import Literal

from rules.core import orders
from rules.core.contract import Action, Aside, StandingOrder

Items = tuple[str, ...]
Pay = tuple[str, ...]
Areas = tuple[str, ...]

# Setting up


class ChooseRace(Action, frozen=True, tag="race"):
    race: str


class ChooseHome(Action, frozen=True, tag="home"):
    at: str


class PlaceTile(Action, frozen=True, tag="tile"):
    tile: str
    at: str


class PlaceToken(Action, frozen=True, tag="token"):
    planet: str | None


class Settle(Action, frozen=True, tag="settle"):
    """Docks, PDS, Ground Forces and Leaders on the home planets (TI-164)."""

    items: Items
    leaders: tuple[str, ...] = ()
    """`sol.1@jord` each."""


# The Strategy Phase


class PickCard(Action, frozen=True, tag="pick"):
    card: str


class SwapBonus(Action, frozen=True, tag="bonus"):
    """Each Bonus Counter for a Trade Good (`goods:n`) or a counter in an area (TI-222)."""

    take: Areas


class HandCard(Action, frozen=True, tag="hand"):
    """Under Checks and Balances the picked card goes to another player (TI-643)."""

    seat: int


# A turn


class Activate(Action, frozen=True, tag="act"):
    system: str


class BeginTransfer(Action, frozen=True, tag="transfer"):
    one: str
    other: str
    spend: str
    """The one that gets the counter from the Command Pool (TI-407)."""


class Strategic(Action, frozen=True, tag="strat"):
    card: str


class Use(Action, frozen=True, tag="use"):
    """An ability, an office, a technology or a Leader."""

    what: str
    on: tuple[str, ...] = ()
    pay: Pay = ()


class Pass(Action, frozen=True, tag="pass"):
    pass


class Skip(Action, frozen=True, tag="skip"):
    """The Yssaril wait (TI-234)."""


# A Tactical or Transfer Action


class Move(Action, frozen=True, tag="move"):
    """Units to the activated system: `all`, `308.cruiser:2`, `308.all`, a ship by its id `17`; in a Transfer
    Action `to` says which way."""

    items: Items
    load: Items = ()
    """What transports take aboard, by where it stands: `jord.gf:3`, `jord.sol.1`; on which ship, if that
    matters, `jord.gf:3@17`, Leaders also on Fighters, `jord.sol.1@fighter` (TI-257). Or `all`, `but_one` (one
    stays on each planet), `none`; with `all` ships usually `all`."""
    but: tuple[str, ...] = ()
    """With `all`: systems that give nothing; Leaders whom a Fighter that stays keeps (TI-738)."""
    via: tuple[str, ...] = ()
    """`205>304>308` where the way matters, `17@205>304>308` for one ship."""
    to: str | None = None
    alert: bool = False
    """The High Alert token goes with them (TI-464)."""


class Land(Action, frozen=True, tag="land"):
    """`lodor.gf:2`, `lodor.sol.1`; `all`, `suggested`; nothing lands where nothing is named."""

    items: Items


class Bombard(Action, frozen=True, tag="bombard"):
    """Which ship bombards what: `17@lodor` each, ships by their id (TI-126)."""

    shots: tuple[str, ...]


class Build(Action, frozen=True, tag="build"):
    items: Items
    """By where they are built: `jord.carrier`, `jord.fighter:2`; a new dock `lodor.dock`."""
    pay: Pay = ()
    mine: bool = False
    facility: str | None = None
    """`lodor.colony` (TI-400)."""
    place: Items = ()
    """Where they go by Integrated Economy: `304.cruiser` (TI-396)."""


class Done(Action, frozen=True, tag="done"):
    """No more of this: no landing, no building, no further move."""


# Battles


class Plan(Action, frozen=True, tag="plan"):
    """How a side fights until its plan says stop (TI-685 to TI-693)."""

    losses: tuple[str, ...] = ()
    """Kinds in the order in which they are given up; empty: the usual order."""
    sustain: Literal["first", "last", "never"] = "first"
    keep: int = 0
    """Fighters to keep as long as possible."""
    retreat: str | None = None
    """Where to, if the battle goes badly."""
    tactical: bool = False
    below: int = 0
    """Retreat when the odds are below so many percent; 0 with `retreat`: at once."""
    after: int = 0
    """Retreat after losing so many ships."""
    cards: tuple[str, ...] = ()
    """`morale_boost@1`: a card and its round."""
    stop: tuple[str, ...] = ()
    """`each_round`, `odds:40`, `loses:dreadnought`, `direct_hit`; `cards`: wherever one may be played."""
    shots: tuple[str, ...] = ()
    """The defender's order of pre-combat actions (TI-288)."""
    pay: tuple[str, ...] = ()
    """What may be paid for: `war_chest:1`, `war_chest:all`, `martyr`, `reroll:2`, and for ships
    of which cost on `reroll_from:3`."""


class Announce(Action, frozen=True, tag="announce"):
    """A withdrawal or retreat, or none (TI-298)."""

    to: str | None
    tactical: bool = False


class Lose(Action, frozen=True, tag="lose"):
    """Which ships take the hits, by id; `fighter:2` for Fighters, `17:lost` for a ship that shall not sustain
    the damage (TI-301)."""

    ships: tuple[str, ...]


class Reroll(Action, frozen=True, tag="reroll"):
    dice: tuple[int, ...]


# Cards


class Play(Action, frozen=True, tag="play"):
    card: str
    on: tuple[str, ...] = ()
    pay: Pay = ()


class Let(Action, frozen=True, tag="let"):
    """Let it pass."""


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """An Agent, as a Sabotage (TI-522)."""

    leader: str


class Discard(Action, frozen=True, tag="discard"):
    cards: tuple[str, ...]


# Strategy Cards


class Follow(Action, frozen=True, tag="follow"):
    card: str
    what: tuple[str, ...] = ()
    """What it is used for: technologies, planets to refresh, counters bought, units, ships."""
    pay: Pay = ()


class Decline(Action, frozen=True, tag="decline"):
    card: str
    rest: bool = False
    """And this card's secondary for the rest of the round."""


class Lead(Action, frozen=True, tag="lead"):
    """Leadership: where the counters go, how many more are bought (TI-422)."""

    areas: Areas
    pay: Pay = ()


class Block(Action, frozen=True, tag="block"):
    system: str


class Annex(Action, frozen=True, tag="annex"):
    planet: str
    pay: Pay = ()


class Produce(Action, frozen=True, tag="produce"):
    """Production: where to build (TI-444)."""

    system: str


class NameSpeaker(Action, frozen=True, tag="speaker"):
    """Assembly: who gets the token, and who plays a Political Card (TI-437, TI-438)."""

    seat: int
    who: int


class PlayPolitical(Action, frozen=True, tag="agenda"):
    card: str


class CallVoice(Action, frozen=True, tag="voice"):
    call: bool


class TradeCard(Action, frozen=True, tag="trade"):
    """Three goods, or agreements cancelled, as pairs `0+3` (TI-449)."""

    cancel: tuple[str, ...] = ()


class Approve(Action, frozen=True, tag="approve"):
    """Agreements that the active player lets happen, by their offers; `close` ends the negotiations."""

    offers: tuple[int, ...] = ()
    close: bool = False


class Alert(Action, frozen=True, tag="alert"):
    system: str


class Research(Action, frozen=True, tag="tech"):
    """The free one first, then what is bought."""

    ids: tuple[str, ...]
    pay: Pay = ()


class Reveal(Action, frozen=True, tag="reveal"):
    objective: str


class Score(Action, frozen=True, tag="score"):
    objective: str | None
    pay: Pay = ()


# The senate


class Sheet(Action, frozen=True, tag="sheet"):
    """`for`, `against`, `abstain`, `late`, `majority`, `with:2`, or what is elected."""

    vote: str


class CastVote(Action, frozen=True, tag="vote"):
    vote: str


class BreakTie(Action, frozen=True, tag="break_tie"):
    vote: str


# The Status Phase


class Form(Action, frozen=True, tag="form"):
    """All of a seat's homework at once; what is left out is done as usual (TI-713 to TI-715)."""

    score: str | None = None
    """A Public Objective; `nothing`; None: the best that costs nothing."""
    pay: Pay = ()
    secret: bool = False
    """Show the Secret Objective, come what may (TI-177); usually it is scored if it is fulfilled."""
    secret_pay: Pay = ()
    hide: bool = False
    """Keep it hidden, fulfilled or not."""
    refresh: tuple[str, ...] = ()
    """Planets whose Refresh Abilities are used."""
    counters: Areas = ()
    split: tuple[int, ...] = ()
    """Strategy, Fleet, Command."""
    keep: tuple[str, ...] = ()
    """Cards to keep if there are too many."""
    use: tuple[str, ...] = ()
    """Abilities of the phase: `hyper_metabolism:card`, …"""


class Scuttle(Aside, frozen=True, tag="scuttle"):
    items: Items


class Cancel(Aside, frozen=True, tag="cancel"):
    """An own agreement, in the Status Phase (TI-458)."""

    seat: int


class DealCaptive(Aside, frozen=True, tag="captive"):
    """Handed to a seat, freed, or executed (TI-568)."""

    leader: str
    to: str


# At any time


class Give(Aside, frozen=True, tag="give"):
    goods: int
    seat: int


class MakeOffer(Aside, frozen=True, tag="offer"):
    """`goods:2`, `trade_card:3`, `cards:1`, `captive:sol.1`, `passage:308`."""

    seat: int
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    kept: bool = False


class Accept(Aside, frozen=True, tag="accept"):
    number: int


class Refuse(Aside, frozen=True, tag="refuse"):
    number: int


class Rescind(Aside, frozen=True, tag="rescind"):
    number: int


class Wish(StandingOrder, frozen=True, tag="wish"):
    technologies: tuple[str, ...]


class Rank(StandingOrder, frozen=True, tag="rank"):
    cards: tuple[str, ...]


class UsualPlan(StandingOrder, frozen=True, tag="usual_plan"):
    """A plan in notation, for every battle to come."""

    plan: str


# Whatever else is asked


class Choose(Action, frozen=True, tag="choose"):
    ids: tuple[str, ...]


class PlaceCounters(Action, frozen=True, tag="areas"):
    areas: Areas


class PayFor(Action, frozen=True, tag="pay"):
    """Planets, `goods:n`, `politics:card`; `-` where paying is refused."""

    pay: Pay


ACTIONS = (
    ChooseRace
    | ChooseHome
    | PlaceTile
    | PlaceToken
    | Settle
    | PickCard
    | SwapBonus
    | HandCard
    | Activate
    | BeginTransfer
    | Strategic
    | Use
    | Pass
    | Skip
    | Move
    | Land
    | Bombard
    | Build
    | Done
    | Plan
    | Announce
    | Lose
    | Reroll
    | Play
    | Let
    | Sacrifice
    | Discard
    | Follow
    | Decline
    | Lead
    | Block
    | Annex
    | Produce
    | NameSpeaker
    | PlayPolitical
    | CallVoice
    | TradeCard
    | Approve
    | Alert
    | Research
    | Reveal
    | Score
    | Sheet
    | CastVote
    | BreakTie
    | Form
    | Scuttle
    | Cancel
    | DealCaptive
    | Give
    | MakeOffer
    | Accept
    | Refuse
    | Rescind
    | Wish
    | Rank
    | UsualPlan
    | Choose
    | PlaceCounters
    | PayFor
    | orders.MOVES
)
