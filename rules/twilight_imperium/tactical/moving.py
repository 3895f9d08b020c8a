"""What a player who moves ships is asked, and what the move comes to; for Tactical and Transfer Actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from rules.core.contract import Action, Arg, Choice, IllegalMove, phrase
from rules.core.stack import Question, choice, question
from rules.twilight_imperium.actions import Done, Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.deeds.judging import passes
from rules.twilight_imperium.state import Ship, State, System
from rules.twilight_imperium.tactical import everything, grants, items, loading, losing, movement
from rules.twilight_imperium.tactical.grants import DIPLOMAT
from rules.twilight_imperium.tactical.items import ALL, NONE
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER, Chart, fleet, held, steps, tours
from rules.twilight_imperium.tactical.voyage import Voyage

# Whether there is anything to move


def possible(state: State, course: Course) -> bool:
    """Somebody could come, or something be loaded there."""
    chart = Chart(state, course.seat)
    return _loads(state, course, chart) or next(reaching(state, course, chart), None) is not None


def reaching(state: State, course: Course, chart: Chart) -> Iterator[tuple[str, Ship | None]]:
    """Ships and docks that can come, by where they are, also where somebody has to agree; None: Fighters that
    fly by themselves."""
    for system in systems.places(state) if chart.ends(course.end) else ():
        away = bool(course.starts) and system.at not in course.starts
        if away or system.at == course.end or held(system, course.seat, course.now):
            continue
        units = list(_units(course, chart, system))
        for docks in (False, True):
            alike = [each for each in units if (each[0] is not None and each[0].kind == DOCK) == docks]
            far = _nearest(state, course, chart, system, docks, max((most for _, most in alike), default=0))
            yield from ((system.at, ship) for ship, most in alike if far is not None and far <= most)


def _nearest(
    state: State, course: Course, chart: Chart, system: System, docks: bool, most: int
) -> int | None:
    """Steps to the end with the best leave that can be had; None if it is too far."""
    unit = DOCK if docks else FIGHTER
    led = [system.at] if most and _has_diplomat(system, course.seat) else []
    found = list[int]()
    for grant in grants.grants(state, course, led) if most else ():
        leave = grants.leave(state, course, grant, led, system.at, unit)
        reached = steps(chart, system.at, unit, most, leave, course.end)
        found += [reached[course.end]] if course.end in reached else []
    return min(found, default=None)


def _units(course: Course, chart: Chart, system: System) -> Iterator[tuple[Ship | None, int]]:
    for ship in fleet(system, course.seat):
        if ship.id not in course.moved:
            yield ship, chart.move(ship.kind, system.at, ship)
    if systems.fighters(system, course.seat) > course.came:
        yield None, chart.move(FIGHTER, system.at)


def _has_diplomat(system: System, seat: int) -> bool:
    aboard = [leader for ship in systems.ships(system, seat) for leader in ship.leaders]
    aboard += systems.riders(system, seat)
    ashore = (leader for planet in system.planets if planet.owner == seat for leader in planet.leaders)
    return any(LEADERS[each].kind == DIPLOMAT for each in (*aboard, *ashore))


def _loads(state: State, course: Course, chart: Chart) -> bool:
    """Ships that are there could take something aboard, there or on a way out and back. Fighters that stay
    are no reason to ask (TI-738)."""
    stuff = {
        system.at: units
        for system in systems.places(state)
        if loading.may_load(system, course.seat, course.now) and (units := _stuff(system, course.seat))
    }
    out = chart.ends(course.end)
    for ship in systems.ships(state.systems[course.end], course.seat):
        most = chart.move(ship.kind, course.end, ship) if out else 0
        for tour in tours(chart, course.end, course.end, ship.kind, most, sorted(stuff)):
            units = {unit for at in tour for unit in stuff[at]}
            if any(
                loading.takes(state, ship, u) and (u in LEADERS or loading.room(state, ship)) for u in units
            ):
                return True
    return False


def _stuff(system: System, seat: int) -> set[str]:
    own = [planet for planet in system.planets if planet.owner == seat]
    ground = {unit for planet in own for unit in loading.GROUND if loading.standing(planet, unit)}
    return ground | {leader for planet in own for leader in planet.leaders}


# What is offered


def suggestions(state: State, course: Course) -> list[Choice]:
    """Everything that can, with or without what it could carry; each only once."""
    return [each for each, _ in _suggested(state, course)]


def _suggested(state: State, course: Course) -> list[tuple[Choice, Voyage]]:
    """And the voyage that each is judged to be."""
    offered = [
        ("ti-move-all", Move((ALL,))),
        ("ti-move-keep-one", Move((ALL,), (everything.BUT_ONE,))),
        ("ti-move-ships", Move((ALL,), (NONE,))),
    ]
    chart = Chart(state, course.seat)
    found: dict[Move, Choice] = {}
    for label, short in offered:
        whole = everything.explicit(state, course, short, chart)
        units = summed(state, course, whole)
        found.setdefault(
            whole, choice(label, _short(short, course), hint="ti-move-sum", units=units, system=course.end)
        )
    able = list[tuple[Choice, Voyage]]()
    for whole, each in found.items():
        with suppress(IllegalMove):
            if whole.items:
                able.append((each, movement.judge(state, course, whole)))
    return [(each.usually(not number), voyage) for number, (each, voyage) in enumerate(able)]


def summed(state: State, course: Course, move: Move) -> Arg:
    """How many ships, Fighters and Ground Forces would go, those aboard already included."""
    units = items.read((*move.items, *move.load))
    named = {each.ship for each in units if not each.place}
    aboard = [
        each
        for system in systems.places(state)
        for each in systems.ships(system, course.seat)
        if each.id in named
    ]
    ships = len(named)
    flying = sum(each.n for each in units if each.unit == FIGHTER)
    troops = sum(each.n for each in units if each.unit in ("gf", "shock"))
    troops += sum(each.gf + each.shock for each in aboard)
    parts = (("ships", ships), ("fighters", flying), ("troops", troops))
    return tuple(phrase(f"ti-sum-{name}", count=count) for name, count in parts if count)


def _short(move: Move, course: Course) -> Move:
    return Move(move.items, move.load, to=course.end if course.starts else None)


def asks(state: State, courses: Sequence[Course], judge: Callable[[Action], object]) -> Question:
    """Which way, if there are two, and with what. What would lose ships or Fighters at once is left to the
    panel, which asks once more."""
    offered = [each for course in courses for each in _safe(state, course)]
    stay = choice("ti-move-stay", Done())
    return question(
        "ti-move",
        *offered,
        stay,
        accepts=passes(judge),
        panel="fleet",
        lead=bool(offered),
        system=courses[0].end,
    )


def _safe(state: State, course: Course) -> Iterator[Choice]:
    for each, voyage in _suggested(state, course):
        if not losing.loses(state, course, voyage):
            yield each
