"""Every picture of Xia, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from images.gallery import Shown
from images.xia import samples as legends
from images.xia import samples_cards as mats
from images.xia.samples import LONG, NAMES
from rules.xia.view import View

SECTORS = ("kemplar_ii", "loath", "smugglers_den", "tigris_gate", "burning_horse")
ON_TABLE = ("moving", "fight")


def shown() -> Iterator[Shown]:
    yield from _maps()
    yield from _mats()
    yield from _cards()


def _maps() -> Iterator[Shown]:
    views = {name: make() for name, make in legends.SAMPLES.items()}
    for name, view in views.items():
        yield Shown("map", name, view, LONG if name == "crowd" else NAMES)
    for name in ON_TABLE:
        yield Shown("board", name, views[name], NAMES)
    yield Shown("system", "whole", views["whole"], NAMES)
    for sector in SECTORS:
        yield Shown(f"sector.{sector}", sector, views["whole"], NAMES)


def _mats() -> Iterator[Shown]:
    """What lies before a player, and what decides beside the map."""
    made = {name: make() for name, make in mats.SAMPLES.items()}
    for name, seat in mats.MATS.items():
        yield Shown(f"ship.{seat}", name, made[name], NAMES)
    for name, seat in mats.PLACINGS.items():
        yield Shown(f"placements.{seat}", name, made[name], NAMES)
    yield Shown("packing.0", "placing", made["placing"], NAMES)
    yield Shown("mission.2", "mat", made["mat"], NAMES)
    for name in mats.FIGHTS:
        yield Shown("attack", name, made[name], NAMES)
    rich = replace(legends.crowd(), titles=made["track"].titles, winner=0, over=True)
    for what, some in (("fame", mats.TRACKS), ("score", mats.SCORES)):
        for name in some:
            yield Shown(what, name, made[name], NAMES)
        yield Shown(what, "rich", rich, LONG)


def _cards() -> Iterator[Shown]:
    """Some of every kind, as they are offered together."""
    for what, name, view in mats.cards_to_read():
        yield Shown(what, name, view, NAMES)


def more() -> Iterator[Shown]:
    """Pictures to look at, too much alike to be kept as approved ones."""
    view = legends.whole()
    for sector in view.sectors:
        if sector.id not in SECTORS:
            yield Shown(f"sector.{sector.id}", sector.id, view, NAMES)


def film() -> tuple[Sequence[View], Sequence[str]]:
    return [legends.SAMPLES[name]() for name in ("start", "middle", "whole")], NAMES
