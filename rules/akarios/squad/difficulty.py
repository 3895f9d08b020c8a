"""What the level of difficulty makes of the enemies (AK-681 to AK-691, AK-695)."""

from __future__ import annotations

from rules.akarios.components import DIFFICULTIES, ENEMIES, EnemySide
from rules.akarios.state import Battle, Ship, State


def printed(type: str, elite: bool) -> EnemySide:
    row = ENEMIES[type]
    return row.elite if elite else row.normal


def figures(state: State, type: str, elite: bool) -> EnemySide:
    """An enemy's at this level: hull at least 1, shields and damage at least 0 (AK-689, AK-690). In
    extreme mode also normal ones have the immunities of the elite (AK-695)."""
    row, change = printed(type, elite), DIFFICULTIES[state.fight.difficulty]
    immune = ENEMIES[type].elite.immune if state.sheet.extreme else row.immune
    return EnemySide(
        hull=max(1, row.hull + change.hull),
        shields=max(0, row.shields + change.shields),
        damage=max(0, row.damage + change.damage),
        immune=immune,
    )


def damage(battle: Battle, ship: Ship) -> int:
    """Of its enemy card; an ally's is not changed (AK-691)."""
    row = printed(ship.kind, ship.elite).damage
    return row if ship.side == "ally" else max(0, row + DIFFICULTIES[battle.difficulty].damage)
