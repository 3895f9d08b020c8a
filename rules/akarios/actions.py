"""Every move that can be made. Dice are named by their place, 0 to 3, lent and virtual ones behind; facings
n, ne, se, s, sw, nw."""

from __future__ import annotations

from typing import Literal

from rules.akarios.sheet import Slot
from rules.core import orders, poll
from rules.core.contract import Action, StandingOrder

Bow = Literal["n", "ne", "se", "s", "sw", "nw"]
BOWS: tuple[Bow, ...] = ("n", "ne", "se", "s", "sw", "nw")
"""By facing."""
STAY = "-"
"""Instead of a facing: this ship does not turn."""

# A battle


class Act(Action, frozen=True, tag="act"):
    """A whole action. What only chance opens is asked later."""

    card: str
    """An installed card, a basic action, a card of the Sparrow, or an action of the scenario."""
    dice: tuple[int, ...]
    way: str = ""
    """Pattern and side where there is a choice: `l`, `r`, `veer.l`; several moves `straight2/veer.r`."""
    stop: tuple[int, ...] | None = None
    """Hexes flown before breaking off, of each move of the card; a later one is flown to its end."""
    at: tuple[str, ...] = ()
    """Targets in their order, by ref; in queued lines also `nearest`, `weakest`."""
    choose: str = ""
    """One of several effects."""
    turn: str = ""
    """`before.ne` or `after.s`: a turn by the stress ability; `amid.n`: between two actions of the card."""
    more: bool = False
    """The stress ability that changes the action itself (AK-130)."""
    to: str = ""
    """`K4.sw`: where a ship is put."""
    bonus: tuple[str, ...] | None = None
    """Refs; none of them: not used; left out: asked if there is a choice."""
    cards: tuple[str, ...] = ()
    """To be recharged or mended."""
    skip: tuple[int, ...] = ()
    """Steps left out, by number."""


class Reroll(Action, frozen=True, tag="reroll"):
    dice: tuple[int, ...]
    """None named: all, free of stress (AK-091)."""


