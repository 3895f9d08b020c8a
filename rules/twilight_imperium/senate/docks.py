"""Space Docks that an agenda takes away, on planets and afloat."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import SHIP, choose, ship_of
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing
from rules.twilight_imperium.state import State

LOST = "agenda_dock"


def lose_abroad(state: State, seat: int) -> None:
    """One of his choice, outside his Home System."""
    found = list[str]()
    for place in systems.places(state):
        if place.at != state.players[seat].home:
            found += [each.id for each in place.planets if each.owner == seat and each.dock is not None]
            found += [f"{SHIP}{dock.id}" for dock in place.docks if dock.seat == seat]
    choose(state, seat, "ti-agenda-dock", found, LOST)


def lost(state: State, _: Choosing, ids: tuple[str, ...], __: Dice) -> list[Event]:
    """Nobody is credited with it (TI-632)."""
    if not ids[0].startswith(SHIP):
        return verbs.destroy_dock(state, ids[0], None)
    dock = systems.ship(state, ship_of(ids[0]))
    at = systems.system_of(state, dock.id).at
    pieces.scrap(state, dock)
    systems.happens(state, "dock_lost", seat=dock.seat, system=at, by="")
    gone = Event("ti-floating-dock-destroyed", {"player": f"#{dock.seat}", "system": at})
    return [gone, *removal.check(state, dock.seat, at)]
