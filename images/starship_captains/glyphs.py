"""Symbols of the effects: what tracks, pirates, techs and events do."""

from __future__ import annotations

from images.brush import Inset, Pen, ngon, star
from images.starship_captains.brush import token
from images.starship_captains.tokens import CREW, FACTION
from images.theme import mix

GOLD_DARK = "#B87A12"


@token
def artifact_kind(p: Pen) -> None:
    """Three crystals of different colours."""
    for x, y, left, right in ((30, 34, "red", "yellow"), (70, 34, "yellow", "blue"), (50, 68, "red", "blue")):
        edge = [(0, -31), (25, -12), (18, 16), (0, 31), (-18, 16), (-25, -12)]
        p.poly([(x + dx, y + dy) for dx, dy in edge], "black")
        p.poly([(x, y - 26), (x, y + 26), (x - 14, y + 14), (x - 20, y - 9)], CREW[left])
        p.poly([(x, y - 26), (x, y + 26), (x + 14, y + 14), (x + 20, y - 9)], CREW[right])


def _cards(p: Pen, colour: str) -> None:
    p.rounded((6, 22, 56, 94), 7, mix(colour, "black", 0.5), "black", 3)
    p.rounded((22, 14, 72, 86), 7, mix(colour, "black", 0.3), "black", 3)
    p.rounded((38, 6, 92, 80), 7, colour, "black", 3)


@token
def draw_tech(p: Pen, colour: str = "text") -> None:
    _cards(p, colour)
    p.poly(ngon((65, 43), 18, 6), "black")


@token
def draw_omega(p: Pen) -> None:
    _cards(p, "violet")
    p.text((65, 43), "Ω", 44, "black")


@token
def peek_missions(p: Pen, colour: str = "text") -> None:
    p.poly([(2, 50), (24, 27), (50, 18), (76, 27), (98, 50), (76, 73), (50, 82), (24, 73)], colour)
    p.disc((50, 50), 23, "black")
    p.disc((50, 50), 10, colour)


def _burst(p: Pen, colour: str) -> None:
    p.poly(star((50, 50), 50, 9, 0.6), "black")
    p.poly(star((50, 50), 45, 9, 0.6), colour)


@token
def raider(p: Pen) -> None:
    _raider(Inset(p, 0, 14, 1))


def _raider(p: Pen) -> None:
    """A pirate's ship: fins and a skull, in the upper part of the box."""
    rim = [(50, 3), (80, 30), (96, 62), (70, 58), (50, 70), (30, 58), (4, 62), (20, 30)]
    p.poly(rim, "black", "black", 7)
    p.poly([(50, 5), (76, 32), (91, 57), (68, 53), (50, 64), (32, 53), (9, 57), (24, 32)], "white")
    p.disc((50, 35), 15, "black")
    p.disc((44, 34), 4.5, "white")
    p.disc((56, 34), 4.5, "white")
    p.rounded((45, 42, 55, 48), 2, "white")


@token
def ambush(p: Pen) -> None:
    """A pirate jumps out: a penalty, so red and spiky."""
    _burst(p, "harm")
    _raider(Inset(p, 12, 20, 0.76))


@token
def pirate_spawn(p: Pen) -> None:
    _raider(p)
    p.disc((50, 79), 21, "black")
    p.poly(star((50, 79), 21, 9, 0.72), "harm")
    p.path([(39, 79), (61, 79)], "black", 7)
    p.path([(50, 68), (50, 90)], "black", 7)


@token
def adjacent_pirate(p: Pen) -> None:
    """A pirate on a route beside a planet."""
    p.path([(8, 92), (92, 92)], "green", 8)
    p.disc((10, 90), 10, "#7A86A8")
    _raider(Inset(p, 6, 12, 0.88))


def _emblem(p: Pen, kind: str, ink: str, ground: str) -> None:
    if kind == "fleet":
        for y in (26, 45):
            p.path([(26, y + 23), (50, y), (74, y + 23)], ink, 10)
    elif kind == "androids":
        p.path([(50, 30), (50, 18)], ink, 7)
        p.rounded((26, 29, 74, 75), 9, ink)
        p.disc((40, 48), 6.5, ground)
        p.disc((60, 48), 6.5, ground)
        p.rounded((37, 61, 63, 67), 2, ground)
    else:
        p.disc((50, 43), 24, ink)
        p.rounded((37, 56, 63, 81), 5, ink)
        p.disc((41, 44), 6.5, ground)
        p.disc((59, 44), 6.5, ground)
        p.path([(50, 66), (50, 79)], ground, 4)


@token
def any_faction(p: Pen) -> None:
    """A step on any track: one hexagon in three colours."""
    p.poly(ngon((50, 50), 50, 6), "black")
    corners = ngon((50, 50), 46, 6)
    for i, colour in enumerate(FACTION.values()):
        p.poly([(50, 50), *(corners[(2 * i + j) % 6] for j in range(3))], colour)
    p.disc((50, 50), 17, "black")
    p.path([(43, 54), (50, 46), (57, 54)], "text", 5)


@token
def split_factions(p: Pen) -> None:
    """Steps shared out among the tracks: three hexagons."""
    for (x, y), colour in zip(((50, 27), (27, 69), (73, 69)), FACTION.values(), strict=True):
        p.poly(ngon((x, y), 27, 6), "black")
        p.poly(ngon((x, y), 23, 6), colour)
        p.path([(x - 8, y + 5), (x, y - 5), (x + 8, y + 5)], "black", 6)


@token
def retreat(p: Pen, kind: str) -> None:
    """Steps back: the faction's hexagon on spikes."""
    _burst(p, "harm")
    p.poly(ngon((50, 50), 36, 6), "black")
    p.poly(ngon((50, 50), 32, 6), FACTION[kind])
    for y in (36, 52):
        p.path([(34, y), (50, y + 15), (66, y)], "black", 8)


@token
def event(p: Pen, kind: str = "") -> None:
    """The event's card; with the emblem of its faction where three could be meant."""
    p.rounded((16, 2, 84, 98), 10, "black")
    p.rounded((20, 6, 80, 94), 7, FACTION.get(kind, "gold"))
    if kind:
        p.text((50, 27), "!", 40, "black")
        _emblem(Inset(p, 18, 36, 0.64), kind, "black", FACTION[kind])
    else:
        p.text((50, 50), "!", 64, "black")
