"""Ships of enemy types, as they enter a battle (AK-009, AK-012, AK-058 to AK-060, AK-415, AK-435, AK-873)."""

from __future__ import annotations

from rules.akarios.components import ENEMIES, ENEMY_BOARDS
from rules.akarios.ship.ships import on_board
from rules.akarios.squad import difficulty
from rules.akarios.state import Battle, Ship, Side, State


def ref(type: str, number: int) -> str:
    return f"{ENEMIES[type].code}{number}"


def enemy(state: State, type: str, number: int, *, elite: bool = False, ally: bool = False) -> Ship:
    """With the figures and immunities of its side of the card (AK-059, AK-060, AK-273), at this battle's
    difficulty; allies of enemy types are as printed (AK-691). In extreme mode all enemies have the immunities
    of the elite side (AK-695)."""
    level, card = state.fight.difficulty, difficulty.printed(type, elite)
    hull = card.hull if ally else difficulty.changed("hull", card.hull, level)
    shields = card.shields if ally else difficulty.changed("shields", card.shields, level)
    immune = ENEMIES[type].elite.immune if state.sheet.extreme and not ally else card.immune
    side: Side = "ally" if ally else "enemy"
    ship = Ship(ref(type, number), side, type, hull=hull, hull_cap=hull, shields=shields, shields_cap=shields)
    ship.elite, ship.number, ship.immune, ship.bare = elite, number, list(immune), (hull, shields)
    return ship


def numbers_left(battle: Battle, type: str) -> list[int]:
    """Identifiers that are free: a destroyed ship gives its own back (AK-263)."""
    taken = {ship.number for ship in on_board(battle) if ship.kind == type}
    return [number for number in range(1, ENEMIES[type].supply + 1) if number not in taken]


def boards_left(battle: Battle) -> int:
    """Allies of enemy types take one too (AK-012, AK-422)."""
    return ENEMY_BOARDS - sum(ship.kind in ENEMIES for ship in on_board(battle))
