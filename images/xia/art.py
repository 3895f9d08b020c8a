"""What a region looks like inside its border: flat, and never brighter than what lies on it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from images.brush import Pen, Point, polar, star
from images.hexlines import clipped
from images.hexmap import Hex, Layout, outlines, rim
from images.theme import mix
from images.xia.borders import FILL, tone


def scatter(n: int) -> float:
    """Between 0 and 1, the same every time: no chance in pictures."""
    return (n * 0.754877666 + 0.31) % 1


def region_art(pen: Pen, layout: Layout, kind: str, law: str | None, cells: Sequence[Hex]) -> None:
    if kind == "planet":
        with clipped(pen, layout, cells, FILL[law or "neutral"]) as inside:
            planet(inside, layout, law or "neutral", cells)
    elif kind == "star":
        _star(pen, layout, cells)
    elif kind == "gate":
        with clipped(pen, layout, cells, FILL["gate"]) as inside:
            _gate(inside, layout, cells)
    else:
        draw = {"asteroid": _asteroids, "debris": _debris, "nebula": _nebula}[kind]
        for cell in cells:
            draw(pen, layout.pixel(cell), layout.size, (cell[0] * 37 + cell[1] * 101) % 997)


def _middle(layout: Layout, cells: Sequence[Hex]) -> Point:
    spots = [layout.pixel(cell) for cell in cells]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def planet(pen: Pen, layout: Layout, law: str, cells: Sequence[Hex]) -> None:
    """Bands where there is law, craters where there is none, continents between."""
    c = middle = _middle(layout, cells)
    if len(cells) > 3:
        c = layout.pixel(min(cells, key=lambda cell: math.dist(layout.pixel(cell), middle)))
    globe(pen, c, min(1.95, 0.62 * math.sqrt(len(cells))) * layout.size, law)


def globe(pen: Pen, c: Point, r: float, law: str) -> None:
    pen.disc(c, r, tone(law, 0.14))
    lit = (c[0] - r * 0.1, c[1] - r * 0.1)
    pen.disc(lit, r * 0.87, tone(law, 0.22))
    if law == "lawful":
        for y, w, h, t in ((-0.42, 0.62, 0.1, 0.3), (0.02, 0.8, 0.12, 0.14), (0.42, 0.55, 0.09, 0.3)):
            box = (c[0] - r * (w + 0.1), c[1] + r * (y - h), c[0] + r * (w - 0.28), c[1] + r * (y + h))
            pen.rounded(box, r * h, tone(law, t))
    elif law == "outlaw":
        for a, d, size in (
            (20, 0.5, 0.2),
            (110, 0.46, 0.26),
            (200, 0.56, 0.16),
            (285, 0.52, 0.22),
            (330, 0.1, 0.13),
        ):
            at = polar(lit, d * r, a)
            pen.disc(at, size * r, tone(law, 0.1))
            pen.disc((at[0] + size * r * 0.16, at[1] + size * r * 0.16), size * r * 0.8, tone(law, 0.3))
    else:
        for x, y, size in (
            (-0.36, -0.38, 0.3),
            (-0.06, -0.26, 0.24),
            (-0.3, 0.28, 0.2),
            (0.3, 0.2, 0.26),
            (0.2, 0.42, 0.2),
        ):
            pen.disc((lit[0] + x * r, lit[1] + y * r), size * r, tone(law, 0.32))


def _star(pen: Pen, layout: Layout, cells: Sequence[Hex]) -> None:
    k, s = layout.size / 66, layout.size
    for inset, share in ((10 * k, 0.0), (20 * k, 0.25), (34 * k, 0.5)):
        for loop in outlines(layout, rim(set(cells)), inset):
            pen.poly([point for point, _ in loop], mix("#7D2A1C", "#F08A2C", share))
    c = _middle(layout, cells)
    pen.poly(star(c, s * 1.75, 16, 0.72), "#F4A23A")
    pen.disc(c, s * 1.08, "#FFD873")
    pen.disc(c, s * 0.72, "#FFF3C4")


def _gate(pen: Pen, layout: Layout, cells: Sequence[Hex]) -> None:
    c, s = _middle(layout, cells), layout.size
    if len(cells) < 3:
        c = layout.pixel(cells[0])
    for r, share in ((1.15, 0.22), (0.8, 0.0), (0.68, 0.35), (0.56, 0.0)):
        pen.disc(c, r * s * (1 if len(cells) > 2 else 0.6), tone("gate", share))


def _asteroids(pen: Pen, c: Point, s: float, seed: int) -> None:
    rocks = ((20, 0.58, 0.2), (150, 0.6, 0.24), (255, 0.56, 0.17), (310, 0.66, 0.11), (90, 0.66, 0.12))
    for i, (a, d, r) in enumerate(rocks):
        x, y = polar(c, d * s, a + 30 * scatter(seed + i) - 15)
        rock = [polar((x, y), r * s * (0.75 + 0.35 * scatter(seed + 9 * i + j)), 51.4 * j) for j in range(7)]
        pen.poly(rock, tone("asteroid", 0.3))
        lit = [(px * 0.55 + (x - 0.045 * s) * 0.45, py * 0.55 + (y - 0.045 * s) * 0.45) for px, py in rock]
        pen.poly(lit, tone("asteroid", 0.46))


def _debris(pen: Pen, c: Point, s: float, seed: int) -> None:
    for i, (a, d) in enumerate(((35, 0.6), (100, 0.62), (170, 0.6), (235, 0.62), (300, 0.6))):
        x, y = polar(c, d * s, a + 28 * scatter(seed + i) - 14)
        turn = math.pi * scatter(seed + 5 * i)
        long, wide = (0.12 + 0.1 * scatter(seed + 3 * i)) * s, (0.03 + 0.03 * scatter(seed + 7 * i)) * s
        ux, uy = math.sin(turn), math.cos(turn)
        shard = [
            (x - ux * long, y - uy * long),
            (x + uy * wide, y - ux * wide),
            (x + ux * long * 0.7, y + uy * long * 0.7),
            (x - uy * wide * 2, y + ux * wide * 2),
        ]
        pen.poly(shard, tone("debris", 0.42))


def _nebula(pen: Pen, c: Point, s: float, seed: int) -> None:
    puffs = ((60, 0.3, 0.46, 0.12), (200, 0.34, 0.4, 0.2), (320, 0.38, 0.28, 0.3))
    for i, (a, d, r, share) in enumerate(puffs):
        pen.disc(polar(c, d * s, a + 50 * scatter(seed + i) - 25), r * s, tone("nebula", share))


def sparks(pen: Pen, c: Point, s: float, seed: int) -> None:
    """Far stars in open space."""
    for i in range(3):
        x, y = 1.4 * scatter(seed * 3 + i) - 0.7, 1.2 * ((seed * 3 + i) * 0.569840296 % 1) - 0.6
        pen.disc((c[0] + x * s, c[1] + y * s), (0.014 if i else 0.02) * s, "#4D5C80")
