"""What a fleet carries: taken off for a landing, and back aboard when it does not come to one."""

from __future__ import annotations

from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Force
from rules.twilight_imperium.state import Ship, State, System


def cargo(system: System, seat: int) -> Force:
    """Everything that could land, Fighters included."""
    fleet = systems.ships(system, seat)
    return Force(
        gf=sum(ship.gf for ship in fleet),
        shock=sum(ship.shock for ship in fleet),
        pds=sum(ship.pds for ship in fleet),
        fighters=systems.fighters(system, seat),
        leaders=[leader for ship in fleet for leader in ship.leaders] + systems.riders(system, seat),
    )


def unload(state: State, system: System, seat: int, force: Force) -> None:
    """Off the cheapest ships first: those are lost first. Who stays aboard is looked at when all are off."""
    gf, shock, pds = force.gf, force.shock, force.pds
    for ship in _cheapest(system, seat):
        gf -= (leaving := min(gf, ship.gf))
        ship.gf -= leaving
        shock -= (leaving := min(shock, ship.shock))
        ship.shock -= leaving
        pds -= (leaving := min(pds, ship.pds))
        ship.pds -= leaving
        ship.leaders = [leader for leader in ship.leaders if leader not in force.leaders]
    assert not (gf or shock or pds), "not so much is aboard"
    pieces.dismount(system, seat, force.leaders)
    if force.fighters:
        pieces.add_fighters(system, seat, -force.fighters)


def board(state: State, system: System, seat: int, force: Force) -> None:
    """Back to the ships; it came from there, so there is room."""
    fleet = _cheapest(system, seat)[::-1]
    for ship in fleet:
        if limits.may_carry_pds(state, ship):
            force.pds -= (coming := min(force.pds, limits.berths_free(state, ship)))
            ship.pds += coming
    for ship in fleet:
        force.gf -= (coming := min(force.gf, limits.berths_free(state, ship)))
        ship.gf += coming
        force.shock -= (coming := min(force.shock, limits.berths_free(state, ship)))
        ship.shock += coming
    assert not (force.gf or force.shock or force.pds), "there is no room aboard"
    fleet[0].leaders += force.leaders
    if force.fighters:
        pieces.add_fighters(system, seat, force.fighters)


def escorts(state: State) -> None:
    """However fleets have come apart: by losses, landings, ships that left."""
    for system in state.systems.values():
        for seat in {each.seat for each in system.ships if each.shock}:
            _escort(state, system, seat)


def _escort(state: State, system: System, seat: int) -> None:
    """Shock Troops of a fleet without a plain Ground Force: one turns into one (TI-382)."""
    fleet = systems.ships(system, seat)
    led = next((ship for ship in fleet if ship.shock), None)
    if led is not None and not any(ship.gf for ship in fleet):
        led.shock, led.gf = led.shock - 1, 1
        state.shock_left += 1


def _cheapest(system: System, seat: int) -> list[Ship]:
    return sorted(systems.ships(system, seat), key=lambda ship: (UNITS[ship.kind].cost, ship.id))
