"""What an enemy would do with a card, as the board stands: its strip walked through on paper. No card is
drawn, nothing is changed; ties are broken as by default."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rules.akarios.enemy import supporting, turning
from rules.akarios.enemy.aiming import others, possible, wanted
from rules.akarios.enemy.decks import (
    END,
    AnyCommand,
    Attack,
    BattleCard,
    Move,
    Support,
    Turn,
    command_of,
    lines,
)
from rules.akarios.enemy.going import deadly, flights
from rules.akarios.enemy.reach import damage, most, reach
from rules.akarios.ship.arcs import reaches
from rules.akarios.ship.damage import thing
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import Pose, pose, put, where
from rules.akarios.state import Ship, State
from rules.core.hexes import Hex


class Blow(NamedTuple):
    """An attack of the strip: base damage, and whom it meets."""

    damage: int
    targets: tuple[str, ...]


class Destroyed(Exception):
    """It would fly into its end."""


def blows(state: State, ship: Ship, card: BattleCard) -> list[Blow]:
    """All attacks that the card comes to."""
    found: list[Blow] = []
    with _kept(ship):
        at = card.strip[0].id
        while at != END:
            command = command_of(card, at)
            try:
                done = _done(state, ship, card, command, found)
            except Destroyed:
                break
            yes, no = lines(card, at)
            at = yes if done else no
    return found


@contextmanager
def _kept(ship: Ship) -> Iterator[None]:
    before = pose(ship)
    try:
        yield
    finally:
        put(ship, before)


def _done(state: State, ship: Ship, card: BattleCard, command: AnyCommand, found: list[Blow]) -> bool:
    """Whether it could be carried out: which line the strip goes on by."""
    battle = state.fight
    best = wanted(battle, ship)
    target = where(thing(battle, best[0])) if best else None
    match command:
        case Turn():
            return _turned(state, ship, card, command, target)
        case Move():
            return _moved(state, ship, command, target)
        case Attack():
            aimed = _aimed(state, ship, command, best[0] if best else "")
            found += [Blow(damage(state, ship, command), tuple(aimed))] if aimed else []
            return bool(aimed)
        case Support():
            there = supporting.fitting(battle, ship, command)
            return bool(there or supporting.missing(ship, command))
    return True


def _turned(state: State, ship: Ship, card: BattleCard, command: Turn, target: Hex | None) -> bool:
    if target is None:
        return False
    looks = turning.wanted(state, ship, card, command.id, target)[0]
    put(ship, Pose(where(ship), looks))
    return True


def _moved(state: State, ship: Ship, command: Move, target: Hex | None) -> bool:
    battle, before = state.fight, where(ship)
    if works(battle, ship, "stall"):
        return False
    flight = flights(battle, ship, pose(ship), command, target)[0]
    if deadly(battle, ship, flight):
        raise Destroyed
    put(ship, flight.end)
    return where(ship) != before


def _aimed(state: State, ship: Ship, command: Attack, main: str) -> list[str]:
    """The main target first, then others in their order (AK-382 to AK-384)."""
    battle = state.fight
    if works(battle, ship, "glitch"):
        return []
    how, at = reach(state, ship, command), pose(ship)
    there = [ref for ref in possible(battle, ship) if reaches(battle, at, where(thing(battle, ref)), how)]
    found: list[str] = []
    while there and len(found) < most(state, ship, command):
        best = [main] if main in there else others(battle, ship, there)
        if not best:
            break
        found.append(best[0])
        there.remove(best[0])
    return found
