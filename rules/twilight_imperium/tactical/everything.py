"""`move all`: whatever can come and would be kept, with Ground Forces and Fighters to the brim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS, UNITS
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import grants, items, loading, party, sharing
from rules.twilight_imperium.tactical.grants import Grant
from rules.twilight_imperium.tactical.items import ALL, NONE, Item
from rules.twilight_imperium.tactical.loading import Wanted
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import FIGHTER, Chart, held, tours
from rules.twilight_imperium.tactical.sharing import Hold

BUT_ONE = "but_one"
"""All Ground Forces but one on each planet."""


def explicit(state: State, course: Course, move: Move, chart: Chart) -> Move:
    """The move with everything named."""
    every = ALL in move.items
    loads = move.load or ((ALL,) if every else ())
    named = tuple(_comers(state, course, chart, move.but)) if every else move.items
    if loads == (NONE,):
        loads = ()
    elif loads in ((ALL,), (BUT_ONE,)):
        taken, flying = _brim(state, course, chart, named, keep=int(loads == (BUT_ONE,)))
        named, loads = (*named, *(flying if every else ())), taken
    staying = tuple(each for each in move.but if each in LEADERS)
    return Move(named, loads, staying, move.via, move.to, move.alert)


def comers(state: State, course: Course, chart: Chart, but: Sequence[str] = ()) -> Iterator[tuple[str, Ship]]:
    """Ships that can come, by where they are; no docks, which had better be asked for by name."""
    if not chart.ends(course.end):
        return
    for system in systems.places(state):
        at = system.at
        barred = at in (course.end, *but) or (course.starts and at not in course.starts)
        if barred or held(system, course.seat, course.now):
            continue
        for ship in systems.ships(system, course.seat):
            if ship.id not in course.moved and touring(state, course, chart, at, ship, ()):
                yield at, ship


def _comers(state: State, course: Course, chart: Chart, but: Sequence[str]) -> Iterator[str]:
    """As many as Fleet Supply keeps, the dearest first."""
    system, seat = state.systems[course.end], course.seat
    left = supply.fleet_limit(state, seat, course.end).value - len(systems.ships(system, seat))
    alike = Counter[str](each.kind for each in systems.ships(system, seat))
    most = supply.same_kind(state).value
    for _, ship in sorted(comers(state, course, chart, but), key=_worth):
        if left > 0 and alike[ship.kind] < most:
            left -= 1
            alike[ship.kind] += 1
            yield str(ship.id)


def _worth(comer: tuple[str, Ship]) -> tuple[int, bool, int, int]:
    ship = comer[1]
    return -UNITS[ship.kind].cost, ship.damaged, -limits.aboard(ship), ship.id


def touring(
    state: State, course: Course, chart: Chart, at: str, ship: Ship, wanted: Sequence[str]
) -> list[frozenset[str]]:
    """As far as nobody needs to be asked; who has a Diplomat uses what was granted."""
    led = grants.led(party.Party([(at, ship)], {}, [], {}), ())
    most = chart.move(ship.kind, at, ship)
    leave = grants.leave(state, course, Grant(), led, at, ship.kind)
    return tours(chart, at, course.end, ship.kind, most, wanted, leave)


# To the brim


def _brim(
    state: State, course: Course, chart: Chart, named: Sequence[str], keep: int
) -> tuple[tuple[str, ...], list[str]]:
    """Ground Forces first, then Fighters, on the ships that are named and on those that stay there."""
    ships = party.named(state, course, items.read(named)).ships
    stay = systems.ships(state.systems[course.end], course.seat)
    carriers = [(at, ship) for at, ship in ships if loading.room(state, ship)]
    wants = list(_wants(state, course, keep))
    stops = sorted({each.at for each in wants})
    holds = [Hold(ship, touring(state, course, chart, at, ship, stops)) for at, ship in carriers]
    holds = [each for each in holds if each.tours]
    going = {each.ship.id for each in holds}
    holds += [Hold(ship, [frozenset([course.end])]) for ship in stay if ship.id not in going]
    loads = sharing.fill(state, wants, holds)
    named_all = [(each.unit, items.write(Item(*each[1:], each.ship))) for each in loads]
    return (
        tuple(text for unit, text in named_all if unit != FIGHTER),
        [text for unit, text in named_all if unit == FIGHTER],
    )


def _wants(state: State, course: Course, keep: int) -> Iterator[Wanted]:
    free = [each for each in systems.places(state) if loading.may_load(each, course.seat, course.now)]
    for system in free:
        for planet in system.planets:
            if planet.owner == course.seat:
                spare = max(0, systems.ground(planet) - keep)
                shock = min(planet.shock, spare)
                for unit, count in (("gf", spare - shock), ("shock", shock)):
                    if count:
                        yield Wanted(system.at, planet.id, unit, count)
    room = supply.same_kind(state).value - systems.fighters(state.systems[course.end], course.seat)
    for system in free:
        count = min(systems.fighters(system, course.seat) - course.came, room)
        if count > 0 and system.at != course.end and system.at in (course.starts or [system.at]):
            room -= count
            yield Wanted(system.at, system.at, FIGHTER, count)
