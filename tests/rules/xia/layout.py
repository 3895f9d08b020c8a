"""Boards of one sector or two, laid by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from rules.core.hexes import Hex
from rules.xia.frames import Border
from rules.xia.geometry import CELLS, Board, attach
from rules.xia.state import Laid

VECTORS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "xia_vectors.toml").read_text(encoding="utf-8")
)


def alone(sector: str, turn: int = 0, **switches: bool) -> Board:
    return Board((Laid(sector, (0, 0), turn),), **switches)


def joined(first: str, side: int, second: str, **switches: bool) -> Board:
    """The second lies against that side of the first, by the symbols."""
    laid = Laid(first, (0, 0), 0)
    return Board((laid, attach(Board((laid,)), second, first, side)), **switches)


def cluster(*sectors: str, **switches: bool) -> Board:
    """The first in the middle, the others around it, side by side."""
    laid = [Laid(sectors[0], (0, 0), 0)]
    for side, sector in enumerate(sectors[1:]):
        laid.append(attach(Board((laid[0],)), sector, sectors[0], side))
    return Board(tuple(laid), **switches)


def at(board: Board, q: int, r: int) -> str:
    return board.at[Hex(q, r)]


def space(sector: str, q: int, r: int) -> str:
    """The space with these coordinates on the sector as printed."""
    return f"{sector}.{CELLS.index(Hex(q, r)) + 1}"


def crossed(board: Board, start: tuple[int, int], end: tuple[int, int]) -> list[Border]:
    """What the step between these neighbours crosses."""
    return list(dict(board.steps(at(board, *start)))[at(board, *end)])
