"""Before a battle: the hexes one may begin on, and one's ship where it would stand."""

from __future__ import annotations

from msgspec.structs import replace

from images.akarios.patch import outlined
from images.canvas import Canvas
from images.hexmap import Layout
from rules.akarios.view import BattleView, View
from rules.core.hexes import Hex, named

PLACES = "cyan"


def places(battle: BattleView) -> list[Hex]:
    """As long as somebody has to take one: those that are free."""
    players = [ship for ship in battle.ships if ship.side == "player"]
    if battle.phase != "setup" or all(ship.hex is not None for ship in players):
        return []
    stood_on = {ship.hex for ship in battle.ships}
    return [named(hex) for hex in battle.board.placement if hex not in stood_on]


def paint_places(c: Canvas, battle: BattleView, layout: Layout) -> None:
    outlined(c.im, layout, places(battle), PLACES)


def posed(view: View, seat: int, hex: str, facing: int) -> View:
    """As if the seat's ship stood there."""
    battle = view.battle
    assert battle is not None
    mine = battle.cockpits[seat].ship
    ships = tuple(
        replace(ship, hex=hex, facing=facing) if ship.ref == mine else ship for ship in battle.ships
    )
    return replace(view, battle=replace(battle, ships=ships))
