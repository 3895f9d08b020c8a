"""Why a move is refused: each chapter says it of its own frames."""

from __future__ import annotations

from rules.core.contract import Action, IllegalMove
from rules.twilight_imperium import engine
from rules.twilight_imperium.state import State


def why(state: State, seat: int, action: Action) -> IllegalMove:
    """With the rule, and what would be possible instead."""
    frame = state.stack[-1]
    refuses = engine.CONTENTS.refusals.get(type(frame))
    found = refuses(state, frame, seat, action) if refuses is not None else None
    return found or IllegalMove("ti-illegal-answer")
