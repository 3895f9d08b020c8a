"""A forecast: for each hex in reach, how many of the cards that may come let somebody hit it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from images.akarios.common import badge as paint_badge
from images.akarios.common import battle_of, look_of, ship_of
from images.akarios.fleet import paint_pieces, taken
from images.akarios.ground import VEIL, names_of, printed
from images.akarios.patch import Window, columns_for, lit
from images.canvas import Canvas
from images.hexmap import Layout
from images.theme import mix, rgb
from rules.akarios.view import DangerView, View
from rules.core.hexes import Hex, named
from words import Words

W, HEAD, MAP, FOOT = 1200, 132, 980, 92
STEPS = (0.0, 0.15, 0.35, 0.6, 1.01)
TONES = ("good", "gold", "threat", "harm")
"""Of four shares of the cards: none or few, some, many, most. The figure says it as well."""


def danger(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    battle, told = battle_of(view), danger_of(view)
    ship, on = ship_of(battle, told.ship), printed(battle)
    look = look_of(ship.seat or 0, words, names)
    hits = {named(hex): n for hex, n in told.hexes.items()}
    cells = [*hits, *([named(ship.hex)] if ship.hex else [])]
    window = Window(on, cells, W, MAP, columns_for(on, cells, W, MAP))
    base = lit(window, set(), look.colour)
    _tints(base, window.layout, hits, told.cards)
    c = Canvas(W, MAP, base)
    names_of(c, on, window.layout, taken(battle), VEIL, set(hits))
    paint_pieces(c, battle, on, window.layout, ship.ref)
    _figures(c, window.layout, hits, told.cards, taken(battle))
    out = Canvas(W, HEAD + MAP + FOOT)
    out.im.paste(c.im, (0, HEAD))
    paint_badge(out, ship, 66, 66, 100)
    out.text(134, 46, words("ak-pic-danger"), 54, "text", "display", width=W - 160)
    out.text(134, 102, words("ak-pic-danger-of", n=told.cards), 40, "dim", "text", width=W - 160)
    _legend(out, told.cards, HEAD + MAP + FOOT / 2)
    return out.im


def danger_of(view: View) -> DangerView:
    assert view.danger is not None, "no forecast is asked for"
    return view.danger


def tone(hits: int, cards: int) -> str:
    share = hits / cards if cards else 0.0
    return TONES[next(i for i in range(len(TONES)) if share < STEPS[i + 1])]


def _tints(base: Image.Image, layout: Layout, hits: dict[Hex, int], cards: int) -> None:
    """The ground shows through: what hides and what hurts is part of the choice."""
    for each in TONES:
        mask = Image.new("L", base.size)
        draw = ImageDraw.Draw(mask)
        for cell in (cell for cell, n in hits.items() if tone(n, cards) == each):
            draw.polygon(layout.corners(cell, 3), fill=255)
        box = mask.getbbox()
        if box is not None:
            part = base.crop(box)
            tint = Image.new("RGB", part.size, rgb(each))
            base.paste(Image.blend(part, tint, 0.3), box[:2], mask.crop(box))


def _figures(c: Canvas, layout: Layout, hits: dict[Hex, int], cards: int, busy: set[Hex]) -> None:
    """In the middle of a hex, or in its lower corner where something stands."""
    s = layout.size
    for cell, n in hits.items():
        x, y = layout.pixel(cell)
        if cell in busy:
            c.panel(x + 0.2 * s, y + 0.34 * s, 0.62 * s, 0.44 * s, "black", r=0.12 * s)
            c.text(x + 0.51 * s, y + 0.56 * s, str(n), round(0.38 * s), tone(n, cards), "display", "m")
        else:
            c.text(x, y + 0.06 * s, str(n), round(0.6 * s), tone(n, cards), "display", "m")


def _legend(c: Canvas, cards: int, y: float) -> None:
    """The ranges of figures, from calm to deadly."""
    x, step = 40.0, (W - 80) / len(TONES)
    found: dict[str, list[int]] = {}
    for n in range(cards + 1):
        found.setdefault(tone(n, cards), []).append(n)
    for each in TONES:
        span = found.get(each, [])
        if span:
            said = str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}"
            c.panel(x, y - 26, 52, 52, mix(each, "ink", 0.72), each, r=10)
            c.text(x + 70, y, said, 42, each, "display")
        x += step
