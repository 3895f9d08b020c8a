"""How a game ended (sections 4.1 and 6.3)."""

from __future__ import annotations

from rules.core.contract import Outcome
from rules.space_alert.campaign import total
from rules.space_alert.state import State

ENDINGS = {
    "mission": ("sa-won", "sa-lost"),
    "campaign": ("sa-campaign-won", "sa-campaign-lost"),
    "practice": ("sa-practice-won", "sa-practice-lost"),
}


def scored(state: State) -> bool:
    """A test run only says whether the ship was saved (SA-481)."""
    return state.mission.group != "test_run"


def outcome(state: State) -> Outcome | None:
    """The crew wins or loses together; a lost mission loses the whole campaign (SA-276)."""
    if state.stage != "over":
        return None
    last = state.flown[-1]
    manner = "campaign" if state.campaign else "practice" if state.practice else "mission"
    key = ENDINGS[manner][not last.won]
    points = total(state.flown) if scored(state) and not state.practice else None
    args = {"missions": len(state.flown)} if last.won else {"threat": f"@{last.lost_by}"}
    return Outcome(
        key,
        winners=tuple(range(state.seats)) if last.won else (),
        scores=(points,) * state.seats,
        args={**args, "score": "none" if points is None else points},
    )
