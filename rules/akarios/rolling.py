"""Action dice, and the symbols they cover on worlds and in events (AK-085, AK-588 to AK-591, AK-604)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios.components import FACES, SYMBOLS, Symbol
from rules.akarios.state import Face
from rules.core.dice import Dice

SIDES: tuple[Face, ...] = tuple(row.id for row in FACES.values() for _ in range(row.sides))
"""Of an action die (AK-085)."""
SHORT: dict[str, Symbol] = {"o": "orange", "g": "green", "og": "orange_green", "s": "stress"}
"""How files write symbols."""
STRESS, JOKER = "stress", "joker"


def throw(count: int, dice: Dice) -> list[Face]:
    return [SIDES[dice.roll(len(SIDES)) - 1] for _ in range(count)]


def fits(face: str, symbol: str) -> bool:
    return face in SYMBOLS[SHORT[symbol]].faces


def covering(faces: Sequence[str], symbols: Sequence[str]) -> list[int]:
    """The places of the dice that cover most symbols, one die each; stress dice only where nothing else does
    it (AK-588, AK-940). Dice are tried from the cheapest on: a later one never drives one out again."""
    on: dict[int, int] = {}
    for place in sorted(range(len(faces)), key=lambda each: (_price(faces[each]), each)):
        _put(place, faces, symbols, on, set())
    return sorted(on.values())


def _price(face: str) -> int:
    return {STRESS: 2, JOKER: 1}.get(face, 0)


def _put(
    place: int, faces: Sequence[str], symbols: Sequence[str], on: dict[int, int], tried: set[int]
) -> bool:
    """On a free symbol, or on one whose die can move to another."""
    for at, symbol in enumerate(symbols):
        if at in tried or not fits(faces[place], symbol):
            continue
        tried.add(at)
        if at not in on or _put(on[at], faces, symbols, on, tried):
            on[at] = place
            return True
    return False
