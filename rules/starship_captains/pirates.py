"""Pirates appearing: ambush, and pirates placed without conditions (section 17)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, wording
from rules.starship_captains.actions import PlacePirate
from rules.starship_captains.components import Effect
from rules.starship_captains.pieces import Pirate
from rules.starship_captains.question import Question, choice, question
from rules.starship_captains.state import State


def draw_pirate(state: State, dice: Dice) -> Pirate | None:
    """An empty supply is made anew from the discards; pirates in holds are in neither (SC-162, SC-164)."""
    return state.pirates.draw(dice)


def place_by_colour(state: State, location: str, token: Pirate) -> list[Event]:
    """On the route from there that has its exhaust's colour, if that is free (SC-153, SC-155, SC-158)."""
    route = query.route_of_colour(state, location, query.exhaust(token))
    if route is None or state.routes[route] is not None:
        state.pirates.discard(token)
        args = {"pirate": wording.pirate(token), "place": f"@{location}"}
        return [Event("sc-appears-nowhere", {**args}, reveals=True)]
    state.routes[route] = token
    to = query.other_end(query.board(state).routes[route], location)
    return [_appears(token, location, to)]


def _appears(token: Pirate, place: str, to: str) -> Event:
    args = {"pirate": wording.pirate(token), "place": f"@{place}", "to": f"@{to}"}
    return Event("sc-appears", {**args}, reveals=True)


def ambush(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    """Where the ship is now, and nobody is asked (SC-154, SC-156, SC-157)."""
    told: list[Event] = []
    for _ in range(effect.n):
        token = draw_pirate(state, dice)
        if token is None:
            return [*told, Event("sc-no-pirates")]
        told += place_by_colour(state, state.players[frame.seat].location, token)
    return told


def ask(state: State, frame: frames.Spawn) -> Question | None:
    """Any free route will do: colours and skulls do not matter (SC-161)."""
    free = [route.ends for i, route in enumerate(query.board(state).routes) if state.routes[i] is None]
    if not frame.left or not free or not (state.pirates.cards or state.pirates.discards):
        return None
    ways = (choice("sc-place-pirate", PlacePirate((a, b)), a=f"@{a}", b=f"@{b}") for a, b in free)
    return question("sc-ask-place-pirate", *ways, forced=True, left=frame.left)


def answer(state: State, frame: frames.Spawn, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, PlacePirate)
    token = draw_pirate(state, dice)
    assert token is not None
    frame.left -= 1
    a, b = action.ends
    state.routes[query.neighbours(state, a)[b]] = token
    return [_appears(token, a, b)]


def run(state: State, frame: frames.Spawn, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []
