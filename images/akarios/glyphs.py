"""Small pictures of how a ship flies and where it shoots: on cards, in strips of commands, in lists."""

from __future__ import annotations

from PIL import Image

from images.akarios.facts import arc_cells, route
from images.akarios.hulls import turned
from images.brush import CLEAR, SS, Pen
from images.hexmap import Layout
from images.kept import kept
from images.theme import mix
from rules.core.hexes import Hex

ORIGIN = Hex(0, 0)


def _layout(cells: list[Hex], w: int, h: int, most: float, pad: float = 3) -> Layout:
    one = Layout(1)
    x0, y0, x1, y1 = one.bounds(cells)
    size = min((w - 2 * pad) / (x1 - x0), (h - 2 * pad) / (y1 - y0), most)
    return Layout(size, w / 2 - size * (x0 + x1) / 2, h / 2 - size * (y0 + y1) / 2)


def _ship(p: Pen, layout: Layout, cell: Hex, facing: int, colour: str, share: float = 1.0) -> None:
    x, y = layout.pixel(cell)
    points = turned(((50, 8), (84, 86), (50, 70), (16, 86)), facing, (x, y), layout.size * share / 66)
    p.poly(points, colour)


@kept
def flight(
    pattern: str,
    w: int,
    h: int,
    mirror: bool | None = None,
    facing: int = 0,
    colour: str = "text",
    ground: str = "deck",
) -> Image.Image:
    """A pattern of movement: the hexes, the way, and the ship as it ends. `mirror` None shows both sides."""
    sides = (False, True) if mirror is None else (mirror,)
    ways = [route(pattern, ORIGIN, facing, side) for side in sides]
    cells = [ORIGIN, *dict.fromkeys(cell for way in ways for cell, _ in way)]
    big = Image.new("RGBA", (w * SS, h * SS), CLEAR)
    p, layout = Pen(big, SS), _layout(cells, w, h, h / 4.6)
    s = layout.size
    for cell in cells:
        p.poly(layout.corners(cell), mix(colour, ground, 0.55))
        p.poly(layout.corners(cell, s * 0.1), mix(colour, ground, 0.86))
    for way in ways:
        spots = [layout.pixel(ORIGIN), *(layout.pixel(cell) for cell, _ in way)]
        p.path(spots, mix(colour, ground, 0.35), s * 0.2)
    for way in ways:
        _ship(p, layout, *way[-1], colour, 1.16)
    _ship(p, layout, ORIGIN, facing, mix(colour, ground, 0.4), 0.96)
    return big.reduce(SS)


@kept
def fan(
    name: str, w: int, h: int, colour: str = "threat", ground: str = "deck", most: float = 0
) -> Image.Image:
    """An arc: hexes that can be hit, before the ship."""
    cells = arc_cells(name, ORIGIN, 0)
    big = Image.new("RGBA", (w * SS, h * SS), CLEAR)
    p, layout = Pen(big, SS), _layout([ORIGIN, *cells], w, h, most or h / 5)
    for cell in cells:
        p.poly(layout.corners(cell, layout.size * 0.07), mix(colour, ground, 0.25))
    p.poly(layout.corners(ORIGIN, layout.size * 0.07), mix("text", ground, 0.8))
    _ship(p, layout, ORIGIN, 0, "text", 1.0)
    return big.reduce(SS)


@kept
def reach(n: int, w: int, h: int, colour: str = "threat", ground: str = "deck") -> Image.Image:
    """A range: all hexes up to a distance."""
    cells = [Hex(q, r) for q in range(-n, n + 1) for r in range(-n, n + 1) if abs(q + r) <= n]
    big = Image.new("RGBA", (w * SS, h * SS), CLEAR)
    p, layout = Pen(big, SS), _layout(cells, w, h, h / 5)
    for cell in cells:
        p.poly(
            layout.corners(cell, layout.size * 0.07), mix(colour, ground, 0.25 if cell != ORIGIN else 0.85)
        )
    _ship(p, layout, ORIGIN, 0, "text", 1.0)
    return big.reduce(SS)
