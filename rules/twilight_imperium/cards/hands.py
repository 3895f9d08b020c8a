"""Hands above their limit: one card after the other goes, as the owner likes (TI-489, TI-511, TI-512)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, question
from rules.twilight_imperium import texts
from rules.twilight_imperium.actions import Discard
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.frames import Discarding
from rules.twilight_imperium.state import State

RULES = {"action": "TI-511", "political": "TI-489"}


def _over(state: State, frame: Discarding) -> int:
    return len(decks.hand(state, frame.seat, frame.deck)) - decks.limit(state, frame.seat, frame.deck)


def _ask(state: State, frame: Discarding) -> Question | None:
    if _over(state, frame) <= 0:
        return None
    cards = dict.fromkeys(decks.hand(state, frame.seat, frame.deck))
    offered = [_offered(card) for card in cards]
    return question("ti-discard", *offered, private=True, pace="answer", count=_over(state, frame))


def _offered(card: str) -> Choice:
    """With what is given up."""
    hint, facts = texts.card(card)
    return Choice("ti-discard-card", Discard((card,)), {"card": f"@{card}", **facts}, hint)


def _answer(state: State, frame: Discarding, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Discard)
    (card,) = action.cards
    return decks.discard(state, frame.seat, card, frame.deck)


def _run(state: State, _: Discarding, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


DISCARDING = Chapter(_ask, _answer, _run)


def silent(state: State, frame: Discarding, seat: int) -> Action:
    """The newest card goes (TI-712)."""
    return Discard((decks.hand(state, seat, frame.deck)[-1],))


def refuse(state: State, frame: Discarding, _: int, __: Action) -> IllegalMove:
    return IllegalMove("ti-illegal-discard", rule=RULES[frame.deck], count=_over(state, frame))
