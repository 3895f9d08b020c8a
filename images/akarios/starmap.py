"""Systems of the atlas: their places as signs, where the Sparrow is and where it can go."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from images.akarios.brush import token
from images.akarios.common import put
from images.akarios.facts import SYSTEMS
from images.akarios.heavens import SKY, sky, stars
from images.akarios.planets import planet, rings
from images.brush import Box, Layer, Pen, Point, ngon
from images.canvas import Canvas
from images.kept import kept
from images.sprites import rounded
from rules.akarios.view import LocationView, SheetView

LOOKS = {
    "dragon": ("#3A5A8A", "moss", "dusk", "rust"),
    "vertus": ("#6A3F8A", "dusk", "gas", "ember"),
    "threshold": ("#2E6A7A", "ice", "stone", "sea"),
}
"""Hue of the sky, then the worlds that hang in it: large, ringed, small."""
STATES = ("here", "done", "open", "shut")


@token
def node(p: Pen, kind: str, state: str) -> None:
    """Main is a double ring, side a diamond, a market a square, a jump point a turning ring."""
    rim = {"open": "text", "here": "blue", "done": "#77839A", "shut": "#66718A"}[state]
    fill = {"open": "#232C40", "here": "#1F3557", "done": "#222A38", "shut": "#191E29"}[state]
    if kind == "main":
        p.disc((50, 50), 50, "black")
        p.ring((50, 50), 46, rim, 5)
        p.disc((50, 50), 38, rim)
        p.disc((50, 50), 34, fill)
    elif kind == "side":
        p.poly(ngon((50, 50), 52, 4), "black")
        p.poly(ngon((50, 50), 47, 4), rim)
        p.poly(ngon((50, 50), 40, 4), fill)
    elif kind == "market":
        p.rounded((4, 4, 96, 96), 16, "black")
        p.rounded((8, 8, 92, 92), 13, rim)
        p.rounded((14, 14, 86, 86), 9, fill)
    else:
        p.disc((50, 50), 48, "black")
        for a in (20, 140, 260):
            p.arc((50, 50), 39, a, a + 82, "worm" if state != "shut" else "#3E7F78", 9)
        p.disc((50, 50), 27, fill)


def state_of(sheet: SheetView, one: LocationView) -> str:
    if one.open:
        return "open"
    if sheet.system == one.system and sheet.at == (one.x, one.y):
        return "here"
    return "done" if one.ending else "shut"


def spot(box: Box, system: str, x: int, y: int) -> Point:
    left, top, w, h = box
    row = SYSTEMS[system]
    return left + w * (x - 0.35) / (row["cols"] + 0.3), top + h * (y - 0.3) / (row["rows"] + 0.4)


@kept
def ground(system: str, w: int, h: int) -> Image.Image:
    """The sky of a system with its worlds and a cross at every place there could be."""
    hue, large, ringed, small = LOOKS[system]
    layer = Layer(w, h, SKY)
    p = layer.pen
    sky(p, 11, w, h, hue, 0.3, 0.2)
    planet(p, (w * 0.06, h * 1.02), h * 0.23, large, 4, 0.35, SKY)
    c, r = (w * 0.86, h * 0.86), h * 0.095
    rings(p, c, r, "#CDB6F4", False)
    planet(p, c, r, ringed, 9, 0.3, SKY)
    rings(p, c, r, "#CDB6F4", True)
    planet(p, (w * 0.16, h * 0.13), h * 0.06, small, 2, 0.3, SKY)
    stars(p, 5, w, h, 40)
    for x in range(1, SYSTEMS[system]["cols"] + 1):
        for y in range(1, SYSTEMS[system]["rows"] + 1):
            q = spot((0, 0, w, h), system, x, y)
            for a, b in (((-9, 0), (9, 0)), ((0, -9), (0, 9))):
                p.path([(q[0] + a[0], q[1] + a[1]), (q[0] + b[0], q[1] + b[1])], "#4A5876", 2.4)
    return layer.flat()


def paint_system(
    c: Canvas, sheet: SheetView, system: str, box: Box, size: float, numbers: Sequence[str] = ()
) -> None:
    """The map in its frame; `numbers` are ids of places in the order of the menu."""
    x, y, w, h = (round(v) for v in box)
    c.im.paste(ground(system, w, h), (x, y), rounded(w, h, 18))
    places = [one for one in sheet.places if one.system == system]
    here = None
    if sheet.system == system and sheet.at is not None:
        here = spot(box, system, *sheet.at)
        for one in places:
            if one.open and (one.x, one.y) != sheet.at:
                _way(c, here, spot(box, system, one.x, one.y), size)
    for one in places:
        _place(c, sheet, one, spot(box, system, one.x, one.y), size, numbers)
    if here is not None:
        put(c, "badge_mother", here[0] + size * 0.47, here[1] - size * 0.47, size * 0.78)


def _way(c: Canvas, a: Point, b: Point, size: float) -> None:
    """Dashes from place to place."""
    far = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    t = size * 0.6
    while t < far - size * 0.6:
        end = min(t + 18, far - size * 0.58)
        c.stroke([(a[0] + ux * t, a[1] + uy * t), (a[0] + ux * end, a[1] + uy * end)], 5, "text")
        t += 33


def _place(
    c: Canvas, sheet: SheetView, one: LocationView, at: Point, size: float, numbers: Sequence[str]
) -> None:
    (x, y), state = at, state_of(sheet, one)
    put(c, "node", x, y, size * (1.06 if one.kind == "side" else 1), one.kind, state)
    if one.kind == "jump":
        c.icon("jump" if state == "open" else "lock", x, y, size * 0.34, "dim")
    elif one.kind == "market":
        c.icon("market", x, y, size * 0.48, "text" if state != "shut" else "faint")
    else:
        c.text(x, y, one.id, round(size * 0.32), "text" if state != "done" else "dim", "bold", "m")
    if one.ending:
        k = size / 124
        c.panel(x + 26 * k, y + 26 * k, 44 * k, 44 * k, "black", "good", r=22 * k, border=4 * k)
        c.icon("check", x + 48 * k, y + 48 * k, 26 * k, "good")
    if one.id in numbers:
        n = str(numbers.index(one.id) + 1)
        put(c, "number", x - size * 0.4, y + size * 0.34, size * 0.48, "free", n)
