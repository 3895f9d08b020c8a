"""Exact odds of dice: how often each sum comes, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, reduce

Spread = tuple[tuple[int, int], ...]
"""Every value with its weight, the smallest value first."""
NOTHING: Spread = ((0, 1),)
D20 = 20


def spread(weights: Mapping[int, int]) -> Spread:
    return tuple(sorted(weights.items()))


@cache
def die(sides: int, minus: int = 0, plus: int = 0) -> Spread:
    """A die lowered by damage, not below 0 (XIA-083), and raised by a skill."""
    weights: dict[int, int] = {}
    for face in range(1, sides + 1):
        value = max(0, face - minus) + plus
        weights[value] = weights.get(value, 0) + 1
    return spread(weights)


@cache
def success(least: int, value: int) -> Spread:
    """So much on this number or more of a d20, otherwise nothing."""
    return spread({0: least - 1, value: D20 + 1 - least})


@cache
def _plus(one: Spread, other: Spread) -> Spread:
    weights: dict[int, int] = {}
    for a, n in one:
        for b, m in other:
            weights[a + b] = weights.get(a + b, 0) + n * m
    return spread(weights)


def total(spreads: Iterable[Spread]) -> Spread:
    return reduce(_plus, spreads, NOTHING)


@cache
def through(attack: Spread, defence: Spread) -> Spread:
    """What of an attack the defence does not stop (XIA-173)."""
    weights: dict[int, int] = {}
    for a, n in attack:
        for d, m in defence:
            value = max(0, a - d)
            weights[value] = weights.get(value, 0) + n * m
    return spread(weights)


@cache
def again(one: Spread) -> Spread:
    """A die rolled anew once wherever it shows less than its average."""
    average, size = mean(one), _size(one)
    low = sum(weight for value, weight in one if value < average)
    return spread({value: weight * (low + (size if value >= average else 0)) for value, weight in one})


def halves(one: Spread, other: Spread) -> Spread:
    """The one as often as the other."""
    weights: dict[int, int] = {}
    for each, factor in ((one, _size(other)), (other, _size(one))):
        for value, weight in each:
            weights[value] = weights.get(value, 0) + weight * factor
    return spread(weights)


def _size(one: Spread) -> int:
    return sum(weight for _, weight in one)


def mean(one: Spread) -> Fraction:
    return Fraction(sum(value * weight for value, weight in one), _size(one))


def chance(one: Spread, least: int) -> Fraction:
    """Of this value or more."""
    return Fraction(sum(weight for value, weight in one if value >= least), _size(one))


def percent(share: Fraction) -> int:
    """Rounded, but only what is certain is 0 or 100."""
    if share in (0, 1):
        return int(share) * 100
    return min(99, max(1, round(share * 100)))
