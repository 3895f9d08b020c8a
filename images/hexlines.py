"""Lines on maps of hexes, one geometry for every kind; and a pen that stays on some cells.

Points run clockwise round what they enclose; k scales with the size of a hex, 1 at 66."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from PIL import Image, ImageDraw

from images.brush import Inset, Pen, Point, walk
from images.hexmap import Hex, Layout
from images.theme import rgb

_UNEVEN = (0.2, 0.9, 0.55, 0.1, 0.75, 0.35, 1.0, 0.5, 0.05, 0.65, 0.85)


def line(pen: Pen, points: Sequence[Point], colour: str, width: float, closed: bool) -> None:
    pen.path([*points, points[0]] if closed else points, colour, width)


def rocks(pen: Pen, points: Sequence[Point], closed: bool, k: float, colour: str) -> None:
    """A broken, uneven zigzag."""
    out = []
    for i, ((x, y), (dx, dy)) in enumerate(walk(points, 9 * k, closed)):
        far = (1.2 + 3.4 * _UNEVEN[i % 11]) * (1 if i % 2 else -1) * k
        out.append((x + dy * far, y - dx * far))
    line(pen, out, colour, 4 * k, closed)


def scallops(pen: Pen, points: Sequence[Point], closed: bool, k: float, colour: str) -> None:
    """A cloud that bulges outwards; every side begins a new bow, or bows would cut the corners."""
    sides = pairwise([*points, points[0]] if closed else points)
    steps = [at for side in sides for at, _ in walk(side, 20 * k)]
    for (x, y), (x2, y2) in pairwise(steps):
        if math.dist((x, y), (x2, y2)) < k:
            continue
        mx, my, r = (x + x2) / 2, (y + y2) / 2, math.dist((x, y), (x2, y2)) / 2
        begin = math.atan2(y - my, x - mx)
        bow = [
            (mx + math.cos(begin + t * math.pi / 9) * r, my + math.sin(begin + t * math.pi / 9) * r)
            for t in range(10)
        ]
        pen.path(bow, colour, 3.6 * k)


def dashed(pen: Pen, a: Point, b: Point, k: float, colour: str) -> None:
    """Between spaces of one kind: nothing happens there."""
    pen.dashes(a, b, colour, 1.8 * k, 6 * k, 6 * k)


@contextmanager
def clipped(pen: Pen, layout: Layout, cells: Sequence[Hex], fill: str) -> Iterator[Pen]:
    """A pen that draws on these cells only."""
    x0, y0, x1, y1 = layout.bounds(cells)
    size = (math.ceil((x1 - x0) * pen.k), math.ceil((y1 - y0) * pen.k))
    image, mask = Image.new("RGB", size, rgb(fill)), Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for cell in cells:
        draw.polygon([((x - x0) * pen.k, (y - y0) * pen.k) for x, y in layout.corners(cell)], fill=255)
    yield Inset(Pen(image, pen.k), -x0, -y0, 1)
    pen.image.paste(image, (round(x0 * pen.k), round(y0 * pen.k)), mask)
