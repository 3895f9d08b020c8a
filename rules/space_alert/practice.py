"""Practice without time (section 5.5): the whole mission lies open, plan it as often as you like."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert.revealing import reveal_phase
from rules.space_alert.state import State


def open_all(state: State) -> list[Event]:
    """All threats of the track, all packets, all slots, and no data operations (SA-496 to SA-498)."""
    state.phase = state.mission.phases
    events = []
    for phase in range(1, state.mission.phases + 1):
        events += reveal_phase(state, phase)
    for member in state.crew:
        member.hand += [card for packet in member.packets for card in packet]
        member.packets.clear()
        member.phase = state.mission.phases
        if member.seat is not None:
            args = {"count": len(member.hand), "phase": 1}
            events.append(Event("sa-cards", {**args}, to=(member.seat,), reveals=True))
    return events


def replan(state: State) -> list[Event]:
    """What was resolved is taken back: the boards lie as they lay (SA-497)."""
    if not state.practice or state.stage not in ("resolution", "debrief"):
        raise IllegalMove("sa-illegal-practice-only", rule="SA-497")
    state.stage = "planning"
    state.flight = None
    state.report = None
    state.up.clear()
    state.trips.clear()
    state.flown.clear()
    for member in state.crew:
        member.ready = False
    return [Event("sa-replanned")]


def done(state: State) -> list[Event]:
    if state.stage != "debrief":
        raise IllegalMove("sa-illegal-practice-only", rule="SA-497")
    state.stage = "over"
    return [Event("sa-practice-over")]
