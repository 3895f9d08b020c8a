"""Races and home places: drawn, or chosen one after the other (TI-159, TI-189, TI-724, TI-725)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import ChooseHome, ChooseRace
from rules.twilight_imperium.components import RACES, SETUP
from rules.twilight_imperium.frames import ChoosingHome, ChoosingRace
from rules.twilight_imperium.setup import beginning
from rules.twilight_imperium.state import State


def from_first(state: State) -> list[int]:
    """Seats from the first player on, as they joined: homes that order them lie there only later."""
    return [(state.speaker + step) % state.seats for step in range(state.seats)]


# Races


def free_races(state: State) -> list[str]:
    return [race for race in RACES if all(player.race != race for player in state.players)]


def deal_races(state: State, dice: Dice) -> list[Event]:
    drawn = dice.sample(list(RACES), state.seats)
    return [event for seat, race in enumerate(drawn) for event in _take_race(state, seat, race)]


def _take_race(state: State, seat: int, race: str) -> list[Event]:
    beginning.take_race(state, seat, race)
    return [Event("ti-race-taken", {"player": f"#{seat}", "race": _named(race)})]


def _named(race: str) -> str:
    return f"@{RACES[race].code}"


def _ask_race(state: State, _: ChoosingRace) -> Question:
    offered = [choice("ti-choose-race-of", ChooseRace(race), race=_named(race)) for race in free_races(state)]
    return question("ti-choose-race", *offered)


def _answer_race(state: State, frame: ChoosingRace, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, ChooseRace)
    state.stack.pop()
    return _take_race(state, frame.seat, action.race)


def _nothing(*_: object) -> list[Event]:
    raise AssertionError("it always asks")


CHOOSING_RACE = Chapter(_ask_race, _answer_race, _nothing)


# Home places


def homes_drawn(state: State) -> bool:
    """With five players always, and wherever the engine lays the galaxy (TI-185, TI-726)."""
    return SETUP[state.seats].drawn or state.options.galaxy != "build"


def draw_homes(state: State, dice: Dice) -> list[Event]:
    places = beginning.free_homes(state)
    dice.shuffle(places)
    return [event for seat, at in enumerate(places) for event in _take_home(state, seat, at)]


def _take_home(state: State, seat: int, at: str) -> list[Event]:
    beginning.take_home(state, seat, at)
    return [Event("ti-home-taken", {"player": f"#{seat}", "system": at})]


def _ask_home(state: State, _: ChoosingHome) -> Question:
    offered = [
        choice("ti-choose-home-at", ChooseHome(at), number=number, system=at)
        for number, at in enumerate(beginning.free_homes(state), 1)
    ]
    return question("ti-choose-home", *offered, forced=True)


def _answer_home(state: State, frame: ChoosingHome, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, ChooseHome)
    state.stack.pop()
    return _take_home(state, frame.seat, action.at)


CHOOSING_HOME = Chapter(_ask_home, _answer_home, _nothing)


def nearest_home(state: State) -> str:
    """For the silent: the free place nearest clockwise to the last one taken (TI-627)."""
    free = sorted(beginning.free_homes(state))
    last = max((player.home for player in state.players if player.home), default="")
    return next((at for at in free if at > last), free[0])
