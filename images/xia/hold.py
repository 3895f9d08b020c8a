"""The hold of a ship as a grid: outfits in one outline each, markers, cubes, damage; and what would fit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.text import measure
from images.theme import mix
from images.xia import pieces as pieces  # enters the tokens
from images.xia.common import cargo_letter, look_of, put, ship_of
from images.xia.pieces import OUTFITS
from images.xia.tokens import SEATS
from rules.xia.view import Outfit, OutfitView, Ship, ShipView, View
from words import Words

Square = tuple[int, int]
EMPTY = "#12161F"
NAMED = 150
"""From this size of a cell on, an outfit's name stands in it."""


class Grid(NamedTuple):
    """The cells of a hold on a picture."""

    at: dict[int, Square]
    x: int
    y: int
    size: int

    def middle(self, cell: int) -> tuple[float, float]:
        column, row = self.at[cell]
        return self.x + (column + 0.5) * self.size, self.y + (row + 0.5) * self.size

    def corner(self, cell: int) -> tuple[float, float]:
        column, row = self.at[cell]
        return self.x + column * self.size, self.y + row * self.size


def squares(ship: Ship) -> dict[int, Square]:
    """Cells are numbered row by row, from 1."""
    points = [(x, y) for y, row in enumerate(ship.hold) for x, mark in enumerate(row) if mark == "#"]
    return dict(enumerate(points, 1))


def measured(ship: Ship, width: float, height: float, most: float) -> float:
    """The largest cell that lets the hold fit."""
    return min(most, width / max(map(len, ship.hold)), height / len(ship.hold))


def grid_in(ship: Ship, box: tuple[float, float, float, float], most: float = 180) -> Grid:
    """In the middle of (x, y, width, height), as large as can be."""
    x, y, w, h = box
    size = int(measured(ship, w, h, most))
    wide, tall = size * max(map(len, ship.hold)), size * len(ship.hold)
    return Grid(squares(ship), round(x + (w - wide) / 2), round(y + (h - tall) / 2), size)


def draw_cells(c: Canvas, grid: Grid, numbered: Collection[int] = (), ground: str = EMPTY) -> None:
    gap = max(1, round(grid.size * 0.03))
    line = max(1.0, grid.size * 0.018)
    for cell in grid.at:
        x, y = grid.corner(cell)
        side = grid.size - 2 * gap
        c.panel(x + gap, y + gap, side, side, ground, "line", r=grid.size * 0.07, border=line)
    for cell in numbered:
        number(c, grid, cell, "faint")


def number(c: Canvas, grid: Grid, cell: int, colour: str) -> None:
    """What the cell is called in menus, in its corner."""
    x, y = grid.corner(cell)
    c.text(x + grid.size * 0.09, y + grid.size * 0.17, str(cell), _figure(grid), colour, "bold")


def _figure(grid: Grid) -> int:
    return round(min(34, 14 + grid.size * 0.125))


def draw_shape(c: Canvas, grid: Grid, cells: Collection[int], colour: str, fill: str) -> None:
    """One outline over the cells of an outfit: bridges fill the gaps between them."""
    at = {grid.at[cell] for cell in cells}
    s = grid.size
    rim = max(1, round(s * 0.018))
    for inset, r, tone in ((rim, s * 0.085, colour), (rim + max(3, round(s * 0.036)), s * 0.055, fill)):
        for column, row in at:
            x, y = grid.x + column * s, grid.y + row * s
            c.panel(x + inset, y + inset, s - 2 * inset, s - 2 * inset, tone, r=r)
            right, below = (column + 1, row) in at, (column, row + 1) in at
            if right:
                c.rect(x + s / 2, y + inset, x + s * 1.5, y + s - inset, tone)
            if below:
                c.rect(x + inset, y + s / 2, x + s - inset, y + s * 1.5, tone)
            if right and below and (column + 1, row + 1) in at:
                c.rect(x + s / 2, y + s / 2, x + s * 1.5, y + s * 1.5, tone)


