"""A ship of any kind: where it is, which way it looks, whose side it is on (AK-005 to AK-010)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.akarios.state import Battle, Cockpit, Ship, Side, Token
from rules.core.hexes import Hex, facing, name, named
from rules.core.hexes import distance as hexes_between

SIXTHS = 6
ALLIED: tuple[Side, ...] = ("player", "ally", "sparrow")
"""Who flies with the players (AK-008)."""


class Pose(NamedTuple):
    """Where a ship is, or would be."""

    hex: Hex
    facing: int

    @property
    def ahead(self) -> Hex:
        return self.hex.plus(facing(self.facing))

    def turned(self, sixths: int) -> Pose:
        return Pose(self.hex, (self.facing + sixths) % SIXTHS)


def pose(ship: Ship) -> Pose:
    return Pose(where(ship), ship.facing)


def where(ship: Ship | Token) -> Hex:
    assert ship.hex is not None, f"{ship} is off the board"
    return named(ship.hex)


def put(ship: Ship, to: Pose) -> None:
    ship.hex, ship.facing = name(to.hex), to.facing


def on_board(battle: Battle, *sides: Side) -> list[Ship]:
    """All ships in play, or those of these sides, by their refs."""
    ships = battle.ships.values()
    there = [ship for ship in ships if ship.hex is not None and (not sides or ship.side in sides)]
    return sorted(there, key=_by_ref)


def _by_ref(ship: Ship) -> tuple[str, int]:
    return natural(ship.ref)


@lru_cache(maxsize=256)
def natural(ref: str) -> tuple[str, int]:
    """`rs2` before `rs10`."""
    letters = ref.rstrip("0123456789")
    return letters, int(ref[len(letters) :] or 0)


def standing_on(battle: Battle, cell: Hex) -> Ship | None:
    """The ship on a hex: there is never more than one (AK-020)."""
    return next((ship for ship in on_board(battle) if where(ship) == cell), None)


def distance(a: Ship | Token, b: Ship | Token) -> int:
    """Terrain and ships never change it (AK-019)."""
    return hexes_between(where(a), where(b))


def within(battle: Battle, ship: Ship, range: int, *sides: Side) -> list[Ship]:
    """The other ships so near."""
    return [each for each in on_board(battle, *sides) if each is not ship and distance(ship, each) <= range]


def allied(ship: Ship) -> bool:
    return ship.side in ALLIED


def hostile(a: Ship, b: Ship) -> bool:
    """Whoever fights the players fights the Sparrow and their allies (AK-354)."""
    return allied(a) != allied(b)


def cockpit(battle: Battle, ref: str) -> Cockpit | None:
    """Of a player's ship; nobody sits in the others."""
    ship = battle.ships.get(ref)
    return None if ship is None or ship.seat is None else battle.cockpits[ship.seat]


def flying(battle: Battle, seat: int) -> bool:
    """A pilot whose ship is at hull 0 is unconscious (AK-393), not one who is still to be placed."""
    return battle.ships[battle.cockpits[seat].ship].hull != 0


def seats(battle: Battle) -> list[int]:
    """Those who still fly."""
    return [seat for seat in range(len(battle.cockpits)) if flying(battle, seat)]


def token(battle: Battle, cell: Hex) -> Token | None:
    """The token with hull on a hex (AK-447)."""
    tokens = battle.tokens.values()
    there = [each for each in tokens if each.hull and each.hex is not None and where(each) == cell]
    return min(there, key=lambda each: each.id) if there else None
