"""Realms: neighbours of one player share one border."""

from __future__ import annotations

import math
from collections.abc import Sequence
from math import sqrt

from PIL import Image

from images.brush import CLEAR, Pen, Point
from images.hexmap import Layout
from images.kept import kept


@kept
def rim(who: str, sides: tuple[bool, ...], s: int, inset: float, width: float) -> Image.Image:
    """The border inside a cell along the sides where the realm ends; sides clockwise from the lower right.
    Where it goes on in the next cell, both lines meet on their common side."""
    w, h, k = 2 * s, math.ceil(sqrt(3) * s), 4
    big = Image.new("RGBA", (w * k, h * k), CLEAR)
    pen = Pen(big, k)
    layout = Layout(s, w / 2, h / 2)
    middle = (w / 2, h / 2)
    corners = layout.corners((0, 0))
    for d in range(6):
        if not sides[d]:
            continue
        ends = []
        for corner, other in ((corners[d], sides[(d - 1) % 6]), (corners[(d + 1) % 6], sides[(d + 1) % 6])):
            toward = middle if other else _beyond(corners, d, corner)
            length = math.dist(corner, toward)
            step = inset / math.sin(math.radians(60))
            ends.append(tuple(a + (b - a) * step / length for a, b in zip(corner, toward, strict=True)))
        pen.path(ends, who, width)  # type: ignore[arg-type]
    return big.reduce(k)


def _beyond(corners: Sequence[Point], d: int, corner: Point) -> Point:
    """The other end of the side that this cell shares with the next cell of the realm."""
    return corners[d - 1] if corner == corners[d] else corners[(d + 2) % 6]
