"""What is looked at after every step of the stack, before the next question: Shock Troops aboard without an
escort, which planets nobody guards under Planetary Security, who is out of the game, and whether it is over.

No chapter has to remember it: points gained, cards turned up, the last unit lost are found in the state. What
one step gives to several players they all have before anybody wins by it (TI-618)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Event
from rules.core.stack import Chapter, Chapters, Circle
from rules.twilight_imperium.phases import elimination, ending
from rules.twilight_imperium.senate import security
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import aboard

Step = Callable[..., list[Event]]


def look(state: State) -> list[Event]:
    aboard.escorts(state)
    return [*security.check(state), *elimination.check(state), *ending.check(state)]


def watched(chapters: Chapters) -> Chapters:
    """The same chapters, each step followed by a look round."""
    return {frame: _watched(chapter) for frame, chapter in chapters.items()}


def _watched(chapter: Chapter | Circle) -> Chapter | Circle:
    if isinstance(chapter, Circle):
        hear = None if chapter.hear is None else _then_look(chapter.hear)
        return chapter._replace(close=_then_look(chapter.close), hear=hear)
    return chapter._replace(answer=_then_look(chapter.answer), run=_then_look(chapter.run))


def _then_look(step: Step) -> Step:
    def stepped(state: State, *told: Any) -> list[Event]:
        happened = step(state, *told)
        return [*happened, *look(state)]

    return stepped
