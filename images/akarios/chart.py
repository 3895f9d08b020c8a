"""The whole battle: who is where, who faces where, who acts when."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.ahead import ghosts, paint_ahead
from images.akarios.common import battle_of
from images.akarios.fleet import paint_pieces, taken
from images.akarios.ground import ground, names_of, printed
from images.akarios.header import paint_header
from images.akarios.muster import paint_places
from images.akarios.order import paint_order
from images.akarios.roster import TALL, paint_roster
from images.canvas import Canvas
from images.hexmap import Layout
from rules.akarios.view import BoardView, View
from rules.core.hexes import Hex, name
from words import Words

W, TOP, SIDE = 1600, 186, 172
"""The picture, where the map begins, how wide the order of enemies is."""


def framed(columns: int, rows: int) -> tuple[Layout, int]:
    """The biggest map beside the numbers of its rows and the order of enemies; and where it ends."""
    size = (W - SIDE - 84) / (1.5 * (columns - 1) + 2)
    tall = 3**0.5 * size
    return Layout(size, 50 + size, TOP + 40 + tall / 2), round(TOP + 40 + tall * (rows + 0.5))


def chart(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    battle = battle_of(view)
    on = printed(battle)
    layout, foot = framed(on.columns, on.rows)
    h = foot + 14 + TALL + 20
    c = Canvas(W, h, ground(on, layout, W, h))
    names_of(c, on, layout, taken(battle) | {*ghosts(battle)})
    _margins(c, battle.board, layout)
    paint_header(c, battle, words)
    mine = "" if view.seat is None else battle.cockpits[view.seat].ship
    paint_places(c, battle, layout)
    paint_ahead(c, battle, layout)
    paint_pieces(c, battle, on, layout, mine)
    paint_order(c, battle, (W - SIDE - 20, TOP + 4, SIDE, foot - TOP - 4), words)
    paint_roster(c, battle, words, names, foot + 14)
    return c.im


def _margins(c: Canvas, board: BoardView, layout: Layout) -> None:
    """Letters of columns and numbers of rows, large enough for a phone."""
    tall = 3**0.5 * layout.size
    for column in range(board.cols):
        letter = name(Hex(column, -(column // 2))).rstrip("0123456789")
        y = layout.y - tall / 2 - 22 + (tall / 2 if column % 2 else 0)
        c.text(layout.x + 1.5 * layout.size * column, y, letter, 34, "faint", "bold", "m")
    for n in range(board.rows):
        c.text(30, layout.y + tall * n, str(n + 1), 34, "faint", "bold", "m")
