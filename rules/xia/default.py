"""What is done for the silent (section 30)."""

from __future__ import annotations

from rules.core.contract import Action
from rules.xia import engine
from rules.xia.actions import Accept, Arm, Decline, Defend, Done, EndActions, Keep, Stop, Suggest
from rules.xia.frames import NpcPlacing, NpcTurn, Rearm, Spawning
from rules.xia.state import State

QUIET: tuple[Action, ...] = (
    Defend(),
    Keep(None),
    Decline(),
    Accept(),
    EndActions(),
    Stop(),
    Done(),
    Suggest(),
)
"""No shields, no abilities, no mission, no second roll; the end of whatever is optional (XIA-525)."""


def default(state: State, seat: int) -> Action | None:
    """What asks the least of a silent player; where something must be chosen, the first offered."""
    found = engine.asked(state)
    if found is None or found[0] != seat:
        return None
    offered = [each.action for each in found[1].choices]
    match state.stack[-1]:
        case Rearm():
            return Arm(0)
        case NpcTurn() | NpcPlacing() | Spawning(ship="enforcer" | "scoundrel" | "merchant"):
            return offered[state.turns % len(offered)]
        case _:
            return next((action for action in QUIET if action in offered), offered[0])
