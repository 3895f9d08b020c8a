"""Who has won (section 37)."""

from __future__ import annotations

from rules.core.contract import Arg, Outcome
from rules.starship_captains.scoring import shown, totals
from rules.starship_captains.state import State


def outcome(state: State) -> Outcome | None:
    """Scores are whole points, rounded down; the winners are found by the halves (SC-331)."""
    if not state.over:
        return None
    found = totals(state)
    scores = tuple(total // 2 for total in found)
    best = max(found)
    if state.solo:
        return Outcome("sc-solo-over", (), scores, {"points": shown(best)})
    winners = tuple(seat for seat, total in enumerate(found) if total == best)
    players = tuple(f"#{seat}" for seat in winners)
    args: dict[str, Arg] = {"players": players, "count": len(winners), "points": shown(best)}
    return Outcome("sc-won", winners, scores, args)
