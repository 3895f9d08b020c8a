"""Positions played through all chapters, as the engine plays them."""

from __future__ import annotations

from rules.core import stack
from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Question, Step
from rules.twilight_imperium import engine
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.table import Table

SEED = b"a table"


class Loaded(Dice):
    """Faces as the test wants them, then chance."""

    def __init__(self, *faces: int, seed: bytes = SEED) -> None:
        super().__init__(seed, 0)
        self.faces = list(faces)

    def roll(self, sides: int) -> int:
        return self.faces.pop(0) if self.faces else super().roll(sides)


def run(table: Table | State, *put: Step, dice: Dice | None = None) -> list[Event]:
    """Put frames on the stack, the innermost last, and go on until somebody is asked."""
    state = table.state if isinstance(table, Table) else table
    state.stack += put
    return stack.settle(state, engine.CHAPTERS, dice or Loaded())


def answer(table: Table | State, seat: int, action: Action, dice: Dice | None = None) -> list[Event]:
    """What the seat is asked, answered; a refusal as the player would get it."""
    state = table.state if isinstance(table, Table) else table
    question = asked(state, seat)
    assert question is not None, f"seat {seat} is not asked: {state.stack[-1:]}"
    if not question.offers(action):
        raise refused(state, seat, action)
    return stack.answer(state, engine.CHAPTERS, action, dice or Loaded(), seat)


def aside(table: Table | State, seat: int, action: Action, dice: Dice | None = None) -> list[Event]:
    """A move that may be made beside any question, and what goes on after it."""
    state = table.state if isinstance(table, Table) else table
    dice = dice or Loaded()
    happened = engine.CONTENTS.asides[type(action)](state, seat, action, dice)
    return happened + stack.settle(state, engine.CHAPTERS, dice)


def asked(table: Table | State, seat: int) -> Question | None:
    state = table.state if isinstance(table, Table) else table
    return stack.asked_of(state, engine.CHAPTERS, seat)


def refused(state: State, seat: int, action: Action) -> IllegalMove:
    frame = state.stack[-1]
    why = engine.CONTENTS.refusals.get(type(frame))
    found = why(state, frame, seat, action) if why is not None else None
    return found or IllegalMove("ti-illegal-answer")


def silent(state: State, seat: int) -> Action:
    """What the seat does if it says nothing."""
    frame = state.stack[-1]
    return engine.CONTENTS.silent[type(frame)](state, frame, seat)
