"""Deeds that something in force forbids; the refusal can name it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.twilight_imperium.effects.sources import Source, in_force
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

Ban = Callable[[State, Source, Facts], bool]
Table = Mapping[str, Ban]
"""By source."""


def forbidden(state: State, bans: Table, facts: Facts) -> Source | None:
    """The first thing in force that does not let it happen."""
    return next((each for each in in_force(state, bans) if bans[each.id](state, each, facts)), None)
