"""How far ships come, and which ways they may take (TI-244 to TI-250, TI-254, TI-255).

A way may be walked twice over: a ship may leave a system, pick something up and come back (TI-246)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects import bans, movement
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.state import Ship, State, System

DOCK, FIGHTER = "dock", "fighter"


class Leave(NamedTuple):
    """What lets a ship go where it else could not."""

    through: frozenset[str] = frozenset()
    """Systems whose enemy ships let it pass."""
    jump: str | None = None
    """From here it is one step to the end: Spatial Conduit Network."""


PLAIN = Leave()


class Chart:
    """The galaxy as the units of one player find it, looked up once a call."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.ways = movement.all_ways(state)
        self._bars = bans.standing(state, movement.PASS)
        self._stops: dict[tuple[str, bool, bool], bool] = {}
        self._moves: dict[tuple[str, str, tuple[str, ...]], int] = {}

    def beside(self, at: str, end: str, leave: Leave) -> Sequence[str]:
        return (*self.ways[at], end) if at == leave.jump else self.ways[at]

    def stops(self, at: str, unit: str, leave: Leave = PLAIN) -> bool:
        """Whether a unit that enters this system goes no further."""
        key = (at, unit == DOCK, at in leave.through)
        if key not in self._stops:
            facts = told.facts(seat=self.seat, system=at, unit=unit)
            if at in leave.through:
                facts["passage"] = "yes"
            self._stops[key] = bans.first(self.state, movement.PASS, self._bars, facts) is not None
        return self._stops[key]

    def ends(self, at: str) -> bool:
        """Whether ships may stay there."""
        return movement.cannot_end(self.state, told.facts(seat=self.seat, system=at)) is None

    def move(self, unit: str, at: str, ship: Ship | None = None) -> int:
        """How far a unit that starts there goes."""
        led = () if ship is None else tuple(ship.leaders)
        key = (unit, at, led)
        if key not in self._moves:
            facts = told.facts(seat=self.seat, unit=unit, system=at)
            if ship is not None:
                facts["ship"] = str(ship.id)
            self._moves[key] = movement.move(self.state, facts).value
        return self._moves[key]


# How many steps


def steps(
    chart: Chart, start: str, unit: str, most: int, leave: Leave = PLAIN, end: str = ""
) -> dict[str, int]:
    """The fewest steps to every system in reach; to the start itself out and back again."""
    found: dict[str, int] = {}
    edge = [start]
    for step in range(1, most + 1):
        entered = [each for at in edge for each in chart.beside(at, end, leave)]
        new = [each for each in dict.fromkeys(entered) if each not in found]
        found.update(dict.fromkeys(new, step))
        edge = [each for each in new if not chart.stops(each, unit, leave)]
    return found


def tours(
    chart: Chart, start: str, end: str, unit: str, most: int, wanted: Sequence[str], leave: Leave = PLAIN
) -> list[frozenset[str]]:
    """Which of the wanted systems a unit can touch on one way to the end, its start and the end included; the
    largest sets only, none if it cannot come. To be there already is a way as well."""
    here = frozenset(wanted) & {start}
    done = {here} if start == end else set[frozenset[str]]()
    seen = {(start, here)}
    edge = [(start, here)]
    for left in range(most - 1, -1, -1):
        entered = [
            (each, touched | (frozenset(wanted) & {each}))
            for at, touched in edge
            for each in chart.beside(at, end, leave)
        ]
        new = [each for each in dict.fromkeys(entered) if each not in seen]
        seen.update(new)
        done |= {touched for at, touched in new if at == end}
        edge = [(at, touched) for at, touched in new if left and not chart.stops(at, unit, leave)]
    return sorted((each for each in done if not any(each < other for other in done)), key=sorted)


def walks(chart: Chart, way: Sequence[str], unit: str, leave: Leave = PLAIN) -> bool:
    """Whether a way is one: each step to a neighbour, and nothing stops the unit before its end."""
    near = all(there in chart.beside(here, way[-1], leave) for here, there in pairwise(way))
    return near and not any(chart.stops(each, unit, leave) for each in way[1:-1])


# Who can come


def held(system: System, seat: int, now: Sequence[str]) -> bool:
    """An own counter lies there from before this action: nothing leaves it, nothing is loaded (TI-245)."""
    return seat in system.counters and system.at not in now


def fleet(system: System, seat: int) -> Iterator[Ship]:
    """Ships, and docks that float."""
    yield from systems.ships(system, seat)
    yield from (each for each in system.docks if each.seat == seat)


def comers(state: State, seat: int, end: str) -> list[tuple[str, Ship]]:
    """Ships and docks that could come there, by where they are; those that are there are not among them."""
    return everywhere(state, seat, Chart(state, seat)).get(end, [])


def everywhere(state: State, seat: int, chart: Chart) -> dict[str, list[tuple[str, Ship]]]:
    """Ships and docks that could come to each system if it were activated now."""
    found: dict[str, list[tuple[str, Ship]]] = {}
    for system in systems.places(state):
        units = list(fleet(system, seat))
        if not units or held(system, seat, ()):
            continue
        for unit in dict.fromkeys(each.kind == DOCK for each in units):
            alike = [each for each in units if (each.kind == DOCK) == unit]
            moves = {each.id: chart.move(each.kind, system.at, each) for each in alike}
            far = steps(chart, system.at, alike[0].kind, max(moves.values()))
            for at in sorted(set(far) - {system.at}):
                found.setdefault(at, []).extend(
                    (system.at, each) for each in alike if moves[each.id] >= far[at]
                )
    return {at: came for at, came in found.items() if chart.ends(at)}
