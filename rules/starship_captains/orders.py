"""What may be done at any time: the standing order to be asked about every gain, or only where it matters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Event, IllegalMove
from rules.starship_captains import airlock
from rules.starship_captains.actions import Apply, Ask
from rules.starship_captains.frames import Airlock
from rules.starship_captains.state import State


def moves(state: State, seat: int) -> Iterator[Action]:
    yield Ask(not state.players[seat].ask_all)


def played(state: State, seat: int, action: Action) -> list[Event] | None:
    """None if it is not such a move."""
    if not isinstance(action, Ask):
        return None
    if state.players[seat].ask_all == action.every:
        raise IllegalMove("sc-illegal-order-stands")
    state.players[seat].ask_all = action.every
    return [Event("sc-asks-all" if action.every else "sc-asks-little", to=(seat,))]


def ordered(state: State, seat: int) -> Action | None:
    """Rows of a mission that can only be of use are applied, unless their captain wants to be asked."""
    frame = state.stack[-1] if state.stack else None
    if state.over or not isinstance(frame, Airlock) or frame.seat != seat or state.players[seat].ask_all:
        return None
    return Apply() if airlock.harmless(state, frame) else None
