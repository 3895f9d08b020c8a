"""The steps of set-up, one after the other: races, homes, galaxy, artifacts, opening units, objectives."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Chapters
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import ChooseHome, ChooseRace, PlaceTile, PlaceToken
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import GALAXIES
from rules.twilight_imperium.deeds.choosing import Then
from rules.twilight_imperium.effects.hands import start_counters
from rules.twilight_imperium.setup import (
    artifacts,
    balanced,
    beginning,
    building,
    objectives,
    opening,
    seats,
    tiles,
)
from rules.twilight_imperium.state import Frame, State


def _run(state: State, frame: frames.SetUp, dice: Dice) -> list[Event]:
    """Whoever is still to be asked is asked; else the next stage begins."""
    if frame.left:
        state.stack.append(_asks(state, frame, frame.left.pop()))
        return []
    match frame.stage:
        case "races":
            return _races(state, frame, dice)
        case "homes":
            return _homes(state, frame, dice)
        case "tiles":
            return _tiles(state, frame, dice)
        case "tokens":
            return _tokens(state, frame, dice)
        case "opening":
            frame.stage = "over"
            state.stack.append(opening.opens(state))
            return []
        case "over":
            return _begin(state, dice)


def _asks(state: State, frame: frames.SetUp, seat: int) -> Frame:
    """Stages name what comes next: the seats left over are asked for what came before it."""
    match frame.stage:
        case "homes":
            return frames.ChoosingRace(seat)
        case "tiles":
            return frames.ChoosingHome(seat)
        case "tokens":
            return building.turn_of(state, seat)
    return frames.PlacingToken(seat)


def _races(state: State, frame: frames.SetUp, dice: Dice) -> list[Event]:
    frame.stage = "homes"
    if state.options.races == "random":
        return seats.deal_races(state, dice)
    frame.left = dice.sample(range(state.seats), state.seats)
    return []


def _homes(state: State, frame: frames.SetUp, dice: Dice) -> list[Event]:
    frame.stage = "tiles"
    if seats.homes_drawn(state):
        return seats.draw_homes(state, dice)
    frame.left = seats.from_first(state)[::-1]
    return []


def _tiles(state: State, frame: frames.SetUp, dice: Dice) -> list[Event]:
    frame.stage = "tokens"
    if state.options.galaxy == "build":
        frame.left = building.turns(state)
        building.deal(state, dice)
        return []
    engine = state.options.galaxy == "balanced" or state.seats not in GALAXIES
    laid = balanced.balanced(state.seats, dice) if engine else balanced.preset(state.seats)
    for at, tile in laid.items():
        beginning.lay(state, at, tile)
    return [Event("ti-galaxy-laid")]


def _tokens(state: State, frame: frames.SetUp, dice: Dice) -> list[Event]:
    """Speaker first, clockwise (TI-197)."""
    happened = building.reveal(state)
    frame.stage = "opening"
    state.tokens = artifacts.shuffled(dice)
    frame.left = systems.clockwise(state, state.speaker)[::-1]
    return happened


def _begin(state: State, dice: Dice) -> list[Event]:
    """Counters, hands, the first objective; then the first round."""
    state.stack.pop()
    state.tokens = []
    for seat, player in enumerate(state.players):
        player.strategy = start_counters(state, seat, "strategy").value
        player.fleet = start_counters(state, seat, "fleet").value
        player.command = start_counters(state, seat, "command").value
        beginning.draw_politics(state, seat, dice)
    objectives.deal_secrets(state, dice)
    first = objectives.reveal_first(state)
    state.round, state.phase = 1, "strategy"
    state.stack.append(frames.Round())
    return [Event("ti-objective-shown", {"objective": f"@{first}"}, reveals=True)]


def _nobody(*_: object) -> None:
    return None


def _unasked(*_: object) -> list[Event]:
    raise AssertionError("set-up asks nobody itself")


CHAPTERS: Chapters = {
    frames.SetUp: Chapter(_nobody, _unasked, _run),
    frames.ChoosingRace: seats.CHOOSING_RACE,
    frames.ChoosingHome: seats.CHOOSING_HOME,
    frames.PlacingTile: building.PLACING_TILE,
    frames.PlacingToken: artifacts.PLACING_TOKEN,
    frames.Opening: opening.OPENING,
}
CONTINUATIONS: dict[str, Then] = {building.FACE_DOWN: building.face_down}


def silent(state: State, seat: int, dice: Dice) -> Action | None:
    """What a silent player gets in set-up (TI-627); None where something else is asked."""
    match state.stack[-1]:
        case frames.ChoosingRace():
            return ChooseRace(dice.choice(seats.free_races(state)))
        case frames.ChoosingHome():
            return ChooseHome(seats.nearest_home(state))
        case frames.PlacingTile(bare=bare):
            return PlaceTile(*dice.choice(tiles.placements(state, state.players[seat].tiles, bare)))
        case frames.PlacingToken():
            return PlaceToken(dice.choice(artifacts.legal(state)))
        case frames.Opening():
            return opening.usual(state, seat)
    return None
