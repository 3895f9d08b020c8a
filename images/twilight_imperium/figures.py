"""What is counted: resources, influence, goods, points."""

from __future__ import annotations

from images.brush import Pen, Point, ngon, star
from images.theme import mix
from images.twilight_imperium.brush import token
from images.twilight_imperium.colours import INFLUENCE, RESOURCE, VOID


def _crystal(grow: float) -> list[Point]:
    return [
        (50, -2 - grow),
        (92 + grow, 24 - grow * 0.5),
        (92 + grow, 76 + grow * 0.5),
        (50, 102 + grow),
        (8 - grow, 76 + grow * 0.5),
        (8 - grow, 24 - grow * 0.5),
    ]


@token
def resource(p: Pen, label: str, ready: bool = True, size: float = 62) -> None:
    """A crystal with the figure; an outline when it is spent."""
    p.poly(_crystal(-4), "black")
    p.poly(_crystal(-11), RESOURCE if ready else mix(RESOURCE, VOID, 0.5))
    if not ready:
        p.poly(_crystal(-18), VOID)
    p.text(
        (50, 51),
        label,
        size if len(label) < 2 else size * 0.78,
        "black" if ready else mix(RESOURCE, VOID, 0.25),
    )


@token
def influence(p: Pen, label: str, ready: bool = True, size: float = 60) -> None:
    """A speech bubble with the figure."""
    p.rounded((0, 4, 100, 84), 30, "black")
    p.poly([(14, 70), (56, 70), (20, 104)], "black")
    tone = INFLUENCE if ready else mix(INFLUENCE, VOID, 0.5)
    p.rounded((6, 10, 94, 78), 25, tone)
    p.poly([(24, 72), (48, 72), (27, 92)], tone)
    if not ready:
        p.rounded((13, 17, 87, 71), 19, VOID)
    p.text(
        (50, 45),
        label,
        size if len(label) < 2 else size * 0.78,
        "black" if ready else mix(INFLUENCE, VOID, 0.25),
    )


@token
def goods(p: Pen) -> None:
    """A trade good."""
    p.disc((50, 50), 48, "black")
    p.disc((50, 50), 43, "gold")
    p.ring((50, 50), 34, mix("gold", "black", 0.45), 4)
    p.poly(ngon((50, 50), 16, 4), mix("gold", "black", 0.55))


@token
def victory(p: Pen, label: str = "", colour: str = "gold") -> None:
    p.poly(star((50, 53), 54, 5, 0.56), "black")
    p.poly(star((50, 53), 47, 5, 0.54), colour)
    p.text((50, 56), label, 40 if len(label) < 2 else 32, "black")


@token
def speaker(p: Pen, colour: str = "gold") -> None:
    """A gavel."""
    p.path([(34, 36), (88, 88)], "black", 26)
    p.poly([(6, 40), (42, 4), (66, 28), (30, 64)], "black", "black", 10)
    p.path([(36, 38), (88, 88)], colour, 12)
    p.poly([(6, 40), (42, 4), (66, 28), (30, 64)], colour)
    p.path([(18, 48), (48, 18)], "black", 5)
