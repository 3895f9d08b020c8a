"""Passing: with all own Strategy Cards resolved, until the end of the Action Phase (TI-528 to TI-530)."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.state import State


def unresolved(state: State, seat: int) -> list[str]:
    """Own Strategy Cards whose primary is still to come, by their number."""
    cards = [each.card for each in state.players[seat].picked if not each.resolved]
    return sorted(cards, key=lambda card: STRATEGY[card].number)


def judge(state: State, seat: int) -> None:
    left = unresolved(state, seat)
    if left:
        named = tuple(f"@{card}" for card in left)
        raise IllegalMove("ti-illegal-pass", rule="TI-528", cards=named)


def passes(state: State, seat: int) -> list[Event]:
    """He takes no more actions; what others do may still ask him (TI-529, TI-530)."""
    state.players[seat].passed = True
    systems.happens(state, "passed", seat=seat)
    return [Event("ti-passed", {"player": f"#{seat}"})]
