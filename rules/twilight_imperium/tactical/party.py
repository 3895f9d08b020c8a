"""Who is to move: the ships, docks and Fighters that a move names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State, System
from rules.twilight_imperium.tactical.items import ALL, Item
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER, fleet, held

WAY = re.compile(r"(?:([0-9]{1,6})@)?([0-9]{3}(?:>[0-9]{3})+)")


class Course(NamedTuple):
    """An action in which ships move to a system."""

    seat: int
    end: str
    now: tuple[str, ...]
    """Systems that this action has activated: counters there are not from before."""
    starts: tuple[str, ...] = ()
    """Only from there: a Transfer Action."""
    moved: tuple[int, ...] = ()
    """These have had their move."""
    came: int = 0
    """Fighters at the start that have had theirs."""
    passage: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


class Party(NamedTuple):
    ships: list[tuple[str, Ship]]
    """By where they are; floating docks too."""
    fighters: dict[str, int]
    """By where they are."""
    told: list[tuple[str, int, int | None]]
    """The same with the ships that shall carry them, where the move says so."""
    riders: dict[str, list[str]]
    """Leaders aboard these Fighters, by where they are."""


class Way(NamedTuple):
    ship: int | None
    """For this one alone."""
    through: tuple[str, ...]


def named(state: State, course: Course, items: Sequence[Item], staying: Sequence[str] = ()) -> Party:
    """Raise what is not there, or must stay where it is; `staying` are Leaders who do not go along."""
    ships: dict[int, tuple[str, Ship]] = {}
    fighters: dict[str, int] = {}
    told = list[tuple[str, int, int | None]]()
    for item in items:
        system = _place(state, course, item)
        if item.unit == FIGHTER:
            fighters[system.at] = fighters.get(system.at, 0) + item.n
            told.append((system.at, item.n, item.ship))
            _count(item, systems.fighters(system, course.seat) - course.came, fighters[system.at])
        elif item.unit == ALL:
            free = [each for each in systems.ships(system, course.seat) if each.id not in course.moved]
            ships.update({each.id: (system.at, each) for each in free})
        else:
            ships.update({each.id: (system.at, each) for each in _ships(system, course, item, set(ships))})
    flying = {at: count for at, count in fighters.items() if count}
    return Party(list(ships.values()), flying, told, _riders(state, course, flying, staying))


def _riders(
    state: State, course: Course, flying: dict[str, int], staying: Sequence[str]
) -> dict[str, list[str]]:
    """Leaders go where Fighters go that carry them (TI-257), but those whom one that stays keeps (TI-738)."""
    kept = {at: count < systems.fighters(state.systems[at], course.seat) for at, count in flying.items()}
    aboard = {at: systems.riders(state.systems[at], course.seat) for at in flying}
    for leader in staying:
        if not any(kept[at] and leader in aboard[at] for at in flying):
            raise IllegalMove("ti-illegal-rider-stays", rule="TI-738", leader=f"@{leader}")
    return {at: [each for each in riders if each not in staying] for at, riders in aboard.items() if riders}


def _place(state: State, course: Course, item: Item) -> System:
    """Where the unit is, if it may leave (TI-245)."""
    if item.place:
        system = state.systems.get(item.place)
    else:
        places = systems.places(state)
        system = next(
            (s for s in places if any(each.id == item.ship for each in fleet(s, course.seat))), None
        )
    if system is None and not item.place:
        raise IllegalMove("ti-illegal-ship", rule="TI-244", ship=item.unit)
    if system is None:
        raise IllegalMove("ti-illegal-item", item=item.place)
    if course.starts and system.at not in course.starts:
        raise IllegalMove("ti-illegal-transfer-from", rule="TI-410", system=system.at)
    if held(system, course.seat, course.now):
        raise IllegalMove("ti-illegal-held", rule="TI-245", system=system.at)
    return system


def _ships(system: System, course: Course, item: Item, taken: set[int]) -> list[Ship]:
    """So many of a kind; whole ones first, then those with most aboard."""
    if not item.place:
        found = [each for each in fleet(system, course.seat) if each.id == item.ship]
        free = [each for each in found if each.id not in course.moved]
        _count(Item(system.at, found[0].kind), len(free), 1)
        return free
    if item.unit not in UNITS or not (UNITS[item.unit].ship or item.unit == DOCK):
        raise IllegalMove("ti-illegal-item", item=f"{item.place}.{item.unit}")
    alike = [each for each in fleet(system, course.seat) if each.kind == item.unit]
    free = [each for each in alike if each.id not in taken and each.id not in course.moved]
    _count(item, len(free), item.n)
    return sorted(free, key=lambda each: (each.damaged, -limits.aboard(each), each.id))[: item.n]


def _count(item: Item, there: int, wanted: int) -> None:
    if wanted > there:
        key = "ti-illegal-ship-count" if there > 0 else "ti-illegal-ship-none"
        raise IllegalMove(
            key, rule="TI-244", unit=f"@{item.unit}", system=item.place, count=wanted, left=there
        )


def ways(via: Sequence[str]) -> list[Way]:
    """`205>304>308` for all ships that start there, `17@205>304>308` for one."""
    found = []
    for text in via:
        read = WAY.fullmatch(text)
        if read is None:
            raise IllegalMove("ti-illegal-way", rule="TI-244", way=text)
        ship, through = read.groups()
        found.append(Way(None if ship is None else int(ship), tuple(through.split(">"))))
    return found
