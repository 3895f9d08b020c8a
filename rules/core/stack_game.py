"""What every game on a stack of frames does alike: begin, ask, list moves, check and play them.

A game says which chapters resolve its frames, how it is set up, what may be done at any time, and why a move
is refused; what is left of the contract (views, outcome, androids) it writes itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from rules.core import stack
from rules.core.contract import Action, Event, IllegalMove, Prompt, Rules, Seen, State
from rules.core.dice import Dice
from rules.core.stack import EVERYBODY, Chapters, Question


class Refusal(NamedTuple):
    """Words of the game, and the rule they cite."""

    key: str
    rule: str | None = None


class StackGame(Rules[State, Seen]):
    """The state has `seats`, `stack` and `over`."""

    chapters: Chapters
    nobody: Refusal
    """There is no such player."""
    ended: Refusal
    """The game is over."""
    not_asked: Refusal
    """Somebody else is asked; its words get `player`."""

    # Of the game's own.

    @abstractmethod
    def set_up(self, options: Any, seats: int, dice: Dice) -> State:
        """The first state, before anything has run."""

    @abstractmethod
    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        """Why a seat that is asked may not answer so, and what it may do instead."""

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        """Legal moves beside the question, those worth listing."""
        return iter(())

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        """Play a move that may be made at any time; None if it is not one."""
        return None

    def stirs(self, action: Action) -> bool:
        """Whether frames run on after this aside: it may have answered or changed the open question."""
        return True

    def answered(self, state: State, seat: int, action: Action, asked: Question) -> bool:
        """Just before an answer is played: orders note here that they have been used. Whether it is what was
        ordered."""
        return False

    # The same everywhere.

    def start(self, options: Any, seats: int, dice: Dice) -> State:
        refusal = self.why_not(options, seats)
        if refusal is not None:
            raise refusal
        state = self.set_up(options, seats, dice)
        self.settle(state, dice)
        return state

    def settle(self, state: Any, dice: Dice) -> list[Event]:
        return stack.settle(state, self.chapters, dice)

    def prompts(self, state: Any) -> list[Prompt]:
        return [self._paced(state, prompt) for prompt in stack.prompts(state, self.chapters)]

    def _paced(self, state: Any, prompt: Prompt) -> Prompt:
        """In somebody else's turn, the outermost frame, an answer is owed sooner than an own turn."""
        others = state.stack[0].seat not in (EVERYBODY, prompt.seat)
        return replace(prompt, pace="answer") if others and prompt.pace == "turn" else prompt

    def asked_of(self, state: Any, seat: int) -> Question | None:
        """What this seat is asked, whether or not the game waits for it."""
        return stack.asked_of(state, self.chapters, seat)

    def waits_for(self, state: Any, seat: int) -> Question | None:
        """What this seat is asked, if the game does not go on without its answer."""
        return stack.waits_for(state, self.chapters, seat)

    def moves(self, state: Any, seat: int) -> Iterator[Action]:
        if state.over or not 0 <= seat < state.seats:
            return
        asked = self.asked_of(state, seat)
        if asked is not None:
            yield from asked.moves()
        yield from self.asides(state, seat)

    def play(self, state: Any, seat: int, action: Action, dice: Dice) -> list[Event]:
        if not 0 <= seat < state.seats:
            raise IllegalMove(self.nobody.key, rule=self.nobody.rule)
        if state.over:
            raise IllegalMove(self.ended.key, rule=self.ended.rule)
        events = self.aside(state, seat, action, dice)
        if events is not None:
            return events + self.settle(state, dice) if self.stirs(action) else events
        asked = self.asked_of(state, seat)
        if asked is None:
            raise IllegalMove(self.not_asked.key, rule=self.not_asked.rule, player=self._waited(state))
        if not asked.offers(action):
            raise self.why(state, seat, action)
        by_order = self.answered(state, seat, action, asked)
        return stack.answer(state, self.chapters, action, dice, seat, by_order=by_order)

    def _waited(self, state: Any) -> str | tuple[str, ...]:
        seats = [f"#{each.seat}" for each in stack.asking(state, self.chapters) if each.waited]
        return seats[0] if len(seats) == 1 else tuple(seats)

    def undoable(self, state: Any) -> bool:
        """Any move can be taken back until something hidden was seen."""
        return not state.over


class ThrowGame(StackGame[State, Seen]):
    """One in which much is done beside the questions. Its state counts its `throws`, the moves on which a die
    fell: no aside changes how the next one falls."""

    def play(self, state: Any, seat: int, action: Action, dice: Dice) -> list[Event]:
        events = super().play(state, seat, action, dice)
        state.throws += dice.used
        return events

    def throw(self, state: Any, depth: int) -> int:
        return int(state.throws)