def ground_of(outfit: Outfit) -> str:
    return mix("deck", OUTFITS[outfit.type], 0.34)


def label_cell(one: OutfitView, damage: Collection[int]) -> int:
    """Where its die stands: on a section without a spot, a sound one if there is any."""
    plain = [cell for cell in one.cells if cell not in one.spots] or list(one.cells)
    return next((cell for cell in plain if cell not in damage), plain[0])


def named(grid: Grid, one: OutfitView, damage: Collection[int]) -> bool:
    """There is room for its name on the outfit itself."""
    return grid.size >= NAMED and label_cell(one, damage) not in damage


def draw_outfit(c: Canvas, grid: Grid, one: OutfitView, ship: ShipView, words: Words) -> None:
    colour = OUTFITS[one.outfit.type]
    draw_shape(c, grid, one.cells, colour, ground_of(one.outfit))
    place = label_cell(one, ship.damage)
    for cell in one.cells:
        number(c, grid, cell, mix(colour, "text", 0.4))
        x, y = grid.middle(cell)
        if cell in ship.damage:
            continue
        if cell in one.markers:
            put(c, "marker", x, y, grid.size * 0.5, SEATS[ship.seat], "on")
        elif cell in one.spots:
            put(c, "marker", x, y, grid.size * 0.42, "", "spot")
    if place not in ship.damage:
        _label(c, grid, one, place, named(grid, one, ship.damage), words)


def _label(c: Canvas, grid: Grid, one: OutfitView, cell: int, with_name: bool, words: Words) -> None:
    """Sign and die, what damage takes from it, and its name."""
    (x, y), s = grid.middle(cell), grid.size
    said, lost = die_of(one), f"−{one.damage}" if one.damage else ""
    figure = round(s * 0.27)
    share = min(
        1, s * 0.86 / (s * 0.32 + measure(said, figure, "bold") + measure(lost, figure, "bold") * 0.8)
    )
    figure, sign = round(figure * share), s * 0.28 * share
    small = round(figure * 0.8)
    left = x - (sign * 1.15 + measure(said, figure, "bold") + measure(lost, small, "bold")) / 2
    low = y - s * 0.01 if with_name else y + s * 0.08
    put(c, "outfit", left + sign / 2, low, sign, one.outfit.type, OUTFITS[one.outfit.type])
    end = c.text(left + sign * 1.15, low, said, figure, face="bold")
    c.text(end, low, lost, small, "harm", "bold")
    if with_name:
        c.text(x, y + s * 0.3, one.outfit.name[words.lang], 34, face="bold", anchor="m", width=s * 0.84)


def die_of(one: OutfitView) -> str:
    return f"{'2' if one.replicated else ''}d{one.outfit.die}"


def draw_hold(c: Canvas, grid: Grid, ship: ShipView, words: Words) -> None:
    """Everything that lies in it."""
    taken = {cell for one in ship.outfits for cell in one.cells}
    draw_cells(c, grid, [cell for cell in grid.at if cell not in taken])
    for one in ship.outfits:
        draw_outfit(c, grid, one, ship, words)
    for cell, kind in ship.cargo.items():
        put(c, "cube", *grid.middle(cell), grid.size * 0.6, kind, cargo_letter(kind, words))
    for cell in ship.damage:
        x, y = grid.middle(cell)
        put(c, "damage", x + grid.size * 0.08, y + grid.size * 0.08, grid.size * 0.68)


# Placements


