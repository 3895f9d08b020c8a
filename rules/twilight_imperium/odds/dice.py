"""Sums of dice as rows of chances: entry h is how likely h of them hit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float64]
Dice = Iterable[tuple[int, float]]
"""Numbers of dice with the chance of each to hit."""
FACES = 10
TEN = 1 / FACES
"""A natural ten."""


def chance(need: int) -> float:
    """Of a die to show at least this; beyond 10 nothing hits (TI-091, TI-094)."""
    return min(max(FACES + 1 - need, 0), FACES) / FACES


def again(hit: float) -> float:
    """Of a die whose miss is rolled once more."""
    return hit * (2 - hit)


@lru_cache(maxsize=1024)
def alike(number: int, hit: float) -> Row:
    """Dice with the same chance."""
    return np.array([comb(number, k) * hit**k * (1 - hit) ** (number - k) for k in range(number + 1)])


def hits(dice: Dice) -> Row:
    row = np.ones(1)
    for number, hit in dice:
        if number and hit:
            row = np.convolve(row, alike(number, hit))
    return row


def upto(rows: Row, most: int) -> Row:
    """The last axis cut to `most` hits: whatever goes beyond them counts as `most`."""
    if rows.shape[-1] <= most + 1:
        missing = most + 1 - rows.shape[-1]
        return np.concatenate([rows, np.zeros((*rows.shape[:-1], missing))], axis=-1)
    beyond = rows[..., most:].sum(axis=-1, keepdims=True)
    return np.concatenate([rows[..., :most], beyond], axis=-1)


def stacked(rows: Iterable[Row]) -> Row:
    """Rows of any lengths under each other."""
    found = list(rows)
    width = max(len(row) for row in found)
    return np.stack([upto(row, width - 1) for row in found])
