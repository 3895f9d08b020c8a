"""Reserving missions: a planet is kept for the ship that stopped there alone (section 13)."""

from __future__ import annotations

from rules.core.contract import Event, phrase
from rules.starship_captains import query
from rules.starship_captains.pieces import SHADOW
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State


def captain(ship: int) -> str:
    """Whose ship it is, as an argument of messages."""
    return phrase("sc-captain-shadow") if ship == SHADOW else f"#{ship}"


def leave(state: State, ship: int, location: str) -> list[Event]:
    """The ship leaves, if only to come back: a single ship that stays takes over at once (SC-120, SC-126).

    Where nobody had the reservation, the last that remains gets it too (SC-122).
    """
    if location in state.late:
        state.late[location] = [other for other in state.late[location] if other != ship]
    if state.reserved.get(location, ship) != ship:
        return []
    state.reserved.pop(location, None)
    remain = [other for other in query.ships_at(state, location) if other != ship]
    return _reserve(state, remain[0], location) if len(remain) == 1 else []


def stop(state: State, ship: int, location: str) -> list[Event]:
    """The ship stops: an empty planet is its own from now on (SC-118, SC-123)."""
    others = [other for other in query.ships_at(state, location) if other != ship]
    if not others:
        return _reserve(state, ship, location)
    if location in state.planets and location not in state.reserved:
        state.late.setdefault(location, []).append(ship)
    return []


def may_carry_out(state: State, seat: int, location: str) -> bool:
    """Whether no other ship's reservation keeps this player from the planet's missions (SC-119, SC-124)."""
    if not RULINGS.newcomer_may_join and seat in state.late.get(location, []):
        return False
    return state.reserved.get(location, seat) == seat


def _reserve(state: State, ship: int, location: str) -> list[Event]:
    """Planets only; the home station is nobody's (SC-127)."""
    if location not in state.planets or state.reserved.get(location) == ship:
        return []
    state.reserved[location] = ship
    state.late.pop(location, None)
    return [Event("sc-reserved", {"player": captain(ship), "place": f"@{location}"})]
