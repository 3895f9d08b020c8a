"""Who is who: colour, form and letter; counters and leaders."""

from __future__ import annotations

from images.brush import Pen, Point, ngon, star
from images.theme import mix
from images.twilight_imperium.brush import token
from images.twilight_imperium.colours import SEATS, SHAPES


def _body(shape: str, grow: float) -> list[Point]:
    c, g = (50.0, 50.0), grow
    if shape == "disc":
        return ngon(c, 43 + g, 60)
    if shape == "square":
        r = 39 + g
        return [(50 - r, 50 - r), (50 + r, 50 - r), (50 + r, 50 + r), (50 - r, 50 + r)]
    if shape == "diamond":
        return ngon(c, 47.5 + 1.3 * g, 4)
    if shape == "pentagon":
        return ngon((50, 53), 47 + 1.15 * g, 5)
    if shape == "triangle":
        return ngon((50, 62), 55 + 1.7 * g, 3)
    if shape == "cross":
        a, b = 20 + g, 45 + g
        return [
            (50 - a, 50 - b),
            (50 + a, 50 - b),
            (50 + a, 50 - a),
            (50 + b, 50 - a),
            (50 + b, 50 + a),
            (50 + a, 50 + a),
            (50 + a, 50 + b),
            (50 - a, 50 + b),
            (50 - a, 50 + a),
            (50 - b, 50 + a),
            (50 - b, 50 - a),
            (50 - a, 50 - a),
        ]
    if shape == "sun":
        return star(c, 47 + g, 9, 0.78)
    return ngon(c, 46 + 1.1 * g, 6, 30)


_LETTER = {"triangle": (64, 42), "diamond": (51, 46), "pentagon": (54, 50), "cross": (51, 48)}


@token
def seat(p: Pen, who: int, letter: str = "", rim: str = "black") -> None:
    """A player: colour, form and letter; a white rim is the player in turn."""
    shape = SHAPES[who]
    p.poly(_body(shape, 5), "black")
    if rim != "black":
        p.poly(_body(shape, 4), rim)
        p.poly(_body(shape, -1), "black")
    p.poly(_body(shape, -4 if rim != "black" else 0), SEATS[who])
    at, size = _LETTER.get(shape, (51, 56))
    p.text((50, at), letter, size, "black")


@token
def neutral(p: Pen) -> None:
    """Nobody: the Custodians."""
    p.disc((50, 50), 48, "black")
    p.ring((50, 50), 43, "dim", 12)
    p.disc((50, 50), 13, "dim")


@token
def counter(p: Pen, who: int, letter: str = "") -> None:
    """A command counter: a pennant planted in a system."""
    p.poly([(10, 2), (90, 2), (90, 62), (50, 98), (10, 62)], "black")
    p.poly([(18, 9), (82, 9), (82, 58), (50, 87), (18, 58)], SEATS[who])
    p.poly([(18, 9), (82, 9), (82, 17), (18, 17)], mix(SEATS[who], "#FFFFFF", 0.5))
    p.text((50, 43), letter, 46, "black")


@token
def pennant(p: Pen, colour: str, full: bool = True) -> None:
    """A counter on a sheet; an outline where there is none."""
    shape: list[Point] = [(16, 6), (84, 6), (84, 60), (50, 94), (16, 60)]
    if full:
        p.poly(shape, "black", "black", 8)
        p.poly(shape, colour)
        p.poly([(16, 6), (84, 6), (84, 16), (16, 16)], mix(colour, "#FFFFFF", 0.5))
    else:
        p.path([*shape, shape[0]], "line", 5)


@token
def leader(p: Pen, kind: str, colour: str, state: str = "free") -> None:
    """A round seal: flask, scroll, star, anchor or mask. Lost ones are hollow and struck out."""
    p.disc((50, 50), 49, "black")
    ink = "black" if state == "free" else "faint"
    if state == "free":
        p.disc((50, 50), 44, colour)
    else:
        p.ring((50, 50), 44, "faint", 5)
    if kind == "scientist":
        p.poly([(41, 20), (59, 20), (59, 42), (76, 70), (70, 78), (30, 78), (24, 70), (41, 42)], ink)
        if state == "free":
            p.disc((44, 66), 5, colour)
            p.disc((57, 60), 4, colour)
    elif kind == "diplomat":
        p.rounded((26, 24, 74, 60), 8, ink)
        p.poly([(36, 56), (54, 56), (36, 78)], ink)
        if state == "free":
            for y in (36, 47):
                p.path([(36, y), (64, y)], colour, 5)
    elif kind == "general":
        p.poly(star((50, 53), 32, 5, 0.45), ink)
    elif kind == "admiral":
        p.ring((50, 27), 9, ink, 5)
        p.path([(50, 34), (50, 76)], ink, 7)
        p.path([(34, 44), (66, 44)], ink, 7)
        p.arc((50, 50), 26, 110, 250, ink, 7)
    else:
        p.poly([(18, 40), (82, 40), (78, 62), (60, 64), (50, 54), (40, 64), (22, 62)], ink)
        if state == "free":
            for x in (35, 65):
                p.disc((x, 50), 6, colour)
    if state != "free":
        p.path([(18, 82), (82, 18)], "black", 12)
        p.path([(18, 82), (82, 18)], "harm", 6)
