"""Why a move is refused: what is wrong, and what to do instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Action, IllegalMove
from rules.starship_captains import costs, crew, frames, query, reservations, rooms, wording
from rules.starship_captains.actions import (
    Advance,
    Artifacts,
    Assign,
    CarryOut,
    Crew,
    Discard,
    Fight,
    Go,
    Install,
    Order,
    Pass,
    Promote,
    Repair,
    Room,
    Skip,
    Take,
    Train,
)
from rules.starship_captains.components import COLOURS, MISSIONS, TECH_BOARDS
from rules.starship_captains.state import State

Reason = Callable[[State, int, Any], IllegalMove | None]


def why(state: State, seat: int, action: Action) -> IllegalMove:
    """The player is asked something, and this is not one of the answers."""
    frame = state.stack[-1]
    reasons = STARTING if isinstance(frame, frames.Turn) else RESOLVING
    found = reasons[type(action)](state, seat, action) if type(action) in reasons else None
    if found is not None:
        return found
    if isinstance(frame, frames.Turn):
        return IllegalMove("sc-illegal-not-yet", rule="SC-062")
    return IllegalMove("sc-illegal-not-offered", rule="SC-405")


# At the start of a turn


def _room(state: State, seat: int, action: Room) -> IllegalMove | None:
    player = state.players[seat]
    figure = wording.figure(action.figure)
    if action.room not in query.rooms(player):
        return _no_room(action)
    if action.figure not in player.ready:
        return _absent(state, seat, action.figure)
    if action.figure == "android":
        return IllegalMove("sc-illegal-android-room", rule="SC-084")
    if action.figure == "cadet":
        return IllegalMove("sc-illegal-cadet-room", rule="SC-082", room=f"@{action.room}")
    return IllegalMove("sc-illegal-colour", rule="SC-081", figure=figure, room=f"@{action.room}")


def _no_room(action: Room | Artifacts) -> IllegalMove:
    return IllegalMove("sc-illegal-no-room", rule="SC-075", room=f"@{action.room}")


def _absent(state: State, seat: int, figure: str) -> IllegalMove:
    """Not in the ready room: there is none, or it waits in the queue (SC-080, SC-245)."""
    key = "sc-illegal-in-queue" if figure in state.players[seat].queue else "sc-illegal-no-figure"
    return IllegalMove(key, rule="SC-080", figure=wording.figure(figure))


def _artifacts(state: State, seat: int, action: Artifacts) -> IllegalMove | None:
    player = state.players[seat]
    if action.room not in query.rooms(player):
        return _no_room(action)
    if len(action.pair) != 2 or any(player.artifacts.count(k) < action.pair.count(k) for k in action.pair):
        return IllegalMove("sc-illegal-no-pair", rule="SC-085")
    if not all(rooms.pays(kind, action.room) for kind in action.pair):
        return IllegalMove("sc-illegal-artifact-colour", rule="SC-088", room=f"@{action.room}")
    return IllegalMove("sc-illegal-pair-order", pair=tuple(f"@{kind}" for kind in sorted(action.pair)))


def _mission(state: State, seat: int, action: CarryOut) -> IllegalMove | None:
    player = state.players[seat]
    planet = state.planets.get(player.location)
    place = f"@{player.location}"
    if planet is None or planet.mission is None:
        return IllegalMove("sc-illegal-no-mission", rule="SC-205", place=place)
    if not reservations.may_carry_out(state, seat, player.location):
        return IllegalMove("sc-illegal-reserved", rule="SC-119", place=place)
    rows = len(MISSIONS[planet.mission].rows)
    return IllegalMove("sc-illegal-too-few", rule="SC-205", rows=rows, ready=len(player.ready))


def _train(state: State, seat: int, action: Train) -> IllegalMove | None:
    if action.figure not in ("cadet", *COLOURS):
        return IllegalMove("sc-illegal-training", rule="SC-250", figure=wording.figure(action.figure))
    if action.figure == action.colour:
        return IllegalMove("sc-illegal-same-colour", rule="SC-258")
    if action.figure not in state.players[seat].ready:
        return _absent(state, seat, action.figure)
    return _unpaid(state, seat, crew.TRAINING)


def _promote(state: State, seat: int, action: Promote) -> IllegalMove | None:
    player = state.players[seat]
    if not player.rings:
        return IllegalMove("sc-illegal-no-ring", rule="SC-253")
    if action.colour not in player.ready:
        return _absent(state, seat, action.colour)
    return _unpaid(state, seat, crew.PROMOTION)


def _unpaid(state: State, seat: int, medals: int) -> IllegalMove:
    if costs.payments(state, seat, medals):
        return IllegalMove("sc-illegal-payment", rule="SC-382")
    return IllegalMove("sc-illegal-medals", rule="SC-248", price=medals, medals=state.players[seat].medals)


def _pass(state: State, seat: int, action: Pass) -> IllegalMove | None:
    return IllegalMove("sc-illegal-pass-trained", rule="SC-069")


# While something is resolved


def _turn_begun(state: State, seat: int, action: Action) -> IllegalMove | None:
    return IllegalMove("sc-illegal-turn-begun", rule="SC-062")


def _drill(state: State, seat: int, action: Train | Promote) -> IllegalMove | None:
    if isinstance(state.stack[-1], frames.Drill):
        return IllegalMove("sc-illegal-not-offered", rule="SC-245")
    return IllegalMove("sc-illegal-drill-late", rule="SC-064")


def _skip(state: State, seat: int, action: Skip) -> IllegalMove | None:
    return IllegalMove("sc-illegal-compulsory", rule="SC-213")


def _go(state: State, seat: int, action: Go) -> IllegalMove | None:
    frame = state.stack[-1]
    if not isinstance(frame, frames.Moves):
        return None
    key = "sc-illegal-jump" if frame.jump else "sc-illegal-route"
    return IllegalMove(
        key, rule="SC-105" if frame.jump else "SC-095", place=f"@{state.players[seat].location}"
    )


def _fight(state: State, seat: int, action: Fight) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Fights):
        return None
    return IllegalMove("sc-illegal-no-pirate", rule="SC-165", place=f"@{state.players[seat].location}")


def _install(state: State, seat: int, action: Install) -> IllegalMove | None:
    names = [slot.id for slot in TECH_BOARDS[state.tech_side].slots]
    if not isinstance(state.stack[-1], frames.Installing) or action.slot not in names:
        return None
    slot = state.players[seat].slots[names.index(action.slot)]
    key = "sc-illegal-slot-damaged" if slot.damaged else "sc-illegal-slot-taken"
    return IllegalMove(key, rule="SC-201" if slot.damaged else "SC-186", slot=wording.slot(action.slot))


def _take(state: State, seat: int, action: Take) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Research | frames.Drawn):
        return None
    return IllegalMove("sc-illegal-no-card", rule="SC-184")


def _repair(state: State, seat: int, action: Repair) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Repairs):
        return None
    return IllegalMove("sc-illegal-no-damage", rule="SC-137")


def _discard(state: State, seat: int, action: Discard) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Damage | frames.Stow):
        return None
    return IllegalMove("sc-illegal-no-cargo", rule="SC-147")


def _assign(state: State, seat: int, action: Assign) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Airlock):
        return None
    return _absent(state, seat, action.figure)


def _crew(state: State, seat: int, action: Crew) -> IllegalMove | None:
    """Somebody who is not ready, too many or too few, or some have been sent already."""
    if not isinstance(state.stack[-1], frames.Airlock):
        return None
    ready = list(state.players[seat].ready)
    for figure in action.figures:
        if figure not in ready:
            return _absent(state, seat, figure)
        ready.remove(figure)
    return IllegalMove("sc-illegal-crew", rule="SC-207")


def _order(state: State, seat: int, action: Order) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Airlock | frames.Commander | frames.Recall):
        return None
    return IllegalMove("sc-illegal-order", rule="SC-268")


def _advance(state: State, seat: int, action: Advance) -> IllegalMove | None:
    if not isinstance(state.stack[-1], frames.Steps):
        return None
    return IllegalMove("sc-illegal-track", rule="SC-284", track=f"@{action.faction}")


STARTING: dict[type[Action], Reason] = {
    Room: _room,
    Artifacts: _artifacts,
    CarryOut: _mission,
    Train: _train,
    Promote: _promote,
    Pass: _pass,
}
RESOLVING: dict[type[Action], Reason] = {
    Room: _turn_begun,
    Artifacts: _turn_begun,
    CarryOut: _turn_begun,
    Pass: _turn_begun,
    Train: _drill,
    Promote: _drill,
    Skip: _skip,
    Go: _go,
    Fight: _fight,
    Install: _install,
    Take: _take,
    Repair: _repair,
    Discard: _discard,
    Assign: _assign,
    Crew: _crew,
    Order: _order,
    Advance: _advance,
}
