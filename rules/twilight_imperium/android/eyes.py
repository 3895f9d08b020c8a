"""One look at the table: what the seat sees (`visible.blotted`), with what is reckoned from it once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from rules.core import stack
from rules.core.stack import Chapter, Question, Step
from rules.twilight_imperium import engine
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import State, System
from rules.twilight_imperium.tactical.reach import Chart, everywhere
from rules.twilight_imperium.visible.blotted import seen

Reckoned = TypeVar("Reckoned")


class Eyes:
    """One look at the table, with what is reckoned from it once."""

    def __init__(self, state: State, seat: int, *, imagined: bool = False) -> None:
        """An imagined table was thought out from what is seen: there is nothing to hide in it."""
        self.state, self.seat = state if imagined else seen(state, seat), seat
        self.player = self.state.players[seat]
        self._reckoned: dict[Callable[[Eyes], Any], Any] = {}

    def once(self, reckon: Callable[[Eyes], Reckoned]) -> Reckoned:
        """What it says of this look, reckoned once."""
        if reckon not in self._reckoned:
            self._reckoned[reckon] = reckon(self)
        found: Reckoned = self._reckoned[reckon]
        return found

    @cached_property
    def asked(self) -> Question | None:
        """None where a table that is only imagined has nothing to ask."""
        chapter = engine.CHAPTERS[type(self.frame)] if self.state.stack else None
        if isinstance(chapter, Chapter):
            return chapter.ask(self.state, self.frame) if self.frame.seat == self.seat else None
        found = stack.one_asked(self.state, engine.CHAPTERS, self.seat)
        return None if found is None or not found.waited else found.question

    @property
    def frame(self) -> Step:
        top: Step = self.state.stack[-1]
        return top

    @cached_property
    def others(self) -> list[int]:
        return [each for each in systems.playing(self.state) if each != self.seat]

    @cached_property
    def chart(self) -> Chart:
        return Chart(self.state, self.seat)

    @cached_property
    def comers(self) -> dict[str, list[Any]]:
        """Ships that could come to each system if it were activated now."""
        return everywhere(self.state, self.seat, self.chart)

    @cached_property
    def places(self) -> list[System]:
        return systems.places(self.state)

    @cached_property
    def leader(self) -> int:
        """The most points of anybody else."""
        return max((self.state.players[each].points for each in self.others), default=0)
