"""Axial hexes (q to the right, r down to the right): a handful of lines, so no dependency."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Hex(NamedTuple):
    q: int
    r: int

    @property
    def s(self) -> int:
        return -self.q - self.r

    def plus(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def minus(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def times(self, factor: int) -> Hex:
        return Hex(self.q * factor, self.r * factor)

    def turned(self, sixths: int) -> Hex:
        """Turned about the origin, clockwise, by sixths of a circle."""
        q, r, s = self.q, self.r, self.s
        for _ in range(sixths % 6):
            q, r, s = -r, -s, -q
        return Hex(q, r)

    def neighbours(self) -> Iterator[Hex]:
        return (self.plus(step) for step in DIRECTIONS)


ORIGIN = Hex(0, 0)
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""Clockwise, from the right."""


def distance(a: Hex, b: Hex) -> int:
    way = a.minus(b)
    return max(abs(way.q), abs(way.r), abs(way.s))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, clockwise."""
    if radius == 0:
        return [centre]
    cell = centre.plus(DIRECTIONS[4].times(radius))
    cells = []
    for side in range(6):
        for _ in range(radius):
            cells.append(cell)
            cell = cell.plus(DIRECTIONS[side])
    return cells


def disc(centre: Hex, radius: int) -> list[Hex]:
    return [cell for distance_ in range(radius + 1) for cell in ring(centre, distance_)]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The cells a straight line passes, both ends included; a tie always falls to the same side."""
    steps = distance(a, b)
    return [_rounded(a, b, step, steps) for step in range(steps + 1)] if steps else [a]


def _rounded(a: Hex, b: Hex, step: int, steps: int) -> Hex:
    nudge = (1e-6, 2e-6, -3e-6)
    exact = [
        start + (end - start) * step / steps + bias
        for start, end, bias in zip((a.q, a.r, a.s), (b.q, b.r, b.s), nudge, strict=True)
    ]
    whole = [round(value) for value in exact]
    error = [abs(w - e) for w, e in zip(whole, exact, strict=True)]
    worst = error.index(max(error))
    whole[worst] = -sum(value for index, value in enumerate(whole) if index != worst)
    return Hex(whole[0], whole[1])
