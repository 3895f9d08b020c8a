"""The galaxy as it lies on the table: all of it is open but tiles and tokens face down."""

from __future__ import annotations

from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import movement
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import Planet, Ship, State, System
from rules.twilight_imperium.view import PlanetView, ShipView, SystemView

FACE_DOWN = "hidden"


def board(state: State) -> tuple[SystemView, ...]:
    return tuple(_system(state, each) for each in systems.places(state))


def _system(state: State, system: System) -> SystemView:
    if system.hidden:
        return SystemView(system.at, "", galaxy.hex_of(system.at), hidden=True)
    home = galaxy.home_of(state, system.at)
    return SystemView(
        at=system.at,
        tile=system.tile,
        hex=galaxy.hex_of(system.at),
        home=home,
        terrain=galaxy.terrain(state, system.at),
        wormholes=galaxy.letters(state, system.at),
        planets=tuple(_planet(state, each, home) for each in system.planets),
        ships=tuple(_ship(state, each, system.at) for each in system.ships),
        docks=tuple(_ship(state, each, system.at) for each in system.docks),
        fighters=tuple(sorted((int(seat), count) for seat, count in system.fighters.items() if count)),
        riders=tuple(sorted((seat, tuple(led)) for seat, led in systems.crews(system).items() if led)),
        counters=tuple(system.counters),
        mines=tuple(system.mines),
    )


def _ship(state: State, ship: Ship, at: str) -> ShipView:
    where = told.facts(seat=ship.seat, unit=ship.kind, system=at, ship=ship.id)
    return ShipView(
        ship.id,
        ship.kind,
        ship.seat,
        ship.damaged,
        ship.gf,
        ship.shock,
        ship.pds,
        tuple(ship.leaders),
        steps=movement.move(state, where).value,
        room=max(0, limits.berths_free(state, ship)) + limits.aboard(ship),
    )


def _planet(state: State, planet: Planet, home: int | None) -> PlanetView:
    printed = PLANETS[planet.id]
    return PlanetView(
        id=planet.id,
        resources=planets.value(state, planet.id, "resources"),
        influence=planets.value(state, planet.id, "influence"),
        owner=planet.owner,
        ready=planet.ready,
        specialty=printed.specialty,
        refresh=printed.refresh,
        station=printed.station,
        home=home,
        gf=planet.gf,
        shock=planet.shock,
        pds=planet.pds,
        dock=planet.dock is not None,
        resting=planet.dock is not None and planet.dock > state.round,
        facility=planet.facility,
        leaders=tuple(planet.leaders),
        token=planet.token if planet.shown or planet.token is None else FACE_DOWN,
        marks=tuple(planet.marks),
    )
