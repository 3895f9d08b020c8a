"""Reading pictures: what was written where, and whether a player can read it."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest
from PIL import Image

from images.canvas import Canvas
from images.text import CAP, fit, measure

Box = tuple[float, float, float, float]
MARGIN, LEAST = 4, 24
"""Pixels that words keep to the edge, and the smallest letters at a width of 1600."""


class Line(NamedTuple):
    said: str
    size: int
    """As it would be in a picture 1600 wide."""
    box: Box
    """Of its capitals."""


class Ink:
    """Every line written on a canvas while a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        write = Canvas.text

        def text(
            c: Canvas,
            x: float,
            y: float,
            words: str,
            step: str | int = "body",
            fill: str = "text",
            face: str = "text",
            anchor: str = "l",
            width: float | None = None,
        ) -> float:
            right = write(c, x, y, words, step, fill, face, anchor, width)
            size = step if isinstance(step, int) else c.size(step)
            if width is not None:
                words, size = fit(words, size, width, face)
            tall, left = size * CAP[face] / 2, right - measure(words, size, face)
            self.lines.append(Line(words, round(size * 1600 / c.w), (left, y - tall, right, y + tall)))
            return right

        monkeypatch.setattr(Canvas, "text", text)

    def cut(self) -> list[str]:
        """Lines shortened with an ellipsis."""
        return [line.said for line in self.lines if "…" in line.said]

    def clashes(self) -> list[tuple[str, str]]:
        return [(a.said, b.said) for a, b in combinations(self._words(), 2) if _meet(a.box, b.box)]

    def outside(self, image: Image.Image) -> list[str]:
        right, foot = image.width - MARGIN, image.height - MARGIN
        return [
            said
            for said, _, (x0, y0, x1, y1) in self._words()
            if x0 < MARGIN or y0 < MARGIN or x1 > right or y1 > foot
        ]

    def tiny(self) -> list[tuple[str, int]]:
        return [(said, size) for said, size, _ in self._words() if size < LEAST]

    def problems(self, image: Image.Image) -> list[object]:
        """Lines cut, outside the picture, too small for a phone, or over each other. Forgets them."""
        found: list[object] = [*self.cut(), *self.outside(image), *self.tiny(), *self.clashes()]
        self.lines.clear()
        return found

    def said(self) -> str:
        return "\n".join(line.said for line in self.lines)

    def _words(self) -> list[Line]:
        return [line for line in self.lines if line.said]


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1
