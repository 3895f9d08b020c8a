"""What a fleet would lose at once where it comes from and where it comes to (TI-133, TI-147)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import DOCK
from rules.twilight_imperium.tactical.voyage import Voyage


def loses(state: State, course: Course, voyage: Voyage) -> bool:
    """Fighters without support, or ships beyond Fleet Supply."""
    seat, end = course.seat, state.systems[course.end]
    ships = loaded(state, course, voyage)
    fighters = systems.fighters(end, seat) + sum(voyage.fighters.values())
    used = limits.counted(state, seat, ships, limits.docks(end, seat), fighters)
    if used > supply.fleet_limit(state, seat, course.end).value:
        return True
    return any(True for _ in stranded(state, course, voyage, ships, fighters))


def loaded(state: State, course: Course, voyage: Voyage) -> list[Ship]:
    """The fleet at its end, with all that it takes aboard."""
    there = {each.id: each for each in systems.ships(state.systems[course.end], course.seat)}
    there |= {each.id: each for _, each in voyage.ships if each.kind != DOCK}
    for load in voyage.loads:
        if load.unit in ("gf", "shock", "pds"):
            ship = there[load.ship]
            there[load.ship] = replace(ship, **{load.unit: getattr(ship, load.unit) + load.n})
    return list(there.values())


def space(state: State, ship: Ship) -> int:
    shared = supply.capacity(state, ship.seat, ship.kind).value
    return shared or supply.berths(state, ship.seat, ship.kind).value


def stranded(
    state: State, course: Course, voyage: Voyage, ships: list[Ship], fighters: int
) -> Iterator[tuple[str, int]]:
    """Fighters that would be lost where they are left, and where they come to (TI-133)."""
    seat, gone = course.seat, {each.id for _, each in voyage.ships}
    if supply.independent(state, seat):
        return
    starts = {at for at, _ in voyage.ships} | set(voyage.fighters)
    for at in sorted(starts - {course.end}):
        system = state.systems[at]
        stay = [each for each in systems.ships(system, seat) if each.id not in gone]
        afloat = sum(each.seat == seat and each.id in gone for each in system.docks)
        left = systems.fighters(system, seat) - voyage.fighters.get(at, 0)
        lost = limits.unsupported(state, seat, stay, limits.docks(system, seat) - afloat, left)
        if lost:
            yield at, lost
    end = state.systems[course.end]
    lost = limits.unsupported(state, seat, ships, limits.docks(end, seat), fighters)
    if lost:
        yield course.end, lost
