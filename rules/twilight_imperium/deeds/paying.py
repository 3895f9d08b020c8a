"""Somebody has to pay, or may: so many resources, influence or Trade Goods."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Pay, PayFor
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.frames import Paying
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.purse.paying import Money
from rules.twilight_imperium.state import State

Paid = Callable[[State, Paying, bool, Dice], list[Event]]
"""What comes of it, paid or refused."""
REFUSED = PayFor(("-",))


def demand(
    state: State,
    seat: int,
    amount: int,
    kind: Money,
    then: str,
    *,
    memo: Sequence[str] = (),
    optional: bool = False,
) -> None:
    """Ask for it; who cannot pay and need not is not asked, and has refused."""
    state.stack.append(
        Paying(seat=seat, amount=amount, kind=kind, then=then, memo=list(memo), optional=optional)
    )


def judge(state: State, frame: Paying, action: Action) -> None:
    """Raise what is wrong with a payment."""
    if not isinstance(action, PayFor):
        raise IllegalMove("ti-illegal-pay-first", count=frame.amount)
    if action == REFUSED and frame.optional:
        return
    paying.check(state, frame.seat, paying.read(action.pay), frame.amount, frame.kind)


def silent(state: State, frame: Paying, _: int) -> Action:
    """Nothing is spent that need not be."""
    ways = paying.payments(state, frame.seat, frame.amount, frame.kind)
    return REFUSED if frame.optional else PayFor(ways[0])


def refuse(state: State, frame: Paying, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, move), action)


def chapter(payments: Mapping[str, Paid]) -> Chapter:
    """Of all payments; `then` of the frame names what comes of it."""

    def ask(state: State, frame: Paying) -> Question | None:
        ways = paying.payments(state, frame.seat, frame.amount, frame.kind)
        if not frame.amount or not ways:
            return None
        offered = [_way(way) for way in ways]
        if frame.optional:
            offered.append(choice("ti-pay-refuse", REFUSED))
        accepts = passes(lambda action: judge(state, frame, action))
        return question(
            _ASKED[frame.kind], *offered, accepts=accepts, private=True, pace="answer", count=frame.amount
        )

    def answer(state: State, frame: Paying, action: Action, dice: Dice) -> list[Event]:
        assert isinstance(action, PayFor)
        state.stack.pop()
        if action == REFUSED:
            return payments[frame.then](state, frame, False, dice)
        paid = paying.pay(state, frame.seat, action.pay, frame.amount, frame.kind)
        return paid + payments[frame.then](state, frame, True, dice)

    def run(state: State, frame: Paying, dice: Dice) -> list[Event]:
        """Nothing to pay, or nothing to pay with."""
        state.stack.pop()
        return payments[frame.then](state, frame, not frame.amount, dice)

    return Chapter(ask, answer, run)


def _way(way: Pay) -> Choice:
    purse = paying.read(way)
    small = purse.goods + len(purse.politics)
    if not purse.planets:
        return choice("ti-pay-goods-only", PayFor(way), count=small)
    worlds = tuple(f"@{planet}" for planet in purse.planets)
    return choice("ti-pay-planets", PayFor(way), planets=worlds, count=small)


_ASKED = {"resources": "ti-pay-resources", "influence": "ti-pay-influence", "goods": "ti-pay-goods"}
