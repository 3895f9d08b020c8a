"""Border lines: one geometry for every kind, colour second. Points run clockwise, already inset."""

from __future__ import annotations

import math
from collections.abc import Sequence

from images.brush import Pen, Point, between, walk
from images.hexlines import line, rocks, scallops
from images.hexmap import inwards
from images.theme import mix
from images.xia.tokens import GATE, LAW

NORMAL = "#1D2433"
SEAM, GRID = "#66769C", "#3A486A"
FILL = {
    "star": "#54201C",
    "asteroid": "#33291F",
    "debris": "#33301A",
    "nebula": "#38213F",
    "gate": "#14393B",
    "lawful": "#1C3C66",
    "outlaw": "#542433",
    "neutral": "#1D4638",
}
"""Planets by their law."""
LINE = {
    "star": "#FF6A4D",
    "asteroid": "#F2954A",
    "debris": "#EAD24A",
    "nebula": "#F08AD6",
    "gate": GATE,
    **LAW,
}
INSET = {"star": 11.0, "nebula": 15.0, "debris": 12.0}
"""From the side of the space, at a hex size of 66; others 9."""


def border(pen: Pen, kind: str, points: Sequence[Point], closed: bool, k: float) -> None:
    """Of a region that is no planet; k scales with the hex size."""
    {"star": _flames, "asteroid": rocks, "debris": _wire, "nebula": scallops, "gate": _beads}[kind](
        pen, points, closed, k, LINE[kind]
    )


def _flames(pen: Pen, points: Sequence[Point], closed: bool, k: float, colour: str) -> None:
    line(pen, points, colour, 5 * k, closed)
    steps = walk(points, 15 * k, closed)
    for (x, y), (dx, dy) in steps if closed else steps[:-1]:
        tip = (x + dx * 7 * k + dy * 9 * k, y + dy * 7 * k - dx * 9 * k)
        pen.poly([(x, y), tip, (x + dx * 14 * k, y + dy * 14 * k)], colour)


def _wire(pen: Pen, points: Sequence[Point], closed: bool, k: float, colour: str) -> None:
    """Barbed."""
    line(pen, points, colour, 3 * k, closed)
    for (x, y), (dx, dy) in walk(points, 21 * k, closed):
        for side in (1, -1):
            ax, ay = (dx + side * dy) * 5.5 * k, (dy - side * dx) * 5.5 * k
            pen.path([(x - ax, y - ay), (x + ax, y + ay)], colour, 3 * k)


def _beads(pen: Pen, points: Sequence[Point], closed: bool, k: float, colour: str) -> None:
    line(pen, points, colour, 3.4 * k, closed)
    for at, _ in walk(points, 19 * k, closed):
        pen.disc(at, 5.2 * k, colour)


def shield(pen: Pen, a: Point, b: Point, a2: Point, b2: Point, law: str, k: float) -> None:
    """A thick line outside, a thin one within."""
    pen.path([a, b], LINE[law], 5 * k)
    pen.path([a2, b2], LINE[law], 2 * k)


def entrance(pen: Pen, a: Point, b: Point, k: float, colour: str = "#FFFFFF") -> None:
    """A gap with two posts, and chevrons that point in."""
    nx, ny = inwards(a, b)
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    for end, side in ((a, 1), (b, -1)):
        x, y = end[0] + ux * side * 4 * k, end[1] + uy * side * 4 * k
        pen.path([(x - nx * 10 * k, y - ny * 10 * k), (x + nx * 10 * k, y + ny * 10 * k)], colour, 6 * k)
    m = between(a, b, 0.5)
    for far in (0, 11):
        tip = (m[0] + nx * far * k, m[1] + ny * far * k)
        wings = [
            (tip[0] + side * ux * 11 * k - nx * 9 * k, tip[1] + side * uy * 11 * k - ny * 9 * k)
            for side in (-1, 1)
        ]
        pen.path([wings[0], tip, wings[1]], colour, 4.4 * k)


def tone(kind: str, share: float) -> str:
    """From the ground of a region towards its line."""
    return mix(FILL[kind], LINE[kind], share)
