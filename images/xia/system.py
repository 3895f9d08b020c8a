"""The map: the sector of the ship in turn and its ring, where one may fly numbered; or the whole system."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from images.brush import Box, Point, square
from images.canvas import Canvas
from images.hexmap import Layout
from images.xia import legend as legends
from images.xia.common import LETTERS, npc_letter, put, sector_of
from images.xia.frame import Spot, framed
from images.xia.header import head_boxes, paint_header
from images.xia.intents import goals, paint_attack, paint_goals
from images.xia.labels import names as paint_names
from images.xia.spaces import law_marks, paint_spaces
from images.xia.terrain import printed, terrain
from rules.core.hexes import Hex
from rules.xia.view import SectorView, View
from words import Words

W, TALL = 1600, 1566
"""The map of the ring, and the most its spaces may take of the height."""
WHOLE = 2000
OUTSIDE = 0.05
"""How far the symbol of a side lies beyond it, as a share of the way to the next sector."""
LATTICE = (Hex(3, 2), Hex(-2, 5), Hex(-5, 3), Hex(-3, -2), Hex(2, -5), Hex(5, -3))
"""From a sector's centre to those of its neighbours, by side."""


def around(view: View, words: Words, names: Sequence[str], legend: bool = True) -> Image.Image:
    """The sector of the ship in turn and its neighbours, with the spaces in reach."""
    shown = ring(view)
    board = printed(shown)
    frame = framed(spots(shown), W, TALL, head_boxes(view.seats, W), legends.RISKS, most=76)
    signs = legends.of(shown, words, _present(view, shown, words))
    height = frame.foot + 30 + (signs.height if legend else 0)
    c = Canvas(W, height, terrain(board, frame.layout, W, height))
    paint_map(c, view, shown, frame.layout, words, True)
    paint_header(c, view, words, names)
    if view.reach:
        legends.paint_risks(c, words, frame.corner)
    if legend:
        legends.paint_legend(c, words, frame.foot + 20, signs)
    return c.im


def _present(view: View, shown: Sequence[SectorView], words: Words) -> list[legends.Item]:
    """Signs that stand on this map only: NPCs, where missions lead, where the map goes on."""
    out: list[legends.Item] = [
        ("npc", (npc.npc.id, npc_letter(npc.npc, words)), npc.npc.name[words.lang])
        for npc in view.npcs
        if npc.space is not None
    ]
    flags = [seat for seats in goals(view).values() for seat in seats]
    if flags:
        out.append(("flag", (flags[0], LETTERS[flags[0]]), words("xia-pic-legend-goal")))
    if any(symbol is None for _, symbol, _ in sides(shown, Layout(1, pointy=True))):
        out.append(("bead", ("", 4), words("xia-pic-legend-onwards")))
    return out


def system(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Every sector that is laid, without numbers."""
    board = printed(view.sectors)
    frame = framed(spots(view.sectors), WHOLE, WHOLE - 26, head_boxes(view.seats, WHOLE), worth=999)
    height = frame.foot + 26
    c = Canvas(WHOLE, height, terrain(board, frame.layout, WHOLE, height))
    paint_map(c, view, view.sectors, frame.layout, words, False)
    paint_header(c, view, words, names, False)
    return c.im


def ring(view: View) -> tuple[SectorView, ...]:
    """The sector of the ship in turn and those beside it; all, if it is not on the board."""
    space = view.ships[view.acting].space
    here = sector_of(view, space) if space is not None else None
    if here is None:
        return view.sectors
    return near(view, here)


def near(view: View, here: SectorView) -> tuple[SectorView, ...]:
    """A sector and those beside it."""
    centres = {here.centre, *(here.centre.plus(step) for step in LATTICE)}
    return tuple(sector for sector in view.sectors if sector.centre in centres)


def spots(shown: Sequence[SectorView]) -> tuple[Spot, ...]:
    """What the map takes: spaces (corners above and below are points, so they may stick out) and symbols."""
    unit = Layout(1, pointy=True)
    spaces = [(*unit.pixel(cell.hex), 0.87) for sector in shown for cell in sector.cells]
    return (*spaces, *((x, y, 0.34) for (x, y), _, _ in sides(shown, unit)))


def paint_map(
    c: Canvas, view: View, shown: Sequence[SectorView], layout: Layout, words: Words, numbers: bool
) -> tuple[list[Box], list[Box]]:
    """All that changes, on the ground. Returns the boxes of what lies there, and of the names."""
    paint_attack(c, shown, view, layout)
    lying = paint_spaces(c, shown, view, layout, words, numbers)
    lying += paint_goals(c, shown, view, layout)
    lying += law_marks(c, shown, view, layout, numbers)
    k = layout.size / 66
    for (x, y), symbol, side in sides(shown, layout):
        put(c, "bead", x, y, max(38 * k, 26), symbol or "", -1 if symbol else side)
        lying.append(square((x, y), 18 * k))
    size = round(min(44.0, max(30.0, 37 * k)) * (1 if numbers else c.w / W))
    return lying, paint_names(c, printed(shown), layout, words, size, lying)


def sides(shown: Sequence[SectorView], layout: Layout) -> Iterator[tuple[Point, str | None, int]]:
    """Sides where the map can grow, with their symbol, and those where it goes on out of the picture."""
    centres = {sector.centre for sector in shown}
    for sector in shown:
        for side, step in enumerate(LATTICE):
            other = sector.centre.plus(step)
            if other not in centres:
                (x0, y0), (x1, y1) = layout.pixel(sector.centre), layout.pixel(other)
                t = 0.5 + OUTSIDE
                yield (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), sector.symbols[side], side
