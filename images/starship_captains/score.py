"""The final score sheet: what each captain's points came from, who won, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.starship_captains.cards import even
from images.starship_captains.common import SEATS, half, look_of, put
from images.theme import mix
from rules.starship_captains.view import EPILOGUES, FACTIONS, Ship, View
from words import Words

W, LEFT, TOP, ROW, STORY = 1600, 560, 186, 76, 37
TEXTS = {one.id: one.text for one in EPILOGUES}


class Line(NamedTuple):
    """A row of the sheet: its icon, its words and everybody's half points."""

    icon: str
    args: tuple[str | bool, ...]
    key: str
    points: tuple[int, ...]


def score(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    lines = _lines(view)
    below = TOP + len(lines) * ROW + 148
    stories = _stories(view, words)
    each = 114 + 42 * max((len(text) for text in stories), default=0) if stories else 0
    rows = (len(stories) + 1) // 2
    c = Canvas(W, round(below + rows * (each + 16) + 8))
    best = {ship.seat for ship in view.ships if ship.rank == 1 and view.seats > 1}
    _table(c, view, lines, best, below)
    _heads(c, view, words, names, best)
    _figures(c, lines, words)
    _totals(c, view, words, best, below - 80)
    for i, text in enumerate(stories):
        _story(c, view.ships[i], text, (i, below, each, len(stories)), words, names)
    return c.im


def _column(view: View) -> float:
    return (W - 24 - LEFT) / len(view.ships)


def _lines(view: View) -> list[Line]:
    """The tracks one by one; the passenger's row only where there is one."""
    ships = view.ships

    def of(key: str) -> tuple[int, ...]:
        return tuple(getattr(ship.sheet, key) for ship in ships)

    loops = [
        Line("faction", (f,), f"track-{f}", tuple(2 * ship.markers[f].points for ship in ships))
        for f in FACTIONS
    ]
    guest = [Line("passenger", ("cyan",), "passenger", of("passenger"))] if view.passenger else []
    return [
        Line("mission", (), "missions", of("missions")),
        *loops,
        Line("draw_omega", (), "omegas", of("omegas")),
        *guest,
        Line("figure", ("red", "", True), "commanders", of("commanders")),
        Line("android", (), "androids", of("androids")),
        Line("raider", (), "pirates", of("pirates")),
        Line("medal", (), "medals", of("medals")),
        Line("artifact", (), "artifacts", of("artifacts")),
        Line("harm", (), "damage", of("damage")),
    ]


def _table(c: Canvas, view: View, lines: Sequence[Line], best: set[int], below: float) -> None:
    """Stripes, the winners' columns, and bars as long as the points."""
    wide = _column(view)
    for seat in best:
        x = LEFT + seat * wide
        c.panel(x + 4, 16, wide - 8, below - 36, mix("ink", SEATS[seat], 0.16), SEATS[seat], r=20, border=4)
    most = max(abs(v) for line in lines for v in line.points) or 1
    for i, line in enumerate(lines):
        y = TOP + i * ROW
        if i % 2 == 0:
            c.panel(24, y, LEFT - 32, ROW, "deck", r=10)
        for seat, value in enumerate(line.points):
            x = LEFT + seat * wide
            if i % 2 == 0:
                ground = mix("deck", SEATS[seat], 0.2) if seat in best else "deck"
                c.rect(x + 8, y, x + wide - 8, y + ROW, ground)
            long = max(8.0, abs(value) / most * (wide - 156))
            if value > 0:
                c.panel(x + 128, y + ROW / 2 - 10, long, 20, mix("ink", SEATS[seat], 0.75), r=5)
            elif value < 0:
                c.panel(x + 128, y + ROW / 2 - 10, long, 20, "ink", "harm", r=5)


def _heads(c: Canvas, view: View, words: Words, names: Sequence[str], best: set[int]) -> None:
    c.text(
        34,
        66,
        words("sc-score-title" if view.over else "sc-score-so-far"),
        "title",
        face="display",
        width=LEFT - 50,
    )
    c.text(36, 134, words("sc-score-captains", count=view.seats), 40, "dim", width=LEFT - 50)
    wide = _column(view)
    for ship in view.ships:
        x, look = LEFT + ship.seat * wide, look_of(ship.seat, words, names)
        put(c, "ship", x + 50, 116, 72, ship.seat, look.letter, ship.seat in best)
        c.text(x + 94, 116, look.name, 46, face="bold", width=wide - 106)
        if ship.seat in best:
            put(c, "fame", x + wide / 2, 44, 60)


def _figures(c: Canvas, lines: Sequence[Line], words: Words) -> None:
    wide = (W - 24 - LEFT) / len(lines[0].points)
    for i, line in enumerate(lines):
        y = TOP + (i + 0.5) * ROW
        put(c, line.icon, 68, y, 60, *line.args)
        c.text(120, y, words(f"sc-score-{line.key}"), 43, face="bold", width=LEFT - 140)
        for seat, value in enumerate(line.points):
            tone = "harm" if value < 0 else "text" if value else "faint"
            c.text(LEFT + seat * wide + 110, y, half(value), 46, tone, "bold", "r")


def _totals(c: Canvas, view: View, words: Words, best: set[int], y: float) -> None:
    wide = _column(view)
    c.text(34, y, words("sc-score-total"), "title", face="display", width=LEFT - 50)
    for ship in view.ships:
        x = LEFT + (ship.seat + 0.5) * wide
        size = 92 if ship.seat in best else 76
        c.text(x, y, half(ship.sheet.total), size, SEATS[ship.seat], "display", "m", width=wide - 28)


def _stories(view: View, words: Words) -> list[tuple[str, ...]]:
    """What became of every captain, in lines."""
    wide = (W - 48 - 16) / 2 if len(view.epilogues) > 1 else W - 48
    texts = [TEXTS[key][words.lang] for key in view.epilogues]
    return [even(text, STORY, wide - 56, 6)[0] for text in texts]


def _story(
    c: Canvas,
    ship: Ship,
    text: tuple[str, ...],
    place: tuple[int, float, float, int],
    words: Words,
    names: Sequence[str],
) -> None:
    i, below, tall, count = place
    alone = i == count - 1 and i % 2 == 0
    wide = W - 48 if alone else (W - 48 - 16) / 2
    x, y = 24 + i % 2 * (wide + 16), below + i // 2 * (tall + 16)
    look = look_of(ship.seat, words, names)
    c.panel(x, y, wide, tall, "deck", r=18)
    put(c, "ship", x + 54, y + 54, 64, ship.seat, look.letter)
    c.text(x + 98, y + 54, look.name, 44, look.colour, "bold", width=wide - 240)
    c.text(x + wide - 28, y + 54, half(ship.sheet.total), 52, look.colour, "display", "r")
    for j, line in enumerate(text):
        c.text(x + 28, y + 116 + j * 42, line, STORY, "text")
