"""What is kept for an objective that is paid for: the rest is spent as if it were not there."""

from __future__ import annotations

from msgspec.structs import replace

from rules.twilight_imperium.actions import Pay
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.effects.planets import Kind
from rules.twilight_imperium.phases import objectives, prices, scoring
from rules.twilight_imperium.purse import paying, planets
from rules.twilight_imperium.state import State, System

WITHIN = 0.7
"""Of a price: with so much of it in sight goods are hoarded for the rest."""
AREAS = ("command", "strategy")
RESOURCES: Kind = "resources"
INFLUENCE: Kind = "influence"


def bill(eyes: Eyes) -> Pay:
    """What this round's objective will be paid with; nothing where one is to be had for nothing."""
    found = scoring.open_to(eyes.state, eyes.seat)
    free = [worth.points(each) for each in found if not PUBLIC[each].spend]
    dear = [each for each in found if PUBLIC[each].spend and worth.points(each) > max(free, default=0)]
    if not dear:
        return ()
    best = max(dear, key=lambda each: (worth.points(each), -_cost(eyes, each), each))
    return prices.ways(eyes.state, eyes.seat, objectives.test(best))[0]


def _cost(eyes: Eyes, objective: str) -> int:
    pay = prices.ways(eyes.state, eyes.seat, objectives.test(objective))[0]
    purse = paying.read(tuple(each for each in pay if each.partition(":")[0] not in AREAS))
    return purse.goods + sum(planets.value(eyes.state, each, "resources") for each in purse.planets)


def counters_kept(eyes: Eyes) -> int:
    """Command Counters that are kept for it."""
    parts = (each.partition(":") for each in eyes.once(bill))
    return sum(int(count) for name, _, count in parts if name in AREAS)


def spender(eyes: Eyes) -> Eyes:
    """The table with all that is kept out of reach."""
    kept = paying.read(tuple(each for each in eyes.once(bill) if each.partition(":")[0] not in AREAS))
    goods = max(kept.goods, _hoarded(eyes))
    if not (goods or kept.planets or kept.politics):
        return eyes
    players = list(eyes.state.players)
    left = [each for each in eyes.player.politics if each not in kept.politics]
    players[eyes.seat] = replace(eyes.player, goods=max(0, eyes.player.goods - goods), politics=left)
    return Eyes(replace(_exhausted(eyes.state, kept.planets), players=players), eyes.seat, imagined=True)


def _hoarded(eyes: Eyes) -> int:
    """Goods for a price that is not yet in reach."""
    open_ones = (each for each in worth.open_objectives(eyes) if each in PUBLIC and PUBLIC[each].spend)
    wanted = (price for each in open_ones for price in prices.prices(objectives.test(each)))
    return max((_share(eyes, each) for each in wanted), default=0)


def _share(eyes: Eyes, price: prices.Price) -> int:
    if price.goods:
        return price.goods
    due, kind = max((price.resources, RESOURCES), (price.influence, INFLUENCE))
    own = systems.planets_of(eyes.state, eyes.seat)
    income = sum(planets.value(eyes.state, each.id, kind) for each in own)
    return due - income if WITHIN * due <= income < due else 0


def _exhausted(state: State, ids: tuple[str, ...]) -> State:
    changed = {at: _tired(each, ids) for at, each in state.systems.items()}
    return replace(state, systems=changed)


def _tired(system: System, ids: tuple[str, ...]) -> System:
    if not any(each.id in ids for each in system.planets):
        return system
    tired = [replace(each, ready=each.ready and each.id not in ids) for each in system.planets]
    return replace(system, planets=tired)
