"""What lies on the battle map: ships, tokens, marks, numbers, gauges."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi

from PIL import Image

from images.akarios.brush import token
from images.akarios.colours import ALLY, FOE, HOLE, LETTERS, SEATS, SHELF
from images.akarios.dice import glyph
from images.akarios.hulls import HULLS, draw_hull, turned
from images.akarios.icons import EFFECTS, GOOD, WAITING
from images.brush import CLEAR, SS, Pen, Point, ngon, polar, star
from images.kept import kept
from images.theme import mix

SHARE = 0.64
"""How much of a hex a ship takes."""


# Ships, in the box of a whole hex


def stern(facing: int) -> int:
    """Where the gauge lies: 1 is below, -1 above; always behind the ship."""
    return -1 if facing in (2, 3, 4) else 1


_ARROW = ((50, 3.6), (61.5, 22), (50, 17.2), (38.5, 22))


def _bow(p: Pen, colour: str, facing: int) -> None:
    """On the middle of the front side: which way a ship faces, and where its line of sight begins."""
    for tone, grow in (("black", 5.6), (colour, 0.8)):
        p.poly(turned(_ARROW, facing), tone, tone, grow)


def _placed(facing: int, lift: float, back: float = 7.5) -> Point:
    """Off the gauge and off the mark before the bow."""
    ((x, y),) = turned(((50, 50 + back),), facing)
    return x, y - stern(facing) * lift


@token
def ship(p: Pen, name: str, seat: int, facing: int, state: str = "") -> None:
    """A player's ship: hull, colour and letter, any of which is enough. States: active, ghost."""
    colour, at = SEATS[seat], _placed(facing, 3)
    if state == "ghost":
        colour = mix(colour, "ink", 0.12)
        draw_hull(p, name, "ink", facing, at, SHARE, (("black", 15), (colour, 9), ("ink", 1)), False, 0)
        _label(p, LETTERS[seat], name, facing, at, colour)
    else:
        rims = (("black", 17), ("#FFFFFF", 11), ("black", 4)) if state == "active" else (("black", 11),)
        draw_hull(p, name, colour, facing, at, SHARE, rims)
        _label(p, LETTERS[seat], name, facing, at, "black")
    _bow(p, "#FFFFFF" if state == "active" else colour, facing)


@token
def foe(p: Pen, name: str, number: int, facing: int, elite: bool = False, ally: bool = False) -> None:
    """An enemy: its type is its hull, its number that of its board; an elite has a white rim. Some of them
    are allies for a battle."""
    colour, at = ALLY if ally else FOE, _placed(facing, 3)
    rims = (("black", 17), ("#FFFFFF", 11), ("black", 4)) if elite else (("black", 11),)
    draw_hull(p, name, colour, facing, at, SHARE, rims)
    _label(p, str(number), name, facing, at, "black")
    _bow(p, "#FFFFFF" if elite else colour, facing)


@token
def mother(p: Pen, facing: int) -> None:
    """The Sparrow: the only one without a letter, and larger than all."""
    draw_hull(p, "sparrow", ALLY, facing, _placed(facing, 2, 3), SHARE * 1.14, (("black", 10),))
    _bow(p, ALLY, facing)


def _label(p: Pen, text: str, name: str, facing: int, at: Point, colour: str) -> None:
    ((x, y),) = turned(((50, HULLS[name].middle),), facing, at, SHARE)
    p.text((x, y + 0.6), text, 32, colour)


# The same in a box of their own, bow up: lists, sheets, portraits


@token
def badge_ship(p: Pen, name: str, seat: int, state: str = "") -> None:
    rims = (("black", 15), ("#FFFFFF", 10), ("black", 4)) if state == "active" else (("black", 10),)
    draw_hull(p, name, SEATS[seat], 0, (50, 50), 0.88, rims)
    p.text((50, 50 + (HULLS[name].middle - 50) * 0.88 + 1), LETTERS[seat], 42, "black")


