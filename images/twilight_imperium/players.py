"""Everybody, a row each, in order of play: points, counters, purse, hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from images.canvas import Canvas
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.colours import INFLUENCE, RESOURCE, SEATS
from images.twilight_imperium.common import acting, look_of, player_of, playing, put, put_seat
from images.twilight_imperium.paper import M, W, head, named
from rules.twilight_imperium.view import PlayerView, View
from words import Words

TOP, HEADS, ROW = 122, 128, 112
COLUMNS = (
    ("points", 520), ("cards", 640), ("counters", 800), ("goods", 952), ("purse", 1118), ("planets", 1258),
    ("technologies", 1362), ("hand", 1488),
)  # fmt: skip
"""What stands in each, and its middle."""
LETTER = 34
"""Of the heads: 8 pixels and a half on a phone."""


def players(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    c = Canvas(W, TOP + HEADS + view.seats * ROW + M)
    head(c, words("ti-pic-players"), words("ti-pic-players-order"))
    edges = [460, *((a + b) / 2 for (_, a), (_, b) in pairwise(COLUMNS)), W - M]
    for (key, x), (left, right) in zip(COLUMNS, pairwise(edges), strict=True):
        said = words(f"ti-pic-column-{key}")
        c.lines(x, TOP + 58, said, LETTER, right - left - 12, 3, "dim", "text", "m", pitch=1, middle=True)
    for i, seat in enumerate(playing(view)):
        _row(c, view, player_of(view, seat), TOP + HEADS + i * ROW, words, names)
    return c.im


def _row(c: Canvas, view: View, one: PlayerView, y: float, words: Words, names: Sequence[str]) -> None:
    tall, mid = ROW - 10, y + (ROW - 10) / 2
    turn = one.seat == acting(view)
    away = one.passed or one.out
    ground = mix(SEATS[one.seat], "ink", 0.84 if not away else 0.94)
    c.panel(M, y, W - 2 * M, tall, ground, "gold" if turn else None, border=4)
    put_seat(c, one.seat, M + 54, mid, 76, "#FFFFFF" if turn else "black")
    _name(c, view, one, M + 104, mid, words, names)
    at = dict(COLUMNS)
    c.icon("star", at["points"] - 32, mid - 2, 44, "gold")
    c.text(at["points"] + 2, mid, str(one.points), 58, "gold", "display")
    step = 62 if len(one.picked) < 2 else 56
    for i, picked in enumerate(one.picked):
        x = at["cards"] + (i - (len(one.picked) - 1) / 2) * step
        put(
            c,
            "strategy",
            x,
            mid,
            58 if len(one.picked) < 3 else 46,
            facts.number_of(picked.card),
            picked.resolved,
        )
    for i, n in enumerate((one.strategy, one.fleet, one.command)):
        x = at["counters"] + (i - 1) * 62
        put(c, "pennant", x, mid, 58, SEATS[one.seat], bool(n))
        c.text(x, mid - 6, str(n), 34, "black" if n else "faint", "display", "m")
    put(c, "goods", at["goods"] - 28, mid, 46)
    c.text(at["goods"] + 4, mid, str(one.goods), 46, "text", "display")
    c.icon("ti_res", at["purse"] - 80, mid, 38, RESOURCE)
    c.text(at["purse"] - 54, mid, str(one.resources), 42, "text", "display")
    c.icon("ti_inf", at["purse"] + 22, mid, 38, INFLUENCE)
    c.text(at["purse"] + 46, mid, str(one.influence), 42, "text", "display")
    c.text(at["planets"], mid, str(len(one.planets)), 46, "text", "display", "m")
    c.text(at["technologies"], mid, str(len(one.technologies)), 46, "text", "display", "m")
    for (kind, n), x in zip((("action", one.cards), ("political", one.politics)), (-62, 22), strict=True):
        put(c, "back", at["hand"] + x, mid, 60, kind)
        c.text(at["hand"] + x + 24, mid, str(n), 36, "text" if n else "faint", "display")


def _name(
    c: Canvas, view: View, one: PlayerView, x: float, mid: float, words: Words, names: Sequence[str]
) -> None:
    """With the gavel of the Speaker; below it the race, or why there is no turn to come."""
    look, room = look_of(one.seat, words, names), 452 - x
    if one.seat == view.speaker:
        put(c, "speaker", x + room - 24, mid - 18, 44)
        room -= 54
    said, size = named(look.name, 42, room)
    away = one.passed or one.out
    c.text(x, mid - 18, said, size, "faint" if away else "text", "bold")
    state = words("ti-say-out") if one.out else words("ti-say-passed") if one.passed else ""
    race = facts.race(one.race, words, True)
    c.text(
        x, mid + 26, f"{race}  ·  {state}" if state and race else race or state, 31, look.colour, width=320
    )
