"""Where systems lie: rings round Mecatol Rex, neighbours, wormholes, terrain (TI-037 to TI-066)."""

from __future__ import annotations

from functools import cache

from rules.core.hexes import ORIGIN, Hex, distance, ring
from rules.twilight_imperium.components import NEXUS, RACES, SYSTEMS, Letter, Terrain
from rules.twilight_imperium.state import State

MOST_RINGS = 4
HOME = "home_"
"""The tile of a Home System is this and its race."""


@cache
def _places() -> dict[str, Hex]:
    return {
        f"{radius}{index + (radius > 0):02d}": cell
        for radius in range(MOST_RINGS + 1)
        for index, cell in enumerate(ring(ORIGIN, radius))
    }


@cache
def _names() -> dict[Hex, str]:
    return {cell: at for at, cell in _places().items()}


def at(radius: int, index: int) -> str:
    """A place by its ring and its index there, 0 in the north, clockwise."""
    return f"{radius}{index + (radius > 0):02d}"


def ring_of(place: str) -> int:
    return int(place[0])


def hex_of(place: str) -> Hex | None:
    """None for the Nexus, which lies off the board."""
    return _places().get(place)


def at_of(cell: Hex) -> str | None:
    return _names().get(cell)


@cache
def around(place: str) -> tuple[str, ...]:
    """The places that share an edge with this one, whether there are tiles or not."""
    cell = hex_of(place)
    if cell is None:
        return ()
    return tuple(sorted(name for each in cell.neighbours() if (name := at_of(each)) is not None))


def beside(state: State, place: str) -> list[str]:
    """Systems that share an edge; wormholes make no neighbours but for movement (TI-056)."""
    return [each for each in around(place) if each in state.systems]


def steps(one: str, other: str) -> int | None:
    """In a straight line over the board; None to or from the Nexus."""
    here, there = hex_of(one), hex_of(other)
    return None if here is None or there is None else distance(here, there)


def race_of(tile: str) -> str | None:
    """Whose Home System the tile is."""
    return tile.removeprefix(HOME) if tile.startswith(HOME) else None


def letters(state: State, place: str) -> tuple[Letter, ...]:
    """Wormholes in the system."""
    return _letters(state.systems[place].tile)


@cache
def _letters(tile: str) -> tuple[Letter, ...]:
    race = race_of(tile)
    return SYSTEMS[tile].wormholes if race is None else RACES[race].wormholes


def linked(state: State, place: str) -> list[str]:
    """Systems one step away through a wormhole of the same letter; the Nexus has both (TI-054, TI-059)."""
    here = set(letters(state, place))
    if not here:
        return []
    return sorted(each for each in state.systems if each != place and here.intersection(letters(state, each)))


def terrain(state: State, place: str) -> Terrain | None:
    tile = state.systems[place].tile
    return SYSTEMS[tile].special if race_of(tile) is None else None


def special(state: State, place: str) -> bool:
    """With a red border (TI-037)."""
    tile = state.systems[place].tile
    return race_of(tile) is None and SYSTEMS[tile].kind == "special"


def home_of(state: State, place: str) -> int | None:
    """The seat whose Home System it is."""
    race = race_of(state.systems[place].tile)
    return next((seat for seat, player in enumerate(state.players) if player.race == race), None)


def planets_on(tile: str) -> tuple[str, ...]:
    race = race_of(tile)
    return SYSTEMS[tile].planets if race is None else RACES[race].planets


def on_board(state: State) -> list[str]:
    """All systems but the Nexus."""
    return sorted(place for place in state.systems if place != NEXUS)
