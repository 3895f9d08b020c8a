"""More symbols: what is done to crew and cards, prices, and what is counted."""

from __future__ import annotations

from images.brush import Inset, Pen, Point, ngon, polar, star
from images.starship_captains.brush import token
from images.starship_captains.glyphs import raider
from images.starship_captains.tokens import CREW, FACTION, android, artifact, figure, medal, move, repair
from images.theme import mix


def _badge(p: Pen, colour: str, centre: Point = (77, 25), r: float = 22) -> None:
    p.disc(centre, r, "black")
    p.disc(centre, r - 4, colour)


def _up(p: Pen, centre: Point, k: float = 1, colour: str = "black") -> None:
    x, y = centre
    p.poly([(x, y - 13 * k), (x + 13 * k, y + 1 * k), (x - 13 * k, y + 1 * k)], colour)
    p.rounded((x - 5 * k, y, x + 5 * k, y + 12 * k), 1, colour)


@token
def new_cadet(p: Pen) -> None:
    figure(p, "grey")
    _badge(p, "good")
    p.path([(67, 25), (87, 25)], "black", 6)
    p.path([(77, 15), (77, 35)], "black", 6)


@token
def any_crew(p: Pen) -> None:
    """A figure of any colour."""
    figure(p, "grey")
    for y0, y1, colour in ((52, 66, "red"), (66, 80, "yellow"), (80, 95, "blue")):
        p.rounded((17, y0, 83, y1), 3 if y0 < 80 else 5, CREW[colour])


@token
def train(p: Pen) -> None:
    """A cadet becomes an ensign."""
    any_crew(p)
    _badge(p, "good")
    _up(p, (77, 25))


@token
def promote(p: Pen) -> None:
    """A ring makes a commander."""
    figure(p, "grey", "", True)
    _badge(p, "gold")
    _up(p, (77, 25))


@token
def recall(p: Pen, kind: str = "any") -> None:
    """A figure comes back from the queue; any figure is striped."""
    if kind == "any":
        any_crew(p)
    else:
        figure(p, "grey" if kind == "cadet" else kind)
    _badge(p, "text", (76, 26), 24)
    p.arc((76, 27), 11, -60, 150, "black", 5)
    p.poly([(58, 25), (72, 8), (76, 28)], "black")


@token
def discard_self(p: Pen) -> None:
    """The card is torn up: it works once."""
    p.poly([(18, 4), (82, 4), (82, 44), (66, 52), (50, 42), (34, 52), (18, 44)], "white")
    p.poly([(18, 96), (82, 96), (82, 58), (66, 66), (50, 56), (34, 66), (18, 58)], mix("white", "black", 0.3))
    p.text((50, 25), "1", 36, "black")
    p.path([(40, 80), (60, 80)], "black", 7)


@token
def copy_room(p: Pen) -> None:
    """A room, and its double."""
    p.rounded((4, 6, 62, 66), 8, "black")
    p.rounded((8, 10, 58, 62), 6, mix("white", "black", 0.45))
    p.rounded((34, 32, 98, 98), 8, "black")
    p.rounded((38, 36, 94, 94), 6, "white")
    p.rounded((54, 54, 78, 94), 4, "black")
    p.disc((72, 75), 3.4, "white")


@token
def room(p: Pen) -> None:
    p.rounded((8, 6, 92, 96), 9, "black")
    p.rounded((13, 11, 87, 92), 6, "white")
    p.rounded((32, 32, 68, 92), 5, "black")
    p.disc((60, 64), 5, "white")


@token
def take_event_tech(p: Pen) -> None:
    """A tech drawn from under the event."""
    p.rounded((26, 34, 92, 98), 8, "black")
    p.rounded((30, 38, 88, 94), 6, "white")
    p.poly(ngon((59, 70), 17, 6), "black")
    p.rounded((4, 2, 62, 60), 8, "black")
    p.rounded((8, 6, 58, 56), 6, FACTION["androids"])
    p.text((33, 31), "!", 40, "black")


@token
def ignore_damage(p: Pen) -> None:
    shield = [(50, 2), (90, 15), (90, 50), (78, 76), (50, 98), (22, 76), (10, 50), (10, 15)]
    p.poly(shield, "black")
    p.poly([(50 + (x - 50) * 0.9, 50 + (y - 50) * 0.9) for x, y in shield], "good")
    p.poly(star((50, 47), 30, 9, 0.6), "black")
    p.poly(star((50, 47), 24, 9, 0.6), "harm")
    p.path([(24, 76), (78, 20)], "black", 12)
    p.path([(24, 76), (78, 20)], "text", 6)


@token
def lay_artifact(p: Pen) -> None:
    """A crystal sinks into a tray."""
    artifact(Inset(p, 17, 0, 0.66))
    p.path([(12, 60), (12, 92), (88, 92), (88, 60)], "text", 10)
    p.poly([(34, 72), (66, 72), (50, 86)], "text")


@token
def pay(p: Pen, what: str) -> None:
    """A price: the thing itself, and a minus on spikes."""
    inner = Inset(p, 2, 0, 0.86)
    {"medal": medal, "artifact": artifact, "pirate": raider, "android": android}[what](inner)
    p.poly(star((74, 74), 28, 9, 0.7), "black")
    p.poly(star((74, 74), 24, 9, 0.7), "harm")
    p.path([(63, 74), (85, 74)], "black", 8)


def _sheet(p: Pen, points: bool = True) -> None:
    p.rounded((12, 0, 88, 100), 10, "black")
    p.rounded((16, 4, 84, 96), 7, "white")
    if points:
        p.poly(star((50, 27), 19), "#B87A12")


