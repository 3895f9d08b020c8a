"""The automatic player."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.xia import engine
from rules.xia.state import State


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    """One of the sensible moves."""
    found = engine.asked(state)
    if found is None or found[0] != seat:
        return None
    return dice.choice(found[1].choices).action
