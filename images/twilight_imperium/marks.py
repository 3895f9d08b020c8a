"""Marks on the map: damage, battle, mines, ways in."""

from __future__ import annotations

from images.brush import Pen, ngon, polar, star
from images.twilight_imperium.brush import token


@token
def burst(p: Pen) -> None:
    """Damage sustained."""
    p.poly(star((50, 50), 50, 8, 0.56), "black")
    p.poly(star((50, 50), 42, 8, 0.54), "#FFFFFF")
    p.poly(star((50, 50), 34, 8, 0.5), "harm")
    p.poly([(45, 26), (58, 44), (51, 50), (62, 74), (42, 55), (49, 47), (39, 38)], "black")


@token
def battle(p: Pen, colour: str = "harm") -> None:
    """Crossed blades."""
    for tone, wide in (("black", 24), (colour, 11)):
        for x in (1, -1):
            p.path([(50 - 36 * x, 12), (50 + 30 * x, 80)], tone, wide)
            p.path([(50 + 38 * x, 62), (50 + 16 * x, 84)], tone, wide)
            p.path([(50 + 30 * x, 80), (50 + 40 * x, 90)], tone, wide)


@token
def mine(p: Pen, colour: str) -> None:
    for a in range(0, 360, 45):
        p.path([polar((50, 50), 20, a), polar((50, 50), 42, a)], "black", 15)
    p.disc((50, 50), 33, "black")
    for a in range(0, 360, 45):
        p.path([polar((50, 50), 20, a), polar((50, 50), 42, a)], colour, 7)
    p.disc((50, 50), 28, colour)
    p.disc((50, 50), 12, "black")


@token
def alert(p: Pen, colour: str) -> None:
    """High alert."""
    p.poly(ngon((50, 60), 62, 3), "black")
    p.poly(ngon((50, 60), 50, 3), colour)
    p.path([(50, 36), (50, 58)], "black", 10)
    p.disc((50, 74), 6.5, "black")


@token
def halo(p: Pen, colour: str) -> None:
    """Round a planet that somebody holds."""
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 48.5, colour)
    p.disc((50, 50), 45, "black")


@token
def gate(p: Pen, side: int) -> None:
    """Two barbs through a side of a cell, pointing in; sides clockwise from the lower right."""
    a = 300 + 60 * side
    for far, tone, wide in ((46, "black", 18), (46, "gold", 9)):
        for shift in (0, 20):
            tip = polar((50, 50), far - shift, a)
            p.path([polar(tip, 26, a + 140), tip, polar(tip, 26, a - 140)], tone, wide)