@token
def badge_foe(p: Pen, name: str, label: str = "", elite: bool = False, ally: bool = False) -> None:
    rims = (("black", 16), ("#FFFFFF", 10), ("black", 3)) if elite else (("black", 10),)
    draw_hull(p, name, ALLY if ally else FOE, 0, (50, 50), 0.88, rims)
    if label:
        p.text((50, 50 + (HULLS[name].middle - 50) * 0.88 + 1), label, 42, "black")


@token
def badge_mother(p: Pen) -> None:
    draw_hull(p, "sparrow", ALLY, 0, (50, 50), 0.94, (("black", 8),))


@token
def portrait(p: Pen, name: str, colour: str, facing: float = 0, share: float = 0.92) -> None:
    draw_hull(p, name, colour, facing, (50, 50), share, (("black", 4),), shade=0.34)


@token
def seat(p: Pen, number: int) -> None:
    """A player without a ship: the letter on a disc."""
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 44, SEATS[number])
    p.text((50, 51), LETTERS[number], 56, "black")


# Tokens of a scenario


@token
def block(p: Pen, label: str, colour: str = FOE) -> None:
    """Has a hull, stops ships and sight: an octagon with thick walls."""
    p.poly(ngon((50, 50), 50, 8, 22.5), "black")
    p.poly(ngon((50, 50), 45, 8, 22.5), colour)
    p.poly(ngon((50, 50), 33, 8, 22.5), "black")
    for a in range(0, 360, 90):
        p.poly(turned(((43, 4), (57, 4), (54, 20), (46, 20)), a / 60), "black")
    p.text((50, 51), label, 44, colour)


@token
def spot(p: Pen, label: str, colour: str = FOE) -> None:
    """Can be entered: a broken ring."""
    p.ring((50, 50), 49, "black", 17)
    for a in (45, 135, 225, 315):
        p.arc((50, 50), 40, a - 33, a + 33, colour, 8)
    p.text((50, 51), label, 46, colour)


