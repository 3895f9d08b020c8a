"""What sheets share: their measures, heads, names that are cut to their first word."""

from __future__ import annotations

from images.canvas import Canvas
from images.text import fit, measure

W, M, PAD, GAP = 1600, 24, 26, 14


def heading(c: Canvas, x: float, y: float, words: str, width: float) -> float:
    """The head of a panel. Returns its right edge."""
    return c.text(x, y, words, 42, "text", "bold", width=width)


def head(c: Canvas, title: str, note: str = "") -> None:
    """The title of a picture, and a word at its right."""
    end = c.text(34, 64, title, 72, face="display", width=c.w * 0.62)
    if note:
        c.text(c.w - 34, 66, note, 40, "dim", "text", "r", width=c.w - end - 90)


def short(name: str, size: int, width: float, face: str = "text") -> str:
    """A name, or the first word of it if all of it does not fit."""
    return name if measure(name, int(size * 0.8), face) <= width else name.split()[0]


def named(name: str, size: int, width: float, face: str = "bold", least: float = 0.76) -> tuple[str, int]:
    """A name as large as it fits, or the first word of it, and how large. One long word may be smaller before
    it is cut."""
    said, smaller = fit(name, size, width, face, least)
    return (said, smaller) if said == name else fit(name.split()[0], size, width, face, min(least, 0.62))