@token
def mission(p: Pen) -> None:
    _sheet(p)
    for y, colour in ((50, "red"), (65, "yellow"), (80, "blue")):
        p.rounded((24, y, 76, y + 11), 3, CREW[colour])


@token
def mission_gold(p: Pen) -> None:
    """A mission with a row for androids."""
    _sheet(p)
    p.rounded((24, 50, 76, 61), 3, "#B6C0CF")
    p.rounded((24, 66, 76, 88), 4, "black")
    p.rounded((26, 68, 74, 86), 3, CREW["gold"])
    p.disc((43, 77), 4, "black")
    p.disc((57, 77), 4, "black")


@token
def mission_two(p: Pen) -> None:
    """A mission of two rows."""
    _sheet(p, False)
    p.text((50, 28), "2", 44, "black")
    p.rounded((24, 52, 76, 66), 3, CREW["red"])
    p.rounded((24, 73, 76, 87), 3, CREW["blue"])


@token
def tech(p: Pen, omega: bool = False) -> None:
    p.rounded((12, 0, 88, 100), 10, "black")
    p.rounded((16, 4, 84, 96), 7, "violet" if omega else "white")
    if omega:
        p.text((50, 50), "Ω", 62, "black")
    else:
        p.poly(ngon((50, 50), 25, 6), "black")


@token
def hold_slot(p: Pen) -> None:
    for i in range(4):
        x, y = 10 + i % 2 * 44, 10 + i // 2 * 44
        p.rounded((x, y, x + 36, y + 36), 5, None, "text", 7)


@token
def lap(p: Pen) -> None:
    p.arc((50, 52), 36, -15, 285, "text", 11)
    p.poly([(30, 0), (58, 18), (30, 36)], "text")
    p.text((50, 54), "5", 40, "gold")


@token
def lowest_track(p: Pen) -> None:
    """The worst of three tracks counts."""
    for x, top, colour in ((14, 14, "fleet"), (40, 50, "androids"), (66, 26, "pirates")):
        p.rounded((x, top, x + 20, 92), 4, FACTION[colour])
    p.poly([(38, 26), (62, 26), (50, 42)], "text")
    p.path([(6, 96), (94, 96)], "text", 6)


@token
def no_damage(p: Pen) -> None:
    """A whole hull."""
    shield = [(50, 2), (90, 15), (90, 50), (78, 76), (50, 98), (22, 76), (10, 50), (10, 15)]
    p.poly(shield, "black")
    p.poly([(50 + (x - 50) * 0.9, 50 + (y - 50) * 0.9) for x, y in shield], "good")
    p.path([(30, 50), (45, 65), (72, 32)], "black", 12)


@token
def tick(p: Pen, colour: str = "good") -> None:
    p.disc((50, 50), 48, colour)
    p.path([(28, 52), (44, 68), (74, 34)], "black", 12)


@token
def trophy(p: Pen, colour: str = "gold") -> None:
    p.arc((26, 30), 14, 180, 360, colour, 8)
    p.arc((74, 30), 14, 0, 180, colour, 8)
    p.poly([(24, 8), (76, 8), (72, 44), (58, 60), (42, 60), (28, 44)], colour, "black", 3)
    p.rounded((44, 58, 56, 80), 2, colour)
    p.rounded((28, 80, 72, 94), 4, colour)


@token
def station(p: Pen, kind: str) -> None:
    """A station: a wheel round its faction's hexagon."""
    p.ring((50, 50), 46, "white", 8)
    for a in (30, 90, 150, 210, 270, 330):
        p.path([polar((50, 50), 24, a), polar((50, 50), 42, a)], "white", 7)
    p.poly(ngon((50, 50), 30, 6), "black")
    p.poly(ngon((50, 50), 26, 6), FACTION[kind])


@token
def clock_start(p: Pen) -> None:
    """A round begins."""
    p.ring((50, 50), 46, "text", 9)
    p.path([(50, 22), (50, 50), (70, 62)], "text", 9)


@token
def passenger(p: Pen, colour: str = "black") -> None:
    """A guest with a suitcase."""
    p.disc((40, 24), 20, colour)
    p.rounded((8, 46, 72, 98), 18, colour)
    p.rounded((48, 54, 100, 100), 9, None)
    p.rounded((52, 62, 98, 98), 7, colour)
    p.rounded((64, 50, 86, 68), 5, None, colour, 6)
    p.path([(75, 70), (75, 92)], "white" if colour == "black" else "black", 5)


@token
def artifact_room(p: Pen) -> None:
    room(p)
    p.rounded((32, 32, 68, 92), 5, "black")
    artifact(Inset(p, 28, 36, 0.46))


@token
def stop(p: Pen, number: str, now: bool) -> None:
    """A step that is next, or later."""
    p.disc((50, 50), 49, "gold" if now else "line")
    if not now:
        p.disc((50, 50), 41, "deck")
    p.text((50, 51), number, 54, "black" if now else "dim")


@token
def edge(p: Pen, symbol: str) -> None:
    """A symbol on the rim of a card."""
    p.disc((50, 50), 50, "black")
    p.disc((50, 50), 46, "gold")
    p.disc((50, 50), 40, "#12161F")
    {"move": move, "repair": repair, "medal": medal}[symbol](Inset(p, 20, 20, 0.6))


@token
def worth(p: Pen, points: str) -> None:
    """What a sector is worth, in a gap of its band."""
    p.disc((50, 50), 50, "ink")
    p.text((50, 50), points, 84, "text")


@token
def tally(p: Pen, number: str, colour: str = "text") -> None:
    """How many of a thing, on its corner."""
    p.disc((50, 50), 50, "black")
    p.text((50, 51), number, 72, colour)
