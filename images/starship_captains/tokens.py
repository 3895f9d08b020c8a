"""What lies on the boards of Starship Captains: crew, ships, cargo, tokens, and the symbols printed there."""

from __future__ import annotations

import math

from images.brush import Pen, Point, ngon, polar, star
from images.starship_captains.brush import token
from images.theme import mix

CREW = {
    "red": "#F4646A",
    "yellow": "#F7D64C",
    "blue": "#5CA8FF",
    "grey": "#A9B4C6",
    "gold": "#D9A03C",
}
"""By the colour of a room or a row; grey is a cadet's, gold an android's."""
ROUTE = {"green": "#58CB83", "purple": "#BC9BFF", "yellow": "#F7D64C"}
FACTION = {"fleet": "#8CC4FF", "androids": "#E5B04C", "pirates": "#FF8A80"}
SEATS = ("#4DD2E8", "#FF92C6", "#F4F6FA", "#FFA63A")
"""Seats avoid the board's own red, yellow, blue, green and purple."""
SHADE = "#6F7C94"
"""Captain Shadow's."""
BONE = "#E4E9F1"

_HULLS: tuple[tuple[Point, ...], ...] = (
    ((50, 4), (74, 52), (94, 88), (62, 78), (50, 94), (38, 78), (6, 88), (26, 52)),
    ((36, 6), (64, 6), (72, 26), (92, 34), (92, 84), (70, 94), (30, 94), (8, 84), (8, 34), (28, 26)),
    ((50, 14), (70, 34), (82, 4), (96, 60), (78, 94), (50, 82), (22, 94), (4, 60), (18, 4), (30, 34)),
    ((50, 4), (82, 18), (96, 50), (82, 82), (50, 96), (18, 82), (4, 50), (18, 18)),
    ((50, 2), (68, 34), (98, 50), (68, 66), (50, 98), (32, 66), (2, 50), (32, 34)),
)
"""Dart, hauler, fork, saucer; the last is Captain Shadow's."""


def seat_colour(seat: int) -> str:
    return SEATS[seat] if 0 <= seat < len(SEATS) else SHADE


@token
def figure(p: Pen, kind: str, letter: str = "", commander: bool = False) -> None:
    """Head and shoulders with the colour's letter; a commander stands in a ring."""
    c = CREW[kind]
    band = (1.0, 68.0, 99.0, 99.0)
    if commander:
        for width, tone in ((14, "black"), (9, "gold")):
            p.oval(band, tone, width)
    if kind == "gold":
        _robot(p, c)
    else:
        p.rounded((12, 40, 88, 120), 26, "black")
        p.disc((50, 25), 23, "black")
        p.disc((50, 25), 19, mix(c, "#FFFFFF", 0.28))
        p.rounded((16, 44, 84, 96), 22, c)
        p.rounded((16, 70, 84, 96), 6, c)
    p.text((50, 65 if commander else 69), letter, 38 if len(letter) < 2 else 28, "black")
    if commander:
        for width, tone in ((14, "black"), (9, "gold")):
            p.oval(band, tone, width, 0, 180)


def _robot(p: Pen, c: str) -> None:
    p.path([(50, 14), (50, 5)], "black", 12)
    p.path([(50, 16), (50, 6)], c, 6)
    p.disc((50, 6), 5, c)
    p.rounded((27, 10, 73, 45), 9, "black")
    p.rounded((31, 14, 69, 41), 6, c)
    p.disc((42, 27), 5, "black")
    p.disc((58, 27), 5, "black")
    p.rounded((16, 42, 84, 94), 8, "black")
    p.rounded((20, 46, 80, 90), 5, c)


@token
def android(p: Pen) -> None:
    _robot(p, CREW["gold"])
    p.rounded((34, 58, 66, 64), 3, "black")
    p.rounded((34, 72, 66, 78), 3, "black")


@token
def cadet(p: Pen) -> None:
    figure(p, "grey")


@token
def ship(p: Pen, seat: int, letter: str, active: bool = False) -> None:
    """A seat is known by its colour, the form of its hull and its letter: any one of the three is enough."""
    colour = seat_colour(seat)
    points = [(50 + (x - 50) * 0.88, 50 + (y - 50) * 0.88) for x, y in _HULLS[min(seat, 4)]]
    p.poly(points, "black", "black", 12)
    if active:
        p.poly(points, "#FFFFFF", "#FFFFFF", 8)
    p.poly(points, colour, "black" if active else mix(colour, "#FFFFFF", 0.35), 2)
    p.text((50, 54), letter, 44 if len(letter) < 2 else 32, "black")


