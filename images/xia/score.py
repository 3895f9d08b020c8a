"""The final standing: fame, ships, deeds; and what became of the winner."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.text import measure
from images.theme import mix
from images.xia import pieces as pieces  # enters the tokens
from images.xia.common import figure, look_of, put
from images.xia.fame import ranked
from rules.xia.view import ShipView, View
from words import Words

W, TOP, ROW = 1600, 132, 172
STORY = 42


def score(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    order = ranked(view)
    first = order[0]
    tale = first.ship.epilogue[words.lang] if view.winner is not None and first.ship else ""
    rows = lines_of(tale, STORY, W - 300) if tale else ()
    high = len(rows) * STORY * PITCH + 140 if tale else 0
    c = Canvas(W, round(TOP + len(order) * (ROW + 14) + high + 24))
    c.text(34, 64, words("xia-card-score"), 72, face="display", width=900)
    c.text(W - 34, 66, words("xia-card-score-turns", turns=view.turns), 42, "dim", anchor="r", width=600)
    most = max(1, view.needed, *(ship.fame for ship in order))
    for i, ship in enumerate(order):
        _row(c, ship, TOP + i * (ROW + 14), i, ship.seat == view.winner, most, words, names)
    if tale:
        _epilogue(c, first, rows, TOP + len(order) * (ROW + 14) + 6, high - 6, words, names)
    return c.im


def _row(
    c: Canvas,
    ship: ShipView,
    y: float,
    place: int,
    won: bool,
    most: int,
    words: Words,
    names: Sequence[str],
) -> None:
    look = look_of(ship.seat, words, names)
    ground = mix("deck", look.colour, 0.2) if won else "deck"
    c.panel(24, y, W - 48, ROW, ground, look.colour if won else None, r=18, border=5)
    c.text(74, y + ROW / 2, str(place + 1), 64, "gold" if won else "dim", "display", "m")
    put(c, "ship", 170, y + ROW / 2, 120, ship.seat, look.letter, won)
    c.text(256, y + 48, look.name, 54, face="bold", width=560)
    mat = ship.ship
    said = words("xia-card-flies", ship=mat.name[words.lang], level=mat.level) if mat else "–"
    c.text(256, y + 102, said, 38, "dim", width=560)
    long = max(12.0, ship.fame / most * 580)
    c.panel(256, y + ROW - 36, long, 18, mix("ink", look.colour, 0.8), r=6)
    deeds = (
        ("mission", (), sum(ship.completed.values())),
        ("sealed", ("gold",), len(ship.titles)),
        ("face", ("credits",), len(ship.tokens)),
    )
    for i, (icon, args, value) in enumerate(deeds):
        x = 880 + i * 150
        put(c, icon, x, y + 58, 68, *args)
        c.text(x + 44, y + 58, str(value), 48, "text" if value else "faint", "bold")
    put(c, "coin", 880, y + 126, 44)
    end = c.text(912, y + 126, figure(ship.credits, words), 40, "dim", "bold")
    if ship.bounty:
        put(c, "skull", end + 54, y + 126, 44, "harm")
        c.text(end + 86, y + 126, figure(ship.bounty, words), 40, "harm", "bold")
    put(c, "fame", W - 92, y + ROW / 2, 96)
    tone = "gold" if won else "text"
    c.text(W - 152, y + ROW / 2, str(ship.fame), 96 if won else 80, tone, "display", "r")


def _epilogue(
    c: Canvas,
    ship: ShipView,
    rows: Sequence[str],
    y: float,
    high: float,
    words: Words,
    names: Sequence[str],
) -> None:
    look = look_of(ship.seat, words, names)
    assert ship.ship is not None
    c.panel(24, y, W - 48, high, mix("deck", "gold", 0.14), r=18)
    put(c, "ship", 118, y + high / 2, 132, ship.seat, look.letter, True)
    said = words("xia-card-epilogue", name=look.name, ship=ship.ship.name[words.lang])
    size = 44 if measure(said, 44, "bold") < W - 300 else 38
    c.text(216, y + 54, said, size, "gold", "bold", width=W - 280)
    write(c, rows, 216, y + 116, STORY)