def placements(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    """The offered placements of the outfit in hand, small and numbered as in the menu."""
    ship = ship_of(view, seat)
    assert ship.ship is not None and view.in_hand is not None
    ways = view.placements
    columns = (
        1 if len(ways) == 1 else 2 if len(ways) <= 4 else 3 if len(ways) <= 9 else 4 if len(ways) <= 16 else 5
    )
    rows = -(-max(1, len(ways)) // columns)
    wide = (1600 - 24 - 24 * columns) / columns
    cell = measured(ship.ship, wide - 40, 520, 150)
    tall = cell * len(ship.ship.hold) + 112
    c = Canvas(1600, round(176 + rows * (tall + 20) + 8))
    _headline(c, view, words, names, seat)
    for i, way in enumerate(ways):
        x, y = 24 + i % columns * (wide + 24), 176 + i // columns * (tall + 20)
        c.panel(x, y, wide, tall, "deck", r=18)
        put(c, "numbered", x + 46, y + 44, 68, i + 1)
        box = (x + 20, y + 92, wide - 40, tall - 112)
        _try(c, grid_in(ship.ship, box, cell), ship, view.in_hand, way, words)
    return c.im


def packing(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    """The hold while it is being packed: what is in already, and what comes next where it would lie best."""
    ship = ship_of(view, seat)
    assert ship.ship is not None
    size = int(measured(ship.ship, 1504, 900, 190))
    c = Canvas(1600, 176 + size * len(ship.ship.hold) + 72)
    if view.in_hand is not None:
        _headline(c, view, words, names, seat)
    else:
        look = look_of(seat, words, names)
        put(c, "ship", 84, 88, 116, seat, look.letter)
        c.text(170, 88, ship.ship.name[words.lang], "title", face="display", width=1400)
    c.panel(24, 176, 1552, c.h - 200, "deck", r=18)
    grid = grid_in(ship.ship, (48, 200, 1504, c.h - 248), size)
    draw_hold(c, grid, ship, words)
    if view.in_hand is not None and view.placements:
        way = view.placements[0]
        _fresh(c, grid, view.in_hand, way)
        put(c, "numbered", *grid.middle(_plain(view.in_hand, way)), size * 0.42, 1)
    return c.im


def _plain(outfit: Outfit, way: Sequence[int]) -> int:
    """A section without a spot."""
    marks = "".join(outfit.shape).replace(".", "")
    return next((cell for cell, mark in zip(way, marks, strict=True) if mark != "A"), way[0])


def _headline(c: Canvas, view: View, words: Words, names: Sequence[str], seat: int) -> None:
    look, outfit = look_of(seat, words, names), view.in_hand
    assert outfit is not None
    put(c, "ship", 84, 88, 116, seat, look.letter)
    put(c, "outfit", 196, 62, 72, outfit.type, OUTFITS[outfit.type])
    said = words("xia-card-place", outfit=outfit.name[words.lang], die=outfit.die)
    c.text(250, 62, said, "title", face="display", width=1320)
    hint = words("xia-card-placements", n=len(view.placements), name=look.name)
    c.text(160, 130, hint, 40, "dim", width=1416)


def _try(c: Canvas, grid: Grid, ship: ShipView, outfit: Outfit, way: Sequence[int], words: Words) -> None:
    """The hold as it is, quiet, and the outfit bright in its place."""
    draw_cells(c, grid)
    for one in ship.outfits:
        tone = OUTFITS[one.outfit.type]
        draw_shape(c, grid, one.cells, mix("deck", tone, 0.5), mix("deck", tone, 0.2))
        put(c, "outfit", *grid.middle(one.cells[0]), grid.size * 0.4, one.outfit.type, mix("deck", tone, 0.6))
    for cell, kind in ship.cargo.items():
        put(c, "cube", *grid.middle(cell), grid.size * 0.6, kind, cargo_letter(kind, words))
    for cell in ship.damage:
        put(c, "damage", *grid.middle(cell), grid.size * 0.72)
    _fresh(c, grid, outfit, way)


def _fresh(c: Canvas, grid: Grid, outfit: Outfit, way: Sequence[int]) -> None:
    """The outfit in hand, in its place."""
    colour = OUTFITS[outfit.type]
    draw_shape(c, grid, way, "#FFFFFF", mix("deck", colour, 0.75))
    for cell, mark in zip(way, "".join(outfit.shape).replace(".", ""), strict=True):
        if mark == "A":
            put(c, "marker", *grid.middle(cell), grid.size * 0.56, "", "spot")
