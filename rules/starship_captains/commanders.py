"""Commanders: the second task after a room, and orders to subordinates (section 28)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import crew, frames, query, rooms, wording
from rules.starship_captains.components import ROOMS, TECHS
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import Figure, Order, Player, Room, State


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
        *_rooms(player, frame.figure),
        *crew.back_choices(player, subordinates(player, frame.figure)),
        SKIP,
        figure=wording.figure(frame.figure),
    )


def _rooms(player: Player, figure: str) -> Iterator[Choice]:
    """Rooms of his colour and grey ones, the one he has just used included (SC-261)."""
    for name in query.rooms(player):
        room = ROOMS[name] if name in ROOMS else TECHS[name]
        if room.colour in ("grey", query.colour_of(figure)):
            action = Room(name, figure)  # type: ignore[arg-type]
            yield choice("sc-second-room", action, room=f"@{name}", effects=wording.effects(room.effects))


def answer(state: State, frame: frames.Commander, action: Action, dice: Dice) -> list[Event]:
    frame.extra = True
    if isinstance(action, Room):
        state.trail.append(action.room)
        return rooms.activate(state, frame.seat, action.room)
    if isinstance(action, Order):
        return crew.call_back(state, frame.seat, action.place)
    return []


def run(state: State, frame: frames.Commander, dice: Dice) -> list[Event]:
    state.players[frame.seat].queue.append(frame.figure)  # type: ignore[arg-type]
    state.stack.pop()
    return []
