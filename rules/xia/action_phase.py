"""The actions of the action phase, and which chapter has which (section 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.xia import (
    ability_actions,
    combat,
    exploration,
    missions,
    movement,
    query,
    rescue,
    trading,
)
from rules.xia.actions import (
    Abort,
    BuyCargo,
    Collect,
    Complete,
    DoObjective,
    DrawMissions,
    Engine,
    Extract,
    Fire,
    Impulse,
    Jettison,
    Rescue,
    Scan,
    SellCargo,
    TakeToken,
    UseAbility,
)
from rules.xia.state import State

MINOR = (DrawMissions, Collect, TakeToken, Jettison, Abort)
"""Minor actions; the fifth, the blind jump, needs a movement point (XIA-272, XIA-273)."""


class Actions(Protocol):
    """A chapter with actions of the action phase."""

    @property
    def choices(self) -> Callable[[State, int], list[Choice]]:
        """The sensible ones that are possible now."""

    @property
    def accepts(self) -> Callable[[State, int, Any], bool]:
        """Whether this action is legal now, offered or not."""

    @property
    def perform(self) -> Callable[[State, int, Any, Dice], list[Event]]: ...


CHAPTERS: tuple[Actions, ...] = (movement, combat, trading, missions, exploration, rescue, ability_actions)
"""In the order in which they are offered."""
DONE_BY: dict[type[Action], Actions] = {
    Engine: movement,
    Impulse: movement,
    Fire: combat,
    BuyCargo: trading,
    SellCargo: trading,
    Extract: trading,
    Collect: trading,
    Jettison: trading,
    DrawMissions: missions,
    DoObjective: missions,
    Complete: missions,
    Abort: missions,
    TakeToken: exploration,
    Scan: exploration,
    Rescue: rescue,
    UseAbility: ability_actions,
}


def actions(state: State, seat: int) -> list[Choice]:
    """The sensible ones; a stranded ship has only impulse and minor actions (XIA-244)."""
    offered = [each for chapter in CHAPTERS for each in chapter.choices(state, seat)]
    return [each for each in offered if open_to(state, seat, each.action)]


def open_to(state: State, seat: int, action: Action) -> bool:
    return isinstance(action, (Impulse, *MINOR)) or not query.stranded(state.players[seat])


def accepts(state: State, seat: int, action: Action) -> bool:
    """Moves of which only some are offered: attacks, trade, cubes."""
    chapter = DONE_BY.get(type(action))
    return chapter is not None and open_to(state, seat, action) and chapter.accepts(state, seat, action)
