"""What is done for the silent."""

from __future__ import annotations

from rules.core import Action, stack
from rules.core.poll import Abstain, Poll
from tests.sample_game.rules.engine import CHAPTERS
from tests.sample_game.rules.state import State


def default(state: State, seat: int) -> Action | None:
    """A silent crew charts one sector, abstains, bids its lowest card, and takes what is safe."""
    asked = stack.waits_for(state, CHAPTERS, seat)
    if asked is None:
        return None
    return Abstain() if isinstance(state.stack[-1], Poll) else next(asked.moves())
