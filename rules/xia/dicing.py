"""Dice that are told of, and the fame of luck (XIA-053 to XIA-057)."""

from __future__ import annotations

from rules.core.contract import Arg, Event
from rules.core.dice import Dice
from rules.xia import fame
from rules.xia.state import State

LUCKY = 20


def d20(state: State, seat: int | None, why: str, dice: Dice, **args: Arg) -> tuple[int, list[Event]]:
    """A d20 for a player, or with None for an NPC or a dispute. `why` names the roll: xia-roll-<why>.

    A natural 20 is luck for the player whose roll it is, before any modifier, once a turn.
    """
    roll = dice.roll(20)
    told = [Event("xia-rolled", {"why": why, "roll": roll, **args} | _who(seat))]
    if roll == LUCKY and seat is not None:
        told += fame.luck(state, seat)
    return roll, told


def _who(seat: int | None) -> dict[str, Arg]:
    return {} if seat is None else {"player": f"#{seat}"}


def lot(parties: list[str], dice: Dice) -> tuple[str, int]:
    """A tie or dispute: equal ranges of a d20, left-over numbers are rolled again (XIA-504)."""
    share = 20 // len(parties)
    while (roll := dice.roll(20)) > share * len(parties):
        pass
    return parties[(roll - 1) // share], roll
