"""Trade II: goods or cancelled agreements, then income, then negotiations (TI-449 to TI-452)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import TradeCard
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import sources, trade
from rules.twilight_imperium.frames import Primary
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import agreements, negotiation
from rules.twilight_imperium.strategic.card import Card

STRUGGLE = "class_struggle"
GOODS, MOST = 3, 2
"""Trade Goods, or agreements cancelled."""


def cancellable(state: State) -> list[str]:
    """Agreements as `0+3`; never one of the Hacan's (TI-449)."""
    return [f"{one}+{other}" for one, other in agreements.pairs(state) if _may_cancel(state, one, other)]


def _may_cancel(state: State, one: int, other: int) -> bool:
    facts = told.facts(seat=one, other=other, how="trade")
    return trade.cannot_cancel(state, facts) is None


def _choices(state: State) -> Iterator[tuple[str, ...]]:
    found = cancellable(state)
    for count in range(1, MOST + 1):
        yield from combinations(found, count)


def _ask(state: State, frame: Primary) -> Question | None:
    if frame.stage != "begin":
        return None
    cancels = [
        choice("ti-trade-cancel", TradeCard(each), pairs=tuple(_named(each))) for each in _choices(state)
    ]
    accepts = passes(lambda action: _judge(state, action))
    goods = choice("ti-trade-goods", TradeCard(), usual=True, count=GOODS)
    return question("ti-trade", goods, *cancels, accepts=accepts)


def _judge(state: State, action: Action) -> None:
    pairs = set(action.cancel) if isinstance(action, TradeCard) else None
    if pairs is None or not pairs <= set(cancellable(state)) or len(pairs) > MOST:
        raise IllegalMove("ti-illegal-trade", rule="TI-449")


def _named(pairs: tuple[str, ...]) -> list[str]:
    return [f"#{seat}" for pair in pairs for seat in pair.split("+")]


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, TradeCard)
    frame.stage = "income"
    if not action.cancel:
        return goods.gain_goods(state, frame.seat, GOODS)
    return [event for pair in sorted(set(action.cancel)) for event in _cancel(state, pair)]


def _cancel(state: State, pair: str) -> list[Event]:
    one, other = map(int, pair.split("+"))
    return verbs.break_agreement(state, one, other)


def _run(state: State, frame: Primary, _: Dice) -> list[Event]:
    if frame.stage == "income":
        frame.stage = "talks"
        return _income(state, frame.seat)
    state.stack.pop()
    negotiation.begin(state, frame.seat)
    return []


def _income(state: State, active: int) -> list[Event]:
    """All collect; whoever did may find that a partner plays Ruinous Tariffs (TI-452)."""
    due = {
        seat: trade.income(state, seat, agreements.held(state, seat), active=seat == active).value
        for seat in systems.playing(state)
    }
    if sources.law(state, STRUGGLE) is not None:
        due = _shared(due)
    for seat in reversed(systems.clockwise(state, active)):
        if due[seat]:
            partners = " ".join(map(str, agreements.partners(state, seat)))
            held = state.players[seat].goods + due[seat]
            windows.opens(state, "after_trade_income", by=seat, partner=partners, goods=held)
    return goods.collect(state, due, active)


def _shared(due: dict[int, int]) -> dict[int, int]:
    """Class Struggle: all of it, evenly among those who are due anything; what is over goes to nobody."""
    collectors = sum(count > 0 for count in due.values())
    each = sum(due.values()) // max(1, collectors)
    return {seat: each if count else 0 for seat, count in due.items()}


def _silent(_: State, __: Primary, ___: int) -> Action:
    return TradeCard()


def _refuse(state: State, _: Primary, __: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: _judge(state, move), action)


TRADE = Card(Chapter(_ask, _answer, _run), _silent, _refuse, None)
