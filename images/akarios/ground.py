"""The battle map as laid out: hexes, terrain, the Sparrow's lane, names. Kept until terrain changes."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from images.akarios.facts import board, cells_of, goals, lane
from images.akarios.planets import chance, planet
from images.brush import Layer, Pen, Point, polar
from images.canvas import Canvas
from images.hexlines import clipped, dashed, line, rocks, scallops
from images.hexmap import Layout, outlines, rim
from images.kept import kept
from images.theme import mix, rgb
from rules.akarios.view import BattleView
from rules.core.hexes import DIRECTIONS, name
from rules.core.hexes import Hex as Axial

SPACE, GRID, EDGE, CODE = "#1D2433", "#3A486A", "#66769C", "#5F6E90"
FILL = {"asteroids": "#332C27", "nebula": "#35243F", "wormhole": "#14393B"}
LINE = {
    "asteroids": "rock",
    "nebula": "haze",
    "wormhole": "worm",
    "planet": "#9DB2CC",
}
HEX = 66
"""The size of a hex for which widths of lines are given."""
VEIL = 0.42
"""How far the rest of a map is drawn back."""


class Piece(NamedTuple):
    """A token of terrain."""

    kind: str
    cells: tuple[Axial, ...]


class Printed(NamedTuple):
    """All that the ground depends on."""

    columns: int
    rows: int
    terrain: tuple[Piece, ...]
    lane: tuple[Axial, ...]
    goals: tuple[Axial, ...]


def printed(battle: BattleView) -> Printed:
    board = battle.board
    terrain = tuple(Piece(one.kind, cells_of(one.hexes)) for one in board.terrain)
    here = battle.scenario
    return Printed(board.cols, board.rows, terrain, cells_of(lane(here)), cells_of(goals(here)))


@kept
def ground(on: Printed, layout: Layout, w: int, h: int) -> Image.Image:
    """Without names: these depend on what lies on the map."""
    layer = Layer(w, h, "ink")
    inside: set[Axial] = set(board(on.columns, on.rows))
    for cell in inside:
        layer.pen.poly(layout.corners(cell), SPACE)
        _sparks(layer.pen, layout.pixel(cell), layout.size, cell[0] * 31 + cell[1])
    for piece in on.terrain:
        _fill(layer.pen, layout, piece)
    _grid(layer.pen, layout, inside, on.terrain)
    _lane(layer.pen, layout, on.lane)
    for place, direction in rim(inside):
        layer.pen.path(layout.edge(place, direction), EDGE, 3.4 * layout.size / HEX)
    for piece in on.terrain:
        _border(layer.pen, layout, piece, layout.size / HEX)
    return layer.flat()


@kept
def veiled(on: Printed, layout: Layout, w: int, h: int) -> Image.Image:
    """Drawn back, for what lies beside what matters."""
    return Image.blend(ground(on, layout, w, h), Image.new("RGB", (w, h), rgb("ink")), VEIL)


def zoomed(on: Printed, size: float, veil: bool = False) -> tuple[Image.Image, Layout]:
    """The whole map for parts of it to be cut from: drawn once, whoever looks where."""
    tall = 3**0.5 * size
    layout = Layout(size, size + 6, tall / 2 + 6)
    w, h = round(size * (1.5 * on.columns + 0.5)) + 12, round(tall * (on.rows + 0.5)) + 12
    return (veiled if veil else ground)(on, layout, w, h), layout


def names_of(
    c: Canvas,
    on: Printed,
    layout: Layout,
    busy: Collection[Axial],
    veil: float = 0,
    bright: Collection[Axial] = (),
) -> None:
    """Names of hexes that nothing lies on: at the upper side, or in the middle of rough terrain."""
    k = layout.size / HEX
    solid = {cell for piece in on.terrain if piece.kind == "planet" for cell in piece.cells}
    rough = {
        cell: mix(FILL[p.kind], LINE[p.kind], 0.75) for p in on.terrain if p.kind in FILL for cell in p.cells
    }
    for cell in board(on.columns, on.rows):
        x, y = layout.pixel(cell)
        if cell in busy or cell in solid or not (0 < x < c.w and 0 < y < c.h):
            continue
        tone = "dim" if cell in bright else mix(rough.get(cell, CODE), "ink", veil)
        size, lift = (26, 0.0) if cell in rough and cell not in bright else (24, 0.66)
        c.text(x, y - layout.size * lift, name(cell), round(size * k), tone, "bold", "m")


def _sparks(pen: Pen, c: Point, s: float, seed: int) -> None:
    for i in range(2):
        x, y = 1.5 * chance(seed, i) - 0.75, 1.3 * chance(seed, i + 5) - 0.65
        pen.disc((c[0] + x * s, c[1] + y * s), (0.013 + 0.012 * chance(seed, i + 9)) * s, "#44527A")


def _grid(pen: Pen, layout: Layout, inside: set[Axial], terrain: Iterable[Piece]) -> None:
    """Dashes between hexes, but none on planets: nobody goes there."""
    k, solid = (
        layout.size / HEX,
        {c for piece in terrain if piece.kind == "planet" for c in piece.cells},
    )
    for place in inside:
        for d in range(3):
            other = (place[0] + DIRECTIONS[d][0], place[1] + DIRECTIONS[d][1])
            if other in inside and not (place in solid and other in solid):
                dashed(pen, *layout.edge(place, d), k, GRID)


def _fill(pen: Pen, layout: Layout, piece: Piece) -> None:
    s, cells = layout.size, piece.cells
    if piece.kind == "planet":
        with clipped(pen, layout, piece.cells, "#121722") as inside:
            spots = [layout.pixel(cell) for cell in piece.cells]
            c = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
            large = len(piece.cells) > 3
            planet(inside, c, s * (2.18 if large else 1.32), "rust", 7, 0.3, "#121722")
        return
    for cell in cells:
        pen.poly(layout.corners(cell), FILL[piece.kind])
    for cell in cells:
        seed = cell[0] * 37 + cell[1] * 101
        {"asteroids": _asteroids, "nebula": _nebula, "wormhole": _wormhole}[piece.kind](
            pen, layout.pixel(cell), s, seed
        )


def _asteroids(pen: Pen, c: Point, s: float, seed: int) -> None:
    """Rocks round the middle, which is left for a ship."""
    spots = (
        (25, 0.6, 0.19),
        (95, 0.62, 0.13),
        (150, 0.58, 0.22),
        (215, 0.64, 0.12),
        (265, 0.6, 0.18),
        (325, 0.62, 0.14),
    )
    for i, (a, d, r) in enumerate(spots):
        x, y = polar(c, d * s, a + 26 * chance(seed, i) - 13)
        r *= s * (0.85 + 0.35 * chance(seed, i + 7))
        rock = [
            polar((x, y), r * (0.78 + 0.3 * chance(seed, 9 * i + j)), 51.4 * j + 30 * chance(seed, i + 3))
            for j in range(7)
        ]
        pen.poly(rock, mix(FILL["asteroids"], "rock", 0.3))
        lit = [(px * 0.58 + (x - 0.16 * r) * 0.42, py * 0.58 + (y - 0.2 * r) * 0.42) for px, py in rock]
        pen.poly(lit, mix(FILL["asteroids"], "rock", 0.52))


def _nebula(pen: Pen, c: Point, s: float, seed: int) -> None:
    for i, (a, d, r, share) in enumerate(
        ((60, 0.3, 0.5, 0.14), (200, 0.34, 0.44, 0.24), (320, 0.36, 0.32, 0.36))
    ):
        pen.disc(polar(c, d * s, a + 60 * chance(seed, i) - 30), r * s, mix(FILL["nebula"], "haze", share))


def _wormhole(pen: Pen, c: Point, s: float, seed: int) -> None:
    for r, share in ((0.8, 0.2), (0.64, 0.0), (0.5, 0.45), (0.38, 0.0)):
        pen.disc(c, r * s, mix(FILL["wormhole"], "worm", share))
    for a in (20, 140, 260):
        pen.arc(c, 0.66 * s, a, a + 70, "worm", 0.07 * s)


def _border(pen: Pen, layout: Layout, piece: Piece, k: float) -> None:
    """A hex of asteroids or nebula hurts by itself, so each has its border; a planet is one thing."""
    colour = LINE[piece.kind]
    if piece.kind == "planet":
        for inset, width in ((0, 6), (10, 2.2)):
            for loop in outlines(layout, rim(set(piece.cells)), inset * k):
                line(pen, [point for point, _ in loop], colour, width * k, True)
        return
    for cell in piece.cells:
        for loop in outlines(layout, rim({cell}), (15 if piece.kind == "nebula" else 9) * k):
            draw = rocks if piece.kind == "asteroids" else scallops if piece.kind == "nebula" else None
            if draw:
                draw(pen, [point for point, _ in loop], True, k, colour)


def _lane(pen: Pen, layout: Layout, lane: Sequence[Axial]) -> None:
    """Chevrons along the way of the Sparrow."""
    k, spots = layout.size / HEX, [layout.pixel(cell) for cell in lane]
    for (x0, y0), (x1, y1) in pairwise(spots):
        far = math.dist((x0, y0), (x1, y1))
        ux, uy = (x1 - x0) / far, (y1 - y0) / far
        for step in (-2, 14):
            x, y = (x0 + x1) / 2 + ux * step * k, (y0 + y1) / 2 + uy * step * k
            wings = [(x - (ux * 10 - s * uy * 12) * k, y - (uy * 10 + s * ux * 12) * k) for s in (1, -1)]
            pen.path([wings[0], (x, y), wings[1]], mix(SPACE, "blue", 0.6), 4.4 * k)
