"""The veto of the Xxcha: another agenda comes in the place of the one that was read (TI-502)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.cards.deeds_senate import still_read, veto
from rules.twilight_imperium.deeds.plays import Play, Targets
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

VETO = "xxcha_veto"


def _can(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    if has(state, seat, VETO) and state.players[seat].strategy > 0 and still_read(state, facts):
        yield ()


def _do(state: State, seat: int, on: Targets, facts: Facts, dice: Dice) -> list[Event]:
    """The new one is read in its turn, and can be vetoed again."""
    counters.spend(state, seat, "strategy")
    return veto(state, seat, on, facts, dice)


PLAYS = {VETO: Play("after_agenda_read", _can, _do)}
