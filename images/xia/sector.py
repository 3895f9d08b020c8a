"""One sector, large: every space with its number, and beside it what is there and what its borders do."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.brush import Layer
from images.canvas import Canvas
from images.hexmap import Layout, outlines, rim
from images.kept import kept
from images.labels import haloed
from images.text import fit
from images.theme import mix
from images.xia.borders import NORMAL
from images.xia.common import look_of, npc_letter, put, trades
from images.xia.panel import paint_panel
from images.xia.spaces import Thing, cubes, features, paint_thing, some
from images.xia.system import near, sides
from images.xia.terrain import Printed, painted, printed
from rules.xia.view import Cell, View
from words import Words

W, H, CUT = 1600, 1180, 1030
SIZE = 117
AT = (513.0, 590.0)
SIDES, BELOW = (0, 3), (1, 2)
"""Directions along a caption and below it."""
WIDE, SHIELD, OTHER, RAISED = 182, 22, 12, 10
"""Room for a caption, what a border beside it takes of that, and how far one below it lifts all."""
QUIET = "#B6C0CF"


def sector(view: View, words: Words, names: Sequence[str], which: str) -> Image.Image:
    """`which` is the id of a sector on the board."""
    here = next(one for one in view.sectors if one.id == which)
    x, y = Layout(SIZE, pointy=True).pixel(here.centre)
    layout = Layout(SIZE, AT[0] - x, AT[1] - y, True)
    c = Canvas(W, H, _ground(printed(near(view, here)), here.id, layout))
    for at, symbol, side in sides([here], layout):
        put(c, "bead", *at, 58, symbol or "", -1 if symbol else side)
    where = _who(view, words, names)
    for cell in here.cells:
        _space(c, cell, layout, where.get(cell.id), words)
    paint_panel(c, here, words, CUT)
    return c.im


@kept
def _ground(board: tuple[Printed, ...], which: str, layout: Layout) -> Image.Image:
    """Neighbours stay visible, but step back."""
    image = painted(board, layout, W, H)
    cells = {cell.hex for one in board if one.id == which for cell in one.cells}
    veil = Layer(W, H, "ink")
    mask = Image.new("L", (W, H), 140)
    shade = Layer(W, H, "#000000")
    for cell in cells:
        shade.pen.poly(layout.corners(cell), "#FFFFFF")
    mask.paste(0, (0, 0), shade.flat().convert("L"))
    image.paste(veil.flat(), (0, 0), mask)
    c = Canvas(W, H, image)
    for loop in outlines(layout, rim(cells), -1):
        points = [point for point, _ in loop]
        c.stroke([*points, points[0], points[1]], 6, "#8D9CC0")
    c.rect(CUT, 0, W, H, "deck")
    c.rect(CUT - 3, 0, CUT, H, "line")
    return c.im


def _who(view: View, words: Words, names: Sequence[str]) -> dict[str, tuple[Thing, str]]:
    """Ships and NPCs by their spaces, with their names."""
    out = {}
    for npc in view.npcs:
        if npc.space is not None:
            token = Thing("npc", (npc.npc.id, npc_letter(npc.npc, words)), 0.92)
            out[npc.space] = (token, npc.npc.name[words.lang])
    for ship in view.ships:
        if ship.space is not None:
            look = look_of(ship.seat, words, names)
            active = ship.seat == view.acting and not view.over
            out[ship.space] = (Thing("ship", (ship.seat, look.letter, active)), look.name)
    return out


def _space(c: Canvas, cell: Cell, layout: Layout, who: tuple[Thing, str] | None, words: Words) -> None:
    """Number and word share one line below the signs, so that neither meets a border."""
    x, y = layout.pixel(cell.hex)
    things = [*features(cell, words), *cubes(cell, words)]
    number = str(cell.number)
    if who is None and not things:
        if cell.kind == "star":
            c.put(haloed((number,), 36, QUIET), x, y)
        else:
            c.text(x, y, number, 36, mix(NORMAL, "text", 0.5), "bold", "m")
        return
    y -= RAISED if _walled(cell, BELOW) else 0
    shown = [who[0]] if who else things[:2]
    wide = 0.0 if len(shown) == 1 else 74.0
    for i, one in enumerate(shown):
        size = 112 if who else 86 if wide else 92
        paint_thing(c, (x + (i - (len(shown) - 1) / 2) * wide, y - 28), size, one)
    for i, one in enumerate(some(things, 3) if who else some(things[2:], 3)):
        paint_thing(c, (x + 58 - i * 40, y + 4), 46, one)
    room = WIDE - sum(_walled(cell, (side,)) for side in SIDES) * (SHIELD if cell.kind == "planet" else OTHER)
    _caption(c, x, y + 46, number, who[1] if who else _word(cell, words), room)


def _walled(cell: Cell, directions: Sequence[int]) -> bool:
    """A line of the region runs along one of these sides."""
    return any(edge.direction in directions for edge in cell.edges)


def _caption(c: Canvas, x: float, y: float, number: str, word: str, room: float) -> None:
    """A name that is too long for its line takes a second."""
    left = haloed((number,), 30, QUIET)
    room -= left.width - 12
    said, size = fit(word, 36, room, "bold", 0.62)
    rest = ""
    if said != word and " " in word:
        word, _, rest = word.partition(" ")
        said, size = fit(word, 32, room, "bold", 0.7)
    right = haloed((said,), size) if said else None
    total = left.width + (right.width - 12 if right else 0)
    c.put(left, x - total / 2, y, "lm")
    if right is not None:
        c.put(right, x + total / 2, y, "rm")
    if rest:
        said, size = fit(rest, size, room, "bold", 0.7)
        c.put(haloed((said,), size), x, y + 30)


def _word(cell: Cell, words: Words) -> str:
    if cell.mission_point:
        return words("xia-pic-legend-mission")
    if cell.spawn is not None:
        return words("xia-pic-short-spawn")
    found = trades(cell)
    if found:
        return words(f"xia-pic-legend-{found[0][1]}")
    if cell.special:
        return words("xia-pic-short-gate")
    if cell.token:
        return words("xia-pic-short-token")
    return words("xia-pic-legend-cube") if cell.cubes else ""
