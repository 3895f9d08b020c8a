"""Why a move is refused: what is wrong, and what to do instead. What is wrong with actions, trade and
the hold stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.contract import Action, IllegalMove
from rules.core.stack import Step
from rules.xia import action_phase, flight, query
from rules.xia.actions import (
    Arm,
    BuyOutfit,
    Claim,
    Defend,
    EndActions,
    Experience,
    Keep,
    PlaceDamage,
    Put,
    Stop,
)
from rules.xia.frames import (
    Attack,
    Business,
    DrawnMissions,
    Fitting,
    Guard,
    Moving,
    Objective,
    Packing,
    Placing,
    Rearm,
    Status,
    Stowing,
    Turn,
    Visiting,
    Volley,
    Wound,
)
from rules.xia.refusals import actions, hold, trade
from rules.xia.state import State

Reason = Callable[[State, int, Any], IllegalMove | None]
Reasons = Mapping[type[Action], Reason]

ACTIONS: Reasons = {**actions.REASONS, **trade.REASONS}
"""Of the action phase, in flight or not."""
ANSWERS: dict[type[Step], Reasons] = {
    Fitting: {BuyOutfit: hold.buy},
    Business: hold.BUSINESS,
    Status: {Claim: hold.claim, Arm: hold.arm},
    Rearm: {Arm: hold.arm},
    Wound: {PlaceDamage: hold.damage},
    Placing: {Put: hold.put},
    Packing: {Put: hold.put},
    Stowing: {Put: hold.stow},
    Guard: {Defend: actions.defend},
    Attack: {Defend: actions.defend},
    Volley: {Defend: actions.defend},
    DrawnMissions: {Keep: actions.keep},
    Objective: {Experience: actions.experience},
}
"""To the questions of other frames."""


def why(state: State, seat: int, action: Action) -> IllegalMove:
    """The player is asked something, and this is not one of the answers."""
    frame = state.stack[-1]
    kind = type(action)
    if isinstance(frame, Turn | Moving | Visiting):
        return _action(state, seat, frame, action)
    if isinstance(frame, Business | Status) and (kind in action_phase.DONE_BY or kind is EndActions):
        return IllegalMove("xia-illegal-phase", rule="XIA-220")
    if isinstance(frame, Status) and kind in hold.BUSINESS:
        return IllegalMove("xia-illegal-business-over", rule="XIA-220")
    if isinstance(frame, Fitting) and kind is not BuyOutfit and kind in {**hold.BUSINESS, **ACTIONS}:
        return IllegalMove("xia-illegal-fitting-only", rule="XIA-036")
    found = ANSWERS.get(type(frame), {}).get(kind)
    reason = found(state, seat, action) if found is not None else None
    return reason or IllegalMove("xia-illegal-not-offered", rule="XIA-547")


def _action(state: State, seat: int, frame: Turn | Moving | Visiting, action: Action) -> IllegalMove:
    kind = type(action)
    if kind in action_phase.DONE_BY and not action_phase.open_to(state, seat, action):
        return IllegalMove("xia-illegal-stranded", rule="XIA-244")
    if isinstance(frame, Visiting) and not isinstance(action, flight.OF_A_SPACE):
        return IllegalMove("xia-illegal-visit-only", rule="XIA-531")
    found = ACTIONS[kind](state, seat, action) if kind in ACTIONS else None
    if found is not None:
        return found
    ends_flight = kind in action_phase.DONE_BY or kind is Stop
    if ends_flight and query.occupied(state, state.players[seat].space or "", but=str(seat)):
        return IllegalMove("xia-illegal-flying", rule="XIA-231")
    if kind in hold.BUSINESS:
        return IllegalMove("xia-illegal-business-later", rule="XIA-224")
    if kind in ANSWERS[Status]:
        return IllegalMove("xia-illegal-status-later", rule="XIA-220")
    return IllegalMove("xia-illegal-not-now", rule="XIA-222")
