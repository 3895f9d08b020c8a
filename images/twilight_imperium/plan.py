"""How a galaxy lies on its picture: 37 hexes, or 61 with seven or more players; the corners are for words."""

from __future__ import annotations

from math import ceil, sqrt
from typing import NamedTuple

from images.brush import Point
from images.hexmap import Layout
from images.twilight_imperium.tiles import UNIT
from rules.core.hexes import ORIGIN, Hex, disc
from rules.twilight_imperium.view import View

FOOT = 74
"""The line of signs below the map."""
MEANT = 154
"""The size that words and tokens in a hex are given for."""


class Plan(NamedTuple):
    w: int
    h: int
    size: int
    x: float
    y: float
    """Where Mecatol Rex would be, in the middle of it."""
    nexus: Point
    rings: int = 0
    """Of the whole map; 0: a part of it."""

    @property
    def foot(self) -> float:
        """Where the map ends and the line of signs begins."""
        return self.h - FOOT

    @property
    def k(self) -> float:
        return self.size / UNIT

    @property
    def layout(self) -> Layout:
        return Layout(self.size, self.x, self.y)

    def px(self, pixels: float) -> int:
        """Of words and tokens."""
        return round(pixels * self.size / MEANT)

    def place(self, cell: Hex | None) -> Point:
        return self.layout.pixel(cell) if cell is not None else self.nexus


def _whole(w: int, size: int, top: int, rings: int) -> Plan:
    high = ceil((2 * rings + 1) * sqrt(3) * size)
    nexus = 22 + size, top + high - 0.884 * size
    return Plan(w, top + high + FOOT, size, w / 2, top + high / 2, nexus, rings)


SMALL, LARGE = _whole(1800, 154, 32, 3), _whole(2000, 138, 60, 4)


def plan_of(view: View) -> Plan:
    return SMALL if view.seats <= 6 else LARGE


def still_free(view: View, plan: Plan) -> tuple[tuple[str, Point], ...]:
    """Places without a tile while the galaxy is built: address and middle."""
    if view.phase != "setup":
        return ()
    laid = {system.hex for system in view.systems}
    addresses = {cell: _address(i) for i, cell in enumerate(disc(ORIGIN, plan.rings))}
    return tuple((at, plan.layout.pixel(cell)) for cell, at in addresses.items() if cell not in laid)


def _address(index: int) -> str:
    """Ring, then place clockwise from the north."""
    ring, before = 0, 0
    while index >= before + max(1, 6 * ring):
        before += max(1, 6 * ring)
        ring += 1
    return f"{ring}{index - before + (ring > 0):02d}"
