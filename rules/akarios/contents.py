"""What a package of chapters hands to the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct, field

from rules.akarios.state import State
from rules.akarios.ties import Then
from rules.core.contract import Action, IllegalMove
from rules.core.poll import Hint
from rules.core.poll import Then as Voted
from rules.core.poll import Tie as Evenly
from rules.core.stack import Chapters, Step

Silent = Callable[[State, Any, int], Action]
"""What a seat that says nothing does in a frame (section 61)."""
Refuses = Callable[[State, Any, int, Action], IllegalMove | None]
"""Why a seat that is asked may not answer so, and what it may do instead."""


class Contents(Struct, frozen=True, kw_only=True):
    chapters: Chapters = field(default_factory=dict)
    ties: Mapping[str, Then] = field(default_factory=dict)
    """By `then` of a Tie frame."""
    polls: Mapping[str, Voted] = field(default_factory=dict)
    """By `then` of a Poll."""
    evenly: Mapping[str, Evenly] = field(default_factory=dict)
    """By `then` of a Poll: who decides where votes are equal."""
    hints: Mapping[str, Hint] = field(default_factory=dict)
    """By `then` of a Poll: what its options would mean."""
    silent: Mapping[type[Step], Silent] = field(default_factory=dict)
    refusals: Mapping[type[Step], Refuses] = field(default_factory=dict)


def joined(parts: Sequence[Contents]) -> Contents:
    """All of them; nothing may stand in two."""
    return Contents(
        chapters=_one([part.chapters for part in parts]),
        ties=_one([part.ties for part in parts]),
        polls=_one([part.polls for part in parts]),
        evenly=_one([part.evenly for part in parts]),
        hints=_one([part.hints for part in parts]),
        silent=_one([part.silent for part in parts]),
        refusals=_one([part.refusals for part in parts]),
    )


def _one(tables: Sequence[Mapping[Any, Any]]) -> dict[Any, Any]:
    found = dict(chain.from_iterable(table.items() for table in tables))
    assert len(found) == sum(map(len, tables)), "a thing is in two packages"
    return found
