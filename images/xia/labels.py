"""Words on the map: with a dark halo instead of a box; names of sectors go where they cover least."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from images.brush import Box, Point, meet, shared, square
from images.canvas import Canvas
from images.hexmap import Layout
from images.kept import kept
from images.labels import haloed
from images.text import measure
from images.xia.terrain import Ground, Printed
from rules.core.hexes import Hex as Axial
from rules.core.hexes import distance
from words import Words

TOUCHED, COVERED, FOREIGN = 12.0, 400.0, 14.0
"""What it costs to touch or cover something that matters, or to lie on a space of another sector."""
ENOUGH = 600
"""Places for a name that are worth keeping; dearer ones have never been the best."""


def caption(c: Canvas, x: float, y: float, text: str, size: int, colour: str = "#FFFFFF") -> None:
    c.put(haloed((text,), size, colour), x, y)


class Candidate(NamedTuple):
    cost: float
    at: Point
    box: Box
    lines: tuple[str, ...]
    size: int


Weighted = tuple[Point, float]
"""A place that a name should not cover, and how bad that would be."""


class Crowd:
    """Weighted points, asked for what lies within a box."""

    def __init__(self, points: Sequence[Weighted]) -> None:
        self.points = sorted(points)

    def between(self, low: float, high: float) -> tuple[list[float], list[float]]:
        """Those of a strip from left to right, and the sums of their weights."""
        strip = [(x, weight) for (x, y), weight in self.points if low < y < high]
        return [x for x, _ in strip], [0.0, *accumulate(weight for _, weight in strip)]


@kept
def candidates(
    sector: Printed, layout: Layout, words: Words, size: int, others: tuple[Ground, ...]
) -> tuple[Candidate, ...]:
    """All places for a sector's name, with what they cost whatever lies on the map, cheapest first."""
    (cx, cy), s = layout.pixel(sector.centre), layout.size
    foreign = [(layout.pixel(cell.hex), FOREIGN) for cell in others]
    crowd = Crowd([*lines_of((*sector.cells, *others), layout), *foreign])
    out = []
    for lines in _splits(words.name("xia", sector.id)):
        for smaller in (size, size - 3, size - 6, size - 9):
            half = max(measure(line, smaller, "bold") for line in lines) / 2 + 4
            tall = smaller * (0.46 + 0.475 * (len(lines) - 1))
            for row in range(-5, 6):
                y, room = cy + row * 0.75 * s, (3.1 - abs(row) / 4) * sqrt(3) * s
                xs, sums = crowd.between(y - tall - s / 8, y + tall + s / 8)
                for step in range(-13, 14):
                    x = cx + step * 0.2 * s
                    if abs(x - cx) + half > room:
                        continue
                    cost = abs(step) * 0.2 + abs(row) / 2 + 0.8 * (size - smaller) + 2 * (len(lines) - 1)
                    cost += sums[bisect(xs, x + half + s / 8)] - sums[bisect(xs, x - half - s / 8)]
                    box = (x - half, y - tall, x + half, y + tall)
                    out.append(Candidate(cost, (x, y), box, lines, smaller))
    return tuple(sorted(out)[:ENOUGH])


def _splits(label: str) -> list[tuple[str, ...]]:
    """One line or two, never with a lone "II" on the second."""
    first, _, rest = label.partition(" ")
    if min(len(first), len(rest)) > 3:
        return [(label,), (first, rest)]
    return [(label,)]


def best(found: Sequence[Candidate], lying: Sequence[Box]) -> Candidate:
    """The cheapest place, once what lies on the map is counted too."""
    chosen, least = found[0], float("inf")
    for one in found:
        if one.cost >= least:
            break
        cost = one.cost + sum(_hidden(one.box, other) for other in lying if meet(one.box, other))
        if cost < least:
            chosen, least = one, cost
    return chosen


def _hidden(box: Box, other: Box) -> float:
    """To touch something is bad, to cover it worse."""
    return TOUCHED + COVERED * shared(box, other) / ((other[2] - other[0]) * (other[3] - other[1]))


def names(
    c: Canvas, board: Sequence[Printed], layout: Layout, words: Words, size: int, lying: Sequence[Box]
) -> list[Box]:
    """Paint every sector's name where it covers least of what is lying there. Returns their boxes."""
    out: list[Box] = []
    for sector in board:
        around = square(layout.pixel(sector.centre), 5.5 * layout.size)
        others = tuple(
            cell
            for other in board
            if other is not sector and distance(other.centre, sector.centre) < 6
            for cell in other.cells
            if distance(Axial(*cell.hex), sector.centre) < 5
        )
        near = [box for box in (*lying, *out) if meet(box, around)]
        spot = best(candidates(sector, layout, words, size, others), near)
        c.put(haloed(spot.lines, spot.size), *spot.at)
        out.append(spot.box)
    return out


def lines_of(cells: Sequence[Ground], layout: Layout) -> list[Weighted]:
    """Points of border lines; entrances are the worst to cover."""
    out = []
    for cell in cells:
        for edge in cell.edges:
            (x0, y0), (x1, y1) = layout.edge(cell.hex, edge.direction)
            weight = 60.0 if edge.kind == "planet_entrance" else 4.0
            out += [((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), weight) for t in (0.25, 0.75)]
    return out
