"""Who controls planets and systems (TI-029 to TI-036, TI-071 to TI-087, TI-623)."""

from __future__ import annotations

from rules.core.contract import Arg, Event
from rules.twilight_imperium.board import galaxy, pieces, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.state import Planet, State, System


def controls(state: State, seat: int, at: str) -> bool:
    """Every planet of the system and a ship there; without planets a ship and no enemy unit (TI-029 to
    TI-031)."""
    system = state.systems[at]
    if not systems.ships(system, seat):
        return False
    if system.planets:
        return all(planet.owner == seat for planet in system.planets)
    return not any(systems.has_units(system, other) for other in range(state.seats) if other != seat)


def holds_home(state: State, seat: int) -> bool:
    """Every planet of the own Home System (TI-011)."""
    return all(planet.owner == seat for planet in systems.home(state, seat).planets)


def held_all_round(state: State, planet: Planet, seat: int) -> bool:
    """Since before this round began (TI-394)."""
    return planet.owner == seat and planet.since < state.round


def take(state: State, seat: int, id: str, how: str) -> list[Event]:
    """The planet changes hands; its card arrives exhausted (TI-071, TI-072). What stood there of a former
    owner has been dealt with by whoever calls."""
    planet = systems.planet(state, id)
    former = planet.owner
    if former == seat:
        return []
    planet.owner, planet.ready, planet.since = seat, False, state.round
    state.players[seat].tally.planets.append(id)
    facts: dict[str, Arg] = {"player": f"#{seat}", "planet": f"@{id}"}
    if former is not None:
        facts["other"] = f"#{former}"
        systems.happens(state, "planet_lost", planet=id, seat=former, by=seat, how=how)
    systems.happens(state, "planet_gained", planet=id, seat=seat, former=_named(former), how=how)
    return [Event("ti-planet-taken" if former is not None else "ti-planet-gained", facts)]


def turn_neutral(state: State, id: str, how: str) -> list[Event]:
    """Units, Facility and marker go (TI-616); stations never turn."""
    planet = systems.planet(state, id)
    former = planet.owner
    if PLANETS[id].station:
        return []
    pieces.raze(state, planet)
    planet.owner, planet.ready, planet.dock = None, False, None
    planet.gf = planet.pds = 0
    state.shock_left += planet.shock
    planet.shock = 0
    if former is None:
        return []
    systems.happens(state, "planet_lost", planet=id, seat=former, by="", how=how)
    systems.happens(state, "planet_neutral", planet=id, seat=former, how=how)
    return [Event("ti-planet-neutral", {"planet": f"@{id}", "player": f"#{former}"})]


def claim_stations(state: State, system: System) -> list[Event]:
    """A station belongs to whoever alone has ships there, and stays his (TI-078 to TI-081)."""
    fleets = systems.present(system)
    if len(fleets) != 1:
        return []
    stations = [planet.id for planet in system.planets if PLANETS[planet.id].station]
    return [event for id in stations for event in take(state, fleets[0], id, "station")]


def _named(seat: int | None) -> str:
    return "" if seat is None else str(seat)


def adjacent_homes(state: State, at: str) -> list[int]:
    """Seats whose Home System is beside this one."""
    found = (galaxy.home_of(state, each) for each in galaxy.beside(state, at))
    return sorted(seat for seat in found if seat is not None)
