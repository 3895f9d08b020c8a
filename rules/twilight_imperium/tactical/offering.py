"""What docks are often asked for, offered where it can be had; the panel has the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Arg, Choice, IllegalMove, phrase
from rules.twilight_imperium.actions import Build
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.purse import paying
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
    """With what each costs, of all that can be paid."""
    most = frame.budget + paying.most(state, frame.seat, "resources")
    for label, build, args in _offers(state, frame, docks):
        try:
            built = judge(state, frame, build)
        except IllegalMove:
            continue
        assert built is not None
        yield Choice(label, build, {**args, "price": built.due, "most": most}, "ti-build-cost")


def _offers(state: State, frame: Producing, docks: list[str]) -> Iterator[tuple[str, Build, dict[str, Arg]]]:
    for dock in docks:
        for each in SETS:
            build = Build(tuple(f"{dock}.{unit}" for unit in each))
            yield "ti-build-set", build, {"units": _shown(each), "place": place(frame, dock)}
    for spot in building.may_dock(state, frame):
        yield "ti-build-dock", Build((f"{spot}.dock",)), {"place": place(frame, spot)}
    for plot in facilities.may(state, frame):
        build = Build((), facility=f"{plot.planet}.{plot.kind}")
        yield "ti-build-facility", build, {"facility": f"@{plot.kind}", "planet": f"@{plot.planet}"}
    yield "ti-build-mine", Build((), mine=True), {}


def _shown(units: tuple[str, ...]) -> tuple[str, ...]:
    pairs = (each.partition(":") for each in units)
    return tuple(_counted(unit, int(digits or 1)) for unit, _, digits in pairs)


def _counted(unit: str, count: int) -> str:
    return f"@{unit}" if count == 1 else phrase("ti-so-many", count=count, unit=f"@{unit}")


def place(frame: Producing, dock: str) -> str:
    return frame.system if building.afloat(dock) else f"@{dock}"
