"""Commanders: the second task after a room, and orders to subordinates (section 28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import crew, frames, query, rooms, wording
from rules.starship_captains.actions import Order, Room, Skip
from rules.starship_captains.pieces import Figure
from rules.starship_captains.question import Question, choice, question
from rules.starship_captains.state import Player, State


def begin(state: State, seat: int, figure: Figure) -> None:
    """He has left the ready room for a first task; he joins the queue after the second one (SC-077)."""
    state.stack.append(frames.Commander(seat, figure))


def subordinates(player: Player, commander: str) -> list[int]:
    """Places of the queue: ensigns of his colour, and cadets (SC-267, SC-268)."""
    mine = (query.colour_of(commander), "cadet")
    return [place for place, figure in enumerate(player.queue, 1) if figure in mine]


def ask(state: State, frame: frames.Commander) -> Question | None:
    if frame.extra:
        return None
    player = state.players[frame.seat]
    return question(
        "sc-ask-second-task",
        *_rooms(state, frame.seat, cast(Figure, frame.figure)),
        *crew.back_choices(player, subordinates(player, frame.figure)),
        choice("sc-no-second-task", Skip()),
        figure=wording.figure(frame.figure),
    )


def _rooms(state: State, seat: int, figure: Figure) -> Iterator[Choice]:
    """Rooms of his colour and grey ones, the one he has just used included (SC-261)."""
    player = state.players[seat]
    for room in query.rooms(player):
        if rooms.accepts(player, room, figure):
            does = wording.effects(rooms.effects(room))
            offered = choice(
                "sc-second-room", Room(room, figure), group="sc-group-room", room=f"@{room}", effects=does
            )
            yield rooms.warned(state, seat, rooms.effects(room), offered)


def answer(state: State, frame: frames.Commander, action: Action, dice: Dice) -> list[Event]:
    frame.extra = True
    if isinstance(action, Room):
        state.trail.append(action.room)
        told = {"player": f"#{frame.seat}", "figure": wording.figure(frame.figure), "room": f"@{action.room}"}
        return [Event("sc-extra-action", {**told}), *rooms.activate(state, frame.seat, action.room)]
    if isinstance(action, Order):
        return crew.call_back(state, frame.seat, action.place)
    return []


def run(state: State, frame: frames.Commander, dice: Dice) -> list[Event]:
    state.players[frame.seat].queue.append(cast(Figure, frame.figure))
    state.stack.pop()
    return []
