"""How likely a test on a world is to succeed, for so many dice (AK-591, AK-611 to AK-613)."""

from __future__ import annotations

from functools import cache
from itertools import product

from images.akarios.facts import DATA

NAMES = {"o": "orange", "g": "green", "og": "orange_green", "s": "stress"}
FACES = tuple(row["id"] for row in DATA.file("dice")["face"] for _ in range(row["sides"]))
FITS = {row["id"]: tuple(row["faces"]) for row in DATA.file("dice")["symbol"]}


def needed(symbols: tuple[str, ...], skill: int) -> int:
    """Symbols that dice must cover, besides the skill."""
    return max(0, len(symbols) - skill)


@cache
def chance_of(symbols: tuple[str, ...], need: int, dice: int) -> float:
    """That so many dice, well placed, cover that many of the symbols."""
    rolls = sum(covered(symbols, roll) >= need for roll in product(FACES, repeat=dice))
    return rolls / float(len(FACES) ** dice)


@cache
def covered(symbols: tuple[str, ...], roll: tuple[str, ...]) -> int:
    """The most symbols a roll covers."""
    if not roll:
        return 0
    best = covered(symbols, roll[1:])
    for i, symbol in enumerate(symbols):
        if roll[0] in FITS[NAMES[symbol]]:
            best = max(best, 1 + covered(symbols[:i] + symbols[i + 1 :], roll[1:]))
    return best
