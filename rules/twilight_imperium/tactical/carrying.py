"""A move that was found right is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.contract import Arg, Event, phrase
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.state import Ship, State, System
from rules.twilight_imperium.tactical import grants, loading
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER
from rules.twilight_imperium.tactical.sharing import Loaded
from rules.twilight_imperium.tactical.voyage import Voyage


def carry_out(state: State, course: Course, voyage: Voyage) -> list[Event]:
    """Nobody is to be asked any more."""
    end = state.systems[course.end]
    happened = _load(state, course.seat, voyage.loads, end)
    for at, ship in voyage.ships:
        shift(state, ship, at, course.end)
    for at, count in sorted(voyage.fighters.items()):
        pieces.add_fighters(state.systems[at], course.seat, -count)
        pieces.add_fighters(end, course.seat, count)
        pieces.mount(end, course.seat, pieces.dismount(state.systems[at], course.seat, voyage.riders))
    if voyage.jump is not None:
        lasting.use_once(state, course.seat, grants.CONDUIT)
        happened.append(Event("ti-conduit", {"player": f"#{course.seat}", "system": voyage.jump}))
    if voyage.alert:
        state.high_alert = (course.seat, course.end)
    return [*happened, *_told(course, voyage)]


def shift(state: State, ship: Ship, start: str, end: str) -> None:
    """A ship or a floating dock, from one system to another."""
    for place, add in ((state.systems[start], False), (state.systems[end], True)):
        units = place.docks if ship.kind == DOCK else place.ships
        units[:] = [each for each in units if each.id != ship.id] + ([ship] if add else [])


def _load(state: State, seat: int, loads: Sequence[Loaded], end: System) -> list[Event]:
    total = Counter[tuple[str, str]]()
    for each in loads:
        planet = systems.planet(state, each.place)
        if loading.wing_at(each.ship) is None:
            loading.aboard(planet, systems.ship(state, each.ship), each.unit, each.n)
        else:
            loading.mounts(planet, end, seat, each.unit)
        total[each.place, each.unit] += each.n
    for place in sorted({place for place, _ in total}):
        verbs.escort(state, systems.planet(state, place))
    return [
        Event("ti-loaded", {"player": f"#{seat}", "unit": f"@{unit}", "count": count, "planet": f"@{place}"})
        for (place, unit), count in sorted(total.items())
    ]


def _told(course: Course, voyage: Voyage) -> list[Event]:
    kinds = Counter[tuple[str, str]]((at, ship.kind) for at, ship in voyage.ships)
    kinds.update({(at, FIGHTER): count for at, count in voyage.fighters.items()})
    facts: dict[str, Arg] = {"player": f"#{course.seat}", "system": course.end}
    return [
        Event(
            "ti-ships-move",
            {**facts, "origin": at, "units": phrase("ti-so-many", count=count, unit=f"@{kind}")},
        )
        for (at, kind), count in sorted(kinds.items())
    ]
