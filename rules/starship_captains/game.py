"""Starship Captains: a table of contents. Each chapter of the rulebook has a module of its name."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import stack
from rules.core.contract import Action, Event, IllegalMove, Outcome, Prompt, Rules
from rules.core.dice import Dice
from rules.starship_captains import engine, scoring, setup, visible
from rules.starship_captains.android.thinking import decide
from rules.starship_captains.state import ACTIONS, Ask, Options, State
from rules.starship_captains.view import View


class StarshipCaptains(Rules[State]):
    key = "starship_captains"
    version = 1
    seats = range(1, 5)
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
        for prompt in self.prompts(state):
            if prompt.seat == seat:
                yield from (choice.action for choice in prompt.choices)
        if not state.over and 0 <= seat < state.seats:
            yield Ask(not state.players[seat].ask_all)

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        if not 0 <= seat < state.seats:
            raise IllegalMove("sc-illegal-no-such-player")
        return engine.play(state, seat, action, dice)

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def undoable(self, state: State) -> bool:
        """Any move can be taken back until something hidden was revealed (SC-404)."""
        return not state.over

    def default(self, state: State, seat: int) -> Action | None:
        """For a silent player: what the android would do, so that nobody loses his turns."""
        return decide(state, seat, Dice(b"silent", 0))

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return decide(state, seat, dice)


RULES = StarshipCaptains()
