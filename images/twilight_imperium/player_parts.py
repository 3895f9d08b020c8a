"""Parts of a player's sheet: counters, abilities and leaders, technologies, trade, cards, units left."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.paragraphs import height_of, lines_of, write
from images.text import fit
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.colours import SEATS, TECH
from images.twilight_imperium.common import look_of, put, put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W, heading, short
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import LeaderView, PlayerView, View
from words import Words

HALF = (W - 2 * M - GAP) / 2
RIGHT = M + HALF + GAP
LOW, DEALS = 392, 188
"""The lower panels, and how much of them is for agreements."""
POOL = ("war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter", "gf", "pds", "dock")
TEXT = 30
IN_ROW = 8
"""Counters."""


def counters(c: Canvas, one: PlayerView, y: float, h: float, words: Words) -> None:
    """Three areas with their counters, and where the others are."""
    c.panel(M, y, HALF, h)
    heading(c, M + PAD, y + 42, words("ti-pic-counters"), HALF - 2 * PAD)
    each = (HALF - 2 * PAD - 24) / 3
    for i, (key, n) in enumerate(
        (("strategy", one.strategy), ("fleet", one.fleet), ("command", one.command))
    ):
        x = M + PAD + i * (each + 12)
        c.panel(x, y + 78, each, 174, "ink")
        c.text(x + 18, y + 112, words(f"ti-pic-area-{key}"), 34, "dim", "bold", width=each - 100)
        c.text(x + each - 18, y + 112, str(n), 56, "text", "display", "r")
        _pennants(c, one.seat, n, x, y, each)
    said = words("ti-pic-elsewhere", board=one.on_board, reserve=one.reserve)
    c.text(M + PAD, y + 284, said, 32, "dim", width=HALF - 2 * PAD)


def _pennants(c: Canvas, seat: int, n: int, x: float, y: float, wide: float) -> None:
    size = 46 if n <= 4 else 40
    step = min(size + 4, (wide - 30 - size) / max(1, min(n, IN_ROW) - 1))
    rows = -(-n // IN_ROW)
    for i in range(n):
        left = x + 16 + size / 2 + (i % IN_ROW) * step
        put(c, "pennant", left, y + 200 - (rows - 1) * 20 + (i // IN_ROW) * 40, size, SEATS[seat])


def leaders(c: Canvas, view: View, one: PlayerView, y: float, h: float, words: Words) -> None:
    """Where they are."""
    x = RIGHT
    c.panel(x, y, HALF, h)
    heading(c, x + PAD, y + 42, words("ti-pic-leaders"), HALF - 2 * PAD)
    step = (HALF - 2 * PAD) / 2
    for i, each in enumerate(one.leaders[:4]):
        at = x + PAD + (i % 2) * step, y + 128 + (i // 2) * 112
        _leader(c, view, one.seat, each, *at, step, words)
    if not one.leaders:
        c.text(x + PAD, y + 128, words("ti-pic-none"), 36, "faint")
    if one.captives:
        _captives(c, view, one.captives, x + PAD + step, y + 240, step, words)


def _captives(
    c: Canvas, view: View, held: Sequence[str], x: float, y: float, wide: float, words: Words
) -> None:
    """Leaders of others, where a fourth of one's own would stand."""
    whose = {each.id: player.seat for player in view.players for each in player.leaders}
    end = c.text(x, y, words("ti-pic-captives"), 30, "dim", "text", width=wide - 160)
    gap = min(68, (x + wide - end - 56) / len(held))
    for i, each in enumerate(held):
        put(c, "leader", end + 46 + i * gap, y, 60, facts.kind_of(each), SEATS[whose[each]], "free")


