"""Dice, cards face down, ticks."""

from __future__ import annotations

from images.brush import Pen, Point
from images.theme import mix
from images.twilight_imperium.brush import token
from images.twilight_imperium.colours import BONE


@token
def die(p: Pen, label: str, state: str = "hit") -> None:
    """A ten-sided die: a kite. Hits are bright, misses dark."""
    face, ink = {"hit": (BONE, "black"), "miss": ("line", "dim"), "reroll": ("gold", "black")}[state]
    dark = mix(face, "black", 0.35)
    outline: list[Point] = [(50, 0), (98, 44), (98, 60), (50, 100), (2, 60), (2, 44)]
    p.poly(outline, "black", "black", 2)
    p.poly([(50, 5), (93, 46), (93, 58), (50, 94), (7, 58), (7, 46)], dark)
    p.poly([(50, 7), (82, 58), (50, 80), (18, 58)], face)
    p.text((50, 50 if len(label) < 2 else 51), label, 44 if len(label) < 2 else 36, ink)


@token
def back(p: Pen, kind: str) -> None:
    """A card face down: action (bolt), political (columns), secret (eye), public 1 or 2 (star)."""
    tone = {
        "action": "#B4552F",
        "political": "#3C6DA8",
        "secret": "#8A2F46",
        "stage1": "#A07A22",
        "stage2": "#4F6FA0",
        "trade": "#3E7D5A",
    }[kind]
    p.rounded((14, 0, 86, 100), 12, "black")
    p.rounded((18, 4, 82, 96), 9, mix(tone, "#FFFFFF", 0.3))
    p.rounded((24, 10, 76, 90), 6, tone)
    if kind == "action":
        p.poly([(56, 20), (32, 54), (48, 54), (42, 82), (68, 44), (52, 44)], BONE)
    elif kind == "political":
        p.poly([(50, 22), (70, 38), (30, 38)], BONE)
        for x in (34, 46, 58):
            p.poly([(x, 42), (x + 8, 42), (x + 8, 68), (x, 68)], BONE)
        p.poly([(30, 71), (70, 71), (70, 78), (30, 78)], BONE)
    elif kind == "secret":
        p.poly([(28, 50), (40, 38), (60, 38), (72, 50), (60, 62), (40, 62)], BONE)
        p.disc((50, 50), 9, tone)
    elif kind == "trade":
        p.disc((50, 50), 20, BONE)
        p.ring((50, 50), 14, tone, 4)
    else:
        p.text((50, 51), "I" if kind == "stage1" else "II", 44, BONE)


@token
def tick(p: Pen, colour: str = "good") -> None:
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 44, colour)
    p.path([(28, 53), (44, 68), (73, 35)], "black", 12)


@token
def locked(p: Pen) -> None:
    """Not without a technology."""
    p.disc((50, 50), 50, "black")
    p.ring((50, 42), 19, BONE, 8)
    p.rounded((24, 44, 76, 80), 7, BONE)
    p.disc((50, 60), 7, "black")


@token
def cross(p: Pen, colour: str = "harm") -> None:
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 44, colour)
    p.path([(34, 34), (66, 66)], "black", 11)
    p.path([(66, 34), (34, 66)], "black", 11)
