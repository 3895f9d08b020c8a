"""Our icon set: one-colour glyphs on a 24 x 24 grid; ink=0 cuts a hole. A new icon is a line in ICONS."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import font_manrope
from PIL import Image, ImageDraw, ImageFont

SS = 4  # every shape is drawn four times as large and reduced once, then cached as a sprite


class Pen:
    def __init__(self, size: int) -> None:
        self.k = size * SS / 24
        self.im = Image.new("L", (size * SS, size * SS))
        self.d = ImageDraw.Draw(self.im)

    def _p(self, pts: tuple[float, ...]) -> list[tuple[float, float]]:
        return [(pts[i] * self.k, pts[i + 1] * self.k) for i in range(0, len(pts), 2)]

    def poly(self, *pts: float, ink: int = 1) -> None:
        self.d.polygon(self._p(pts), fill=255 * ink)

    def cut(self, *pts: float) -> None:
        self.poly(*pts, ink=0)

    def line(self, *pts: float, w: float = 2.4, ink: int = 1) -> None:
        xy, r = self._p(pts), w * self.k / 2
        self.d.line(xy, fill=255 * ink, width=round(w * self.k))
        for x, y in xy:
            self.d.ellipse((x - r, y - r, x + r, y + r), fill=255 * ink)

    def disc(self, x: float, y: float, r: float, ink: int = 1) -> None:
        self.d.ellipse(self._p((x - r, y - r, x + r, y + r)), fill=255 * ink)

    def ring(self, x: float, y: float, r: float, w: float = 2.4) -> None:
        self.disc(x, y, r)
        self.disc(x, y, r - w, 0)

    def arc(self, x: float, y: float, r: float, a: float, b: float, w: float = 2.4) -> None:
        self.d.arc(self._p((x - r, y - r, x + r, y + r)), a, b, fill=255, width=round(w * self.k))

    def box(self, x0: float, y0: float, x1: float, y1: float, r: float = 1, ink: int = 1) -> None:
        self.d.rounded_rectangle(self._p((x0, y0, x1, y1)), r * self.k, fill=255 * ink)

    def text(self, s: str, size: float = 17, ink: int = 1, y: float = 12) -> None:
        px = round(size * self.k)
        f = ImageFont.truetype(font_manrope.font_files["ManropeExtraBold"], px)
        self.d.text((12 * self.k, y * self.k + px * 0.363), s, font=f, fill=255 * ink, anchor="ms")

    def star(
        self, n: int, r: float, r2: float, x: float = 12, y: float = 12, turn: float = -90, ink: int = 1
    ) -> None:
        pts = [v for i in range(2 * n) for v in _polar(x, y, (r, r2)[i % 2], turn + 180 * i / n)]
        self.poly(*pts, ink=ink)

    def ngon(self, n: int, r: float, x: float = 12, y: float = 12, turn: float = -90, ink: int = 1) -> None:
        self.poly(*[v for i in range(n) for v in _polar(x, y, r, turn + 360 * i / n)], ink=ink)


Draw = Callable[[Pen], object]


def _polar(x: float, y: float, r: float, deg: float) -> tuple[float, float]:
    return x + r * math.cos(math.radians(deg)), y + r * math.sin(math.radians(deg))


def _shield(p: Pen) -> None:
    p.poly(12, 1.5, 21, 4.5, 21, 12, 18.5, 17.5, 12, 22.5, 5.5, 17.5, 3, 12, 3, 4.5)
    p.poly(12, 4.6, 18.3, 6.7, 18.3, 11.6, 16.4, 15.9, 12, 19.3, ink=0)


def _bolt(p: Pen, ink: int = 1) -> None:
    p.poly(13.5, 4.5, 7, 13, 11.3, 13, 10, 19.5, 17, 10.6, 12.6, 10.6, ink=ink)


def _bots(p: Pen, awake: bool) -> None:
    p.line(12, 2.5, 12, 6, w=2)
    p.disc(12, 2.8, 1.9)
    p.box(3.5, 6, 20.5, 17, 3)
    p.box(7, 18.4, 17, 22.5, 1.5)
    if not awake:
        p.box(5.6, 8.1, 18.4, 14.9, 1.4, 0)
        p.disc(12, 2.8, 0.8, 0)
    for x in (8.4, 15.6):
        if awake:
            p.disc(x, 11.3, 2.3, 0)
        else:
            p.line(x - 1.7, 9.8, x + 1.7, 13.2, w=1.4)
            p.line(x + 1.7, 9.8, x - 1.7, 13.2, w=1.4)


def _laser(p: Pen, heavy: bool) -> None:
    p.poly(3, 22.5, 21, 22.5, 18, 16.5, 6, 16.5)
    for x in (8.3, 15.7) if heavy else (12,):
        w = 2.5 if heavy else 2.1
        p.box(x - w, 6.5, x + w, 16.5, 0.6)
        p.box(x - w - 0.9, 9.4, x + w + 0.9, 12.2, 0.6)
        p.line(x, 1.6, x, 4.2, w=2.1)


def _arrow(p: Pen, deg: int) -> None:
    pts = ((2, 12), (12, 2.5), (12, 8), (22, 8), (22, 16), (12, 16), (12, 21.5))
    c, s = math.cos(math.radians(deg)), math.sin(math.radians(deg))
    p.poly(*[v for x, y in pts for v in (12 + (x - 12) * c - (y - 12) * s, 12 + (x - 12) * s + (y - 12) * c)])


def _key(p: Pen, letter: str) -> None:
    p.box(1, 1, 23, 23, 5.5)
    p.text(letter, 19, 0)


def _square(p: Pen, letter: str) -> None:
    p.ngon(8, 12.4, turn=22.5)
    p.text(letter, 16, 0)


def _eye(p: Pen) -> None:
    p.poly(
        *[v for i in range(0, 181, 9) for v in (1 + 22 * i / 180, 12 - 8.4 * math.sin(math.radians(i)))],
        *[
            v
            for i in range(180, 361, 9)
            for v in (23 - 22 * (i - 180) / 180, 12 - 8.4 * math.sin(math.radians(i)))
        ],
    )
    p.disc(12, 12, 5.6, 0)
    p.disc(12, 12, 3.2)


def _slash(p: Pen) -> None:
    p.line(3, 21, 21, 3, w=5, ink=0)
    p.line(3, 21, 21, 3, w=2.3)


def _skull(p: Pen) -> None:
    p.disc(12, 10, 9)
    p.box(7, 15, 17, 22.5, 2)
    p.disc(8.3, 10.6, 2.7, 0)
    p.disc(15.7, 10.6, 2.7, 0)
    p.poly(12, 13.2, 13.7, 16.4, 10.3, 16.4, ink=0)
    for x in (10.3, 13.7):
        p.line(x, 19.6, x, 22.5, w=1, ink=0)


def _intruder(p: Pen) -> None:
    p.poly(12, 23, 4, 15, 1.5, 2, 8, 6.5, 16, 6.5, 22.5, 2, 20, 15)
    p.poly(5.6, 9.6, 11, 13, 8, 15.4, ink=0)
    p.poly(18.4, 9.6, 13, 13, 16, 15.4, ink=0)


def many(*steps: tuple[Any, ...]) -> Draw:
    """An icon as a list of Pen calls; lines may end in their width, or in their width and 0 for a hole."""

    def draw(p: Pen) -> None:
        for name, *args in steps:
            if name == "line":
                tail = len(args) % 2 or 2 * (args[-1] == 0)
                style = dict(zip(("w", "ink"), args[len(args) - tail :], strict=False))
                p.line(*args[: len(args) - tail], **style)
            else:
                getattr(p, str(name))(*args)

    return draw


def _bars(lit: str) -> Draw:
    """The three zones side by side: a full bar where something happens."""

    def draw(p: Pen) -> None:
        for x, one in zip((1, 9, 17), lit, strict=True):
            p.box(x, 3, x + 6, 21, 1.4)
            if one == "0":
                p.box(x + 1.8, 4.8, x + 4.2, 19.2, 0.6, 0)

    return draw


def together(*draws: Draw) -> Draw:
    def draw(p: Pen) -> None:
        for one in draws:
            one(p)

    return draw


ICONS: dict[str, Draw] = {
    "laser_heavy": lambda p: _laser(p, True),
    "laser_light": lambda p: _laser(p, False),
    "pulse": many(
        ("disc", 12, 20, 3.2),
        ("arc", 12, 20, 9, 205, 335, 2.6),
        ("arc", 12, 20, 14, 215, 325, 2.6),
        ("arc", 12, 20, 19, 222, 318, 2.6),
    ),
    "shield": _shield,
    "reactor": together(lambda p: p.ngon(6, 11.8), lambda p: p.ngon(6, 9, ink=0), _bolt),
    "energy": many(
        ("ngon", 6, 11.3),
        ("line", 12, 12.4, 12, 22, 1.5, 0),
        ("line", 12, 12.4, 3.4, 7.4, 1.5, 0),
        ("line", 12, 12.4, 20.6, 7.4, 1.5, 0),
    ),
    "fuel": together(
        lambda p: p.box(6, 3, 18, 22, 5), lambda p: p.box(9, 0.8, 15, 2.6, 0.5), lambda p: _bolt(p, 0)
    ),
    "rocket": many(
        ("poly", 12, 0.8, 16.4, 6.5, 16.4, 16.5, 7.6, 16.5, 7.6, 6.5),
        ("poly", 6.6, 11, 6.6, 19, 2.6, 19, 2.6, 16),
        ("poly", 17.4, 11, 17.4, 19, 21.4, 19, 21.4, 16),
        ("disc", 12, 9, 2.2, 0),
        ("poly", 9, 18, 15, 18, 12, 23.5),
    ),
    "interceptor": many(
        (
            "poly",
            12,
            1,
            14.6,
            9,
            22.5,
            17.5,
            22.5,
            20,
            14.4,
            18,
            14.4,
            22,
            9.6,
            22,
            9.6,
            18,
            1.5,
            20,
            1.5,
            17.5,
            9.4,
            9,
        ),
        ("disc", 12, 11, 1.7, 0),
    ),
    "bots": lambda p: _bots(p, True),
    "bots_off": lambda p: _bots(p, False),
    "computer": many(
        ("box", 1.5, 3, 22.5, 17.5, 2.5),
        ("box", 4.3, 5.8, 19.7, 14.7, 0.8, 0),
        ("line", 7.5, 10.3, 10.6, 13, 2.2),
        ("line", 10.6, 13, 16.4, 7.6, 2.2),
        ("poly", 9, 17.5, 15, 17.5, 17, 22, 7, 22),
    ),
    "eye": _eye,
    "lift": many(
        ("poly", 7, 1.5, 13, 9, 9, 9, 9, 20, 5, 20, 5, 9, 1, 9),
        ("poly", 17, 22.5, 23, 15, 19, 15, 19, 4, 15, 4, 15, 15, 11, 15),
    ),
    "left": lambda p: _arrow(p, 0),
    "right": lambda p: _arrow(p, 180),
    "up": lambda p: _arrow(p, 90),
    "down": lambda p: _arrow(p, 270),
    "A": lambda p: _key(p, "A"),
    "B": lambda p: _key(p, "B"),
    "C": lambda p: _key(p, "C"),
    "X": lambda p: _square(p, "X"),
    "Y": lambda p: _square(p, "Y"),
    "Z": lambda p: _square(p, "Z"),
    "structural": many(
        ("box", 2, 2, 22, 22, 3),
        ("line", 13.5, 1, 9.5, 8, 14.5, 12, 9, 16.5, 11.5, 23, 2.6, 0),
        ("line", 14.5, 12, 19.5, 15.5, 2, 0),
    ),
    "skull": _skull,
    "clock": many(("ring", 12, 12, 11, 2.8), ("line", 12, 6, 12, 12, 2.6), ("line", 12, 12, 16.4, 14.4, 2.6)),
    "delay": many(
        ("poly", 4, 1.5, 20, 1.5, 20, 4.5, 4, 4.5),
        ("poly", 4, 22.5, 20, 22.5, 20, 19.5, 4, 19.5),
        ("poly", 5.5, 5.5, 18.5, 5.5, 13, 12, 18.5, 18.5, 5.5, 18.5, 11, 12),
    ),
    "star": lambda p: p.star(5, 12, 5.4, y=12.6),
    "attack": together(lambda p: p.star(8, 12, 6), lambda p: p.disc(12, 12, 2.6, 0)),
    "malfunction": many(
        ("star", 8, 12, 8.6, 12, 12, 0),
        ("disc", 12, 12, 6.2, 0),
        ("line", 8.2, 8.2, 15.8, 15.8, 2.6),
        ("line", 15.8, 8.2, 8.2, 15.8, 2.6),
    ),
    "intruder": _intruder,
    "hp": many(
        ("disc", 7, 8.2, 5.6),
        ("disc", 17, 8.2, 5.6),
        ("poly", 2.1, 11, 21.9, 11, 12, 22.5),
        ("poly", 7, 8, 17, 8, 12, 14),
    ),
    "speed": many(("line", 4.5, 4, 12, 11, 19.5, 4, 3.2), ("line", 4.5, 13, 12, 20, 19.5, 13, 3.2)),
    "heal": many(("box", 8.6, 2, 15.4, 22, 1.5), ("box", 2, 8.6, 22, 15.4, 1.5)),
    "lock": many(
        ("ring", 12, 8.6, 7, 2.8),
        ("box", 3, 10, 21, 22.5, 2.5),
        ("disc", 12, 15.2, 2.2, 0),
        ("line", 12, 15, 12, 19, 1.8, 0),
    ),
    "check": many(("line", 3, 13, 9, 19, 21, 5.5, 4)),
    "cross": many(("line", 4, 4, 20, 20, 4), ("line", 20, 4, 4, 20, 4)),
    "captain": many(("line", 3, 11.5, 12, 4, 21, 11.5, 3.6), ("line", 3, 19.5, 12, 12, 21, 19.5, 3.6)),
    "comms": many(
        ("arc", 12, 12, 10.5, 180, 360, 2.8), ("box", 1, 11.5, 7, 21, 2), ("box", 17, 11.5, 23, 21, 2)
    ),
    "security": many(("ngon", 4, 12), ("line", 12, 6.5, 12, 12.8, 2.8, 0), ("disc", 12, 17, 1.7, 0)),
    "hidden": together(
        _eye, lambda p: p.line(3, 21, 21, 3, w=5, ink=0), lambda p: p.line(3, 21, 21, 3, w=2.2)
    ),
    "silence": many(
        ("poly", 2, 3, 22, 3, 22, 17, 13, 17, 7, 22.5, 7, 17, 2, 17),
        ("line", 8, 6.8, 16, 13.2, 2.6, 0),
        ("line", 16, 6.8, 8, 13.2, 2.6, 0),
    ),
    "pause": many(("box", 4, 2.5, 10, 21.5, 1.5), ("box", 14, 2.5, 20, 21.5, 1.5)),
    "cards": many(
        ("box", 1.5, 5.5, 14, 22.5, 2),
        ("poly", 9, 1.5, 22.5, 4.5, 19.4, 19.5, 15.6, 18.7, 15.6, 4.2, 8.6, 3.8),
    ),
    "give": many(
        ("box", 1.5, 3, 11.5, 21, 2),
        ("poly", 13.2, 9.6, 17, 9.6, 17, 5.5, 23, 12, 17, 18.5, 17, 14.4, 13.2, 14.4),
    ),
    "draw": many(("box", 6, 11.5, 18, 23, 2), ("poly", 12, 10.6, 4.5, 1, 19.5, 1)),
    "walk": many(
        (
            "poly",
            1,
            12,
            7.6,
            4.5,
            7.6,
            9.6,
            16.4,
            9.6,
            16.4,
            4.5,
            23,
            12,
            16.4,
            19.5,
            16.4,
            14.4,
            7.6,
            14.4,
            7.6,
            19.5,
        )
    ),
    "here": many(("disc", 12, 9, 8.4), ("poly", 4.6, 13, 19.4, 13, 12, 23), ("disc", 12, 9, 3.4, 0)),
    "group": many(
        ("disc", 12, 6, 4.4),
        ("box", 5.5, 11.5, 18.5, 22, 5),
        ("disc", 3.8, 9.4, 2.8),
        ("disc", 20.2, 9.4, 2.8),
        ("box", 0.6, 13, 4, 21, 1.6),
        ("box", 20, 13, 23.4, 21, 1.6),
    ),
    "slime": many(
        ("disc", 12, 14, 8.6),
        ("disc", 5, 18, 4.6),
        ("disc", 19, 18, 4.6),
        ("disc", 16.5, 5.4, 3),
        ("disc", 8.6, 13, 2.2, 0),
        ("disc", 15, 15, 1.7, 0),
    ),
    "target": many(
        ("ring", 12, 12, 9.6, 2.6),
        ("disc", 12, 12, 3),
        ("line", 12, 1.2, 12, 5.4, 2.4),
        ("line", 12, 18.6, 12, 22.8, 2.4),
        ("line", 1.2, 12, 5.4, 12, 2.4),
        ("line", 18.6, 12, 22.8, 12, 2.4),
    ),
    "fissure": many(
        ("poly", 10, 1, 14.5, 1, 12.5, 7, 16, 11, 13, 15.4, 15.4, 23, 9, 16, 11.4, 11.8, 7.6, 7.6),
        ("line", 15, 11, 20, 8.4, 2.2),
        ("line", 10, 15.6, 4, 18, 2.2),
    ),
    "doubled": lambda p: p.text("×2", 17),
    "flag": many(("line", 5, 2, 5, 22.5, 2.8), ("poly", 6, 2.5, 21.5, 2.5, 17.5, 7.6, 21.5, 12.6, 6, 12.6)),
    "question": together(lambda p: p.disc(12, 12, 11.6), lambda p: p.text("?", 18, 0)),
    "trip": many(
        ("poly", 2, 20, 22, 20, 22, 22.6, 2, 22.6),
        ("disc", 18.6, 11.6, 3.2),
        ("line", 4, 8, 10, 12, 15, 15.4, 3),
        ("line", 10, 12, 6, 17, 2.8),
        ("line", 10, 11.6, 12, 5, 2.6),
    ),
    **{f"zones{lit}": _bars(lit) for lit in ("111", "110", "101", "011", "100", "010", "001")},
    "doom": many(
        ("poly", 12, 0.8, 23.4, 21.8, 0.6, 21.8),
        ("line", 12, 8, 12, 14.2, 2.8, 0),
        ("disc", 12, 18.2, 1.7, 0),
    ),
    "noshield": together(_shield, _slash),
}
