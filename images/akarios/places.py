"""Small views of the places of a world, one for each card: land, a building or a gap, weather; seeded."""

from __future__ import annotations

import math
from collections.abc import Callable
from zlib import crc32

from PIL import Image

from images.akarios.heavens import craft
from images.akarios.nearby import paint_mast
from images.akarios.planets import chance, planet
from images.brush import Layer, Pen
from images.kept import kept
from images.theme import mix

Draw = Callable[[Pen, int, float, float], None]
AIRS = (("#123034", "#2C6663"), ("#241B3A", "#5A4A86"), ("#2E1E1C", "#7A4A3A"), ("#14273A", "#3A6A8A"))
"""Air and land of a world."""


@kept
def view_of(world: str, no: int, w: int, h: int) -> Image.Image:
    air, land = AIRS[crc32(world.encode()) % len(AIRS)]
    layer = Layer(w, h, air)
    p = layer.pen
    planet(p, (w * 0.2, h * 0.3), h * 0.24, "dusk", 3, 0.25, air)
    for i in range(3):
        tone = mix(land, "#0E1A1E", 0.2 + 0.28 * i)
        top = [
            (w * j / 20, h * (0.5 + 0.17 * i) + h * 0.1 * math.sin(j * 0.6 + i * 2.1 + no * 1.7))
            for j in range(21)
        ]
        p.poly([*top, (w, h), (0, h)], tone)
    VIEWS[no % len(VIEWS)](p, no, w, h)
    for i in range(34):
        x, y = (i * 0.754877666 + no * 0.13) % 1 * w, (i * 0.569840296) % 1 * h
        p.path([(x, y + 9), (x + 1.5, y)], mix("#BDEFE8", air, 0.3 + 0.5 * chance(no, i)), 1.6)
    return layer.flat()


def _terrace(p: Pen, no: int, w: float, h: float) -> None:
    p.poly([(w * 0.34, h * 0.84), (w * 0.8, h * 0.84), (w * 0.72, h * 0.98), (w * 0.26, h * 0.98)], "#54707A")
    p.poly([(w * 0.34, h * 0.84), (w * 0.8, h * 0.84), (w * 0.79, h * 0.87), (w * 0.33, h * 0.87)], "#8FB0B8")
    craft(p, "sparrow", (w * 0.56, h * 0.6), h * 0.52, 0.0, "blue", "#FFFFFF", 0)


def _bridge(p: Pen, no: int, w: float, h: float) -> None:
    p.poly([(0, h * 0.52), (w * 0.22, h * 0.56), (w * 0.18, h), (0, h)], "#173436")
    p.poly([(w, h * 0.5), (w * 0.78, h * 0.55), (w * 0.84, h), (w, h)], "#173436")
    for lift in (0.0, -0.17):
        rope = [
            (w * (0.2 + 0.6 * i / 20), h * (0.58 + lift + 0.28 * math.sin(math.pi * i / 20)))
            for i in range(21)
        ]
        p.path(rope, "#C9B48A", 3)
        for x, y in rope[1:-1] if not lift else ():
            p.path([(x, y), (x, y - h * 0.17)], "#8F7F60", 1.6)
            p.path([(x - 5, y + 2), (x + 5, y + 2)], "#C9B48A", 4)


def _hall(p: Pen, no: int, w: float, h: float) -> None:
    for share, tone in ((1.0, "#3A5560"), (0.7, "#0E1A1E")):
        x0, x1 = w * (0.5 - 0.3 * share), w * (0.5 + 0.3 * share)
        y0, y1 = h * (1 - 0.76 * share), h * (1 - 0.5 * share)
        side = w * 0.1 * share
        p.poly([(x0, h), (x0, y1), (x0 + side, y0), (x1 - side, y0), (x1, y1), (x1, h)], tone)
    p.poly([(0, h * 0.82), (w, h * 0.82), (w, h), (0, h)], "#1E4A66")
    for i in range(9):
        y = h * (0.87 + 0.05 * (i % 2))
        p.path([(w * (0.03 + 0.11 * i), y), (w * (0.09 + 0.11 * i), y)], "#4E8FB4", 2.4)


def _signal(p: Pen, no: int, w: float, h: float) -> None:
    paint_mast(p, (w * 0.6, h * 0.95), h * 0.62)


def _corridor(p: Pen, no: int, w: float, h: float) -> None:
    p.poly([(0, 0), (w, 0), (w, h), (0, h)], "#1B2B30")
    for i in range(5):
        s = 1 - i * 0.19
        x0, x1, y0, y1 = w * (0.5 - 0.48 * s), w * (0.5 + 0.48 * s), h * (0.5 - 0.55 * s), h * (0.5 + 0.5 * s)
        frame = [(x0, y1), (x0, y0), (x1, y0), (x1, y1)]
        p.poly(frame, mix("#2E4A50", "#0E1A1E", 0.18 * i))
        p.path(frame, "#4E7A7C", 3 - i * 0.4)
        p.disc((w * 0.5, y0 + 5), 4 - i * 0.6, "#FFD98A")


def _tower(p: Pen, no: int, w: float, h: float) -> None:
    for i in range(4):
        x, tall = w * (0.4 + 0.11 * i), h * (0.34 + 0.3 * chance(no, i))
        p.rounded((x, h * 0.92 - tall, x + w * 0.07, h), 8, "#2F4652")
        for j in range(int(tall / (h * 0.12))):
            if chance(no, i * 5 + j) > 0.4:
                p.disc((x + w * 0.035, h * 0.98 - tall + j * h * 0.12), h * 0.022, "#FFD98A")


VIEWS: tuple[Draw, ...] = (_tower, _terrace, _bridge, _hall, _signal, _corridor)
"""By the number of the card."""
