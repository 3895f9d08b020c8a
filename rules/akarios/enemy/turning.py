"""Where an enemy turns: for its coming attack, else for its coming move, else its bow to the target
(AK-359 to AK-370)."""

from __future__ import annotations

from rules.akarios.enemy.decks import END, AnyCommand, Attack, BattleCard, Move, command_of, lines
from rules.akarios.enemy.going import deadly, flights
from rules.akarios.enemy.reach import reach
from rules.akarios.ship.arcs import reaches
from rules.akarios.ship.bearings import straightest
from rules.akarios.ship.durations import works
from rules.akarios.ship.patterns import turns
from rules.akarios.ship.ships import Pose, pose
from rules.akarios.state import Ship, State
from rules.core.hexes import Hex, distance


def coming(card: BattleCard, at: str, kind: type[AnyCommand]) -> tuple[list[AnyCommand], AnyCommand] | None:
    """The next command of a kind further along the strip, and what lies before it; of a fork the Yes line
    first (AK-364, AK-365)."""
    for to in dict.fromkeys(lines(card, at)):
        if to == END:
            continue
        command = command_of(card, to)
        if isinstance(command, kind):
            return [], command
        found = coming(card, to, kind)
        if found is not None:
            return [command, *found[0]], found[1]
    return None


def wanted(state: State, ship: Ship, card: BattleCard, at: str, target: Hex) -> list[int]:
    """The facings it would turn to: its own alone if that is among the best (AK-361 to AK-363)."""
    here = pose(ship)
    facings = turns(ship.facing)
    best = _fit(state, ship, card, at, target, facings)
    if best:
        best = straightest(best, target.minus(here.hex))
    else:
        best = _nearing(state, ship, card, at, target, facings)
    return [ship.facing] if ship.facing in best else sorted(best)


def _fit(state: State, ship: Ship, card: BattleCard, at: str, target: Hex, facings: list[int]) -> list[int]:
    """From which the coming attack hits, the moves before it carried out (AK-360, AK-368)."""
    found = coming(card, at, Attack)
    if found is None:
        return []
    between, attack = found
    assert isinstance(attack, Attack)
    moves = [command for command in between if isinstance(command, Move)]
    here = pose(ship)
    how = reach(state, ship, attack)
    return [
        looks
        for looks in facings
        if any(
            reaches(state.fight, end, target, how)
            for end in after(state, ship, Pose(here.hex, looks), moves, target)
        )
    ]


def after(state: State, ship: Ship, start: Pose, moves: list[Move], target: Hex) -> list[Pose]:
    """Where it can be after these moves; nowhere if they would destroy it. A stalled ship stays."""
    battle = state.fight
    if not moves or works(battle, ship, "stall"):
        return [start]
    return [
        end
        for flight in flights(battle, ship, start, moves[0], target)
        if not deadly(battle, ship, flight)
        for end in after(state, ship, flight.end, moves[1:], target)
    ]


def _nearing(
    state: State, ship: Ship, card: BattleCard, at: str, target: Hex, facings: list[int]
) -> list[int]:
    """From which the coming move ends nearest to the target (AK-362); without one, the bow towards it
    (AK-367)."""
    here = pose(ship)
    found = coming(card, at, Move)
    if found is None:
        return straightest(facings, target.minus(here.hex))
    move = found[1]
    assert isinstance(move, Move)
    ends = {
        looks: min(
            distance(flight.end.hex, target)
            for flight in flights(state.fight, ship, Pose(here.hex, looks), move, target)
        )
        for looks in facings
    }
    return [looks for looks in facings if ends[looks] == min(ends.values())]
