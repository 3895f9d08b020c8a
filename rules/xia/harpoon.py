"""The Mag-Harpoon: a ship that hangs on to another one, and moves in its turn (XIA-545)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.xia import query
from rules.xia.frames import Following
from rules.xia.state import State


def moved(state: State, ship: str, left: str) -> list[Event]:
    """A ship has left that space by a step: whoever hangs on to it follows there or lets go."""
    for seat, player in enumerate(state.players):
        if player.harpooned == ship:
            state.stack.append(Following(seat, left))
    return []


def let_go(state: State, ship: str) -> list[Event]:
    """Gates, leaps and destruction break every line at this ship, its own and those of others."""
    told = []
    for seat, player in enumerate(state.players):
        if player.harpooned is not None and ship in (str(seat), player.harpooned):
            told += detach(state, seat)
    return told


def detach(state: State, seat: int) -> list[Event]:
    player = state.players[seat]
    assert player.harpooned is not None
    host, player.harpooned = player.harpooned, None
    return [Event("xia-harpoon-off", {"player": f"#{seat}", "ship": query.named(host)})]
