"""Who plays an empty seat."""

from __future__ import annotations

from itertools import islice

from rules.core import Action, Dice, stack
from rules.core.poll import Poll, Vote
from tests.sample_game.rules.components import BELTS, belt
from tests.sample_game.rules.engine import CHAPTERS
from tests.sample_game.rules.state import State


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    """Votes for where it has charted; else anything that is legal."""
    asked = stack.waits_for(state, CHAPTERS, seat)
    if asked is None:
        return None
    if isinstance(state.stack[-1], Poll):
        charted = [belt(sector) for sector in state.crews[seat].sectors]
        return Vote(max(BELTS, key=charted.count))
    return dice.choice(list(islice(asked.moves(), 100)))
