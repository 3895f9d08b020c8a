"""Agendas whose vote is over: what comes of them, in a prepared position."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose
from tests.rules.twilight_imperium.play import answer, run
from tests.rules.twilight_imperium.table import Table


def decide(
    table: Table, card: str, result: str, *, votes: dict[int, str] | None = None, counts: int = 1,
    dice: Dice | None = None,
) -> list[Event]:  # fmt: skip
    """Seat 2 played it, and this is what the council wants."""
    said = {str(seat): vote for seat, vote in (votes or {}).items()}
    agenda = frames.Agenda(2, card, "effect", result=result, votes=said, counts=dict.fromkeys(said, counts))
    return run(table, agenda, dice=dice)


def pick(table: Table, seat: int, *ids: str) -> list[Event]:
    return answer(table, seat, Choose(ids))
