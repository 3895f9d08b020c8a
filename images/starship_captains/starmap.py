"""The star map as printed: ground, routes, planets, names. It never changes in a game, so it is kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from images.brush import Box, Layer, Pen, Point, along, between, meet, ngon, polar, shared, square
from images.kept import kept
from images.starship_captains.common import route_letter
from images.starship_captains.tokens import FACTION, ROUTE
from images.text import FACES, font, measure
from images.theme import mix, rgb
from words import Words

W, H = 1600, 1590
TOP, FOOT = 208, 1440
"""The map lies between the round track and the legend."""
R = 62
NAME = 39
AREA = (112, 312, 1488, 1330)
"""Where the middles of locations lie."""
APART, CLEARANCE = 290, 150
"""How far places lie from each other and from the routes of others, if there is room."""
TONES = ("#5E7FA8", "#8A6FA8", "#A8785E", "#5E9A8A", "#A89A5E", "#7A86A8", "#9A6A7A", "#6A9AA8")

Ends = tuple[str, str]


class Printed(NamedTuple):
    """What a board shows before anything lies on it: all that places and lines depend on."""

    spots: tuple[tuple[str, tuple[float, float], bool], ...]
    lanes: tuple[tuple[Ends, str, bool], ...]


class Map(NamedTuple):
    image: Image.Image
    at: dict[str, Point]
    mids: tuple[Point, ...]
    near: dict[str, tuple[Point, ...]]
    names: tuple[Box, ...]


@kept
def printed_map(board: Printed, words: Words) -> Map:
    at = _places(board)
    ends = [(at[a], at[b]) for (a, b), _, _ in board.lanes]
    mids = tuple(between(a, b, 0.5) for a, b in ends)
    near = {
        key: tuple(at[b if a == key else a] for (a, b), _, _ in board.lanes if key in (a, b)) for key in at
    }
    layer = Layer(W, H, "ink")
    _stars(layer.pen)
    for (a, b), (_, colour, skull), mid in zip(ends, board.lanes, mids, strict=True):
        route_line(layer.pen, a, b, colour)
        if skull:
            layer.pen.disc(mid, 34, "ink")
            layer.pen.ring(mid, 32, ROUTE[colour], 5)
        else:
            layer.pen.disc(mid, 26, "ink")
            layer.pen.disc(mid, 22, ROUTE[colour])
    for i, (key, _, planet) in enumerate(board.spots):
        _place(layer.pen, at[key], i, planet)
    image = layer.flat()
    draw = ImageDraw.Draw(image)
    for (_, colour, skull), mid in zip(board.lanes, mids, strict=True):
        if not skull:
            _letter(draw, mid, route_letter(colour, words))
    tokens = [square(mid, 50) for mid in mids]
    obstacles = [square(c, R + 4) for c in at.values()] + tokens
    names = _names(draw, at, ends, obstacles, words)
    return Map(image, at, mids, near, tuple(names))


def _places(board: Printed) -> dict[str, Point]:
    """As the data lays them out, then eased apart: every place gets the room that its tokens need."""
    xs, ys = ([xy[i] for _, xy, _ in board.spots] for i in (0, 1))
    kx = (AREA[2] - AREA[0]) / (max(xs) - min(xs))
    ky = (AREA[3] - AREA[1]) / (max(ys) - min(ys))
    at = {key: (AREA[0] + (x - min(xs)) * kx, AREA[1] + (max(ys) - y) * ky) for key, (x, y), _ in board.spots}
    for _ in range(120):
        at = _eased(at, board)
    return at


def _eased(at: dict[str, Point], board: Printed) -> dict[str, Point]:
    """One step: places push each other away, and routes that pass too near."""
    push = {key: [0.0, 0.0] for key in at}
    keys = list(at)
    for i, one in enumerate(keys):
        for two in keys[i + 1 :]:
            _part(push[one], push[two], at[one], at[two], APART, 0.12)
        for (a, b), _, _ in board.lanes:
            if one not in (a, b):
                _part(push[one], [0.0, 0.0], at[one], nearest(at[one], at[a], at[b]), CLEARANCE, 0.12)
    return {
        key: (
            min(max(x + push[key][0], AREA[0]), AREA[2]),
            min(max(y + push[key][1], AREA[1]), AREA[3]),
        )
        for key, (x, y) in at.items()
    }


def _part(one: list[float], two: list[float], a: Point, b: Point, least: float, force: float) -> None:
    far = math.dist(a, b) or 1.0
    if far < least:
        for axis in (0, 1):
            step = (a[axis] - b[axis]) / far * (least - far) * force
            one[axis] += step
            two[axis] -= step


def nearest(c: Point, a: Point, b: Point) -> Point:
    """The point of the line from a to b that lies nearest to c."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((c[0] - a[0]) * dx + (c[1] - a[1]) * dy) / (dx * dx + dy * dy)
    return between(a, b, min(max(t, 0.0), 1.0))


