"""What scenes are made of: sky, clouds, stars, rocks, ships with the light of their engines.

Without chance: the same seed draws the same."""

from __future__ import annotations

import math

from images.akarios.colours import SEATS
from images.akarios.hulls import draw_hull, turned
from images.akarios.planets import chance
from images.brush import Pen, Point, polar, star
from images.theme import mix

CREW = ("argonaut", "chariot", "knossos", "invincible")
SKY = "#10131C"


def sky(p: Pen, seed: int, w: float, h: float, hue: str, most: float = 0.34, lean: float = -0.25) -> None:
    """Bands of cloud, each a flat tone, and stars between."""
    stars(p, seed, w, h, 70, 0.5)
    for i in range(6):
        y = h * (-0.1 + 0.24 * i + 0.1 * chance(seed, i))
        tall = h * (0.22 + 0.3 * chance(seed, i + 10))
        tone = mix(SKY, hue, most * (0.18 + 0.16 * ((i * 2 + seed) % 5)))
        ribbon(p, seed * 7 + i, w, y, tall, lean * h, tone)
    stars(p, seed + 3, w, h, 120)


def ribbon(p: Pen, seed: int, w: float, y: float, tall: float, lean: float, tone: str) -> None:
    """A cloud across the picture, with edges that roll."""
    a, b, d = (6.28 * chance(seed, i) for i in range(3))
    top, low = [], []
    for i in range(49):
        t = i / 48
        swell = math.sin(t * 7 + a) * 0.35 + math.sin(t * 17 + b) * 0.16 + math.sin(t * 31 + d) * 0.06
        thick = 0.5 + 0.5 * math.sin(t * 4.4 + b)
        middle = y + lean * (t - 0.5) * 1.4
        top.append((w * t, middle - tall * (0.2 + 0.5 * thick) + tall * swell * 0.55))
        low.append((w * t, middle + tall * (0.2 + 0.5 * thick) + tall * swell * 0.4))
    p.poly([*top, *reversed(low)], tone)


def stars(p: Pen, seed: int, w: float, h: float, count: int, share: float = 1.0) -> None:
    """Without chance, evenly: a few of them are large and have rays."""
    for i in range(count):
        x, y = (chance(seed, 0) + i * 0.754877666) % 1 * w, (chance(seed, 1) + i * 0.569840296) % 1 * h
        tone = mix("#FFFFFF", SKY, 0.35 + 0.5 * chance(seed, i + 60))
        if i % 29 == 7 and share == 1:
            p.poly(star((x, y), 13, 4, 0.16), tone)
        else:
            p.disc((x, y), (1.2, 1.7, 2.5)[i % 3] * share, tone)


def rock(p: Pen, c: Point, r: float, seed: int, tone: str = "#6B5848") -> None:
    """Three tones: night, day, and a lit facet."""
    points = [
        polar(c, r * (0.74 + 0.32 * chance(seed, j)), 360 * j / 9 + 20 * chance(seed, j + 20))
        for j in range(9)
    ]
    p.poly(points, mix(tone, "black", 0.5))
    lit = [(x * 0.72 + (c[0] - r * 0.2) * 0.28, y * 0.72 + (c[1] - r * 0.2) * 0.28) for x, y in points]
    p.poly(lit, tone)
    for j in range(3):
        at = polar(
            (c[0] - r * 0.15, c[1] - r * 0.15), r * 0.42 * chance(seed, j + 40), 360 * chance(seed, j + 50)
        )
        p.disc(at, r * (0.08 + 0.08 * chance(seed, j + 60)), mix(tone, "black", 0.28))


def belt(p: Pen, seed: int, w: float, h: float, y: float, count: int = 46, tone: str = "#6B5848") -> None:
    """Small rocks far away, larger ones near."""
    for i in range(count):
        t = (i + chance(seed, i)) / count
        x = w * ((i * 0.618034 + chance(seed, 2)) % 1)
        near = t * t
        cy = y + h * 0.32 * (chance(seed, i + 70) - 0.5) * (0.6 + near) + h * 0.1 * math.sin(x / w * 5)
        rock(p, (x, cy), h * (0.008 + 0.075 * near * near), seed + i, mix(tone, SKY, 0.55 * (1 - t)))


def trail(
    p: Pen, c: Point, size: float, facing: float, colour: str, long: float = 1.7, wide: float = 0.085
) -> None:
    """Light behind an engine, in three steps."""
    for share, tone in (
        (1.0, mix(colour, SKY, 0.72)),
        (0.62, mix(colour, SKY, 0.45)),
        (0.3, mix(colour, "#FFFFFF", 0.5)),
    ):
        s = wide * share**0.5
        points = ((50 - 100 * s, 84), (50 + 100 * s, 84), (50, 84 + 100 * long * share))
        p.poly(turned(points, facing, c, size / 100), tone)


def craft(
    p: Pen,
    name: str,
    c: Point,
    size: float,
    facing: float,
    colour: str,
    light: str = "#BFE6FF",
    long: float = 1.4,
) -> None:
    if long:
        trail(p, c, size, facing, light, long)
    draw_hull(p, name, colour, facing, c, size / 100, (("black", 4),), shade=0.36)


def squad(p: Pen, c: Point, size: float, facing: float, light: str = "#BFE6FF", spread: float = 1.0) -> None:
    """The Sparrow and the four ships of the squad beside her."""
    for i, (dx, dy) in enumerate(((-0.95, -0.2), (0.95, -0.2), (-0.8, 0.75), (0.8, 0.75))):
        ((x, y),) = turned(((50 + 100 * dx * spread, 50 + 100 * dy * spread),), facing, c, size / 100)
        craft(p, CREW[i], (x, y), size * 0.3, facing, SEATS[i], light, 1.2)
    craft(p, "sparrow", c, size, facing, "blue", light, 1.0)
