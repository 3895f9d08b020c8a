"""An automatic player: it thinks every choice through to the end of its turn and takes the best position.

It knows what its seat may see. It imagines face-down piles in an order of its own, and gives no value to what
would come from them (`prospects.Outlook`).
"""

from __future__ import annotations

from typing import Any

from msgspec import msgpack

from rules.core.contract import Action
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.starship_captains import engine, frames
from rules.starship_captains.actions import Crew, Go, Pass, Promote, Repair, Skip, Train
from rules.starship_captains.android import habits, position
from rules.starship_captains.android.idle import changeable
from rules.starship_captains.android.prospects import Outlook
from rules.starship_captains.question import Question
from rules.starship_captains.state import State

FORESIGHT = 60
"""Choices of one turn it looks ahead, at most."""
WORTHWHILE = 0.05
"""Training and promotion must promise at least this."""
_READ = msgpack.Decoder(State)


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    found = engine.asked(state)
    if found is None or found[0] != seat:
        return None
    moves = simple(found[1])
    if len(moves) == 1:
        return moves[0]
    return Thought(state, seat, dice).best(moves)


class Thought:
    """One decision: the position as it is imagined, and what each choice would make of it."""

    def __init__(self, state: State, seat: int, dice: Dice) -> None:
        self.seat = seat
        self.blob = msgpack.encode(imagined(state, dice))
        self.luck = dice.below(1 << 30)
        self.outlook = Outlook(self.copy(), seat)

    def copy(self) -> State:
        return _READ.decode(self.blob)

    def best(self, moves: list[Action]) -> Action:
        now = self.copy()
        if not isinstance(now.stack[-1], frames.Turn):
            return max(_gladly(moves), key=self.worth)
        drills = [move for move in moves if isinstance(move, Train | Promote)]
        before = position.value(now, self.seat, self.outlook) + WORTHWHILE
        gains = {move: self.prepared(move) - before for move in drills}
        if gains and max(gains.values()) > 0:
            return max(gains, key=gains.__getitem__)
        ends = {move: self.end(move) for move in moves if move not in gains}
        was = changeable(now, self.seat)
        acts = [
            move for move, end in ends.items() if isinstance(move, Pass) or changeable(end, self.seat) != was
        ]
        return max(acts, key=lambda move: (self.valued(ends[move]), isinstance(move, Pass)))

    def prepared(self, move: Action) -> float:
        """The position after training or promoting somebody, the turn still to come."""
        state = self.copy()
        self.answer(state, move, Dice(b"android", self.luck))
        return position.value(state, self.seat, self.outlook)

    def worth(self, move: Action) -> float:
        return self.valued(self.end(move))

    def valued(self, state: State) -> float:
        return position.value(state, self.seat, self.outlook)

    def end(self, move: Action) -> State:
        """The position at the end of the turn that begins with this move."""
        state, dice = self.copy(), Dice(b"android", self.luck)
        self.answer(state, move, dice)
        for _ in range(FORESIGHT):
            choices = self.asked(state, dice)
            if not choices:
                break
            self.answer(state, habits.favourite(state, choices, self.outlook), dice)
        return state

    @staticmethod
    def answer(state: State, move: Action, dice: Dice) -> None:
        frame = state.stack[-1]
        engine.CHAPTERS[type(frame)].answer(state, frame, move, dice)

    def asked(self, state: State, dice: Dice) -> list[Action]:
        """The next choices of this turn; none when it is over."""
        while state.stack and not state.over:
            frame = state.stack[-1]
            if isinstance(frame, frames.Turn) and frame.stage in ("choose", "shadow", "next"):
                break
            chapter = engine.CHAPTERS[type(frame)]
            question = chapter.ask(state, frame)
            if question is not None:
                return simple(question)
            chapter.run(state, frame, dice)
        return []


def _gladly(moves: list[Action]) -> list[Action]:
    """What a ship is repaired of now it need not keep for somebody to repair later."""
    repairs: list[Action] = [move for move in moves if isinstance(move, Repair)]
    declines = [move for move in moves if isinstance(move, Skip)]
    return repairs if repairs and len(repairs) + len(declines) == len(moves) else moves


def simple(question: Question) -> list[Action]:
    """Answers, but for those that only say several of them at once."""
    return [each.action for each in question.choices if each.action not in _joined(question)]


def _joined(question: Question) -> list[Action]:
    actions = [each.action for each in question.choices]
    return [each for each in actions if isinstance(each, Crew) or (isinstance(each, Go) and each.stop)]


def imagined(state: State, dice: Dice) -> State:
    """A copy that looks the same to this seat, with every face-down pile in an order of the android's own."""
    state = _READ.decode(msgpack.encode(state))
    decks: tuple[Deck[Any], ...] = (state.techs, state.omegas, state.missions, state.artifacts, state.pirates)
    for deck in decks:
        deck.cards.sort()
        dice.shuffle(deck.cards)
    if state.shadow is not None:
        hidden = sorted(state.shadow.deck + state.shadow.later)
        dice.shuffle(hidden)
        size = len(state.shadow.deck)
        state.shadow.deck, state.shadow.later = hidden[:size], hidden[size:]
    return state
