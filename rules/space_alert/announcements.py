"""The computer's announcements (section 2.1): what each does to the table when its second has come."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.space_alert import post, practice
from rules.space_alert.actions import Announce, Beep, Begin, Close, Over, Restore, Warn
from rules.space_alert.missions import timeline
from rules.space_alert.revealing import hand_out, reveal
from rules.space_alert.show import begin_resolution
from rules.space_alert.state import State, Window


def tick(state: State, action: Action) -> list[Event]:
    """One step of a live mission's timeline; the clock knows no other order (SA-411)."""
    line = timeline(state.mission, len(state.crew), state.solo)
    if not state.live or state.paused or state.stage not in ("briefing", "planning"):
        raise IllegalMove("sa-illegal-no-clock")
    second, due = line[state.ticks]
    if action != due:
        raise IllegalMove("sa-illegal-not-due", rule="SA-411")
    state.ticks += 1
    state.second = second
    match due:
        case Begin():
            return begin(state)
        case Announce(index):
            return announce(state, index)
        case Warn(left):
            return [warning(state, left)]
        case Beep():
            state.windows[0].beeped = True
            return [Event("sa-caption-transfer-over")]
        case Close():
            state.windows.pop(0)
            return []
        case Restore():
            state.silence = False
            return [Event("sa-caption-restored")]
        case Over(phase):
            return over(state, phase)
        case _:
            return lock(state)


def begin(state: State) -> list[Event]:
    """The action round starts: everyone takes the cards of phase 1 (SA-031, SA-046)."""
    if state.stage != "briefing":
        raise IllegalMove("sa-illegal-begun-already")
    state.stage = "planning"
    events = [Event("sa-caption-start")]
    if state.practice:
        return events + practice.open_all(state)
    if state.by_post:
        return events + post.open_phase(state, 1)
    state.phase = 1
    return events + hand_out(state)


def announce(state: State, index: int) -> list[Event]:
    event = state.mission.events[index]
    if event.event == "threat":
        return [reveal(state, event)]
    if event.event == "incoming_data":
        for member in state.humans:
            member.draws.append(state.mission.phase_at(event.at))
        return [Event("sa-caption-incoming-data")]
    if event.event == "data_transfer":
        ends = state.mission.window_end(index)
        state.windows.append(Window("data_transfer", opens=event.at, ends=ends))
        return [Event("sa-caption-data-transfer")]
    state.silence = True
    return [Event("sa-caption-silence")]


def warning(state: State, left: int) -> Event:
    """The last phase of a track is called the operation (SA-058, SA-431)."""
    if state.phase == state.mission.phases:
        return Event("sa-caption-operation-ends", {"seconds": left})
    return Event("sa-caption-phase-ends", {"phase": state.phase, "seconds": left})


def over(state: State, phase: int) -> list[Event]:
    """The end is announced; the slots wait two seconds for late clicks (SA-413)."""
    state.closing = True
    state.agreed.clear()
    if phase == state.mission.phases:
        return [Event("sa-caption-complete")]
    return [Event("sa-caption-phase-over", {"phase": phase, "next": phase + 1})]


def lock(state: State) -> list[Event]:
    state.closing = False
    for member in state.humans:
        member.draws = [phase for phase in member.draws if phase > state.phase]
    if state.phase == state.mission.phases:
        return begin_resolution(state)
    state.phase += 1
    return hand_out(state)


def start_by_hand(state: State) -> list[Event]:
    """Without a clock any player may say that the round begins."""
    if state.live:
        raise IllegalMove("sa-illegal-not-due", rule="SA-411")
    return begin(state)