class Keep(Action, frozen=True, tag="keep"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    """Final for this phase (AK-077)."""


class Ready(Action, frozen=True, tag="ready"):
    pass


class Unready(Action, frozen=True, tag="unready"):
    pass


class TakeBack(Action, frozen=True, tag="take_back"):
    """A placed die, for another action: somebody has offered it (AK-759)."""

    die: int


class Borrow(Action, frozen=True, tag="borrow"):
    """An unplaced die of a player who lets others use one."""

    seat: int
    die: int


class Pour(Action, frozen=True, tag="pour"):
    """Dice into a pool, which the first of them opens (AK-920)."""

    card: str
    dice: tuple[int, ...]


class Confirm(Action, frozen=True, tag="confirm"):
    pass


class Stack(Action, frozen=True, tag="stack"):
    """Which of the drawn stacks counts (AK-247)."""

    index: int


class Redraw(Action, frozen=True, tag="redraw"):
    pass


class Take(Action, frozen=True, tag="take"):
    """The hit, as it comes."""


class Break(Action, frozen=True, tag="break"):
    """A weapon or engine, to cancel the attack (AK-400)."""

    card: str


class Protect(Action, frozen=True, tag="protect"):
    pass


class Shield(Action, frozen=True, tag="shield"):
    pass


class Evade(Action, frozen=True, tag="evade"):
    pass


class Decline(Action, frozen=True, tag="decline"):
    pass


class Pick(Action, frozen=True, tag="pick"):
    """Whatever a window inside an action asks: a hex, a ref, a card, an option."""

    what: tuple[str, ...]


class Turn(Action, frozen=True, tag="turn"):
    to: Bow


class Exit(Action, frozen=True, tag="exit"):
    """Out of a wormhole (AK-176)."""

    hex: str
    facing: Bow


class Recharge(Action, frozen=True, tag="recharge"):
    cards: tuple[str, ...]


class Concede(Action, frozen=True, tag="concede"):
    """Proposes to give up (AK-944)."""


# Before a battle


class Fit(Action, frozen=True, tag="fit"):
    slot: Slot
    card: str | None


class Fly(Action, frozen=True, tag="fly"):
    ship: str


class As(Action, frozen=True, tag="as"):
    pilot: str


class Place(Action, frozen=True, tag="place"):
    hex: str
    facing: Bow


class GiveCard(Action, frozen=True, tag="give"):
    """Weapons, engines and technologies change hands freely (AK-049)."""

    card: str
    to: int


class Accept(Action, frozen=True, tag="accept"):
    """A card that its owner offers, or has ordered to be free to take (AK-900)."""

    card: str


# The hangar


class Train(Action, frozen=True, tag="train"):
    """Half a cell of a tree, by its number from 0 (AK-478)."""

    tree: int
    side: Literal["left", "right"] | None = None


class BuildUp(Action, frozen=True, tag="build"):
    ship: str
    side: Literal["upper", "lower"] | None = None


class Name(Action, frozen=True, tag="name"):
    what: Literal["ship", "callsign", "squad"]
    text: str


# The market


class Buy(Action, frozen=True, tag="buy"):
    what: str


class Sell(Action, frozen=True, tag="sell"):
    card: str


class Pledge(Action, frozen=True, tag="pledge"):
    """Credits towards what the squad buys together."""

    what: str
    credits: int


class Repay(Action, frozen=True, tag="repay"):
    what: str


# Journeys and stories


class Read(Action, frozen=True, tag="read"):
    """Read on."""


# A world


class Try(Action, frozen=True, tag="try"):
    """An object with so many dice (AK-582)."""

    object: str
    dice: int


class Join(Action, frozen=True, tag="join"):
    """A cooperative check (AK-941)."""

    dice: int


class Put(Action, frozen=True, tag="put"):
    """Rolled dice on symbols, by their places; the rest are left."""

    dice: tuple[int, ...]


# The end


class ChooseReward(Action, frozen=True, tag="choose"):
    card: str | None


class Close(Action, frozen=True, tag="close"):
    pass


# Standing orders (section 61); public here


class OrderCancel(StandingOrder, frozen=True, tag="order_cancel"):
    """When to break a card (AK-926)."""

    when: Literal["deadly", "hull", "never", "ask"]
    hull: int = 0
    stress: int = 9
    keep: tuple[str, ...] = ()


class OrderReroll(StandingOrder, frozen=True, tag="order_reroll"):
    """A paid reroll if fewer dice fit (AK-904)."""

    fewer: int
    fits: Literal["attack", "move"] = "attack"
    stress: int = 9
    keep: tuple[str, ...] = ()


class OrderSet(StandingOrder, frozen=True, tag="order_set"):
    """Every other order of section 61 by its name and value: `protect always`, `stack ask`."""

    what: str
    value: str


class OrderDrop(StandingOrder, frozen=True, tag="order_drop"):
    what: str


ACTIONS = (
    Act
    | Reroll
    | Keep
    | Pass
    | Ready
    | Unready
    | TakeBack
    | Borrow
    | Pour
    | Confirm
    | Stack
    | Redraw
    | Take
    | Break
    | Protect
    | Shield
    | Evade
    | Decline
    | Pick
    | Turn
    | Exit
    | Recharge
    | Concede
    | Fit
    | Fly
    | As
    | Place
    | GiveCard
    | Accept
    | Train
    | BuildUp
    | Name
    | Buy
    | Sell
    | Pledge
    | Repay
    | Read
    | Try
    | Join
    | Put
    | ChooseReward
    | Close
    | OrderCancel
    | OrderReroll
    | OrderSet
    | OrderDrop
    | poll.Vote
    | poll.Abstain
    | orders.Queue
    | orders.DropQueue
    | orders.LoseQueue
)
