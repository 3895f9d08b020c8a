"""Axial hexes (q to the right, r down to the right; on a flat-top board r straight down), and exact sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
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
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


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


# Flat-top boards: facings, and names of their hexes.

FACINGS = ("n", "ne", "se", "s", "sw", "nw")
"""Clockwise; a facing is its place in here."""


def facing(number: int) -> Hex:
    """The step in this direction on a flat-top board: 0 is north, then clockwise."""
    return DIRECTIONS[(number + 4) % 6]


@lru_cache(maxsize=4096)
def name(cell: Hex) -> str:
    """Column letter and row number of an odd-q board, whose first hex is A1."""
    row = cell.r + cell.q // 2
    if cell.q < 0 or row < 0:
        raise ValueError(f"{cell} is off the board")
    letters, column = "", cell.q + 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


@lru_cache(maxsize=4096)
def named(text: str) -> Hex:
    """The hex of this name; ValueError if it is no name."""
    found = re.fullmatch(r"([A-Z]{1,3})([1-9][0-9]{0,3})", text)
    if found is None:
        raise ValueError(f"{text!r} is not the name of a hex")
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    q = column - 1
    return Hex(q, int(found[2]) - 1 - q // 2)


# Exact sight.

FINE = 600
"""Points are measured in 600ths of a step, where centres, corners (thirds), middles of edges (halves) and all
of them drawn one percent inwards are whole numbers."""


class Point(NamedTuple):
    q: int
    r: int

    def plus(self, step: Hex, factor: int) -> Point:
        return Point(self.q + step.q * factor, self.r + step.r * factor)


def centre(cell: Hex) -> Point:
    return Point(cell.q * FINE, cell.r * FINE)


def front(cell: Hex, number: int) -> Point:
    """The middle of the edge a ship with this facing looks over."""
    return centre(cell).plus(facing(number), FINE // 2)


def aims(cell: Hex) -> list[Point]:
    """The centre, and the six corners and middles of edges one percent inwards."""
    middle = centre(cell)
    edges = [middle.plus(step, FINE // 2 * 99 // 100) for step in DIRECTIONS]
    ahead = (*DIRECTIONS[1:], DIRECTIONS[0])
    corners = [middle.plus(a.plus(b), FINE // 3 * 99 // 100) for a, b in zip(DIRECTIONS, ahead, strict=True)]
    return [middle, *corners, *edges]


def crossed(origin: Point, point: Point) -> frozenset[Hex]:
    """The cells whose inside the segment meets; what it touches, at a corner or along an edge, is outside."""
    spans = [range(min(ends) // FINE - 1, max(ends) // FINE + 3) for ends in zip(origin, point, strict=True)]
    cells = (Hex(q, r) for q in spans[0] for r in spans[1])
    return frozenset(cell for cell in cells if _inside(cell, origin, point))


def _inside(cell: Hex, origin: Point, point: Point) -> bool:
    """Whether some part of the segment is strictly between all three pairs of opposite edges.

    A pair bounds the part of the way by two fractions, after which and before which it is between them.
    """
    afters, befores = [], []
    for start, end in zip(_across(cell, origin), _across(cell, point), strict=True):
        way = end - start
        if way == 0 and abs(start) >= FINE:
            return False
        if way:
            towards = start if way > 0 else -start
            afters.append((-FINE - towards, abs(way)))
            befores.append((FINE - towards, abs(way)))
    on_the_way = all(part < whole for part, whole in afters) and all(part > 0 for part, _ in befores)
    return on_the_way and all(a * y < x * b for a, b in afters for x, y in befores)


def _across(cell: Hex, point: Point) -> tuple[int, int, int]:
    """How far a point is from the middle between each pair of opposite edges; these are at FINE."""
    q, r = point.q - cell.q * FINE, point.r - cell.r * FINE
    return 2 * q + r, q + 2 * r, r - q
