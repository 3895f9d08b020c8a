"""What objectives look at: ships and docks, and what was fought this round (TI-628 to TI-634)."""

from __future__ import annotations

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds import counting
from rules.twilight_imperium.state import NOBODY, State, System, Won

BATTLE = 3
"""Opposing ships that make a battle count."""

# Ships and docks


def dreadnoughts(state: State, seat: int, _: str) -> int:
    fleets = (systems.ships(system, seat) for system in systems.places(state))
    return sum(ship.kind == "dreadnought" for fleet in fleets for ship in fleet)


def dreadnoughts_at_mecatol(state: State, seat: int, _: str) -> int:
    return sum(ship.kind == "dreadnought" for ship in systems.ships(state.systems[MECATOL], seat))


def ships_at_mecatol(state: State, seat: int, _: str) -> int:
    return len(systems.ships(state.systems[MECATOL], seat))


def docks(state: State, seat: int, _: str) -> int:
    return counting.docks(state, seat)


def dock_at(state: State, seat: int, planet: str) -> int:
    """On the planet; a floating one in its system."""
    system, found = systems.place_of(state, planet), systems.planet(state, planet)
    ashore = found.owner == seat and found.dock is not None
    return int(ashore or any(dock.seat == seat for dock in system.docks))


def _dock_owners(system: System) -> set[int]:
    ashore = {each.owner for each in system.planets if each.dock is not None and each.owner is not None}
    return ashore | {dock.seat for dock in system.docks}


def blockades(state: State, seat: int, _: str) -> int:
    """Own ships beside a dock whose owner has none there (TI-634)."""
    return sum(
        systems.has_fleet(system, seat)
        and any(systems.blockaded(system, each) for each in _dock_owners(system))
        for system in systems.places(state)
    )


# This round


def _fought(won: list[Won], least: int) -> list[Won]:
    """Against players: Custodians are no opposing forces (TI-034)."""
    return [each for each in won if each.loser != NOBODY and each.ships >= least]


def battles(state: State, seat: int, distinct: str) -> int:
    """Against three ships of one opponent, when the battle began (TI-630)."""
    won = _fought(state.players[seat].tally.battles, BATTLE)
    return len({each.at for each in won}) if distinct else len(won)


def invasions(state: State, seat: int, _: str) -> int:
    """Planets taken with a Ground Force on them when the landing was declared (TI-631)."""
    return len({each.at for each in _fought(state.players[seat].tally.invasions, 1)})


def docks_destroyed(state: State, seat: int, _: str) -> int:
    """Of different players, by combat or an own card (TI-632)."""
    return len({each.partition(":")[0] for each in state.players[seat].tally.docks_destroyed})


def docks_by_combat(state: State, seat: int, _: str) -> int:
    return sum(each.endswith(":combat") for each in state.players[seat].tally.docks_destroyed)


def last_dock_taken(state: State, seat: int, _: str) -> int:
    """The planet with a neighbour's last dock; docks of the Saar are on none."""
    beside = {systems.left(state, seat), systems.right(state, seat)}
    taken = (each.split(":") for each in state.players[seat].tally.docks_taken)
    return int(any(int(owner) in beside and last == [counting.LAST] for owner, _, *last in taken))
