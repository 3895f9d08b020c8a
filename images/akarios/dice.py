"""Dice, the places they lie on, and cards of a modifier deck."""

from __future__ import annotations

from images.akarios.brush import token
from images.akarios.colours import DICE, OFF, SHELF
from images.akarios.icons import EFFECTS, FACES
from images.brush import Pen, Point
from images.sprites import icon
from images.theme import mix

MISS = "×"


@token
def die(p: Pen, face: str, used: bool = False) -> None:
    """Move, attack, joker are full; stress is hollow."""
    colour = DICE[face]
    p.rounded((0, 0, 100, 100), 24, "black")
    if used:
        p.rounded((6, 6, 94, 94), 20, "raise")
        tone = "faint"
    elif face == "stress":
        p.rounded((6, 6, 94, 94), 20, colour)
        p.rounded((16, 16, 84, 84), 12, "black")
        tone = colour
    else:
        p.rounded((6, 6, 94, 94), 20, colour)
        tone = "black"
    glyph(p, FACES[face], 56, tone)


@token
def cell(p: Pen, kind: str, face: str = "", off: bool = False) -> None:
    """A place for a die, with what fits; E takes energy instead. A die in it hides what fits."""
    if face:
        die(p, face)
        return
    name, colour = {
        "M": ("move", "good"),
        "A": ("attack", "threat"),
        "J": ("star", "text"),
        "S": ("stress", "stress"),
        "E": ("energy", "energy"),
    }[kind]
    colour = OFF if off else colour
    p.rounded((3, 3, 97, 97), 22, mix(colour, "ink", 0.35))
    p.rounded((10, 10, 90, 90), 16, SHELF)
    glyph(p, name, 46, mix(colour, "ink", 0.15))


@token
def symbol(p: Pen, kind: str, face: str = "") -> None:
    """What an object of a world asks for: attack (burst), move (chevrons), either, stress."""
    if face:
        die(p, face)
        return
    p.rounded((0, 0, 100, 100), 24, "black")
    if kind == "og":
        p.rounded((6, 6, 94, 94), 20, "good")
        p.poly([(94, 26), (94, 74), (88, 88), (74, 94), (26, 94), (12, 88), (88, 12)], "threat")
        glyph(p, "move", 40, "black", (32, 33))
        glyph(p, "attack", 40, "black", (68, 68))
        return
    colour, name = {"o": ("threat", "attack"), "g": ("good", "move"), "s": ("stress", "stress")}[kind]
    p.rounded((6, 6, 94, 94), 20, colour)
    if kind == "s":
        p.rounded((16, 16, 84, 84), 12, "black")
    glyph(p, name, 56, colour if kind == "s" else "black")


@token
def modifier(p: Pen, label: str, effect: str = "", sign: str = "", dark: bool = False) -> None:
    """A card of the modifier deck; a plus adds it, a cross takes it out; dark is for later."""
    p.rounded((10, 0, 76, 92), 12, "black")
    p.rounded((14, 4, 72, 88), 9, "line" if dark else "text" if sign != "-" else "faint")
    middle = 40 if sign else 46
    if effect:
        glyph(p, EFFECTS[effect], 44, "black", (43, middle))
    elif label == MISS:
        glyph(p, "cross", 36, "black", (43, middle))
    else:
        p.text((43, middle), label, 36, "black")
    if sign:
        good = sign == "+"
        p.disc((76, 78), 22, "black")
        p.disc((76, 78), 18, mix("good" if good else "harm", "ink", 0.45 if dark else 0))
        if good:
            p.path([(66, 78), (86, 78)], "black", 6)
            p.path([(76, 68), (76, 88)], "black", 6)
        else:
            p.path([(69, 71), (83, 85)], "black", 6)
            p.path([(83, 71), (69, 85)], "black", 6)


def glyph(p: Pen, name: str, size: float, colour: str, at: Point = (50, 50)) -> None:
    """An icon of the set, drawn at the size of the big picture."""
    n = round(size * p.k)
    p.image.alpha_composite(icon(name, n, colour), (round(at[0] * p.k - n / 2), round(at[1] * p.k - n / 2)))
