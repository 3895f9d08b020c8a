"""The units from above, bow up: one symmetrical outline each, light from the left.

Hulls: the right side of the outline from the bow to the stern, as (distance from the middle, y).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.brush import Inset, Pen, Point, polar, star
from images.theme import mix
from images.twilight_imperium.brush import token
from images.twilight_imperium.marks import burst

Side = Sequence[Point]
HULLS: dict[str, tuple[Side, ...]] = {
    "fighter": (((0, 12), (8, 44), (38, 72), (38, 84), (10, 74), (0, 88)),),
    "destroyer": (((0, 0), (9, 22), (11, 58), (30, 78), (30, 96), (12, 86), (6, 98), (0, 98)),),
    "cruiser": (
        (
            (0, 2),
            (12, 18),
            (15, 42),
            (33, 54),
            (33, 34),
            (40, 26),
            (47, 34),
            (47, 84),
            (33, 84),
            (33, 74),
            (15, 76),
            (13, 94),
            (0, 94),
        ),
    ),
    "carrier": (((0, 26), (16, 26), (16, 4), (36, 4), (45, 18), (45, 84), (34, 97), (0, 97)),),
    "dreadnought": (((0, 0), (13, 8), (22, 34), (36, 46), (49, 66), (49, 92), (30, 86), (24, 99), (0, 99)),),
}


def _mirrored(side: Side) -> list[Point]:
    right = [(50 + x, y) for x, y in side]
    return [*right, *[(50 - x, y) for x, y in reversed(side)]]


def _hull(p: Pen, kind: str, colour: str) -> None:
    for side in HULLS[kind]:
        p.poly(_mirrored(side), "black", "black", 9)
    for side in HULLS[kind]:
        p.poly(_mirrored(side), colour)
        p.poly([*[(50 + x, y) for x, y in side], (50, side[-1][1])], mix(colour, "black", 0.3))


def _trim(p: Pen, kind: str, colour: str) -> None:
    """What tells hulls apart when large: decks, turrets, bays."""
    if kind == "carrier":
        p.rounded((39, 42, 61, 88), 5, "black")
        p.path([(50, 50), (50, 54)], colour, 5)
        p.path([(50, 63), (50, 67)], colour, 5)
        p.path([(50, 76), (50, 80)], colour, 5)
    elif kind == "dreadnought":
        p.disc((50, 34), 6.5, "black")
        for x in (33, 67):
            p.disc((x, 66), 6.5, "black")
        p.path([(50, 52), (50, 84)], "black", 6)
    elif kind == "cruiser":
        p.path([(50, 30), (50, 56)], "black", 7)
    elif kind == "destroyer":
        p.disc((50, 60), 5, "black")
    elif kind == "fighter":
        p.disc((50, 56), 5.5, "black")


def _sun(p: Pen, colour: str) -> None:
    p.poly(star((50, 50), 55, 12, 0.8), "black")
    p.poly(star((50, 50), 49, 12, 0.78), colour)
    dark = mix(colour, "black", 0.3)
    right = [q for q in star((50, 50), 49, 12, 0.78) if q[0] >= 49.9]
    p.poly([(50, 1), *right, (50, 99)], dark)
    p.disc((50, 50), 30, "black")
    p.disc((50, 50), 23, colour)
    p.poly([polar((50, 50), 23, a) for a in range(0, 181, 12)], dark)
    p.disc((50, 50), 9, "black")


def _trooper(p: Pen, colour: str, shock: bool) -> None:
    dark = mix(colour, "black", 0.3)
    body: list[Point] = [(50, 50), (72, 54), (86, 68), (88, 97), (12, 97), (14, 68), (28, 54)]
    if shock:
        body = [(50, 50), (66, 52), (74, 44), (96, 56), (92, 97), (8, 97), (4, 56), (26, 44), (34, 52)]
    p.poly(body, "black", "black", 9)
    p.disc((50, 28), 27, "black")
    p.poly(body, colour)
    p.poly([(50, 50), *[q for q in body if q[0] > 50], (50, 97)], dark)
    if shock:
        p.poly([(44, -2), (56, -2), (58, 20), (42, 20)], "black", "black", 6)
        p.poly([(45, 0), (55, 0), (57, 20), (43, 20)], colour)
    p.disc((50, 28), 22, colour)
    p.poly([polar((50, 28), 22, a) for a in range(0, 181, 12)], dark)
    p.rounded((33, 25, 67, 35), 4, "black")
    if shock:
        p.poly(star((50, 77), 17, 5, 0.45), "black")
    else:
        p.path([(50, 62), (50, 90)], "black", 5)


def _cannon(p: Pen, colour: str) -> None:
    dark = mix(colour, "black", 0.3)
    barrel: list[Point] = [(40, 56), (74, 2), (92, 13), (60, 68)]
    base: list[Point] = [(6, 97), (14, 80), (24, 62), (42, 50), (60, 50), (76, 62), (86, 80), (94, 97)]
    p.poly(barrel, "black", "black", 9)
    p.poly(base, "black", "black", 9)
    p.poly(barrel, colour)
    p.poly([(50, 60), (83, 7.5), (92, 13), (60, 68)], dark)
    p.poly(base, colour)
    p.poly([(50, 50), (60, 50), (76, 62), (86, 80), (94, 97), (50, 97)], dark)
    p.path([(14, 80), (86, 80)], "black", 6)


def _gantry(p: Pen, colour: str) -> None:
    """A space dock: a yard that holds a hull."""
    dark = mix(colour, "black", 0.3)
    half: list[Point] = [
        (50, 2),
        (82, 2),
        (98, 20),
        (98, 80),
        (82, 98),
        (66, 98),
        (66, 84),
        (82, 76),
        (82, 60),
        (70, 54),
        (82, 46),
        (82, 26),
        (72, 17),
        (50, 17),
    ]
    other = [(100 - x, y) for x, y in half]
    hull: list[Point] = [(50, 28), (60, 56), (62, 84), (50, 94), (38, 84), (40, 56)]
    for part in (half, other):
        p.poly(part, "black", "black", 8)
    p.poly(hull, "black", "black", 6)
    p.poly(other, colour)
    p.poly(half, dark)
    p.poly(hull, mix(colour, "#FFFFFF", 0.35))
    p.poly([(50, 28), (60, 56), (62, 84), (50, 94)], colour)


@token
def unit(p: Pen, kind: str, colour: str, hurt: bool = False, lost: bool = False) -> None:
    """A unit; hurt has taken a hit that it sustained, lost is struck out."""
    tone = mix(colour, "ink", 0.5) if lost else colour
    inner = Inset(p, 4, 4, 0.92)  # leaves room for the black rim
    if kind in HULLS:
        _hull(inner, kind, tone)
        _trim(inner, kind, tone)
    else:
        _OTHERS[kind](inner, tone)
    if hurt:
        burst(Inset(p, 40, 40, 0.62))
    if lost:
        p.path([(12, 88), (88, 12)], "black", 15)
        p.path([(12, 88), (88, 12)], "harm", 8)


_OTHERS: dict[str, Callable[[Pen, str], None]] = {
    "war_sun": _sun,
    "gf": lambda p, colour: _trooper(p, colour, False),
    "shock": lambda p, colour: _trooper(p, colour, True),
    "pds": _cannon,
    "dock": _gantry,
}
