"""The move of a silent seat: the safe way (section 61)."""

from __future__ import annotations

from rules.akarios.engine import CHAPTERS, CONTENTS
from rules.akarios.state import State
from rules.core.contract import Action
from rules.core.stack import waits_for


def default(state: State, seat: int) -> Action | None:
    if waits_for(state, CHAPTERS, seat) is None:
        return None
    frame = state.stack[-1]
    return CONTENTS.silent[type(frame)](state, frame, seat)
