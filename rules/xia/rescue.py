"""Rescue of a stranded ship (XIA-250 to XIA-255)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import fame, power, query, titles
from rules.xia.actions import Rescue
from rules.xia.frames import Rearm
from rules.xia.geometry import board
from rules.xia.state import State

NEEDED = 3
"""Energy the rescuer must have…"""
HANDED = 2
"""…and how much of it changes ships."""
SAMARITAN = 1
"""What it costs a holder of that title instead."""


def price(state: State, seat: int) -> int:
    return SAMARITAN if query.has_title(state.players[seat], "samaritan") else HANDED


def in_need(state: State, seat: int) -> list[str]:
    """Stranded players beside the ship, no planetary shield or entrance between (XIA-254, XIA-255)."""
    here = state.players[seat].space
    if here is None or state.players[seat].energy < NEEDED:
        return []
    return [
        str(other)
        for other, each in enumerate(state.players)
        if each.space is not None and query.stranded(each) and board(state).adjacent(here, each.space)
    ]


def choices(state: State, seat: int) -> list[Choice]:
    return [
        choice(
            "xia-rescue",
            Rescue(ship),
            group="xia-group-more",
            hint="xia-rescue-hint",
            player=query.named(ship),
            energy=price(state, seat),
        )
        for ship in in_need(state, seat)
    ]


def accepts(state: State, seat: int, action: Action) -> bool:
    return isinstance(action, Rescue) and action.ship in in_need(state, seat)


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    """It cannot be refused; the rescued ship may arm markers with what it got (XIA-252, XIA-253)."""
    assert isinstance(action, Rescue)
    other = int(action.ship)
    power.spend(state, seat, price(state, seat))
    power.gain(state, other, HANDED)
    told = [Event("xia-rescued", {"player": f"#{seat}", "other": f"#{other}", "energy": HANDED})]
    titles.happened(state, seat, "rescued")
    state.stack.append(Rearm(other, HANDED, "rescue"))
    return told + fame.award(state, seat, 1, "kindness")
