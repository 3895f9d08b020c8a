"""What lies on ship mats and cards: outfits, markers, damage, dice, signs of missions; in a 100 x 100 box."""

from __future__ import annotations

from images.brush import Pen, ngon, polar, star
from images.theme import mix
from images.xia.brush import token
from images.xia.tokens import BONE, unseen

OUTFITS = {"engine": "#FFA63A", "shield": "#5CA8FF", "blaster": "#FF7B7B", "missile": "#BC9BFF"}
"""Always with its sign."""
LAWFUL, UNLAWFUL, TITLE, POWER, MAT = "#2C4F7C", "#6B3242", "#6A5420", "#3C5A2C", "#3D4860"
"""Bars of cards."""
TEAR = "#8E2B22"


@token
def outfit(p: Pen, kind: str, colour: str) -> None:
    """Engine: flame; shield: shield; blaster: beams; missile: rocket."""
    if kind == "engine":
        p.poly([(50, 2), (82, 54), (72, 86), (50, 98), (28, 86), (18, 54)], colour)
        p.poly([(50, 44), (66, 70), (60, 86), (50, 92), (40, 86), (34, 70)], "black")
    elif kind == "shield":
        p.poly([(50, 2), (90, 16), (86, 56), (50, 98), (14, 56), (10, 16)], colour)
        p.poly([(50, 16), (76, 25), (73, 52), (50, 80)], "black")
    elif kind == "blaster":
        for y, left, right in ((24, 24, 74), (50, 4, 96), (76, 24, 74)):
            p.rounded((left, y - 8, right, y + 8), 8, colour)
    else:
        fins = [(50, 0), (66, 24), (66, 66), (86, 96), (62, 84), (38, 84), (14, 96), (34, 66), (34, 24)]
        p.poly(fins, colour)
        p.disc((50, 40), 9, "black")


@token
def marker(p: Pen, colour: str, state: str) -> None:
    """An octagon with a dot is armed or in use, a crossed hollow one is disarmed, a ring is an empty spot."""
    if state == "spot":
        p.disc((50, 50), 46, BONE)
        p.disc((50, 50), 38, "black")
        return
    rim = ngon((50, 50), 43, 8, 22.5)
    p.poly(ngon((50, 50), 49, 8, 22.5), "black")
    p.poly(rim, colour if state == "on" else mix(colour, "black", 0.72))
    if state == "on":
        p.disc((50, 50), 16, "black")
    else:
        p.path([*rim, rim[0]], colour, 6)
        p.path([(30, 70), (70, 30)], colour, 9)


@token
def damage(p: Pen) -> None:
    p.rounded((2, 2, 98, 98), 12, "black")
    p.rounded((6, 6, 94, 94), 10, TEAR)
    p.poly(star((50, 50), 43, 8, 0.5), "harm")
    p.poly([(44, 20), (61, 42), (51, 50), (66, 80), (39, 56), (49, 46), (35, 34)], "black")


@token
def compartments(p: Pen) -> None:
    """The cells of a hold."""
    for x, y in ((6, 6), (53, 6), (6, 53), (53, 53)):
        p.rounded((x, y, x + 41, y + 41), 8, "dim")
        p.rounded((x + 6, y + 6, x + 35, y + 35), 4, "black")


@token
def impulse(p: Pen, ready: bool = True) -> None:
    """Ready: bright, with two arrows. Spent: hollow and struck out."""
    p.disc((50, 50), 48, "black")
    if ready:
        p.disc((50, 50), 44, "gold")
    else:
        p.ring((50, 50), 44, "faint", 6)
    for dx in (-14, 12):
        p.path([(40 + dx, 28), (62 + dx, 50), (40 + dx, 72)], "black" if ready else "faint", 11)
    if not ready:
        p.path([(14, 86), (86, 14)], "black", 18)
        p.path([(16, 84), (84, 16)], "faint", 8)


# Dice


@token
def die(p: Pen, sides: int, label: str = "", colour: str = BONE) -> None:
    """The form tells the die: square 6, diamond 8, decagon 12, hexagon 20; with what it shows."""
    dark = mix(colour, "black", 0.32)
    if sides == 6:
        p.rounded((7, 7, 93, 93), 18, "black")
        p.rounded((11, 11, 89, 89), 15, colour)
    elif sides == 8:
        p.poly(ngon((50, 50), 52, 4), "black")
        p.poly(ngon((50, 50), 47, 4), colour)
        p.poly([(50, 97), (97, 50), (80, 50), (50, 80), (20, 50), (3, 50)], dark)
    elif sides == 12:
        p.poly(ngon((50, 50), 50, 10), "black")
        p.poly(ngon((50, 50), 45, 10), dark)
        p.poly(ngon((50, 51), 36, 5), colour)
    else:
        p.poly(ngon((50, 50), 50, 6), "black")
        p.poly(ngon((50, 50), 46, 6), dark)
        p.poly(ngon((50, 55), 40, 3) if not label else ngon((50, 50), 37, 6), colour)
    p.text((50, 51), label, 46 if len(label) < 2 else 38, "black")


