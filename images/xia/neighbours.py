"""What lies beside what, in words: spaces as they lie in a sector, sectors around it, ways from a ship."""

from __future__ import annotations

from math import atan2, degrees, sqrt

from images.xia import sayings
from images.xia.common import cells_of
from rules.core.hexes import DIRECTIONS, Hex, distance
from rules.xia.view import Cell, SectorView, View
from words import Words

APART = 5
"""Hexes between the centres of two sectors that touch."""
FIRST_SIDE = 23.4
"""Degrees from due east to the middle of a sector's side 0, clockwise."""
BETWEEN = {
    "planet_shield": "shield",
    "planet_entrance": "entrance",
}


def rows(one: SectorView) -> str:
    """The numbers of its spaces as they lie, row by row from the north."""
    lines: dict[int, list[Cell]] = {}
    for cell in one.cells:
        lines.setdefault(cell.hex.r, []).append(cell)
    told = [
        " ".join(str(cell.number) for cell in sorted(lines[r], key=lambda cell: cell.hex.q))
        for r in sorted(lines)
    ]
    return " / ".join(told)


def beside(one: SectorView, view: View, words: Words, sides: bool = True) -> str:
    """The sectors that touch it, each with its side; "" if there are none."""
    found = {
        _side(other.centre.minus(one.centre)): other
        for other in view.sectors
        if distance(one.centre, other.centre) == APART
    }
    told = [
        words("xia-say-beside-one", sector=words.name("xia", other.id), side=side)
        if sides
        else words.name("xia", other.id)
        for side, other in sorted(found.items())
    ]
    return words("xia-say-beside", sectors=", ".join(told)) if told else ""


def _side(way: Hex) -> int:
    angle = degrees(atan2(way.r * sqrt(3) / 2, way.q + way.r / 2))
    return round((angle - FIRST_SIDE) / 60) % 6


def ways(space: str | None, view: View, words: Words) -> str:
    """From a space one step in every direction: where it leads, and over which borders."""
    here = cells_of(view).get(space or "")
    if here is None:
        return ""
    at = {cell.hex: cell for sector in view.sectors for cell in sector.cells}
    told = []
    for direction, step in enumerate(DIRECTIONS):
        there = at.get(here.hex.plus(step))
        if there is None:
            told.append(words("xia-say-step-unknown", direction=direction))
            continue
        over = _over(here, there, direction, words)
        told.append(
            words("xia-say-step", direction=direction, place=sayings.spot(there.id, words), over=over)
        )
    return words("xia-say-steps", steps="; ".join(told))


def _over(here: Cell, there: Cell, direction: int, words: Words) -> str:
    """The border lines between two spaces, in the order they are crossed."""
    lines = [edge.kind for edge in here.edges if edge.direction == direction]
    lines += [edge.kind for edge in there.edges if edge.direction == (direction + 3) % 6]
    told = [words(f"xia-pic-border-{BETWEEN.get(kind, kind)}").lower() for kind in lines]
    return f" ({', '.join(told)})" if told else ""
