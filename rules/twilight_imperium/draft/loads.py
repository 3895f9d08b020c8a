"""What goes aboard ships that move: nothing, all that fits, or as its owner says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence

from msgspec.structs import replace as with_

from rules.core.draft import Draft, Note, Option
from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.draft.look import Look, asks, pick, picture
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import everything, items, loading, party, reach
from rules.twilight_imperium.tactical.items import ALL, NONE, Item
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import Chart

OWN = "own"


def room(state: State, ship: Ship) -> int:
    return loading.room(state, ship)


def fighters(state: State, course: Course, at: str) -> int:
    """That may leave this system."""
    away = bool(course.starts) and at not in course.starts
    system = state.systems[at]
    if away or reach.held(system, course.seat, course.now):
        return 0
    return max(0, systems.fighters(system, course.seat) - course.came)


def touched(state: State, course: Course, chart: Chart, ships: Sequence[tuple[str, Ship]]) -> set[str]:
    """Systems with own Fighters that some ship with room for them can pass on its way."""
    stops = [each.at for each in systems.places(state) if fighters(state, course, each.at)]
    carriers = [(at, ship) for at, ship in ships if stops and limits.free(state, ship) > 0]
    ways = [everything.touring(state, course, chart, at, ship, stops) for at, ship in carriers]
    return {at for tours in ways for tour in tours for at in tour}


def rovers(state: State, course: Course, chart: Chart) -> list[Ship]:
    """Ships that are there, and could leave to take something aboard (TI-246)."""
    places = [each for each in systems.places(state) if loading.may_load(each, course.seat, course.now)]
    own = [each.at for each in places if any(planet.owner == course.seat for planet in each.planets)]
    there = systems.ships(state.systems[course.end], course.seat) if chart.ends(course.end) else []
    return [
        ship
        for ship in there
        if ship.id not in course.moved
        and any(
            tour - {course.end} for tour in everything.touring(state, course, chart, course.end, ship, own)
        )
    ]


def summed(picks: Sequence[str], most: Callable[[Item], int]) -> tuple[str, ...]:
    """Several numbers of one kind at one place are one sum, as far as there are any."""
    found, count = list[Item](), Counter[tuple[str, str]]()
    for item in items.read(picks):
        key = (item.place, item.unit)
        if not item.place or item.unit in LEADERS:
            found.append(item)
            continue
        if key not in count:
            found.append(item)
        count[key] += item.n
    return tuple(
        items.write(item if not (n := count[item.place, item.unit]) else item._replace(n=min(n, most(item))))
        for item in found
    )


def possible(look: Look, course: Course, chart: Chart, move: Move) -> list[Option]:
    """Whatever lies on the way of ships with room for it; Leaders choose their ship."""
    holds = _holds(look.state, course, chart, move)
    return list(_units(look.state, course, holds, dict(_wings(look.state, course, chart, move))))


def aboard(
    look: Look,
    course: Course,
    chart: Chart,
    move: Move,
    options: list[Option],
    whole: Callable[[Move | None], Move | None],
) -> Generator[Draft, tuple[str, ...], Move]:
    """The move with its loads. What is not `whole` has to be asked about once more."""
    quick = dict(_quick(look, course, chart, move))
    shown = [
        pick(code, f"ti-draft-load-{code.replace('_', '-')}", count=_count(found))
        for code, found in quick.items()
    ]
    shown.append(pick(OWN, "ti-draft-load-own"))
    preview = picture("system", course.end)
    code = OWN
    if quick:
        (code,) = yield asks(
            "ti-draft-load", shown, action=whole(quick.get(NONE)), preview=preview, system=course.end
        )
    if code in quick:
        return quick[code]
    notes = tuple[Note, ...]()
    while True:
        most = (0, len(options))
        picks = yield asks(
            "ti-draft-load-which", options, many=most, preview=preview, notes=notes, system=course.end
        )
        load = summed(picks, lambda item: loading.standing(systems.planet(look.state, item.place), item.unit))
        found = with_(move, load=load)
        problem = look.trouble(found)
        if problem is None:
            return found
        notes = (problem,)


def _quick(look: Look, course: Course, chart: Chart, move: Move) -> Iterator[tuple[str, Move]]:
    """Each load that differs from those before it; Fighters that were named keep their room."""
    seen = set[tuple[str, ...]]()
    for code in (NONE, ALL, everything.BUT_ONE):
        short = with_(move, load=(code,))
        load = everything.explicit(look.state, course, short, chart).load
        while load and not look.fits(with_(move, load=load)):
            load = _less(load)
        found = with_(move, load=load)
        if load not in seen and look.fits(found):
            seen.add(load)
            yield code, found


def _less(load: tuple[str, ...]) -> tuple[str, ...]:
    """One unit fewer, of what comes last."""
    *rest, last = items.read(load)
    fewer = [last._replace(n=last.n - 1)] if last.n > 1 else []
    return tuple(map(items.write, (*rest, *fewer)))


def _count(move: Move) -> int:
    return sum(item.n for item in items.read(move.load))


# What there is


def _stuff(state: State, course: Course) -> list[str]:
    places = systems.places(state)
    return [each.at for each in places if loading.may_load(each, course.seat, course.now)]


def _wings(state: State, course: Course, chart: Chart, move: Move) -> Iterator[tuple[str, set[str]]]:
    """Fighters that go or are there, where they start, with the systems that they can touch (TI-257)."""
    stuff = _stuff(state, course)
    if systems.fighters(state.systems[course.end], course.seat):
        yield course.end, {course.end} & set(stuff)
    for at in party.named(state, course, items.read(move.items)).fighters:
        most = chart.move(reach.FIGHTER, at)
        tours = reach.tours(chart, at, course.end, reach.FIGHTER, most, stuff)
        yield at, {each for tour in tours for each in tour} if tours else {at} & set(stuff)


def _holds(state: State, course: Course, chart: Chart, move: Move) -> dict[int, tuple[Ship, set[str]]]:
    """Ships that go or are there, each with the systems that it can touch on its way."""
    stuff = _stuff(state, course)
    going = party.named(state, course, items.read(move.items)).ships
    found = {
        ship.id: (ship, {course.end} & set(stuff))
        for ship in systems.ships(state.systems[course.end], course.seat)
    }
    for at, ship in going:
        tours = everything.touring(state, course, chart, at, ship, stuff)
        found[ship.id] = (ship, {each for tour in tours for each in tour})
    return found


def _units(
    state: State, course: Course, holds: dict[int, tuple[Ship, set[str]]], wings: dict[str, set[str]]
) -> Iterator[Option]:
    for system, planet in systems.planets(state):
        passing = [ship for ship, way in holds.values() if system.at in way]
        flying = [at for at, way in wings.items() if system.at in way]
        if planet.owner != course.seat or not (passing or flying):
            continue
        for unit in loading.GROUND:
            able = sum(room(state, ship) for ship in passing if loading.takes(state, ship, unit))
            for count in range(1, min(loading.standing(planet, unit), able) + 1):
                yield _option(f"{planet.id}.{unit}:{count}", planet.id, unit, count)
        for leader in planet.leaders:
            for ship in passing:
                if loading.takes(state, ship, leader):
                    place = systems.system_of(state, ship.id).at
                    yield _leader(planet.id, leader, str(ship.id), ship.kind, place)
            if flying:
                yield _leader(planet.id, leader, reach.FIGHTER, reach.FIGHTER, flying[0])


def _leader(planet: str, leader: str, ship: str, kind: str, place: str) -> Option:
    code = f"{planet}.{leader}@{ship}"
    return pick(code, "ti-draft-leader-on", unit=f"@{leader}", ship=f"@{kind}", place=place)


def _option(code: str, planet: str, unit: str, count: int) -> Option:
    return pick(code, "ti-draft-units-in", unit=f"@{unit}", count=count, place=f"@{planet}")
