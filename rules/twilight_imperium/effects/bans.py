"""Deeds that something in force forbids; the refusal can name it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.twilight_imperium.effects.sources import Source, in_force
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

Ban = Callable[[State, Source, Facts], bool]
Table = Mapping[str, Ban]
"""By source."""


def forbidden(state: State, bans: Table, facts: Facts) -> Source | None:
    """The first thing in force that does not let it happen."""
    return first(state, bans, standing(state, bans), facts)


def standing(state: State, bans: Table) -> list[Source]:
    """All in force that might forbid such a deed: for whoever asks about many places."""
    return in_force(state, bans)


def first(state: State, bans: Table, sources: Iterable[Source], facts: Facts) -> Source | None:
    return next((each for each in sources if bans[each.id](state, each, facts)), None)
