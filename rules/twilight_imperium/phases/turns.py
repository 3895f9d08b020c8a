"""The Action Phase: turns in order of play, one action each, until all have passed (TI-230 to TI-237)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import debts
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.effects.sources import lasting
from rules.twilight_imperium.frames import ActionPhase, Turn
from rules.twilight_imperium.state import State

FIRST_STRIKE = "first_strike"


def acting(state: State) -> list[int]:
    """Who has not passed, in order of play."""
    return [seat for seat in state.order if not (state.players[seat].passed or state.players[seat].out)]


def following(state: State, last: int | None) -> int | None:
    """Whose turn comes after this one; somebody left alone goes on (TI-232)."""
    place = state.order.index(last) + 1 if last is not None else 0
    circle = state.order[place:] + state.order[:place]
    left = acting(state)
    return next((seat for seat in circle if seat in left), None)


def _run(state: State, frame: ActionPhase, _: Dice) -> list[Event]:
    """Whoever comes next answers first what he still owes; before the phase ends all do (TI-735)."""
    if state.phase != "action":
        state.phase = "action"
        struck = [each.owner for each in lasting(state, FIRST_STRIKE)]
        frame.first = [seat for seat in state.order if seat in struck][::-1]
    frame.first = [seat for seat in frame.first if seat in acting(state)]
    seat = frame.first[-1] if frame.first else following(state, frame.last)
    if debts.call(state, systems.playing(state) if seat is None else [seat]):
        return []
    if seat is None:
        state.stack.pop()
        return []
    if frame.first:
        frame.first.pop()
    else:
        frame.last = seat
    return _turn(state, seat)


def _turn(state: State, seat: int) -> list[Event]:
    state.turns += 1
    state.stack.append(Turn(seat))
    systems.happens(state, "turn_begins", seat=seat)
    return []


ACTION_PHASE = runs(_run)
