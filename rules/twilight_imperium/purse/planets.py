"""Planet Cards: ready or exhausted, and what they are worth (TI-067 to TI-076)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS, Refresh
from rules.twilight_imperium.effects.planets import Kind, planet_value
from rules.twilight_imperium.state import Planet, State


def value(state: State, planet: str, kind: Kind) -> int:
    """With Facility and all that changes it, ready or not."""
    return planet_value(state, planet, kind).value


def ready(state: State, seat: int) -> list[Planet]:
    return [each for each in systems.planets_of(state, seat) if each.ready]


def wealth(state: State, seat: int, kind: Kind) -> int:
    """Of all ready planets."""
    return sum(value(state, each.id, kind) for each in ready(state, seat))


def exhaust(state: State, planet: str) -> list[Event]:
    found = systems.planet(state, planet)
    if not found.ready:
        return []
    found.ready = False
    return [Event("ti-exhausted", {"planet": f"@{planet}"})]


def refresh(state: State, planet: str) -> list[Event]:
    """Only who has an owner has a card to turn."""
    found = systems.planet(state, planet)
    if found.ready or found.owner is None:
        return []
    found.ready = True
    return [Event("ti-refreshed", {"planet": f"@{planet}"})]


def offers(planet: Planet) -> Refresh | None:
    """The Refresh Ability that can be used now: an exhausted card has none (TI-073)."""
    return PLANETS[planet.id].refresh if planet.ready else None
