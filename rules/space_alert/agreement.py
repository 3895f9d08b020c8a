"""What the crew must agree on during the round: to end it early, and to stop the clock."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert.locks import check_planning
from rules.space_alert.show import begin_resolution
from rules.space_alert.state import State


def agree(state: State, seat: int) -> list[Event]:
    """After the end of phase 2 the round ends when every player who is there agrees (SA-060, SA-427)."""
    check_planning(state)
    if not state.live:
        raise IllegalMove("sa-illegal-live-only", rule="SA-466")
    if state.phase < 3 or state.closing:
        raise IllegalMove("sa-illegal-too-early", rule="SA-060")
    if state.silence:
        raise IllegalMove("sa-illegal-silence", rule="SA-450")
    if seat in state.agreed:
        raise IllegalMove("sa-illegal-agreed-already")
    state.agreed.append(seat)
    return [Event("sa-agreed", {"player": f"#{seat}"}), *end_if_agreed(state)]


def withdraw(state: State, seat: int) -> list[Event]:
    check_planning(state)
    if seat not in state.agreed:
        raise IllegalMove("sa-illegal-not-agreed", rule="SA-427")
    state.agreed.remove(seat)
    return [Event("sa-withdrew", {"player": f"#{seat}"})]


def end_if_agreed(state: State) -> list[Event]:
    """Data operations still to come are lost; threats cannot be, all are announced by now (SA-428)."""
    asked = [member.seat for member in state.humans if not member.absent]
    if state.stage != "planning" or not state.agreed or any(seat not in state.agreed for seat in asked):
        return []
    return [Event("sa-ended-early"), *begin_resolution(state)]


def pause(state: State, seat: int) -> list[Event]:
    """If the table allowed pauses: the captain and one other player (SA-426)."""
    check_planning(state)
    if not state.options.pauses or not state.live:
        raise IllegalMove("sa-illegal-no-pauses", rule="SA-426")
    if state.paused or seat in state.pausing:
        raise IllegalMove("sa-illegal-pausing-already")
    state.pausing.append(seat)
    if state.posts.captain not in state.pausing or len(state.pausing) < min(2, state.seats):
        return [Event("sa-asks-pause", {"player": f"#{seat}"})]
    state.pausing.clear()
    state.paused = True
    return [Event("sa-caption-clock-stopped")]


def call_resume(state: State, seat: int) -> list[Event]:
    """Anyone may call for the clock; it runs again after ten seconds of warning."""
    if not state.paused or state.resuming:
        raise IllegalMove("sa-illegal-not-paused")
    state.resuming = True
    return [Event("sa-caption-clock-resumes", {"player": f"#{seat}"})]


def resume(state: State) -> list[Event]:
    if not state.paused:
        raise IllegalMove("sa-illegal-not-paused")
    state.paused = state.resuming = False
    return [Event("sa-clock-runs")]
