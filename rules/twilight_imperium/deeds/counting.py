"""What counts for objectives this round (TI-628, TI-632); planets are counted where they are gained."""

from __future__ import annotations

from typing import Literal

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import State

LAST = "last"


def docks(state: State, seat: int) -> int:
    """On planets and afloat."""
    ashore = sum(planet.dock is not None for planet in systems.planets_of(state, seat))
    return ashore + sum(dock.seat == seat for system in systems.places(state) for dock in system.docks)


def dock_destroyed(state: State, by: int, owner: int, cause: Literal["combat", "card"]) -> None:
    """A dock replaced by an Agent or Shock Troop counts as destroyed by combat (TI-632)."""
    state.players[by].tally.docks_destroyed.append(f"{owner}:{cause}")


def dock_planet_taken(state: State, by: int, owner: int, planet: str) -> None:
    """A planet with the owner's dock was taken; whether he has another is seen now."""
    found = systems.planet(state, planet)
    there = found.owner == owner and found.dock is not None
    last = docks(state, owner) == int(there)
    state.players[by].tally.docks_taken.append(f"{owner}:{planet}" + (f":{LAST}" if last else ""))
