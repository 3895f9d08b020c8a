"""Why a move is refused: what is wrong, and what to do instead."""

from __future__ import annotations

from rules.core.contract import Action, IllegalMove
from rules.xia import query
from rules.xia.frames import Moving, Turn
from rules.xia.state import State


def why(state: State, seat: int, action: Action) -> IllegalMove:
    """The player is asked something, and this is not one of the answers."""
    frame = state.stack[-1]
    if isinstance(frame, Turn) and query.stranded(state.players[seat]):
        return IllegalMove("xia-illegal-stranded", rule="XIA-244")
    if isinstance(frame, Turn | Moving):
        return IllegalMove("xia-illegal-not-now", rule="XIA-222")
    return IllegalMove("xia-illegal-not-offered", rule="XIA-547")
