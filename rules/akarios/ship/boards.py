"""The board: its hexes, the terrain on it, what can be entered and what hides (AK-011, AK-020, AK-021)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from rules.akarios.components import TERRAIN
from rules.akarios.ship.ships import token, where
from rules.akarios.state import Battle, Board, Field, Ship, Terrain
from rules.core.hexes import Hex, disc, facing, name, named

Token = Literal["asteroids", "nebula", "small_planet", "large_planet", "wormhole"]

COLS, ROWS = 15, 11
"""Where a scenario names no other size."""


def inside(board: Board, cell: Hex) -> bool:
    """Columns stand upright; every other one begins half a hex lower."""
    return 0 <= cell.q < board.cols and 0 <= cell.r + cell.q // 2 < board.rows


def cells(board: Board) -> list[Hex]:
    return [Hex(q, row - q // 2) for q in range(board.cols) for row in range(board.rows)]


def covered(kind: Token, anchor: Hex, rot: int) -> list[Hex]:
    """The hexes under a terrain token: three, seven or one (AK-167, AK-171, AK-175)."""
    shapes = {
        "single": [anchor],
        "triangle": [anchor, anchor.plus(facing(rot)), anchor.plus(facing(rot + 1))],
        "flower": disc(anchor, 1),
    }
    return shapes[TERRAIN[kind].shape]


def laid(kind: Token, anchor: Hex, rot: int) -> Field:
    """A token as it lies on the board; both sizes of planets do the same."""
    short: Terrain = "planet" if kind in ("small_planet", "large_planet") else kind  # type: ignore[assignment]
    return Field(short, tuple(name(cell) for cell in covered(kind, anchor, rot)))


@lru_cache(maxsize=64)
def _ground(fields: tuple[Field, ...]) -> dict[Hex, Terrain]:
    return {named(hex): field.kind for field in reversed(fields) for hex in field.hexes}


def terrain(board: Board, cell: Hex) -> Terrain | None:
    return _ground(tuple(board.terrain)).get(cell)


def wormholes(board: Board) -> list[Hex]:
    """None of them works where there is no other (AK-180)."""
    return list(_holes(tuple(board.terrain)))


@lru_cache(maxsize=64)
def _holes(fields: tuple[Field, ...]) -> tuple[Hex, ...]:
    found = sorted(cell for cell, kind in _ground(fields).items() if kind == "wormhole")
    return tuple(found) if len(found) > 1 else ()


def passable(battle: Battle, cell: Hex) -> bool:
    """On the board, no planet, no token with hull (AK-158, AK-175, AK-447)."""
    board = battle.board
    return inside(board, cell) and terrain(board, cell) != "planet" and token(battle, cell) is None


def free(battle: Battle, cell: Hex, but: Ship | None = None) -> bool:
    """A ship can stand there: no other one does (AK-020, AK-157)."""
    return passable(battle, cell) and not taken(battle, cell, but)


def taken(battle: Battle, cell: Hex, but: Ship | None = None) -> bool:
    """Another ship stands there."""
    ships = battle.ships.values()
    return any(ship.hex is not None and where(ship) == cell for ship in ships if ship is not but)


def blockers(battle: Battle) -> frozenset[Hex]:
    """What hides: terrain but wormholes, tokens with hull; never a ship (AK-205 to AK-208, AK-211)."""
    ground = _hiding(tuple(battle.board.terrain))
    return ground | {where(each) for each in battle.tokens.values() if each.hull and each.hex}


@lru_cache(maxsize=64)
def _hiding(fields: tuple[Field, ...]) -> frozenset[Hex]:
    return frozenset(cell for cell, kind in _ground(fields).items() if kind != "wormhole")
