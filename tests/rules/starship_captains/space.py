"""Help for tests in space: an empty galaxy, ships and pirates put where a test wants them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.starship_captains import query
from rules.starship_captains.components import ArtifactKind
from rules.starship_captains.pieces import Pirate
from rules.starship_captains.rulings import RULINGS
from tests.rules.starship_captains.table import Table

IDOL: ArtifactKind = "red_yellow"
SPIRAL: ArtifactKind = "red_blue"
WHISTLE: ArtifactKind = "yellow_blue"
MISSION = "first_contact"


def calm(seats: int = 2, **options: Any) -> Table:
    """A table without pirates on routes, missions and planet stations, and no event waits at a station."""
    table = Table(seats, **options)
    for route, token in enumerate(table.state.routes):
        if token is not None:
            table.state.pirates.cards.append(token)
        table.state.routes[route] = None
    for planet in table.state.planets.values():
        planet.mission = planet.number = planet.station = None
    table.state.events |= {"fleet": "lost_luggage", "pirates": "duel_at_dawn"}
    return table


def pirate(table: Table, a: str, b: str, token: Pirate = "green_medal") -> None:
    """On the route between these, taken from the supply."""
    state = table.state
    state.pirates.cards.remove(token)
    state.routes[query.neighbours(state, a)[b]] = token


def pirate_between(table: Table, a: str, b: str) -> Pirate | None:
    return table.state.routes[query.neighbours(table.state, a)[b]]


def station(table: Table, place: str, name: str = "android_station", *, token: bool = True) -> None:
    """The planet is that station from now on."""
    table.state.planets[place].station = name
    table.state.tokens[name] = 0 if token else 3


def put(table: Table, seat: int, place: str, *, reserves: bool = True) -> None:
    table.state.players[seat].location = place
    if reserves and place in table.state.planets:
        table.state.reserved[place] = seat


def install(table: Table, card: str, seat: int = 0) -> None:
    player = table.state.players[seat]
    player.slots[query.empty_slots(player)[0]].tech = card


def fill(table: Table, *cargo: str, damage: int | None = None, seat: int = 0) -> None:
    """Exactly this cargo aboard, taken from the supplies."""
    player = table.state.players[seat]
    for item in cargo:
        if item.endswith(("_medal", "_android")):
            table.state.pirates.cards.remove(item)  # type: ignore[arg-type]
            player.pirates.append(item)  # type: ignore[arg-type]
        else:
            table.state.artifacts.cards.remove(item)  # type: ignore[arg-type]
            player.artifacts.append(item)  # type: ignore[arg-type]
    if damage is not None:
        player.damage = damage


def on_top(table: Table, *artifacts: ArtifactKind) -> None:
    """The next artifacts drawn, the first of these first."""
    pile = table.state.artifacts.cards
    for artifact in reversed(artifacts):
        pile.remove(artifact)
        pile.append(artifact)


def ruled(monkeypatch: pytest.MonkeyPatch, module: Any, **switches: Any) -> None:
    """This module plays by another answer to an open point."""
    monkeypatch.setattr(module, "RULINGS", msgspec.structs.replace(RULINGS, **switches))
