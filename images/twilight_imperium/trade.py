"""Trade Agreements as a ring: who trades with whom, what each of them gets, and who has a card to lend."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PIL import Image

from images.brush import Point, between, polar
from images.canvas import Canvas
from images.twilight_imperium.colours import SEATS
from images.twilight_imperium.common import look_of, put, put_seat
from images.twilight_imperium.labels import label
from images.twilight_imperium.paper import W, head, named
from rules.twilight_imperium.view import PlayerView, View
from words import Words

H, TOP = 1330, 130
MIDDLE: Point = (W / 2, 716)
ACROSS, HIGH, TOKEN = 414, 420, 92
BOX, APART = (316, 124), 120
"""Of the words about a player; between two values."""


def trade(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    c = Canvas(W, H)
    head(c, words("ti-pic-agreements"), words("ti-pic-goods-left", n=view.goods_left))
    places = _places(view)
    for one in view.players:
        for deal in one.agreements:
            if one.seat < deal.partner:
                _link(c, places[one.seat], places[deal.partner], one.seat, deal.partner)
    for one in view.players:
        told: list[Point] = []
        for deal in one.agreements:
            told.append(_beside(places[one.seat], places[deal.partner], told))
            _value(c, told[-1], deal.brings)
    for one in view.players:
        _player(c, view, one, places[one.seat], words, names)
    if not any(one.agreements for one in view.players):
        c.text(*MIDDLE, words("ti-pic-no-agreements"), 44, "dim", "text", "m", width=600)
    return c.im


def _places(view: View) -> dict[int, Point]:
    """As they sit round the table, the first above."""
    step = 360 / len(view.table)
    found = {}
    for i, seat in enumerate(view.table):
        x, y = polar((0, 0), 1, i * step)
        found[seat] = MIDDLE[0] + x * ACROSS, MIDDLE[1] + y * HIGH
    return found


def _link(c: Canvas, a: Point, b: Point, one: int, other: int) -> None:
    """A band from one to the other, each half in the colour of whose end it is."""
    middle = between(a, b, 0.5)
    c.stroke([a, b], 16, "black")
    c.stroke([a, middle], 9, SEATS[one])
    c.stroke([middle, b], 9, SEATS[other])


def _beside(a: Point, b: Point, told: Sequence[Point]) -> Point:
    """Where it stands beside a player what an agreement brings; further off if another one stands there."""
    far = hypot(b[0] - a[0], b[1] - a[1])
    near = between(a, b, min(0.36, 150 / far))
    free = all(hypot(near[0] - x, near[1] - y) > APART for x, y in told)
    return near if free else between(a, b, min(0.36, 280 / far))


def _value(c: Canvas, at: Point, brings: int) -> None:
    x, y = at
    put(c, "goods", x - 18, y, 60)
    c.put(label(str(brings), 50), x + 12, y, "lm")


def _player(c: Canvas, view: View, one: PlayerView, at: Point, words: Words, names: Sequence[str]) -> None:
    """Token, name, goods, cards that are not lent: outside the ring."""
    x, y = at
    look, (w, h) = look_of(one.seat, words, names), BOX
    put_seat(c, one.seat, x, y, TOKEN)
    side = (x > MIDDLE[0] + 60) - (x < MIDDLE[0] - 60)
    down = (y > MIDDLE[1] + 60) - (y < MIDDLE[1] - 60)
    left = x + side * (w / 2 + TOKEN / 2 + 16) - w / 2
    top = y - h / 2 + (0 if side else down * (h / 2 + TOKEN / 2 + 12))
    c.panel(left, top, w, h, "deck")
    said, size = named(look.name, 38, w - 26)
    c.text(left + 14, top + 38, said, size, "text", "bold")
    put(c, "goods", left + 40, top + 88, 44)
    end = c.text(left + 70, top + 88, str(one.goods), 44, "text", "display") + 34
    for value in one.free_trade:
        put(c, "back", end + 22, top + 88, 54, "trade")
        end = c.text(end + 50, top + 88, str(value), 38, "dim", "display") + 12
