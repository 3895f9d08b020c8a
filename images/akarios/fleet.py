"""What lies on the battle map, drawn from the ground up: goal, tokens, the Sparrow, enemies, players."""

from __future__ import annotations

from PIL import Image

from images.akarios.colours import HOLE
from images.akarios.common import put, tone
from images.akarios.facts import SPARROW
from images.akarios.ground import Printed
from images.akarios.pieces import gauge, row, stern
from images.canvas import Canvas
from images.hexmap import Layout
from images.kept import kept
from rules.akarios.view import BattleView, ShipView, TokenView
from rules.core.hexes import Hex, named

MOST = 10
"""Pips of hull or shields; more are told in figures."""
LAYERS = {"sparrow": 0, "ally": 1, "enemy": 2, "player": 3}


def taken(battle: BattleView) -> set[Hex]:
    """Hexes with something on them."""
    ships, tokens = (one.hex for one in battle.ships), (one.hex for one in battle.tokens)
    return {named(hex) for hex in (*ships, *tokens) if hex is not None}


def paint_pieces(c: Canvas, battle: BattleView, on: Printed, layout: Layout, active: str = "") -> None:
    """Everything whose hex has its middle on the canvas; the ship `active` has a white rim."""

    def inside(cell: Hex) -> bool:
        x, y = layout.pixel(cell)
        return 0 < x < c.w and 0 < y < c.h

    for cell in (one for one in on.goals if inside(one)):
        x, y = layout.pixel(cell)
        put(c, "ring", x, y, 2 * layout.size, "gold", 4)
        put(c, "goal", x + 4, y + 8, layout.size * 0.9)
    ships = {named(one.hex) for one in battle.ships if one.hex is not None}
    for token in battle.tokens:
        if token.hex is not None and inside(named(token.hex)):
            _token(c, token, layout, named(token.hex) in ships)
    for ship in sorted(battle.ships, key=lambda one: LAYERS[one.side]):
        if ship.hex is not None and inside(named(ship.hex)):
            _craft(c, ship, layout, ship.ref == active)


def _token(c: Canvas, token: TokenView, layout: Layout, covered: bool) -> None:
    """One that a ship stands on keeps its label in a corner of the hex."""
    assert token.hex is not None
    (x, y), s = layout.pixel(named(token.hex)), layout.size
    if covered:
        put(c, "spot", x + 0.52 * s, y + 0.56 * s, s * 0.52, token.label, tone(token.side))
    elif token.hull_cap:
        put(c, "block", x, y - 0.14 * s, s * 1.12, token.label, tone(token.side))
        c.put(gauge(token.hull or 0, token.hull_cap, 0, 0, round(s * 1.2), s / 66), x, y + s * 0.66)
    else:
        put(c, "spot", x, y, s * 1.12, token.label, tone(token.side))


def _craft(c: Canvas, ship: ShipView, layout: Layout, active: bool) -> None:
    """The ship, its gauge at the stern, its marks left and right, where no ship ever faces."""
    assert ship.hex is not None
    (x, y), s = layout.pixel(named(ship.hex)), layout.size
    if ship.kind == SPARROW:
        put(c, "mother", x, y, 2 * s, ship.facing)
    elif ship.seat is not None:
        put(c, "ship", x, y, 2 * s, ship.kind, ship.seat, ship.facing, "active" if active else "")
    else:
        put(c, "foe", x, y, 2 * s, ship.kind, ship.number, ship.facing, ship.elite, ship.side == "ally")
    if ship.hull is not None:
        c.put(gauge_of(ship, s), x, y + stern(ship.facing) * s * 0.69)
    for i, effect in enumerate(ship.marks):
        drop = row((len(ship.marks) + 1) // 2, 0.46)[i // 2]
        put(c, "mark", x + (0.74 if i % 2 else -0.74) * s, y + drop * s, 0.5 * s, effect)


def gauge_of(ship: ShipView, s: float) -> Image.Image:
    hull = ship.hull or 0
    if max(ship.hull_cap, ship.shields_cap) <= MOST:
        return gauge(hull, ship.hull_cap, ship.shields, ship.shields_cap, round(1.22 * s), s / 66)
    return bar(hull, ship.hull_cap, ship.shields, round(1.3 * s), s / 66)


@kept
def bar(now: int, most: int, shields: int, wide: int, k: float) -> Image.Image:
    """Of many: a bar and its figure."""
    c = Canvas(wide, round(22 * k), fill="black")
    end = wide - (5 + (26 if shields else 0)) * k
    c.panel(round(31 * k), 5 * k, end - 31 * k, 12 * k, HOLE, r=3 * k)
    c.panel(round(31 * k), 5 * k, (end - 31 * k) * now / most, 12 * k, "harm", r=3 * k)
    c.text(16 * k, 11 * k, str(now), round(22 * k), "text", "bold", "m")
    if shields:
        c.panel(end + 3 * k, 3 * k, 20 * k, 16 * k, "blue", r=8 * k)
        c.text(end + 13 * k, 11 * k, str(shields), round(17 * k), "black", "bold", "m")
    return c.im
