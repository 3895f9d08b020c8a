"""Whether anything can be built at all: where it cannot, nobody is asked.

The smallest that could be built is tried. Whatever is legal together is legal one by one: a unit less needs
no more room, no more support, no more pieces, and costs no more."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import IllegalMove
from rules.twilight_imperium.actions import Build
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import building, facilities, placing, works


def anything(state: State, frame: Producing) -> bool:
    """One thing at least, and it can be paid: with Political Cards too, which are only spent when named."""
    most = paying.most(state, frame.seat, "resources")
    return any(_due(state, frame, each, most) <= most for each in _smallest(state, frame))


def _due(state: State, frame: Producing, build: Build, most: int) -> int:
    """More than there is, if it cannot be built."""
    try:
        return works.priced(state, frame, build).due
    except IllegalMove:
        return most + 1


def _smallest(state: State, frame: Producing) -> Iterator[Build]:
    for dock in building.usable(state, frame):
        for unit in UNITS:
            items = (f"{dock}.{unit}",)
            yield Build(items)
            yield from (Build(items, place=(f"{at}.{unit}",)) for at, _ in placing.spots(state, frame, unit))
    yield from (Build((f"{spot}.dock",)) for spot in building.may_dock(state, frame))
    for plot in facilities.may(state, frame):
        yield Build((), facility=f"{plot.planet}.{plot.kind}")
    yield Build((), mine=True)
