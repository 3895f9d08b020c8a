"""Artifact tokens, one by each player (TI-197 to TI-199, TI-727)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import PlaceToken
from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.components import ARTIFACTS, MECATOL, NEXUS, PLANETS
from rules.twilight_imperium.frames import PlacingToken
from rules.twilight_imperium.state import State

BLANK = "blank"
BLANKS = 4


def shuffled(dice: Dice) -> list[str]:
    tokens = [*ARTIFACTS, *[BLANK] * BLANKS]
    dice.shuffle(tokens)
    return tokens


def legal(state: State) -> list[str]:
    """Not Mecatol Rex, not at home or beside a home, no station, not Mallice, one in a system."""
    found = list[str]()
    for system in systems.places(state):
        barred = system.at in (MECATOL, NEXUS) or galaxy.home_of(state, system.at) is not None
        chosen = any(planet.token is not None for planet in system.planets)
        if not (barred or chosen or control.adjacent_homes(state, system.at)):
            found += [each.id for each in system.planets if not PLANETS[each.id].station]
    return found


def _ask(state: State, _: PlacingToken) -> Question | None:
    planets = legal(state)
    if not planets:
        return None
    offered = [
        choice("ti-place-token-on", PlaceToken(id), planet=f"@{id}", system=systems.place_of(state, id).at)
        for id in planets
    ]
    return question("ti-place-token", *offered, pace="answer")


def _answer(state: State, frame: PlacingToken, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, PlaceToken) and action.planet is not None
    state.stack.pop()
    systems.planet(state, action.planet).token = state.tokens.pop()
    return [Event("ti-token-placed", {"player": f"#{frame.seat}", "planet": f"@{action.planet}"})]


def _run(state: State, frame: PlacingToken, _: Dice) -> list[Event]:
    """There is no planet for it (TI-727)."""
    state.stack.pop()
    return [Event("ti-token-not-placed", {"player": f"#{frame.seat}"})]


PLACING_TOKEN = Chapter(_ask, _answer, _run)
