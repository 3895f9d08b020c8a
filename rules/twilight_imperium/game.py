"""Twilight Imperium, third edition: a table of contents. Each part of the rules has a package of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.contract import Action, CannotUpgrade, Event, IllegalMove, Outcome, Prompt
from rules.core.dice import Dice
from rules.core.draft import Draft
from rules.core.stack import Question
from rules.core.stack_game import Refusal, ThrowGame
from rules.twilight_imperium import default, draft, engine, frames, orders, outcome, refusals, setup, visible
from rules.twilight_imperium.actions import ACTIONS, Play, Use
from rules.twilight_imperium.android.answers import decide
from rules.twilight_imperium.cards import playing
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.orders import answering
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import offers, owed, production_card
from rules.twilight_imperium.view import View


class TwilightImperium(ThrowGame[State, View]):
    key = "twilight_imperium"
    version = 5
    seats = range(2, 9)
    options = Options
    state = State
    actions = ACTIONS
    heavy = True
    chapters = engine.CHAPTERS
    nobody = Refusal("ti-illegal-no-such-player")
    ended = Refusal("ti-illegal-over", "TI-015")
    not_asked = Refusal("ti-illegal-not-asked")

    def why_not(self, options: Options, seats: int) -> IllegalMove | None:
        return setup.why_not(options, seats)

    def set_up(self, options: Options, seats: int, dice: Dice) -> State:
        return setup.start(options, seats, dice)

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return refusals.why(state, seat, action)

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 1 also asked what to build where nothing could be: what it has asked may be answered. Since
        version 2 the states are the same."""
        if version not in range(1, 5):
            raise CannotUpgrade(version)
        if version > 1:
            return plain
        for frame in plain["stack"]:
            if frame["frame"] == "producing":
                frame["asked"] = True
            elif frame["frame"] == "primary" and frame["card"] == production_card.CARD:
                frame["stage"] = production_card.ASKED
        return plain

    # What may be done beside the question.

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        return orders.moves(state, seat, asked=self.asked_of(state, seat) is not None)

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        told = orders.played(state, seat, action)
        if told is not None:
            return told
        deed = engine.CONTENTS.asides.get(type(action))
        if deed is not None and not self._offered(state, seat, action):
            return deed(state, seat, action, dice)
        if self._owes(state, seat, action):
            return owed.answer(state, seat, action, dice)
        if isinstance(action, Play | Use) and self._interjects(state, seat, action):
            return playing.interject(state, seat, action, dice)
        return None

    def _interjects(self, state: State, seat: int, action: Play | Use) -> bool:
        """A card or right for any time, or one of somebody who is not asked: that is refused there."""
        if self._offered(state, seat, action):
            return False
        return playing.at_any_time(action) or self.asked_of(state, seat) is None

    def _offered(self, state: State, seat: int, action: Action) -> bool:
        """It answers the open question: cards for any time are also cards for their window."""
        asked = self.asked_of(state, seat)
        return asked is not None and asked.offers(action)

    def _owes(self, state: State, seat: int, action: Action) -> bool:
        """A secondary left open (TI-735), unless just that is being asked."""
        owing = owed.answers(action) and owed.debt(state, seat) is not None
        return owing and self.asked_of(state, seat) is None

    def prompts(self, state: State) -> list[Prompt]:
        """With what is still owed by, or offered to, those who are not asked for anything else; offers come
        while all negotiate, too."""
        found = super().prompts(state)
        busy = {prompt.seat for prompt in found}
        seats = [] if state.over else range(state.seats)
        beside = [
            (seat, owed.asked(state, seat) or offers.asked(state, seat)) for seat in seats if seat not in busy
        ]
        if state.stack and isinstance(state.stack[-1], frames.Negotiation):
            beside += [(seat, offers.asked(state, seat)) for seat in sorted(busy)]
        return found + [asked.prompt(seat, optional=True) for seat, asked in beside if asked is not None]

    # Orders.

    def ordered(self, state: State, seat: int) -> Action | None:
        asked = self.waits_for(state, seat)
        return None if asked is None else answering.ordered(state, seat, asked)

    def answered(self, state: State, seat: int, action: Action, asked: Question) -> bool:
        return answering.used(state, seat, action, asked)

    # What is seen, and how it ends.

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def default(self, state: State, seat: int) -> Action | None:
        return default.default(state, seat) if self.waits_for(state, seat) is not None else None

    def draft(self, state: State, seat: int, said: tuple[str, ...]) -> Draft | None:
        return draft.draft(state, seat, said)

    def drafts(self, state: State, seat: int, said: tuple[str, ...]) -> list[Draft]:
        return draft.drafts(state, seat, said)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        return decide(state, seat, dice)


RULES = TwilightImperium()
