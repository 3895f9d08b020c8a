"""Every mission of the galaxy on one sheet: where it is, what it asks for, what it gives."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.starship_captains.common import crew_letter, look_of, put
from images.starship_captains.effect_icons import draw_effects
from images.starship_captains.tokens import CREW
from rules.starship_captains.view import Mission, Row, Spot, View
from words import Words

W, WIDE, HEAD, STEP, GAP = 1600, 770, 96, 72, 16
Box = tuple[float, float, float, float]


def missions(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Two columns in the order of the map; the one where the player in turn is has a gold frame."""
    found = [(spot, spot.mission) for spot in view.spots if spot.mission is not None]
    pairs = [found[i : i + 2] for i in range(0, len(found), 2)]
    heights = [HEAD + STEP * max(len(mission.rows) for _, mission in pair) + 12 for pair in pairs]
    c = Canvas(W, max(600, 2 * GAP + sum(heights) + GAP * (len(pairs) - 1)))
    if not found:
        c.text(W / 2, c.h / 2, words("sc-pic-missions-none"), 53, "dim", anchor="m")
    y = GAP
    for pair, tall in zip(pairs, heights, strict=True):
        for column, (spot, mission) in enumerate(pair):
            _entry(c, view, spot, mission, (GAP + 8 + column * (WIDE + GAP), y, WIDE, tall), words, names)
        y += tall + GAP
    return c.im


def _entry(
    c: Canvas, view: View, spot: Spot, mission: Mission, box: Box, words: Words, names: Sequence[str]
) -> None:
    x, y, w, h = box
    here = view.turn in spot.ships and not view.over
    c.panel(x, y, w, h, "deck", "gold" if here else None, border=5)
    put(c, "fame", x + 56, y + HEAD / 2 + 2, 86, "gold", str(mission.points))
    right = x + w - 16
    for seat in spot.ships:
        put(
            c,
            "ship",
            right - 34,
            y + HEAD / 2,
            66,
            seat,
            look_of(seat, words, names).letter,
            seat == view.turn,
        )
        right -= 72
    if spot.reserved is not None:
        put(
            c,
            "seat",
            right - 28,
            y + HEAD / 2,
            54,
            spot.reserved,
            look_of(spot.reserved, words, names).letter,
        )
        right -= 62
    c.text(x + 112, y + 34, mission.name[words.lang], 42, "text", "bold", width=right - x - 120)
    c.text(x + 112, y + 76, words.name("starship_captains", spot.id), 34, "dim", width=right - x - 120)
    for i, row in enumerate(mission.rows):
        _row(c, row, (x + 14, y + HEAD + i * STEP, w - 28, STEP - 8), words)


def _row(c: Canvas, row: Row, box: Box, words: Words) -> None:
    x, y, w, h = box
    c.panel(x, y, w, h, "black", r=10)
    c.panel(x, y, 78, h, CREW[row.colour], r=10)
    put(c, "figure", x + 39, y + h / 2, h - 8, row.colour, crew_letter(row.colour, words))
    draw_effects(c, row.effects, (x + 94, y + 2, w - 104, h - 4), words, size=h - 12, word=32, beside=True)
