"""Whoever hangs on to a ship by the Mag-Harpoon follows it or lets go (XIA-545)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import crossings, harpoon, query, sight
from rules.xia.actions import Accept, Decline
from rules.xia.components import ABILITIES
from rules.xia.frames import Border, Crossing, Following
from rules.xia.geometry import board
from rules.xia.state import State

HARPOON = ABILITIES["mag_harpoon"]


def ask(state: State, frame: Following) -> Question | None:
    if frame.going or not _possible(state, frame):
        return None
    host = state.players[frame.seat].harpooned
    assert host is not None
    return question(
        "xia-ask-follow",
        choice("xia-follow", Accept(), space=query.place(frame.to)),
        choice("xia-follow-not", Decline()),
        ship=query.named(host),
    )


def _possible(state: State, frame: Following) -> bool:
    """The space is free, and the line is not longer than it was shot."""
    player = state.players[frame.seat]
    if player.harpooned is None or player.space is None or query.occupied(state, frame.to):
        return False
    around = board(state)
    spaces = around.distance(player.space, frame.to)
    return spaces == 1 or (spaces <= HARPOON.high and sight.sees(around, player.space, frame.to))


def answer(state: State, frame: Following, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Decline):
        state.stack.pop()
        return harpoon.detach(state, frame.seat)
    frame.going = True
    here = state.players[frame.seat].space
    assert here is not None
    if board(state).distance(here, frame.to) == 1:
        crossings.step(state, frame.seat, frame.to)
    else:
        state.stack.append(Crossing(frame.seat, frame.to, _reeled_in(state, here, frame.to), here))
    return []


def _reeled_in(state: State, here: str, to: str) -> list[Border]:
    """Over more than one space only what is entered at the end counts; what blocks sight cannot lie between,
    so that is a nebula or nothing."""
    around = board(state)
    entered = around.spaces[to]
    if entered.kind != "nebula" or not around.parted(here, to):
        return []
    return [Border("nebula", True, entered.sector)]


def run(state: State, frame: Following, dice: Dice) -> list[Event]:
    """It got there or it did not: then, as where it could not follow at all, the line breaks."""
    state.stack.pop()
    player = state.players[frame.seat]
    if player.harpooned is None or (frame.going and player.space == frame.to):
        return []
    return harpoon.detach(state, frame.seat)
