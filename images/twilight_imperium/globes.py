"""Planets: shadow, body, light, and one of four kinds of surface."""

from __future__ import annotations

from math import sqrt

from images.brush import Pen, Point, polar
from images.twilight_imperium.facts import PLANETS

DISC = (
    ("#6E5A4E", "#8B7363", "#A38A78"),
    ("#3F5F6B", "#557C88", "#7298A2"),
    ("#5C5573", "#766E90", "#9189A8"),
    ("#4D6650", "#66826A", "#829B84"),
    ("#76565C", "#917078", "#AB8C92"),
    ("#5F6470", "#7C8290", "#9AA0AD"),
)
"""Dull, so that what lies on a planet is the bright thing: shadow, body, light."""


def scatter(n: float) -> float:
    """Between 0 and 1, the same every time."""
    return (n * 0.754877666 + 0.31) % 1


def seed_of(name: str) -> int:
    return sum(ord(letter) * (i + 3) for i, letter in enumerate(name))


def globe(pen: Pen, c: Point, r: float, name: str) -> None:
    """A planet: shadow, body, light, and one of five kinds of surface; Mecatol Rex is one great city."""
    seed = seed_of(name)
    dark, body, light = DISC[seed % len(DISC)]
    if name == "mecatol_rex":
        dark, body, light = "#5E512F", "#84713F", "#B79C52"
    if PLANETS[name].get("station"):
        return _station(pen, c, r)
    pen.disc(c, r, dark)
    lit = (c[0] - r * 0.1, c[1] - r * 0.08)
    pen.disc(lit, r * 0.88, body)
    if name == "mecatol_rex":
        _city(pen, lit, r, dark, light)
    elif seed % 4 == 0:
        for y, w, t in ((-0.42, 0.6, 0.1), (0.0, 0.78, 0.13), (0.42, 0.56, 0.1)):
            pen.rounded(
                (lit[0] - r * w, lit[1] + r * (y - t), lit[0] + r * (w - 0.2), lit[1] + r * (y + t)),
                r * t,
                light,
            )
    elif seed % 4 == 1:
        for a, d, size in (
            (20, 0.5, 0.2),
            (110, 0.5, 0.26),
            (200, 0.56, 0.17),
            (285, 0.52, 0.2),
            (330, 0.08, 0.14),
        ):
            at = polar(lit, d * r, a + seed % 60)
            pen.disc(at, size * r, dark)
            pen.disc((at[0] + size * r * 0.2, at[1] + size * r * 0.2), size * r * 0.78, light)
    elif seed % 4 == 2:
        for x, y, size in (
            (-0.36, -0.36, 0.3),
            (-0.06, -0.24, 0.24),
            (-0.3, 0.28, 0.2),
            (0.3, 0.2, 0.26),
            (0.16, 0.42, 0.2),
        ):
            pen.disc((lit[0] + x * r, lit[1] + y * r), size * r, light)
    else:
        pen.poly([polar(lit, r * 0.86, a) for a in range(-60, 61, 8)], light)
        pen.poly([polar(lit, r * 0.86, a) for a in range(140, 221, 8)], light)
    return None


def _city(pen: Pen, c: Point, r: float, dark: str, light: str) -> None:
    for i in range(-3, 4):
        y = i * 0.24
        half = sqrt(max(0.0, 0.74 - y * y))
        pen.path([(c[0] - half * r, c[1] + y * r), (c[0] + half * r, c[1] + y * r)], dark, r * 0.05)
        for j in range(6):
            x = -0.78 + j * 0.31 + 0.1 * (i % 2)
            if x * x + y * y < 0.6 and scatter(i * 11 + j * 5) > 0.25:
                pen.disc((c[0] + x * r, c[1] + (y + 0.12) * r), r * 0.055, light)


def _station(pen: Pen, c: Point, r: float) -> None:
    """A trade station is a wheel, not a world."""
    pen.disc(c, r, "#3C4A5E")
    pen.disc(c, r * 0.9, "#8A96A8")
    pen.disc(c, r * 0.7, "#2A3442")
    for a in range(30, 390, 60):
        pen.path([polar(c, r * 0.3, a), polar(c, r * 0.78, a)], "#8A96A8", r * 0.1)
    pen.disc(c, r * 0.34, "#A7B2C2")
