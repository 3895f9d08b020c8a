"""What comes of an agenda."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.state import State

FOR, AGAINST, ABSTAIN = "for", "against", "abstain"
JOINED = "+"
"""Between the two of a pair."""


class Decision(NamedTuple):
    """What the council has decided."""

    card: str
    by: int
    """Who played it."""
    result: str
    votes: Mapping[int, str]
    """Who voted for what; not those who abstained or were barred (TI-658)."""

    @property
    def elected(self) -> tuple[str, ...]:
        """One object, or the two of a pair."""
        return tuple(self.result.split(JOINED))

    @property
    def player(self) -> int:
        return int(self.result)

    def voters(self, choice: str) -> list[int]:
        return sorted(seat for seat, vote in self.votes.items() if vote == choice)


Done = Callable[[State, Decision, Dice], list[Event]]
Eligible = Callable[[State, str], bool]


def nothing(_: State, __: Decision, ___: Dice) -> list[Event]:
    return []


def everything(_: State, __: str) -> bool:
    return True


class Deed(NamedTuple):
    """A row of an agenda. That a law stays in force needs none: its effects stand in the tables."""

    passed: Done = nothing
    """Voted for, or somebody or something was elected."""
    against: Done = nothing
    eligible: Eligible = everything
    """Narrows what may be elected (TI-656)."""
    gone: Done = nothing
    """A law leaves: what it gave goes too; `result` names its holder or object."""


Deeds = Mapping[str, Deed]
