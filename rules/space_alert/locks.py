"""Which slots are open to whom, and until when (sections 2 and 2.1)."""

from __future__ import annotations

from rules.core.contract import IllegalMove
from rules.space_alert.soundtracks import phase_of
from rules.space_alert.state import Member, State


def check_planning(state: State) -> None:
    if state.stage != "planning":
        raise IllegalMove("sa-illegal-not-planning")


def check_slot(state: State, slot: int) -> None:
    if not 1 <= slot <= state.mission.last_turn:
        raise IllegalMove("sa-illegal-no-such-slot", slot=slot)


def check_time(state: State, phase: int, at: float | None) -> None:
    """A click counts by the moment it was made: before the end of the phase, or not at all (SA-412).

    Once the end is announced only clicks that are known to be older are taken (SA-413)."""
    if state.practice:
        return
    if phase < state.phase or (state.closing and phase == state.phase and at is None):
        raise IllegalMove("sa-illegal-phase-over", rule="SA-059", phase=phase)
    if state.live and at is not None and at >= state.mission.phase_ends[phase - 1]:
        raise IllegalMove("sa-illegal-too-late", rule="SA-412", phase=phase)


def check_open(state: State, member: Member, slot: int, at: float | None) -> None:
    """Only slots of the phase whose cards were taken last can be changed (SA-041, SA-043)."""
    check_slot(state, slot)
    if state.practice:
        return
    phase = phase_of(slot)
    if phase > member.phase:
        raise IllegalMove("sa-illegal-phase-not-begun", rule="SA-043", phase=phase)
    if phase < member.phase:
        raise IllegalMove("sa-illegal-phase-left", rule="SA-041", phase=phase)
    check_time(state, phase, at)


def open_slots(state: State, member: Member) -> tuple[int, ...]:
    """The slots this member's player may plan now, as the clock stands."""
    slots = []
    for slot in range(1, state.mission.last_turn + 1):
        try:
            check_open(state, member, slot, None)
        except IllegalMove:
            continue
        slots.append(slot)
    return tuple(slots) if state.stage == "planning" and not state.paused else ()


def own_board(state: State, seat: int) -> Member:
    member = state.member(seat)
    if member is None:
        raise IllegalMove("sa-illegal-which-android", rule="SA-266")
    return member
