"""Questions that several chapters ask of a state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from rules.starship_captains import frames
from rules.starship_captains.components import (
    BOARDS,
    COLOURS,
    EVENTS,
    PASSENGERS,
    ROOMS,
    TECHS,
    Board,
    Colour,
    EventCard,
    Passenger,
    Passive,
    Route,
    RouteColour,
    Tech,
)
from rules.starship_captains.pieces import FIGURES, SHADOW, Figure, Pirate
from rules.starship_captains.state import Player, State

HOLD = 8
"""Slots of the hold (SC-059)."""


# The galaxy


def board(state: State) -> Board:
    return BOARDS[state.side]


@cache
def exits(side: Literal["1-3", "4"]) -> dict[str, dict[str, int]]:
    """For each location its neighbours, and the index of the route that leads there."""
    found: dict[str, dict[str, int]] = {place.location: {} for place in BOARDS[side].places}
    for index, route in enumerate(BOARDS[side].routes):
        a, b = route.ends
        found[a][b] = found[b][a] = index
    return found


def neighbours(state: State, location: str) -> dict[str, int]:
    return exits(state.side)[location]


def route_of_colour(state: State, location: str, colour: RouteColour) -> int | None:
    """THE route of that colour from here (SC-158)."""
    found = [i for i in neighbours(state, location).values() if board(state).routes[i].colour == colour]
    return found[0] if found else None


def other_end(route: Route, location: str) -> str:
    return route.ends[1] if route.ends[0] == location else route.ends[0]


def adjacent_pirates(state: State, location: str) -> dict[str, int]:
    """Neighbours reached by a route with a pirate, and the route."""
    return {to: i for to, i in neighbours(state, location).items() if state.routes[i] is not None}


def ships_at(state: State, location: str) -> list[int]:
    """Whose ships are there: seats, and SHADOW."""
    found = [seat for seat, player in enumerate(state.players) if player.location == location]
    if state.shadow is not None and state.shadow.location == location:
        found.append(SHADOW)
    return found


def station_at(state: State, location: str) -> str | None:
    if location in state.planets:
        return state.planets[location].station
    return location


def station_place(state: State, station: str) -> str:
    found = [place for place, planet in state.planets.items() if planet.station == station]
    return found[0] if found else station


def in_mission(state: State) -> bool:
    """Whether what is resolved now happens during a mission."""
    return any(isinstance(frame, frames.Airlock) for frame in state.stack)


# Crew


@cache
def is_commander(figure: str) -> bool:
    return figure.endswith("_commander")


@cache
def colour_of(figure: str) -> Colour | None:
    """The colour of an ensign or a commander."""
    return next((colour for colour in COLOURS if figure.startswith(colour)), None)


def crew(state: State, seat: int) -> list[str]:
    """Everybody aboard, those in the airlock and a commander between two tasks included (SC-216)."""
    player = state.players[seat]
    aboard: list[str] = [*player.ready, *player.queue]
    for frame in state.stack:
        if isinstance(frame, frames.Airlock) and frame.seat == seat:
            aboard += frame.figures
        elif isinstance(frame, frames.Commander) and frame.seat == seat:
            aboard.append(frame.figure)
    return aboard


def enter_ready_room(player: Player, figure: Figure) -> None:
    player.ready.append(figure)
    player.ready.sort(key=FIGURES.index)


# The hold


def lockers(state: State, seat: int) -> int:
    return sum(p.n for p in passives(state, seat, "extra_hold_slots"))


def cargo(player: Player) -> int:
    return len(player.artifacts) + len(player.pirates)


def free_slots(state: State, seat: int) -> int:
    """Room for cargo, hyperlockers included: cargo moves between them and the hold at will (SC-386)."""
    player = state.players[seat]
    return HOLD - min(player.damage, HOLD) + lockers(state, seat) - cargo(player)


def overdamage(player: Player) -> int:
    return max(0, player.damage - HOLD)


def damage_aboard(player: Player) -> int:
    """Everything that can be repaired."""
    return player.damage + sum(slot.damaged for slot in player.slots)


# Technologies


def installed(player: Player) -> Iterator[Tech]:
    return (TECHS[slot.tech] for slot in player.slots if slot.tech is not None)


def cards(state: State, seat: int) -> Iterator[Tech | Passenger]:
    """Everything that may react for this player."""
    yield from installed(state.players[seat])
    if state.passenger is not None and seat == 0:
        yield PASSENGERS[state.passenger]


def passives(state: State, seat: int, kind: str) -> list[Passive]:
    found = [card.passive for card in cards(state, seat)]
    found += [EVENTS[event].passive for event in state.events.values()]
    return [passive for passive in found if passive is not None and passive.id == kind]


def rooms(player: Player) -> list[str]:
    """Basic rooms, then installed room techs."""
    return [*ROOMS, *(tech.id for tech in installed(player) if tech.type == "room")]


def empty_slots(player: Player) -> list[int]:
    return [i for i, slot in enumerate(player.slots) if slot.tech is None and not slot.damaged]


def card(name: str) -> Tech | Passenger | EventCard:
    if name in TECHS:
        return TECHS[name]
    return PASSENGERS[name] if name in PASSENGERS else EVENTS[name]


def reward(token: Pirate) -> str:
    return token.split("_")[1]


def exhaust(token: Pirate) -> RouteColour:
    return token.split("_")[0]  # type: ignore[return-value]
