"""Xia: Legends of a Drift System: a table of contents. Each chapter of the rules has a module of its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.contract import Action, CannotUpgrade, Event, IllegalMove, Outcome
from rules.core.dice import Dice
from rules.core.stack_game import Refusal, StackGame
from rules.xia import default, engine, orders, outcome, refusals, setup, visible
from rules.xia.actions import ACTIONS, Give, SetOrders
from rules.xia.android.answers import decide
from rules.xia.options import Options
from rules.xia.state import State
from rules.xia.view import View


class Xia(StackGame[State, View]):
    key = "xia"
    version = 3
    seats = range(3, 6)
    options = Options
    state = State
    actions = ACTIONS
    heavy = True
    chapters = engine.CHAPTERS
    nobody = Refusal("xia-illegal-no-such-player")
    ended = Refusal("xia-illegal-over", "XIA-041")
    not_asked = Refusal("xia-illegal-not-asked", "XIA-547")

    def set_up(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, seats, dice)

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return refusals.why(state, seat, action)

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        """Listed for whoever is asked; anybody may make them."""
        return orders.moves(state, seat) if state.stack[-1].seat == seat else iter(())

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        return orders.played(state, seat, action)

    def stirs(self, action: Action) -> bool:
        """Credits given away answer nothing, even if they leave the giver a single choice."""
        return not isinstance(action, Give)

    # Chance, which no aside may change.

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        events = super().play(state, seat, action, dice)
        state.asides += isinstance(action, Give | SetOrders) and not dice.used
        return events

    def throw(self, state: State, depth: int) -> int:
        return depth - state.asides

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 1 numbered the dice by all moves: it goes on with those that would have come. Version 2 let
        NPCs forget who attacked them after a turn, and led flights around the whole sector of the star."""
        if version not in (1, 2):
            raise CannotUpgrade(version)
        return {"asides": 0, **plain}

    # Seen from outside.

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def default(self, state: State, seat: int) -> Action | None:
        """For a silent player (XIA-525)."""
        return default.default(state, seat)

    def ordered(self, state: State, seat: int) -> Action | None:
        return orders.ordered(state, seat)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return decide(state, seat, dice)


RULES = Xia()
