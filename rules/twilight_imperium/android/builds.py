"""What docks build: what the next goals lack, as far as the money goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Action, IllegalMove
from rules.twilight_imperium.actions import Build, Done
from rules.twilight_imperium.android import threats, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.tactical import building
from rules.twilight_imperium.tactical.works import judge

WAR_SUN, DREADNOUGHT = 12, 5
MOST, ENOUGH = 4, 8
"""Transports of a player, and Ground Forces that wait on one planet."""


def build(eyes: Eyes, frame: Producing) -> Action:
    """One unit after the other, while it can be had; a dock where there is none."""
    docks = building.usable(eyes.state, frame)
    best: Build | None = None
    for spot in _spots(eyes, frame, docks):
        new = _paid(eyes, frame, (f"{spot}.dock",))
        if new is not None:
            return new
    for dock in docks:
        best = _filled(eyes, frame, dock, best)
    return best or Done()


def _spots(eyes: Eyes, frame: Producing, docks: list[str]) -> list[str]:
    """Mecatol Rex first, if the secret asks for it."""
    spots = building.may_dock(eyes.state, frame)
    if REX in spots and worth.wants(eyes, "dock_at"):
        return [REX]
    return spots if not docks else []


def _filled(eyes: Eyes, frame: Producing, dock: str, before: Build | None) -> Build | None:
    items = Counter[str]() if before is None else Counter(_units(before))
    best, refused = before, set[str]()
    for unit in _wishes(eyes, frame):
        if unit in refused:
            continue
        more = items + Counter([f"{dock}.{unit}"])
        tried = _paid(eyes, frame, tuple(f"{name}:{count}" for name, count in sorted(more.items())))
        if tried is not None:
            items, best = more, tried
        else:
            refused.add(unit)
    return best


def _units(build: Build) -> Iterator[str]:
    for item in build.items:
        name, _, count = item.partition(":")
        yield from [name] * int(count)


def _paid(eyes: Eyes, frame: Producing, items: tuple[str, ...]) -> Build | None:
    """With what is not kept for anything else; None: it cannot be had."""
    try:
        works = judge(eyes.state, frame, Build(items))
    except IllegalMove:
        return None
    return Build(items, () if works is None else works.pay)


# In the order of need


def _wishes(eyes: Eyes, frame: Producing) -> Iterator[str]:
    system = eyes.state.systems[frame.system]
    fleet = pieces.on_board(eyes.state, eyes.seat)
    here = systems.ships(system, eyes.seat)
    ashore = sum(systems.ground(each) for each in system.planets if each.owner == eyes.seat)
    berths = sum(max(0, limits.berths_free(eyes.state, each)) for each in here)
    money = paying.most(eyes.state, eyes.seat, "resources") + frame.budget
    if threats.danger(eyes, eyes.state, frame.system) > worth.POINT / 3:
        yield from ("pds", "gf", "gf")
    yield from _objectives(eyes)
    if fleet["carrier"] < (2 if eyes.state.round < 3 else 3) and not berths:
        yield "carrier"
        berths += 6
    yield from ["gf"] * max(0, min(4, berths, berths - ashore + 2))
    yield from _warships(money)
    room = sum(max(0, limits.free(eyes.state, each)) for each in here) + 3
    yield from ["fighter"] * max(0, min(4, room - systems.fighters(system, eyes.seat)))
    if fleet["carrier"] < MOST:
        yield "carrier"
    yield from ["gf"] * (2 if ashore < ENOUGH else 0)
    yield from ("destroyer", "pds")


def _objectives(eyes: Eyes) -> Iterator[str]:
    """Dreadnoughts, or ships by number."""
    if worth.wants(eyes, "dreadnoughts"):
        yield from ("dreadnought", "dreadnought")
    if worth.wants(eyes, "nonfighter_ships_at"):
        yield from ("destroyer", "destroyer", "cruiser")


def _warships(money: int) -> Iterator[str]:
    if money >= WAR_SUN:
        yield "war_sun"
    if money >= DREADNOUGHT + 2:
        yield "dreadnought"
    yield from ("cruiser", "cruiser", "dreadnought", "cruiser")
