"""What all pictures of Twilight Imperium share: who is who, whose a system is, tokens on a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.twilight_imperium import (  # they enter the tokens
    cards,
    figures,
    icons,
    marks,
    seats,
    signs,
    units,
)
from images.twilight_imperium.brush import sprite
from images.twilight_imperium.colours import LETTERS, SEATS
from rules.twilight_imperium.view import PlanetView, PlayerView, ShipView, SystemView, View
from words import Words

__all__ = ["cards", "figures", "icons", "marks", "seats", "signs", "units"]
SHIPS = ("war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
GROUND = ("gf", "shock", "pds", "dock")
NEXUS, MECATOL = "900", "000"


class Look(NamedTuple):
    """How a player is drawn and called."""

    seat: int
    letter: str
    colour: str
    name: str


def look_of(seat: int, words: Words, names: Sequence[str]) -> Look:
    if seat < 0:
        return Look(seat, "", "dim", words("ti-pic-custodians"))
    name = names[seat] if seat < len(names) else words("pic-seat", n=seat + 1)
    return Look(seat, LETTERS[seat], SEATS[seat], name.replace("[", "(").replace("]", ")"))


def colour_of(seat: int | None) -> str:
    """Who is nobody, the Custodians or the last owner of a mine, is grey."""
    return "dim" if seat is None or seat < 0 else SEATS[seat]


def put(c: Canvas, name: str, x: float, y: float, size: float, *args: object, anchor: str = "mm") -> None:
    c.put(sprite(name, round(size), *args), x, y, anchor)


def put_seat(c: Canvas, seat: int, x: float, y: float, size: float, rim: str = "black") -> None:
    if seat < 0:
        put(c, "neutral", x, y, size)
    else:
        put(c, "seat", x, y, size, seat, LETTERS[seat], rim)


class Fleet(NamedTuple):
    """All that one player has in the space of a system."""

    seat: int
    ships: tuple[tuple[str, int, int], ...]
    """Kind, how many, how many of them are hurt; great ones first."""
    aboard: tuple[tuple[str, int], ...] = ()
    leaders: tuple[str, ...] = ()

    def count(self, kind: str) -> int:
        return sum(n for each, n, _ in self.ships if each == kind)


def fleet_of(system: SystemView, seat: int) -> Fleet:
    ships = system.ships_of(seat)
    docks = tuple(each for each in system.docks if each.seat == seat)
    rows = [_kind(kind, ships) for kind in SHIPS[:-1]]
    rows += [("fighter", system.fighters_of(seat), 0), _kind("dock", docks)]
    carried = (*ships, *docks)
    aboard = [(kind, sum(getattr(each, kind) for each in carried)) for kind in ("gf", "shock", "pds")]
    return Fleet(
        seat,
        tuple(row for row in rows if row[1]),
        tuple(row for row in aboard if row[1]),
        (*(each for ship in carried for each in ship.leaders), *system.riders_of(seat)),
    )


def _kind(kind: str, ships: Sequence[ShipView]) -> tuple[str, int, int]:
    mine = [each for each in ships if each.kind == kind]
    return kind, len(mine), sum(each.damaged for each in mine)


def fleets(system: SystemView, first: int | None = None) -> tuple[Fleet, ...]:
    """Of everybody there, an attacker `first`."""
    there = sorted(
        {*system.present, *(each.seat for each in system.docks)}, key=lambda seat: (seat != first, seat)
    )
    return tuple(fleet_of(system, seat) for seat in there)


def owner(system: SystemView) -> int | None:
    """The one player who has planets or ships here."""
    there = {*system.present, *(each.seat for each in system.docks)}
    there |= {planet.owner for planet in system.planets if planet.owner is not None}
    return there.pop() if len(there) == 1 and min(there) >= 0 else None


def contested(system: SystemView) -> bool:
    return len(system.present) > 1


def garrison(planet: PlanetView) -> tuple[tuple[str, int], ...]:
    rows = (("gf", planet.gf), ("shock", planet.shock), ("pds", planet.pds), ("dock", int(planet.dock)))
    return tuple(row for row in rows if row[1])


def custodians(view: View, planet: PlanetView) -> tuple[tuple[str, int], ...]:
    """Those who keep Mecatol Rex before anybody has taken it."""
    if planet.id != "mecatol_rex" or planet.owner is not None:
        return ()
    return tuple(row for row in zip(("fighter", "gf"), view.custodians, strict=True) if row[1])


def playing(view: View) -> tuple[int, ...]:
    """Seats in order of play, or as they sit from the Speaker on while there is none."""
    if len(view.order) == view.seats:
        return view.order
    start = view.table.index(view.speaker) if view.speaker in view.table else 0
    return (*view.table[start:], *view.table[:start])


def acting(view: View) -> int | None:
    """Whom the picture names: who attacks, whose turn it is, or the only one who is asked."""
    if view.battle is not None:
        return view.battle.attacker
    if view.turn is not None:
        return view.turn
    asked = [seat for seat in view.asked if seat >= 0]
    return asked[0] if len(asked) == 1 else None


def player_of(view: View, seat: int) -> PlayerView:
    return next(each for each in view.players if each.seat == seat)
