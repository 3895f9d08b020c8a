"""What all pictures of Xia share: who is who, letters of a language, tokens on a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.xia import tokens as tokens  # enters the tokens
from images.xia.brush import sprite
from images.xia.tokens import SEATS
from rules.xia.view import CARGO, Cell, Npc, SectorView, ShipView, View
from words import UNBROKEN, Words

LETTERS = "ABCDE"
EXTRACT = {"asteroid": "mine", "debris": "salvage", "nebula": "harvest"}
"""How a kind of field gives up its cargo."""


class Look(NamedTuple):
    """How a player is drawn and called."""

    seat: int
    letter: str
    colour: str
    name: str


def look_of(seat: int, words: Words, names: Sequence[str]) -> Look:
    name = names[seat] if seat < len(names) else words("pic-seat", n=seat + 1)
    return Look(seat, LETTERS[seat], SEATS[seat], name.replace("[", "(").replace("]", ")"))


def cargo_letter(kind: str, words: Words) -> str:
    """Of a kind of cargo; any cargo has a star instead."""
    return words("xia-pic-cargo-letters").split()[CARGO.index(kind)] if kind in CARGO else ""


def npc_letter(npc: Npc, words: Words) -> str:
    return npc.name[words.lang][0]


def thousands(credits: int, words: Words) -> str:
    """Money comes in thousands only."""
    return words("xia-pic-thousands", n=credits // 1000) if credits else "0"


def figure(number: int, words: Words) -> str:
    """Russian groups its thousands everywhere, English in sentences only."""
    return f"{number:,}".replace(",", UNBROKEN) if words.lang == "ru" else str(number)


def put(c: Canvas, name: str, x: float, y: float, size: float, *args: object) -> None:
    """A token with its middle at x, y."""
    c.put(sprite(name, round(size), *args), x, y)


def ship_of(view: View, seat: int) -> ShipView:
    return next(ship for ship in view.ships if ship.seat == seat)


def cells_of(view: View) -> dict[str, Cell]:
    return {cell.id: cell for sector in view.sectors for cell in sector.cells}


def sector_of(view: View, space: str) -> SectorView | None:
    return next((s for s in view.sectors if any(cell.id == space for cell in s.cells)), None)


def trades(cell: Cell) -> list[tuple[str, str]]:
    """What cargo a space deals in: (kind, what is done)."""
    out: list[tuple[str, str]] = []
    if cell.buys is not None:
        out.append((cell.buys, "buy"))
    if cell.sells is not None:
        out.append((cell.sells, "sell"))
    if cell.yields is not None:
        out.append((cell.yields, EXTRACT[cell.kind or ""]))
    return out
