"""Every picture of Starship Captains, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from images.gallery import Shown
from images.starship_captains.samples import NAMES, SAMPLES, missions
from rules.starship_captains.view import View

SHOWN = {
    "galaxy": ("start", "fullest", "solo"),
    "techs": ("start", "fullest", "solo"),
    "missions": ("middle",),
    "tracks": ("middle",),
    "score": ("middle",),
    "airlock": ("airlock",),
    "ship.1": ("middle",),
}


def shown() -> Iterator[Shown]:
    views = {name: make() for name, make in SAMPLES.items()}
    for name, view in views.items():
        yield Shown("board", name, view, NAMES)
    for what, some in SHOWN.items():
        for name in some:
            yield Shown(what, name, views[name], NAMES)
    view = views["middle"]
    techs = tuple(tech for tech in view.display if tech is not None)[:3]
    yield Shown("drawn", "three", replace(view, drawn=techs), NAMES)
    yield Shown("peeked", "two", replace(view, peeked=tuple(missions().values())[:2]), NAMES)


def film() -> tuple[Sequence[View], Sequence[str]]:
    return [SAMPLES[name]() for name in ("start", "moving", "middle")], NAMES
