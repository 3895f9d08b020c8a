"""A sample of every picture of Xia, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from images.gallery import Sample
from images.xia import samples as legends
from images.xia import samples_cards as mats
from images.xia.samples import LONG, NAMES
from rules.xia.view import View

SECTORS = ("kemplar_ii", "loath", "smugglers_den", "tigris_gate", "burning_horse")
ON_TABLE = ("moving", "fight")


def samples() -> Iterator[Sample]:
    yield from _maps()
    yield from _mats()
    yield from _cards()


def _maps() -> Iterator[Sample]:
    views = {name: make() for name, make in legends.SAMPLES.items()}
    for name, view in views.items():
        yield Sample("map", name, view, LONG if name == "crowd" else NAMES)
    for name in ON_TABLE:
        yield Sample("board", name, views[name], NAMES)
    yield Sample("system", "whole", views["whole"], NAMES)
    for sector in SECTORS:
        yield Sample(f"sector.{sector}", sector, views["whole"], NAMES)


def _mats() -> Iterator[Sample]:
    """What lies before a player, and what decides beside the map."""
    made = {name: make() for name, make in mats.SAMPLES.items()}
    for name, seat in mats.MATS.items():
        yield Sample(f"ship.{seat}", name, made[name], NAMES)
    for name, seat in mats.PLACINGS.items():
        yield Sample(f"placements.{seat}", name, made[name], NAMES)
    yield Sample("packing.0", "placing", made["placing"], NAMES)
    yield Sample("mission.2", "mat", made["mat"], NAMES)
    for name in mats.FIGHTS:
        yield Sample("attack", name, made[name], NAMES)
    rich = replace(legends.crowd(), titles=made["track"].titles, winner=0, over=True)
    for what, shown in (("fame", mats.TRACKS), ("score", mats.SCORES)):
        for name in shown:
            yield Sample(what, name, made[name], NAMES)
        yield Sample(what, "rich", rich, LONG)


def _cards() -> Iterator[Sample]:
    """Some of every kind, as they are offered together."""
    for what, name, view in mats.cards_to_read():
        yield Sample(what, name, view, NAMES)


def more() -> Iterator[Sample]:
    """Pictures to look at, too much alike to be kept as approved ones."""
    view = legends.whole()
    for sector in view.sectors:
        if sector.id not in SECTORS:
            yield Sample(f"sector.{sector.id}", sector.id, view, NAMES)


def film() -> tuple[Sequence[View], Sequence[str]]:
    return [legends.SAMPLES[name]() for name in ("start", "middle", "whole")], NAMES
