"""Public Objectives are turned up (TI-017, TI-174). That Imperium Rex ends the game is seen after the step in
which it was turned up."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.state import State


def reveal(state: State, card: str | None = None) -> list[Event]:
    """The top card, or this one of those still face down; an empty deck gives nothing (TI-174)."""
    if not state.objectives:
        return []
    card = card or state.objectives[-1]
    state.objectives.remove(card)
    state.shown.append(card)
    return [Event("ti-objective-revealed", {"objective": f"@{card}"}, reveals=True)]