@token
def seat(p: Pen, number: int, letter: str, laps: bool = False) -> None:
    """A marker: the seat's colour, letter and outline; a circle done shows the 5 of its other side."""
    shapes = (
        ngon((50, 50), 46, 24),
        [(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)],
        ngon((50, 50), 50, 4),
        ngon((50, 53), 49, 5),
        star((50, 50), 50, 4, 0.55),
    )
    p.poly(shapes[min(number, 4)], seat_colour(number), "black", 5)
    p.text((50, 52), letter, 44, "black")
    if laps:
        p.disc((80, 20), 20, "black")
        p.text((80, 21), "5", 28, "gold")


@token
def move(p: Pen, c: str = "text") -> None:
    for dx in (0, 30):
        p.path([(24 + dx, 16), (56 + dx, 50), (24 + dx, 84)], c, 15)


@token
def jump(p: Pen, c: str = "text") -> None:
    p.arc((50, 66), 36, -85, 62, c, 12)
    p.poly([(66, 62), (99, 58), (86, 92)], c)
    p.disc((15, 68), 11, c)


@token
def repair(p: Pen, c: str = "text") -> None:
    p.path([(26, 78), (66, 36)], c, 18)
    p.disc((70, 30), 25, c)
    p.poly([(68, 34), (72, 0), (100, 0), (100, 28)], None)
    p.disc((25, 79), 13, c)
    p.disc((25, 79), 5, None)


@token
def medal(p: Pen, c: str = "gold") -> None:
    p.poly([(26, 2), (46, 2), (58, 40), (42, 48)], "#F4646A")
    p.poly([(74, 2), (54, 2), (42, 40), (58, 48)], "#C94750")
    p.disc((50, 66), 31, "black")
    p.disc((50, 66), 28, c)
    p.poly(star((50, 67), 20), "black")


@token
def ring(p: Pen) -> None:
    p.disc((50, 50), 46, "black")
    p.disc((50, 50), 43, "gold")
    p.disc((50, 50), 26, "black")
    p.disc((50, 50), 22, None)


@token
def artifact(p: Pen, kind: str = "red_blue", letters: str = "") -> None:
    """A crystal in the two colours it can stand for, with their letters."""
    a, b = (CREW[colour] for colour in kind.split("_"))
    p.poly([(50, 2), (88, 30), (78, 76), (50, 98), (22, 76), (12, 30)], "black")
    p.poly([(50, 8), (50, 92), (26, 73), (17, 33)], a)
    p.poly([(50, 8), (83, 33), (74, 73), (50, 92)], b)
    p.path([(17, 33), (50, 44), (83, 33)], "black", 4)
    p.path([(50, 44), (50, 92)], "black", 4)
    for x, letter in zip((35, 65), letters, strict=False):
        p.text((x, 58), letter, 27, "black")


@token
def fight(p: Pen, c: str = "#FF8A80") -> None:
    p.ring((50, 50), 41, c, 10)
    for a in (0, 90, 180, 270):
        p.path([polar((50, 50), 22, a), polar((50, 50), 47, a)], c, 10)
    p.disc((50, 50), 8, c)


@token
def research(p: Pen, c: str = "#5CA8FF") -> None:
    p.poly([(38, 6), (62, 6), (62, 40), (92, 92), (8, 92), (38, 40)], c)
    p.poly([(46, 12), (54, 12), (54, 44), (66, 64), (34, 64), (46, 44)], "black")
    p.rounded((30, 2, 70, 13), 4, c)


@token
def harm(p: Pen, c: str = "harm") -> None:
    p.poly(star((50, 50), 49, 9, 0.55), "black")
    p.poly(star((50, 50), 44, 9, 0.55), c)
    p.path([(44, 24), (56, 42), (42, 54), (56, 76)], "black", 8)


@token
def faction(p: Pen, kind: str, here: bool = True) -> None:
    """The faction's sign on its hexagon; an outline where the station's token is away."""
    c = FACTION[kind]
    p.poly(ngon((50, 50), 50, 6), "black")
    p.poly(ngon((50, 50), 46, 6), c if here else mix(c, "ink", 0.45))
    if not here:
        p.poly(ngon((50, 50), 40, 6), "black")
    k, eye = ("black", c) if here else (mix(c, "ink", 0.45), "black")
    if kind == "fleet":
        for y in (24, 42):
            p.path([(26, y + 22), (50, y), (74, y + 22)], k, 10)
    elif kind == "androids":
        p.path([(50, 30), (50, 18)], k, 7)
        p.rounded((27, 30, 73, 74), 9, k)
        p.disc((41, 49), 6, eye)
        p.disc((59, 49), 6, eye)
        p.rounded((38, 61, 62, 66), 2, eye)
    else:
        p.disc((50, 44), 23, k)
        p.rounded((38, 56, 62, 80), 5, k)
        p.disc((41, 45), 6, eye)
        p.disc((59, 45), 6, eye)
        p.path([(50, 66), (50, 80)], eye, 4)


