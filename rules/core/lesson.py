"""A guided first game: a real table over a prepared seed, and steps that wait for what the learner does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from rules.core.contract import Action

Seen = Callable[[Any], bool]
"""Whether a state shows something."""
Opening = Callable[[Any, Any], Iterable[tuple[int, Action]]]


class Step(Struct, frozen=True):
    key: str
    """What the learner reads."""
    highlight: str
    """Where to look: a word of `learn-look-…`."""
    waits: Seen | None = None
    """What the learner brings about to be led on; none is a button."""
    lapsed: Seen | None = None
    """When it can no longer be brought about: the lesson goes on all the same."""
    fits: Seen | None = None
    """What must be on the table for the step to be shown; else it is left out."""

    def shown(self, state: Any) -> bool:
        return self.fits is None or self.fits(state)

    def done(self, state: Any) -> bool:
        """Whether the steps that follow tell the truth."""
        return self.waits is None or self.waits(state)

    def leads_on(self, state: Any) -> bool:
        """Also true if what the step waits for had come about before it was shown."""
        if self.waits is None:
            return False
        return self.waits(state) or (self.lapsed is not None and self.lapsed(state))


def nothing(state: Any, step: Any) -> Iterable[tuple[int, Action]]:
    """The others are androids and play by themselves."""
    return ()


class Lesson(Struct, frozen=True):
    seed: bytes
    seats: int
    options: Any
    steps: tuple[Step, ...]
    learner: int = 0
    androids: bool = True
    """Whether the others play by themselves; if not they do only what `opening` says."""
    opening: Opening = nothing
    """What happens before a step is shown."""

    def after(self, step: int, state: Any) -> int:
        """The next step that fits what is on the table; their number if none does."""
        numbers = range(step + 1, len(self.steps))
        return next((each for each in numbers if self.steps[each].shown(state)), len(self.steps))

    def reached(self, step: int, state: Any) -> int | None:
        """The step that has got what it waits for: this one, or the next if this one waits for nothing."""
        if self.steps[step].waits is None:
            step = self.after(step, state)
        return step if step < len(self.steps) and self.steps[step].leads_on(state) else None
