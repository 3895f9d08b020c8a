"""What the clock does in a live mission, second by second, as moves of the seat CLOCK."""

from __future__ import annotations

from rules.core.contract import Action
from rules.space_alert.actions import Announce, Beep, Begin, Close, Lock, Over, Restore, Warn
from rules.space_alert.soundtracks import (
    FULL_MISSIONS,
    GRACE,
    MISSIONS,
    TRAINING_ORDER,
    WARNINGS,
    Mission,
    absent,
    may_substitute,
    resume_second,
    silences,
)
from rules.space_alert.state import State

__all__ = [
    "FULL_MISSIONS",
    "MISSIONS",
    "TRAINING_ORDER",
    "Mission",
    "absent",
    "clock",
    "may_substitute",
    "resume_second",
    "silences",
    "timeline",
]

_ORDER: tuple[type[Action], ...] = (Begin, Over, Lock, Restore, Beep, Close, Announce, Warn)
"""What comes first in one and the same second: a phase ends before the next thing is announced (SA-452)."""


def timeline(mission: Mission, crew: int, solo: bool) -> list[tuple[int, Action]]:
    """Everything the clock will do, from the first announcement to the lock of the last phase (SA-429)."""
    line: list[tuple[int, Action]] = [(0, Begin())]
    for index in mission.used(crew, solo):
        event = mission.events[index]
        line.append((event.at, Announce(index)))
        if event.event == "communications_down":
            line.append((event.until, Restore()))
        elif event.event == "data_transfer":
            beep = mission.window_end(index)
            line += [(beep, Beep()), (beep + GRACE, Close())]
    for phase, end in enumerate(mission.phase_ends, 1):
        line += [(end - left, Warn(left)) for left in WARNINGS]
        line += [(end, Over(phase)), (end + GRACE, Lock(phase))]
    return sorted(line, key=lambda entry: (entry[0], _ORDER.index(type(entry[1]))))


def clock(state: State) -> list[tuple[int, Action]]:
    """The rest of a live mission's timeline: (mission second, what happens). Empty when no clock runs."""
    if not state.live or state.stage not in ("briefing", "planning") or state.paused:
        return []
    return timeline(state.mission, len(state.crew), state.solo)[state.ticks :]
