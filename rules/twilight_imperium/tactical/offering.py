"""What docks are often asked for, offered where it can be had; the panel has the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Choice, phrase
from rules.core.stack import choice
from rules.twilight_imperium.actions import Build
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import building, facilities
from rules.twilight_imperium.tactical.works import judge

SETS = (
    ("carrier", "fighter:2", "gf:2"),
    ("dreadnought",),
    ("cruiser:2",),
    ("cruiser",),
    ("destroyer:2",),
    ("fighter:4",),
    ("gf:4",),
    ("fighter:2",),
    ("gf:2",),
    ("pds",),
)
"""What docks are often asked for; the panel has the rest."""


def sensible(state: State, frame: Producing, docks: list[str]) -> Iterator[Choice]:
    for dock in docks:
        for each in SETS:
            build = Build(tuple(f"{dock}.{unit}" for unit in each))
            if refusal(lambda action: judge(state, frame, action), build) is None:
                yield choice("ti-build-set", build, units=_shown(each), place=place(frame, dock))
    for spot in building.may_dock(state, frame):
        build = Build((f"{spot}.dock",))
        if refusal(lambda action: judge(state, frame, action), build) is None:
            yield choice("ti-build-dock", build, place=place(frame, spot))
    for plot in facilities.may(state, frame):
        build = Build((), facility=f"{plot.planet}.{plot.kind}")
        if refusal(lambda action: judge(state, frame, action), build) is None:
            yield choice("ti-build-facility", build, facility=f"@{plot.kind}", planet=f"@{plot.planet}")
    if refusal(lambda action: judge(state, frame, action), Build((), mine=True)) is None:
        yield choice("ti-build-mine", Build((), mine=True))


def _shown(units: tuple[str, ...]) -> tuple[str, ...]:
    pairs = (each.partition(":") for each in units)
    return tuple(_counted(unit, int(digits or 1)) for unit, _, digits in pairs)


def _counted(unit: str, count: int) -> str:
    return f"@{unit}" if count == 1 else phrase("ti-so-many", count=count, unit=f"@{unit}")


def place(frame: Producing, dock: str) -> str:
    return frame.system if building.afloat(dock) else f"@{dock}"
