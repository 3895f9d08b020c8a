"""The plate of a card."""

from __future__ import annotations

from images.canvas import Canvas
from images.theme import mix

Box = tuple[float, float, float, float]
SHELF = "#12161F"


def plate(c: Canvas, box: Box, bar: float, tone: str, k: float, ground: str = "deck") -> None:
    """A card without words: its bar in its tone, its rim a lighter one."""
    x, y, w, h = (round(v) for v in box)
    rim = max(2, round(4 * k))
    c.panel(x, y, w, h, mix(tone, "text", 0.35), r=24 * k)
    c.panel(x + rim, y + rim, w - 2 * rim, h - 2 * rim, tone, r=21 * k)
    c.panel(x + rim, y + bar, w - 2 * rim, h - bar - rim, ground, r=21 * k)
    c.rect(x + rim, y + bar, x + w - rim, y + bar + 30 * k, ground)
