"""Which cards of a hand can be played now: for their owner's eyes alone (TI-722)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium import engine, frames
from rules.twilight_imperium.cards import judging, playing
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State


def playable(state: State, seat: int) -> tuple[str, ...]:
    """In the window that is open, as the action of the turn, or at any time (TI-513, TI-663)."""
    assert engine.CONTENTS.plays, "what cards do is entered there"
    moments = _moments(state, seat)
    found = {card for point, facts in moments for card in judging.playable(state, seat, point, facts)}
    return tuple(sorted(found))


def _moments(state: State, seat: int) -> Iterator[tuple[str, Facts]]:
    if not state.stack:
        return
    match state.stack[-1]:
        case frames.Window() as window if seat in window.circle():
            yield window.point, window.facts
        case frames.Turn(stage="act", acts=0) as turn if turn.seat == seat:
            yield playing.ACTION, {}
    if playing.between_steps(state):
        yield playing.ANY_TIME, {}
