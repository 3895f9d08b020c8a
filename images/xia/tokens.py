"""What lies on the map of Xia and is printed on its spaces: ships, NPCs, cubes, points, badges."""

from __future__ import annotations

import math

from images.brush import Inset, Pen, Point, ngon, polar, star
from images.theme import mix
from images.xia.brush import token

SEATS = ("yellow", "green", "violet", "cyan", "pink")
"""Always with a letter and the form of a hull."""
CUBES = {
    "spice": "#F0913C",
    "holo": "#F284C4",
    "terra": "#6CC872",
    "plasma": "#5CA8FF",
    "cyber": "#A88BF5",
}
LAW = {"lawful": "#8CC4FF", "outlaw": "#FF9A9A", "neutral": "#86E0AC"}
GATE = "#43E0C6"
RISK = {"safe": "text", "roll": "threat", "bounty": "violet", "deadly": "harm"}
BONE = "#F4F6FA"

_HULLS: tuple[tuple[Point, ...], ...] = (
    ((50, 4), (74, 52), (94, 88), (62, 78), (50, 94), (38, 78), (6, 88), (26, 52)),
    ((36, 6), (64, 6), (72, 26), (92, 34), (92, 84), (70, 94), (30, 94), (8, 84), (8, 34), (28, 26)),
    ((50, 14), (70, 34), (82, 4), (96, 60), (78, 94), (50, 82), (22, 94), (4, 60), (18, 4), (30, 34)),
    ((50, 4), (82, 18), (96, 50), (82, 82), (50, 96), (18, 82), (4, 50), (18, 18)),
    (
        (38, 4),
        (62, 4),
        (66, 34),
        (96, 42),
        (96, 66),
        (66, 70),
        (62, 96),
        (38, 96),
        (34, 70),
        (4, 66),
        (4, 42),
        (34, 34),
    ),
)
"""Dart, hauler, fork, saucer, cross."""
_NPC_HULLS: dict[str, list[Point]] = {
    "enforcer": [(50, 8), (66, 42), (88, 62), (62, 63), (50, 90), (38, 63), (12, 62), (34, 42)],
    "scoundrel": [
        (50, 20),
        (66, 32),
        (88, 20),
        (82, 56),
        (62, 70),
        (50, 92),
        (38, 70),
        (18, 56),
        (12, 20),
        (34, 32),
    ],
    "merchant": [
        (38, 12),
        (62, 12),
        (66, 28),
        (78, 32),
        (78, 70),
        (64, 74),
        (60, 88),
        (40, 88),
        (36, 74),
        (22, 70),
        (22, 32),
        (34, 28),
    ],
}


# Ships


@token
def ship(p: Pen, seat: int, letter: str, active: bool = False) -> None:
    """A seat is known by its colour, the form of its hull and its letter: any one of the three is enough."""
    colour = SEATS[seat]
    points = [(50 + (x - 50) * 0.88, 50 + (y - 50) * 0.88) for x, y in _HULLS[seat]]
    p.poly(points, "black", "black", 12)
    if active:
        p.poly(points, "#FFFFFF", "#FFFFFF", 8)
    p.poly(points, colour, "black" if active else mix(colour, "#FFFFFF", 0.35), 2)
    p.text((50, 54), letter, 44, "black")


@token
def npc(p: Pen, name: str, letter: str) -> None:
    """A white hexagon with its silhouette and letter."""
    p.poly(ngon((50, 50), 50, 6), "black")
    p.poly(ngon((50, 50), 46, 6), BONE)
    p.poly(_NPC_HULLS[name], "black")
    p.text((50, 50), letter, 31, BONE)


# Cargo


@token
def cube(p: Pen, kind: str, letter: str = "") -> None:
    """Three flat faces and the letter of the kind; any cargo at all has faces of three kinds."""
    c = CUBES.get(kind)
    light, front, dark = (mix(c, "#FFFFFF", 0.38), c, mix(c, "black", 0.35)) if c else _any_faces()
    a, b, d, e, f, g, m = (50, 4), (92, 26), (92, 74), (50, 98), (8, 74), (8, 26), (50, 48)
    p.poly([a, b, d, e, f, g], "black", "black", 7)
    p.poly([a, b, m, g], light)
    p.poly([g, m, e, f], front)
    p.poly([m, b, d, e], dark)
    p.disc((50, 55), 27, "black")
    if c:
        p.text((50, 56), letter, 42, mix(c, "#FFFFFF", 0.45))
    else:
        p.poly(star((50, 55), 22, 6, 0.4), "text")


