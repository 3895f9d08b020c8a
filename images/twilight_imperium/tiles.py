"""The ground of a system as a sprite: space, planets, wormholes, anomalies; no words."""

from __future__ import annotations

import math
from math import sqrt

from PIL import Image, ImageDraw

from images.brush import Inset, Pen, Point, ngon, polar
from images.hexmap import Layout
from images.kept import kept
from images.theme import mix, rgb
from images.twilight_imperium.colours import SEATS
from images.twilight_imperium.globes import globe, scatter, seed_of
from images.twilight_imperium.signs import wormhole
from images.twilight_imperium.terrain import ANOMALY, PAINT

UNIT = 150
"""The size that all measures of this file are given for."""
SPACE, EDGE = "#1C2331", "#39465F"
TINT = 0.17


def spots(count: int) -> tuple[tuple[float, float, float], ...]:
    return {
        0: (),
        1: ((0, -60, 38),),
        2: ((-64, -60, 35), (64, -60, 35)),
        3: ((-86, -46, 28), (0, -68, 28), (86, -46, 28)),
    }[count]


@kept
def tile(
    key: str,
    planets: tuple[str, ...],
    holes: tuple[str, ...],
    special: str | None,
    who: int | None,
    s: int,
    bare: bool = False,
) -> Image.Image:
    """A system without words, 2s wide; tinted towards the one player who is there."""
    w, h = 2 * s, math.ceil(sqrt(3) * s)
    k = 3 if s < 200 else 2
    big = Image.new("RGB", (w * k, h * k), rgb("ink"))
    sheet, mx, my = Pen(big, k * s / UNIT), w / 2 * UNIT / s, h / 2 * UNIT / s
    pen = Inset(sheet, mx, my, 1)
    ground = ANOMALY.get(special or "", SPACE)
    if who is not None:
        ground = mix(ground, SEATS[who], TINT)
    pen.poly(_hexagon(UNIT), EDGE)
    pen.poly(_hexagon(UNIT - 2.4), ground)
    _far(pen, seed_of(key), ground)
    if special:
        PAINT[special](pen)
    for i, hole in enumerate(holes):
        x, y, r = hole_spot(len(planets), i, len(holes))
        wormhole(Inset(sheet, mx + x - r, my + y - r, r / 50), hole)
    if not bare:
        for name, (x, y, r) in zip(planets, spots(len(planets)), strict=True):
            globe(pen, (x, y), r, name)
    mask = Image.new("L", (w * k, h * k))
    edge = Layout(s * k, w * k / 2, h * k / 2)
    ImageDraw.Draw(mask).polygon(edge.corners((0, 0), 0.6 * k), fill=255)
    out = big.reduce(k).convert("RGBA")
    out.putalpha(mask.reduce(k))
    return out


def hole_spot(planets: int, index: int, holes: int = 1) -> tuple[float, float, float]:
    """A wormhole: alone in the middle, or in the corners beside a planet."""
    if not planets:
        return (0, -20, 54) if holes == 1 else ((-58, -20, 44), (58, -20, 44))[index]
    if planets > 1:
        return ((-104, 18, 20), (104, 18, 20))[index]
    return ((-87, -28, 27), (87, -28, 27))[index]


def _hexagon(size: float) -> list[Point]:
    return ngon((0, 0), size, 6, 30)


def _far(pen: Pen, seed: int, ground: str) -> None:
    for i in range(16):
        a, d = 360 * scatter(seed * 7 + i * 3), 20 + 112 * scatter(seed + i * 5)
        pen.disc(polar((0, 0), d, a), 1.5 if i % 4 else 2.2, mix(ground, "#FFFFFF", 0.2 if i % 3 else 0.36))
