"""Line of sight: from the middle of the front edge to any point of the target's hex (AK-200 to AK-218)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from rules.akarios.ship.boards import blockers
from rules.akarios.ship.ships import Pose, pose, where
from rules.akarios.state import Battle, Ship, Token
from rules.core.hexes import ORIGIN, Hex, aims, crossed, front


@lru_cache(maxsize=4096)
def lines(facing: int, way: Hex) -> tuple[frozenset[Hex], ...]:
    """What each of the thirteen lines crosses, the ship at the origin; its own hex and the target's are free
    (AK-203, AK-209, AK-212)."""
    if facing:
        ahead = lines(0, way.turned(-facing))
        return tuple(frozenset(cell.turned(facing) for cell in line) for line in ahead)
    bow = front(ORIGIN, facing)
    ends = {ORIGIN, way}
    return tuple(crossed(bow, point) - ends for point in aims(way))


def clear(at: Pose, target: Hex, hiding: Collection[Hex]) -> bool:
    """One free line is enough (AK-202); to one's own hex each one is (AK-215)."""
    return _free(at, target, frozenset(hiding))


@lru_cache(maxsize=16384)
def _free(at: Pose, target: Hex, hiding: frozenset[Hex]) -> bool:
    near = {cell.minus(at.hex) for cell in hiding}
    return any(near.isdisjoint(line) for line in lines(at.facing, target.minus(at.hex)))


def sees(battle: Battle, source: Ship, target: Ship | Token) -> bool:
    return clear(pose(source), where(target), blockers(battle))
