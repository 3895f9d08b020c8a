"""Leadership: three Command Counters, and more for influence (TI-422 to TI-424)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Areas, Follow, Lead, Pay
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.frames import Primary
from rules.twilight_imperium.purse import counters, paying
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic.card import Card, Secondary

CARD = "leadership"
FREE, MOST, PRICE = 3, 3, 2
"""Counters for nothing, counters that may be bought, influence for each."""


def _judge(state: State, seat: int, areas: Areas, pay: Pay, free: int) -> int:
    """How many are bought; so many come free."""
    named = sum(counters.read_areas(areas).values())
    free = min(free, counters.counters_left(state, seat))
    bought = named - free
    if not 0 <= bought <= MOST:
        raise IllegalMove("ti-illegal-leadership", rule="TI-423", least=free, most=free + MOST)
    if named > counters.counters_left(state, seat):
        raise IllegalMove("ti-illegal-counters-left", rule="TI-140", left=counters.counters_left(state, seat))
    counters.check_share(state, seat, areas, named)
    paying.check(state, seat, paying.read(pay), PRICE * bought, "influence")
    return bought


def _gain(state: State, seat: int, areas: Areas, pay: Pay, bought: int) -> list[Event]:
    paid = paying.pay(state, seat, pay, PRICE * bought, "influence")
    return paid + counters.share(state, seat, areas, sum(counters.read_areas(areas).values()))


def _offers(state: State, seat: int, free: int) -> Iterator[tuple[Areas, Pay]]:
    """To the Command Pool, to Strategy Allocation, to Fleet Supply: as many as can be had, then fewer."""
    left = counters.counters_left(state, seat)
    free = min(free, left)
    for bought in range(min(MOST, left - free), -1, -1):
        ways = paying.open_payments(state, seat, PRICE * bought, "influence")
        for area in ("command", "strategy", "fleet") if ways and free + bought else ():
            if area != "fleet" or free + bought <= counters.room(state, seat, "fleet"):
                yield (f"{area}:{free + bought}",), ways[0]


# Primary


def _ask(state: State, frame: Primary) -> Question | None:
    if not counters.counters_left(state, frame.seat):
        return None
    offered = [_choice(Lead(areas, pay), areas, pay) for areas, pay in _offers(state, frame.seat, FREE)]
    accepts = passes(lambda move: _judged(state, frame, move))
    return question("ti-lead", *offered, accepts=accepts, panel="lead")


def _choice(action: Action, areas: Areas, pay: Pay) -> Choice:
    ((area, count),) = [(area, n) for area, n in counters.read_areas(areas).items() if n]
    purse = paying.read(pay)
    worlds = tuple(f"@{planet}" for planet in purse.planets)
    hint = "ti-pays-with" if worlds else "ti-pays-with-goods" if pay else None
    return choice(f"ti-lead-{area}", action, hint=hint, count=count, planets=worlds, goods=purse.goods)


def _judged(state: State, frame: Primary, action: Action) -> int:
    if not isinstance(action, Lead):
        raise IllegalMove("ti-illegal-lead-first", rule="TI-422")
    return _judge(state, frame.seat, action.areas, action.pay, FREE)


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Lead)
    bought = _judged(state, frame, action)
    state.stack.pop()
    return _gain(state, frame.seat, action.areas, action.pay, bought)


def _run(state: State, _: Primary, __: Dice) -> list[Event]:
    """There is no counter left to gain."""
    state.stack.pop()
    return []


def _silent(state: State, frame: Primary, _: int) -> Action:
    """Counters to the Command Pool, none bought (TI-721)."""
    return Lead((f"command:{min(FREE, counters.counters_left(state, frame.seat))}",))


def _refuse(state: State, frame: Primary, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: _judged(state, frame, move), action)


# Secondary


def _judge_follow(state: State, seat: int, action: Follow) -> int:
    bought = _judge(state, seat, action.what, action.pay, 0)
    if not bought:
        raise IllegalMove("ti-illegal-leadership", rule="TI-423", least=1, most=MOST)
    return bought


def _follow(state: State, seat: int, action: Follow, _: Dice) -> list[Event]:
    return _gain(state, seat, action.what, action.pay, _judge_follow(state, seat, action))


def _ways(state: State, seat: int) -> Iterator[Choice]:
    for areas, pay in _offers(state, seat, 0):
        yield _choice(Follow(CARD, areas, pay), areas, pay)


LEADERSHIP = Card(
    Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge_follow, _follow, _ways, open=True)
)
