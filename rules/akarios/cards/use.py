"""A card, or a basic action, in somebody's hands: all that its verbs need to know.

`steps.perform(state, verb, use, dice)` carries out any verb of the language; moves and attacks put frames
on the stack. Whether a command is legal is judged before (`battle/acting`); here it is only carried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.akarios.actions import Act
from rules.akarios.state import Battle, Cockpit, Ship

NOTHING = Act("", ())


class Use(NamedTuple):
    seat: int
    card: str
    said: Act = NOTHING
    """The command: ways, choices, places."""
    at: tuple[str, ...] = ()
    """Whom this verb concerns, where the player chooses."""
    before: tuple[str, ...] = ()
    """The targets of the step before (`same`)."""
    dice: int = 1
    """Dice that lie on it for this action: what extra cells add (AK-107)."""
    more: bool = False
    """The stress ability changes this very step (AK-130)."""
    number: int = 0
    """Which of its steps it is: several moves of one card have a way each."""
    facts: Mapping[str, str] = MappingProxyType({})
    """Of the hook that a passive answers."""

    def cockpit(self, battle: Battle) -> Cockpit:
        return battle.cockpits[self.seat]

    def ship(self, battle: Battle) -> Ship:
        return battle.ships[battle.cockpits[self.seat].ship]
