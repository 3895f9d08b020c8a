"""Every picture of Xia, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace
from PIL import Image

from images import xia
from images.gallery import Draw
from images.xia import samples as legends
from images.xia import samples_cards as mats
from images.xia.samples import LONG, NAMES
from rules.xia.view import View

SECTORS = ("kemplar_ii", "loath", "smugglers_den", "tigris_gate", "burning_horse")


def _of(draw: Callable[..., Image.Image], view: View, *more: object, names: Sequence[str] = NAMES) -> Draw:
    return lambda w: draw(view, w, names, *more)


def pictures() -> Iterator[tuple[str, Draw]]:
    yield from _maps()
    yield from _mats()


def _maps() -> Iterator[tuple[str, Draw]]:
    for name, make in legends.SAMPLES.items():
        yield f"xia_map_{name}", _of(xia.around, make(), names=LONG if name == "crowd" else NAMES)
    view = legends.whole()
    yield "xia_system", _of(xia.system, view)
    for sector in SECTORS:
        yield f"xia_sector_{sector}", _of(xia.sector, view, sector)


def _mats() -> Iterator[tuple[str, Draw]]:
    """What lies before a player, and what decides beside the map."""
    made = {name: make() for name, make in mats.SAMPLES.items()}
    for name, seat in mats.MATS.items():
        yield f"xia_ship_{name}", _of(xia.ship, made[name], seat)
    for name, seat in mats.PLACINGS.items():
        yield f"xia_{name}", _of(xia.placements, made[name], seat)
    yield "xia_packing", _of(xia.packing, made["placing"], 0)
    yield "xia_mission", _of(xia.mission_card, made["mat"], 2)
    for name in mats.FIGHTS:
        yield f"xia_attack_{name}", _of(xia.attack, made[name])
    rich = replace(legends.crowd(), titles=made["track"].titles, winner=0, over=True)
    for kind, draw, shown in (("fame", xia.fame, mats.TRACKS), ("score", xia.score, mats.SCORES)):
        for name in shown:
            yield f"xia_{kind}_{name}", _of(draw, made[name])
        yield f"xia_{kind}_rich", _of(draw, rich, names=LONG)
    for name, cards in mats.cards_to_read().items():
        numbered = name in ("missions", "ships", "outfits")
        yield f"xia_cards_{name}", lambda w, s=cards, n=numbered: xia.cards(s, w, n)  # type: ignore[misc]


def more() -> Iterator[tuple[str, Draw]]:
    """Pictures to look at, too much alike to be kept as approved ones."""
    view = legends.whole()
    for sector in view.sectors:
        if sector.id not in SECTORS:
            yield f"xia_sector_{sector.id}", _of(xia.sector, view, sector.id)
