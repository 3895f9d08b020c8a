"""Starship Captains: a table of contents. Each chapter of the rulebook has a module of its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.contract import Action, CannotUpgrade, Event, IllegalMove, Outcome
from rules.core.dice import Dice
from rules.core.stack_game import Refusal, StackGame
from rules.starship_captains import default, engine, orders, outcome, refusals, setup, visible
from rules.starship_captains.actions import ACTIONS
from rules.starship_captains.android.thinking import decide
from rules.starship_captains.options import Options
from rules.starship_captains.state import State
from rules.starship_captains.view import View


class StarshipCaptains(StackGame[State, View]):
    """Moves can be taken back until something hidden was revealed (SC-404)."""

    key = "starship_captains"
    version = 2
    seats = range(1, 5)
    options = Options
    state = State
    actions = ACTIONS
    chapters = engine.CHAPTERS
    nobody = Refusal("sc-illegal-no-such-player")
    ended = Refusal("sc-illegal-over", "SC-321")
    not_asked = Refusal("sc-illegal-not-your-turn", "SC-407")

    def set_up(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, seats, dice)

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return refusals.why(state, seat, action)

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        return orders.moves(state, seat)

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        return orders.played(state, seat, action)

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 1 drew no cards for whom no slot was empty; its states have the same form."""
        if version != 1:
            raise CannotUpgrade(version)
        return plain

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def default(self, state: State, seat: int) -> Action | None:
        return default.default(state, seat)

    def ordered(self, state: State, seat: int) -> Action | None:
        return orders.ordered(state, seat)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return decide(state, seat, dice)


RULES = StarshipCaptains()
