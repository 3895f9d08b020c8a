"""Androids beside people: squad mates leave to people what a squad decides, and do not hurry them."""

from __future__ import annotations

from typing import Any

from rules.akarios.state import State
from rules.core.stack import Gathering


def people(state: State) -> list[int]:
    """Seats of members who are no androids. Who sits there only for a while plays as they would."""
    return [seat for seat, number in enumerate(state.roster) if not state.sheet.members[number].android]


def mate(state: State, seat: int) -> bool:
    """An android member of a squad with people in it."""
    return state.sheet.members[state.roster[seat]].android and bool(people(state))


def waits(state: State, frame: Any, seat: int) -> bool:
    """Somebody has to speak first whom a squad mate does not hurry."""
    if not isinstance(frame, Gathering) or not mate(state, seat):
        return False
    return any(not frame.spoke(other) for other in people(state) if other in frame.asked)
