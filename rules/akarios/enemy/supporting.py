"""Whom an enemy supports: another ship of its side that misses most, else itself (AK-386, AK-387)."""

from __future__ import annotations

from rules.akarios.enemy.aiming import tie
from rules.akarios.enemy.decks import Support
from rules.akarios.frames import Strip
from rules.akarios.ship import effects
from rules.akarios.ship.arcs import Reach, reaches
from rules.akarios.ship.bearings import clockwise
from rules.akarios.ship.ships import distance, natural, on_board, pose, where
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Event
from rules.core.dice import Dice


def missing(ship: Ship, support: Support) -> int:
    """How much of the values concerned it has lost."""
    lost = {
        "repair": ship.hull_cap - ship.hull if ship.hull is not None else 0,
        "shield_charge": ship.shields_cap - ship.shields,
    }
    return sum(lost.get(gift.effect, 0) for gift in support.effects)


def fitting(battle: Battle, ship: Ship, support: Support) -> list[Ship]:
    """Others of its side that miss something, in range and sight."""
    how = Reach((), support.range)
    there = (each for each in on_board(battle, ship.side) if each is not ship)
    seen = [each for each in there if reaches(battle, pose(ship), where(each), how)]
    return [each for each in seen if missing(each, support)]


def chosen(state: State, frame: Strip, ship: Ship, support: Support) -> list[str] | None:
    """Missing most, then nearest (AK-387). None: a tie has to be broken first."""
    battle = state.fight
    left = fitting(battle, ship, support)
    found: list[str] = []
    while left and len(found) < support.targets:
        place = f"support{len(found)}"
        best = min(_rank(ship, each, support) for each in left)
        equal = [each.ref for each in left if _rank(ship, each, support) == best]
        equal.sort(key=lambda ref: (clockwise(where(battle.ships[ref]).minus(where(ship))), natural(ref)))
        if frame.picked.get(place) in equal:
            equal = [frame.picked[place]]
        if len(equal) > 1 and len(found) + len(left) > support.targets:
            tie(state, "support", place, equal)
            return None
        found.append(equal[0])
        left = [each for each in left if each.ref != equal[0]]
    return found or ([ship.ref] if missing(ship, support) else [])


def _rank(ship: Ship, other: Ship, support: Support) -> tuple[int, int]:
    return -missing(other, support), distance(ship, other)


def given(state: State, ship: Ship, ref: str, support: Support, dice: Dice) -> list[Event]:
    events = []
    for gift in support.effects:
        n = 99 if gift.n == "all" else gift.n
        events += effects.apply(state, ref, gift.effect, dice, n=n, by=ship.ref)
    return events