# Signs


@token
def tick(p: Pen) -> None:
    """A step that is done."""
    p.disc((50, 50), 48, "good")
    p.path([(27, 53), (44, 69), (74, 34)], "black", 12)


@token
def stop(p: Pen, label: str, now: bool) -> None:
    """A step to come: gold is next."""
    p.disc((50, 50), 48, "gold" if now else "line")
    p.disc((50, 50), 41, "black")
    p.text((50, 51), label, 46, "gold" if now else "dim")


@token
def failed(p: Pen) -> None:
    p.disc((50, 50), 48, "harm")
    p.path([(33, 33), (67, 67)], "black", 12)
    p.path([(67, 33), (33, 67)], "black", 12)


@token
def numbered(p: Pen, number: int) -> None:
    """The number of a button."""
    p.disc((50, 50), 49, "black")
    p.disc((50, 50), 45, "gold")
    p.text((50, 51), str(number), 52 if number < 10 else 44, "black")


@token
def face(p: Pen, kind: str) -> None:
    """An exploration token turned up."""
    if kind not in ("credits", "fame"):
        unseen(p, False)
        p.path([(36, 50), (64, 50)], "#6FA9B4", 9)
        return
    p.poly(ngon((50, 50), 50, 8, 22.5), "black")
    p.poly(ngon((50, 50), 44, 8, 22.5), "#3FB6C6")
    p.poly(ngon((50, 50), 35, 8, 22.5), "#123640")
    if kind == "fame":
        p.poly(star((50, 52), 27, 5, 0.46), "gold")
    else:
        p.disc((50, 50), 21, "gold")
        p.ring((50, 50), 16, mix("gold", "black", 0.45), 3)


@token
def back(p: Pen) -> None:
    """A card face down."""
    p.rounded((17, 3, 83, 97), 11, "black")
    p.rounded((20, 6, 80, 94), 9, "line")
    p.rounded((27, 13, 73, 87), 5, "raise")
    p.text((50, 51), "?", 46, "dim")


@token
def errand(p: Pen, kind: str, colour: str = BONE) -> None:
    """Kinds of missions: a traveller, a flask, cross hairs, a crate, a mask, a dagger."""
    draw = {
        "passenger": _traveller,
        "scientist": _flask,
        "bounty_hunter": _sights,
        "smuggler": _crate,
        "thief": _mask,
        "assassin": _dagger,
    }[kind]
    draw(p, colour)


def _traveller(p: Pen, c: str) -> None:
    p.disc((38, 20), 17, c)
    p.rounded((16, 42, 60, 97), 16, c)
    p.path([(70, 62), (70, 52), (86, 52), (86, 62)], c, 6)
    p.rounded((60, 60, 97, 97), 6, "black")
    p.rounded((64, 63, 95, 96), 4, c)


def _flask(p: Pen, c: str) -> None:
    p.rounded((32, 2, 68, 13), 5, c)
    p.poly([(39, 10), (61, 10), (61, 38), (92, 88), (84, 98), (16, 98), (8, 88), (39, 38)], c)
    p.poly([(50, 50), (62, 66), (38, 66)], "black")
    p.disc((40, 82), 6, "black")
    p.disc((60, 78), 5, "black")


def _sights(p: Pen, c: str) -> None:
    p.ring((50, 50), 38, c, 9)
    for a in (0, 90, 180, 270):
        p.path([polar((50, 50), 24, a), polar((50, 50), 46, a)], c, 9)
    p.poly(star((50, 51), 15, 5, 0.5), c)


def _crate(p: Pen, c: str) -> None:
    p.rounded((6, 30, 94, 96), 7, c)
    p.rounded((0, 12, 100, 28), 6, c)
    p.path([(22, 46), (78, 82)], "black", 9)
    p.path([(78, 46), (22, 82)], "black", 9)


def _mask(p: Pen, c: str) -> None:
    p.disc((50, 46), 42, c)
    p.rounded((10, 40, 90, 66), 10, "black")
    for x in (32, 68):
        p.poly([(x - 14, 50), (x, 44), (x + 14, 50), (x, 60)], c)
    p.poly([(4, 56), (-2, 84), (14, 66)], c)
    p.poly([(26, 84), (50, 99), (74, 84), (62, 78), (38, 78)], c)


def _dagger(p: Pen, c: str) -> None:
    p.poly([(94, 4), (88, 34), (42, 74), (27, 59), (66, 12)], c)
    p.path([(86, 14), (38, 62)], "black", 4)
    p.path([(20, 52), (49, 81)], c, 11)
    p.path([(30, 71), (12, 89)], c, 13)
    p.disc((10, 91), 9, c)


@token
def sealed(p: Pen, colour: str) -> None:
    """A title: a star on a seal."""
    p.poly(star((50, 50), 50, 12, 0.86), "black")
    p.poly(star((50, 50), 46, 12, 0.86), colour)
    p.poly(star((50, 52), 27, 5, 0.46), "black")
