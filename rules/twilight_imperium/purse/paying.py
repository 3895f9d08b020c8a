"""Paying: planets exhausted whole, Trade Goods, Political Cards in their place (TI-069, TI-153 to TI-157,
TI-388, TI-389, TI-424). A payment is a list of planets, `goods:n` and `politics:card`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.actions import Pay
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects.planets import OTHER, Kind
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import State

Money = Literal["resources", "influence", "goods"]
GOODS, POLITICS = "goods", "politics"
SUGGESTIONS = 5
GOOD = 16
"""What a Trade Good is worth in suggestions: planets are ready again next round, it is not. A resource is 10
where resources are paid, and 5 where it is only lost with the influence."""


class Purse(NamedTuple):
    """A payment, taken apart."""

    planets: tuple[str, ...] = ()
    goods: int = 0
    politics: tuple[str, ...] = ()


def read(pay: Pay) -> Purse:
    worlds, goods, politics = list[str](), 0, list[str]()
    for each in pay:
        name, _, rest = each.partition(":")
        if name == GOODS and rest.isdecimal():
            goods += int(rest)
        elif name == POLITICS and rest:
            politics.append(rest)
        elif not rest:
            worlds.append(each)
        else:
            raise IllegalMove("ti-illegal-payment", rule="TI-388", item=each)
    return Purse(tuple(worlds), goods, tuple(politics))


def write(purse: Purse) -> Pay:
    goods = (f"{GOODS}:{purse.goods}",) if purse.goods else ()
    return (*purse.planets, *goods, *(f"{POLITICS}:{card}" for card in purse.politics))


# Judging and carrying out


def pay(state: State, seat: int, items: Pay, amount: int, kind: Money) -> list[Event]:
    """Nothing is touched before all of it is found right."""
    purse = read(items)
    check(state, seat, purse, amount, kind)
    player = state.players[seat]
    for planet in purse.planets:
        planets.exhaust(state, planet)
    player.goods -= purse.goods
    for card in purse.politics:
        player.politics.remove(card)
        state.political.discard(card)
    if not amount:
        return []
    return [Event(_PAID[kind], {"player": f"#{seat}", "count": amount})]


def check(state: State, seat: int, purse: Purse, amount: int, kind: Money) -> None:
    """Raise what is wrong with a payment."""
    owned(state, seat, purse, kind)
    got, small = worth(state, purse, kind), purse.goods + len(purse.politics)
    if got < amount:
        raise IllegalMove("ti-illegal-too-little", rule="TI-388", count=amount, given=got)
    if small and got - min(small, 1) >= amount:
        raise IllegalMove("ti-illegal-too-much", rule="TI-388", count=amount, given=got)


def owned(state: State, seat: int, purse: Purse, kind: Money) -> None:
    """Raise what of a payment the player has not got."""
    player = state.players[seat]
    own = {each.id: each for each in systems.planets_of(state, seat)}
    for planet in purse.planets:
        if kind == "goods" or planet not in own or purse.planets.count(planet) > 1:
            raise IllegalMove("ti-illegal-payment", rule="TI-388", item=planet)
        if not own[planet].ready:
            raise IllegalMove("ti-illegal-exhausted", rule="TI-068", planet=f"@{planet}")
    if player.goods < purse.goods:
        raise IllegalMove("ti-illegal-goods", rule="TI-153", count=purse.goods, left=player.goods)
    for card in purse.politics:
        if purse.politics.count(card) > player.politics.count(card):
            raise IllegalMove("ti-illegal-politics", rule="TI-156")


def worth(state: State, purse: Purse, kind: Money) -> int:
    """Each planet gives all of one kind, Trade Goods and cards 1 each (TI-069, TI-153, TI-156)."""
    small = purse.goods + len(purse.politics)
    return small if kind == "goods" else small + sum(planets.value(state, id, kind) for id in purse.planets)


def most(state: State, seat: int, kind: Money) -> int:
    """The most that the player could pay now."""
    player = state.players[seat]
    small = player.goods + len(player.politics)
    return small if kind == "goods" else small + planets.wealth(state, seat, kind)


def due(costs: Mapping[str, int], bonus: Mapping[str, int]) -> int:
    """One total for all docks; what a dock gives of its own is spent there or lost (TI-388, TI-389)."""
    return sum(max(0, cost - bonus.get(dock, 0)) for dock, cost in costs.items())


# Suggesting


class _Sum(NamedTuple):
    loss: int
    planets: tuple[str, ...]


def payments(state: State, seat: int, amount: int, kind: Money) -> list[Pay]:
    """Ways to pay, the cheapest first; none if it cannot be done. Cards go where nothing else is left."""
    if amount <= 0:
        return [()]
    sums = {0: _Sum(0, ())} if kind == "goods" else _sums(state, seat, kind)
    player = state.players[seat]
    found = list[tuple[int, Purse]]()
    for goods in range(min(player.goods, amount) + 1):
        cover = [each for total, each in sums.items() if total >= amount - goods]
        if cover:
            best = min(cover)
            found.append((best.loss + GOOD * goods, Purse(best.planets, goods)))
    if not found:
        return _with_cards(state, seat, amount, max(sums.items()))
    kept = [purse for _, purse in sorted(found) if not _wasteful(state, purse, amount, kind)]
    return [write(purse) for purse in kept[:SUGGESTIONS]]


def open_payments(state: State, seat: int, amount: int, kind: Money) -> list[Pay]:
    """Those that all may see: they name no card of a hand."""
    return [each for each in payments(state, seat, amount, kind) if not read(each).politics]


def _sums(state: State, seat: int, kind: Kind) -> dict[int, _Sum]:
    """For each sum that ready planets can give, the set that loses least."""
    found = {0: _Sum(0, ())}
    for planet in planets.ready(state, seat):
        own = planets.value(state, planet.id, kind)
        loss = 10 * own + 5 * planets.value(state, planet.id, OTHER[kind])
        if not own:
            continue
        for total, each in list(found.items()):
            more = _Sum(each.loss + loss, (*each.planets, planet.id))
            found[total + own] = min(more, found.get(total + own, more))
    return found


def _wasteful(state: State, purse: Purse, amount: int, kind: Money) -> bool:
    return purse.goods > 0 and worth(state, purse, kind) > amount


def _with_cards(state: State, seat: int, amount: int, richest: tuple[int, _Sum]) -> list[Pay]:
    """Everything, and as many Political Cards as are wanting, the oldest first."""
    total, each = richest
    player = state.players[seat]
    wanting = amount - total - player.goods
    if wanting > len(player.politics):
        return []
    return [write(Purse(each.planets, player.goods, tuple(player.politics[:wanting])))]


_PAID = {
    "resources": "ti-paid-resources",
    "influence": "ti-paid-influence",
    "goods": "ti-paid-goods",
}
