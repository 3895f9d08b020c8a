"""The last move of a chapter: most of those present close it, and the sheet is handed over (AK-944 to AK-947,
AK-957)."""

from __future__ import annotations

from rules.akarios.actions import Close
from rules.akarios.components import CARDS
from rules.akarios.frames import Parting
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question


def ask(state: State, frame: Parting, seat: int) -> Question | None:
    if frame.spoke(seat):
        return None
    return question("ak-ask-close", choice("ak-choice-close", Close()), matter="close")


def close(state: State, frame: Parting, dice: Dice) -> list[Event]:
    state.stack.clear()
    hand_over(state)
    state.stage, state.over = "over", True
    return [Event("ak-chapter-closed")]


def hand_over(state: State) -> None:
    """What the sheet knows of this chapter."""
    sheet = state.sheet
    sheet.chapters += 1
    for number in state.roster:
        sheet.members[number].shared = sheet.ship_points
    owned = [card for member in sheet.members for card in member.cards]
    sheet.prices = {card: CARDS[card].price or 0 for card in sorted([*owned, *sheet.sparrow])}


CIRCLE = Circle(ask, close, early=lambda state, frame: 2 * len(frame.said) > state.seats)


def silent(state: State, frame: Parting, seat: int) -> Action:
    return Close()
