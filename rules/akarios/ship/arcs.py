"""Whom an attack can reach: arcs turn with the ship, ranges do not (AK-189, AK-197); and what is behind."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.akarios.components import ARCS
from rules.akarios.ship.boards import blockers
from rules.akarios.ship.ships import Pose, on_board, where
from rules.akarios.ship.sight import clear
from rules.akarios.state import Battle, Ship, Token
from rules.core.hexes import Hex, distance


class Reach(NamedTuple):
    """Arcs, or else a range; neither: the whole board."""

    arcs: tuple[str, ...] = ()
    range: int = 0
    sight: bool = True

    @property
    def ranged(self) -> bool:
        """Never at an advantage for coming from behind (AK-246)."""
        return not self.arcs


@lru_cache(maxsize=256)
def shape(arc: str, facing: int) -> frozenset[Hex]:
    return frozenset(Hex(q, r).turned(facing) for q, r in ARCS[arc].hexes)


def covers(at: Pose, target: Hex, reach: Reach) -> bool:
    """Whether a hex lies in the arc or range, whatever hides it."""
    if reach.arcs:
        return any(target.minus(at.hex) in shape(arc, at.facing) for arc in reach.arcs)
    return not reach.range or distance(at.hex, target) <= reach.range


def reaches(battle: Battle, at: Pose, target: Hex, reach: Reach) -> bool:
    """In the arc or range, and in sight (AK-190)."""
    return covers(at, target, reach) and (not reach.sight or clear(at, target, blockers(battle)))


def reached(battle: Battle, at: Pose, reach: Reach) -> list[Ship]:
    """Every ship that can be reached from there."""
    return [ship for ship in on_board(battle) if reaches(battle, at, where(ship), reach)]


def behind(target: Ship | Token, attacker: Hex) -> bool:
    """In the cone between the target's rear-left and rear-right, however far (AK-244). A token has no
    facing (AK-260)."""
    if isinstance(target, Token):
        return False
    way = attacker.minus(where(target)).turned(-target.facing)
    return way != Hex(0, 0) and way.r >= 0 and way.q + way.r >= 0
