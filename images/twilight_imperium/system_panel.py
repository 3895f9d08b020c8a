"""Beside a system: whose it is, everybody's ships with what each carries, and who may come."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.text import fit, measure
from images.twilight_imperium import facts
from images.twilight_imperium.colours import LETTERS, SEATS
from images.twilight_imperium.comers import Comers, comers
from images.twilight_imperium.common import (
    SHIPS,
    Fleet,
    acting,
    colour_of,
    fleets,
    look_of,
    owner,
    player_of,
    put,
    put_seat,
)
from images.twilight_imperium.paper import named
from images.twilight_imperium.pieces import Piece, lines_for, pieces, wide
from rules.twilight_imperium.view import ShipView, SystemView, View
from words import Words

W, CUT = 1600, 1010
LEFT, RIGHT = CUT + 32, W - 26
FREE = ("fighter", "dock")
"""What takes no part of the fleet supply."""
ABREAST, ROW = 2, 58
"""Ships that may come: so many kinds side by side, and how high a line of them is."""


class Pencil:
    """Writes down the panel, or only measures how far it would come."""

    def __init__(self, c: Canvas | None) -> None:
        self.c = c
        self.y = 62.0

    def row(self, row: list[Piece], icons: Sequence[int], x: float = LEFT) -> None:
        """Tokens in as many lines as they need."""
        room = RIGHT - x
        lines, icon = lines_for(row, (room,) * 6, icons, 10)
        for line in lines:
            if self.c is not None:
                pieces(self.c, line, x + wide(line, icon, 10) / 2, self.y, icon, 10)
            self.y += icon + 12


def panel(
    c: Canvas | None, view: View, here: SystemView, origins: Sequence[str], words: Words, names: Sequence[str]
) -> float:
    """Returns its foot; without a canvas it is only measured."""
    p = Pencil(c)
    _title(p, here, words, names)
    for fleet in fleets(here, acting(view)):
        _fleet(p, view, here, fleet, words, names)
    if here.mines or here.counters:
        _signs(p, here, words)
    if origins:
        _origins(p, view, here, origins, words)
    return p.y + 20


def _title(p: Pencil, here: SystemView, words: Words, names: Sequence[str]) -> None:
    if p.c is not None:
        title = " · ".join(facts.called(facts.PLANETS, each.id, words) for each in here.planets)
        title = title or ("?" if here.hidden else facts.system(here.at, here.tile, words))
        said, size = fit(title, 62, RIGHT - LEFT, "display", 0.5)
        p.c.text(LEFT, p.y, said, size, face="display")
        who = owner(here)
        if who is not None:
            put_seat(p.c, who, LEFT + 24, p.y + 70, 50)
            said = words("ti-pic-holds", name=look_of(who, words, names).name)
            p.c.lines(
                LEFT + 62, p.y + 70, said, 34, RIGHT - LEFT - 62, 2, SEATS[who], "bold", pitch=1, middle=True
            )
        elif not here.present:
            p.c.text(LEFT, p.y + 70, words("ti-pic-nobody-here"), 36, "dim", width=RIGHT - LEFT)
    p.y += 142


def _fleet(p: Pencil, view: View, here: SystemView, fleet: Fleet, words: Words, names: Sequence[str]) -> None:
    """Its ships by kind, the fleet supply, and what each ship carries."""
    colour = colour_of(fleet.seat)
    if p.c is not None:
        put_seat(p.c, fleet.seat, LEFT + 24, p.y, 48)
        supply = _supply(view, fleet)
        p.c.text(RIGHT, p.y, supply, 36, "dim", "bold", "r")
        room = RIGHT - LEFT - 76 - measure(supply, 36, "bold")
        said, size = named(look_of(fleet.seat, words, names).name, 38, room)
        p.c.text(LEFT + 62, p.y, said, size, "text", "bold")
    p.y += 60
    p.row([Piece("unit", (kind, colour), n, hurt) for kind, n, hurt in fleet.ships], range(56, 35, -4))
    for ship in _laden(here, fleet.seat):
        _cargo(p, ship, colour)
    p.y += 14


def _supply(view: View, fleet: Fleet) -> str:
    """Ships but Fighters, of how many; a dash of nothing for the Custodians."""
    if fleet.seat < 0:
        return ""
    one = player_of(view, fleet.seat)
    ships = sum(n for kind, n, _ in fleet.ships if kind not in FREE)
    limit = "∞" if one.unlimited else str(one.fleet_limit)
    return f"[ti_counter:{SEATS[fleet.seat]}] {ships}/{limit}"


def _laden(here: SystemView, seat: int) -> list[ShipView]:
    ships = [each for each in (*here.ships_of(seat), *here.docks) if each.seat == seat]
    ships.sort(key=lambda each: (SHIPS.index(each.kind) if each.kind in SHIPS else len(SHIPS), each.id))
    return [each for each in ships if each.gf or each.shock or each.pds or each.leaders]


def _cargo(p: Pencil, ship: ShipView, colour: str) -> None:
    """A ship, and right of a line what is aboard."""
    row = [Piece("unit", (kind, colour), n) for kind in ("gf", "shock", "pds") if (n := getattr(ship, kind))]
    row += [Piece("leader", (facts.kind_of(each), colour)) for each in ship.leaders]
    if p.c is not None:
        put(p.c, "unit", LEFT + 40, p.y, 48, ship.kind, colour, ship.damaged)
        p.c.icon("right", LEFT + 92, p.y, 30, "dim")
    p.row(row, range(44, 29, -2), LEFT + 122)


def _signs(p: Pencil, here: SystemView, words: Words) -> None:
    """Who has activated it, whose mines lie here."""
    for kind, seats in (("counters", here.counters), ("mines", here.mines)):
        if seats and p.c is not None:
            p.c.text(LEFT, p.y, words(f"ti-pic-system-{kind}"), 34, "dim", width=220)
            for i, seat in enumerate(seats):
                args = (seat, LETTERS[seat]) if kind == "counters" else (colour_of(seat),)
                put(p.c, kind.removesuffix("s"), LEFT + 250 + i * min(54, 280 / len(seats)), p.y, 46, *args)
        p.y += 60 if seats else 0
    p.y += 10


def _origins(p: Pencil, view: View, here: SystemView, origins: Sequence[str], words: Words) -> None:
    """Where ships may come from, numbered; how far those of who is asked go, and what is aboard."""
    who = view.seat if view.seat is not None else acting(view)
    if p.c is not None:
        p.c.text(LEFT, p.y + 4, words("ti-pic-may-come"), 42, "gold", "bold", width=RIGHT - LEFT)
    p.y += 64
    for number, at in enumerate(origins, 1):
        one = view.system(at)
        lines = [] if who is None else _lines(list(comers(one, who)))
        rows = max(1, len(lines))
        if p.c is not None:
            p.c.panel(LEFT - 12, p.y - 36, RIGHT - LEFT + 24, 68 + rows * ROW, "raise")
            put(p.c, "numbered", LEFT + 32, p.y + 27, 68, number)
            end = p.c.text(LEFT + 86, p.y, at, 40, "text", "bold")
            name = " · ".join(facts.called(facts.PLANETS, each.id, words) for each in one.planets)
            name = name or facts.system(at, one.tile, words)
            if name != at:
                p.c.text(end + 16, p.y + 1, name, 30, "dim", width=RIGHT - end - 26)
            for i, line in enumerate(lines):
                for j, cell in enumerate(line):
                    x = LEFT + 86 + j * (RIGHT - LEFT - 86) / ABREAST
                    _cell(p.c, cell, colour_of(who), x, p.y + 54 + i * ROW)
        p.y += 82 + rows * ROW


def _lines(found: Sequence[Comers]) -> list[list[Comers]]:
    """Ships with room aboard have a line to themselves; others stand side by side."""
    rest = [each for each in found if not each.room]
    return [[each] for each in found if each.room] + [
        rest[i : i + ABREAST] for i in range(0, len(rest), ABREAST)
    ]


def _cell(c: Canvas, of: Comers, colour: str, x: float, y: float) -> None:
    """2 carriers → 1 · 3/12"""
    icon, piece = 48, Piece("unit", (of.kind, colour), of.number, of.hurt)
    across = piece.wide(icon)
    pieces(c, [piece], x + across / 2, y, icon, 8)
    x += across + 10
    if of.steps:
        c.icon("right", x + 14, y, 28, "gold")
        x = c.text(x + 32, y, str(of.steps), 38, "gold", "bold") + 12
    if of.room:
        put(c, "unit", x + 17, y, 34, "gf", "dim")
        c.text(x + 36, y, f"{of.aboard}/{of.room}", 36, "text", "bold")
