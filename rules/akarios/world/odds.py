"""How likely so many dice cover so many of an object's symbols: exact, each throw once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from rules.akarios.components import FACES
from rules.akarios.rolling import SIDES, covering


@cache
def chance(symbols: tuple[str, ...], dice: int, needed: int) -> float:
    """That at least `needed` symbols are covered."""
    good = sum(
        _ways(faces)
        for faces in combinations_with_replacement(FACES, dice)
        if len(covering(faces, symbols)) >= needed
    )
    return float(good / len(SIDES) ** dice)


def _ways(faces: tuple[str, ...]) -> int:
    """In how many throws just these faces come up."""
    counts = Counter(faces)
    orders = factorial(len(faces)) // prod(factorial(count) for count in counts.values())
    return orders * prod(FACES[face].sides ** count for face, count in counts.items())  # type: ignore[index]


def percent(share: float) -> int:
    return round(100 * share)
