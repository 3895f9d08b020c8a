"""A game is its log: the dice of the next move, and a move of the log played once more."""

from __future__ import annotations

from typing import Any

from rules.core import notation
from rules.core.contract import Event, Rules
from rules.core.dice import Dice


def dice(rules: Rules[Any], state: Any, seed: bytes, depth: int) -> Dice:
    """The dice of the move after `depth` moves that stand. Ask before the move changes the state."""
    return Dice(seed, rules.throw(state, depth))


def replay(rules: Rules[Any], state: Any, seed: bytes, depth: int, seat: int, text: str) -> list[Event]:
    """Play a move of the log on the state it was made in; `depth` moves stood before it."""
    action = notation.read(text, rules.actions)
    return rules.play(state, seat, action, dice(rules, state, seed, depth))
