"""The three phases of a round on a world, and the rules that work by themselves (AK-573 to AK-581)."""

from __future__ import annotations

from typing import Literal

from rules.akarios.components import DICE
from rules.akarios.frames import Exploring, Outing, Section
from rules.akarios.scenario.conditions import number
from rules.akarios.scenario.script_world import Rule
from rules.akarios.state import State
from rules.akarios.world import bodies, places
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question

RULE = 0
"""In place of a section's number: a rule of the world."""


def ask(state: State, frame: Outing) -> Question | None:
    return None


def never(state: State, frame: Outing, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("nobody is asked")


def run(state: State, frame: Outing, dice: Dice) -> list[Event]:
    if frame.left:
        state.stack.append(Section(number=RULE, part=f"rule:{frame.left.pop()}"))
        return []
    stage = frame.stage
    if stage == "begin":
        frame.stage, frame.left = "explore", _due(state, "round_start")
        return _begin(state)
    if stage == "explore":
        frame.stage = "end"
        state.stack.append(Exploring(asked=places.conscious(state)))
        return []
    if stage == "end":
        frame.stage, frame.left = "next", _due(state, "round_end")
        return _take_back(state)
    frame.stage = "begin"
    state.outing.round += 1
    return bodies.wake(state)


CHAPTER = Chapter(ask, never, run)


def _begin(state: State) -> list[Event]:
    """Everybody tires (AK-575)."""
    events = [Event("ak-world-round", {"round": state.outing.round})]
    for seat in places.conscious(state):
        events += bodies.tire(state, seat)
    return events


def _take_back(state: State) -> list[Event]:
    """All dice come back, and with them the reroll (AK-580, AK-587)."""
    for walker in state.outing.walkers:
        walker.dice, walker.rerolled = DICE, False
    return []


def _due(state: State, when: Literal["round_start", "round_end"]) -> list[str]:
    """The rules of this moment, the first one last: they are carried out in their order."""
    due = [
        rule.id
        for rule in places.script(state).rule
        if rule.when == when and _now(state, rule) and places.met(state, rule.needs)
    ]
    return due[::-1]


def _now(state: State, rule: Rule) -> bool:
    late = state.outing.round - number(rule.since, state.seats)
    return late >= 0 and late % rule.every == 0
