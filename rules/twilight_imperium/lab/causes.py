"""What a table waits for, by what is being resolved."""

from __future__ import annotations

from rules.core.stack import Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.cards.waits import REACTION
from rules.twilight_imperium.state import State

SECONDARY, TURN, OTHER = "secondaries", "turns", "others in a turn"
CAUSES: tuple[tuple[str, tuple[type[Step], ...]], ...] = (
    ("set-up", (frames.SetUp,)),
    ("status phase", (frames.Status,)),
    ("agendas", (frames.Agenda,)),
    ("battles", (frames.Battle, frames.Invasion)),
    (SECONDARY, (frames.Followers, frames.Debts)),
    ("trade", (frames.Negotiation,)),
    ("cards", (frames.Window,)),
    ("picks", (frames.StrategyPhase,)),
)
"""The first of which a frame is on the stack."""
CANCEL = "cancelling cards"
ALL = (*(cause for cause, _ in CAUSES), CANCEL, TURN, OTHER)


def of(state: State) -> str:
    top = state.stack[-1]
    if isinstance(top, frames.Window) and top.point == REACTION:
        return CANCEL
    for cause, kinds in CAUSES:
        if any(isinstance(each, kinds) for each in state.stack):
            return cause
    turn = next((each.seat for each in state.stack if isinstance(each, frames.Turn)), None)
    return TURN if turn == top.seat else OTHER
