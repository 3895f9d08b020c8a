"""The neutral Fighters of Mecatol Rex, fought before a landing there (TI-207 to TI-219, TI-639)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.components import CUSTODIANS
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import State

FIGHTERS = next(row.number for row in CUSTODIANS.values() if row.unit == "fighter")


def fought(state: State, frame: Battle, victor: int | None) -> list[Event]:
    """Beaten, their token is gone for good (TI-212), also by Fighters that nothing supports now; else they
    are as many as before (TI-211). Whoever was to land is still aboard, and has died with the ships."""
    if victor == frame.seat:
        return [Event("ti-custodians-fall", {"player": f"#{frame.seat}"})]
    state.custodians[0] = FIGHTERS
    return []
