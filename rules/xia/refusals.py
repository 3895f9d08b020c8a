"""Why a move is refused: what is wrong, and what to do instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Action, IllegalMove
from rules.xia import exploration, query, turns
from rules.xia.components import MISSIONS
from rules.xia.frames import Business, Moving, Status, Turn
from rules.xia.state import (
    Abort,
    BlindJump,
    Complete,
    DoObjective,
    DrawMissions,
    Engine,
    Fire,
    Impulse,
    Scan,
    State,
    TakeToken,
)

Reason = Callable[[State, int, Any], IllegalMove | None]


def why(state: State, seat: int, action: Action) -> IllegalMove:
    """The player is asked something, and this is not one of the answers."""
    frame = state.stack[-1]
    kind = type(action)
    if isinstance(frame, Business | Status) and kind in turns.DONE_BY:
        return IllegalMove("xia-illegal-phase", rule="XIA-220")
    if not isinstance(frame, Turn | Moving):
        return IllegalMove("xia-illegal-not-offered", rule="XIA-547")
    found = REASONS[kind](state, seat, action) if kind in REASONS else None
    if found is not None:
        return found
    if kind in turns.DONE_BY and not turns.open_to(state, seat, action):
        return IllegalMove("xia-illegal-stranded", rule="XIA-244")
    if kind in turns.DONE_BY and query.occupied(state, state.players[seat].space or "", but=str(seat)):
        return IllegalMove("xia-illegal-flying", rule="XIA-231")
    return IllegalMove("xia-illegal-not-now", rule="XIA-222")


def _impulse(state: State, seat: int, action: Impulse) -> IllegalMove | None:
    spent = not state.players[seat].impulse
    return IllegalMove("xia-illegal-impulse", rule="XIA-106") if spent else None


def _engine(state: State, seat: int, action: Engine) -> IllegalMove | None:
    player = state.players[seat]
    found = query.outfit_at(player, action.cell)
    works = found is not None and query.outfit(found).type == "engine" and query.free_spots(player, found)
    return None if works and player.armed else IllegalMove("xia-illegal-engine", rule="XIA-097")


def _jump(state: State, seat: int, action: BlindJump) -> IllegalMove | None:
    if isinstance(state.stack[-1], Turn):
        return IllegalMove("xia-illegal-jump", rule="XIA-273")
    return _nowhere(state) or IllegalMove("xia-illegal-no-edge", rule="XIA-305")


def _scan(state: State, seat: int, action: Scan) -> IllegalMove | None:
    if (gone := _nowhere(state)) is not None:
        return gone
    if action.side not in exploration.sides(state, seat):
        return IllegalMove("xia-illegal-no-edge", rule="XIA-301")
    energy, cost = state.players[seat].energy, exploration.scan_cost(state, seat)
    return (
        IllegalMove("xia-illegal-no-energy", rule="XIA-266", energy=energy, cost=cost)
        if energy < cost
        else None
    )


def _nowhere(state: State) -> IllegalMove | None:
    return None if state.sectors else IllegalMove("xia-illegal-no-sectors", rule="XIA-301")


def _token(state: State, seat: int, action: TakeToken) -> IllegalMove | None:
    return IllegalMove("xia-illegal-no-token", rule="XIA-268")


def _draw(state: State, seat: int, action: DrawMissions) -> IllegalMove | None:
    player = state.players[seat]
    here = query.where(state, seat)
    if "M" not in here.features:
        return IllegalMove("xia-illegal-no-point", rule="XIA-259")
    if player.mission is not None:
        return IllegalMove("xia-illegal-has-mission", rule="XIA-385")
    return IllegalMove("xia-illegal-drawn", rule="XIA-384")


def _errand(state: State, seat: int, action: Abort | DoObjective) -> IllegalMove | None:
    none = state.players[seat].mission is None
    return IllegalMove("xia-illegal-no-mission", rule="XIA-385") if none else None


def _complete(state: State, seat: int, action: Complete) -> IllegalMove | None:
    errand = state.players[seat].mission
    if errand is None:
        return IllegalMove("xia-illegal-no-mission", rule="XIA-385")
    if not errand.done:
        return IllegalMove("xia-illegal-objective", rule="XIA-389")
    delivery = MISSIONS[errand.mission].delivery
    if query.where(state, seat).sector != delivery or "M" not in query.where(state, seat).features:
        return IllegalMove("xia-illegal-delivery", rule="XIA-389", sector=f"@{delivery}")
    return None


def _fire(state: State, seat: int, action: Fire) -> IllegalMove | None:
    if action.target == str(seat):
        return IllegalMove("xia-illegal-own-ship", rule="XIA-163")
    if action.target not in dict(query.ships(state)):
        return IllegalMove("xia-illegal-no-target", rule="XIA-207")
    if query.stranded(state.players[seat]):
        return None
    return IllegalMove("xia-illegal-out-of-range", rule="XIA-162")


REASONS: dict[type[Action], Reason] = {
    Impulse: _impulse,
    Engine: _engine,
    BlindJump: _jump,
    Scan: _scan,
    TakeToken: _token,
    DrawMissions: _draw,
    Abort: _errand,
    DoObjective: _errand,
    Complete: _complete,
    Fire: _fire,
}
