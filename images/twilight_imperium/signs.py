"""Signs of cards, planets and systems."""

from __future__ import annotations

from images.brush import Inset, Pen, ngon, polar, star
from images.theme import mix
from images.twilight_imperium.brush import token
from images.twilight_imperium.colours import BONE, GREEK, TECH, VOID, WORMHOLE


@token
def numbered(p: Pen, number: int | str, ready: bool = True) -> None:
    """The number of a button: white in a gold ring, so that it is no seat; hollow if not to be pressed."""
    p.disc((50, 50), 50, "black")
    if ready:
        p.disc((50, 50), 46, "gold")
        p.disc((50, 50), 36, BONE)
    else:
        p.ring((50, 50), 44, "line", 5)
    p.text((50, 51), str(number), 52 if len(str(number)) < 2 else 44, "black" if ready else "faint")


@token
def strategy(p: Pen, number: int, used: bool = False) -> None:
    """A strategy card by its number; used ones are dark."""
    p.rounded((8, 2, 92, 98), 16, "black")
    p.rounded((13, 7, 87, 93), 12, "line" if used else BONE)
    if used:
        p.rounded((20, 14, 80, 86), 7, "raise")
    p.text((50, 51), str(number), 62, "dim" if used else "black")


@token
def artifact(p: Pen, known: bool, colour: str = "gold") -> None:
    """Face down with a question mark; a known one is a jewel."""
    p.poly(ngon((50, 50), 50, 8, 22.5), "black")
    p.poly(ngon((50, 50), 44, 8, 22.5), colour if known else "#3FB6C6")
    p.poly(ngon((50, 50), 34, 8, 22.5), VOID if not known else mix(colour, "black", 0.72))
    if known:
        p.poly(star((50, 52), 26, 5, 0.46), colour)
    else:
        p.text((50, 52), "?", 50, "#8BE9F5")


@token
def colony(p: Pen, colour: str) -> None:
    p.poly([polar((50, 66), 44, a) for a in range(-90, 91, 10)], "black", "black", 9)
    p.rounded((2, 62, 98, 92), 6, "black")
    p.poly([polar((50, 66), 42, a) for a in range(-90, 91, 10)], colour)
    p.rounded((6, 66, 94, 88), 4, mix(colour, "black", 0.3))
    p.rounded((40, 46, 60, 88), 4, "black")


@token
def refinery(p: Pen, colour: str) -> None:
    p.poly(
        [(6, 94), (6, 44), (30, 30), (30, 46), (54, 30), (54, 46), (66, 40), (70, 4), (86, 4), (92, 94)],
        "black",
        "black",
        9,
    )
    p.poly(
        [(6, 94), (6, 44), (30, 30), (30, 46), (54, 30), (54, 46), (66, 40), (70, 4), (86, 4), (92, 94)],
        colour,
    )
    for x in (18, 40, 62):
        p.rounded((x, 62, x + 13, 78), 2, "black")


@token
def gem(p: Pen, kind: str) -> None:
    """The specialty of a planet, or the kind of a technology: a blade, chevrons, a leaf, a gear."""
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 45, TECH[kind])
    mark(Inset(p, 14, 14, 0.72), kind, "black")


@token
def mark(p: Pen, kind: str, colour: str, ground: str = "") -> None:
    """The sign of a kind of technology alone."""
    hole = ground or (TECH[kind] if colour == "black" else "black")
    if kind == "red":
        p.poly(star((50, 50), 48, 4, 0.34), colour)
        p.disc((50, 50), 10, hole)
    elif kind == "blue":
        for y in (8, 42):
            p.poly([(50, y), (92, y + 36), (92, y + 54), (50, y + 20), (8, y + 54), (8, y + 36)], colour)
    elif kind == "green":
        p.poly([(84, 8), (90, 46), (72, 78), (42, 86), (24, 72), (20, 48), (38, 22)], colour)
        p.path([(12, 94), (66, 34)], hole, 7)
        p.path([(12, 94), (28, 76)], colour, 7)
    else:
        p.poly(star((50, 50), 48, 8, 0.74), colour)
        p.disc((50, 50), 17, hole)


@token
def wormhole(p: Pen, kind: str) -> None:
    """Turning arms round the letter."""
    c = WORMHOLE[kind]
    p.disc((50, 50), 50, mix(c, "ink", 0.82))
    for i, a in enumerate(range(0, 360, 60 if kind == "alpha" else 90)):
        arm = [polar((50, 50), 26 + 22 * t / 10, a + 9 * t) for t in range(11)]
        p.path(arm, mix(c, "ink", 0.3 if i % 2 else 0.5), 7)
    p.disc((50, 50), 27, "black")
    p.ring((50, 50), 27, c, 4)
    p.text((50, 47), GREEK[kind], 54, c, "bold")


@token
def home(p: Pen, colour: str) -> None:
    p.poly([(50, 2), (98, 48), (84, 48), (84, 96), (16, 96), (16, 48), (2, 48)], "black", "black", 6)
    p.poly([(50, 6), (92, 46), (80, 46), (80, 92), (20, 92), (20, 46), (8, 46)], colour)
    p.rounded((41, 60, 59, 92), 3, "black")