def _any_faces() -> tuple[str, str, str]:
    return CUBES["terra"], CUBES["spice"], CUBES["plasma"]


@token
def trade(p: Pen, kind: str, letter: str, mode: str) -> None:
    """A cube with what is done: a plus buys, a coin sells, a tool wins it from the field."""
    cube(Inset(p, 0, 3, 0.78), kind, letter)
    c = (77, 75)
    p.disc(c, 24, "black")
    p.disc(c, 20, {"buy": "#6FD3A5", "sell": "gold"}.get(mode, "text"))
    if mode == "buy":
        p.path([(66, 75), (88, 75)], "black", 7)
        p.path([(77, 64), (77, 86)], "black", 7)
    elif mode == "sell":
        p.text((77, 76), "$", 31, "black")
    elif mode == "mine":
        p.path([(68, 86), (86, 66)], "black", 6)
        p.arc((72, 80), 20, 10, 80, "black", 6)
    elif mode == "harvest":
        p.poly([(65, 66), (89, 66), (80, 78), (80, 88), (74, 88), (74, 78)], "black")
    else:
        p.path([(77, 62), (77, 72)], "black", 6)
        p.arc((77, 79), 8, -20, 235, "black", 6)


# Printed on spaces


@token
def mission(p: Pen, colour: str = "text") -> None:
    p.poly(ngon((50, 50), 50, 4), "black")
    p.poly(ngon((50, 50), 43, 4), colour)
    p.rounded((44.5, 24, 55.5, 57), 5, "black")
    p.disc((50, 68), 7, "black")


@token
def spawn(p: Pen, number: int) -> None:
    for a in (0, 90, 180, 270):
        p.path([polar((50, 50), 34, a), polar((50, 50), 46, a)], "black", 16)
    p.disc((50, 50), 42, "black")
    for a in (0, 90, 180, 270):
        p.path([polar((50, 50), 34, a), polar((50, 50), 46, a)], "text", 8)
    p.ring((50, 50), 39, "text", 6)
    p.text((50, 51), str(number), 40, "text", "bold")


@token
def unseen(p: Pen, full: bool = True) -> None:
    """An exploration token, face down; an outline where it has been taken."""
    p.poly(ngon((50, 50), 50, 8, 22.5), "black")
    if full:
        p.poly(ngon((50, 50), 44, 8, 22.5), "#3FB6C6")
        p.poly(ngon((50, 50), 34, 8, 22.5), "#123640")
        p.text((50, 52), "?", 50, "#8BE9F5")
    else:
        p.poly(ngon((50, 50), 44, 8, 22.5), "#2F6D78")
        p.poly(ngon((50, 50), 37, 8, 22.5), "#1D2433")


@token
def gate(p: Pen, tiger: bool = False) -> None:
    """A ring of three turning arcs; the Tiger gate's is clawed."""
    p.disc((50, 50), 46, "black")
    p.ring((50, 50), 43, GATE, 8)
    if tiger:
        for x in (-17, 0, 17):
            p.path([(50 + x + 7, 30), (50 + x - 7, 70)], "#A9FFF0", 9)
    else:
        for a in (30, 150, 270):
            p.arc((50, 50), 22, a, a + 80, "#A9FFF0", 8)


@token
def law(p: Pen, kind: str) -> None:
    """Planets by shape as well as by colour: badge, skull, ring."""
    c = LAW[kind]
    if kind == "lawful":
        p.poly([(50, 2), (92, 16), (88, 58), (50, 98), (12, 58), (8, 16)], "black")
        p.poly([(50, 9), (86, 21), (82, 56), (50, 90), (18, 56), (14, 21)], c)
        p.path([(32, 48), (46, 62), (70, 34)], "black", 11)
    elif kind == "outlaw":
        p.disc((50, 42), 41, "black")
        p.rounded((26, 58, 74, 98), 10, "black")
        skull(p, c)
    else:
        p.disc((50, 50), 45, "black")
        p.ring((50, 50), 40, c, 15)


