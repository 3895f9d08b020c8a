"""An automatic player for an empty seat: it draws, answers what the crew has planned, and gives way."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.space_alert.actions import Agree, Decline, Draw, Lay, Ready
from rules.space_alert.android.answering import answer
from rules.space_alert.android.giving import gift
from rules.space_alert.android.heard import heard
from rules.space_alert.default import default
from rules.space_alert.prompts import prompts
from rules.space_alert.state import State
from rules.space_alert.view import View
from rules.space_alert.visible import view


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    if state.stage != "planning":
        return default(state, seat)
    seen = view(state, seat)
    if seen.mine is None:
        return None
    return Draw() if seen.mine.draws else planned(state, seen) or agreed(state, seat)


def planned(state: State, seen: View) -> Action | None:
    """A better plan for its own board (in solo for the first that can be bettered), or a card for somebody
    who can use it. Nobody plans with others while communications are down (SA-057)."""
    mine = seen.mine
    if mine is None or not mine.open_slots or seen.silence:
        return None
    for index in range(len(seen.crew)) if mine.member is None else (mine.member,):
        best = answer(heard(state, seen, index))
        if best.gain:
            return Lay(best.letters, on=index if mine.member is None else None)
    return gift(seen, heard(state, seen, mine.member)) if mine.may_give and mine.member is not None else None


def agreed(state: State, seat: int) -> Action | None:
    asked = [prompt for prompt in prompts(state) if prompt.seat == seat]
    choices = {type(choice.action): choice.action for prompt in asked for choice in prompt.choices}
    if not state.agreed:
        choices.pop(Agree, None)  # it never is the first to want the round over
    return next((choices[kind] for kind in (Decline, Ready, Agree) if kind in choices), None)
