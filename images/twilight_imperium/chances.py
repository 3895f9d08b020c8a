"""The odds of a battle as a bar: the attacker from the left, the defender from the right, nobody between."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.twilight_imperium.common import colour_of, put_seat
from images.twilight_imperium.paper import PAD, M, W
from words import Words

ODDS = 168
SUM = 1000


def per_mille(said: str) -> tuple[float, ...]:
    """ "712-245-43": chances of attacker, defender and nobody, of a thousand. ValueError if they are none."""
    found = tuple(int(each) for each in said.split("-"))
    if len(found) != 3 or min(found) < 0 or abs(sum(found) - SUM) > 2:
        raise ValueError(said)
    return tuple(each / SUM for each in found)


def percent(chance: float, words: Words) -> str:
    """Whole percents; what is possible is never 0%, what is not certain never 100%."""
    if 0 < chance < 0.005:
        return words("ti-chance-least")
    return words("ti-chance-most") if 0.995 <= chance < 1 else words("ti-chance", n=round(chance * 100))


def chances(c: Canvas, odds: Sequence[float], sides: tuple[int, int], y: float, words: Words) -> None:
    attacker, defender, nobody = odds
    c.panel(M, y, W - 2 * M, ODDS, "deck")
    left, right = M + PAD, W - M - PAD
    said = words("ti-pic-odds", nobody=percent(nobody, words))
    c.text(W / 2, y + 40, said, 34, "dim", "text", "m", width=900)
    a, b = left + (right - left) * attacker, right - (right - left) * defender
    c.rect(left, y + 76, right, y + 144, "line")
    c.rect(left, y + 76, a - 2, y + 144, colour_of(sides[0]))
    c.rect(b + 2, y + 76, right, y + 144, colour_of(sides[1]))
    for seat, chance, at, anchor in ((sides[0], attacker, left, "l"), (sides[1], defender, right, "r")):
        side = 1 if anchor == "l" else -1
        put_seat(c, seat, at + side * 28, y + 40, 50)
        c.text(at + side * 66, y + 40, percent(chance, words), 50, "text", "display", anchor)
