"""What all pictures of Starship Captains share: who is who, letters of a language, tokens on a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.starship_captains.brush import sprite
from images.starship_captains.tokens import CREW, FACTION, ROUTE, SEATS, SHADE, seat_colour
from rules.starship_captains.view import SHADOW, ArtifactKind, Figure, Pirate, Ship, View
from words import Words

__all__ = [
    "CREW",
    "FACTION",
    "ROUTE",
    "SEATS",
    "SHADE",
    "Look",
    "artifact",
    "crew_letter",
    "figure",
    "half",
    "kind_of",
    "look_of",
    "pirate",
    "put",
    "route_letter",
    "seat_colour",
    "ship_of",
]

LETTERS = "ABCD"
_CREW = ("red", "yellow", "blue", "grey", "gold")
_ROUTES = ("green", "purple", "yellow")


class Look(NamedTuple):
    """How a player, or Captain Shadow, is drawn and called."""

    seat: int
    letter: str
    colour: str
    name: str


def look_of(seat: int, words: Words, names: Sequence[str]) -> Look:
    if seat == SHADOW:
        return Look(seat, words("sc-pic-shadow-letter"), SHADE, words("sc-pic-shadow"))
    name = names[seat] if seat < len(names) else words("pic-seat", n=seat + 1)
    return Look(seat, LETTERS[seat], SEATS[seat], name.replace("[", "(").replace("]", ")"))


def crew_letter(colour: str, words: Words) -> str:
    """Of a room, a row or a figure: red, yellow, blue, grey (cadet), gold (android)."""
    return words("sc-pic-crew-letters").split()[_CREW.index(colour)]


def route_letter(colour: str, words: Words) -> str:
    """One or two letters, none that reads as a figure."""
    return words("sc-pic-route-letters").split()[_ROUTES.index(colour)]


def kind_of(figure: Figure) -> tuple[str, bool]:
    """The colour a figure is drawn in, and whether it is a commander."""
    if figure == "cadet":
        return "grey", False
    if figure == "android":
        return "gold", False
    return figure.split("_")[0], figure.endswith("_commander")


def put(c: Canvas, name: str, x: float, y: float, size: float, *args: object) -> None:
    """A token with its middle at x, y."""
    c.put(sprite(name, round(size), *args), x, y)


def figure(c: Canvas, x: float, y: float, size: float, who: Figure, words: Words) -> None:
    kind, commander = kind_of(who)
    put(c, "figure", x, y, size, kind, crew_letter(kind, words), commander)


def artifact(c: Canvas, x: float, y: float, size: float, kind: ArtifactKind, words: Words) -> None:
    letters = "".join(crew_letter(colour, words) for colour in kind.split("_"))
    put(c, "artifact", x, y, size, kind, letters)


def pirate(c: Canvas, x: float, y: float, size: float, token: Pirate, words: Words) -> None:
    """With its exhaust and its reward."""
    colour, reward = token.split("_")
    put(c, "pirate", x, y, size, colour, route_letter(colour, words), reward)


def ship_of(view: View, seat: int) -> Ship:
    return next(ship for ship in view.ships if ship.seat == seat)


def half(value: int) -> str:
    """Half points as a figure: 5 is 2½, the same in both languages."""
    sign, value = ("−" if value < 0 else ""), abs(value)
    whole = str(value // 2) if value >= 2 or not value else ""
    return f"{sign}{whole}{'½' if value % 2 else ''}"
