"""What counts for objectives this round (TI-628, TI-632); planets are counted where they are gained."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

LAST = "last"


def docks(state: State, seat: int) -> int:
    """On planets and afloat."""
    ashore = sum(planet.dock is not None for planet in systems.planets_of(state, seat))
    return ashore + sum(dock.seat == seat for system in systems.places(state) for dock in system.docks)


def dock_lost(state: State, _: Source, facts: Facts, __: Dice) -> list[Event]:
    """By combat or by another's card; nobody is credited with what a law destroys (TI-632)."""
    owner, by = facts["seat"], facts["by"]
    if by not in ("", owner):
        state.players[int(by)].tally.docks_destroyed.append(f"{owner}:{facts.get('how', 'card')}")
    return []


def dock_planet_taken(state: State, by: int, owner: int, planet: str) -> None:
    """A planet with the owner's dock is taken; whether he has another is seen now."""
    found = systems.planet(state, planet)
    there = found.owner == owner and found.dock is not None
    last = docks(state, owner) == int(there)
    state.players[by].tally.docks_taken.append(f"{owner}:{planet}" + (f":{LAST}" if last else ""))
