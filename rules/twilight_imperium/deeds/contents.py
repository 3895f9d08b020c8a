"""What a package of chapters hands to the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct, field

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapters, Step
from rules.twilight_imperium.deeds.choosing import Then
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.deeds.paying import Paid
from rules.twilight_imperium.deeds.plays import Play, Plays
from rules.twilight_imperium.state import State

Silent = Callable[[State, Any, int], Action]
"""What a seat that says nothing does in a frame (TI-669 to TI-721)."""
Refuses = Callable[[State, Any, int, Action], IllegalMove | None]
"""Why a seat that is asked may not answer so, and what it may do instead."""

Anytime = Callable[[State, int, Any, Dice], list[Event]]
"""A move beside the question; raises what is wrong with it before anything is touched."""


class Contents(Struct, frozen=True, kw_only=True):
    chapters: Chapters = field(default_factory=dict)
    choices: Mapping[str, Then] = field(default_factory=dict)
    """By `then` of a Choosing frame."""
    payments: Mapping[str, Paid] = field(default_factory=dict)
    """By `then` of a Paying frame."""
    moments: Mapping[str, Mapping[str, Moment]] = field(default_factory=dict)
    """By moment and source."""
    plays: Plays = field(default_factory=dict)
    silent: Mapping[type[Step], Silent] = field(default_factory=dict)
    refusals: Mapping[type[Step], Refuses] = field(default_factory=dict)
    asides: Mapping[type[Action], Anytime] = field(default_factory=dict)


def joined(parts: Sequence[Contents]) -> Contents:
    """All of them; nothing may stand in two."""
    moments: dict[str, dict[str, Moment]] = {}
    for part in parts:
        for moment, answers in part.moments.items():
            moments[moment] = _one([moments.get(moment, {}), answers])
    return Contents(
        chapters=_one([part.chapters for part in parts]),
        choices=_one([part.choices for part in parts]),
        payments=_one([part.payments for part in parts]),
        moments=moments,
        plays=_one([part.plays for part in parts]),
        silent=_one([part.silent for part in parts]),
        refusals=_one([part.refusals for part in parts]),
        asides=_one([part.asides for part in parts]),
    )


def _one(tables: Sequence[Mapping[Any, Any]]) -> dict[Any, Any]:
    found = dict(chain.from_iterable(table.items() for table in tables))
    assert len(found) == sum(map(len, tables)), "a thing is in two packages"
    return found


__all__ = ["Anytime", "Contents", "Moment", "Paid", "Play", "Refuses", "Silent", "Then", "joined"]
