"""The near thing of a scene, which tells the place: rocks, anchors, a dock, hills, lamps, a huge ship."""

from __future__ import annotations

import math
from collections.abc import Callable

from images.akarios.heavens import SKY, belt, craft, ribbon, rock
from images.akarios.hulls import draw_hull
from images.akarios.planets import chance
from images.brush import Pen, Point, ngon, polar
from images.theme import mix

Draw = Callable[[Pen, int, float, float, str], None]
"""Pen, seed, width, height, the hue of the sky."""
WARM = "#FFD98A"


def rocks(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    belt(p, seed, w, h, h * 0.42)


def debris(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """What is left of something, scattered from one corner."""
    for i in range(26):
        at = polar((w * 0.9, h * 0.75), h * (0.3 + 0.75 * chance(seed, i)), 215 + 110 * chance(seed, i + 30))
        rock(p, at, h * (0.005 + 0.02 * chance(seed, i + 60)), seed + i, "#5A4A48")


def anchors(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Gravity anchors across the lane."""
    for i, x in enumerate((0.58, 0.76, 0.9)):
        y = h * (0.3 + 0.16 * (i % 2) + 0.08 * chance(seed, i))
        p.path([(w * x, -10), (w * x, h)], mix("threat", SKY, 0.72), 5)
        p.poly(ngon((w * x, y), h * 0.075, 8, 22.5), "threat")
        p.poly(ngon((w * x, y), h * 0.05, 8, 22.5), SKY)


def dock(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A pontoon with towers, some windows lit."""
    y = h * 0.66
    p.poly([(w * 0.04, y), (w * 0.6, y), (w * 0.57, y + h * 0.07), (w * 0.07, y + h * 0.07)], "#39435A")
    p.poly([(w * 0.04, y), (w * 0.6, y), (w * 0.6, y + h * 0.014), (w * 0.04, y + h * 0.014)], "#7F8CA8")
    for i in range(7):
        x = w * (0.08 + 0.075 * i)
        tall = h * (0.1 + 0.22 * chance(seed, i))
        p.rounded((x, y - tall, x + w * 0.042, y), 8, "#2C3447")
        p.rounded((x, y - tall, x + w * 0.014, y), 6, "#4A5670")
        for j in range(int(tall / (h * 0.045))):
            lit = WARM if chance(seed, i * 9 + j) > 0.42 else "#39435A"
            p.disc((x + w * 0.028, y - tall + h * 0.035 + j * h * 0.045), h * 0.008, lit)
    for i in range(9):
        x = w * (0.07 + 0.062 * i)
        p.path([(x, y + h * 0.07), (x, y + h * (0.12 + 0.05 * chance(seed, i + 40)))], "#39435A", 6)


def hills(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Ground under one's feet, and somebody's lights on it."""
    land(p, seed, w, h, hue)
    _towers(p, seed, w, h)


def land(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    for i in range(4):
        top = [(w * j / 40, h * (0.52 + 0.12 * i) + h * 0.07 * _roll(j, i, seed)) for j in range(41)]
        p.poly([*top, (w, h), (0, h)], mix(mix(hue, SKY, 0.45), "#0E1A1E", i / 3))


def _roll(j: int, i: int, seed: int) -> float:
    return math.sin(j * 0.42 + i * 2.1) + 0.6 * math.sin(j * 0.19 + seed % 7 + i)


def _towers(p: Pen, seed: int, w: float, h: float) -> None:
    for i in range(5):
        x, tall = w * (0.52 + 0.07 * i), h * (0.08 + 0.16 * chance(seed, i + 5))
        p.rounded((x, h * 0.66 - tall, x + w * 0.03, h * 0.72), 6, "#20303A")
        for j in range(int(tall / (h * 0.04))):
            if chance(seed, i * 7 + j) > 0.4:
                p.disc((x + w * 0.015, h * 0.67 - tall + (j + 0.6) * h * 0.04), h * 0.006, WARM)


def mast(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Hills in a rain that falls upward, and a mast that talks."""
    land(p, seed, w, h, hue)
    paint_mast(p, (w * 0.63, h * 0.66), h * 0.56)
    for i in range(120):
        x, y = (i * 0.754877666) % 1 * w, (i * 0.569840296) % 1 * h * 0.95
        long = h * (0.025 + 0.05 * chance(seed, i))
        tone = mix("#BDEFE8", SKY, 0.35 + 0.45 * chance(seed, i + 200))
        p.path([(x, y + long), (x + long * 0.12, y)], tone, 1.7)


def paint_mast(p: Pen, foot: Point, tall: float) -> None:
    x, y = foot
    wide, thin = tall * 0.06, tall * 0.012
    p.poly([(x - wide, y), (x + wide, y), (x + thin, y - tall), (x - thin, y - tall)], "#1A2B30")
    for i in range(7):
        q, far = y - tall * (0.12 + 0.12 * i), tall * 0.05 * (1 - i / 9)
        p.path([(x - far, q), (x + far, q - tall * 0.05)], "#4E7A7C", 4)
    p.disc((x, y - tall), tall * 0.022, "#FF8A5C")
    for i in range(3):
        tone = mix("#FF8A5C", SKY, 0.2 + 0.22 * i)
        p.arc((x, y - tall), tall * (0.09 + 0.075 * i), -58, 58, tone, tall * 0.016)


def lamps(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Lights in a cloud, and something between them."""
    for x, y, r in ((0.2, 0.4, 0.2), (0.56, 0.24, 0.13), (0.83, 0.52, 0.24)):
        for share, tone in ((1.0, 0.78), (0.66, 0.6), (0.4, 0.35), (0.2, 0.0)):
            p.disc((w * x, h * y), h * r * share, mix("#FFE7A8", mix(SKY, hue, 0.35), tone))
        foot = [(w * x - 16, h * 1.02), (w * x + 16, h * 1.02), (w * x + 5, h * y), (w * x - 5, h * y)]
        p.poly(foot, "#1B1426")
        p.disc((w * x, h * y), h * 0.022, "#FFFFFF")
    ribbon(p, seed + 5, w, h * 0.94, h * 0.24, -0.05 * h, mix(SKY, hue, 0.3))


def carrier(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """The carrier of the swarm, the size of a town."""
    _huge(p, "tkotchek_mammoth", "#B9772C", 4.8, (w * 0.6, h * 0.52), h * 0.0094)
    for i in range(24):
        at = w * (0.44 + 0.3 * chance(seed, i)), h * (0.24 + 0.56 * chance(seed, i + 40))
        p.disc(at, h * 0.006, WARM)


def titan(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """What was called stands there like a second moon."""
    _huge(p, "synthetic_titan", "#C98A34", 3.0, (w * 0.66, h * 0.42), h * 0.0066)


def flagship(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    _huge(p, "ema_arnaut", "#B07B3A", 4.6, (w * 0.64, h * 0.5), h * 0.0072)


def beacon(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A lamp that is a ship."""
    c = (w * 0.66, h * 0.46)
    for share, tone in ((1.0, 0.82), (0.7, 0.66), (0.44, 0.45)):
        p.disc(c, h * 0.42 * share, mix("#FFE7A8", mix(SKY, hue, 0.3), tone))
    _huge(p, "yur_beacon", "#B9772C", 1.5, c, h * 0.0042)


def wreck(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A hull without light, broken in two."""
    _huge(p, "anvil", "#4B5568", 1.2, (w * 0.58, h * 0.44), h * 0.0046)
    _huge(p, "anvil", "#3A4354", 3.9, (w * 0.78, h * 0.64), h * 0.0032)
    debris(p, seed, w, h, hue)


def gate(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A jump point, turning."""
    c = (w * 0.66, h * 0.46)
    for r, share in ((0.36, 0.75), (0.3, 0.55), (0.22, 0.3), (0.12, 0.0)):
        p.disc(c, h * r, mix("worm", SKY, share))
    p.disc(c, h * 0.1, SKY)
    for a in (20, 140, 260):
        p.arc(c, h * 0.4, a, a + 78, "worm", h * 0.022)


def _huge(p: Pen, name: str, colour: str, facing: float, c: Point, share: float) -> None:
    draw_hull(p, name, colour, facing, c, share, (("black", 2),), shade=0.42)


def nothing(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    pass


def feet(p: Pen, w: float, h: float, colours: tuple[str, ...]) -> None:
    """Pilots on foot, far below."""
    for i, colour in enumerate(colours):
        x = w * (0.3 + 0.035 * i)
        p.poly([(x, h * 0.9), (x + 11, h * 0.9 - 34), (x + 22, h * 0.9)], colour)
        p.disc((x + 11, h * 0.9 - 42), 9, colour)


def fleet(p: Pen, seed: int, w: float, h: float, types: tuple[str, ...]) -> None:
    """Foes on the right side, in a loose line, as many as the picture holds."""
    for i in range(7):
        x, y = w * (0.6 + 0.055 * i), h * (0.14 + 0.1 * ((i * 3 + seed) % 5))
        size = h * (0.075 + 0.022 * (i % 3))
        craft(p, types[i % len(types)], (x, y), size, 4.4, "threat", "#FFCF9A", 0.9)


NEAR: dict[str, Draw] = {
    each.__name__: each
    for each in (
        rocks,
        debris,
        anchors,
        dock,
        hills,
        mast,
        lamps,
        carrier,
        titan,
        flagship,
        beacon,
        wreck,
        gate,
        nothing,
    )
}
