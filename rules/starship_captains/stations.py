"""Stations: a token where the turn ends (section 12)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, reservations, triggers, wording
from rules.starship_captains.actions import Apply
from rules.starship_captains.components import EVENTS, FACTIONS, STATIONS
from rules.starship_captains.pieces import OUT, ROUNDS
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State


def check(state: State, seat: int) -> list[Event]:
    """At the end of a turn, where the ship stands after everything else (SC-108, SC-111)."""
    location = state.players[seat].location
    told: list[Event] = []
    if RULINGS.stop_when == "turn":
        told += reservations.stop(state, seat, location)
    station = query.station_at(state, location)
    if station is None or state.tokens[station] != 0:
        return told
    state.stack.append(frames.Stationed(seat, station))
    return [*told, Event("sc-at-station", {"player": f"#{seat}", "station": f"@{station}"})]


def ask(state: State, frame: frames.Stationed) -> Question | None:
    """Only where a declined token may stay is the token as a whole asked about (SC-115)."""
    if frame.stage != "token" or not RULINGS.declined_token_stays or _away(state, frame):
        return None
    effects = wording.effects(STATIONS[frame.station].effects)
    take = choice("sc-use-token", Apply(), usual=True, effects=effects)
    return question("sc-ask-token", take, SKIP, station=f"@{frame.station}", effects=effects)


def answer(state: State, frame: frames.Stationed, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Apply):
        return _apply(state, frame)
    state.stack.pop()
    return []


def run(state: State, frame: frames.Stationed, dice: Dice) -> list[Event]:
    """What is linked to the station, then the token itself (SC-397, SC-412)."""
    if frame.stage == "event":
        frame.stage = "token"
        return _linked(state, frame)
    if frame.stage == "used":
        return _put_away(state, frame)
    if _away(state, frame):
        state.stack.pop()
        return []
    return _apply(state, frame)


def _linked(state: State, frame: frames.Stationed) -> list[Event]:
    """Events in the order of the tracks, then the player's own cards."""
    station = frame.station
    triggers.call(state, frame.seat, "on_station", lambda trigger: trigger.station == station)
    for faction in reversed(FACTIONS):
        event = EVENTS[state.events[faction]]
        if event.trigger.id == "on_station" and event.trigger.station == station:
            state.stack.append(frames.Event(frame.seat, event.id))
    return []


def _away(state: State, frame: frames.Stationed) -> bool:
    """A linked event moved the ship, and that costs it the token."""
    here = state.players[frame.seat].location
    return not RULINGS.moved_away_keeps_token and query.station_place(state, frame.station) != here


def _apply(state: State, frame: frames.Stationed) -> list[Event]:
    frame.stage = "used"
    effects = list(STATIONS[frame.station].effects)
    state.stack.append(frames.Effects(frame.seat, effects, frame.station))
    return []


def _put_away(state: State, frame: frames.Stationed) -> list[Event]:
    """The token waits for the next round; in the last there is none (SC-109, SC-113)."""
    state.tokens[frame.station] = state.round + 1 if state.round < ROUNDS else OUT
    state.stack.pop()
    key = "sc-token-waits" if state.round < ROUNDS else "sc-token-spent"
    told = [Event(key, {"station": f"@{frame.station}", "round": state.round + 1})]
    return told + (check(state, frame.seat) if RULINGS.second_station_check else [])
