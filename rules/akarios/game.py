"""Stars of Akarios: a table of contents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.akarios import (
    chapter,
    default,
    draft,
    engine,
    orders,
    orders_squad,
    outcome,
    refusals,
    setup,
    visible,
)
from rules.akarios.actions import ACTIONS, Concede
from rules.akarios.android import decide, squads
from rules.akarios.battle import muster, suggesting
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.cards import sparrow
from rules.akarios.frames import Conceding, Flying, Mustering, Trading
from rules.akarios.options import Options
from rules.akarios.squad import hangar
from rules.akarios.state import State
from rules.akarios.view import View
from rules.akarios.voyage import market
from rules.core.contract import Action, CannotUpgrade, Event, IllegalMove, Outcome, Prompt
from rules.core.dice import Dice
from rules.core.draft import Draft
from rules.core.stack import Question
from rules.core.stack_game import Refusal, ThrowGame


class Akarios(ThrowGame[State, View]):
    key = "akarios"
    version = 3
    seats = range(1, 5)
    options = Options
    state = State
    actions = ACTIONS
    campaign = CAMPAIGN
    heavy = True
    chapters = engine.CHAPTERS
    nobody = Refusal("ak-illegal-no-such-player")
    ended = Refusal("ak-illegal-over", "AK-071")
    not_asked = Refusal("ak-illegal-not-asked", "AK-893")

    def why_not(self, options: Options, seats: int) -> IllegalMove | None:
        return None if setup.playable(options.scenario) else IllegalMove("ak-illegal-no-battle")

    def set_up(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, squads.skirmish(options, seats, dice))

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return refusals.why(state, seat, action)

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        """Commands are too many for a question's list: here are sensible ones."""
        yield from super().moves(state, seat)
        if state.over or self.asked_of(state, seat) is None:
            return
        frame = state.stack[-1]
        if isinstance(frame, Flying):
            yield from suggesting.commands_of(state, seat)
            yield from sparrow.openings(state, seat)
        elif isinstance(frame, Mustering) and frame.stage == "place" and not frame.spoke(seat):
            yield from muster.places(state, seat)
        elif isinstance(frame, Trading):
            yield from market.moves(state, frame, seat)

    # At any time

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        yield from orders.moves(state, seat)
        yield from (each.action for each in hangar.choices(state, seat))
        yield from (each.action for each in hangar.pilots(state, seat))

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        if isinstance(action, Concede) and not isinstance(state.stack[-1], Conceding):
            return chapter.concede(state, seat)
        events = hangar.played(state, seat, action)
        if events is None:
            return orders.played(state, seat, action)
        orders_squad.grown(state, seat, action)
        return events

    def prompts(self, state: State) -> list[Prompt]:
        """Points to spend are shown beside the question, and waited for by nobody (AK-937)."""
        optional = [prompt for seat in range(state.seats) for prompt in hangar.prompts(state, seat)]
        return [*super().prompts(state), *optional]

    def answered(self, state: State, seat: int, action: Action, asked: Question) -> bool:
        return orders.used(state, seat, action, asked)

    def ordered(self, state: State, seat: int) -> Action | None:
        if (step := orders_squad.grow(state, seat)) is not None:
            return step
        asked = self.waits_for(state, seat)
        return None if asked is None else orders.ordered(state, seat, asked)

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        """Cards and rules did other things in earlier versions; their states have the same form."""
        if version not in (1, 2):
            raise CannotUpgrade(version)
        return plain

    # Seen from outside

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    # Moves nobody clicks

    def default(self, state: State, seat: int) -> Action | None:
        return default.default(state, seat)

    def draft(self, state: State, seat: int, said: tuple[str, ...]) -> Draft | None:
        return draft.draft(state, seat, said, decide.advised)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        if self.waits_for(state, seat) is None:
            return None
        action = decide.decide(state, seat)
        if action is not None or decide.patient(state, seat):
            return action
        return default.default(state, seat)


RULES = Akarios()
