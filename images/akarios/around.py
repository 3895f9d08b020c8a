"""The battle where it is fought: at most nine columns of the map, so that every ship reads on a phone; what
is further off is named at the rim."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PIL import Image

from images.akarios.ahead import ghosts, paint_ahead
from images.akarios.common import battle_of, pill, put, short
from images.akarios.fleet import paint_pieces, taken
from images.akarios.ground import names_of, printed
from images.akarios.header import paint_header
from images.akarios.muster import paint_places, places
from images.akarios.patch import Window
from images.akarios.ways import paint_numbers, paint_reach
from images.brush import Box, meet
from images.canvas import Canvas
from images.theme import mix
from rules.akarios.view import BattleView, ShipView, View
from rules.core.hexes import Hex, named
from words import Words

W, H, HEAD, COLUMNS = 1200, 1250, 174, 9
ROWS = 7
"""Whole rows that are seen."""
PLACE = 30
"""What a hex to begin on is worth beside ships."""
COLOURS = {"player": "cyan", "sparrow": "blue", "ally": "blue", "enemy": "threat"}


def around(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    battle = battle_of(view)
    on = printed(battle)
    window = Window(on, ends(view, battle), W, H - HEAD, COLUMNS)
    part = Canvas(W, H - HEAD, window.image)
    names_of(part, on, window.layout, taken(battle) | {*ghosts(battle)})
    mine = "" if view.seat is None else battle.cockpits[view.seat].ship
    paint_places(part, battle, window.layout)
    paint_ahead(part, battle, window.layout)
    paint_reach(part, battle, view.ways, window.layout, words, names)
    paint_pieces(part, battle, on, window.layout, mine)
    paint_numbers(part, battle, view.ways, window.layout, words, names)
    paint_beyond(part, battle, window, words)
    c = Canvas(W, H)
    c.im.paste(part.im, (0, HEAD))
    paint_header(c, battle, words, HEAD / 190, ruler=False)
    return c.im


def ends(view: View, battle: BattleView) -> list[Hex]:
    """The part with the most ships, one's own in it, and the hexes one may begin on or could fly to; of equal
    ones the nearest to the middle of the map."""
    cols, rows = battle.board.cols, battle.board.rows
    ships = [(named(ship.hex), ship) for ship in battle.ships if ship.hex is not None]
    must = [cell for cell, ship in ships if ship.seat is not None and ship.seat == view.seat]
    free = [*places(battle), *(named(one.end) for one in (view.ways.ways if view.ways else ()))]
    best, chosen = (-1, 0), (0, 0)
    for left, top in product(range(max(1, cols - COLUMNS + 1)), range(max(1, rows - ROWS + 1))):

        def shown(cell: Hex, left: int = left, top: int = top) -> bool:
            row = cell.r + cell.q // 2
            return left <= cell.q < left + COLUMNS and top <= row < top + ROWS

        if all(shown(cell) for cell in must):
            off = abs(2 * left + COLUMNS - cols) + abs(2 * top + ROWS - rows)
            worth = sum(2 + (ship.side == "player") for cell, ship in ships if shown(cell))
            worth += PLACE * sum(map(shown, free))
            if (worth, -off) > best:
                best, chosen = (worth, -off), (left, top)
    left, top = chosen
    first, last = Hex(left, top - left // 2), left + min(COLUMNS, cols) - 1
    return [first, Hex(last, top + min(ROWS, rows) - 1 - last // 2)]


def paint_beyond(c: Canvas, battle: BattleView, window: Window, words: Words) -> None:
    """Ships that are not on this part of the map: their names and places at the rim, where they are."""
    boxes: list[Box] = []
    for ship in battle.ships:
        if ship.hex is not None and not window.shows(named(ship.hex)):
            _beyond(c, battle, ship, window, words, boxes)


def _beyond(
    c: Canvas, battle: BattleView, ship: ShipView, window: Window, words: Words, boxes: list[Box]
) -> None:
    assert ship.hex is not None
    x, y = window.layout.pixel(named(ship.hex))
    mx, my = c.w / 2, c.h / 2
    dx, dy = x - mx, y - my
    share = min((mx - 84) / abs(dx) if dx else 9, (my - 34) / abs(dy) if dy else 9)
    px, py = mx + dx * share, my + dy * share
    sideways = abs(dx) * (my - 34) < abs(dy) * (mx - 84)
    for n in range(16):
        shift = (n + 1) // 2 * (1 if n % 2 else -1)
        spot = (px + shift * 170, py) if sideways else (px, py + shift * 58)
        box = (spot[0] - 82, spot[1] - 27, spot[0] + 82, spot[1] + 27)
        if (
            box[0] >= 0
            and box[1] >= 0
            and box[2] <= c.w
            and box[3] <= c.h
            and not any(meet(box, b) for b in boxes)
        ):
            boxes.append(box)
            break
    colour = COLOURS[ship.side]
    pill(
        c,
        *spot,
        f"{short(battle, ship.ref, words)} {ship.hex}",
        34,
        colour,
        "black",
        mix(colour, "black", 0.4),
    )
    put(c, "pointer", *_outside(spot, dx, dy, sideways), 30, dx, dy, colour)


def _outside(spot: tuple[float, float], dx: float, dy: float, sideways: bool) -> tuple[float, float]:
    """Between the plate and the rim."""
    if sideways:
        return spot[0] + 62, spot[1] + (20 if dy > 0 else -20)
    return spot[0] + (70 if dx > 0 else -70), spot[1]
