"""Salvage, a small game for two to four crews: a table of contents.

Every crew charts some sectors. Each round all vote on a belt to search, then everybody bids a card in secret.
The highest bid searches: what floats about is a sure thing, what lies deep is the throw of a die and a credit
for each sector the crew has charted in this belt.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Dice, Event, IllegalMove, Outcome
from rules.core.stack import Question
from rules.core.stack_game import Refusal, ThrowGame
from tests.sample_game.rules import default, engine, orders, outcome, refusals, setup, visible
from tests.sample_game.rules.actions import ACTIONS
from tests.sample_game.rules.android import decide
from tests.sample_game.rules.options import Options
from tests.sample_game.rules.state import State
from tests.sample_game.rules.view import View


class SampleGame(ThrowGame[State, View]):
    key = "sample_game"
    version = 1
    seats = range(2, 5)
    options = Options
    state = State
    actions = ACTIONS
    chapters = engine.CHAPTERS
    nobody = Refusal("sample-illegal-no-such-player")
    ended = Refusal("sample-illegal-over")
    not_asked = Refusal("sample-illegal-not-asked")

    def why_not(self, options: Options, seats: int) -> IllegalMove | None:
        return setup.why_not(options, seats)

    def set_up(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, seats, dice)

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return refusals.why(state, seat, action)

    # At any time

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        return orders.moves(state, seat)

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        return orders.played(state, seat, action)

    def answered(self, state: State, seat: int, action: Action, asked: Question) -> bool:
        return orders.used(state, seat, action, asked)

    # Seen from outside

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    # Moves nobody clicks

    def default(self, state: State, seat: int) -> Action | None:
        return default.default(state, seat)

    def ordered(self, state: State, seat: int) -> Action | None:
        asked = self.waits_for(state, seat)
        return orders.ordered(state, seat, asked) if asked is not None else None

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return decide(state, seat, dice)


RULES = SampleGame()
