"""Starship Captains as the kit needs it: options worth trying, what is hidden, what is conserved."""

from __future__ import annotations

import random
from collections.abc import Iterator

from images import starship_captains as pictures
from rules.starship_captains import frames, query
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.state import State
from rules.starship_captains.view import View
from tests.rules.kit import Game, pixels
from words import words

Parts = dict[str, list[str]]


def scramble(state: State, seat: int | None, chance: random.Random) -> State:
    """The order of every deck, and the missions that somebody else looks at."""
    seen = [frame for frame in state.stack if isinstance(frame, frames.Peek)]
    mine = max((len(frame.cards) for frame in seen if frame.seat == seat), default=0)
    missions = state.missions.cards
    below = missions[: len(missions) - mine]
    chance.shuffle(below)
    missions[: len(below)] = below
    for frame in seen:
        frame.cards = missions[: -len(frame.cards) - 1 : -1]
    for deck in (state.techs, state.omegas, state.artifacts, state.pirates):
        chance.shuffle(deck.cards)
    if state.shadow is not None:
        chance.shuffle(state.shadow.deck)
        chance.shuffle(state.shadow.later)
    return state


def components(state: State) -> tuple[None, Parts]:
    """Every card and token, wherever it is; rings go with their commanders."""
    parts: Parts = {
        "techs": [*_techs(state)],
        "missions": [*_missions(state)],
        "artifacts": [*_artifacts(state)],
        "pirates": [*_pirates(state)],
        "numbers": [str(planet.number) for planet in state.planets.values() if planet.number],
        "stations": [*state.tokens, *(planet.station for planet in state.planets.values() if planet.station)],
        "rings": [str(_rings(state, seat)) for seat in range(state.seats)],
        "events": [*state.events.values()],
    }
    if state.shadow is not None:
        parts["actions"] = [*state.shadow.deck, *state.shadow.later, *state.shadow.revealed]
    return None, {name: sorted(some) for name, some in parts.items()}


def _techs(state: State) -> Iterator[str]:
    for deck in (state.techs, state.omegas):
        yield from (*deck.cards, *deck.discards)
    yield from state.archive
    yield from (card for card in state.display if card is not None)
    yield from (tech.id for player in state.players for tech in query.installed(player))
    for frame in state.stack:
        if isinstance(frame, frames.Installing):
            yield frame.card
        elif isinstance(frame, frames.Drawn) and frame.pile != "archive":
            yield from frame.cards


def _missions(state: State) -> Iterator[str]:
    yield from (*state.missions.cards, *state.missions.discards)
    yield from (planet.mission for planet in state.planets.values() if planet.mission is not None)
    for player in state.players:
        yield from player.missions
    yield from (frame.mission for frame in state.stack if isinstance(frame, frames.Airlock))


def _artifacts(state: State) -> Iterator[str]:
    yield from (*state.artifacts.cards, *state.artifacts.discards)
    for player in state.players:
        yield from player.artifacts
        yield from (slot.artifact for slot in player.slots if slot.artifact is not None)
    for frame in state.stack:
        if isinstance(frame, frames.Stow):
            yield from frame.artifacts


def _pirates(state: State) -> Iterator[str]:
    yield from (*state.pirates.cards, *state.pirates.discards)
    yield from (pirate for pirate in state.routes if pirate is not None)
    for player in state.players:
        yield from player.pirates
    for frame in state.stack:
        if isinstance(frame, frames.Stow) and frame.pirate is not None:
            yield frame.pirate
        elif isinstance(frame, frames.FightOver) and not frame.stowed:
            yield frame.token


def _rings(state: State, seat: int) -> int:
    return state.players[seat].rings + sum(map(query.is_commander, query.crew(state, seat)))


def drawn(view: View, seat: int | None) -> list[bytes]:
    names = ["Ann", "Борис", "Chidi", "Дана"]
    board = pixels(pictures.board(view, words("en"), names))
    return [board, pictures.describe(view, words("ru"), names).encode()]


starship_captains = Game(
    rules=RULES,
    options=(
        Options(),
        Options(first=0, tech_side="random", passenger="random"),
    ),
    scramble=scramble,
    components=components,
    pictures=drawn,
    recorded={
        "solo-1": (Options(), 1),
        "solo-random-1": (Options(passenger="random", tech_side="B"), 1),
        "2": (Options(first=1), 2),
        "3": (Options(tech_side="random"), 3),
        "4": (Options(tech_side="B"), 4),
    },
)
