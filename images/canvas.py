"""A picture in the making: sprites, panels, lines of words, all in pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from images import sprites
from images.icons import SS
from images.text import CAP, ICON_STEP, INLINE, SCALE, fit, mask, measure, paragraph, runs
from images.theme import rgb

Point = tuple[float, float]
SMALL = 12_000
"""Panels of fewer pixels are kept as sprites."""


class Canvas:
    """`u` is the spacing unit (a 200th of the width)."""

    def __init__(self, width: int, height: int, base: Image.Image | None = None, fill: str = "ink") -> None:
        self.im = base.copy() if base else Image.new("RGB", (width, height), rgb(fill))
        self.d = ImageDraw.Draw(self.im)
        self.w, self.h, self.u = width, height, width / 200

    def size(self, step: str) -> int:
        return round(self.w / SCALE[step])

    def put(self, sprite: Image.Image, x: float, y: float, anchor: str = "mm") -> None:
        x -= {"l": 0.0, "m": sprite.width / 2, "r": sprite.width}[anchor[0]]
        y -= {"t": 0.0, "m": sprite.height / 2, "b": sprite.height}[anchor[1]]
        self.im.paste(sprite, (round(x), round(y)), sprite if sprite.mode == "RGBA" else None)

    def icon(
        self, name: str, x: float, y: float, size: float, colour: str = "text", anchor: str = "mm"
    ) -> None:
        self.put(sprites.icon(name, round(size), colour), x, y, anchor)

    def rect(self, x0: float, y0: float, x1: float, y1: float, fill: str) -> None:
        """A plain rectangle; x1 and y1 lie outside it. An empty one is not drawn."""
        box = (round(x0), round(y0), round(x1) - 1, round(y1) - 1)
        if box[0] <= box[2] and box[1] <= box[3]:
            self.d.rectangle(box, fill=rgb(fill))

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = "deck",
        line: str | None = None,
        r: float | None = None,
        border: float = 3,
    ) -> None:
        left, top, width, height = round(x), round(y), round(w), round(h)
        radius = min(round(self.u * 1.5 if r is None else r), width // 2, height // 2)
        if 0 < width * height <= SMALL:
            self.put(sprites.plate(width, height, radius, fill, line, round(border)), left, top, "lt")
            return
        if line:
            self._plate(left, top, width, height, radius, line)
            b = round(border)
            left, top, width, height, radius = (
                left + b,
                top + b,
                width - 2 * b,
                height - 2 * b,
                max(radius - b, 0),
            )
        self._plate(left, top, width, height, radius, fill)

    def _plate(self, x: int, y: int, w: int, h: int, r: int, fill: str) -> None:
        if w <= 0 or h <= 0:
            return
        colour = rgb(fill)
        if not r:
            self.d.rectangle((x, y, x + w - 1, y + h - 1), fill=colour)
            return
        if w > 2 * r:
            self.d.rectangle((x + r, y, x + w - r - 1, y + h - 1), fill=colour)
        if h > 2 * r:
            self.d.rectangle((x, y + r, x + w - 1, y + h - r - 1), fill=colour)
        corners = ((x, y), (x + w - r, y), (x, y + h - r), (x + w - r, y + h - r))
        for corner, place in zip(sprites.quarter(r), corners, strict=True):
            self.im.paste(colour, place, corner)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        step: str | int = "body",
        fill: str = "text",
        face: str = "text",
        anchor: str = "l",
        width: float | None = None,
    ) -> float:
        """One line, inline icons as [name] or [name:colour]; y is the middle of its capitals.

        Returns the right edge.
        """
        size = step if isinstance(step, int) else self.size(step)
        if width is not None:
            words, size = fit(words, size, width, face)
        x -= {"l": 0, "m": 0.5, "r": 1}[anchor] * measure(words, size, face)
        base, last = round(y + size * CAP[face] / 2), 0
        colour = rgb(fill)
        for match in [*INLINE.finditer(words), None]:
            for path, piece in runs(words[last : match.start() if match else None], face):
                image, dx, dy, advance = mask(piece, path, size)
                self.im.paste(colour, (round(x) + dx, base + dy), image)
                x += advance
            if match:
                self.icon(match[1], x + size * 0.55, y, size, match[2] or fill)
                x, last = x + round(size * ICON_STEP), match.end()
        return x

    def lines(
        self,
        x: float,
        y: float,
        words: str,
        size: int,
        width: float,
        most: int,
        fill: str = "text",
        face: str = "text",
        anchor: str = "l",
        pitch: float = 1.12,
        middle: bool = False,
    ) -> float:
        """A short paragraph, y the middle of its first line (or of all). Returns the middle of its last."""
        rows, smaller = paragraph(words, size, width, most, face)
        if middle:
            y -= (len(rows) - 1) * size * pitch / 2
        for i, row in enumerate(rows):
            self.text(x, y + i * size * pitch, row, smaller, fill, face, anchor)
        return y + (len(rows) - 1) * size * pitch

    def stroke(self, points: Sequence[Point], width: float, colour: str, head: bool = False) -> None:
        """A smooth line of any slope, with an arrow head if asked."""
        pad = width * 3
        x0, y0 = min(p[0] for p in points) - pad, min(p[1] for p in points) - pad
        w, h = (round(max(p[i] for p in points) + pad - o) for i, o in ((0, x0), (1, y0)))
        image = Image.new("L", (w * SS, h * SS))
        d = ImageDraw.Draw(image)
        q = [((x - x0) * SS, (y - y0) * SS) for x, y in points]
        if head:
            (ax, ay), (bx, by) = q[-2:]
            a, n = math.atan2(by - ay, bx - ax), width * SS * 2.6
            barbs = [(bx - n * math.cos(a + s), by - n * math.sin(a + s)) for s in (0.55, -0.55)]
            d.polygon([(bx, by), *barbs], fill=255)
            q[-1] = (bx - n * 0.7 * math.cos(a), by - n * 0.7 * math.sin(a))
        d.line(q, fill=255, width=round(width * SS), joint="curve")
        self.im.paste(rgb(colour), (round(x0), round(y0)), image.reduce(SS))

    def shape(self, points: Sequence[Point], fill: str) -> None:
        """A smooth polygon of any form: slow for big ones, which belong into a base layer."""
        x0, y0 = math.floor(min(p[0] for p in points)), math.floor(min(p[1] for p in points))
        w, h = (math.ceil(max(p[i] for p in points)) - o + 1 for i, o in ((0, x0), (1, y0)))
        image = Image.new("L", (w * SS, h * SS))
        ImageDraw.Draw(image).polygon([((x - x0) * SS, (y - y0) * SS) for x, y in points], fill=255)
        self.im.paste(rgb(fill), (x0, y0), image.reduce(SS))

    def zone(self, zone: str, x: float, y: float, w: float, h: float, letter: str, size: float) -> None:
        self.put(sprites.flag(zone, round(w), round(h), letter, round(size)), x, y, "lt")

    def cubes(
        self, x: float, y: float, full: int, room: int, size: float, broken: int = 0, per_row: int = 6
    ) -> None:
        """Energy in its places: full, empty and broken ones; a surplus lies beyond the room."""
        for i in range(max(full, room) + broken):
            cx, cy = x + (i % per_row + 0.5) * size * 1.12, y + (i // per_row + 0.5) * size * 1.12
            if i < full:
                self.icon("energy", cx, cy, size, "energy")
            elif i < room:
                self.put(sprites.hollow(round(size)), cx, cy)
            else:
                self.icon("cross", cx, cy, size * 0.8, "harm")
