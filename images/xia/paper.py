"""Words on cards: paragraphs that are measured before they are drawn, and the plate of a card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from images.canvas import Canvas
from images.text import measure, wrap
from images.theme import mix

Box = tuple[float, float, float, float]
SHELF = "#12161F"
PITCH = 1.16


@lru_cache(maxsize=2048)
def lines_of(said: str, size: int, width: float, face: str = "text") -> tuple[str, ...]:
    """All of it, however many lines; about as long as each other, so that no last word stands alone."""
    rows = wrap(said, size, width, face)
    narrow = width
    while narrow > width * 0.6:
        tried = wrap(said, size, narrow - 10, face)
        if len(tried) > len(rows) or any(measure(row, size, face) > narrow for row in tried):
            break
        narrow -= 10
    return wrap(said, size, narrow, face)


def height_of(said: str, size: int, width: float, face: str = "text") -> float:
    return len(lines_of(said, size, width, face)) * size * PITCH


def write(
    c: Canvas,
    rows: Sequence[str],
    x: float,
    y: float,
    size: int,
    fill: str = "text",
    face: str = "text",
    anchor: str = "l",
) -> float:
    """With y the middle of the first line. Returns the middle of a line after the last."""
    for row in rows:
        c.text(x, y, row, size, fill, face, anchor)
        y += size * PITCH
    return y


def plate(c: Canvas, box: Box, bar: float, tone: str, k: float, ground: str = "deck") -> None:
    """A card without words: its bar in its tone, its rim a lighter one."""
    x, y, w, h = (round(v) for v in box)
    rim = max(2, round(4 * k))
    c.panel(x, y, w, h, mix(tone, "text", 0.35), r=24 * k)
    c.panel(x + rim, y + rim, w - 2 * rim, h - 2 * rim, tone, r=21 * k)
    c.panel(x + rim, y + bar, w - 2 * rim, h - bar - rim, ground, r=21 * k)
    c.rect(x + rim, y + bar, x + w - rim, y + bar + 30 * k, ground)
