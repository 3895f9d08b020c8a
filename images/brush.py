"""What game pieces are drawn with: a pen in our own units, tokens in a 100 x 100 box, grounds, boxes.

Tokens are drawn at four times their size, reduced once and kept; grounds at twice theirs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from images.kept import kept
from images.text import FACES, font
from images.theme import rgb

Point = tuple[float, float]
Box = tuple[float, float, float, float]
SS = 4
CLEAR = (0, 0, 0, 0)


def polar(centre: Point, r: float, degrees: float) -> Point:
    """Clockwise from north, as on a clock face."""
    a = math.radians(degrees)
    return centre[0] + r * math.sin(a), centre[1] - r * math.cos(a)


def ngon(centre: Point, r: float, n: int, turn: float = 0) -> list[Point]:
    return [polar(centre, r, turn + 360 * i / n) for i in range(n)]


def star(centre: Point, r: float, points: int = 5, inner: float = 0.45) -> list[Point]:
    return [polar(centre, r if i % 2 == 0 else r * inner, 180 * i / points) for i in range(points * 2)]


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


class Pen:
    """ImageDraw in our own units: k device pixels per unit, round joints and caps. No colour cuts a hole."""

    def __init__(self, image: Image.Image, k: float) -> None:
        self.image, self.k, self.draw = image, k, ImageDraw.Draw(image)

    def at(self, point: Point) -> Point:
        """In device pixels."""
        return point[0] * self.k, point[1] * self.k

    def box_of(self, box: Box) -> Box:
        x0, y0, x1, y1 = (v * self.k for v in box)
        return x0, y0, x1, y1

    def poly(
        self, points: Sequence[Point], fill: str | None, line: str | None = None, width: float = 0
    ) -> None:
        self.draw.polygon([self.at(p) for p in points], fill=_ink(fill))
        if line:
            self.path([*points, points[0]], line, width)

    def disc(self, c: Point, r: float, fill: str | None) -> None:
        (x, y), r = self.at(c), r * self.k
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=_ink(fill))

    def ring(self, c: Point, r: float, colour: str, width: float) -> None:
        """A circle whose line lies inside r."""
        (x, y), r = self.at(c), r * self.k
        self.draw.ellipse((x - r, y - r, x + r, y + r), outline=_ink(colour), width=round(width * self.k))

    def oval(self, box: Box, colour: str, width: float, begin: float = 0, end: float = 360) -> None:
        """The line of an ellipse, or a part of it: degrees clockwise from east."""
        self.draw.arc(self.box_of(box), begin, end, fill=_ink(colour), width=round(width * self.k))

    def path(self, points: Sequence[Point], colour: str, width: float) -> None:
        spots = [self.at(p) for p in points]
        w = max(1, round(width * self.k))
        self.draw.line(spots, fill=_ink(colour), width=w)
        r = w / 2 - 0.5
        for x, y in spots if w > 2 else ():
            self.draw.ellipse((x - r, y - r, x + r, y + r), fill=_ink(colour))

    def arc(self, c: Point, r: float, begin: float, end: float, colour: str, width: float) -> None:
        """With round ends; degrees clockwise from north."""
        (x, y), far = self.at(c), (r + width / 2) * self.k
        box = (x - far, y - far, x + far, y + far)
        self.draw.arc(box, begin - 90, end - 90, fill=_ink(colour), width=round(width * self.k))
        for a in (begin, end):
            self.disc(polar(c, r, a), width / 2 - 0.3, colour)

    def rounded(
        self, box: Box, r: float, fill: str | None, line: str | None = None, width: float = 0
    ) -> None:
        outline = _ink(line) if line else None
        self.draw.rounded_rectangle(
            self.box_of(box), r * self.k, fill=_ink(fill), outline=outline, width=round(width * self.k)
        )

    def dashes(self, a: Point, b: Point, colour: str, width: float, on: float, off: float) -> None:
        """From the middle outwards alike, so that both ends look the same."""
        length = math.dist(a, b)
        count = max(1, round((length + off) / (on + off)))
        step = (length + off) / count
        for i in range(count):
            begin, end = i * step / length, (i * step + step - off) / length
            self.path([between(a, b, begin), between(a, b, end)], colour, width)

    def text(self, at: Point, words: str, size: float, fill: str, face: str = "display") -> None:
        self.draw.text(
            self.at(at), words, fill=rgb(fill), font=font(FACES[face][0], round(size * self.k)), anchor="mm"
        )


def _ink(colour: str | None) -> tuple[int, ...]:
    return (*rgb(colour), 255) if colour else CLEAR


class Inset(Pen):
    """A pen for a smaller drawing within another, its top left corner at (x, y)."""

    def __init__(self, pen: Pen, x: float, y: float, share: float) -> None:
        super().__init__(pen.image, pen.k * share)
        self.x, self.y = x * pen.k, y * pen.k

    def at(self, point: Point) -> Point:
        return point[0] * self.k + self.x, point[1] * self.k + self.y

    def box_of(self, box: Box) -> Box:
        return (*self.at(box[:2]), *self.at(box[2:]))


Draw = Callable[..., None]


class Stamps:
    """The tokens of a game, by name."""

    def __init__(self) -> None:
        self.draws: dict[str, Draw] = {}
        self.sprite = kept(self._made)

    def token(self, draw: Draw) -> Draw:
        """Register a drawing `name(pen, *args)` in a 100 x 100 box."""
        self.draws[draw.__name__] = draw
        return draw

    def _made(self, name: str, size: int, *args: object) -> Image.Image:
        big = Image.new("RGBA", (size * SS, size * SS), CLEAR)
        self.draws[name](Pen(big, size * SS / 100), *args)
        return big.reduce(SS)


class Layer:
    """A ground at twice its size; `flat` reduces it, once."""

    def __init__(self, w: int, h: int, fill: str) -> None:
        self.image = Image.new("RGB", (w * 2, h * 2), rgb(fill))
        self.pen = Pen(self.image, 2)

    def flat(self) -> Image.Image:
        return self.image.reduce(2)


def along(a: Point, b: Point, step: float) -> Iterator[Point]:
    """Points from a to b, evenly spaced."""
    n = max(1, int(math.dist(a, b) / step))
    return (between(a, b, i / n) for i in range(n + 1))


def walk(points: Sequence[Point], step: float, closed: bool = False) -> list[tuple[Point, Point]]:
    """Evenly spaced (point, unit direction) along a line with corners; the step is stretched to fit."""
    ends = [*points, points[0]] if closed else list(points)
    lengths = [math.dist(a, b) for a, b in pairwise(ends)]
    total = sum(lengths)
    count = max(1, round(total / step))
    out, i, done = [], 0, 0.0
    for n in range(count + (not closed)):
        way = total * n / count
        while i < len(lengths) - 1 and way > done + lengths[i] + 1e-6:
            done += lengths[i]
            i += 1
        (x0, y0), (x1, y1) = ends[i], ends[i + 1]
        unit = ((x1 - x0) / lengths[i], (y1 - y0) / lengths[i])
        out.append((between(ends[i], ends[i + 1], (way - done) / lengths[i]), unit))
    return out


def square(c: Point, r: float) -> Box:
    return c[0] - r, c[1] - r, c[0] + r, c[1] + r


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def shared(a: Box, b: Box) -> float:
    """The area two boxes have in common."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))
