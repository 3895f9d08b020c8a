"""Where a ship can go: every end with its bow, what it costs, and the number it has in the menu."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.common import Look, battle_of, look_of, pill, put, ship_of
from images.akarios.common import badge as paint_badge
from images.akarios.facts import card_name
from images.akarios.fleet import paint_pieces, taken
from images.akarios.ground import VEIL, names_of, printed
from images.akarios.patch import Window, columns_for, edge_of, lit, trails
from images.brush import Point, polar
from images.canvas import Canvas
from images.hexmap import Layout
from images.text import measure
from images.theme import mix
from rules.akarios.view import BattleView, ShipView, View, WaysView, WayView
from rules.core.hexes import Hex, named
from words import Words

W, HEAD, MAP, FOOT = 1200, 132, 980, 84
RISKS = ("free", "stress", "hull", "shields", "wormhole", "destroyed")
SHAPES = {
    "free": "free",
    "stress": "stress",
    "hull": "hurt",
    "shields": "drain",
    "wormhole": "leap",
    "destroyed": "dead",
}
"""Each risk has a shape of its own."""
LARGE, SMALL = 0.78, 0.5
"""Of a number in the middle of its hex, and of one among several; in sizes of a hex."""


def ways(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    battle, found = battle_of(view), ways_of(view)
    ship, on = ship_of(battle, found.ship), printed(battle)
    look = look_of(ship.seat or 0, words, names)
    cells = [named(one.end) for one in found.ways] + ([named(ship.hex)] if ship.hex else [])
    window = Window(on, cells, W, MAP, columns_for(on, cells, W, MAP))
    c = Canvas(W, MAP, lit(window, set(cells), look.colour))
    names_of(c, on, window.layout, taken(battle) | set(cells), VEIL)
    paint_reach(c, battle, found, window.layout, words, names)
    paint_pieces(c, battle, on, window.layout, ship.ref)
    paint_numbers(c, battle, found, window.layout, words, names)
    _costs(c, battle, found.ways, window.layout)
    rows = 1 if len({one.risk for one in found.ways}) <= 3 else 2
    out = Canvas(W, HEAD + MAP + FOOT * rows)
    out.im.paste(c.im, (0, HEAD))
    _head(out, ship, found, look, words)
    paint_risks(out, [one.risk for one in found.ways], HEAD + MAP + FOOT / 2, words)
    return out.im


def paint_reach(
    c: Canvas, battle: BattleView, found: WaysView | None, layout: Layout, words: Words, names: Sequence[str]
) -> None:
    """Below everything that is there: what would be flown."""
    if found is not None:
        ship = ship_of(battle, found.ship)
        tone = mix(look_of(ship.seat or 0, words, names).colour, "ink", 0.45)
        trails(c, layout, [_path(ship, one) for one in found.ways], tone, 0.5)


def paint_numbers(
    c: Canvas, battle: BattleView, found: WaysView | None, layout: Layout, words: Words, names: Sequence[str]
) -> None:
    """Above it: the end of each way with its bow and its number."""
    if found is not None:
        look = look_of(ship_of(battle, found.ship).seat or 0, words, names)
        _ends(c, found, layout, look)


def ways_of(view: View) -> WaysView:
    assert view.ways is not None, "no ways are asked for"
    return view.ways


def _path(ship: ShipView, one: WayView) -> list[Hex]:
    start = [named(ship.hex)] if ship.hex else []
    return [*start, *(named(hex) for hex, _ in one.path)]


def _head(c: Canvas, ship: ShipView, found: WaysView, look: Look, words: Words) -> None:
    paint_badge(c, ship, 66, 66, 100)
    cards = list(dict.fromkeys(card_name(one.card, words) for one in found.ways))
    c.text(134, 46, look.name, 54, "text", "display", width=W - 160)
    told = words("ak-pic-where-to")
    c.text(134, 102, f"{cards[0]} · {told}" if len(cards) == 1 else told, 40, "dim", "text", width=W - 160)


def _ends(c: Canvas, found: WaysView, layout: Layout, look: Look) -> None:
    """One way to a hex has its number in the middle; several share it, each near its bow."""
    by_hex: dict[str, list[tuple[int, WayView]]] = {}
    for number, one in found.numbered():
        by_hex.setdefault(one.end, []).append((number, one))
    s = layout.size
    for end, there in by_hex.items():
        x, y = layout.pixel(named(end))
        bows = [one.facing for _, one in there]
        for bow in bows:
            put(c, "bow", x, y, 2 * s, look.colour, bow)
        for (number, one), (px, py) in zip(there, _spread(bows, (x, y), s), strict=True):
            size = LARGE if len(there) == 1 else SMALL
            put(c, "number", px, py, size * s, SHAPES[one.risk], str(number))
        for _, one in there:
            if one.barred:
                put(c, "stop", *edge_of(layout, named(end), one.facing, -0.16), 0.4 * s)


def _spread(facings: Sequence[int], c: Point, s: float) -> list[Point]:
    """Middles of numbers on one hex: alone in the middle, else towards the bow, side by side for one bow."""
    if len(facings) == 1:
        return [c]
    out = []
    for i, looks in enumerate(facings):
        same = [j for j, other in enumerate(facings) if other == looks]
        off = (same.index(i) - (len(same) - 1) / 2) * (56 if len(same) > 1 else 0)
        out.append(polar(c, 0.46 * s, 60 * looks + off))
    return out


def _costs(c: Canvas, battle: BattleView, found: Sequence[WayView], layout: Layout) -> None:
    """What a hex on one of the ways costs."""
    entered = {hex for one in found for hex, _ in one.path}
    busy = {one.end for one in found}
    for field in battle.board.terrain:
        told = {"asteroids": "[hp:harm]−1", "nebula": "[shield:blue]−1"}.get(field.kind)
        for hex in entered.intersection(field.hexes) if told else ():
            x, y = layout.pixel(named(hex))
            pill(c, x, y + (0.6 if hex in busy else 0) * layout.size, told or "", 32)


def paint_risks(c: Canvas, risks: Sequence[str], y: float, words: Words) -> None:
    """What the shapes mean, of those that are there: at most three in a row."""
    there = [risk for risk in RISKS if risk in risks]
    across = len(there) if len(there) <= 3 else 3
    for n in range(0, len(there), across or 1):
        _legend(c, there[n : n + across], y + FOOT * (n // across), words)


def _legend(c: Canvas, risks: Sequence[str], y: float, words: Words) -> None:
    wide = sum(measure(words(f"ak-pic-risk-{risk}"), 36, "text") + 110 for risk in risks) - 50
    x = (c.w - wide) / 2
    for risk in risks:
        put(c, "number", x + 24, y, 50, SHAPES[risk], "")
        x = c.text(x + 60, y, words(f"ak-pic-risk-{risk}"), 36, "dim", "text") + 50
