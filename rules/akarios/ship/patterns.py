"""Patterns of movement: lists of directions and facings, relative to the facing at the start (AK-151)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.akarios.components import PATTERNS
from rules.akarios.ship.boards import free, inside, passable, taken, wormholes
from rules.akarios.ship.ships import SIXTHS, Pose
from rules.akarios.state import Battle, Ship
from rules.core.hexes import Hex, distance, facing

TURN = 2
"""Steps of 60 degrees in one direction, at most (AK-148)."""
PHASED = "phased"
"""The status of Hyperdrive: nothing is in the way, terrain does nothing (AK-725)."""


def route(pattern: str, start: Pose, mirror: bool = False) -> list[Pose]:
    """Each hex of the way, with the facing there."""
    return list(_route(pattern, start, mirror))


@lru_cache(maxsize=16384)
def _route(pattern: str, start: Pose, mirror: bool) -> tuple[Pose, ...]:
    way, cell = [], start.hex
    for direction, looks in PATTERNS[pattern].steps:
        sign = -1 if mirror else 1
        cell = cell.plus(facing((start.facing + sign * direction) % SIXTHS))
        way.append(Pose(cell, (start.facing + sign * looks) % SIXTHS))
    return tuple(way)


def sides(pattern: str) -> tuple[bool, ...]:
    """To the right, and mirrored where it can be flown to the left (AK-115)."""
    return (False, True) if PATTERNS[pattern].mirror else (False,)


def stopped(start: Pose, way: Sequence[Pose], done: int) -> Pose:
    """Broken off after so many hexes: the facing is that of the next one (AK-153, AK-154, AK-156)."""
    here = way[done - 1] if done else start
    return here if done == len(way) else Pose(here.hex, way[done].facing)


def phased(battle: Battle, ref: str) -> bool:
    return any(status.what == PHASED and status.on == ref for status in battle.statuses)


def stops(battle: Battle, ship: Ship, way: Sequence[Pose]) -> list[int]:
    """After how many hexes the ship may come to rest (AK-157 to AK-161): it passes ships but does not end on
    one, and gets no further than the edge or, unless phased, what cannot be entered. Staying where it is is
    always possible."""
    found, through = [0], phased(battle, ship.ref)
    for done, step in enumerate(way, 1):
        open = passable(battle, step.hex)
        if not open and not (through and inside(battle.board, step.hex)):
            break
        if open and not taken(battle, step.hex, ship):
            found.append(done)
    return found


def length(battle: Battle, ship: Ship, way: Sequence[Pose]) -> int:
    """How many hexes the move has: it ends in the first wormhole (AK-176)."""
    holes = _holes(battle, ship)
    return next((done for done, step in enumerate(way, 1) if step.hex in holes), len(way))


def _holes(battle: Battle, ship: Ship) -> list[Hex]:
    return [] if phased(battle, ship.ref) else wormholes(battle.board)


def rests(battle: Battle, ship: Ship, way: Sequence[Pose]) -> list[int]:
    """After how many hexes it may come to rest, the whole way among them if it can be flown. A ship on the
    wormhole is no obstacle: one is carried on from there."""
    whole = length(battle, ship, way)
    found = stops(battle, ship, way[:whole])
    into = whole > 0 and way[whole - 1].hex in _holes(battle, ship)
    if into and whole not in found and all(passable(battle, step.hex) for step in way[:whole]):
        found.append(whole)
    return found


def turns(looks: int, most: int = TURN) -> list[int]:
    """The facings a turn can end in, its own first (AK-148)."""
    steps = [0, *(sign * step for step in range(1, most + 1) for sign in (1, -1))]
    return list(dict.fromkeys((looks + step) % SIXTHS for step in steps))


# Push and Pull


def pushed(by: Hex, at: Hex) -> list[Hex]:
    """Further away, nearest to the line through both: one hex or two (AK-541); nobody is pushed away from
    itself (AK-540)."""
    return [] if by == at else _along(by, at, +1)


def pulled(by: Hex, at: Hex) -> list[Hex]:
    """Nearer, nearest to the line through both; none if they are adjacent (AK-547, AK-548)."""
    return [] if distance(by, at) <= 1 else _along(by, at, -1)


def shoved(battle: Battle, by: Hex, ship: Ship, at: Hex, pull: bool) -> list[Hex]:
    """The hexes between which the players choose; none: it is not moved further (AK-542, AK-547)."""
    equal = pulled(by, at) if pull else pushed(by, at)
    return [cell for cell in equal if free(battle, cell, ship)]


def _along(by: Hex, at: Hex, change: int) -> list[Hex]:
    line = at.minus(by)
    there = [cell for cell in at.neighbours() if distance(by, cell) == distance(by, at) + change]
    off = {cell: abs(line.q * cell.minus(by).r - line.r * cell.minus(by).q) for cell in there}
    return sorted(cell for cell in there if off[cell] == min(off.values()))
