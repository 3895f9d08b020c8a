"""Xia: Legends of a Drift System: a table of contents. Each chapter of the rules has a module of its name."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import stack
from rules.core.contract import Action, Event, IllegalMove, Outcome, Prompt, Rules
from rules.core.dice import Dice
from rules.xia import default, engine, orders, outcome, setup, visible
from rules.xia.android.answers import decide
from rules.xia.state import ACTIONS, Options, State
from rules.xia.view import View


class Xia(Rules[State]):
    key = "xia"
    version = 1
    seats = range(3, 6)
    options = Options
    state = State
    actions = ACTIONS

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        state = setup.start(options, seats, dice)
        engine.settle(state, dice)
        return state

    def prompts(self, state: State) -> list[Prompt]:
        return stack.prompts(state, engine.CHAPTERS)

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        """What is asked, the sensible moves; and what may be done at any time."""
        if state.over or state.stack[-1].seat != seat:
            return
        for prompt in self.prompts(state):
            yield from (choice.action for choice in prompt.choices)
        yield from orders.moves(state, seat)

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        if not 0 <= seat < state.seats:
            raise IllegalMove("xia-illegal-no-such-player")
        return engine.play(state, seat, action, dice)

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def undoable(self, state: State) -> bool:
        """Any move can be taken back until a die was rolled or something hidden was seen."""
        return not state.over

    def default(self, state: State, seat: int) -> Action | None:
        """For a silent player (XIA-525)."""
        return default.default(state, seat)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return decide(state, seat, dice)


RULES = Xia()
