"""Hexes on a picture: axial places to pixels and back, and the plain cell as a sprite."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import cos, hypot, radians, sin, sqrt

from msgspec import Struct
from PIL import Image, ImageDraw

from images.icons import SS
from images.kept import kept
from images.theme import mix, rgb
from rules.core.hexes import DIRECTIONS

Hex = tuple[int, int]
Point = tuple[float, float]


class Layout(Struct, frozen=True):
    """`size` is from the middle of a cell to its corners; (x, y) is the middle of cell (0, 0)."""

    size: float
    x: float = 0
    y: float = 0
    pointy: bool = False

    def pixel(self, cell: Hex) -> Point:
        q, r = cell
        wide, tall = sqrt(3) * (q + r / 2), 1.5 * r
        if self.pointy:
            return self.x + self.size * wide, self.y + self.size * tall
        return self.x + self.size * 1.5 * q, self.y + self.size * sqrt(3) * (r + q / 2)

    def cell(self, point: Point) -> Hex:
        """The cell under a point."""
        px, py = (point[0] - self.x) / self.size, (point[1] - self.y) / self.size
        if self.pointy:
            q, r = sqrt(3) / 3 * px - py / 3, 2 / 3 * py
        else:
            q, r = 2 / 3 * px, sqrt(3) / 3 * py - px / 3
        near = [(round(q) + dq, round(r) + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
        return min(near, key=lambda c: hypot(*(a - b for a, b in zip(self.pixel(c), point, strict=True))))

    def corners(self, cell: Hex, inset: float = 0) -> tuple[Point, ...]:
        x, y = self.pixel(cell)
        turn, far = (30 if self.pointy else 0), self.size - inset
        return tuple(
            (x + far * cos(radians(turn + 60 * i)), y + far * sin(radians(turn + 60 * i))) for i in range(6)
        )

    def edge(self, cell: Hex, direction: int) -> tuple[Point, Point]:
        """Clockwise along the side in this direction (0 is right, or below right where cells lie flat)."""
        corners, first = self.corners(cell), direction - self.pointy
        return corners[first % 6], corners[(first + 1) % 6]

    def bounds(self, cells: Iterable[Hex]) -> tuple[float, float, float, float]:
        points = [corner for cell in cells for corner in self.corners(cell)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)


def fitted(cells: Iterable[Hex], width: float, height: float, margin: float, pointy: bool = False) -> Layout:
    """The biggest layout that shows all the cells in the middle of a picture."""
    cells = tuple(cells)
    x0, y0, x1, y1 = Layout(1, pointy=pointy).bounds(cells)
    size = min((width - 2 * margin) / (x1 - x0), (height - 2 * margin) / (y1 - y0))
    return Layout(size, width / 2 - size * (x0 + x1) / 2, height / 2 - size * (y0 + y1) / 2, pointy)


Side = tuple[Hex, int]
"""A side of a cell, by its direction."""
Loop = list[tuple[Point, Side]]
"""A closed line, clockwise round what it encloses: where each side begins."""


def rim(cells: Collection[Hex]) -> list[Side]:
    """The sides between these cells and all others."""
    return [
        ((q, r), d)
        for q, r in cells
        for d, (dq, dr) in enumerate(DIRECTIONS)
        if (q + dq, r + dr) not in cells
    ]


def outlines(layout: Layout, sides: Iterable[Side], inset: float = 0) -> list[Loop]:
    """Sides that meet, as closed lines moved inwards by so many pixels."""
    unit = Layout(1, pointy=layout.pointy)
    follows: dict[Point, Side] = {_key(unit.edge(*side)[0]): side for side in sides}
    loops = []
    while follows:
        start = next(iter(follows))
        chain = [follows.pop(start)]
        while (key := _key(unit.edge(*chain[-1])[1])) in follows:
            chain.append(follows.pop(key))
        edges = [layout.edge(*side) for side in chain]
        loops.append(
            [
                (_moved(edges[i - 1], edge, inset), side)
                for i, (edge, side) in enumerate(zip(edges, chain, strict=True))
            ]
        )
    return loops


def _key(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def inwards(a: Point, b: Point) -> Point:
    """The unit vector to the right of the way from a to b: into what is gone round clockwise."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    return -(b[1] - a[1]) / length, (b[0] - a[0]) / length


def _moved(before: tuple[Point, Point], after: tuple[Point, Point], inset: float) -> Point:
    """The corner between two sides, moved inwards."""
    (nx, ny), (mx, my) = inwards(*before), inwards(*after)
    f = inset / (1 + nx * mx + ny * my)
    (x, y) = after[0]
    return x + (nx + mx) * f, y + (ny + my) * f


@kept
def cell_sprite(
    size: int, fill: str = "deck", rim: str = "line", border: float = 3, pointy: bool = False, fade: float = 0
) -> Image.Image:
    """A flat cell with its rim, drawn once; `fade` goes towards the ground."""
    w, h = (round(sqrt(3) * size), 2 * size) if pointy else (2 * size, round(sqrt(3) * size))
    image = Image.new("RGBA", (w * SS, h * SS), (*rgb(rim), 0))
    draw = ImageDraw.Draw(image)
    for colour, inset in ((rim, 0.0), (fill, border)):
        layout = Layout(size * SS, w * SS / 2, h * SS / 2, pointy)
        draw.polygon(layout.corners((0, 0), inset * SS), fill=(*rgb(mix(colour, "ink", fade)), 255))
    return image.reduce(SS)
