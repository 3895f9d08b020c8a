"""Line of sight, exactly (section 12b): whole numbers only, so that it is symmetric."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from rules.core.hexes import DIRECTIONS, Hex
from rules.xia.geometry import Board

NUDGE = 10**6
"""A line that runs along an edge or through a corner is moved aside by this fraction of its normal."""


@lru_cache(maxsize=1 << 15)
def sees(board: Board, a: str, b: str) -> bool:
    """The straight line between both centres, moved a hair to one side or the other, is free (XIA-194)."""
    start, end = board.where[a], board.where[b]
    return start == end or any(_clear(board, list(_passed(start, end, side))) for side in (1, -1))


def _clear(board: Board, cells: list[Hex]) -> bool:
    spaces = [board.at.get(cell) for cell in cells]
    if None in spaces:
        return False
    return not any(board.opaque(one, other) for one, other in pairwise(spaces) if one and other)


def _dot(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Twice the scalar product of two vectors in axial coordinates."""
    return 2 * a[0] * b[0] + 2 * a[1] * b[1] + a[0] * b[1] + a[1] * b[0]


def _passed(start: Hex, end: Hex, side: int) -> Iterator[Hex]:
    """Every cell on the line from centre to centre, shifted to one side by less than any corner's distance.

    All coordinates are multiplied by NUDGE; a cell is left through the edge that the line meets first.
    """
    way = (end.q - start.q, end.r - start.r)
    normal = (way[0] + 2 * way[1], -2 * way[0] - way[1])
    origin = (start.q * NUDGE + side * normal[0], start.r * NUDGE + side * normal[1])
    cell = start
    yield cell
    while cell != end:
        cell = min(
            (cell.plus(step) for step in DIRECTIONS if _dot(way, step) > 0),
            key=lambda other: _meets(origin, way, cell, other.minus(cell)),
        )
        yield cell


def _meets(origin: tuple[int, int], way: tuple[int, int], cell: Hex, step: Hex) -> Fraction:
    """How far along the line the edge towards `step` lies."""
    middle = (2 * cell.q + step.q, 2 * cell.r + step.r)
    offset = (middle[0] * NUDGE - 2 * origin[0], middle[1] * NUDGE - 2 * origin[1])
    return Fraction(_dot(offset, step), _dot(way, step))
