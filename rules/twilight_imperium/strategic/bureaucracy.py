"""Bureaucracy: a counter, a new objective, a score at once; others draw cards (TI-484 to TI-488, TI-655)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Follow, Reveal
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.deeds import gaining, revealing
from rules.twilight_imperium.frames import Primary, Scoring
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic.card import Card, Secondary

CARD = "bureaucracy"
SEEN = 2


def seen(state: State) -> list[str]:
    """The top cards of the deck, the uppermost first."""
    return state.objectives[::-1][:SEEN]


def _ask(state: State, frame: Primary) -> Question | None:
    """The cards are seen by the active player alone until one is turned up."""
    if frame.stage != "reveal" or not state.objectives:
        return None
    offered = [choice("ti-reveal", Reveal(each), objective=f"@{each}") for each in seen(state)]
    return question("ti-bureaucracy", *offered, private=True, forced=True)


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Reveal)
    frame.stage = "score"
    return revealing.reveal(state, action.objective)


def _run(state: State, frame: Primary, _: Dice) -> list[Event]:
    match frame.stage:
        case "begin":
            frame.stage = "reveal"
            gaining.gain_counters(state, frame.seat, 1)
        case "reveal":
            frame.stage = "score"
        case _:
            state.stack.pop()
            state.stack.append(Scoring(frame.seat))
    return []


def _silent(state: State, _: Primary, __: int) -> Action:
    """The first, but Imperium Rex only if it is alone (TI-721)."""
    found = seen(state)
    return Reveal(next((each for each in found if not PUBLIC[each].rex), found[0]))


def _refuse(_: State, __: Primary, ___: int, ____: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-reveal", rule="TI-484")


def _judge(_: State, __: int, action: Follow) -> None:
    if action.what or action.pay:
        raise IllegalMove("ti-illegal-bureaucracy", rule="TI-488")


def _follow(state: State, seat: int, _: Follow, dice: Dice) -> list[Event]:
    return [*decks.draw(state, seat, 1, dice, "political"), *decks.draw(state, seat, 1, dice)]


def _ways(_: State, __: int) -> Iterator[Choice]:
    yield choice("ti-draw-cards", Follow(CARD))


BUREAUCRACY = Card(
    Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge, _follow, _ways, open=True)
)
