"""The belts with what each crew has charted."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.theme import CREW_COLOURS
from tests.sample_game.images.describe import heading
from tests.sample_game.rules.view import BELTS, SECTORS, CrewView, View
from words import Words

W, TOP, ROW, EDGE = 1200, 200, 150, 30
WIDE = (W - 2 * EDGE) / len(BELTS)
EACH = len(SECTORS) // len(BELTS)
CELL = (WIDE - 2 * EDGE) / EACH


def board(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    c = Canvas(W, TOP + ROW * len(view.crews) + EDGE)
    c.text(EDGE, 60, heading(view, words), "title", face="bold", width=W - 2 * EDGE)
    for number, belt in enumerate(BELTS):
        x = EDGE + number * WIDE
        line = "gold" if belt == view.course else None
        c.panel(x + 4, 110, WIDE - 8, c.h - 110 - EDGE, "deck", line)
        c.text(x + WIDE / 2, 150, words.name("sample_game", belt), "label", anchor="m", width=WIDE - 40)
    for seat, crew in enumerate(view.crews):
        _crew(c, TOP + seat * ROW, crew, CREW_COLOURS[seat], words, names[seat], seat in view.spoke)
    return c.im


def _crew(c: Canvas, y: float, crew: CrewView, colour: str, words: Words, name: str, spoke: bool) -> None:
    """Who it is and what it has; then its sectors, each with its number."""
    own = f"{words('sample-credits', credits=crew.credits)} · {words('sample-cards', cards=crew.cards)}"
    c.text(EDGE + 24, y + 26, f"{name} ✓" if spoke else name, "label", colour, "bold", width=WIDE)
    c.text(W - EDGE - 24, y + 26, own, "label", anchor="r", width=WIDE - 48)
    for sector in SECTORS:
        charted = sector in crew.sectors
        belt, cell = divmod(sector - 1, EACH)
        x = 2 * EDGE + belt * WIDE + cell * CELL
        c.panel(x + 2, y + 56, CELL - 4, 56, colour if charted else "raise", r=6)
        if charted:
            c.text(x + CELL / 2, y + 84, str(sector), 24, "black", "bold", anchor="m")
