"""What a fleet would come to: Fleet Supply, room aboard, Fighters left behind, fire on the way in."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.core.contract import Arg
from rules.core.draft import Note
from rules.twilight_imperium.battle.casualties import counted
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds.rolling import Weapon
from rules.twilight_imperium.deeds.verbs import SIDES
from rules.twilight_imperium.draft.look import note
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import ashore, fire, pds
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import DOCK
from rules.twilight_imperium.tactical.voyage import Voyage
from rules.twilight_imperium.view import FireView, FleetView


def fleet(state: State, course: Course, voyage: Voyage) -> FleetView:
    seat, end = course.seat, state.systems[course.end]
    ships = _loaded(state, course, voyage)
    fighters = systems.fighters(end, seat) + sum(voyage.fighters.values())
    docks = limits.docks(end, seat)
    most = supply.fleet_limit(state, seat, course.end).value
    room = sum(max(_space(state, each), limits.aboard(each)) for each in ships)
    return FleetView(
        ships=limits.counted(state, seat, ships, docks, fighters),
        limit=0 if most >= supply.NO_LIMIT else most,
        cargo=sum(map(limits.aboard, ships)) + fighters,
        room=room + docks * supply.support(state, seat).value,
        stranded=tuple(_stranded(state, course, voyage, ships, fighters)),
        fire=tuple(_fire(state, seat, course.end)),
    )


def _loaded(state: State, course: Course, voyage: Voyage) -> list[Ship]:
    """The fleet at its end, with all that it takes aboard."""
    there = {each.id: each for each in systems.ships(state.systems[course.end], course.seat)}
    there |= {each.id: each for _, each in voyage.ships if each.kind != DOCK}
    for load in voyage.loads:
        if load.unit in ("gf", "shock", "pds"):
            ship = there[load.ship]
            there[load.ship] = replace(ship, **{load.unit: getattr(ship, load.unit) + load.n})
    return list(there.values())


def _space(state: State, ship: Ship) -> int:
    shared = supply.capacity(state, ship.seat, ship.kind).value
    return shared or supply.berths(state, ship.seat, ship.kind).value


def _stranded(
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


# Fire


def _fire(state: State, seat: int, at: str) -> Iterator[FireView]:
    for other in fire.after(state, seat):
        armed = [pds.armed(state, other, seat, at, each) for each in fire.in_range(state, other, at)]
        dice = sum(weapon.dice * count for weapon, count in armed)
        if dice:
            yield FireView(other, dice, sum(expected(weapon) * count for weapon, count in armed))


def expected(weapon: Weapon) -> float:
    """Hits of one that fires."""
    needed = weapon.needed - sum(amount for _, amount in weapon.parts)
    return weapon.dice * (SIDES + 1 - max(1, min(SIDES + 1, needed))) / SIDES


# In words


def notes(state: State, course: Course, found: FleetView) -> Iterator[Note]:
    if found.limit:
        yield note("ti-draft-note-supply", count=found.ships, most=found.limit)
    if found.limit and found.ships > found.limit:
        yield note("ti-draft-note-excess", count=found.ships - found.limit, system=course.end)
    yield note("ti-draft-note-room", count=found.cargo, most=found.room)
    for at, count in found.stranded:
        yield note("ti-draft-note-stranded", count=count, system=at)
    for each in found.fire:
        yield note("ti-draft-note-fire", player=f"#{each.seat}", count=each.dice, **tenths(each.hits))
    system = state.systems[course.end]
    for seat in systems.enemies(system, course.seat):
        yield note("ti-draft-note-battle", player=f"#{seat}", ships=_fleet(state, course.end, seat))
    if system.at == MECATOL and ashore.guarded(state, REX):
        flying, troops = state.custodians
        yield note("ti-draft-note-custodians", count=flying, troops=troops)
    mines = len([owner for owner in system.mines if owner != course.seat])
    if mines:
        yield note("ti-draft-note-mines", count=mines)


def _fleet(state: State, at: str, seat: int) -> Arg:
    system = state.systems[at]
    kinds = [each.kind for each in systems.ships(system, seat)]
    return counted([*kinds, *["fighter"] * systems.fighters(system, seat)])


def tenths(figure: float) -> dict[str, Arg]:
    """With one place behind the point, as either language writes it."""
    whole, tenth = divmod(round(figure * 10), 10)
    return {"whole": whole, "tenth": tenth}
