"""The Voice of the Council: a point that changes hands (TI-506 to TI-510)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.deeds.points import gain_points, lose_points
from rules.twilight_imperium.senate.elections import VOICE
from rules.twilight_imperium.state import State


def elected(state: State, seat: int) -> list[Event]:
    """Who is elected again keeps the card without a further point (TI-509)."""
    former = state.voice
    if former == seat:
        return [Event("ti-voice-stays", {"player": f"#{seat}"})]
    state.voice = seat
    lost = [] if former is None else lose_points(state, former, 1, VOICE)
    told = Event("ti-voice-elected", {"player": f"#{seat}"})
    return [told, *lost, *gain_points(state, seat, 1, VOICE, "objective")]
