"""Which way lies something: compared in whole numbers."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rules.core.hexes import Hex, facing

SIXTHS = 6


def straightness(looks: int, way: Hex) -> int:
    """The cosine between a facing and the way to something, times a length that is the same for all facings
    (AK-366)."""
    bow = facing(looks)
    return 2 * bow.q * way.q + 2 * bow.r * way.r + bow.q * way.r + bow.r * way.q


def straightest(facings: Iterable[int], way: Hex) -> list[int]:
    """Those whose bow points best at it: one, or two."""
    found = list(facings)
    best = max(straightness(looks, way) for looks in found)
    return [looks for looks in found if straightness(looks, way) == best]


def clockwise(way: Hex) -> tuple[int, Fraction]:
    """Sorts ways clockwise from north; what lies here comes first."""
    for sixth in range(SIXTHS):
        one, next = facing(sixth), facing(sixth + 1)
        turn = one.q * next.r - one.r * next.q
        ahead, aside = way.q * next.r - way.r * next.q, one.q * way.r - one.r * way.q
        if ahead * turn > 0 and aside * turn >= 0:
            return sixth, Fraction(aside, aside + ahead)
    return -1, Fraction(0)
