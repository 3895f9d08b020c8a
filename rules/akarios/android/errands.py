"""Who goes where on a world: sights as long as there is time; then one fetches what is needed, and the others
wait where all have to meet."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios.android import company
from rules.akarios.android.paths import Errand, Map, ends_with, hurt_from, thrifty
from rules.akarios.components import DICE
from rules.akarios.scenario.script_world import Object
from rules.akarios.state import State
from rules.akarios.world import attempts, places

ELSEWHERE = 6.0
"""Dice that it is worth to go where nobody else goes."""
WORN = 4.0
"""Dice that a pilot about to break down is spared."""
BEYOND = 2
"""Rounds that a pilot stays when stamina is spent, as long as nerves are good."""
NERVES = 5
SPARE = 1
"""Rounds to be home early."""
GOOD = 0.7
"""How likely a check must be to go there for it."""


def errand(known: Map, seat: int) -> Errand | None:
    """None: there is nothing to do but wait."""
    awake = places.conscious(known.state)
    home = {each: known.homeward(each) for each in awake}
    mine = home[seat]
    if known.lost:
        return mine
    sight = _sights(known, home).get(seat)
    if sight is not None:
        return sight
    if mine is not None and known.ready:
        return mine
    costs = {each: way.cost for each, way in home.items() if way is not None}
    if costs:
        runner = min(costs, key=lambda each: (costs[each] + _frailty(known.state, each), each))
        return mine if seat == runner else _back(known, seat)
    return _looks(known, awake).get(seat)


def _frailty(state: State, seat: int) -> float:
    """Whoever is hurt is not sent."""
    walker = state.outing.walkers[seat]
    return WORN * (walker.health < 2) + walker.stress / 2


def _back(known: Map, seat: int) -> Errand | None:
    """To the place where all have to meet, for whoever has nothing to fetch."""
    meeting = {known.stands(each) for each, _ in known.ways_home}
    for cost, (card, flags), first in known.walk(seat):
        if card in meeting and flags == known.flags:
            return None if first is None else Errand(cost, first, card)
    return None


# Where the way is not known


def _looks(known: Map, awake: list[int]) -> dict[int, Errand]:
    """Cards to turn up: each goes to the nearest one, where nobody else is going yet."""
    found: dict[int, Errand] = {}
    for seat in awake:
        taken = {each.to for each in found.values()}
        ways = list(_unseen(known, seat))
        if ways:
            found[seat] = min(ways, key=lambda way: way.cost + ELSEWHERE * (way.to in taken))
    return found


def _unseen(known: Map, seat: int) -> Iterator[Errand]:
    for cost, (card, _), first in known.walk(seat):
        if card not in known.open and first is not None:
            yield Errand(cost, first, card, bool(known.gives(first)))


# As long as there is time


def _sights(known: Map, home: dict[int, Errand | None]) -> dict[int, Errand]:
    """What is worth a detour: things to look at, checks that should succeed, cards that nobody has seen; with
    time to come back, and to fetch what is needed."""
    state, found = known.state, dict[int, Errand]()
    if any(way is None for way in home.values()) or _awaited(known):
        return found
    longest = max(way.cost for way in home.values() if way is not None)
    for seat in home:
        spare = DICE * (_time(state, seat) - SPARE) - longest
        taken = {each.to for each in found.values()}
        ways = [way for way in _worthwhile(known, seat) if 2 * way.cost <= spare and way.to not in taken]
        if ways:
            found[seat] = min(ways, key=lambda way: way.cost)
    return found


def _time(state: State, seat: int) -> int:
    """Rounds that a pilot may spend: stamina, and a little more for whoever has good nerves."""
    walker, now = state.outing.walkers[seat], state.outing.round
    rounds = walker.stamina + (BEYOND if walker.stress <= NERVES else 0)
    limits = [each - now for each in (hurt_from(state), ends_with(state)) if each is not None]
    return min([rounds, *limits])


def _worthwhile(known: Map, seat: int) -> Iterator[Errand]:
    for cost, (card, flags), first in known.walk(seat):
        if card not in known.open:
            if first is not None:
                yield Errand(cost, first, card)
        elif flags == known.flags:
            for each in places.card(known.state, card).objects:
                if _tempts(known, seat, each):
                    yield Errand(cost + known.dice(seat, each), first or each, card)


def _tempts(known: Map, seat: int, each: Object) -> bool:
    state = known.state
    if each.repeat or places.closed(state, each) or not places.met(state, each.needs):
        return False
    if each.kind == "examine":
        return thrifty(state, seat, each, DICE) is not None
    hurt = state.outing.walkers[seat].health < 2
    return each.kind == "check" and not hurt and attempts.chance(state, seat, each, DICE) >= GOOD


def _awaited(known: Map) -> bool:
    """People who have what they came for, and stand where all meet, are not kept waiting."""
    meeting = {known.stands(each) for each, _ in known.ways_home}
    walkers = known.state.outing.walkers
    mates = any(company.mate(known.state, seat) for seat in range(known.state.seats))
    waiting = any(
        walkers[seat].card in meeting and walkers[seat].conscious for seat in company.people(known.state)
    )
    return mates and known.ready and waiting
