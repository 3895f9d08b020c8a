"""What goes aboard, where, and on which ship (TI-111, TI-112, TI-116, TI-123, TI-124, TI-251, TI-257,
TI-723).

Everything is judged before anything is touched: what is wanted is shared out among the ships so that each
gets only what it has room for and what lies on its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Planet, Ship, State, System
from rules.twilight_imperium.tactical.items import WING, Item
from rules.twilight_imperium.tactical.reach import DOCK, held

GROUND = ("gf", "shock", "pds")


class Wanted(NamedTuple):
    """Units that shall go aboard."""

    at: str
    """The system."""
    place: str
    """The planet; for Fighters the system."""
    unit: str
    n: int
    ship: int | None = None


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


class Wing(NamedTuple):
    """One of the Fighters that start in a system: it takes nothing but Leaders (TI-257)."""

    at: str
    n: int = 0

    @property
    def id(self) -> int:
        """Below those of all ships."""
        return -(self.n * 1000 + int(self.at)) - 1


def wing_at(ship: int) -> str | None:
    """Where the Fighter of this id starts; None for a ship."""
    return None if ship >= 0 else f"{(-ship - 1) % 1000:03}"


Vessel = Ship | Wing


def room(state: State, ship: Vessel) -> int:
    """For Ground Forces, and on transports for anything."""
    if isinstance(ship, Wing):
        return 0
    return 0 if ship.kind == DOCK else max(0, limits.berths_free(state, ship))


def takes(state: State, ship: Vessel, unit: str) -> bool:
    """Leaders go anywhere but on docks; PDS and Fighters need a transport (TI-111, TI-116, TI-257)."""
    if isinstance(ship, Wing):
        return unit in LEADERS
    if ship.kind == DOCK:
        return False
    return unit in LEADERS or unit in ("gf", "shock") or limits.may_carry_pds(state, ship)


def meant(ship: Vessel, want: Wanted) -> bool:
    """The ship that was named, or none was."""
    return want.ship in (None, WING if isinstance(ship, Wing) else ship.id)


def may_take(state: State, ship: Vessel, want: Wanted) -> bool:
    """Some of it at least, if the ship comes by."""
    if not meant(ship, want) or not takes(state, ship, want.unit):
        return False
    return want.unit in LEADERS or room(state, ship) > 0


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


def mounts(planet: Planet, end: System, seat: int, leader: str) -> None:
    """From a planet to a Fighter that comes to the end of the way, or is there."""
    planet.leaders.remove(leader)
    pieces.mount(end, seat, [leader])
