"""Numbers that effects change: dice, costs, limits. Each keeps the parts of its sum, to be explained by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.twilight_imperium.effects.sources import Source, in_force
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State


class Part(NamedTuple):
    source: str
    amount: int


class Sum(NamedTuple):
    value: int
    parts: tuple[Part, ...]


class Becomes(NamedTuple):
    """The number is this, whatever it was."""

    value: int


Change = int | Becomes | Callable[[State, Source, Facts], "int | Becomes"]
"""A plain one counts for the owner alone (`seat` of the facts); a function judges for itself."""
Table = Mapping[str, Change]
"""By source."""


def total(state: State, base: int, changes: Table, facts: Facts) -> Sum:
    """The number with all that is in force, in the order of TI-005."""
    value, parts = base, list[Part]()
    for source in in_force(state, changes):
        change = _change(state, source, changes[source.id], facts)
        amount = change.value - value if isinstance(change, Becomes) else change
        if amount:
            value += amount
            parts.append(Part(source.id, amount))
    return Sum(value, tuple(parts))


def _change(state: State, source: Source, change: Change, facts: Facts) -> int | Becomes:
    if callable(change):
        return change(state, source, facts)
    return change if facts.get("seat") == str(source.owner) else 0
