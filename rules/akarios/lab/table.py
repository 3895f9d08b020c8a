"""A table at which androids sit alone: who moves next, and how much thinking that took."""

from __future__ import annotations

import os

from msgspec import Struct

from rules.akarios.game import RULES
from rules.akarios.state import State
from rules.core.contract import Action
from rules.core.dice import Dice

MOST_MOVES = 3_000
"""A game that takes more would never end."""


class Thinking(Struct, kw_only=True):
    moves: int = 0
    decisions: int = 0
    windows: int = 0
    """Questions in the middle of an action or of the enemies' turn."""
    thought: float = 0.0
    """Seconds of processor time for all of them; with the next the only figures that differ each time."""
    seconds: float = 0.0


def decided(state: State, seed: bytes, record: Thinking) -> tuple[int, Action]:
    """The first who is waited for and does not wait for others."""
    assert record.moves < MOST_MOVES, f"{state.node or state.stage} does not go on: {state.stack[-1]}"
    for prompt in RULES.prompts(state):
        if prompt.optional:
            continue
        began = os.times().user
        move = RULES.android(state, prompt.seat, Dice(seed + b" android", record.moves))
        record.thought += os.times().user - began
        record.decisions += 1
        record.windows += prompt.pace == "reaction"
        if move is not None:
            return prompt.seat, move
    raise AssertionError(f"androids have nothing to say to {state.stack[-1]}")
