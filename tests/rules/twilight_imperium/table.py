"""Positions in words: `galaxy().at("308", "lodor").ships(0, cruiser=2).planet("lodor", owner=1, gf=2)`."""

from __future__ import annotations

from typing import Any

from rules.core.decks import Deck
from rules.twilight_imperium.board import galaxy as board
from rules.twilight_imperium.components import MECATOL, NEXUS, RACES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Planet, Player, Ship, State, System

HOMES = ("301", "307", "313")
"""Three players, at the corners that setup.toml gives them."""


class Place:
    """A system, to be filled."""

    def __init__(self, state: State, system: System) -> None:
        self.state = state
        self.system = system

    def ships(self, seat: int, fighter: int = 0, dock: int = 0, **kinds: int) -> Place:
        for kind, count in kinds.items():
            self.system.ships += [self._ship(seat, kind) for _ in range(count)]
        self.system.docks += [self._ship(seat, "dock") for _ in range(dock)]
        if fighter:
            self.system.fighters[str(seat)] = self.system.fighters.get(str(seat), 0) + fighter
        return self

    def _ship(self, seat: int, kind: Any) -> Ship:
        self.state.numbers += 1
        return Ship(self.state.numbers, kind, seat)

    def planet(self, id: str, **facts: Any) -> Place:
        found = next(planet for planet in self.system.planets if planet.id == id)
        for name, value in facts.items():
            setattr(found, name, value)
        return self


class Table:
    def __init__(self, state: State) -> None:
        self.state = state

    def at(self, place: str, tile: str | None = None) -> Place:
        """The system there; with a tile it is laid first."""
        if tile is not None:
            planets = [Planet(id) for id in board.planets_on(tile)]
            self.state.systems[place] = System(place, tile, planets)
        return Place(self.state, self.state.systems[place])

    def home(self, seat: int) -> Place:
        return self.at(self.state.players[seat].home)


def galaxy(*races: str, **tiles: str) -> Table:
    """Mecatol Rex, the Nexus and the homes of these races; more tiles by place: `p201="lodor"`."""
    races = races or ("sol", "letnev", "hacan")
    players = [Player(race, home=home) for race, home in zip(races, HOMES, strict=False)]
    seats = len(players)
    state = State(Options(), seats, list(range(seats)), players, {}, Deck([]), Deck([]), [], round=3)
    table = Table(state)
    table.at(MECATOL, "mecatol_rex")
    table.at(NEXUS, "wormhole_nexus")
    for seat, player in enumerate(players):
        place = table.at(player.home, board.HOME + player.race)
        for id in RACES[player.race].planets:
            place.planet(id, owner=seat, ready=True)
    for place, tile in tiles.items():
        table.at(place.removeprefix("p"), tile)
    return table
