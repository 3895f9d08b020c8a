"""Play by post (section 2.2): the action round without a clock."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert.actions import Deadline, Decline
from rules.space_alert.data_operations import answered
from rules.space_alert.locks import check_planning
from rules.space_alert.revealing import hand_out, reveal_phase
from rules.space_alert.show import begin_resolution
from rules.space_alert.state import Member, State, Window


def players(state: State) -> list[Member]:
    """The boards that must be ready: those of the humans; in solo those of the androids."""
    return state.crew if state.solo else state.humans


def mine(state: State, seat: int) -> list[Member]:
    return state.crew if state.solo else [member for member in state.humans if member.seat == seat]


def open_phase(state: State, phase: int) -> list[Event]:
    """All threats of the phase, its cards, and the first of its data operations (SA-453 to SA-455)."""
    state.phase = phase
    state.prolonged.clear()
    mission = state.mission
    for member in state.crew:
        member.ready = member.phase > phase
        member.declines = False
    state.operations = [
        index
        for index in mission.used(len(state.crew), state.solo)
        if mission.events[index].event in ("incoming_data", "data_transfer")
        and mission.phase_at(mission.events[index].at) == phase
    ]
    state.windows.clear()
    events = reveal_phase(state, phase) + hand_out(state)
    return events + settle(state)


def settle(state: State) -> list[Event]:
    """Close what is answered and open what comes next, until somebody must be waited for (SA-456, SA-460)."""
    events: list[Event] = []
    if all(member.ready for member in players(state)):
        return end_phase(state)
    while True:
        if state.windows and not all(answered(state.windows[0], member) for member in state.humans):
            return events
        if state.windows:
            events.append(Event("sa-operation-closed"))
            state.windows.clear()
        if not state.operations:
            return events
        events += open_operation(state)


def settled(state: State) -> list[Event]:
    """After a move that may have been the last one waited for."""
    return settle(state) if state.by_post and state.stage == "planning" else []


def open_operation(state: State) -> list[Event]:
    event = state.mission.events[state.operations.pop(0)]
    if event.event == "incoming_data":
        state.windows = [Window("incoming_data")]
        return [Event("sa-caption-incoming-data")]
    state.windows = [Window("data_transfer")]
    return [Event("sa-post-data-transfer")]


def end_phase(state: State) -> list[Event]:
    """The slots are locked as they lie; the next phase opens, or resolution begins (SA-460)."""
    phase = state.phase
    state.windows.clear()
    state.operations.clear()
    if phase == state.mission.phases:
        return [Event("sa-caption-complete"), *begin_resolution(state)]
    ended = Event("sa-caption-phase-over", {"phase": phase, "next": phase + 1})
    return [ended, *open_phase(state, phase + 1)]


def decline(state: State, seat: int, action: Decline) -> list[Event]:
    check_planning(state)
    member = state.member(seat)
    if not state.by_post or member is None:
        raise IllegalMove("sa-illegal-post-only", rule="SA-456")
    window = state.windows[0] if state.windows else None
    if action.rest:
        if member.declines or member.ready:
            raise IllegalMove("sa-illegal-answered", rule="SA-457")
        member.declines = True
    elif window is None or answered(window, member):
        raise IllegalMove("sa-illegal-answered", rule="SA-456")
    else:
        window.declined.append(seat)
    return [Event("sa-declined", {"player": f"#{seat}"}), *settle(state)]


def ready(state: State, seat: int) -> list[Event]:
    """My slots of this phase stand as they lie, and I want no more data in it (SA-458)."""
    check_planning(state)
    if state.live:
        raise IllegalMove("sa-illegal-clock-runs", rule="SA-411")
    boards = mine(state, seat)
    if all(member.ready for member in boards):
        raise IllegalMove("sa-illegal-ready-already")
    for member in boards:
        member.ready = True
    said = Event("sa-ready", {"player": f"#{seat}"})
    if state.practice:
        return [said, *(begin_resolution(state) if all(m.ready for m in players(state)) else [])]
    return [said, *settle(state)]


def unready(state: State, seat: int) -> list[Event]:
    """A mark, not a lock; only the next cards, once taken, bind (SA-459, SA-461)."""
    check_planning(state)
    boards = mine(state, seat)
    if not all(member.ready for member in boards):
        raise IllegalMove("sa-illegal-not-ready")
    if not state.practice and any(member.phase > state.phase for member in boards):
        raise IllegalMove("sa-illegal-cards-taken", rule="SA-461")
    for member in boards:
        member.ready = False
    return [Event("sa-not-ready", {"player": f"#{seat}"})]


def prolong(state: State, seat: int) -> list[Event]:
    """Once per phase for everyone, beyond that for the captain (SA-463)."""
    check_planning(state)
    if not state.by_post:
        raise IllegalMove("sa-illegal-post-only", rule="SA-463")
    if seat in state.prolonged and seat != state.posts.captain:
        raise IllegalMove("sa-illegal-prolonged", rule="SA-463")
    state.prolonged.append(seat)
    return [Event("sa-prolonged", {"player": f"#{seat}", "hours": round(phase_hours(state))})]


def phase_hours(state: State) -> float:
    """How long the open phase lasts at most: every prolonging adds half of the deadline."""
    return state.options.phase_hours * (1 + len(state.prolonged) / 2)


def reminders(hours: float) -> tuple[float, ...]:
    """Hours after the opening at which those who are not ready are reminded (SA-462)."""
    return tuple(sorted({hours * 3 / 4, hours - 1})) if hours > 1 else (hours * 3 / 4,)


def not_ready(state: State) -> list[int]:
    """Whom a reminder goes to."""
    if not state.by_post or state.stage != "planning":
        return []
    if state.solo:
        return [0]
    return sorted(m.seat for m in state.humans if m.seat is not None and not m.ready)


def deadline(state: State, action: Deadline) -> list[Event]:
    """A data operation, or the whole phase, has waited long enough (SA-456, SA-460)."""
    if not state.by_post or state.stage != "planning":
        raise IllegalMove("sa-illegal-no-clock")
    if action.of == "phase":
        return [Event("sa-deadline"), *end_phase(state)]
    if not state.windows:
        raise IllegalMove("sa-illegal-no-window")
    state.windows[0].declined = [m.seat for m in state.humans if m.seat is not None]
    return settle(state)
