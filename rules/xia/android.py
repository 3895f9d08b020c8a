"""The automatic player: takes what brings fame or money here and now, and flies to where there is more."""

from __future__ import annotations

from rules.core.contract import Action, Choice
from rules.core.dice import Dice
from rules.xia import engine
from rules.xia.state import (
    Abort,
    BuyCargo,
    BuyFame,
    Claim,
    Collect,
    Complete,
    Decline,
    DoObjective,
    DrawMissions,
    EndActions,
    Engine,
    Extract,
    Fly,
    Impulse,
    Jettison,
    Mend,
    Recharge,
    Rescue,
    SellCargo,
    SellOutfit,
    State,
    Stop,
    TakeToken,
)

SOONER: tuple[type[Action], ...] = (
    Claim,
    Complete,
    TakeToken,
    Rescue,
    SellCargo,
    DoObjective,
    BuyFame,
    Recharge,
    Mend,
    DrawMissions,
    Collect,
    BuyCargo,
    Extract,
    Engine,
    Impulse,
)
"""What is never left undone, the best first."""
NEVER = (Abort, Jettison, SellOutfit, Decline)
THERE = ("token", "sell", "mission", "cubes", "buy", "extract")
"""What is flown to, the best first."""


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    found = engine.asked(state)
    if found is None or found[0] != seat:
        return None
    offered = found[1].choices
    for kind in SOONER:
        some = [each for each in offered if isinstance(each.action, kind)]
        if some:
            return dice.choice(some).action
    flights = [each for each in offered if isinstance(each.action, Fly)]
    if flights:
        return _fly(flights, offered, dice)
    some = [each for each in offered if not isinstance(each.action, NEVER)]
    return dice.choice(some or offered).action


def _fly(flights: list[Choice], offered: tuple[Choice, ...], dice: Dice) -> Action:
    """To the best place in reach; else anywhere, or no further."""
    for what in THERE:
        some = [each for each in flights if each.args.get("there") == what]
        if some and dice.roll(4) > 1:
            return some[0].action
    last = [each for each in offered if isinstance(each.action, Stop | EndActions)]
    return dice.choice([*flights, *last]).action
