"""Where something lies, seen from a ship: how far, which way, before it or behind it."""

from __future__ import annotations

from math import atan2, degrees, sqrt

from rules.core.hexes import Hex


def bearing(way: Hex) -> int:
    """The facing that points best at it: 0 is north, then clockwise."""
    x, y = 1.5 * way.q, sqrt(3) * (way.r + way.q / 2)
    return round(degrees(atan2(x, -y)) / 60) % 6


def aside(way: Hex, looks: int) -> str:
    """As the pilot of a ship that looks so would say it."""
    return ("ahead", "right", "back-right", "astern", "back-left", "left")[(bearing(way) - looks) % 6]


def behind(at: Hex, looks: int, other: Hex) -> bool:
    """Whether another stands in the cone behind a ship, where attacks have the advantage (AK-244)."""
    way = other.minus(at).turned(-looks)
    return way != Hex(0, 0) and way.r >= 0 and way.q + way.r >= 0
