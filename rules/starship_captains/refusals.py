"""Why a move is refused: what is wrong, and what to do instead."""

from __future__ import annotations

from rules.core.contract import Action, IllegalMove
from rules.starship_captains.state import State


def why(state: State, seat: int, action: Action) -> IllegalMove:
    return IllegalMove("sc-illegal-other")
