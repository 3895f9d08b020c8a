"""Questions that every chapter asks of the board (TI-026 to TI-028, TI-620 to TI-622)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.frames import Happening
from rules.twilight_imperium.state import Planet, Ship, State, System

# Things and where they are


def places(state: State) -> list[System]:
    """All systems, in the order of their numbers."""
    return [state.systems[at] for at in sorted(state.systems)]


def planets(state: State) -> Iterator[tuple[System, Planet]]:
    return ((system, planet) for system in places(state) for planet in system.planets)


def place_of(state: State, planet: str) -> System:
    """Ids are found in whatever order the systems come: each is there once."""
    for system in state.systems.values():
        for each in system.planets:
            if each.id == planet:
                return system
    raise AssertionError(f"{planet} is not on the board")


def planet(state: State, id: str) -> Planet:
    for system in state.systems.values():
        for each in system.planets:
            if each.id == id:
                return each
    raise AssertionError(f"{id} is not on the board")


def on_board(state: State, id: str) -> bool:
    return any(each.id == id for system in state.systems.values() for each in system.planets)


def system_of(state: State, ship: int) -> System:
    for system in state.systems.values():
        if any(each.id == ship for each in system.ships) or any(each.id == ship for each in system.docks):
            return system
    raise AssertionError(f"ship {ship} is not on the board")


def ship(state: State, id: int) -> Ship:
    system = system_of(state, id)
    return next(each for each in (*system.ships, *system.docks) if each.id == id)


# Fleets


def ships(system: System, seat: int) -> list[Ship]:
    """Ships but Fighters; floating docks are none (TI-102)."""
    return [each for each in system.ships if each.seat == seat]


def fighters(system: System, seat: int) -> int:
    return system.fighters.get(str(seat), 0)


def riders(system: System, seat: int) -> list[str]:
    """Leaders aboard the Fighters there."""
    return crews(system).get(seat, [])


def crews(system: System) -> dict[int, list[str]]:
    """Leaders aboard Fighters, by seat."""
    return {int(seat): led for seat, led in system.riders.items()} if system.riders else {}


def has_fleet(system: System, seat: int) -> bool:
    """Fighters alone are a fleet (TI-027)."""
    return bool(ships(system, seat)) or fighters(system, seat) > 0


def present(system: System) -> list[int]:
    """Seats with ships there, Fighters included."""
    return sorted(
        {each.seat for each in system.ships} | {int(seat) for seat, n in system.fighters.items() if n}
    )


def enemies(system: System, seat: int) -> list[int]:
    """Other seats with ships there; everybody else is an enemy, whatever the relations (TI-026)."""
    return [each for each in present(system) if each != seat]


# Planets


def planets_of(state: State, seat: int) -> list[Planet]:
    return [each for _, each in planets(state) if each.owner == seat]


def ground(planet: Planet) -> int:
    """Ground Forces and Shock Troops."""
    return planet.gf + planet.shock


def bare(planet: Planet) -> bool:
    """No units on it (TI-430)."""
    return not (planet.gf or planet.shock or planet.pds or planet.dock is not None)


def home(state: State, seat: int) -> System:
    return state.systems[state.players[seat].home]


# Systems


def has_units(system: System, seat: int) -> bool:
    """Ships, floating docks, or anything on an own planet."""
    landed = any(each.owner == seat and not bare(each) for each in system.planets)
    return has_fleet(system, seat) or landed or any(each.seat == seat for each in system.docks)


def empty(state: State, at: str) -> bool:
    """No units of anybody; a special system is never empty (TI-028)."""
    system = state.systems[at]
    settled = system.docks or any(not bare(each) for each in system.planets)
    return not (galaxy.special(state, at) or present(system) or settled)


def blockaded(system: System, seat: int) -> bool:
    """Ships of another player, and none of one's own (TI-622)."""
    return bool(enemies(system, seat)) and not has_fleet(system, seat)


# Round the table


def playing(state: State) -> list[int]:
    """Seats still in the game."""
    return [seat for seat, player in enumerate(state.players) if not player.out]


def clockwise(state: State, first: int) -> list[int]:
    """All seats still in the game from this one on, as they sit round the map (TI-725)."""
    place = state.table.index(first)
    turned = state.table[place:] + state.table[:place]
    return [seat for seat in turned if not state.players[seat].out]


def left(state: State, seat: int) -> int:
    """The neighbour, in the game or not (TI-611)."""
    return state.table[(state.table.index(seat) + 1) % len(state.table)]


def right(state: State, seat: int) -> int:
    return state.table[state.table.index(seat) - 1]


# What happened


def happens(state: State, moment: str, **facts: str | int) -> None:
    """Effects that answer to this come before anything else goes on."""
    state.stack.append(Happening(moment=moment, facts={name: str(value) for name, value in facts.items()}))
