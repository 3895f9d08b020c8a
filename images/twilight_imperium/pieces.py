"""Rows of tokens: a silhouette alone is one, a figure beside it says how many."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.kept import kept
from images.text import measure
from images.twilight_imperium.common import put
from images.twilight_imperium.labels import label


class Piece(NamedTuple):
    """A token with how many there are, and how many of them are hurt."""

    name: str
    args: tuple[object, ...]
    number: int = 1
    hurt: int = 0

    def wide(self, icon: int) -> float:
        if self.name == "more":
            return measure(f"+{self.number}", round(icon * 0.7), "bold")
        if self.number < 2:
            return icon * (1.12 if self.hurt else 1)
        figure = measure(str(self.number), round(icon * 0.76), "bold") + 1
        if not self.hurt:
            return icon + figure
        return icon + max(figure, icon * 0.2 + measure(str(self.hurt), hurt_size(icon), "bold") + 6)


def hurt_size(icon: int) -> int:
    return max(17, round(icon * 0.46))


class _Layer(Canvas):
    """A clear ground, of which a sprite is made."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height, Image.new("RGBA", (width, height)))

    def put(self, sprite: Image.Image, x: float, y: float, anchor: str = "mm") -> None:
        x -= {"l": 0.0, "m": sprite.width / 2, "r": sprite.width}[anchor[0]]
        y -= {"t": 0.0, "m": sprite.height / 2, "b": sprite.height}[anchor[1]]
        self.im.alpha_composite(sprite.convert("RGBA"), (round(x), round(y)))


def pieces(c: Canvas, row: Sequence[Piece], x: float, y: float, icon: int, gap: float) -> None:
    """A row of tokens, x its middle: a silhouette alone is one, a figure beside it says how many."""
    if row:
        c.put(_row(tuple(row), icon, gap), x, y)


@kept
def _row(row: tuple[Piece, ...], icon: int, gap: float) -> Image.Image:
    """From one picture to the next most rows stand as they stood."""
    c = _Layer(math.ceil(wide(row, icon, gap)) + 2 * icon, 2 * icon)
    _pieces(c, row, icon, icon, icon, gap)
    return c.im


def _pieces(c: Canvas, row: tuple[Piece, ...], left: float, y: float, icon: int, gap: float) -> None:
    for piece in row:
        if piece.name == "more":
            c.put(label(f"+{piece.number}", round(icon * 0.7), "dim"), left - 6, y + 1, "lm")
            left += piece.wide(icon) + gap
            continue
        put(
            c,
            piece.name,
            left + icon / 2,
            y,
            icon * (0.86 if piece.name in ("leader", "mine") else 1),
            *piece.args,
        )
        if piece.number > 1:
            lift = icon * 0.17 if piece.hurt else -1
            c.put(
                label(str(piece.number), round(icon * (0.66 if piece.hurt else 0.76))),
                left + icon - 5,
                y - lift,
                "lm",
            )
        if piece.hurt:
            _hurt(c, piece, left + icon, y + icon * 0.34, icon)
        left += piece.wide(icon) + gap


def _hurt(c: Canvas, piece: Piece, x: float, y: float, icon: int) -> None:
    """A burst at the foot of the silhouette; of several ships it says how many are hurt."""
    if piece.number < 2:
        put(c, "burst", x - icon * 0.12, y, icon * 0.56)
        return
    put(c, "burst", x, y, max(16, icon * 0.5))
    c.put(label(str(piece.hurt), hurt_size(icon), "harm", 2), x + icon * 0.2, y, "lm")


def wide(row: Sequence[Piece], icon: int, gap: float) -> float:
    return sum(p.wide(icon) for p in row) + gap * max(0, len(row) - 1)


Lines = tuple[tuple[Piece, ...], ...]


def split(row: Sequence[Piece], rooms: Sequence[float], icon: int, gap: float) -> Lines | None:
    """A row broken into lines that fit these rooms, or nothing."""
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for piece in row:
        most = piece.wide(icon)
        if used + most > rooms[len(lines) - 1]:
            lines.append([])
            used = 0.0
            if len(lines) > len(rooms) or most > rooms[len(lines) - 1]:
                return None
        lines[-1].append(piece)
        used += most + gap
    return tuple(map(tuple, lines))


def lines_for(
    row: Sequence[Piece], rooms: Sequence[float], icons: Sequence[int], gap: float
) -> tuple[Lines, int]:
    """As large as it fits; what has no room even when small becomes "+n"."""
    return _lines_for(tuple(row), tuple(rooms), tuple(icons), gap)


@lru_cache(maxsize=4096)
def _lines_for(
    row: tuple[Piece, ...], rooms: tuple[float, ...], icons: tuple[int, ...], gap: float
) -> tuple[Lines, int]:
    """The same fleets stand in most systems from one picture to the next."""
    for icon in icons:
        lines = split(row, rooms, icon, gap)
        if lines is not None:
            return lines, icon
    for kept_ in range(len(row) - 1, 0, -1):
        lines = split([*row[:kept_], Piece("more", (), len(row) - kept_)], rooms, icons[-1], gap)
        if lines is not None:
            return lines, icons[-1]
    return ((),), icons[-1]
