"""What pilots have queued, on the map for all: where each would fly, and a ghost of the ship at the end."""

from __future__ import annotations

from images.akarios.colours import SEATS
from images.akarios.common import ours, put
from images.akarios.patch import heads, trails
from images.canvas import Canvas
from images.hexmap import Layout
from images.theme import mix
from rules.akarios.view import BattleView
from rules.core.hexes import Hex, named


def ghosts(battle: BattleView) -> list[Hex]:
    """Where ships would stand."""
    return [named(each.foreseen[-1][0]) for each in battle.cockpits if each.foreseen]


def paint_ahead(c: Canvas, battle: BattleView, layout: Layout) -> None:
    """Below everything that is there."""
    for seat, cockpit in enumerate(battle.cockpits):
        ship, tone = ours(battle, seat), mix(SEATS[seat], "ink", 0.25)
        if not cockpit.foreseen or ship.hex is None:
            continue
        way = [named(hex) for hex in (ship.hex, *(hex for hex, _ in cockpit.foreseen))]
        trails(c, layout, [way], tone, 0.6)
        heads(c, layout, way, tone)
        (hex, looks), s = cockpit.foreseen[-1], layout.size
        if hex == ship.hex:
            put(c, "bow", *layout.pixel(way[-1]), 2 * s, tone, looks)
        else:
            put(c, "ship", *layout.pixel(way[-1]), 2 * s, ship.kind, seat, looks, "ghost")
