"""Withdrawals and retreats as the plans announce them (TI-298, TI-688)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.battle import forecast, plans, retreat, sides
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import NOBODY, State

BAR = "|"


def announced(state: State, frame: Battle) -> list[Event]:
    """The attacker first; only if he stays the defender (TI-298)."""
    for seat in sides.both(frame):
        plan = plans.of(state, frame, seat)
        if seat == NOBODY or plan.retreat is None or not _wanted(state, frame, seat):
            continue
        if plan.retreat in retreat.places(state, frame, seat, tactical=plan.tactical):
            return retreat.announce(state, frame, seat, plan.retreat, plan.tactical)
    return []


def _wanted(state: State, frame: Battle, seat: int) -> bool:
    """At once, after so many losses, or when the odds are below a figure; nobody goes unasked (TI-688)."""
    plan = plans.of(state, frame, seat)
    if not plan.after and not plan.below:
        return True
    lost = [each for each in frame.lost.get(str(seat), []) if each != BAR]
    if plan.after and len(lost) >= plan.after:
        return True
    return plan.below > 0 and forecast.percent(state, frame, seat) < plan.below
