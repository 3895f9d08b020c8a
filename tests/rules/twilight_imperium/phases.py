"""Helpers for the phases of a round: silent tables, and chapters that are somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.core import stack
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Step
from rules.twilight_imperium import engine
from rules.twilight_imperium.actions import Form
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.frames import SetUp, Status
from rules.twilight_imperium.phases.watching import watched
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.table import Table, galaxy


def idle(monkeypatch: pytest.MonkeyPatch, *frames: type[Step]) -> list[Step]:
    """These frames do nothing but go; the list gets what was put on the stack."""
    seen = list[Step]()

    def run(state: State, frame: Step, _: Dice) -> list[Event]:
        seen.append(frame)
        state.stack.pop()
        return []

    for frame in frames:
        monkeypatch.setitem(dict_of(), frame, runs(run))
    return seen


def steps(monkeypatch: pytest.MonkeyPatch, table: Table, *deeds: Callable[[], list[Event]]) -> list[Event]:
    """Each deed as one step of the stack, as the engine looks at it; the first one first."""
    left = list(deeds)

    def step(state: State, _: SetUp, __: Dice) -> list[Event]:
        deed = left.pop(0)
        if not left:
            state.stack.pop()
        return deed()

    monkeypatch.setitem(dict_of(), SetUp, watched({SetUp: runs(step)})[SetUp])
    return run(table, SetUp())


def dict_of() -> dict[type[Step], Any]:
    """The engine's chapters, to put others in their place."""
    chapters = engine.CHAPTERS
    assert isinstance(chapters, dict)
    return chapters


def waited(state: State) -> list[int]:
    """For whom the game waits."""
    return [each.seat for each in stack.asking(state, engine.CHAPTERS) if each.waited]


def quiet(table: Table, until: type[Step] | None = None) -> Iterator[tuple[int, Action]]:
    """Everybody says nothing until a frame of this kind asks; what they did in the end."""
    state = table.state
    while not state.over and state.stack and (until is None or not isinstance(state.stack[-1], until)):
        seat = waited(state)[0]
        action = silent(state, seat)
        answer(table, seat, action)
        yield seat, action


def ending(*races: str, **tiles: str) -> Table:
    """The end of an Action Phase; order of play 2, 0, 1."""
    table = galaxy(*races, **tiles)
    state = table.state
    state.phase, state.order = "action", [2, 0, 1]
    for player in state.players:
        player.strategy, player.fleet, player.command = 2, 3, 1
    return table


def status(table: Table, **forms: Form) -> list[Event]:
    """The whole phase; forms by seat, `s0=…`."""
    run(table, Status())
    happened = list[Event]()
    for seat in list(waited(table.state)):
        happened += answer(table, seat, forms.get(f"s{seat}", Form()))
    return happened
