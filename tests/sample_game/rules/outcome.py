"""The result: the most credits win."""

from __future__ import annotations

from rules.core import Outcome
from tests.sample_game.rules.state import State


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    scores = tuple(crew.credits for crew in state.crews)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome("sample-won", winners, scores)
