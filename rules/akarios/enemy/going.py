"""How an enemy flies: the whole pattern, to whichever side ends nearer to its target (AK-371 to AK-379)."""

from __future__ import annotations

from typing import NamedTuple

from rules.akarios.components import TERRAIN
from rules.akarios.enemy.decks import Move
from rules.akarios.frames import Moving
from rules.akarios.ship.bearings import clockwise, straightest
from rules.akarios.ship.boards import free, passable, terrain, wormholes
from rules.akarios.ship.patterns import route, stopped, stops
from rules.akarios.ship.ships import Pose
from rules.akarios.state import Battle, Ship
from rules.core.hexes import Hex, distance, name
from rules.core.stack import EVERYBODY

SIDES = {False: "r", True: "l"}


class Flight(NamedTuple):
    """A move as it would be flown from somewhere."""

    side: str
    way: list[Pose]
    """Up to where it stops, with the facing it then has."""
    end: Pose


def flights(battle: Battle, ship: Ship, start: Pose, move: Move, target: Hex | None) -> list[Flight]:
    """The side that ends nearer to the target; both if they are equal (AK-372). Without a target the
    pattern is flown as it is printed (AK-356)."""
    sides = (False, True) if move.mirror and target is not None else (False,)
    found = [_flight(battle, ship, start, move, mirrored, target) for mirrored in sides]
    if target is None:
        return found
    nearest = min(distance(flight.end.hex, target) for flight in found)
    return [flight for flight in found if distance(flight.end.hex, target) == nearest]


def _flight(
    battle: Battle, ship: Ship, start: Pose, move: Move, mirrored: bool, target: Hex | None
) -> Flight:
    """It passes ships but does not end on one, and stops before the edge or what cannot be entered, with the
    facing of the next step (AK-373 to AK-376). A wormhole ends the move elsewhere."""
    way = route(move.pattern, start, mirrored)
    hole = _hole(battle, way)
    if hole is not None:
        end = _exit(battle, ship, way[hole], target)
        return Flight(SIDES[mirrored], way[: hole + 1], end)
    done = stops(battle, ship, way)[-1]
    end = stopped(start, way, done)
    return Flight(SIDES[mirrored], [*way[: done - 1], end] if done else [], end)


def _hole(battle: Battle, way: list[Pose]) -> int | None:
    """The step on which it enters a wormhole, if nothing stops it before."""
    holes = wormholes(battle.board)
    for at, step in enumerate(way):
        if step.hex in holes:
            return at
        if not passable(battle, step.hex):
            return None
    return None


def _exit(battle: Battle, ship: Ship, entry: Pose, target: Hex | None) -> Pose:
    """The wormhole nearest to its target, or a free hex next to it; it faces the target (AK-177, AK-181)."""
    there = [cell for cell in wormholes(battle.board) if cell != entry.hex]
    goal = target or entry.hex
    for hole in sorted(there, key=lambda cell: (distance(cell, goal), clockwise(cell.minus(goal)))):
        beside = sorted(hole.neighbours(), key=lambda cell: distance(cell, goal))
        open = [cell for cell in (hole, *beside) if free(battle, cell, ship)]
        if open:
            looks = straightest(range(6), goal.minus(open[0]))[0] if goal != open[0] else entry.facing
            return Pose(open[0], looks)
    return entry


def deadly(battle: Battle, ship: Ship, flight: Flight) -> bool:
    """Asteroids on the way would destroy it (AK-377): it flies there all the same, but hopes for no
    attack."""
    lost = sum(
        TERRAIN["asteroids"].hull for step in flight.way if terrain(battle.board, step.hex) == "asteroids"
    )
    return ship.hull is not None and lost >= ship.hull


def setting_out(ship: Ship, flight: Flight, by: str) -> Moving:
    way = [(name(step.hex), step.facing) for step in flight.way]
    return Moving(seat=EVERYBODY, ship=ship.ref, route=way, by=by)
