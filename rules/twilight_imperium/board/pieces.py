"""Plastic and tokens: every unit that enters or leaves the board passes here (TI-088 to TI-090, TI-377)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import UNSET

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.frames import Force, Invasion, Landing
from rules.twilight_imperium.state import Planet, Ship, ShipKind, State, System, Unit

MANY = 1000
"""In reinforcements, where counters stand in for plastic."""
REX = "mecatol_rex"
ABOARD = ("licence", "diplomat", "before")
"""Stages before the Custodians' Fighters are beaten."""


def on_board(state: State, seat: int) -> Counter[str]:
    """Units of a player, by kind."""
    count: Counter[str] = Counter()
    for system in state.systems.values():
        count["fighter"] += systems.fighters(system, seat)
        for ships in (system.ships, system.docks):
            for ship in ships:
                if ship.seat == seat:
                    count[ship.kind] += 1
                    _carried(count, ship)
        for planet in system.planets:
            if planet.owner == seat:
                count["dock"] += planet.dock is not None
                _carried(count, planet)
    for force in _landing(state, seat):
        count["fighter"] += force.fighters
        _carried(count, force)
    return count


def _carried(count: Counter[str], by: Ship | Planet | Force) -> None:
    count["gf"] += by.gf
    count["shock"] += by.shock
    count["pds"] += by.pds


def _landing(state: State, seat: int) -> Iterator[Force]:
    """Those who have left their ships and fight for a planet, or wait for their turn to."""
    for frame in state.stack:
        if isinstance(frame, Landing) and frame.seat == seat:
            yield from (force for planet, force in frame.landed.items() if not _guarded(state, planet))
        elif isinstance(frame, Invasion) and frame.seat == seat and frame.force is not None:
            aboard = frame.stage in ABOARD and _guarded(state, frame.planet)
            yield from [] if aboard else [frame.force]


def _guarded(state: State, planet: str) -> bool:
    """By the Custodians: whoever shall land is still aboard (TI-208)."""
    return planet == REX and sum(state.custodians) > 0


def reinforcements(state: State, seat: int, unit: Unit) -> int:
    """How many more may be built; Shock Troops come of the table's twelve."""
    if unit == "shock":
        return state.shock_left
    left = UNITS[unit].limit - on_board(state, seat)[unit]
    return MANY if UNITS[unit].supplement else max(0, left)


def launch(state: State, seat: int, kind: ShipKind, system: System, count: int = 1) -> list[Ship]:
    """New ships, or floating docks, as far as there is plastic."""
    built = []
    for _ in range(min(count, reinforcements(state, seat, kind))):
        state.numbers += 1
        ship = Ship(state.numbers, kind, seat)
        (system.docks if kind == "dock" else system.ships).append(ship)
        built.append(ship)
    return built


def add_fighters(system: System, seat: int, count: int) -> None:
    """Or with a negative number, take them off."""
    left = systems.fighters(system, seat) + count
    assert left >= 0, f"{-count} Fighters of seat {seat} are not there"
    system.fighters[str(seat)] = left
    if not left:
        del system.fighters[str(seat)]


def lose_fighters(system: System, seat: int, count: int) -> list[str]:
    """The Leaders that are lost with the last of them (TI-738); what becomes of them is for the caller."""
    add_fighters(system, seat, -count)
    return [] if systems.fighters(system, seat) else bereave(system, seat)


def bereave(system: System, seat: int) -> list[str]:
    """No Fighter is left to carry them."""
    lost = systems.riders(system, seat)
    _crew(system, seat, [])
    return lost


def mount(system: System, seat: int, leaders: Iterable[str]) -> None:
    """Aboard Fighters that are there (TI-257)."""
    _crew(system, seat, [*systems.riders(system, seat), *leaders])


def dismount(system: System, seat: int, leaders: Iterable[str]) -> list[str]:
    """Those of them that were aboard Fighters there."""
    riding = systems.riders(system, seat)
    off = [each for each in leaders if each in riding]
    _crew(system, seat, [each for each in riding if each not in off])
    return off


def _crew(system: System, seat: int, leaders: list[str]) -> None:
    riders = {str(other): led for other, led in systems.crews(system).items() if other != seat}
    if leaders:
        riders[str(seat)] = leaders
    system.riders = riders or UNSET


def station(state: State, seat: int, unit: Unit, planet: Planet, count: int = 1) -> int:
    """Ground units, PDS or a dock on an own planet; how many there was room and plastic for."""
    count = min(count, reinforcements(state, seat, unit))
    match unit:
        case "gf" if not planet.gf and spread(state, seat) >= UNITS["gf"].limit:
            count = 0
        case "gf":
            planet.gf += count
        case "shock":
            planet.shock += count
            state.shock_left -= count
        case "pds":
            count = min(count, MOST_PDS - planet.pds)
            planet.pds += count
        case "dock":
            count = min(count, 1) if planet.dock is None else 0
            planet.dock = state.round + 1 if count else planet.dock
        case _:
            raise ValueError(unit)
    return count


def spread(state: State, seat: int, unit: Literal["gf", "fighter"] = "gf") -> int:
    """Places with plain Ground Forces, aboard or ashore, or with Fighters: each needs a piece of plastic, and
    counters only stand beside it (TI-089)."""
    if unit == "fighter":
        return sum(systems.fighters(each, seat) > 0 for each in systems.places(state))
    fleets = sum(any(ship.gf for ship in systems.ships(each, seat)) for each in systems.places(state))
    return fleets + sum(planet.gf > 0 for planet in systems.planets_of(state, seat))


def raze(state: State, planet: Planet) -> None:
    """The Facility is gone; its card may be built again."""
    state.colonies += planet.facility == "colony"
    state.refineries += planet.facility == "refinery"
    planet.facility = None


def scrap(state: State, ship: Ship) -> None:
    """A ship, or a floating dock, is gone with all that is aboard (TI-121, TI-137)."""
    system = systems.system_of(state, ship.id)
    fleet = system.docks if ship.kind == "dock" else system.ships
    fleet[:] = [each for each in fleet if each.id != ship.id]
    state.shock_left += ship.shock


def kill_ground(state: State, planet: Planet, gf: int = 0, shock: int = 0) -> None:
    planet.gf -= gf
    planet.shock -= shock
    state.shock_left += shock
    assert planet.gf >= 0 and planet.shock >= 0, f"{planet.id} has not so many"


MOST_PDS = 2
"""On a planet (TI-113)."""
