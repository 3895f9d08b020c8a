"""Near things of a scene where many meet: a bazaar, convoys, searchlights, a mirror, a line of blades."""

from __future__ import annotations

import math

from images.akarios.colours import ALLY, FOE, SEATS
from images.akarios.heavens import CREW, SKY, craft
from images.akarios.hulls import draw_hull
from images.akarios.nearby import WARM, Draw
from images.akarios.planets import chance
from images.brush import Pen, Point, ngon, polar
from images.theme import mix

STEEL, PLATE, RIM = "#39435A", "#2C3447", "#7F8CA8"
AMBER = "#FFC24D"
WELDED = ("anvil", "knossos", "invincible", "charis", "argonaut", "gladiator", "anvil", "chariot", "knossos")
"""The hulls of the Bazaar, round its well."""


def bazaar(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Nine hulls round a bright well, with lights on all of them and laundry between."""
    c, far = (w * 0.64, h * 0.5), h * 0.31
    for share, tone in ((1.5, 0.86), (1.15, 0.7), (0.85, 0.45)):
        p.disc(c, far * share * 0.75, mix(WARM, SKY, tone))
    for i, name in enumerate(WELDED):
        at = polar(c, far, 40 * i)
        plate = mix(STEEL, RIM, 0.15 + 0.3 * (i % 3))
        draw_hull(p, name, plate, 40 * i / 60, at, h * 0.0031, (("black", 3),), shade=0.4)
    for i in range(9):
        a, b = polar(c, far * 0.98, 40 * i + 4), polar(c, far * 0.98, 40 * i + 36)
        p.path([a, b], "#151A26", 3)
        for j in range(1, 4):
            x, y = (a[0] + (b[0] - a[0]) * j / 4, a[1] + (b[1] - a[1]) * j / 4)
            cloth = ("#C9B27A", "#B96A4A", "#8FA7B8")[(i + j) % 3]
            p.poly([(x - 6, y), (x + 6, y), (x + 5, y + 15), (x - 5, y + 15)], cloth)
    p.disc(c, far * 0.5, mix(WARM, SKY, 0.2))
    p.disc(c, far * 0.38, "#FFF4D0")
    for i in range(90):
        at = polar(c, far * (0.72 + 0.75 * chance(seed, i)), 360 * chance(seed, i + 100))
        p.disc(at, h * (0.004 + 0.004 * (i % 2)), WARM if i % 3 else "#FF9E5A")


def convoy(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A great lamp ship, her light in steps, four small ones about her, and hornets like sparks."""
    c = (w * 0.62, h * 0.46)
    for share, tone in ((1.0, 0.84), (0.74, 0.7), (0.5, 0.5), (0.3, 0.3)):
        p.disc(c, h * 0.44 * share, mix("#FFE7A8", mix(SKY, hue, 0.3), tone))
    draw_hull(p, "yur_beacon", "#B9772C", 4.5, c, h * 0.0044, (("black", 2),), shade=0.42)
    for dx, dy in ((-0.26, -0.22), (-0.3, 0.2), (0.2, -0.3), (0.16, 0.32)):
        at = (c[0] + w * dx * 0.62, c[1] + h * dy)
        p.disc(at, h * 0.05, mix("#FFE7A8", SKY, 0.62))
        draw_hull(p, "yur_drifter", "#D8B070", 4.5, at, h * 0.00075, (("black", 2),), shade=0.36)
    for i in range(34):
        a = 360 * chance(seed, i)
        at = polar((w * 0.84, h * 0.42), h * (0.12 + 0.5 * chance(seed, i + 50)), a)
        back = polar(at, h * 0.035, a + 70)
        p.path([back, at], mix(FOE, SKY, 0.45), 3)
        p.disc(at, h * 0.008, FOE)


def grain(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Three round freighters, a swarm about them, and its pale nest."""
    for row in range(9):
        for column in range(4):
            x, y = w * (0.87 + 0.042 * column - 0.021 * (row % 2)), h * (0.04 + 0.125 * row)
            if chance(seed, row * 5 + column) < 0.86 - 0.2 * (column == 0):
                cell = ngon((x, y), h * 0.066, 6, 0)
                p.poly(cell, mix("#E9D9B0", SKY, 0.3 + 0.12 * ((row + column) % 3)))
                p.poly(ngon((x, y), h * 0.046, 6, 0), mix("#6A5330", SKY, 0.35))
    for i, (x, y, r) in enumerate(((0.4, 0.36, 0.14), (0.56, 0.62, 0.17), (0.68, 0.26, 0.11))):
        _freighter(p, (w * x, h * y), h * r, seed + i)
    for i in range(5):
        middle, far = (w * (0.42 + 0.08 * i), h * (0.3 + 0.1 * (i % 3))), h * (0.24 + 0.06 * i)
        for j in range(22):
            at = polar(middle, far, 150 + 67 * i + 8 * j)
            p.disc(at, h * (0.0045 + 0.0035 * chance(seed, i * 20 + j)), AMBER)


def _freighter(p: Pen, c: Point, r: float, seed: int) -> None:
    p.disc(c, r, "black")
    p.disc(c, r * 0.96, PLATE)
    p.disc((c[0] - r * 0.14, c[1] - r * 0.14), r * 0.8, "#59657F")
    p.rounded((c[0] - r * 1.02, c[1] - r * 0.12, c[0] + r * 1.02, c[1] + r * 0.12), r * 0.1, STEEL)
    for i in range(7):
        p.disc((c[0] + r * (0.27 * i - 0.81), c[1]), r * 0.055, WARM)
    p.rounded((c[0] - r * 1.3, c[1] - r * 0.2, c[0] - r * 0.92, c[1] + r * 0.2), r * 0.06, "#4A5670")


def searchlight(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Straight hulls in rows, and beams that sweep what lies before them."""
    _beams(p, w, h)
    for i in range(7):
        x, y = w * (0.58 + 0.075 * (i % 4) + 0.035 * (i // 4)), h * (0.2 + 0.42 * (i // 4))
        craft(p, "ema_interceptor", (x, y), h * 0.13, 4.5, FOE, "#FFFFFF", 0.6)


def barge(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """The same, round one long ship with all its windows lit."""
    _beams(p, w, h)
    y = h * 0.46
    p.poly(
        [
            (w * 0.5, y),
            (w * 0.54, y - h * 0.06),
            (w * 0.97, y - h * 0.06),
            (w * 0.97, y + h * 0.08),
            (w * 0.54, y + h * 0.08),
        ],
        "#4A5670",
    )
    p.poly([(w * 0.5, y), (w * 0.54, y - h * 0.06), (w * 0.97, y - h * 0.06), (w * 0.97, y - h * 0.03)], RIM)
    for i in range(24):
        p.disc((w * (0.56 + 0.0168 * i), y + h * 0.025), h * 0.01, WARM)
    for i in range(6):
        x, up = w * (0.58 + 0.13 * (i % 3)), h * (0.2 if i < 3 else 0.74)
        craft(p, "ema_interceptor", (x, up), h * 0.12, 4.5, FOE, "#FFFFFF", 0.6)


def _beams(p: Pen, w: float, h: float) -> None:
    """Cones of light from the right, each in two steps."""
    for y, to, wide in ((0.18, 0.42, 0.09), (0.5, 0.6, 0.11), (0.8, 0.82, 0.1)):
        for share, tone in ((1.0, 0.84), (0.45, 0.72)):
            half = h * wide * share
            cone = [(w * 0.82, h * y), (0, h * to - half), (0, h * to + half)]
            p.poly(cone, mix("#DCEBF5", SKY, tone))


def mirror(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """The squad above, and the same outlines below, upside down and hostile."""
    y = h * 0.5
    for i in range(5):
        p.path([(0, y + i * 5), (w, y + i * 5)], mix("#D8ECFA", SKY, 0.1 + 0.2 * i), 5)
    for i, name in enumerate(CREW):
        x, up, size = w * (0.2 + 0.2 * i), h * (0.12 + 0.09 * (i % 2)), h * 0.24
        craft(p, name, (x, y - up - h * 0.04), size, 0.35, SEATS[i], "#DCEBF5", 0.5)
        craft(p, name, (x, y + up + h * 0.08), size, 2.65, FOE, "#FFCF9A", 0.5)


def drink(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """The rim of a star, the Sparrow on a thread of its light, and crystals that fall in threes."""
    c = (w * 1.2, h * 0.5)
    for share, tone in ((1.16, 0.7), (1.08, 0.45), (1.0, 0.0)):
        p.disc(c, h * 0.86 * share, mix("#FFE9B8", SKY, tone))
    p.disc(c, h * 0.78, "#FFF9E8")
    here, there = (w * 0.46, h * 0.5), (w * 0.83, h * 0.5)
    for wide, tone in ((16, 0.6), (8, 0.25), (3, 0.0)):
        wave = [
            (here[0] + (there[0] - here[0]) * t / 30, here[1] + h * 0.025 * math.sin(t * 0.7))
            for t in range(31)
        ]
        p.path(wave, mix("#FFF4D0", SKY, tone), wide)
    craft(p, "sparrow", here, h * 0.34, 4.5, ALLY, "#FFFFFF", 0)
    for i in range(5):
        x, y = w * (0.1 + 0.19 * i), h * (0.13 + 0.7 * (i % 2) + 0.04 * chance(seed, i))
        for j, (dx, dy) in enumerate(((0, 0), (0.06, -0.07), (0.07, 0.08))):
            at = (x + h * dx * 1.6, y + h * dy * 1.3)
            craft(p, "synthetic_shard", at, h * 0.085, 2.2 + 0.2 * j, FOE, "#FFE7A8", 1.4)


def duel(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Two lines of blades, face to face, and nothing between them."""
    for i in range(6):
        y, lean = h * (0.1 + 0.15 * i), w * 0.018 * (i % 2)
        name = "ronin_frigate" if i == 2 else "ronin_lancer"
        size = h * (0.2 if i == 2 else 0.125)
        craft(p, name, (w * 0.2 + lean, y), size, 1.5, ALLY, "#FFE7C8", 1.1)
        craft(p, name, (w * 0.8 - lean, y), size, 4.5, FOE, "#FFCF9A", 1.1)


CROWDS: dict[str, Draw] = {
    each.__name__: each for each in (bazaar, convoy, grain, searchlight, barge, mirror, drink, duel)
}
