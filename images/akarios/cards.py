"""Upgrades as cards: the name, what it does in signs or words, which dice it takes, what energy is left."""

from __future__ import annotations

from typing import NamedTuple

from images.akarios.colours import OFF
from images.akarios.common import put
from images.akarios.facts import Row, printed
from images.akarios.signs import signs
from images.brush import Box
from images.canvas import Canvas
from images.paragraphs import lines_of, write
from images.sprites import hollow
from images.text import fit, measure
from words import Words

TONES = {
    "weapon": "threat",
    "engine": "good",
    "technology": "#7FB2F5",
    "ship_ability": "#B9C3D4",
    "pilot_ability": "violet",
    "copilot": "gold",
    "sparrow": "blue",
}
"""A weapon takes attack dice, an engine move dice: their bars have the colours of these dice."""
ICON = {
    "weapon": "weapon",
    "engine": "engine",
    "technology": "tech",
    "ship_ability": "ship",
    "pilot_ability": "pilot",
    "copilot": "copilot",
    "sparrow": "sparrow",
}
TALL = 226
"""For which sizes are given."""
WORDS = 100
"""Between the bar and the feet: letters reach below their lines."""


class Shown(NamedTuple):
    """How a card is shown: on a ship, or in a shop with its number, its price, and what hinders."""

    id: str
    energy: int | None = None
    """None: all of it."""
    cap: int | None = None
    broken: bool = False
    placed: tuple[str, ...] = ()
    """Dice in its cells."""
    off: bool = False
    number: str = ""
    price: str = ""
    tag: str = ""
    """A sign and what it means; the sign alone where there is no room."""


def paint_card(c: Canvas, box: Box, one: Shown, words: Words) -> None:
    """Broken is grey and cracked; what cannot be had is grey."""
    x, y, w, h = box
    k = h / TALL
    row = printed(one.id)
    dead = one.broken or one.off
    tone = OFF if dead else TONES[row["kind"]]
    c.panel(x, y, w, h, tone, r=18 * k)
    c.panel(x + 4, y + 56 * k, w - 8, h - 56 * k - 4, "deck", r=15 * k)
    c.rect(x + 4, y + 56 * k, x + w - 4, y + 76 * k, "deck")
    _bar(c, box, one, row, "dim" if dead else "black", words, k)
    _body(c, box, one, row, "faint" if dead else "text", words, k)
    if one.broken:
        c.icon("broken", x + w - 44 * k, y + 116 * k, 64 * k, "harm")
    _foot(c, box, one, row, dead, k)


def _bar(c: Canvas, box: Box, one: Shown, row: Row, ink: str, words: Words, k: float) -> None:
    x, y, w, _ = box
    start, end = x + 15 * k, x + w - 16 * k
    if one.number:
        put(c, "number", x + 34 * k, y + 29 * k, 48 * k, "free", one.number)
        start += 50 * k
    c.icon(ICON[row["kind"]], start + 19 * k, y + 29 * k, 38 * k, ink)
    if one.price:
        c.icon("coin", end - 17 * k, y + 29 * k, 34 * k, ink)
        end -= 42 * k
        c.text(end, y + 30 * k, one.price, round(40 * k), ink, "bold", "r")
        end -= measure(one.price, round(40 * k), "bold") + 14 * k
    left = start + 49 * k
    name, room = row["name"][words.lang], end - left
    if fit(name, round(35 * k), room, "bold")[0] == name:
        c.text(left, y + 30 * k, name, round(35 * k), ink, "bold", width=room)
    else:
        c.lines(left, y + 30 * k, name, round(27 * k), room, 2, ink, "bold", pitch=0.95, middle=True)


def _body(c: Canvas, box: Box, one: Shown, row: Row, fill: str, words: Words, k: float) -> None:
    x, y, w, _ = box
    feet = row.get("cells") or row.get("energy") or one.tag
    middle = y + (110 if feet else 138) * k
    left, right = x + 18 * k, x + w - (84 if one.broken else 16) * k
    told = signs(row, "deck", round(108 * k), round(100 * k))
    if told is None:
        return _words(
            c, row["text"][words.lang], left, middle, right - left, (WORDS if feet else 150) * k, fill, k
        )
    if told.picture:
        c.put(told.picture, x + 70 * k, y + 114 * k)
        left = x + 134 * k
    for i, line in enumerate(told.lines):
        at = y + 116 * k + (i - (len(told.lines) - 1) / 2) * 46 * k
        c.text(left, at, line, round(39 * k), fill, "bold", width=right - left)


def _words(
    c: Canvas, said: str, x: float, middle: float, width: float, tall: float, fill: str, k: float
) -> None:
    """As large as they fit; the smallest that can be read stand closer."""
    for size in range(round(36 * k), round(23 * k), -1):
        rows = lines_of(said, size, width)
        pitch = 1.12 if size > 26 * k else 1.0
        if len(rows) * size * pitch <= tall:
            write(c, rows, x, middle - (len(rows) - 1) * size * pitch / 2, size, fill, pitch=pitch)
            return
    c.lines(x, middle + 3 * k, said, round(24 * k), width, 5, fill, pitch=0.94, middle=True)


def _foot(c: Canvas, box: Box, one: Shown, row: Row, dead: bool, k: float) -> None:
    x, y, w, h = box
    foot, left = y + h - 34 * k, x + 16 * k
    if row.get("cells"):
        left = paint_cells(c, row["cells"], left, foot, 44 * k, one.placed, dead)
    most = row.get("energy", 0) if one.cap is None else one.cap
    if most:
        step = min(36 * k, (w - (left - x) - 30 * k) / most / 1.08)
        end = left + 14 * k + step * 1.08 * most if one.tag else x + w - 16 * k
        _energy(c, end, foot, most if one.energy is None else one.energy, most, step)
        left = end
    if one.tag:
        room = x + w - 36 * k - left
        tag = one.tag if measure(one.tag, round(26 * k), "bold") <= room else one.tag.split()[0]
        c.text(x + w - 18 * k, foot, tag, round(33 * k), "text", "bold", "r", width=room)


def paint_cells(
    c: Canvas,
    notation: str,
    x: float,
    y: float,
    size: float,
    placed: tuple[str, ...] = (),
    off: bool = False,
) -> float:
    """Places for dice: a plus adds, a bar joins, a gap parts. Returns the right edge."""
    filled = [*placed]
    for mark in notation:
        if mark in "+&|":
            if mark == "+":
                c.text(x + size * 0.19, y, "+", round(size * 0.62), "dim", "bold", "m")
            elif mark == "&":
                c.rect(x - size * 0.06, y - size * 0.09, x + size * 0.44, y + size * 0.09, "dim")
            x += size * 0.38
            continue
        put(c, "cell", x + size / 2, y, size, mark, filled.pop(0) if filled else "", off)
        x += size
    return x


def _energy(c: Canvas, x: float, y: float, now: int, most: int, size: float) -> None:
    """Cubes that are left and places of those that were used, ending at x."""
    for i in range(max(most, now)):
        cx = x - (max(most, now) - i - 0.5) * size * 1.08
        if i < now:
            c.icon("energy", cx, y, size, "energy")
        else:
            c.put(hollow(round(size)), cx, y)
