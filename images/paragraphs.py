"""Paragraphs that are measured before they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from images.canvas import Canvas
from images.text import measure, wrap

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
    pitch: float = PITCH,
) -> float:
    """With y the middle of the first line. Returns the middle of a line after the last."""
    for row in rows:
        c.text(x, y, row, size, fill, face, anchor)
        y += size * pitch
    return y
