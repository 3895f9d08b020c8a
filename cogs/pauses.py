"""Pauses: time that does not count. The log says when they were."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from db.log import Record

PAUSED, RESUMED = "note-paused", "note-resumed"
BY_MANAGER, RESUMED_BY_MANAGER = "note-paused-manager", "note-resumed-manager"
LOCKED, LOST = "note-paused-locked", "note-paused-lost"
PAUSING = (PAUSED, BY_MANAGER, LOCKED, LOST)
RESUMING = (RESUMED, RESUMED_BY_MANAGER)


class Pause(Struct, frozen=True):
    start: float
    end: float = math.inf
    """Infinite while the pause lasts."""


def of(records: Sequence[Record]) -> tuple[Pause, ...]:
    """All pauses of a game, oldest first."""
    notes = [r for r in records if r.kind == "note" and r.text in (*PAUSING, *RESUMING)]
    ended = [Pause(a.at, b.at) for a, b in pairwise(notes) if a.text in PAUSING]
    return (*ended, Pause(notes[-1].at)) if notes and notes[-1].text in PAUSING else tuple(ended)


def later(start: float, seconds: float, pauses: Sequence[Pause]) -> float:
    """The time when `seconds` have passed since `start`, not counting pauses."""
    end = start + seconds
    for pause in pauses:
        if pause.end > start and pause.start < end:
            end += pause.end - max(pause.start, start)
    return end