@token
def goal(p: Pen, colour: str = "gold") -> None:
    """Where to: a chequered flag."""
    p.path([(22, 6), (22, 96)], "black", 17)
    p.poly([(16, 2), (98, 2), (98, 62), (16, 62)], "black")
    p.path([(22, 8), (22, 94)], colour, 8)
    for i in range(12):
        x, y = 28 + i % 4 * 16.5, 9 + i // 4 * 16
        if (i + i // 4) % 2 == 0:
            p.poly([(x, y), (x + 16.5, y), (x + 16.5, y + 16), (x, y + 16)], colour)


# Marks


@token
def mark(p: Pen, effect: str) -> None:
    """A battle effect: what harms is round and red, what helps is square and green."""
    if effect in (*GOOD, *WAITING):
        p.rounded((2, 2, 98, 98), 22, "black")
        p.rounded((8, 8, 92, 92), 17, "good")
    else:
        p.disc((50, 50), 50, "black")
        p.disc((50, 50), 43, "harm")
    glyph(p, EFFECTS[effect], 56, "black")


@token
def number(p: Pen, kind: str, label: str = "") -> None:
    """A choice by what it costs: nothing, stress, hull, shields, a leap through a wormhole, the ship."""
    outer, inner, colour, at = _NUMBERS[kind]
    p.poly(outer, "black")
    p.poly(inner, colour)
    if kind == "leap":
        p.disc((50, 50), 34, "black")
    size = (50 if len(label) < 2 else 43) - (8 if kind in ("hurt", "leap", "drain") else 0)
    p.text((50, at), label, size, colour if kind == "leap" else "black")


def _drop(r: float) -> list[Point]:
    """A round drop with its tip above."""
    return [(50, 56 - 1.62 * r), *(polar((50, 56), r, a) for a in range(48, 313, 12))]


_NUMBERS: dict[str, tuple[list[Point], list[Point], str, float]] = {
    "free": (ngon((50, 50), 50, 48), ngon((50, 50), 43, 48), "text", 51),
    "stress": ([(4, 4), (96, 4), (96, 96), (4, 96)], [(11, 11), (89, 11), (89, 89), (11, 89)], "stress", 51),
    "hurt": ([(50, -4), (104, 94), (-4, 94)], [(50, 9), (93, 88), (7, 88)], "threat", 63),
    "drain": (_drop(44), _drop(36), "blue", 58),
    "leap": (star((50, 50), 50, 9, 0.82), star((50, 50), 45, 9, 0.82), "worm", 51),
    "dead": (ngon((50, 50), 51, 8, 22.5), ngon((50, 50), 44, 8, 22.5), "harm", 51),
}


@token
def ring(p: Pen, colour: str, width: float = 3.4, inset: float = 4) -> None:
    """Round a hex, inside its sides."""
    points = ngon((50, 50), 50 - inset, 6, 30)
    p.path([*points, points[0]], colour, width)


# Gauges


@kept
def gauge(hull: int, most_hull: int, shields: int, most_shields: int, wide: int, k: float) -> Image.Image:
    """Squares of hull, discs of shields; hollow ones are lost. More than ten are a bar with a figure."""
    rows = [(shields, most_shields, True)] if most_shields else []
    rows.append((hull, most_hull, False))
    step = min(11.5 * k, wide / max(most_hull, most_shields, 1))
    w, h = round(step * max(most_hull, most_shields) + 5 * k), round((13 * len(rows) + 3) * k)
    big = Image.new("RGBA", (w * SS, h * SS), CLEAR)
    p = Pen(big, SS)
    p.rounded((0, 0, w, h), 5 * k, "black")
    for n, (now, most, round_) in enumerate(rows):
        left, y = (w - step * most) / 2, (8 + 13 * n) * k
        for i in range(most):
            x, full = left + (i + 0.5) * step, i < now
            r = min(4.7 * k, step / 2 - 0.6)
            colour = ("blue" if round_ else "harm") if full else HOLE
            if round_:
                p.disc((x, y), r, colour)
            else:
                p.rounded((x - r, y - 4.7 * k, x + r, y + 4.7 * k), 1.2 * k, colour)
    return big.reduce(SS)


def row(count: int, pitch: float) -> Sequence[float]:
    """Middles of so many things about 0."""
    return [(i - (count - 1) / 2) * pitch for i in range(count)]


@token
def chevron(p: Pen, way: int, colour: str) -> None:
    """A step of a path, towards a neighbour."""
    points = turned(((22, 66), (50, 34), (78, 66)), way)
    p.path(points, "black", 32)
    p.path(points, colour, 17)


@token
def stop(p: Pen) -> None:
    """Here the way is barred."""
    p.poly(ngon((50, 50), 50, 8, 22.5), "black")
    p.poly(ngon((50, 50), 44, 8, 22.5), "stress")
    p.rounded((22, 40, 78, 60), 4, "black")


@token
def facing(p: Pen, way: int, colour: str) -> None:
    """Which way a ship will face, in a line of words."""
    p.poly(ngon((50, 50), 50, 6, 30), "#4A5670")
    p.poly(ngon((50, 50), 44, 6, 30), SHELF)
    p.poly(turned(((50, 10), (80, 78), (50, 62), (20, 78)), way), colour)


@token
def bow(p: Pen, colour: str, way: int) -> None:
    """The mark before a ship that is not drawn, in the box of its hex."""
    _bow(p, colour, way)


@token
def dot(p: Pen, colour: str) -> None:
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 34, colour)


@token
def pointer(p: Pen, dx: float, dy: float, colour: str) -> None:
    """To something that is further off."""
    sixths = atan2(dx, -dy) / pi * 3
    for tone, grow in (("black", 14), (colour, 1)):
        p.poly(turned(((50, 10), (84, 80), (16, 80)), sixths), tone, tone, grow)


@token
def foe_ghost(p: Pen, name: str, facing: int) -> None:
    """Where an enemy was."""
    colour, at = mix(FOE, "ink", 0.4), _placed(facing, 3)
    draw_hull(p, name, "ink", facing, at, SHARE, (("black", 13), (colour, 7), ("ink", 1)), False, 0)
