"""Cards that have been shown: Sabotage, Agents, copies, what is lost, what is not twice."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Let, Play, Sacrifice
from rules.twilight_imperium.cards import judging, playing, targets, waits
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Turn, Window
from rules.twilight_imperium.state import Owed, State
from tests.rules.twilight_imperium.play import Loaded, answer, run
from tests.rules.twilight_imperium.table import Table, galaxy

PRIVATEERS = Play("privateers", ("1",))


def table(*hands: str, wait: bool = True) -> Table:
    """The turn of seat 0."""
    found = galaxy(p201="lodor", p202="empty_base", p302="lodor_alpha" if False else "empty_base")
    state = found.state
    state.phase, state.order = "action", [0, 1, 2]
    state.stack = [Turn(0, stage="act")]
    for player, hand in zip(state.players, hands, strict=False):
        player.cards = hand.split()
    for player in state.players:
        player.book.waits = [Wait("all")] if wait else []
        player.fleet = 3
    state.players[1].goods = 5
    return found


def play(found: Table, seat: int, action: Play, point: str = "as_action", **facts: str) -> list[Event]:
    judging.judge(found.state, seat, action, point, facts)
    return [*playing.begin(found.state, seat, action, point, facts), *settle(found)]


def settle(found: Table) -> list[Event]:
    """Everything but the turn itself, which is another chapter's."""
    turn = found.state.stack.pop(0) if isinstance(found.state.stack[0], Turn) else None
    found.state.stack.insert(0, turn or Turn(0))
    events = list[Event]()
    while len(found.state.stack) > 1 and not _asks(found.state):
        below, found.state.stack = found.state.stack[:1], found.state.stack[1:]
        try:
            events += _step(found)
        finally:
            found.state.stack = below + found.state.stack
    return events


def _asks(state: State) -> bool:
    return isinstance(state.stack[-1], Window) and bool(state.stack[-1].asked) and _open(state)


def _open(state: State) -> bool:
    from rules.core import stack
    from rules.twilight_imperium import engine

    return any(each.waited for each in stack.asking(state, engine.CHAPTERS))


def _step(found: Table) -> list[Event]:
    return run(found)
