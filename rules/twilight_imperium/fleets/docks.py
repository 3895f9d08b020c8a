"""Docks that float: what becomes of them beside enemy ships (TI-103)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.state import State


def stranded(state: State, at: str) -> list[Event]:
    """Without own ships, Fighters included, those in a system with enemy ships are destroyed."""
    system = state.systems[at]
    happened = list[Event]()
    for dock in [each for each in system.docks if systems.blockaded(system, each.seat)]:
        pieces.scrap(state, dock)
        by = systems.enemies(system, dock.seat)[0]
        systems.happens(state, "dock_lost", seat=dock.seat, system=at, by=by, how="combat")
        happened.append(Event("ti-floating-dock-lost", {"player": f"#{dock.seat}", "system": at}))
    return happened
