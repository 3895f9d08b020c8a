"""What may be done at any time: the standing order to be asked about every gain, or only where it matters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Event, IllegalMove
from rules.starship_captains.actions import Ask
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
