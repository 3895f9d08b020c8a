"""What the rules count on in the components, beyond what a row says of itself (`python -m rules.check`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.starship_captains.components import (
    BOARDS,
    EPILOGUES,
    EVENTS,
    FACTIONS,
    HOME,
    LOCATIONS,
    PASSENGERS,
    SOLO_ACTIONS,
    STATIONS,
    TECHS,
    Board,
)

ALPHAS, OMEGAS = 6, 12
"""Alphas needed to begin (SC-044), omegas in all (SC-004)."""


def faults() -> Iterator[str]:
    levels = Counter(tech.level for tech in TECHS.values())
    if levels["alpha"] < ALPHAS or levels["omega"] != OMEGAS:
        yield f"techs.toml: expected {ALPHAS} alphas or more and {OMEGAS} omegas, found {dict(levels)}"
    for passenger in PASSENGERS.values():
        if passenger.techs and (len(passenger.techs) != 3 or set(passenger.techs) - set(TECHS)):
            yield f"solo.toml: {passenger.id} must name three technologies, or none"
    if sum(action.copies for action in SOLO_ACTIONS.values()) != 7:
        yield "solo.toml: expected seven action cards"
    for faction in FACTIONS:
        for solo in (False, True):
            if not any(card.faction == faction and card.solo == solo for card in EVENTS.values()):
                yield f"events.toml: no event of {faction} {'for the solo game' if solo else ''}".rstrip()
    for board in BOARDS.values():
        yield from _board(board)
    yield from _epilogues()


def _board(board: Board) -> Iterator[str]:
    where = f"board.toml, side {board.side}"
    places = [place.location for place in board.places]
    yield from (f"{where}: {place} is not a location" for place in places if place not in LOCATIONS)
    if HOME not in places or HOME not in STATIONS:
        yield f"{where}: the home station, {HOME}, is missing"
    for route in board.routes:
        yield from (
            f"{where}: a route to {end}, which is not a location" for end in route.ends if end not in places
        )
    ends = Counter((end, route.colour) for route in board.routes for end in route.ends)
    yield from (f"{where}: {n} > 1 {colour} routes at {end}" for (end, colour), n in ends.items() if n > 1)


def _epilogues() -> Iterator[str]:
    """One for every total."""
    nexts = 0
    for epilogue in sorted(EPILOGUES, key=lambda each: each.low):
        if epilogue.low != nexts:
            yield f"epilogues.toml: {epilogue.id} must begin at {nexts}"
        nexts = epilogue.high + 1
