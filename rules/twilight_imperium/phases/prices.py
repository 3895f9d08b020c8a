"""Objectives that are paid for while they are scored (TI-179, TI-636): Trade Goods, resources, influence,
counters. A payment names planets, `goods:n`, `politics:card`, and counters as `strategy:n`, `command:n`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple, get_args

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.actions import Pay
from rules.twilight_imperium.phases.objectives import SPEND
from rules.twilight_imperium.purse import counters, paying, planets
from rules.twilight_imperium.purse.paying import Purse
from rules.twilight_imperium.state import Area, State

COUNTERS: tuple[Area, ...] = ("command", "strategy")
"""Where the counters of an objective come from."""


class Price(NamedTuple):
    goods: int = 0
    resources: int = 0
    influence: int = 0
    counters: int = 0


class Bill(NamedTuple):
    """A payment, taken apart and found right."""

    purse: Purse
    counters: dict[Area, int]


@cache
def prices(test: str) -> tuple[Price, ...]:
    """Any of these will do; none: it costs nothing."""
    if not test.startswith(SPEND):
        return ()
    return tuple(_price(each) for each in test.removeprefix(SPEND).split("|"))


def _price(text: str) -> Price:
    parts = (each.split("=") for each in text.split(","))
    sums = {name.removeprefix("trade_"): int(amount.partition(":")[0]) for name, amount in parts}
    return Price(**sums)


# Judging


def judge(state: State, seat: int, test: str, pay: Pay) -> Bill:
    """The first price that this pays; raises what is wrong with the last."""
    *others, last = prices(test)
    for price in others:
        try:
            return _bill(state, seat, price, pay)
        except IllegalMove:
            continue
    return _bill(state, seat, last, pay)


def _bill(state: State, seat: int, price: Price, pay: Pay) -> Bill:
    spent = [each for each in pay if each.partition(":")[0] in get_args(Area)]
    areas = counters.read_areas(spent)
    purse = paying.read(tuple(each for each in pay if each not in spent))
    if areas["fleet"] or sum(areas.values()) != price.counters:
        raise IllegalMove("ti-illegal-counters-due", count=price.counters, named=sum(areas.values()))
    for area in COUNTERS:
        counters.need(state, seat, area, areas[area])
    _check(state, seat, price, purse)
    return Bill(purse, areas)


def _check(state: State, seat: int, price: Price, purse: Purse) -> None:
    """Each planet gives resources or influence, as suits best; Trade Goods make up the rest (TI-636)."""
    paying.owned(state, seat, purse, "resources" if price.resources + price.influence else "goods")
    small = purse.goods + len(purse.politics)
    due = price.goods + min(map(_left(price), _sums(state, price, purse.planets)))
    if small < due:
        raise IllegalMove("ti-illegal-too-little", rule="TI-636", count=due, given=small)
    if small > due:
        raise IllegalMove("ti-illegal-too-much", rule="TI-636", count=due, given=small)


Got = tuple[int, int]
"""Resources and influence, as far as they are wanted."""


def _left(price: Price) -> Callable[[Got], int]:
    return lambda got: price.resources - got[0] + price.influence - got[1]


def _sums(state: State, price: Price, worlds: Iterable[str]) -> dict[Got, tuple[int, tuple[str, ...]]]:
    """What these planets can give, each with the least that is lost by it; a planet may also be kept."""
    found: dict[Got, tuple[int, tuple[str, ...]]] = {(0, 0): (0, ())}
    for id in worlds:
        resources, influence = (planets.value(state, id, kind) for kind in ("resources", "influence"))
        loss = 10 * max(resources, influence) + min(resources, influence)
        for (one, other), (lost, used) in list(found.items()):
            more = (lost + loss, (*used, id))
            for got in (
                (min(one + resources, price.resources), other),
                (one, min(other + influence, price.influence)),
            ):
                found[got] = min(more, found.get(got, more))
    return found


# Paying


def settle(state: State, seat: int, bill: Bill) -> list[Event]:
    """Planets are exhausted, the rest is gone."""
    player = state.players[seat]
    happened = [event for planet in bill.purse.planets for event in planets.exhaust(state, planet)]
    for area in COUNTERS:
        counters.spend(state, seat, area, bill.counters[area])
    player.goods -= bill.purse.goods
    for card in bill.purse.politics:
        player.politics.remove(card)
        state.political.discard(card)
    return happened


# Suggesting


def ways(state: State, seat: int, test: str) -> list[Pay]:
    """How it can be paid now, the cheapest way of each price; none: it cannot."""
    found = (_way(state, seat, price) for price in prices(test))
    return [way for way in found if way is not None]


def _way(state: State, seat: int, price: Price) -> Pay | None:
    if price.counters:
        return _counters(state, seat, price.counters)
    player = state.players[seat]
    sums = _sums(state, price, (each.id for each in planets.ready(state, seat)))
    left = _left(price)
    small = player.goods + len(player.politics) - price.goods
    fit = [
        (lost + paying.GOOD * left(got), used, left(got))
        for got, (lost, used) in sums.items()
        if left(got) <= small
    ]
    if not fit:
        return None
    _, used, wanting = min(fit)
    due = price.goods + wanting
    goods = min(due, player.goods)
    return paying.write(Purse(used, goods, tuple(player.politics[: due - goods])))


def _counters(state: State, seat: int, count: int) -> Pay | None:
    """From the fuller area, one by one."""
    player = state.players[seat]
    taken: dict[Area, int] = {"command": 0, "strategy": 0}
    if player.command + player.strategy < count:
        return None
    for _ in range(count):
        more = player.command - taken["command"] >= player.strategy - taken["strategy"]
        taken["command" if more else "strategy"] += 1
    return tuple(f"{area}:{taken[area]}" for area in COUNTERS if taken[area])
