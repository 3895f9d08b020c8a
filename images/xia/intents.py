"""What players are up to, as far as all may know: where their missions lead, who attacks whom."""

from __future__ import annotations

from collections.abc import Sequence

from images.brush import Box, along, square
from images.canvas import Canvas
from images.hexmap import Layout
from images.xia.common import LETTERS, put
from rules.xia.view import SectorView, View

FLAGS = ((36, -34), (-28, -34), (36, 24), (-28, 24), (4, -54))
"""Where flags stand about a mission point, at a hex of 66."""


def goals(view: View) -> dict[str, list[int]]:
    """Sectors where known missions lead next, with the seats that go there."""
    out: dict[str, list[int]] = {}
    for ship in view.ships:
        errand = ship.mission
        if errand is not None and errand.mission is not None:
            sector = errand.mission.delivery if errand.done else errand.mission.pickup
            if sector is not None:
                out.setdefault(sector, []).append(ship.seat)
    return out


def paint_goals(c: Canvas, shown: Sequence[SectorView], view: View, layout: Layout) -> list[Box]:
    """A flag for each of them at the sector's mission point."""
    out: list[Box] = []
    wanted, k = goals(view), layout.size / 66
    for sector in shown:
        for cell in sector.cells if sector.id in wanted else ():
            if cell.mission_point:
                x, y = layout.pixel(cell.hex)
                for (dx, dy), seat in zip(FLAGS, wanted[sector.id], strict=False):
                    at = (x + dx * k, y + dy * k)
                    put(c, "flag", *at, max(48 * k, 0.024 * c.w), seat, LETTERS[seat])
                    out.append(square(at, 22 * k))
    return out


def spaces_of(view: View) -> dict[str, str]:
    """Where every ship is; players' ships go by the number of their seat."""
    found = {str(ship.seat): ship.space for ship in view.ships}
    found |= {npc.npc.id: npc.space for npc in view.npcs}
    return {name: space for name, space in found.items() if space is not None}


def paint_attack(c: Canvas, shown: Sequence[SectorView], view: View, layout: Layout) -> None:
    """A row of sparks from the attacker to the target."""
    if view.attack is None:
        return
    where = spaces_of(view)
    at = {cell.id: layout.pixel(cell.hex) for sector in shown for cell in sector.cells}
    begin, end = (at.get(where.get(name, "")) for name in (view.attack.attacker, view.attack.target))
    if begin is not None and end is not None:
        k = layout.size / 66
        for point in along(begin, end, 24 * k):
            put(c, "spark", *point, 16 * k)
