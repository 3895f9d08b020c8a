"""Dice that are told of, and the fame of luck (XIA-053 to XIA-057)."""

from __future__ import annotations

from rules.core.contract import Arg, Event, phrase
from rules.core.dice import Dice
from rules.xia import fame
from rules.xia.state import State

LUCKY = 20


def d20(state: State, seat: int | None, why: str, dice: Dice, **args: Arg) -> tuple[int, list[Event]]:
    """A d20 for a player, or with None for the NPC in `args`. `why` names the roll: xia-roll-<why>.

    A natural 20 is luck for the player whose roll it is, before any modifier, once a turn.
    """
    roll = dice.roll(20)
    who = f"#{seat}" if seat is not None else args.get("npc", "")
    told = [Event("xia-rolled", {"player": who, "why": phrase(f"xia-roll-{why}", **args), "roll": roll})]
    return roll, told + (fame.luck(state, seat) if roll == LUCKY and seat is not None else [])


def lot(parties: list[str], dice: Dice) -> tuple[str, int]:
    """A tie or dispute: equal ranges of a d20, left-over numbers are rolled again (XIA-504)."""
    share = 20 // len(parties)
    while (roll := dice.roll(20)) > share * len(parties):
        pass
    return parties[(roll - 1) // share], roll
