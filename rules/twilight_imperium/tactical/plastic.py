"""Counters stand in for Ground Forces and Fighters only beside a piece of plastic (TI-089)."""

from __future__ import annotations

from collections import Counter

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical.voyage import Voyage


def check(state: State, seat: int, end: str, voyage: Voyage) -> None:
    """No more places with some of a kind than there are pieces of it."""
    for unit, spread in (
        ("gf", _ground(state, seat, end, voyage)),
        ("fighter", _fighters(state, seat, end, voyage)),
    ):
        if sum(count > 0 for count in spread.values()) > UNITS[unit].limit:
            raise IllegalMove("ti-illegal-plastic", rule="TI-089", unit=f"@{unit}", count=UNITS[unit].limit)


def _ground(state: State, seat: int, end: str, voyage: Voyage) -> Counter[str]:
    """Plain Ground Forces after the move, by planet and by fleet."""
    spread = Counter[str]()
    for system in systems.places(state):
        spread[system.at] += sum(ship.gf for ship in systems.ships(system, seat))
        spread.update({each.id: each.gf for each in system.planets if each.owner == seat})
    for at, ship in voyage.ships:
        spread.subtract({at: ship.gf})
        spread[end] += ship.gf
    for each in voyage.loads:
        if each.unit == "gf":
            spread.subtract({each.place: each.n})
            spread[end] += each.n
    return spread


def _fighters(state: State, seat: int, end: str, voyage: Voyage) -> Counter[str]:
    spread = Counter({each.at: systems.fighters(each, seat) for each in systems.places(state)})
    for at, count in voyage.fighters.items():
        spread.subtract({at: count})
        spread[end] += count
    return spread
