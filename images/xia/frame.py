"""Where the map lies in its picture: as big as it can be beside what stands in the corners."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from images.brush import Box
from images.hexmap import Layout

MARGIN = 26
Size = tuple[float, float]
Spot = tuple[float, float, float]
"""Middle and half the width of something on the map, in sizes of a hex."""
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
    spots: tuple[Spot, ...],
    width: int,
    height: int,
    head: tuple[Box, ...],
    corners: tuple[Size, ...] = (),
    most: int = 84,
    worth: float = 22,
) -> Frame:
    """`spots` are what the map takes, `head` boxes at the top, `corners` sizes of a box wanted at the foot;
    `worth` says how much taller the picture may be for each pixel that a hex grows."""
    x0, y0 = min(x - r for x, _, r in spots), min(y - r for _, y, r in spots)
    x1, y1 = max(x + r for x, _, r in spots), max(y + r for _, y, r in spots)
    found: list[Frame] = []
    for size in range(min(most, int((width - 2 * MARGIN) / (x1 - x0))), 12, -1):
        boxes = [(size * (x - r), size * (y - r), size * (x + r), size * (y + r)) for x, y, r in spots]
        for share in SLACK:
            shift = MARGIN + (width - 2 * MARGIN - size * (x1 - x0)) * share - size * x0
            down = _down(boxes, shift, MARGIN - size * y0, head)
            moved = [(a + shift, b + down, c + shift, d + down) for a, b, c, d in boxes]
            spot = _foot(moved, corners, width)
            foot = round(max(size * y1 + down, spot[3]))
            if foot <= height:
                found.append(Frame(Layout(size, shift, down, True), foot, spot))
        if found and size < found[0].layout.size - 4:
            break

    def cost(one: Frame) -> float:
        aside = abs(one.layout.x + one.layout.size * (x0 + x1) / 2 - width / 2)
        return one.foot - worth * one.layout.size + aside / 3

    return min(found, key=cost)


def _down(boxes: Sequence[Box], shift: float, least: float, head: Sequence[Box]) -> float:
    """How far the map must go down to stay clear of what stands at the top."""
    for box in head:
        tops = [top for left, top, right, _ in boxes if left + shift < box[2] and right + shift > box[0]]
        if tops:
            least = max(least, box[3] - min(tops))
    return least


def _foot(boxes: Sequence[Box], corners: Sequence[Size], width: int) -> Box:
    """A place below the map or in a hole at its foot; right is best, if it makes the picture no taller."""
    foot = max(box[3] for box in boxes)
    low = [box for box in boxes if box[3] > foot - 420]
    spots: list[Box] = []
    for w, h in corners:
        for step in range(21):
            left = MARGIN + (width - 2 * MARGIN - w) * (1 - step / 20)
            tops = [bottom for x0, _, x1, bottom in low if x0 < left + w + 10 and x1 > left - 10]
            top = max(tops, default=foot - 420) + 12
            spots.append((left, top, left + w, top + h))
    return min(spots, key=lambda box: max(box[3], foot), default=(0.0, 0.0, 0.0, 0.0))
