"""Why a move is refused: what is wrong, and what to do instead."""

from __future__ import annotations

from rules.core import Action, IllegalMove
from tests.sample_game.rules.state import State


def why(state: State, seat: int, action: Action) -> IllegalMove:
    """The player is asked something, and this is not one of the answers."""
    return IllegalMove("sample-illegal-answer")
