"""A Tactical Action, segment by segment (TI-240, TI-644). Each stage names the next, then puts what it needs
on the stack: when that is done, the frame runs again."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Done
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.fleets import arrivals, docks, removal
from rules.twilight_imperium.frames import Choosing, Tactical
from rules.twilight_imperium.state import State, System
from rules.twilight_imperium.tactical import activation, fire, movement, moving, passage, tolls

OPPONENT = "opponent"


# Movement is asked for


def _ask(state: State, frame: Tactical) -> Question | None:
    if frame.stage != "move" or not moving.possible(state, passage.course(frame)):
        return None
    return moving.asks(state, [passage.course(frame)], lambda action: _judge(state, frame, action))


def _judge(state: State, frame: Tactical, action: Action) -> None:
    if not isinstance(action, Done):
        movement.judge(state, passage.course(frame), action)


def _answer(state: State, frame: Tactical, action: Action, _: Dice) -> list[Event]:
    if isinstance(action, Done):
        frame.stage = "checks"
        return []
    return passage.sail(state, frame, action)


def refuse(state: State, frame: Tactical, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: _judge(state, frame, move), action)


def silent(_: State, __: Tactical, ___: int) -> Action:
    """Nobody moves who was not told to."""
    return Done()


# Everything else follows of itself


def _run(state: State, frame: Tactical, _: Dice) -> list[Event]:
    match frame.stage:
        case "debts" | "reactions" | "activated" | "costs" | "window":
            return _activation(state, frame)
        case "move" | "checks" | "moved" | "surprise":
            return _moved(state, frame)
        case "pds" | "mines" | "battle":
            return _fight(state, frame)
        case "before_landing" | "land" | "invade" | "produce":
            return _settle(state, frame)
        case "end":
            state.stack.pop()
            lasting.end(state, "activation")
            systems.happens(state, "action_over", seat=frame.seat, how="tactical", system=frame.system)
            return []


def _activation(state: State, frame: Tactical) -> list[Event]:
    """Debts of others, then in the order of TI-241."""
    match frame.stage:
        case "debts":
            frame.stage = "reactions"
            activation.call_debts(state, frame.seat, frame.system)
        case "reactions":
            frame.stage = "activated"
            activation.ask_diplomats(state, frame)
        case "activated":
            frame.stage = "costs"
            systems.happens(state, "activated", seat=frame.seat, system=frame.system, how="tactical")
        case "costs":
            frame.stage = "window"
            return tolls.ask_tolls(state, frame.seat, frame.system)
        case _:
            frame.stage = "move"
            seat = frame.seat
            windows.opens(state, "after_activation", active=seat, by=seat, system=frame.system)
    return []


def _moved(state: State, frame: Tactical) -> list[Event]:
    """Checks, then the window, then a Surprise Assault's production (TI-256, TI-644)."""
    system, seat = state.systems[frame.system], frame.seat
    match frame.stage:
        case "move":
            frame.stage = "checks"
        case "checks":
            frame.stage = "moved"
            return checks(state, seat, {frame.system, *passage.origins(frame)})
        case "moved":
            frame.stage = "surprise"
            if systems.has_fleet(system, seat):
                windows.opens(
                    state,
                    "after_movement",
                    active=seat,
                    by=seat,
                    at=fire.there(state, system, seat),
                    system=system.at,
                )
        case _:
            frame.stage = "pds"
            if frame.surprise:
                state.stack.append(
                    frames.Producing(seat, system.at, docks_at(system, seat, frame.moved), why="surprise")
                )
    return []


def checks(state: State, seat: int, places: set[str]) -> list[Event]:
    """Fleet Supply, room and support where ships came and where they left; stations and floating docks."""
    happened = list[Event]()
    for at in sorted(places):
        happened += removal.check(state, seat, at)
        happened += control.claim_stations(state, state.systems[at])
        happened += docks.stranded(state, at)
    return happened


def _fight(state: State, frame: Tactical) -> list[Event]:
    """PDS, mines, then a battle with everybody who is there (TI-286)."""
    system, seat = state.systems[frame.system], frame.seat
    match frame.stage:
        case "pds":
            frame.stage = "mines"
            state.stack += fire.volleys(state, seat, frame.system, frame.fired)[::-1]
        case "mines":
            frame.stage = "battle"
            if frame.arrived:
                arrivals.mines(state, seat, frame.system)
        case _:
            others = [each for each in systems.enemies(system, seat) if each not in frame.fought]
            if others and systems.has_fleet(system, seat):
                choose(state, seat, "ti-opponent", [f"#{each}" for each in others], OPPONENT)
            else:
                frame.stage = "before_landing"
                return [*control.claim_stations(state, system), *docks.stranded(state, frame.system)]
    return []


def opponent(state: State, chosen: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Tactical)
    defender = int(ids[0].removeprefix("#"))
    frame.fought.append(defender)
    state.numbers += 1
    state.stack.append(
        frames.Battle(seat=chosen.seat, number=state.numbers, system=frame.system, defender=defender)
    )
    return []


def _settle(state: State, frame: Tactical) -> list[Event]:
    system, seat = state.systems[frame.system], frame.seat
    match frame.stage:
        case "before_landing":
            frame.stage = "land"
            if systems.has_fleet(system, seat):
                windows.opens(state, "before_planetary_landings", active=seat, by=seat, system=system.at)
        case "land":
            frame.stage = "invade"
            if systems.has_fleet(system, seat):
                state.stack.append(frames.Landing(seat, system.at))
        case "invade":
            frame.stage = "produce"
        case _:
            frame.stage = "end"
            state.stack.append(frames.Producing(seat, system.at, docks_at(system, seat, frame.moved)))
    return []


def docks_at(system: System, seat: int, moved: Sequence[int]) -> list[str]:
    """Own docks there; one that moved in this activation rests (TI-100)."""
    ashore = [each.id for each in system.planets if each.owner == seat and each.dock is not None]
    afloat = [each.id for each in system.docks if each.seat == seat and each.id not in moved]
    return [*ashore, *map(str, afloat)]


TACTICAL = Chapter(_ask, _answer, _run)
