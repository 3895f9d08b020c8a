"""What cards are built of: blocks that know their height before they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.text import measure
from images.theme import mix
from images.xia import hold
from images.xia.common import LETTERS, figure, put, thousands
from images.xia.errands import Step, figures
from images.xia.paper import SHELF, Box
from rules.xia.view import ABILITIES, Ability, MissionKind, Ship, TitleView
from words import Words

PAD = 24


class Block(NamedTuple):
    """A part of a card: how high it must be, and how it is drawn in a box at least that high."""

    high: float
    draw: Callable[[Canvas, Box], None]
    grows: bool = False


def story(said: str, w: float, k: float) -> Block:
    """What is told, quiet, in the middle."""
    size = round(30 * k)
    rows = lines_of(said, size, w)
    high = len(rows) * size * PITCH

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        first = y + tall / 2 - (len(rows) - 1) * size * PITCH / 2
        write(c, rows, x + wide / 2, first, size, "dim", anchor="m")

    return Block(high, draw)


def said_in(
    caption: str,
    said: str,
    w: float,
    k: float,
    ground: str = SHELF,
    size: float = 42,
    below: Block | None = None,
    ink: str = "text",
) -> Block:
    """A panel with a quiet caption, a sentence to read first, and what stands below it."""
    big, small = round(size * k), round(31 * k)
    rows = lines_of(said, big, w - 2 * PAD * k, "bold")
    foot = below.high + 14 * k if below else 0
    high = (62 if caption else 18) * k + len(rows) * big * PITCH + foot + 14 * k

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        c.panel(x, y, wide, tall, ground, r=16 * k)
        top, left = y + (tall - high) / 2, x + PAD * k
        if caption:
            c.text(left, top + 36 * k, caption, small, "dim", width=wide - 2 * PAD * k)
        low = write(c, rows, left, top + (62 if caption else 18) * k + big * 0.55, big, ink, "bold")
        if below:
            below.draw(c, (left, low - big * 0.5 + 10 * k, wide - 2 * PAD * k, below.high))

    return Block(high, draw, True)


# Missions


def route(way: Sequence[Step], w: float, k: float) -> Block:
    """Steps as a line of stops: tick is done, gold is now, grey is later."""
    step = 100 * k
    now = next((i for i, one in enumerate(way) if not one.done), len(way))

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        pitch = min(128 * k, tall / len(way))
        y += (tall - pitch * len(way)) / 2
        middle = x + 32 * k
        top = y + pitch / 2
        c.rect(middle - 3 * k, top, middle + 3 * k, top + pitch * (len(way) - 1), "line")
        for i, one in enumerate(way):
            line, later = y + (i + 0.5) * pitch, i > now
            if one.done:
                put(c, "tick", middle, line, 62 * k)
            else:
                put(c, "stop", middle, line, 62 * k, str(i + 1), i == now)
            left, room = x + 80 * k, wide - 80 * k
            c.text(
                left, line - 20 * k, one.head, round(40 * k), "dim" if later else "text", "bold", width=room
            )
            c.text(left, line + 24 * k, one.sub, round(31 * k), "faint" if later else "dim", width=room)

    return Block(step * len(way), draw, True)


def payments(of: MissionKind, row: int | None, words: Words, w: float, k: float) -> Block:
    """The table of payments; the row that counts is larger."""

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        c.panel(x, y, wide, tall, SHELF, r=16 * k)
        c.text(
            x + PAD * k,
            y + 34 * k,
            words(f"xia-card-pay-{of.by}"),
            round(31 * k),
            "dim",
            width=wide - 2 * PAD * k,
        )
        step = (wide - 24 * k) / len(of.payments)
        top = y + 48 * k + (tall - 48 * k) / 2
        for i, one in enumerate(of.payments):
            middle, mine = x + 12 * k + (i + 0.5) * step, i == row
            quiet = row is not None and not mine
            grown = 1.2 if mine else 1.0
            tone = "faint" if quiet else "text"
            said = figures(one, of, words)
            c.text(middle, top - 28 * k, said, round(38 * k * grown), tone, "bold", "m", width=step - 8 * k)
            if one.failed:
                put(c, "failed", middle, top + 27 * k, 42 * k)
                continue
            paid, size = figure(one.credits, words), round(36 * k * grown)
            long = min(measure(paid, size, "bold") + 42 * k * grown, step - 6 * k)
            put(c, "coin", middle - long / 2 + 17 * k * grown, top + 27 * k, 34 * k * grown)
            hue = "faint" if quiet else "gold"
            room = long - 38 * k * grown
            c.text(middle + long / 2, top + 27 * k, paid, size, hue, "bold", "r", width=room)

    return Block(176 * k, draw)


def wanted(of: MissionKind, words: Words, w: float, k: float) -> Block:
    """What an unlawful mission adds to the price on one's head."""

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        c.panel(x, y, wide, tall, mix("deck", "harm", 0.14), r=16 * k)
        put(c, "skull", x + 50 * k, y + tall / 2, 58 * k, "harm")
        left = x + 96 * k
        end = c.text(
            left,
            y + tall / 2,
            words("xia-card-bounty-more", credits=figure(of.bounty, words)),
            round(40 * k),
            face="bold",
        )
        key = "xia-card-bounty-both" if of.bounty_failed else "xia-card-bounty-done"
        room = x + wide - PAD * k - end - 20 * k
        c.text(end + 20 * k, y + tall / 2, words(key), round(31 * k), "dim", width=room)

    return Block(80 * k, draw)