@token
def pirate(p: Pen, colour: str, letter: str, reward: str = "") -> None:
    """A pirate: fins and skull, exhaust in its colour with a letter, its reward beside."""
    hull = [(50, 0), (80, 30), (98, 62), (70, 58), (50, 70), (30, 58), (2, 62), (20, 30)]
    p.poly([(float(x), float(y)) for x, y in hull], "black", "black", 8)
    p.poly([(50, 4), (76, 32), (92, 58), (68, 53), (50, 64), (32, 53), (8, 58), (24, 32)], BONE)
    p.disc((50, 34), 15, "black")
    p.disc((44, 33), 4.5, BONE)
    p.disc((56, 33), 4.5, BONE)
    p.rounded((45, 41, 55, 47), 2, BONE)
    flame = (34.0, 79.0) if reward else (50.0, 79.0)
    p.disc(flame, 21, "black")
    p.disc(flame, 18, ROUTE[colour])
    p.text((flame[0], 80), letter, 26 if len(letter) == 1 else 19, "black")
    if reward:
        p.disc((70, 79), 21, "black")
        p.disc((70, 79), 18, mix("deck", "text", 0.1))
        _bounty(p, reward)


def _bounty(p: Pen, reward: str) -> None:
    """A medal and an artifact, or an android, as small as it can be told."""
    if reward == "android":
        c = CREW["gold"]
        p.path([(70, 70), (70, 65)], c, 4)
        p.rounded((59, 70, 81, 90), 5, c)
        p.disc((65.5, 79), 3, "black")
        p.disc((74.5, 79), 3, "black")
        return
    p.poly([(58, 65), (64, 65), (67, 74), (61, 77)], "#F4646A")
    p.disc((64, 82), 9, "gold")
    p.poly([(76, 66), (86, 74), (83, 87), (76, 92), (76, 92)], CREW["blue"])
    p.poly([(76, 66), (76, 92), (70, 87), (69, 73)], CREW["red"])


@token
def skull(p: Pen, c: str = "text") -> None:
    p.disc((50, 42), 36, c)
    p.rounded((30, 60, 70, 92), 8, c)
    p.disc((36, 44), 10, "black")
    p.disc((64, 44), 10, "black")
    p.poly([(50, 56), (44, 68), (56, 68)], "black")
    for x in (43, 57):
        p.path([(x, 78), (x, 92)], "black", 4)


@token
def number(p: Pen, n: str, face_up: bool = True) -> None:
    """A triangular token; face down it shows its back."""
    p.poly([(50, 0), (102, 90), (-2, 90)], "black")
    p.poly([(50, 9), (94, 85), (6, 85)], "#F4F6FA" if face_up else "#4A5468")
    if face_up:
        p.text((50, 60), n, 46, "black")
        return
    p.poly([(50, 30), (76, 76), (24, 76)], "#2B3240")
    p.text((50, 62), n, 34, "#B6C0CF")


@token
def fame(p: Pen, c: str = "gold", figure: str = "") -> None:
    p.poly(star((50, 53), 49, 5, 0.48), c, "black", 5)
    if figure:
        p.text((50, 57), figure, 36 if len(figure) < 2 else 30, "black")


@token
def arrow(p: Pen, turn: float, c: str = "text") -> None:
    """Turned clockwise from north."""
    a = math.radians(turn)
    points = [(0, -44), (36, -4), (14, -4), (14, 44), (-14, 44), (-14, -4), (-36, -4)]
    p.poly(
        [(50 + x * math.cos(a) - y * math.sin(a), 50 + x * math.sin(a) + y * math.cos(a)) for x, y in points],
        c,
    )


@token
def badge(p: Pen, n: int) -> None:
    """The number of a choice, as on its button."""
    p.disc((50, 50), 49, "black")
    p.disc((50, 50), 44, "gold")
    p.text((50, 51), str(n), 56 if n < 10 else 46, "black")


@token
def halo(p: Pen, colour: str, width: float) -> None:
    """A ring round a place: reserved, or within reach."""
    p.ring((50, 50), 49.5, colour, width)


@token
def flag(p: Pen, c: str = "gold") -> None:
    """The first player's."""
    p.path([(22, 8), (22, 94)], c, 10)
    p.poly([(22, 8), (90, 26), (22, 54)], c)


@token
def moon(p: Pen, c: str = "dim") -> None:
    """Has passed: at rest until the round ends."""
    p.disc((48, 52), 42, c)
    p.disc((68, 40), 36, None)


@token
def locker(p: Pen, c: str = "dim") -> None:
    p.rounded((20, 6, 80, 94), 8, None, c, 8)
    for y in (24, 36):
        p.path([(38, y), (62, y)], c, 6)
    p.disc((64, 62), 6, c)