@token
def skull(p: Pen, colour: str = "text") -> None:
    p.disc((50, 42), 36, colour)
    p.rounded((30, 60, 70, 94), 8, colour)
    p.disc((36, 44), 10, "black")
    p.disc((64, 44), 10, "black")
    p.poly([(50, 56), (44, 68), (56, 68)], "black")
    for x in (43, 57):
        p.path([(x, 79), (x, 93)], "black", 4)


# Choices


@token
def badge(p: Pen, risk: str, label: str = "") -> None:
    """A space in reach: a disc is safe, a triangle rolls, a square risks a bounty, an octagon kills."""
    outer, inner, at = _SHAPES[risk]
    p.poly(outer, "black")
    p.poly(inner, RISK[risk])
    if risk == "deadly":
        rim = ngon((50, 50), 41, 8, 22.5)
        p.path([*rim, rim[0]], "#FFFFFF", 4)
    size = (47 if len(label) < 2 else 42) - (6 if risk == "roll" else 0)
    p.text((50, at), label, size, "black")


_SHAPES: dict[str, tuple[list[Point], list[Point], float]] = {
    "safe": (ngon((50, 50), 49, 48), ngon((50, 50), 43, 48), 51),
    "roll": ([(50, 0), (101, 92), (-1, 92)], [(50, 10), (93, 87), (7, 87)], 62),
    "bounty": (
        [(4, 6), (96, 6), (96, 94), (4, 94)],
        [(10, 12), (90, 12), (90, 88), (10, 88)],
        51,
    ),
    "deadly": (ngon((50, 50), 51, 8, 22.5), ngon((50, 50), 45, 8, 22.5), 51),
}


@token
def cell_ring(p: Pen, colour: str) -> None:
    """Inside the borders of a space."""
    points = ngon((50, 50), 38.5, 6)
    p.path([*points, points[0]], colour, 2.6)


@token
def bead(p: Pen, symbol: str = "", onwards: int = -1) -> None:
    """On a side where the map can grow, its symbol; where it goes on beyond the picture, an arrow."""
    p.disc((50, 50), 49, "line")
    p.disc((50, 50), 43, "raise")
    if onwards >= 0:
        a = 90 + math.degrees(math.atan2(*_SIDES[onwards]))
        tip, left, right = (polar((50, 50), r, a + turn) for r, turn in ((30, 0), (30, 130), (30, 230)))
        p.poly([tip, left, (50, 50), right], "dim")
    else:
        p.text((50, 51), symbol, 62, "text", "bold")


_SIDES = [
    (1.5 * r, math.sqrt(3) * (q + r / 2)) for q, r in ((3, 2), (-2, 5), (-5, 3), (-3, -2), (2, -5), (5, -3))
]
"""Where the six sides of a sector face, as (down, right)."""


# Counted things


@token
def fame(p: Pen, colour: str = "gold") -> None:
    p.poly(star((50, 53), 49, 5, 0.46), colour, "black", 5)


@token
def coin(p: Pen) -> None:
    p.disc((50, 50), 47, "black")
    p.disc((50, 50), 42, "gold")
    p.ring((50, 50), 33, mix("gold", "black", 0.45), 4)


@token
def bolt(p: Pen, colour: str = "energy") -> None:
    p.poly([(58, 2), (18, 56), (46, 56), (38, 98), (82, 40), (54, 40)], colour, "black", 5)


@token
def flag(p: Pen, seat: int, letter: str) -> None:
    """Where a known mission leads."""
    p.path([(20, 8), (20, 96)], "black", 18)
    p.poly([(14, 4), (98, 4), (82, 32), (98, 60), (14, 60)], "black", "black", 6)
    p.path([(20, 8), (20, 94)], "#FFFFFF", 9)
    p.poly([(22, 8), (92, 8), (77, 32), (92, 56), (22, 56)], SEATS[seat])
    p.text((50, 33), letter, 40, "black")


@token
def count(p: Pen, n: int) -> None:
    """How many of a thing lie here."""
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 44, "text")
    p.text((50, 51), str(n), 64, "black")


@token
def more(p: Pen, n: int) -> None:
    """And so many others."""
    p.disc((50, 50), 50, "black")
    p.text((50, 51), f"+{n}", 56, "text")


@token
def spark(p: Pen) -> None:
    """One of a row from an attacker to the target."""
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 38, "harm")
