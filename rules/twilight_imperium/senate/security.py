"""Planetary Security: planets outside Home Systems that nobody guards turn neutral at once (TI-074, TI-616).

However the last Ground Force left: looked at after every step of the stack."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.frames import Invasion
from rules.twilight_imperium.state import State

LAW = "planetary_security"


def check(state: State) -> list[Event]:
    if sources.law(state, LAW) is None:
        return []
    return [event for id in _unguarded(state) for event in verbs.abandon(state, id, LAW)]


def _unguarded(state: State) -> list[str]:
    """Whose a planet is that is fought for, the fight decides; stations never turn."""
    fought = {frame.planet for frame in state.stack if isinstance(frame, Invasion)}
    return [
        planet.id
        for place, planet in systems.planets(state)
        if planet.owner is not None
        and not systems.ground(planet)
        and planet.id not in fought
        and galaxy.race_of(place.tile) is None
    ]