def powers(c: Canvas | None, one: PlayerView, y: float, words: Words) -> float:
    """What the race and its Leaders can do, in words; what is used up says so. Returns the foot."""
    entries = _entries(one, words)
    if not entries:
        return y
    room, high = HALF - PAD - 30, [0.0, 0.0]
    placed = []
    for entry in entries:
        side = high.index(min(high))
        placed.append((entry, M + PAD + side * (HALF + GAP / 2), y + 96 + high[side]))
        high[side] += _tall(entry, room)
    if c is not None:
        c.panel(M, y, W - 2 * M, max(high) + 92)
        heading(c, M + PAD, y + 42, words("ti-pic-abilities"), W / 2)
        for entry, left, line in placed:
            _entry(c, entry, one.seat, left, line, room, words)
    return y + max(high) + 92 + GAP


def _entries(one: PlayerView, words: Words) -> list[tuple[str, str, bool]]:
    """Name, text, whether it is used up."""
    found = [
        (facts.called(facts.ABILITIES, each, words), words(texts.ability(each)), each in one.used)
        for each in one.abilities
        if each in facts.ABILITIES
    ]
    kinds = dict.fromkeys(facts.kind_of(each.id) for each in one.leaders)
    return found + [(words(f"ti-pic-leader-{kind}"), words(texts.leader(kind)), False) for kind in kinds]


def _tall(entry: tuple[str, str, bool], room: float) -> float:
    return 46 + height_of(entry[1], TEXT, room) + 14


def _entry(
    c: Canvas, entry: tuple[str, str, bool], seat: int, x: float, y: float, room: float, words: Words
) -> None:
    name, text, used = entry
    c.panel(x, y - 6, 12, 12, SEATS[seat], r=6)
    said = f"{name}  [check:good] {words('ti-pic-used')}" if used else name
    c.text(x + 26, y, said, 34, "dim" if used else "text", "bold", width=room - 26)
    write(c, lines_of(text, TEXT, room), x, y + 44, TEXT, "dim")


def _leader(
    c: Canvas, view: View, seat: int, one: LeaderView, x: float, y: float, wide: float, words: Words
) -> None:
    free = one.where not in ("dead", "captive")
    kind = facts.kind_of(one.id)
    put(c, "leader", x + 34, y, 68, kind, SEATS[seat], "free" if free else "lost")
    name, tone = facts.called(facts.LEADERS, one.id, words), "text" if free else "faint"
    c.text(x + 78, y - 16, name, 34, tone, "bold", width=wide - 84)
    where = words(f"ti-pic-leader-{one.where}") if not free else _place(view, one.where, words)
    c.text(x + 78, y + 20, where, 29, "dim" if free else "faint", width=wide - 84)
    if one.captor is not None:
        put_seat(c, one.captor, x + 58, y + 24, 34)


def _place(view: View, where: str, words: Words) -> str:
    return facts.called(facts.PLANETS, where, words)


def technologies(c: Canvas, one: PlayerView, y: float, words: Words) -> None:
    c.panel(M, y, HALF, LOW)
    heading(c, M + PAD, y + 42, words("ti-pic-technologies"), HALF - 2 * PAD - 80)
    c.text(M + HALF - PAD, y + 42, str(len(one.technologies)), 46, "text", "display", "r")
    line, x, room = y + 98, M + PAD + 66, HALF - 2 * PAD - 66
    for kind in TECH:
        mine = [each for each in one.technologies if facts.TECHNOLOGIES.get(each, {}).get("color") == kind]
        put(c, "gem", M + PAD + 24, line, 50, kind)
        said = "  ·  ".join(facts.called(facts.TECHNOLOGIES, each, words) for each in mine) or "–"
        size, tone = 32 if len(mine) < 3 else 27, "text" if mine else "faint"
        c.lines(x, line, said, size, room, 2, tone, pitch=0.98, middle=True)
        line += 60
    own = str(facts.RACES[one.race]["technology"]) if one.race else ""
    put_seat(c, one.seat, M + PAD + 24, line, 50)
    if own:
        have = own in one.technologies
        said = facts.called(facts.RACIAL, own, words) + ("" if have else "  [lock]")
        c.text(x, line, said, 32, "text" if have else "faint", width=room)


