"""The components, read once from the data files."""

from __future__ import annotations

from pathlib import Path

from rules.core.data import Data, Strict


class Belt(Strict, frozen=True):
    id: str
    name: dict[str, str]


DATA = Data("sample_game", ours=Path(__file__).parents[2])
BELTS = tuple(belt.id for belt in DATA.rows("belts", "belt", Belt))
CARDS = tuple(range(1, 21))
SECTORS = tuple(range(1, 31))


def belt(sector: int) -> str:
    return BELTS[(sector - 1) * len(BELTS) // len(SECTORS)]
