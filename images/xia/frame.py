"""Where the map lies in its picture: as big as it can be beside what stands in the corners."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from images.brush import Box, meet
from images.hexmap import Hex, Layout

MARGIN = 26
SLACK = (0.5, 0.3, 0.7, 0.1, 0.9, 0.0, 1.0)
"""Where the map lies between left and right, best first."""


class Frame(NamedTuple):
    layout: Layout
    foot: int
    """Where the map ends."""
    corner: Box
    """What was asked for at the foot."""


@lru_cache(maxsize=64)
def framed(
    cells: tuple[Hex, ...],
    width: int,
    height: int,
    head: tuple[Box, ...],
    corner: tuple[float, float] = (0, 0),
    most: int = 84,
) -> Frame:
    """`head` are boxes at the top edge, `corner` the size of one wanted at the foot."""
    for size in range(most, 12, -1):
        found = [one for share in SLACK if (one := _tried(cells, size, share, width, head, corner))]
        low = [one for one in found if one.foot <= height]
        if low:
            return min(low, key=lambda one: one.foot)
    raise ValueError("no map fits")


def _tried(
    cells: Sequence[Hex],
    size: int,
    share: float,
    width: int,
    head: Sequence[Box],
    corner: tuple[float, float],
) -> Frame | None:
    x0, y0, x1, y1 = Layout(size, pointy=True).bounds(cells)
    slack = width - 2 * MARGIN - (x1 - x0)
    if slack < 0:
        return None
    x = MARGIN + slack * share - x0
    unplaced = [_around(Layout(size, x, 0, True), cell) for cell in cells]
    down = MARGIN - y0
    for box in head:
        tops = [top for left, top, right, _ in unplaced if left < box[2] and right > box[0]]
        down = max(down, box[3] - min(tops, default=box[3] + y0))
    boxes = [(left, top + down, right, bottom + down) for left, top, right, bottom in unplaced]
    spot = _foot(boxes, corner, width)
    return Frame(Layout(size, x, down, True), round(max(y1 + down, spot[3])), spot)


def _around(layout: Layout, cell: Hex) -> Box:
    """Of a cell; its corners above and below are points, so they count half."""
    (x, y), s = layout.pixel(cell), layout.size
    return x - 0.87 * s, y - 0.86 * s, x + 0.87 * s, y + 0.86 * s


def _foot(boxes: Sequence[Box], corner: tuple[float, float], width: int) -> Box:
    """A place below the map or in a hole at its foot; right is best, if it makes the picture no taller."""
    w, h = corner
    spots = []
    for step in range(16):
        left = MARGIN + (width - 2 * MARGIN - w) * (1 - step / 15)
        column = (left - 12, 0.0, left + w + 12, 1e9)
        top = max((box[3] for box in boxes if meet(box, column)), default=0.0) + 14
        spots.append((left, top, left + w, top + h))
    foot = max((box[3] for box in boxes), default=0.0)
    return min(spots, key=lambda box: max(box[3], foot))
