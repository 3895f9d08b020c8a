"""How much a place hurts: blows to expect there over the cards left in the enemies' decks, as if nothing
stood in their way. A place relative to an enemy is looked at once, and remembered."""

from __future__ import annotations

from functools import lru_cache

from rules.akarios.enemy import foreseen
from rules.akarios.enemy.decks import CARDS, DECKS
from rules.akarios.forecast import farthest, left
from rules.akarios.options import Options
from rules.akarios.sheet import Sheet
from rules.akarios.ship import fleet
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import Pose, on_board, put, where
from rules.akarios.squad.difficulty import damage as usual
from rules.akarios.state import Battle, Board, Ship, State
from rules.core.hexes import Hex, distance, name

WIDE = 41
MIDDLE = Hex(20, 10)
"""Of an empty board on which strips are tried."""
OTHERS = 0.35
"""How much of it is meant for whoever is not the nearest."""


@lru_cache(maxsize=1)
def _empty() -> State:
    state = State(Options(), 1, (0,), Sheet(""), node="001")
    state.battle = Battle("001", 1, "normal", Board(WIDE, WIDE), phase="enemies")
    state.battle.ships["p0"] = Ship("p0", "player", "argonaut", hull=9, hull_cap=9)
    return state


@lru_cache(maxsize=65536)
def blows(card: str, way: Hex) -> tuple[int, ...]:
    """Damage, without that of the enemy itself, of each blow that a card deals to a ship so far away; the
    enemy faces north."""
    row = CARDS[card]
    if distance(Hex(0, 0), way) > farthest(row):
        return ()
    state = _empty()
    battle = state.fight
    type = next(type for type, deck in DECKS.items() if row in deck)
    enemy = fleet.enemy(state, type, 1)
    battle.ships = {"p0": battle.ships["p0"], enemy.ref: enemy}
    put(enemy, Pose(MIDDLE, 0))
    battle.ships["p0"].hex = name(MIDDLE.plus(way))
    found = foreseen.blows(state, enemy, row)
    mine = usual(battle, enemy)
    return tuple(blow.damage - mine for blow in found)


class Danger:
    """Of one ship, as the board stands; places are looked at when somebody asks."""

    def __init__(self, battle: Battle, ship: Ship) -> None:
        self._known: dict[Hex, float] = {}
        self._enemies = [
            (where(enemy), enemy.facing, usual(battle, enemy), left(battle, enemy.kind))
            for enemy in on_board(battle, "enemy")
            if enemy.acts and not works(battle, enemy, "glitch")
        ]
        friends = on_board(battle, "player", "ally", "sparrow")
        self._friends = [where(each) for each in friends if each is not ship and each.hull is not None]

    def at(self, cell: Hex) -> float:
        """Damage to expect in the coming enemy phase."""
        if cell not in self._known:
            self._known[cell] = sum(self._by(*enemy, cell) for enemy in self._enemies)
        return self._known[cell]

    def _by(self, at: Hex, facing: int, mine: int, cards: list[str], cell: Hex) -> float:
        way = cell.minus(at).turned(-facing)
        dealt = sum(mine + more for card in cards for more in blows(card, way))
        if not dealt:
            return 0.0
        near = distance(at, cell)
        nearest = all(near <= distance(at, friend) for friend in self._friends)
        return dealt / len(cards) * (1.0 if nearest else OTHERS)
