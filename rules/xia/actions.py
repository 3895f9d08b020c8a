"""Every move that can be made."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.contract import Action, Aside, StandingOrder
from rules.xia.components import Cargo

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
    more: tuple[str, ...] = ()
    """Further ships that the same dice hit."""

    @property
    def targets(self) -> tuple[str, ...]:
        return self.target, *self.more

    @property
    def duels(self) -> list[Fire]:
        """The same at each target alone."""
        return [Fire(each, self.weapons, self.abilities) for each in self.targets]


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


class Give(Aside, frozen=True, tag="give"):
    """Credits to another player, at any time (XIA-275)."""

    to: int
    credits: int


class Orders(Struct, frozen=True):
    """Standing orders: what need not be asked (XIA-525)."""

    shields: Literal["ask", "none", "all", "all_but_one"] = "ask"
    abilities: Literal["ask", "never", "always"] = "ask"
    rearm: Literal["ask", "never", "always"] = "ask"
    damage: Literal["ask", "auto"] = "ask"
    stow: Literal["ask", "auto"] = "auto"
    """Cubes that come aboard."""


class SetOrders(StandingOrder, frozen=True, tag="orders"):
    """Standing orders, at any time."""

    shields: Literal["ask", "none", "all", "all_but_one"]
    abilities: Literal["ask", "never", "always"]
    rearm: Literal["ask", "never", "always"]
    damage: Literal["ask", "auto"]
    stow: Literal["ask", "auto"] = "auto"

    @property
    def orders(self) -> Orders:
        return Orders(self.shields, self.abilities, self.rearm, self.damage, self.stow)


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


class Refit(Action, frozen=True, tag="refit"):
    """Recharge, repair if it can be paid, and the end of business."""


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
    | Refit
    | BuyOutfit
    | SellOutfit
    | Rearrange
    | BuyFame
    | Claim
    | Pick
    | Reroll
)
