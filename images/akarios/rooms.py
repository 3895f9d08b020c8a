"""Near things of a scene that somebody has built: a hangar, a mess, stands, a vault, ten doors, a reef."""

from __future__ import annotations

import math

from images.akarios.heavens import SKY, craft
from images.akarios.nearby import WARM, Draw, land
from images.akarios.planets import chance
from images.brush import Pen, Point
from images.theme import mix

PLATE, RIM, STEEL = "#232C40", "#4A5670", "#39435A"
PALE = "#E4F4FF"


def hangar(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Half-shut jaws, and between them a row of shuttles with lit windows."""
    p.poly([(0, h * 0.24), (w, h * 0.24), (w, h * 0.76), (0, h * 0.76)], mix(hue, SKY, 0.35))
    for y, up in ((0.24, 1), (0.76, -1)):
        far = 0.0 if up > 0 else h
        p.poly([(0, far), (w, far), (w, h * y), (0, h * y)], PLATE)
        for i in range(12):
            x = w * i / 12
            tooth = [(x, h * y), (x + w / 24, h * (y + 0.06 * up)), (x + w / 12, h * y)]
            p.poly(tooth, PLATE)
            p.path(tooth, RIM, 4)
    for i in range(6):
        _shuttle(p, (w * (0.4 + 0.1 * i), h * (0.54 - 0.02 * (i % 2))), h * 0.06)
    for i in range(26):
        at = w * (0.1 + 0.8 * chance(seed, i)), h * (0.27 + 0.3 * chance(seed, i + 40))
        p.disc(at, h * 0.005, "#FFB070")


def _shuttle(p: Pen, c: Point, r: float) -> None:
    x, y = c
    p.rounded((x - r, y - r * 0.7, x + r, y + r * 0.7), r * 0.6, "#8FA0BC")
    p.rounded((x - r, y + r * 0.1, x + r, y + r * 0.7), r * 0.4, "#5F6F8C")
    for i in range(3):
        p.disc((x - r * 0.5 + i * r * 0.5, y - r * 0.2), r * 0.15, WARM)


def mess(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A long table from its end, a box with a light on it, a white ship in the window."""
    p.poly([(0, 0), (w, 0), (w, h), (0, h)], mix("#3A2A1E", SKY, 0.35))
    p.rounded((w * 0.3, h * 0.08, w * 0.7, h * 0.4), h * 0.05, SKY, RIM, 6)
    for i in range(30):
        at = w * (0.32 + 0.36 * chance(seed, i)), h * (0.11 + 0.26 * chance(seed, i + 50))
        p.disc(at, h * 0.003, PALE)
    craft(p, "halcyon", (w * 0.55, h * 0.24), h * 0.17, 4.7, "#E8EEF8", "#FFFFFF")
    top = [(w * 0.44, h * 0.52), (w * 0.56, h * 0.52), (w * 0.86, h), (w * 0.14, h)]
    p.poly(top, "#6B4E34")
    p.path(top[:2], "#9A7450", 5)
    for i in range(5):
        y, wide = h * (0.56 + 0.09 * i), w * (0.1 + 0.075 * i)
        for side in (-1, 1):
            x = w * 0.5 + side * wide
            p.rounded((x - h * 0.035, y, x + h * 0.035, y + h * 0.06), h * 0.012, "#2A2018")
    a = h * 0.055
    p.rounded((w * 0.5 - a, h * 0.66 - a, w * 0.5 + a, h * 0.66 + a), a * 0.2, "#8A8F9A")
    p.poly(
        [(w * 0.5 + a * 0.4, h * 0.66 - a), (w * 0.5 + a, h * 0.66 - a), (w * 0.5 + a, h * 0.66)], "#6B4E34"
    )
    p.disc((w * 0.5 - a * 0.3, h * 0.66), a * 0.25, WARM)


def stands(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Stands of new timber, a seat in the first row left free, and the buoy where it hung."""
    for row in range(4):
        y, x = h * (0.86 - 0.12 * row), w * (0.46 + 0.05 * row)
        p.rounded((x, y, w * 1.02, y + h * 0.05), 6, mix("#B98A58", SKY, 0.12 * row))
        for i in range(8):
            at = x + w * (0.035 + 0.064 * i)
            p.path([(at, y + h * 0.05), (at, h * 1.02)], mix("#8A6238", SKY, 0.25), 6)
        for i in range(8):
            if row == 0 and i == 3:
                continue
            lit = mix(WARM, "#D8C0A0", chance(seed, row * 9 + i))
            p.disc((x + w * (0.05 + 0.064 * i), y - h * 0.035), h * 0.028, lit)
    c = (w * 0.36, h * 0.26)
    p.disc(c, h * 0.075, "#E8833A")
    p.ring(c, h * 0.11, "#FFD9B0", 6)
    p.disc(c, h * 0.028, "#FFFFFF")


def vault(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """A door of light in a cliff of ice, and ten hooks above it."""
    cliff = [
        (w * 0.42, h),
        (w * 0.5, h * 0.26),
        (w * 0.62, h * 0.1),
        (w * 0.9, h * 0.06),
        (w, h * 0.14),
        (w, h),
    ]
    p.poly(cliff, "#3B5570")
    p.poly([(w * 0.42, h), (w * 0.5, h * 0.26), (w * 0.56, h * 0.3), (w * 0.52, h)], "#6F92B0")
    x, y = w * 0.74, h * 0.86
    for share, tone in ((1.5, 0.75), (1.22, 0.5), (1.0, 0.0)):
        wide, tall = w * 0.055 * share, h * 0.34 * share
        p.rounded((x - wide, y - tall, x + wide, y), wide * 0.5, mix("#F4FBFF", "#3B5570", tone))
    for i in range(10):
        at = w * (0.625 + 0.0256 * i)
        p.path([(at, h * 0.26), (at, h * 0.31), (at + 6, h * 0.325)], "#14202E", 6)
    ground = [(w * j / 30, h * (0.86 + 0.02 * math.sin(j * 0.8 + seed % 5))) for j in range(31)]
    p.poly([*ground, (w, h), (0, h)], "#B8D4E4")


def doors(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Ten lit doors, all alike, and one of them open."""
    p.poly([(0, h * 0.62), (w, h * 0.62), (w, h), (0, h)], "#4A5262")
    p.poly([(0, h * 0.2), (w, h * 0.2), (w, h * 0.66), (0, h * 0.66)], "#2A3140")
    p.path([(0, h * 0.2), (w, h * 0.2)], "#5A6272", 8)
    for i in range(10):
        x, wide = w * (0.055 + 0.0985 * i), w * 0.026
        p.rounded((x - wide, h * 0.32, x + wide, h * 0.66), wide * 0.5, "#14202A", "#7C8698", 4)
        if i == 6:
            p.rounded((x - wide * 0.8, h * 0.34, x + wide * 0.8, h * 0.66), wide * 0.4, "#FFF2C8")
            p.poly(
                [(x - wide, h * 0.66), (x + wide, h * 0.66), (x + wide * 3, h), (x - wide * 3, h)], "#8A8468"
            )
        else:
            p.rounded((x - wide * 0.5, h * 0.37, x + wide * 0.5, h * 0.45), wide * 0.3, "#9FE8E0")


def reef(p: Pen, seed: int, w: float, h: float, hue: str) -> None:
    """Rib behind rib, and pale lamps on them like notes on lines."""
    land(p, seed, w, h, hue)
    for i in range(7):
        x, tall = w * (0.06 + 0.15 * i), h * (0.75 + 0.2 * chance(seed, i))
        tone = mix("#1B1426", hue, 0.12 + 0.05 * (i % 3))
        bow = [(x + w * 0.1 * math.sin(t / 8), h - tall * t / 16) for t in range(17)]
        p.path(bow, tone, 20 - 6 * (i % 3))
    for row in range(5):
        y = h * (0.24 + 0.1 * row)
        p.path([(w * j / 20, y + h * 0.03 * math.sin(j * 0.5 + row)) for j in range(21)], "#2A1F3A", 5)
        for i in range(6):
            if chance(seed, row * 11 + i) > 0.45:
                j = 2 + 3.2 * i
                at = w * j / 20, y + h * 0.03 * math.sin(j * 0.5 + row)
                p.disc(at, h * 0.026, mix("#FFE7A8", SKY, 0.45))
                p.disc(at, h * 0.013, "#FFF6DC")


ROOMS: dict[str, Draw] = {each.__name__: each for each in (hangar, mess, stands, vault, doors, reef)}
