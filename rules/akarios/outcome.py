"""How a chapter ended."""

from __future__ import annotations

from rules.akarios.state import State
from rules.core.contract import Outcome


def outcome(state: State) -> Outcome | None:
    """All win or lose together (AK-001); a story is nobody's defeat, a skipped world nobody's victory."""
    if not state.over:
        return None
    won = state.gained.ending in ("success", "ending")
    everybody = tuple(range(state.seats))
    return Outcome("ak-won" if won else "ak-lost", everybody if won else (), (None,) * state.seats)
