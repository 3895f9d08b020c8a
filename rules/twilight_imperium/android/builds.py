"""What docks build: what the next goals lack, as far as the money goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Action
from rules.twilight_imperium.actions import Build, Done
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.tactical import building
from rules.twilight_imperium.tactical.works import judge


def build(eyes: Eyes, frame: Producing) -> Action:
    """One unit after the other, while it can be had."""
    docks = building.usable(eyes.state, frame)
    best: Build | None = None
    for dock in docks:
        best = _filled(eyes, frame, dock, best)
    spots = building.may_dock(eyes.state, frame) if not docks else []
    for spot in spots:
        new = Build((f"{spot}.dock",))
        if _legal(eyes, frame, new):
            return new
    return best or Done()


def _filled(eyes: Eyes, frame: Producing, dock: str, before: Build | None) -> Build | None:
    items = Counter[str]() if before is None else Counter(_units(before))
    best, refused = before, set[str]()
    for unit in _wishes(eyes, frame):
        if unit in refused:
            continue
        more = items + Counter([f"{dock}.{unit}"])
        tried = Build(tuple(f"{name}:{count}" for name, count in sorted(more.items())))
        if _legal(eyes, frame, tried):
            items, best = more, tried
        else:
            refused.add(unit)
    return best


def _units(build: Build) -> Iterator[str]:
    for item in build.items:
        name, _, count = item.partition(":")
        yield from [name] * int(count)


def _legal(eyes: Eyes, frame: Producing, build: Build) -> bool:
    return refusal(lambda action: judge(eyes.state, frame, action), build) is None


def _wishes(eyes: Eyes, frame: Producing) -> Iterator[str]:
    """In the order of need."""
    fleet = pieces.on_board(eyes.state, eyes.seat)
    troops = sum(systems.ground(each) for each in systems.planets_of(eyes.state, eyes.seat))
    worlds = len(systems.planets_of(eyes.state, eyes.seat))
    if fleet["carrier"] < 2 + worlds // 5:
        yield from ("carrier", "gf", "gf")
    elif troops < worlds + 3:
        yield from ("gf", "gf", "gf", "gf")
    yield from ("war_sun", "dreadnought", "cruiser", "fighter", "fighter", "gf", "gf", "dreadnought")
    yield from ("cruiser", "destroyer", "fighter", "fighter", "gf", "gf")
