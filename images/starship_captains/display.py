"""The central tech board: five techs, the omegas, what is left in the decks, and Captain Shadow's cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.starship_captains.cards import (
    LEVELS,
    Box,
    edges,
    even,
    nodes_of,
    plate,
    sentence,
    spoken,
    tone_of,
    write_title,
)
from images.starship_captains.common import crew_letter, look_of, put
from images.starship_captains.effect_icons import draw_nodes
from images.theme import mix
from rules.starship_captains.view import SHADOW, SOLO_ACTIONS, Passenger, Tech, View
from words import Words

W, COLUMNS = 1600, 3
CELL_W, CELL_H, GAP = 512.0, 424.0, 16
HEAD, STRIP = 112, 64
TECHS = 5
DECKS = (
    ("techs", "draw_tech"),
    ("omegas", "draw_omega"),
    ("missions", "mission"),
    ("artifacts", "artifact"),
    ("pirates", "raider"),
)


def display(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Cells are numbered from the left, techs first; what may be taken now has a gold rim."""
    strip = STRIP if view.shadow is not None else 0
    tall = CELL_H + strip
    c = Canvas(W, round(HEAD + 3 * (tall + GAP) + 8))
    look = look_of(view.turn, words, names)
    c.text(32, HEAD / 2 + 4, words("sc-display-title"), "title", face="display", width=900)
    put(c, "ship", W - 72, HEAD / 2 + 4, 84, view.turn, look.letter)
    c.text(W - 124, HEAD / 2 + 4, look.name, 48, "text", "bold", "r", width=440)
    for i, card in enumerate(view.display):
        box = _cell(i, tall)
        if strip:
            _shadow(c, view, i, box, words)
        inner = (box[0], box[1] + strip, CELL_W, CELL_H)
        if card is None:
            _empty(c, i, inner, words)
        else:
            _face(c, card, i + 1, inner, words, card.id in view.offered)
    if view.passenger is not None:
        x, y, w, _ = _cell(len(view.display), tall)
        _face(c, view.passenger, None, (x, y + strip, w, CELL_H), words, False)
    x, y, w, _ = _cell(8, tall)
    _decks(c, view, (x, y + strip, w, CELL_H), words)
    return c.im


def _cell(i: int, tall: float) -> Box:
    return 16 + i % COLUMNS * (CELL_W + GAP), HEAD + i // COLUMNS * (tall + GAP), CELL_W, tall


def _face(
    c: Canvas, card: Tech | Passenger, number: int | None, box: Box, words: Words, offered: bool
) -> None:
    x, y, w, h = box
    if offered:
        c.panel(x - 8, y - 8, w + 16, h + 16, "gold", r=24)
    tone = tone_of(card)
    plate(c, box, 106, tone, 0.8)
    left, right = x + (24 if number is None else 96), x + w - 80
    if number is not None:
        put(c, "badge", x + 50, y + 53, 68, number)
    if isinstance(card, Passenger):
        put(c, "passenger", x + w - 52, y + 54, 76)
        right -= 24
    else:
        c.text(x + w - 42, y + 55, LEVELS[card.level], 58, "black", "bold", "m")
        if card.type == "room":
            colour = card.colour or "grey"
            c.panel(x + w - 148, y + 12, 76, 84, mix(tone, "black", 0.75), r=12)
            put(c, "figure", x + w - 110, y + 56, 72, colour, crew_letter(colour, words))
            right -= 76
    write_title(c, card.name[words.lang], left, y + 55, 42, right - left, "black")
    said, size = even(spoken(sentence(card), words), 31, w - 36, 3 if isinstance(card, Tech) else 4)
    top = y + h - 24 - (len(said) - 0.5) * 34
    for i, line in enumerate(said):
        c.text(x + w / 2, top + i * 34, line, size, "dim", anchor="m")
    high = top - 28 - (y + 110)
    draw_nodes(
        c,
        nodes_of(card, words),
        (x + 16, y + 114, w - (178 if isinstance(card, Tech) else 32), high),
        size=88,
        word=30,
        anchor="m",
        ground="deck",
    )
    if isinstance(card, Tech):
        edges(c, card, x + w - 80, y + 114 + high / 2, min(140.0, high), 0.8)


def _empty(c: Canvas, i: int, box: Box, words: Words) -> None:
    x, y, w, h = box
    c.panel(x, y, w, h, "ink", "line", r=18)
    c.text(x + w / 2, y + h / 2 - 30, str(i + 1), 96, "line", "display", "m")
    c.text(x + w / 2, y + h / 2 + 52, words("sc-display-empty"), 36, "faint", anchor="m")


def _shadow(c: Canvas, view: View, i: int, box: Box, words: Words) -> None:
    """His action card above a cell; the cell where his next one will lie is marked."""
    shadow = view.shadow
    assert shadow is not None
    x, y, w, _ = box
    h = STRIP - 10
    if i < len(shadow.revealed):
        c.panel(x, y, w, h, "raise", r=12)
        put(c, "seat", x + 32, y + h / 2, 44, SHADOW, words("sc-pic-shadow-letter"))
        name = shadow.revealed[i]
        icon = {"research": "research", "mission": "mission"}[SOLO_ACTIONS[name].behaviour]
        put(c, icon, x + w - 34, y + h / 2, 44)
        c.text(x + 64, y + h / 2, words.name("starship_captains", name), 34, "text", "bold", width=w - 128)
    elif i == len(shadow.revealed) and shadow.deck:
        c.panel(x, y, w, h, "ink", "line", r=12)
        c.text(x + w / 2, y + h / 2, words("sc-display-next"), 32, "dim", anchor="m", width=w - 24)


def _decks(c: Canvas, view: View, box: Box, words: Words) -> None:
    """What is left, and what is discarded."""
    x, y, w, h = box
    c.panel(x, y, w, h, "deck", r=18)
    c.text(x + w - 100, y + 40, words("sc-display-left"), 32, "dim", anchor="r")
    c.icon("cross", x + w - 46, y + 40, 30, "dim")
    step = (h - 76) / len(DECKS)
    for i, (name, icon) in enumerate(DECKS):
        left, gone = getattr(view.decks, name)
        yy = y + 66 + (i + 0.5) * step
        put(c, icon, x + 50, yy, 56)
        c.text(x + 94, yy, words(f"sc-display-{name}"), 38, "text", "bold", width=w - 290)
        c.text(x + w - 100, yy, str(left), 48, "text" if left else "harm", "display", "r")
        c.text(x + w - 46, yy, str(gone), 38, "faint", anchor="m")
