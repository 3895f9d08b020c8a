"""What a level of difficulty changes (AK-069, AK-451, AK-681 to AK-692)."""

from __future__ import annotations

from typing import Literal

from rules.akarios.components import DIFFICULTIES, ENEMIES, EnemySide
from rules.akarios.options import Difficulty
from rules.akarios.state import Battle, Ship

Figure = Literal["hull", "shields", "damage"]
LEAST: dict[Figure, int] = {"hull": 1, "shields": 0, "damage": 0}
"""On Easy nothing falls below (AK-690)."""


def printed(type: str, elite: bool) -> EnemySide:
    row = ENEMIES[type]
    return row.elite if elite else row.normal


def changed(figure: Figure, printed: int, level: Difficulty) -> int:
    """A figure of an enemy, from its card or from special rules (AK-451, AK-689)."""
    more: int = getattr(DIFFICULTIES[level], figure)
    return max(LEAST[figure], printed + more) if more else printed


def damage(battle: Battle, ship: Ship) -> int:
    """What its enemy card adds to each of its attacks (AK-381); an ally's is as printed (AK-691)."""
    row = printed(ship.kind, ship.elite)
    return row.damage if ship.side == "ally" else changed("damage", row.damage, battle.difficulty)


def bonus(level: Difficulty, *, success: bool) -> int:
    """Credits for each player, for success only (AK-477, AK-692)."""
    return DIFFICULTIES[level].credits if success else 0