# Titles


def columns_for(need: int) -> int:
    """Figures of two digits, and sums of money, take more room."""
    return 3 if need < 10 else 2


def progress(one: TitleView, words: Words, k: float) -> Block:
    """How far everybody is."""
    need = one.title.need
    columns = columns_for(need)
    rows = -(-len(one.progress) // columns)

    def short(value: int) -> str:
        return thousands(value, words) if need >= 1000 else str(value)

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, _ = box
        for seat, value in enumerate(one.progress):
            left, line = x + seat % columns * wide / columns, y + (seat // columns + 0.5) * 76 * k
            put(c, "ship", left + 34 * k, line, 68 * k, seat, LETTERS[seat])
            tone = "good" if value >= need else "text" if value else "faint"
            said = f"{short(value)}/{short(need)}"
            room = wide / columns - (130 if value >= need else 86) * k
            end = c.text(left + 80 * k, line, said, round(42 * k), tone, "bold", width=room)
            if value >= need:
                put(c, "tick", end + 26 * k, line, 40 * k)

    return Block(rows * 76 * k, draw)


# Abilities


def power(one: Ability, ready: bool, w: float, k: float) -> Block:
    """Its price and the roll it needs, large."""

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        line, tone = y + tall / 2, "text" if ready else "faint"
        size = round(64 * k)
        roll = f"{one.success}+" if one.success else ""
        long = 90 * k + measure(str(one.energy), size, "bold")
        if one.rolls:
            long += 150 * k + measure(roll, size, "bold")
        left = x + (wide - long) / 2
        put(c, "bolt", left + 36 * k, line, 84 * k, "energy" if ready else "faint")
        end = c.text(left + 80 * k, line, str(one.energy), size, tone, "bold")
        if one.rolls:
            put(c, "die", end + 90 * k, line, 92 * k, 20, "", tone)
            c.text(end + 148 * k, line, roll, size, tone, "bold")

    return Block(108 * k, draw)


# Facts


class Fact(NamedTuple):
    icon: str
    args: tuple[object, ...]
    figure: str
    word: str


def facts(rows: Sequence[Fact], k: float, columns: int = 2) -> Block:
    """Icon, figure and a word, side by side."""
    lines = -(-len(rows) // columns)

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        step, pitch = wide / columns, tall / lines
        for i, one in enumerate(rows):
            left, line = x + i % columns * step, y + (i // columns + 0.5) * pitch
            put(c, one.icon, left + 38 * k, line, 68 * k, *one.args)
            room = step - 92 * k
            c.text(left + 84 * k, line - 18 * k, one.figure, round(44 * k), face="bold", width=room)
            c.text(left + 84 * k, line + 25 * k, one.word, round(30 * k), "dim", width=room)

    return Block(lines * 92 * k, draw, True)


# Ships


def hull(ship: Ship, words: Words, w: float, k: float) -> Block:
    """The hold, and what is counted."""
    cells = sum(row.count("#") for row in ship.hold)
    counted = (
        Fact("bolt", (), str(ship.energy), words("xia-card-energy-word")),
        Fact("impulse", (), str(ship.impulse), words("xia-card-impulse-word")),
        Fact("compartments", (), str(cells), words("xia-card-hull-word")),
    )

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        c.panel(x, y, wide * 0.6, tall, SHELF, r=16 * k)
        inner = (x + 20 * k, y + 14 * k, wide * 0.6 - 40 * k, tall - 28 * k)
        hold.draw_cells(c, hold.grid_in(ship, inner, 84 * k), ground=mix("raise", "line", 0.6))
        left = x + wide * 0.64
        for i, one in enumerate(counted):
            line = y + (i + 0.5) * tall / len(counted)
            put(c, one.icon, left + 32 * k, line, 58 * k)
            end = c.text(left + 74 * k, line, one.figure, round(44 * k), face="bold")
            c.text(end + 12 * k, line + 3 * k, one.word, round(31 * k), "dim", width=x + wide - end - 12 * k)

    return Block(210 * k, draw)


def talent(ship: Ship, words: Words, w: float, k: float) -> Block:
    """The ability a ship brings."""
    one = ABILITIES[ship.ability]
    size = round(31 * k)
    rows = lines_of(one.text[words.lang], size, w - 40 * k)
    high = 74 * k + len(rows) * size * PITCH + 14 * k

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        c.panel(x, y, wide, tall, mix("deck", "energy", 0.12), r=16 * k)
        line, left = y + 40 * k, x + 20 * k
        costs = 124 * k + (measure(f"{one.success}+", round(38 * k), "bold") if one.success else 0)
        name = one.name[words.lang]
        c.text(left, line, name, round(40 * k), face="bold", width=wide - 60 * k - costs - 20 * k)
        begin = x + wide - 20 * k - costs - (0 if one.rolls else -56 * k)
        put(c, "bolt", begin, line, 42 * k)
        end = c.text(begin + 22 * k, line, str(one.energy), round(38 * k), face="bold")
        if one.rolls:
            put(c, "die", end + 38 * k, line, 46 * k, 20)
            c.text(end + 66 * k, line, f"{one.success}+" if one.success else "", round(38 * k), face="bold")
        write(c, rows, left, y + 74 * k + size * 0.5, size, "dim")

    return Block(high, draw, True)
