"""Agendas that are decided: what comes of them."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.frames import Agenda, Choosing
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.play import answer, run
from tests.rules.twilight_imperium.table import Table


def decide(
    table: Table, card: str, result: str, *votes: str, count: int = 1, dice: Dice | None = None
) -> list[Event]:
    """The windows are closed; votes seat by seat, of so many each, without any all voted so."""
    cast = {str(seat): vote for seat, vote in enumerate(votes or (result,) * table.state.seats)}
    counts = dict.fromkeys(cast, count)
    return run(table, Agenda(2, card, "effect", votes=cast, counts=counts, result=result), dice=dice)


def chooses(table: Table, seat: int, *ids: str) -> list[Event]:
    return answer(table, seat, Choose(ids))


def offered(state: State) -> list[str]:
    """Among what somebody is asked to choose."""
    frame = state.stack[-1]
    assert isinstance(frame, Choosing), state.stack[-1:]
    return frame.among


def lasting(state: State) -> list[tuple[str, str]]:
    return [(each.source, each.until) for each in state.lasting]
