"""Anomalies: what fills a system instead of planets."""

from __future__ import annotations

from collections.abc import Callable

from images.brush import Pen, polar, star
from images.twilight_imperium.globes import scatter

ANOMALY = {"asteroid_field": "#2E2620", "nebula": "#33213F", "supernova": "#3A1712", "ion_storm": "#14303A"}


def _asteroids(pen: Pen) -> None:
    rocks = (
        (15, 88, 26),
        (60, 52, 17),
        (85, 102, 21),
        (128, 84, 29),
        (168, 100, 17),
        (205, 62, 21),
        (232, 108, 25),
        (278, 84, 22),
        (318, 104, 19),
        (340, 44, 13),
        (300, 30, 15),
        (110, 26, 12),
    )
    for i, (a, d, r) in enumerate(rocks):
        x, y = polar((0, 0), d, a)
        rock = [polar((x, y), r * (0.74 + 0.34 * scatter(i * 9 + j)), 51.4 * j + 9 * i) for j in range(7)]
        pen.poly([(px + 2, py + 3) for px, py in rock], "#1B1612")
        pen.poly(rock, "#6E5642")
        pen.poly(
            [(px * 0.6 + (x - r * 0.16) * 0.4, py * 0.6 + (y - r * 0.16) * 0.4) for px, py in rock], "#94755A"
        )


def _nebula(pen: Pen) -> None:
    puffs = (
        (-62, -50, 58, 0),
        (48, -62, 62, 0),
        (-10, 20, 70, 0),
        (78, 30, 54, 0),
        (-84, 36, 48, 0),
        (10, 84, 44, 0),
        (-36, -34, 42, 1),
        (54, -20, 46, 1),
        (-52, 44, 36, 1),
        (30, 58, 34, 1),
        (10, -62, 30, 2),
        (-58, -2, 26, 2),
        (66, 16, 24, 2),
    )
    for x, y, r, tone in puffs:
        pen.disc((x, y), r, ("#472C59", "#5C3873", "#744890")[tone])


def _supernova(pen: Pen) -> None:
    for size, tone in ((128, "#5A2116"), (112, "#8C331B")):
        pen.poly(star((0, 0), size, 18, 0.84), tone)
    pen.poly(star((0, 0), 92, 16, 0.74), "#D8622A")
    pen.poly(star((0, 0), 70, 12, 0.8), "#F6A43C")
    pen.disc((0, 0), 46, "#FFD979")
    pen.disc((0, 0), 30, "#FFF4CC")


def _storm(pen: Pen) -> None:
    for r, tone, turn in ((118, "#1C4450", 0), (88, "#22566A", 40), (58, "#2A6C84", 90)):
        for a in (0, 120, 240):
            pen.arc((0, 0), r, a + turn, a + turn + 84, tone, 17)
    for x, y, k in ((-58, -66, 1.0), (52, -4, 1.25), (-40, 54, 0.9)):
        bolt = ((0.16, -0.5), (-0.34, 0.08), (-0.02, 0.08), (-0.18, 0.52), (0.36, -0.12), (0.06, -0.12))
        pen.poly([(x + px * 62 * k, y + py * 62 * k) for px, py in bolt], "#8CEBFF")


PAINT: dict[str, Callable[[Pen], None]] = {
    "asteroid_field": _asteroids,
    "nebula": _nebula,
    "supernova": _supernova,
    "ion_storm": _storm,
}