def trade(c: Canvas, one: PlayerView, y: float, words: Words, names: Sequence[str]) -> None:
    """Partners and what their cards bring; cards that are not lent."""
    x = RIGHT
    c.panel(x, y, HALF, DEALS)
    heading(c, x + PAD, y + 42, words("ti-pic-agreements"), HALF - 290)
    income = sum(each.brings for each in one.agreements)
    c.text(x + HALF - PAD, y + 42, words("ti-pic-income", n=income), 34, "dim", "text", "r", width=230)
    step = (HALF - 2 * PAD) / 2
    for i, deal in enumerate(one.agreements):
        at, look = x + PAD + i * step, look_of(deal.partner, words, names)
        c.panel(at, y + 78, step - 12, 88, "raise")
        put_seat(c, deal.partner, at + 44, y + 122, 62)
        said, size = fit(short(look.name, 36, step - 200, "bold"), 36, step - 200, "bold", 0.6)
        c.text(at + 84, y + 122, said, size, "text", "bold")
        c.text(at + step - 30, y + 122, str(deal.brings), 46, "text", "display", "r")
        put(c, "goods", at + step - 84, y + 122, 44)
    for i, value in enumerate(one.free_trade, len(one.agreements)):
        at = x + PAD + i * step
        c.panel(at, y + 78, step - 12, 88, "ink", "raise", border=3)
        put(c, "back", at + 44, y + 122, 62, "trade")
        c.text(at + 88, y + 122, words("ti-pic-not-lent"), 34, "faint", width=step - 210)
        c.text(at + step - 30, y + 122, str(value), 46, "faint", "display", "r")


def cards(c: Canvas, one: PlayerView, y: float, words: Words) -> None:
    """How many; what they are is their owner's."""
    x, top, tall = RIGHT, y + DEALS + GAP, LOW - DEALS - GAP
    c.panel(x, top, HALF, tall)
    at = x + PAD
    for kind, n in (("action", one.cards), ("political", one.politics), ("secret", int(one.secret))):
        put(c, "back", at + 38, top + tall / 2, 104, kind)
        c.text(at + 86, top + tall / 2 - 22, str(n), 60, "text" if n else "faint", "display")
        c.text(at + 86, top + tall / 2 + 28, words(f"ti-pic-hand-{kind}"), 32, "dim", width=142)
        at += (HALF - 2 * PAD) / 3


def reserve(c: Canvas, view: View, one: PlayerView, y: float, words: Words) -> None:
    """What is left to build, of how many; Ground Forces and Fighters never run out."""
    c.panel(M, y, W - 2 * M, 212)
    heading(c, M + PAD, y + 40, words("ti-pic-reinforcements"), 700)
    step = (W - 2 * M - 2 * PAD) / len(POOL)
    for i, kind in enumerate(POOL):
        x, left, row = M + PAD + (i + 0.5) * step, one.left.get(kind, 0), facts.UNITS[kind]
        put(
            c,
            "unit",
            x - 34,
            y + 104,
            68,
            kind,
            SEATS[one.seat] if left else mix(SEATS[one.seat], "deck", 0.6),
        )
        if row.get("requires_tech") and row["requires_tech"] not in one.technologies:
            put(c, "locked", x - 66, y + 130, 38)
        if left < 0:
            c.text(x + 10, y + 102, "∞", 60, "dim", "bold")
        else:
            end = c.text(x + 10, y + 102, str(left), 50, "text" if left else "faint", "display")
            c.text(end + 2, y + 110, f"/{row['limit']}", 30, "faint", "bold")
        name = facts.called(facts.UNITS, kind, words)
        c.lines(x, y + 172, name, 28, step - 10, 2, "dim", "text", "m", pitch=0.98, middle=True)
