"""Dice of a battle: by whom they were rolled, what hits and why; the two sides they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.common import GROUND, SHIPS, colour_of, look_of, put, put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W
from images.twilight_imperium.pieces import Piece, pieces, wide
from rules.twilight_imperium.view import DieView, View
from words import Words

ROW, TOP, HEAD, LEFT, NOTE = 106, 134, 138, 118, 42
HALF = (W - 2 * M - GAP) / 2


class Volley(NamedTuple):
    """The dice of one kind of unit that hit on the same."""

    kind: str
    need: int
    bonus: int
    dice: tuple[DieView, ...]


def volleys_of(dice: Sequence[DieView], seat: int) -> list[Volley]:
    groups: dict[tuple[str, int, int], list[DieView]] = {}
    for die in dice:
        if die.seat == seat:
            bonus = sum(amount for _, amount in die.parts)
            groups.setdefault((die.what, die.needed - bonus, bonus), []).append(die)
    order = {kind: i for i, kind in enumerate((*SHIPS, *GROUND))}
    found = [Volley(*key, tuple(rolled)) for key, rolled in groups.items()]
    return sorted(found, key=lambda one: (order.get(one.kind, len(order)), one.need))


def notes_of(dice: Sequence[DieView], seat: int, words: Words) -> list[str]:
    """Why some hit on less or more: sources that have a name, and how much each of them is."""
    tables = (facts.TECHNOLOGIES, facts.RACIAL, facts.ABILITIES, facts.POLITICAL_CARDS, facts.LEADERS)
    sources: dict[str, set[int]] = {}
    for source, amount in (part for die in dice if die.seat == seat for part in die.parts):
        sources.setdefault(source, set()).add(amount)
    said = []
    for source, amounts in sources.items():
        name = next((facts.called(table, source, words) for table in tables if source in table), "")
        sign = "[up:good]" if sum(amounts) > 0 else "[down:harm]"
        if name:
            said.append(f"{sign} {name} {'/'.join(signed(each) for each in sorted(amounts))}")
    return said[:4]


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−")


def hits(dice: Sequence[DieView], seat: int) -> int:
    return sum(die.hit for die in dice if die.seat == seat)


def tall_of(rows: int, notes: Sequence[Sequence[str]]) -> float:
    """How high the panel of a side is with so many rows and these notes."""
    return HEAD + 20 + max(1, rows) * ROW + 10 + NOTE * max(map(len, notes))


def side(
    c: Canvas,
    view: View,
    seat: int,
    x: float,
    tall: float,
    role: str,
    scored: int | None,
    words: Words,
    names: Sequence[str],
) -> None:
    """Who it is and what he is doing; how often he has hit, if dice lie on the table."""
    look, tint = look_of(seat, words, names), mix(colour_of(seat), "ink", 0.72)
    c.panel(x, TOP, HALF, tall, "deck")
    c.panel(x, TOP, HALF, HEAD, tint)
    c.rect(x, TOP + 120, x + HALF, TOP + HEAD, tint)
    put_seat(c, seat, x + 72, TOP + 69, 96)
    c.text(x + 138, TOP + 48, look.name, 50, "text", "bold", width=HALF - 300)
    race = facts.race(view.players[seat].race, words, True) if seat >= 0 else ""
    c.text(x + 138, TOP + 98, f"{race}  ·  {role}" if race else role, 34, "dim", width=HALF - 300)
    if scored is not None:
        c.text(x + HALF - PAD, TOP + 58, str(scored), 84, "gold", "display", "r")
        c.text(x + HALF - PAD, TOP + 114, words("ti-pic-hits", n=scored), 30, "gold", "bold", "r")


def fire(c: Canvas, seat: int, x: float, volleys: Sequence[Volley]) -> None:
    """Silhouette; what hits; the dice, hits bright, misses dark; how many hit."""
    line, colour = TOP + HEAD + 20 + ROW / 2, colour_of(seat)
    for one in volleys:
        if one.kind in facts.UNITS:
            put(c, "unit", x + PAD + 38, line, 76, one.kind, colour)
        c.text(x + PAD + 200, line, f"{one.need}+", 56, "text", "display", "r")
        if one.bonus:
            tone = "good" if one.bonus > 0 else "harm"
            c.text(x + PAD + 208, line - 18, signed(one.bonus), 28, tone, "bold")
        dice = sorted(one.dice, key=lambda die: -die.face)
        size = min(84.0, (HALF - 2 * PAD - 262 - 84) / max(4, len(dice)) - 4)
        for i, die in enumerate(dice):
            at = x + PAD + 262 + (i + 0.5) * (size + 4)
            put(c, "die", at, line, size, str(die.face), "hit" if die.hit else "miss")
        hit = sum(die.hit for die in dice)
        c.text(x + HALF - PAD, line, f"= {hit}", 44, "gold" if hit else "faint", "display", "r")
        line += ROW


def waiting(c: Canvas, seat: int, x: float, units: Sequence[tuple[str, int, int]]) -> None:
    """Before any die: what is there, a row for each kind."""
    line, colour = TOP + HEAD + 20 + ROW / 2, colour_of(seat)
    for kind, n, hurt in units:
        piece = Piece("unit", (kind, colour), n, hurt)
        pieces(c, [piece], x + PAD + piece.wide(76) / 2, line, 76, 0)
        line += ROW


def notes(c: Canvas, x: float, tall: float, said: Sequence[str]) -> None:
    for i, note in enumerate(said):
        line = TOP + tall - 30 - NOTE * (len(said) - 1 - i)
        c.text(x + PAD, line, note, 30, "dim", width=HALF - 2 * PAD)


def left(c: Canvas, row: list[Piece], x: float, y: float, words: Words) -> None:
    """What one side still has."""
    c.panel(x, y, HALF, LEFT, "deck")
    c.text(x + PAD, y + LEFT / 2, words("ti-pic-left"), 34, "dim", "bold", width=150)
    icon = 64
    while icon > 30 and wide(row, icon, 16) > HALF - 220:
        icon -= 2
    pieces(c, row, x + 190 + wide(row, icon, 16) / 2, y + LEFT / 2, icon, 16)
    if not row:
        c.text(x + 196, y + LEFT / 2, "–", 40, "faint")
