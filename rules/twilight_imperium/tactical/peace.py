"""The Minister of Peace turns a fleet back (TI-644, TI-645)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.plays import Play, Targets
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.frames import Facts, Tactical
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import passage

MINISTER = "minister_of_peace"


def _action(state: State) -> Tactical | None:
    return next((each for each in reversed(state.stack) if isinstance(each, Tactical)), None)


def _can(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """His office, another player's move, and a third player's fleet where it went."""
    law, action = sources.law(state, MINISTER), _action(state)
    if law is None or law.holder != seat or action is None or not action.origins or action.seat == seat:
        return
    if set(systems.present(state.systems[action.system])) - {seat, action.seat}:
        yield ()


def _do(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    action = _action(state)
    assert action is not None
    back = passage.undo(state, action)
    return [*back, *lasting.end_law(state, MINISTER)]


PEACE = Play("after_movement", _can, _do)
