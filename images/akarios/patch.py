"""A part of the battle map: cut from the whole, with what matters in it lit, ways and lines of sight."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from images.akarios.common import put
from images.akarios.ground import Printed, zoomed
from images.brush import Point
from images.canvas import Canvas
from images.hexmap import Layout, outlines, rim
from images.theme import rgb
from rules.core.hexes import Hex, facing


class Window:
    """So many whole columns of the map, so that no ship is cut at the sides; and as many rows as fit."""

    def __init__(self, on: Printed, cells: Iterable[Hex], w: int, h: int, columns: int) -> None:
        image, whole = zoomed(on, w / (1.5 * columns + 0.5))
        spots = [whole.pixel(cell) for cell in cells]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        pitch = 1.5 * whole.size
        first = round(((min(xs) + max(xs)) / 2 - whole.x) / pitch - (columns - 1) / 2)
        first = max(-1, min(first, on.columns - columns + 1))
        left = round(first * pitch)
        top = round((min(ys) + max(ys)) / 2 - h / 2)
        if image.height >= h:
            top = max(0, min(top, image.height - h))
        self.w, self.h, self._on, self._corner = w, h, on, (left, top)
        self.layout = Layout(whole.size, whole.x - left, whole.y - top)
        self.image = self._cut(image)

    def _cut(self, whole: Image.Image) -> Image.Image:
        left, top = self._corner
        part = Image.new("RGB", (self.w, self.h), rgb("ink"))
        part.paste(whole, (-left, -top))
        return part

    def veiled(self) -> Image.Image:
        return self._cut(zoomed(self._on, self.layout.size, veil=True)[0])

    def shows(self, cell: Hex) -> bool:
        x, y = self.layout.pixel(cell)
        return 0 < x < self.w and 0 < y < self.h


def lit(window: Window, cells: Collection[Hex], colour: str) -> Image.Image:
    """The ground with some hexes in a colour and a line round them, and the rest drawn back."""
    out, layout = window.veiled(), window.layout
    if not cells:
        return out
    x0, y0, x1, y1 = (round(v) for v in layout.bounds(cells))
    box = (max(0, x0), max(0, y0), min(out.width, x1), min(out.height, y1))
    part = window.image.crop(box)
    mask = Image.new("L", part.size)
    draw = ImageDraw.Draw(mask)
    for cell in cells:
        draw.polygon([(x - box[0], y - box[1]) for x, y in layout.corners(cell)], fill=255)
    out.paste(Image.blend(part, Image.new("RGB", part.size, rgb(colour)), 0.24), box[:2], mask)
    outlined(out, layout, cells, colour)
    return out


def outlined(image: Image.Image, layout: Layout, cells: Collection[Hex], colour: str) -> None:
    """A line round all of them."""
    k = layout.size / 66
    loops = [[point for point, _ in loop] for loop in outlines(layout, rim(cells))]
    closed = [[*points, points[0]] for points in loops]
    _lines(image, closed, (("black", 9 * k), (colour, 5 * k)))


def trails(c: Canvas, layout: Layout, ways: Sequence[Sequence[Hex]], colour: str, share: float = 1.0) -> None:
    """Ways from hex to hex, on the ground; all of them in one go."""
    lines = [[layout.pixel(cell) for cell in way] for way in ways if len(way) > 1]
    k = layout.size * share
    _lines(c.im, lines, (("black", 0.2 * k), (colour, 0.11 * k)))


def _lines(
    image: Image.Image, lines: Sequence[Sequence[Point]], strokes: Sequence[tuple[str, float]]
) -> None:
    """Each stroke of all lines before the next, through masks of twice the size: they weigh a quarter."""
    if not lines:
        return
    pad = max(width for _, width in strokes)
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    x0, y0 = round(min(xs) - pad), round(min(ys) - pad)
    size = (round(max(xs) + pad - x0) * 2, round(max(ys) + pad - y0) * 2)
    for colour, width in strokes:
        mask = Image.new("L", size)
        draw = ImageDraw.Draw(mask)
        for line in lines:
            spots = [((x - x0) * 2, (y - y0) * 2) for x, y in line]
            draw.line(spots, fill=255, width=round(width * 2))
            for x, y in spots:
                draw.ellipse((x - width, y - width, x + width, y + width), fill=255)
        image.paste(rgb(colour), (x0, y0), mask.reduce(2))


def heads(
    c: Canvas, layout: Layout, cells: Sequence[Hex], colour: str, marked: Collection[tuple[Hex, int]] = ()
) -> None:
    """Chevrons where a way crosses from hex to hex, but not on the mark before a bow."""
    for a, b in pairwise(cells):
        way = next((d for d in range(6) if a.plus(facing(d)) == b), None)
        if way is not None and (a, way) not in marked:
            (x0, y0), (x1, y1) = layout.pixel(a), layout.pixel(b)
            put(c, "chevron", (x0 + x1) / 2, (y0 + y1) / 2, layout.size * 0.44, way, colour)


def edge_of(layout: Layout, cell: Hex, looks: int, inset: float = 0.0) -> Point:
    """The middle of a side."""
    (x0, y0), (x1, y1) = layout.edge(cell, (looks + 4) % 6)
    x, y = layout.pixel(cell)
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    return mx + (x - mx) * inset, my + (y - my) * inset


def sight(c: Canvas, a: Point, b: Point, colour: str, s: float) -> None:
    """A dotted line."""
    far = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    n = max(2, round(far / (0.2 * s)))
    for i in range(1, n):
        put(c, "dot", a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n, 0.13 * s, colour)


def columns_for(on: Printed, cells: Sequence[Hex], w: int, h: int, least: int = 7) -> int:
    """The fewest columns with which all these hexes are seen, and their neighbours beside them."""
    x0, y0, x1, y1 = Layout(1).bounds(cells)
    for columns in range(least, on.columns):
        size = w / (1.5 * columns + 0.5)
        if (x1 - x0 + 1) * size <= w and (y1 - y0) * size <= h:
            return columns
    return on.columns
