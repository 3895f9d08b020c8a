"""Secondaries that were left open must be answered before certain things go on (TI-735)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.twilight_imperium.frames import Debts
from rules.twilight_imperium.state import State


def call(state: State, seats: Iterable[int]) -> bool:
    """Wait for those of the seats who still owe an answer; whether there are any. Whoever calls goes on when
    he is run again."""
    owing = {each.seat for each in state.owed}
    debtors = [seat for seat in dict.fromkeys(seats) if seat in owing]
    if debtors:
        state.stack.append(Debts(asked=debtors))
    return bool(debtors)
