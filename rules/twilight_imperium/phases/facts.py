"""What objectives look at, each a number for a player (TI-628 to TI-637): planets, technologies, systems. The
last argument is what stands behind the colon of a test."""

from __future__ import annotations

from collections import Counter

from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.components import MECATOL, NEXUS, PLANETS, TECHNOLOGIES
from rules.twilight_imperium.effects.planets import planet_value
from rules.twilight_imperium.state import State

FLEET = 4
"""Ships that beset a Home System."""

# Planets


def planets_gained(state: State, seat: int, _: str) -> int:
    """Different ones, still held or not (TI-629)."""
    return len(set(state.players[seat].tally.planets))


def controls_planet(state: State, seat: int, planet: str) -> int:
    return int(systems.planet(state, planet).owner == seat)


def held_all_round(state: State, seat: int, planet: str) -> int:
    return int(control.held_all_round(state, systems.planet(state, planet), seat))


def planets_outside_home(state: State, seat: int, _: str) -> int:
    home = state.players[seat].home
    return sum(planet.owner == seat for system, planet in systems.planets(state) if system.at != home)


def influence(state: State, seat: int, _: str) -> int:
    """Of all planets, exhausted ones too, with Colonies; none of who is out (TI-611, TI-633)."""
    return sum(planet_value(state, each.id, "influence").value for each in systems.planets_of(state, seat))


def left(state: State, seat: int, _: str) -> int:
    return influence(state, systems.left(state, seat), "")


def right(state: State, seat: int, _: str) -> int:
    return influence(state, systems.right(state, seat), "")


def both(state: State, seat: int, _: str) -> int:
    """Of both neighbours; a single opponent counts once (TI-625)."""
    beside = {systems.left(state, seat), systems.right(state, seat)}
    return sum(influence(state, each, "") for each in beside)


def _specialties(state: State, seat: int) -> Counter[str]:
    """The yellow one of the Winnu never counts (TI-180)."""
    found = (PLANETS[each.id].specialty for each in systems.planets_of(state, seat))
    return Counter(each for each in found if each is not None and each != "yellow")


def specialties(state: State, seat: int, wanted: str) -> int:
    return int(set(wanted.split(",")) <= set(_specialties(state, seat)))


def specialty_planets(state: State, seat: int, _: str) -> int:
    return _specialties(state, seat).total()


def most_of_one_specialty(state: State, seat: int, _: str) -> int:
    return max(_specialties(state, seat).values(), default=0)


def ground_forces(state: State, seat: int, planet: str) -> int:
    found = systems.planet(state, planet)
    return systems.ground(found) if found.owner == seat else 0


# Technologies


def technologies(state: State, seat: int, _: str) -> int:
    """Racial ones too (TI-481)."""
    return len(state.players[seat].technologies)


def _colours(state: State, seat: int) -> Counter[str]:
    """A racial technology has none (TI-481)."""
    owned = state.players[seat].technologies
    return Counter(TECHNOLOGIES[each].color for each in owned if each in TECHNOLOGIES)


def colours_with(state: State, seat: int, least: str) -> int:
    return sum(count >= int(least) for count in _colours(state, seat).values())


def most_in_colour(state: State, seat: int, _: str) -> int:
    return max(_colours(state, seat).values(), default=0)


# Systems


def controls_system(state: State, seat: int, _: str) -> int:
    return int(control.controls(state, seat, MECATOL))


def _controlled(state: State, seat: int) -> list[str]:
    held = (each.at for each in systems.places(state) if systems.ships(each, seat))
    return [at for at in held if control.controls(state, seat, at)]


def controlled_outside_home(state: State, seat: int, _: str) -> int:
    return sum(at != state.players[seat].home for at in _controlled(state, seat))


def controlled_round_mecatol(state: State, seat: int, _: str) -> int:
    return sum(control.controls(state, seat, at) for at in galaxy.beside(state, MECATOL))


def controls_all_round_mecatol(state: State, seat: int, _: str) -> int:
    """Where nobody can ever stay nobody need be."""
    around = galaxy.beside(state, MECATOL)
    open_ones = [at for at in around if galaxy.terrain(state, at) not in ("asteroid_field", "supernova")]
    return int(all(control.controls(state, seat, at) for at in open_ones))


def homes_beside(state: State, seat: int, _: str) -> int:
    """Opponents beside whose Home System a controlled system lies; one may lie beside two (TI-637)."""
    near = (control.adjacent_homes(state, at) for at in _controlled(state, seat))
    return len({other for homes in near for other in homes} - {seat})


def homes_taken(state: State, seat: int, _: str) -> int:
    """Home Systems of others, every planet of which is held."""
    homes = (systems.home(state, other) for other in range(state.seats) if other != seat)
    return sum(all(planet.owner == seat for planet in home.planets) for home in homes)


def homes_beset(state: State, seat: int, _: str) -> int:
    """Home Systems of others with at least four ships."""
    homes = (systems.home(state, other) for other in range(state.seats) if other != seat)
    return sum(len(systems.ships(home, seat)) >= FLEET for home in homes)


def gates_kept(state: State, seat: int, _: str) -> int:
    """A ship in every wormhole system but the Nexus (TI-178)."""
    gates = [at for at in sorted(state.systems) if at != NEXUS and galaxy.letters(state, at)]
    return int(bool(gates) and all(systems.ships(state.systems[at], seat) for at in gates))
