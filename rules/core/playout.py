"""A game played to its end by androids alone, from wherever it stands."""

from __future__ import annotations

from typing import Any

from rules.core.contract import CLOCK, Rules
from rules.core.dice import Dice

MOST_MOVES = 20_000


class NoEnd(Exception):
    """Androids have made so many moves that something must be wrong."""


def play_out(rules: Rules[Any], state: Any, seed: bytes, moves: int = 0, most: int = MOST_MOVES) -> int:
    """How many moves stand at the end, of which `moves` stood before."""
    for number in range(moves, moves + most):
        if rules.outcome(state) is not None:
            return number
        move(rules, state, Dice(seed, number))
    raise NoEnd(f"a game of {rules.key} has not ended after {most} moves")


def move(rules: Rules[Any], state: Any, dice: Dice) -> None:
    """The first seat that has an answer gives it; else time goes on."""
    for prompt in rules.prompts(state):
        action = rules.android(state, prompt.seat, dice)
        if action is not None:
            rules.play(state, prompt.seat, action, dice)
            return
    rules.play(state, CLOCK, next(iter(rules.moves(state, CLOCK))), dice)
