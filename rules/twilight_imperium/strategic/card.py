"""What a Strategy Card is to the engine: its primary, and what others may do after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium.actions import Follow
from rules.twilight_imperium.frames import Primary
from rules.twilight_imperium.state import State


class Secondary(NamedTuple):
    judge: Callable[[State, int, Follow], object]
    """Raises what is wrong with it; the counter has been looked at."""
    do: Callable[[State, int, Follow, Dice], list[Event]]
    ways: Callable[[State, int], Iterator[Choice]]
    """Sensible ones. They are shown to all: nothing in them may tell what the follower holds."""
    open: bool = False
    """It may stay unanswered while others play on (TI-735)."""


class Card(NamedTuple):
    primary: Chapter
    """Of `Primary` frames with this card."""
    silent: Callable[[State, Primary, int], Action]
    refuse: Callable[[State, Primary, int, Action], IllegalMove | None]
    secondary: Secondary | None


def unasked(*_: object) -> list[Event]:
    raise AssertionError("this stage asks nobody")
