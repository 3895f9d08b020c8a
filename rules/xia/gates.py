"""Gate travel (XIA-339 to XIA-347)."""

from __future__ import annotations

from rules.core.contract import Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import dicing, fame, harpoon, paths, query, titles
from rules.xia.actions import Warp
from rules.xia.components import TIGER
from rules.xia.frames import Moving, Spawning
from rules.xia.geometry import Space, board
from rules.xia.state import State

RIDER = "gate_rider"


def cost(state: State, seat: int) -> int:
    """A point; a Gate Rider's first travel of a turn is free."""
    player = state.players[seat]
    return 0 if query.has_title(player, RIDER) and RIDER not in player.once else 1


def exits(state: State, frame: Moving) -> list[str]:
    """Where the gate under the ship leads; the Tiger gate leads to "", wherever a die says (XIA-344)."""
    here = _here(state, frame.seat)
    left = frame.left - cost(state, frame.seat)
    if here.kind != "gate":
        return []
    if here.sector == TIGER:
        return [""]
    return [
        space
        for sector, spaces in board(state).gates().items()
        for space in spaces
        if sector != here.sector and paths.leavable(state, frame.seat, space, left)
    ]


def _here(state: State, seat: int) -> Space:
    space = state.players[seat].space
    assert space is not None
    return board(state).spaces[space]


def choices(state: State, frame: Moving) -> list[Choice]:
    price = cost(state, frame.seat)
    found = []
    for to in exits(state, frame):
        if to:
            label, args = "xia-warp", {"place": query.place(to)}
        else:
            label, args = "xia-warp-tiger", {}
        found.append(
            choice(label, Warp(to), group="xia-group-move", hint="xia-warp-hint", cost=price, **args)
        )
    return found


def travel(state: State, frame: Moving, to: str, dice: Dice) -> list[Event]:
    """No border is crossed on the way (XIA-340)."""
    seat, player = frame.seat, state.players[frame.seat]
    gate = _here(state, seat).sector
    frame.left -= cost(state, seat)
    if query.has_title(player, RIDER):
        player.once.append(RIDER)
    told = _through(state, seat, gate)
    if state.over:
        return told
    told += harpoon.let_go(state, str(seat))
    if to:
        player.space = to
        return [*told, Event("xia-warped", {"player": f"#{seat}", "place": query.place(to)})]
    roll, rolled = dicing.d20(state, seat, "tiger", dice)
    state.stack.append(Spawning(seat, str(seat), roll, tiger=True))
    return told + rolled


def _through(state: State, seat: int, gate: str) -> list[Event]:
    """Only the gate left counts as travelled through (XIA-530)."""
    first = gate not in state.gates_used
    if first:
        state.gates_used.append(gate)
    titles.happened(state, seat, "gate")
    return fame.award(state, seat, 1, "gate") if first and state.options.gate_fame else []