def _stars(pen: Pen) -> None:
    """The same sky every time, without chance: a low-discrepancy scatter."""
    for i in range(170):
        x, y = (i * 0.754877666) % 1 * W, TOP + (i * 0.569840296) % 1 * (FOOT - TOP)
        pen.disc((x, y), (1, 1.4, 2)[i % 3], "#3A4354")


def route_line(pen: Pen, a: Point, b: Point, colour: str, k: float = 1.0, ground: str = "ink") -> None:
    """Green solid, purple dashed, yellow dotted: told apart without colour."""
    c = ROUTE[colour]
    pen.path([a, b], ground, 16 * k)
    if colour == "green":
        pen.path([a, b], c, 7 * k)
    elif colour == "purple":
        pen.dashes(a, b, c, 8 * k, 26 * k, 18 * k)
    else:
        for point in along(a, b, 19 * k):
            pen.disc(point, 6 * k, c)


def _place(pen: Pen, c: Point, i: int, planet: bool) -> None:
    pen.disc(c, R + 8, "ink")
    if planet:
        _planet(pen, c, R, i)
    else:
        pen.poly(ngon(c, R + 8, 8, 22.5), "raise", FACTION["fleet"], 5)
        pen.poly(ngon(c, R - 12, 8, 22.5), "black")


def _planet(pen: Pen, c: Point, r: float, i: int) -> None:
    """Dull and flat, so that what lies on it is the bright thing; one of four patterns."""
    tone = mix(TONES[i % 8], "ink", 0.35)
    light = mix(tone, "text", 0.16)
    belt, band = mix(tone, "text", 0.3), (c[0] - r * 1.3, c[1] - r * 0.3, c[0] + r * 1.3, c[1] + r * 0.3)
    if i % 4 == 1:
        pen.oval(band, belt, 5)
    pen.disc(c, r, mix(tone, "black", 0.45))
    pen.disc((c[0] - r * 0.07, c[1] - r * 0.07), r * 0.92, tone)
    if i % 4 == 0:
        for y, w in ((-0.45, 0.7), (0.0, 0.86), (0.45, 0.66)):
            box = (c[0] - r * w, c[1] + r * (y - 0.09), c[0] + r * (w - 0.2), c[1] + r * (y + 0.09))
            pen.rounded(box, r * 0.09, light)
    elif i % 4 == 1:
        pen.oval(band, belt, 5, 20, 160)
    elif i % 4 == 2:
        for a, d, q in ((30, 0.55, 0.2), (150, 0.5, 0.27), (270, 0.55, 0.16), (330, 0.2, 0.12)):
            pen.disc(polar(c, d * r, a), q * r, light)
    else:
        pen.disc((c[0] - r * 0.3, c[1] - r * 0.3), r * 0.45, light)
        pen.disc((c[0] + r * 0.35, c[1] + r * 0.3), r * 0.3, light)


