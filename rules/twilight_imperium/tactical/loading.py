"""What goes aboard, where, and on which ship (TI-111, TI-112, TI-116, TI-123, TI-124, TI-251, TI-257,
TI-723).

Everything is judged before anything is touched: what is wanted is shared out among the ships so that each
gets only what it has room for and what lies on its way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple, cast

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Planet, Ship, State, System
from rules.twilight_imperium.tactical.items import Item
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER, held

GROUND = ("gf", "shock", "pds")
TRIES = 60
"""Ways that ships may take together, before somebody has to say which."""


class Wanted(NamedTuple):
    """Units that shall go aboard."""

    at: str
    """The system."""
    place: str
    """The planet; for Fighters the system."""
    unit: str
    n: int
    ship: int | None = None


class Loaded(NamedTuple):
    ship: int
    place: str
    unit: str
    n: int


class Hold(NamedTuple):
    """A ship that may take something aboard."""

    ship: Ship
    tours: Sequence[frozenset[str]]
    """Systems that it can touch on one way: one of these sets."""


# What there is


def standing(planet: Planet, unit: str) -> int:
    match unit:
        case "gf":
            return planet.gf
        case "shock":
            return planet.shock
        case "pds":
            return planet.pds
    return int(unit in planet.leaders)


def wanted(state: State, seat: int, items: Sequence[Item], now: Sequence[str]) -> list[Wanted]:
    """What a move wants aboard, each thing once; raise what is not there or may not be loaded."""
    found: dict[tuple[str, str, int | None], Wanted] = {}
    for item in items:
        system, planet = _own_planet(state, seat, item)
        loads(system, seat, now)
        key = (planet.id, item.unit, item.ship)
        count = item.n + (found[key].n if key in found else 0)
        found[key] = Wanted(system.at, planet.id, item.unit, count, item.ship)
    for each in found.values():
        total = sum(other.n for other in found.values() if other[1:3] == each[1:3])
        there = standing(systems.planet(state, each.place), each.unit)
        if total > there:
            raise IllegalMove(
                "ti-illegal-load-count",
                unit=f"@{each.unit}",
                planet=f"@{each.place}",
                count=total,
                left=there,
            )
    return [each for each in found.values() if each.n]


def _own_planet(state: State, seat: int, item: Item) -> tuple[System, Planet]:
    both = next(((system, each) for system, each in systems.planets(state) if each.id == item.place), None)
    if both is None or (item.unit not in GROUND and item.unit not in LEADERS):
        raise IllegalMove("ti-illegal-load", rule="TI-251", item=f"{item.place}.{item.unit}")
    if both[1].owner != seat:
        raise IllegalMove("ti-illegal-load-owner", rule="TI-251", planet=f"@{item.place}")
    return both


def loads(system: System, seat: int, now: Sequence[str]) -> None:
    """Not where an own counter lay before, and not beside enemy ships (TI-112, TI-124, TI-251)."""
    if held(system, seat, now):
        raise IllegalMove("ti-illegal-load-activated", rule="TI-112", system=system.at)
    if systems.enemies(system, seat):
        raise IllegalMove("ti-illegal-load-enemies", rule="TI-251", system=system.at)


def may_load(system: System, seat: int, now: Sequence[str]) -> bool:
    return not held(system, seat, now) and not systems.enemies(system, seat)


# Who takes what


def room(state: State, ship: Ship) -> int:
    """For Ground Forces, and on transports for anything."""
    return 0 if ship.kind == DOCK else max(0, limits.berths_free(state, ship))


def takes(state: State, ship: Ship, unit: str) -> bool:
    """Leaders go anywhere but on docks; PDS and Fighters need a transport (TI-111, TI-116, TI-257)."""
    if ship.kind == DOCK:
        return False
    return unit in LEADERS or unit in ("gf", "shock") or limits.may_carry_pds(state, ship)


def share(state: State, wants: Sequence[Wanted], holds: Sequence[Hold]) -> list[Loaded]:
    """All of it, each on a ship that passes by and has room; raise what cannot be taken."""
    best = _best(state, wants, holds)
    left = best.left
    if left is None:
        return best.loaded()
    raise IllegalMove(
        "ti-illegal-room", rule=_RULES.get(left.unit, "TI-111"), unit=f"@{left.unit}", system=left.at
    )


def fill(state: State, wants: Sequence[Wanted], holds: Sequence[Hold]) -> list[Loaded]:
    """As much of it as there is room for, what comes first before the rest."""
    return _best(state, wants, holds).loaded()


def _best(state: State, wants: Sequence[Wanted], holds: Sequence[Hold]) -> _Sharing:
    """Over the ways that the ships may take together."""
    best = None
    for ways in islice(product(*(hold.tours for hold in holds)), TRIES):
        tried = _Sharing(state, wants, holds, ways)
        if tried.left is None:
            return tried
        best = tried if best is None or tried.taken > best.taken else best
    assert best is not None, "a ship has no way"
    return best


_RULES = {FIGHTER: "TI-723", "pds": "TI-116"}


class _Sharing:
    """Units shared out among ships by augmenting paths, for one way of each ship."""

    def __init__(
        self, state: State, wants: Sequence[Wanted], holds: Sequence[Hold], ways: Sequence[frozenset[str]]
    ) -> None:
        self.wants = wants
        touched = {hold.ship.id: way for hold, way in zip(holds, ways, strict=False)}
        self.ships = [hold.ship for hold in holds]
        self.free = {ship.id: room(state, ship) for ship in self.ships}
        self.may = [
            [ship.id for ship in self.ships if self._may(state, each, ship, touched)] for each in wants
        ]
        self.put: list[dict[int, int]] = [{} for _ in wants]
        self.taken, self.left = 0, cast("Wanted | None", None)
        for index, each in enumerate(wants):
            for _ in range(each.n):
                if not self._take(index, set()):
                    self.left = self.left or each
                    break
                self.taken += 1

    @staticmethod
    def _may(state: State, want: Wanted, ship: Ship, touched: Mapping[int, frozenset[str]]) -> bool:
        right = want.ship in (None, ship.id) and want.at in touched.get(ship.id, ())
        return right and takes(state, ship, want.unit)

    def _take(self, index: int, tried: set[int]) -> bool:
        """One more unit of this want; what lies in its way moves to another ship."""
        leader = self.wants[index].unit in LEADERS
        for ship in self.may[index]:
            if ship in tried:
                continue
            tried.add(ship)
            if not leader and not self.free[ship] and not self._make_room(ship, tried):
                continue
            self.free[ship] -= not leader
            self.put[index][ship] = self.put[index].get(ship, 0) + 1
            return True
        return False

    def _make_room(self, ship: int, tried: set[int]) -> bool:
        for other, each in enumerate(self.wants):
            if self.put[other].get(ship) and each.unit not in LEADERS and self._take(other, tried):
                self.put[other][ship] -= 1
                self.free[ship] += 1
                return True
        return False

    def loaded(self) -> list[Loaded]:
        return [
            Loaded(ship, each.place, each.unit, count)
            for each, put in zip(self.wants, self.put, strict=True)
            for ship, count in sorted(put.items())
            if count
        ]


def aboard(planet: Planet, ship: Ship, unit: str, count: int) -> None:
    """From a planet to a ship."""
    match unit:
        case "gf":
            planet.gf, ship.gf = planet.gf - count, ship.gf + count
        case "shock":
            planet.shock, ship.shock = planet.shock - count, ship.shock + count
        case "pds":
            planet.pds, ship.pds = planet.pds - count, ship.pds + count
        case _:
            planet.leaders.remove(unit)
            ship.leaders.append(unit)
