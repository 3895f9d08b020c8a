"""Turns that are chains of small decisions: a stack of frames in the state, the innermost last.

Every frame has three functions in the module of its chapter: `ask` (what it wants to know, or None), `answer`
(a move that was one of the choices), `run` (what happens without a question). A frame takes itself off. What
interrupts is put on top, so it is finished first; and a restart in the middle of anything loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct, field

from rules.core.contract import Action, Arg, Choice, Event, Prompt
from rules.core.dice import Dice


class Step(Struct, tag_field="frame"):
    """Something that is being resolved. It belongs to the player who decides in it."""

    seat: int


class Question(Struct, frozen=True):
    """What a frame asks its player: each choice is a move, and what it does not offer is illegal."""

    key: str
    choices: tuple[Choice, ...]
    args: dict[str, Arg] = field(default_factory=dict)
    forced: bool = False
    """Compulsory: with one choice left it is made without asking."""
    private: bool = False
    accepts: Callable[[Action], bool] | None = None
    """Judges moves beyond the choices, where these are only the sensible ones of a great many."""

    def offers(self, action: Action) -> bool:
        listed = any(choice.action == action for choice in self.choices)
        return listed or (self.accepts is not None and self.accepts(action))


def question(
    key: str,
    *choices: Choice,
    forced: bool = False,
    private: bool = False,
    accepts: Callable[[Action], bool] | None = None,
    **args: Arg,
) -> Question:
    return Question(key, choices, args, forced, private, accepts)


def choice(
    label: str, action: Action, *, hint: str | None = None, group: str | None = None, **args: Arg
) -> Choice:
    return Choice(label, action, args, hint, group)


class Chapter(NamedTuple):
    ask: Callable[[Any, Any], Question | None]
    answer: Callable[[Any, Any, Action, Dice], list[Event]]
    run: Callable[[Any, Any, Dice], list[Event]]


Chapters = Mapping[type[Step], Chapter]
"""Which module resolves which frame."""


class Stacked(Protocol):
    stack: list[Any]
    over: bool


def asked(state: Stacked, chapters: Chapters) -> tuple[int, Question] | None:
    """Who decides, and what; None when the game is over."""
    if state.over or not state.stack:
        return None
    frame = state.stack[-1]
    found = chapters[type(frame)].ask(state, frame)
    assert found is not None, f"{frame} does not ask"
    return frame.seat, found


def prompts(state: Stacked, chapters: Chapters) -> list[Prompt]:
    found = asked(state, chapters)
    if found is None:
        return []
    seat, what = found
    return [Prompt(seat, what.key, what.choices, what.args, private=what.private)]


def settle(state: Stacked, chapters: Chapters, dice: Dice) -> list[Event]:
    """Run the innermost frame until somebody must decide."""
    happened: list[Event] = []
    while state.stack and not state.over:
        frame = state.stack[-1]
        chapter = chapters[type(frame)]
        found = chapter.ask(state, frame)
        if found is None:
            happened += chapter.run(state, frame, dice)
        elif found.forced and len(found.choices) == 1:
            happened += chapter.answer(state, frame, found.choices[0].action, dice)
        else:
            break
    return happened


def answer(state: Stacked, chapters: Chapters, action: Action, dice: Dice) -> list[Event]:
    """A move that is one of the choices, and all that follows of itself."""
    frame = state.stack[-1]
    return chapters[type(frame)].answer(state, frame, action, dice) + settle(state, chapters, dice)