def _letter(draw: ImageDraw.ImageDraw, at: Point, letter: str) -> None:
    size = 32 if len(letter) == 1 else 27
    draw.text(at, letter, fill=rgb("black"), font=font(FACES["bold"][0], size), anchor="mm")


# Names


def _names(
    draw: ImageDraw.ImageDraw,
    at: dict[str, Point],
    ends: Sequence[tuple[Point, Point]],
    obstacles: list[Box],
    words: Words,
) -> list[Box]:
    """Every name where it covers least; returns the boxes they take."""
    dots = [dot for a, b in ends for dot in along(a, b, 8)]
    taken = list(obstacles)
    out = []
    for key, c in at.items():
        lines = _lines(words.name("starship_captains", key))
        box = _spot(lines, c, dots, taken)
        taken.append(box)
        out.append(box)
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        for j, line in enumerate(lines):
            draw.text(
                (x, y + (j - (len(lines) - 1) / 2) * 37),
                line,
                fill=rgb("text"),
                font=font(FACES["bold"][0], NAME),
                anchor="mm",
                stroke_width=4,
                stroke_fill=rgb("ink"),
            )
    return out


def _lines(name: str) -> list[str]:
    first, _, rest = name.partition(" ")
    return [first, rest] if rest and len(name) > 9 else [name]


def _spot(lines: Sequence[str], c: Point, dots: Sequence[Point], taken: Sequence[Box]) -> Box:
    half = max(measure(line, NAME, "bold") for line in lines) / 2
    h, far = len(lines) * 37.0, R + 26
    offsets = [(0.0, far + h / 2), (0.0, -far - h / 2), (far + half, 0.0), (-far - half, 0.0)]
    offsets += [
        (sx * half * k, sy * (far + h / 2)) for k in (0.3, 0.6, 0.9) for sy in (1, -1) for sx in (1, -1)
    ]
    offsets += [(sx * (far + half), sy * h * 0.7) for sy in (1, -1) for sx in (1, -1)]
    offsets += [(sx * (R * 0.85 + half), sy * (R * 0.85 + h / 2)) for sy in (1, -1) for sx in (1, -1)]
    best: tuple[float, Box] | None = None
    for rank, (dx, dy) in enumerate(offsets):
        x, y = min(max(c[0] + dx, half + 10), W - half - 10), c[1] + dy
        box = (x - half - 6, y - h / 2, x + half + 6, y + h / 2)
        cost = rank + _cost(box, dots, taken)
        if best is None or cost < best[0]:
            best = (cost, box)
    assert best is not None
    return best[1]


def _cost(box: Box, dots: Sequence[Point], taken: Sequence[Box]) -> float:
    """A route through the middle of a name is worse than one at its end."""
    outside = box[0] < 4 or box[2] > W - 4 or box[1] < TOP or box[3] > FOOT - 4
    wide = (box[0] - 8, box[1] - 4, box[2] + 8, box[3] + 4)
    middle, half = (box[0] + box[2]) / 2, (wide[2] - wide[0]) / 2
    crossed = sum(
        12 + 24 * (1 - abs(x - middle) / half)
        for x, y in dots
        if wide[0] < x < wide[2] and wide[1] < y < wide[3]
    )
    covered = sum(60 + 0.1 * shared(box, other) for other in taken if meet(box, other))
    return 400 * outside + crossed + covered


def free_angles(here: Point, others: Sequence[Point]) -> list[int]:
    """Round a place, emptiest first: where a ship covers no route."""
    routes = [math.degrees(math.atan2(x - here[0], -(y - here[1]))) % 360 for x, y in others]

    def room(angle: int) -> float:
        return min((min(abs(angle - r), 360 - abs(angle - r)) for r in routes), default=180)

    return sorted(range(0, 360, 15), key=lambda angle: -min(room(angle), 55))
