"""A turn: activate a room, carry out a mission, or pass; before that, train and promote (section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import (
    airlock,
    commanders,
    crew,
    frames,
    hold,
    query,
    research,
    rooms,
    rounds,
    shadow,
    stations,
    triggers,
    wording,
)
from rules.starship_captains.actions import Artifacts, CarryOut, Discard, Pass, Promote, Room, Train
from rules.starship_captains.components import MISSIONS
from rules.starship_captains.pieces import Figure
from rules.starship_captains.question import Question, choice
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Player, State

STAGES: tuple[str, ...] = ("choose", "acting", *RULINGS.end_of_turn, "shadow", "next")


# What can be done


def ask(state: State, frame: frames.Turn) -> Question | None:
    if frame.stage != "choose":
        return None
    player = state.players[frame.seat]
    choices = [*_rooms(state, frame.seat)]
    if airlock.available(state, frame.seat):
        choices.append(_mission(state, player))
    choices += crew.training_choices(state, frame.seat, free=False)
    choices += crew.promotion_choices(state, frame.seat, free=False)
    choices += hold.thrown_at_will(state, frame.seat)
    key = "sc-ask-turn" if choices else "sc-ask-only-pass"
    if RULINGS.train_before_pass or not frame.trained or not choices:
        choices.append(PASS.finally_(bool(choices)))
    return Question(key, tuple(choices), {"round": state.round, "medals": player.medals})


def _rooms(state: State, seat: int) -> Iterator[Choice]:
    """By crew, then by artifacts. What would do nothing says so."""
    player = state.players[seat]
    for room in query.rooms(player):
        for figure in rooms.matching(player, room):
            yield rooms.warned(state, seat, rooms.effects(room), by_crew(room, figure))
    for room in query.rooms(player) if len(player.artifacts) > 1 else ():
        for pair in rooms.pairs(player, room):
            yield rooms.warned(state, seat, rooms.effects(room), by_artifacts(room, pair))


PASS = choice("sc-pass", Pass(), group="sc-group-pass", hint="sc-pass-hint")
"""Never made for the player, also where nothing else is left (SC-065, SC-406)."""


@cache
def by_crew(room: str, figure: Figure) -> Choice:
    """One for each kind of figure; their words are made once, because every turn asks this."""
    return choice(
        "sc-room",
        Room(room, figure),
        group="sc-group-room",
        hint="sc-room-twice-hint" if query.is_commander(figure) else "sc-room-hint",
        room=f"@{room}",
        figure=wording.figure(figure),
        effects=wording.effects(rooms.effects(room)),
    )


@cache
def by_artifacts(room: str, pair: rooms.Pair) -> Choice:
    return choice(
        "sc-room-artifacts",
        Artifacts(room, pair),
        group="sc-group-artifacts",
        hint="sc-room-hint",
        room=f"@{room}",
        pair=tuple(f"@{kind}" for kind in pair),
        effects=wording.effects(rooms.effects(room)),
    )


def _mission(state: State, player: Player) -> Choice:
    name = state.planets[player.location].mission
    assert name is not None
    rows = MISSIONS[name].rows
    fitting = airlock.fitting(rows, airlock.suited(rows, player.ready))
    return choice(
        "sc-mission",
        CarryOut(),
        group="sc-group-mission",
        hint="sc-mission-hint",
        mission=f"@{name}",
        points=MISSIONS[name].points,
        rows=len(rows),
        fitting=fitting,
        idle=len(rows) - fitting,
    )


# What is done


def answer(state: State, frame: frames.Turn, action: Action, dice: Dice) -> list[Event]:
    match action:
        case Train():
            frame.trained = True
            return crew.train(state, frame.seat, action)
        case Promote():
            frame.trained = True
            return crew.promote(state, frame.seat, action)
        case Discard():
            return hold.discard_cargo(state, frame.seat, action.cargo)
    frame.stage = "acting"
    match action:
        case Room():
            return _use_figure(state, frame.seat, action)
        case Artifacts():
            return _use_artifacts(state, frame.seat, action)
        case CarryOut():
            return airlock.begin(state, frame.seat)
    return _pass(state, frame)


def _use_figure(state: State, seat: int, action: Room) -> list[Event]:
    """The figure is in the queue before the effects; a commander when his second task is over (SC-077)."""
    player = state.players[seat]
    player.ready.remove(action.figure)
    if query.is_commander(action.figure):
        commanders.begin(state, seat, action.figure)
    else:
        player.queue.append(action.figure)
    told = {"player": f"#{seat}", "room": f"@{action.room}", "figure": wording.figure(action.figure)}
    state.trail.append(action.room)
    return [Event("sc-activates", {**told}), *rooms.activate(state, seat, action.room)]


def _use_artifacts(state: State, seat: int, action: Artifacts) -> list[Event]:
    pair = tuple(f"@{kind}" for kind in action.pair)
    events = [
        Event("sc-activates-artifacts", {"player": f"#{seat}", "room": f"@{action.room}", "pair": pair})
    ]
    for kind in action.pair:
        hold.discard_cargo(state, seat, kind)
    state.trail.append(action.room)
    return events + rooms.activate(state, seat, action.room)


def _pass(state: State, frame: frames.Turn) -> list[Event]:
    state.players[frame.seat].passed = True
    triggers.call(state, frame.seat, "on_pass")
    return [Event("sc-passes", {"player": f"#{frame.seat}"})]


# After it


def run(state: State, frame: frames.Turn, dice: Dice) -> list[Event]:
    """The end of the turn, step by step (SC-071); Captain Shadow's card comes after all of them (SC-425)."""
    stage = frame.stage
    frame.stage = STAGES[min(STAGES.index(stage) + 1, len(STAGES) - 1)]  # type: ignore[assignment]
    match stage:
        case "refill":
            return research.refill(state, dice)
        case "station":
            return stations.check(state, frame.seat)
        case "shadow":
            return shadow.after_turn(state, dice) if state.shadow is not None else []
        case "next":
            state.stack.pop()
            return [_over(state, frame.seat), *_next(state, dice)]
    return []


def _over(state: State, seat: int) -> Event:
    """What a turn is told up to, with the figures it ended in."""
    player = state.players[seat]
    figures = {"ready": len(player.ready), "queue": len(player.queue), "medals": player.medals}
    cargo = len(player.artifacts) + len(player.pirates)
    return Event("sc-turn-over", {"player": f"#{seat}", **figures, "cargo": cargo, "damage": player.damage})


def _next(state: State, dice: Dice) -> list[Event]:
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if not state.players[seat].passed:
            rounds.begin_turn(state, seat)
            return []
    return rounds.end(state, dice)
