"""Moments in which cards and abilities may be played: who is asked, and what comes of the answers."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Circle, Question
from rules.twilight_imperium.frames import Window
from rules.twilight_imperium.state import State


def opens(state: State, point: str, **facts: str | int) -> None:
    """Put the window on the stack; with nobody to wait for it closes at once."""
    told = {name: str(value) for name, value in facts.items()}
    state.stack.append(Window(point=point, facts=told))


def _ask(_: State, __: Window, ___: int) -> Question | None:
    return None


def _close(state: State, _: Window, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


WINDOW = Circle(_ask, _close)
