"""Production: building without activation, and up to three units for those who follow (TI-444 to TI-448)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Done, Follow, Produce
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.frames import Primary, Producing
from rules.twilight_imperium.state import State, System
from rules.twilight_imperium.strategic.card import Card, Secondary
from rules.twilight_imperium.tactical import buildable

CARD = "production"
BONUS, MOST = 2, 3
"""Resources for the active player, units for those who follow."""
ASKED = "asked"
"""The stage of one that rules of version 1 have asked, whatever can be built."""


def docks(state: State, system: System, seat: int) -> list[str]:
    """Own docks that may produce: not those of this round (TI-446); under blockade they build no ships."""
    ashore = [
        each.id
        for each in system.planets
        if each.owner == seat and each.dock is not None and each.dock <= state.round
    ]
    return ashore + [str(each.id) for each in system.docks if each.seat == seat]


def yards(state: State, seat: int) -> list[str]:
    return [each.at for each in systems.places(state) if docks(state, each, seat)]


def _ask(state: State, frame: Primary) -> Question | None:
    seat = frame.seat
    offered = [
        choice("ti-produce-at", Produce(at), system=at)
        for at in yards(state, seat)
        if frame.stage == ASKED or buildable.anything(state, _production(state, seat, at))
    ]
    return question("ti-production", *offered, choice("ti-produce-nothing", Done())) if offered else None


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    state.stack.pop()
    if isinstance(action, Produce):
        state.stack.append(_production(state, frame.seat, action.system))
    return []


def _production(state: State, seat: int, at: str) -> Producing:
    return Producing(seat, at, docks(state, state.systems[at], seat), budget=BONUS, why="primary")


def _run(state: State, _: Primary, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


def _silent(_: State, __: Primary, ___: int) -> Action:
    return Done()


def _refuse(_: State, __: Primary, ___: int, ____: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-production", rule="TI-444")


def _judge(state: State, seat: int, action: Follow) -> None:
    if len(action.what) != 1 or action.what[0] not in yards(state, seat):
        raise IllegalMove("ti-illegal-production", rule="TI-445")


def _follow(state: State, seat: int, action: Follow, _: Dice) -> list[Event]:
    (at,) = action.what
    there = docks(state, state.systems[at], seat)
    state.stack.append(Producing(seat, at, there, most=MOST, why="secondary"))
    return []


def _ways(state: State, seat: int) -> Iterator[Choice]:
    for at in yards(state, seat):
        yield choice("ti-produce-at", Follow(CARD, (at,)), system=at)


PRODUCTION = Card(Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge, _follow, _ways))
