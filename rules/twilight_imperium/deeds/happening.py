"""Something happened, and whatever is in force answers to it, one source after the other (TI-005)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium.effects.sources import Source, in_force
from rules.twilight_imperium.frames import Facts, Happening
from rules.twilight_imperium.state import State

Moment = Callable[[State, Source, Facts, Dice], list[Event]]
"""What a source makes of it."""
RULES = "rules"
"""The rulebook itself, before everything that cards and races add."""
BETWEEN = "@"


def chapter(moments: Mapping[str, Mapping[str, Moment]]) -> Chapter:
    """Of everything that happens: `moments` says who answers, by moment and source."""

    def ask(_: State, __: Happening) -> None:
        return None

    def unasked(*_: object) -> list[Event]:
        raise AssertionError("nobody is asked")

    def run(state: State, frame: Happening, dice: Dice) -> list[Event]:
        answers = moments.get(frame.moment, {})
        if frame.left is None and answers:
            frame.left = [_written(each) for each in _sources(state, answers)][::-1]
        source = _next(state, frame, answers)
        if source is None:
            state.stack.pop()
            return []
        return answers[source.id](state, source, frame.facts, dice)

    return Chapter(ask, unasked, run)


def _sources(state: State, wanted: Container[str]) -> Iterator[Source]:
    if RULES in wanted:
        yield Source(RULES, None)
    yield from in_force(state, wanted)


def _next(state: State, frame: Happening, wanted: Container[str]) -> Source | None:
    """The next that is still in force: an answer may have ended another."""
    while frame.left:
        wanted = frame.left.pop()
        found = next((each for each in _sources(state, wanted) if _written(each) == wanted), None)
        if found is not None:
            return found
    return None


def _written(source: Source) -> str:
    return BETWEEN.join((source.id, str(source.owner), *source.on))
