"""A card face up: a bar with its name, and its words below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.text import fit
from images.theme import mix
from images.twilight_imperium.common import put, put_seat

BARS = {"action": "#7A3B24", "political": "#2B4E7C", "secret": "#6B2438"}
BAR, PAD, WORDS, FOOT = 84, 22, 32, 24


class Part(NamedTuple):
    """A paragraph of a card."""

    said: str
    tone: str = "text"
    face: str = "text"


class Face(NamedTuple):
    """What a card shows."""

    kind: str
    name: str
    parts: Sequence[Part]
    icon: str = ""
    number: int = 0
    """Of its button; 0: it has none."""
    now: bool = False
    """It can be played now: golden."""
    copies: int = 1
    points: int = 0
    seat: int | None = None
    """Who holds it."""


def tall(face: Face, w: float) -> float:
    """How high a card of this width has to be."""
    return BAR + PAD + sum(len(_rows(part, w)) * WORDS * PITCH + 8 for part in face.parts) + FOOT - 8


def _rows(part: Part, w: float) -> tuple[str, ...]:
    return lines_of(part.said, WORDS, w - 2 * PAD, part.face)


def plate(c: Canvas, face: Face, x: float, y: float, w: float, h: float) -> None:
    dull = bool(face.number) and face.kind == "action" and not face.now
    bar = mix(BARS[face.kind], "deck", 0.4) if dull else BARS[face.kind]
    c.panel(x, y, w, h, "gold" if face.now else mix(bar, "text", 0.3), r=20)
    b = 6 if face.now else 3
    c.panel(x + b, y + b, w - 2 * b, h - 2 * b, bar, r=16)
    c.panel(x + b, y + BAR, w - 2 * b, h - BAR - b, "deck", r=16)
    c.rect(x + b, y + BAR, x + w - b, y + BAR + 20, "deck")
    _bar(c, face, x, y, w, "dim" if dull else "text")
    line = y + BAR + PAD + WORDS * PITCH / 2
    for part in face.parts:
        line = write(c, _rows(part, w), x + PAD, line, WORDS, part.tone, part.face) + 8


def _bar(c: Canvas, face: Face, x: float, y: float, w: float, tone: str) -> None:
    left, right = x + 18, x + w - 18
    if face.number:
        put(c, "numbered", left + 28, y + 44, 62, face.number, face.now or face.kind != "action")
        left += 74
    if face.icon:
        c.icon(face.icon, left + 22, y + 44, 44, tone)
        left += 56
    if face.copies > 1:
        right = c.text(right, y + 44, f"×{face.copies}", 40, "gold", "display", "r") - 76
    if face.seat is not None:
        put_seat(c, face.seat, right - 26, y + 44, 54)
        right -= 66
    if face.points:
        c.text(right, y + 44, str(face.points), 46, "gold", "display", "r")
        c.icon("star", right - 54, y + 43, 42, "gold")
        right -= 88
    said, size = fit(face.name, 40, right - left, "bold", 0.72)
    if said == face.name:
        c.text(left, y + 44, said, size, tone, "bold")
    else:
        c.lines(left, y + 44, face.name, 31, right - left, 2, tone, "bold", pitch=1.02, middle=True)


def rows_of_plates(
    c: Canvas | None, faces: Sequence[Face], x: float, y: float, wide: float, columns: int, gap: float
) -> float:
    """Cards side by side, each row as high as its longest; without a canvas only measured. Returns the
    foot."""
    each = (wide - gap * (columns - 1)) / columns
    for first in range(0, len(faces), columns):
        row = faces[first : first + columns]
        high = max(tall(face, each) for face in row)
        if c is not None:
            for i, face in enumerate(row):
                plate(c, face, x + i * (each + gap), y, each, high)
        y += high + gap
    return y
