"""What the enemies of a type have just done: ways and shots on the map, by the numbers of their commands, and
below the card, with what was carried out bright."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from images.akarios.commands import paint_strip
from images.akarios.common import battle_of, pill, put, thing_of
from images.akarios.enemy import done_by
from images.akarios.facts import ENEMIES, battle_cards, called
from images.akarios.fleet import paint_pieces, taken
from images.akarios.ground import names_of, printed
from images.akarios.patch import Window, columns_for, edge_of, heads, sight, trails
from images.canvas import Canvas
from images.hexmap import Layout
from rules.akarios.view import BattleView, DeedView, StripView, View
from rules.core.hexes import Hex, named
from words import Words

W, HEAD, MAP, CARD = 1600, 116, 760, 520


def strip(view: View, words: Words, names: Sequence[str], type: str) -> Image.Image:
    battle = battle_of(view)
    told = strip_of(battle, type)
    on = printed(battle)
    cells = _cells(battle, told)
    window = Window(on, cells, W, MAP, columns_for(on, cells, W, MAP, least=9))
    layout = window.layout
    c = Canvas(W, MAP, window.image)
    names_of(c, on, layout, taken(battle) | set(cells))
    ways = [[named(hex) for hex, _ in deed.path] for deed in told.deeds]
    trails(c, layout, ways, "threat")
    for deed in told.deeds:
        _start(c, battle, layout, deed)
    paint_pieces(c, battle, on, layout)
    for way in ways:
        heads(c, layout, way, "threat")
    numbers = {row["id"]: n for n, row in enumerate(battle_cards()[told.card]["strip"], 1)}
    hits = Counter[str]()
    for deed in told.deeds:
        _deed(c, battle, layout, deed, numbers[deed.command], hits[deed.target])
        hits[deed.target] += 1
    out = Canvas(W, HEAD + MAP + CARD)
    out.im.paste(c.im, (0, HEAD))
    out.text(30, 58, called(ENEMIES, told.type, words), 62, "text", "display", width=800)
    out.text(W - 30, 58, called(battle_cards(), told.card, words), 54, "threat", "display", "r", width=720)
    paint_strip(out, told.card, told.type, (0, HEAD + MAP, W, CARD), words, done_by(battle, told.type))
    return out.im


def strip_of(battle: BattleView, type: str) -> StripView:
    return next(one for one in battle.strips if one.type == type)


def _cells(battle: BattleView, told: StripView) -> list[Hex]:
    found = [named(hex) for deed in told.deeds for hex, _ in deed.path]
    for deed in told.deeds:
        hex = thing_of(battle, deed.target).hex if deed.target else None
        found += [named(hex)] if hex else []
    return found or [named(ship.hex) for ship in battle.ships if ship.hex]


def _start(c: Canvas, battle: BattleView, layout: Layout, deed: DeedView) -> None:
    """Where it came from: the outline of the ship."""
    (hex, looks), moved = deed.path[0], len(deed.path) > 1
    ship = next((one for one in battle.ships if one.ref == deed.ship), None)
    if moved and ship is not None and ship.hex != hex:
        x, y = layout.pixel(named(hex))
        put(c, "foe_ghost", x, y, 2 * layout.size, ship.kind, looks)


def _deed(c: Canvas, battle: BattleView, layout: Layout, deed: DeedView, number: int, before: int) -> None:
    """`before`: shots that this target has taken already."""
    s = layout.size
    hex, looks = deed.path[-1]
    x, y = layout.pixel(named(hex))
    if deed.target:
        start = edge_of(layout, named(hex), looks)
        there = thing_of(battle, deed.target).hex
        if there is not None:
            end = layout.pixel(named(there))
            sight(c, start, end, "harm", s)
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
            _badge(c, *middle, number, s)
            if deed.total is not None:
                told = f"[attack:harm]{deed.total}"
                away = 0.74 * s if start[0] <= end[0] else -0.74 * s
                pill(c, end[0] + away, end[1] + (0.48 * before - 0.24) * s, told, round(0.34 * s))
    elif len(deed.path) > 1:
        (ax, ay), (bx, by) = (layout.pixel(named(one)) for one, _ in deed.path[:2])
        _badge(c, ax * 0.62 + bx * 0.38, ay * 0.62 + by * 0.38, number, s)
    if deed.destroyed:
        c.icon("skull", x, y, 0.9 * s, "harm")


def _badge(c: Canvas, x: float, y: float, number: int, s: float) -> None:
    put(c, "number", x, y, 0.46 * s, "free", str(number))
