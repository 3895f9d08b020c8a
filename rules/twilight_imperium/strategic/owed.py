"""Secondaries left open while the others play on, and the moments that call for them (TI-735)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question
from rules.twilight_imperium.actions import Decline, Follow
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.frames import Debts
from rules.twilight_imperium.state import Owed, State
from rules.twilight_imperium.strategic import secondary


def lend(state: State, card: str, seats: list[int]) -> list[Event]:
    state.owed += [Owed(seat, card) for seat in seats]
    return (
        [Event("ti-owed", {"players": tuple(f"#{seat}" for seat in seats), "card": f"@{card}"})]
        if seats
        else []
    )


def debt(state: State, seat: int) -> str | None:
    """The card that this seat still owes an answer for; there is never more than one."""
    return next((each.card for each in state.owed if each.seat == seat), None)


def asked(state: State, seat: int) -> Question | None:
    """While others play on: nobody waits for it, yet the seat is called."""
    card = debt(state, seat)
    return None if card is None else secondary.asks(state, seat, card, soon=True)


def answers(action: Action) -> bool:
    return isinstance(action, Follow | Decline)


def answer(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    """Raises what is wrong with it before anything is touched."""
    card = debt(state, seat)
    assert card is not None
    secondary.judge(state, seat, card, action)
    state.owed = [each for each in state.owed if each.seat != seat]
    return secondary.carry_out(state, seat, card, action, dice)


# Called in


def _ask(state: State, _: Debts, seat: int) -> Question | None:
    card = debt(state, seat)
    return None if card is None else secondary.asks(state, seat, card)


def _hear(state: State, _: Debts, seat: int, action: Action, dice: Dice) -> list[Event]:
    return answer(state, seat, action, dice)


def _close(state: State, _: Debts, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


def silent(state: State, _: Debts, seat: int) -> Action:
    card = debt(state, seat)
    assert card is not None
    return Decline(card)


def refuse(state: State, _: Debts, seat: int, action: Action) -> IllegalMove | None:
    card = debt(state, seat)
    assert card is not None
    return refusal(lambda move: secondary.judge(state, seat, card, move), action)


DEBTS = Circle(_ask, _close, _hear)
