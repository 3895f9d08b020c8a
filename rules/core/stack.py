"""Turns that are chains of small decisions: a stack of frames in the state, the innermost last.

A frame that asks one seat has three functions in the module of its chapter: `ask` (what it wants to know,
or None), `answer` (a move that was one of the choices), `run` (what happens without a question). A frame
that asks several seats at once is a `Gathering` with a `Circle`. A frame takes itself off. What interrupts is
put on top, so it is finished first; and a restart in the middle of anything loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct, field

from rules.core.contract import Action, Arg, Choice, Event, Pace, Prompt
from rules.core.dice import Dice
from rules.core.notation import write

EVERYBODY = -2
"""The seat of a frame that belongs to nobody alone."""


class Step(Struct, tag_field="frame"):
    """Something that is being resolved. It belongs to the player who decides in it."""

    seat: int


class Gathering(Step, kw_only=True):
    """Several seats are asked at once. Who is waited for is fixed when it opens, from public facts."""

    seat: int = EVERYBODY
    asked: list[int] = field(default_factory=list)
    """Who is waited for."""
    may: list[int] = field(default_factory=list)
    """Who may speak too while it is open; nobody waits for them."""
    said: dict[str, str] = field(default_factory=dict)
    """By seat: what has been answered, in notation."""
    declared: list[int] = field(default_factory=list)
    """Who has visibly declared something, in that order."""

    def spoke(self, seat: int) -> bool:
        return str(seat) in self.said


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
    many: tuple[int, int] | None = None
    panel: str | None = None
    pace: Pace = "turn"
    matter: str = ""

    def offers(self, action: Action) -> bool:
        listed = any(choice.action == action for choice in self.choices)
        return listed or (self.accepts is not None and self.accepts(action))

    def prompt(self, seat: int, optional: bool = False) -> Prompt:
        return Prompt(
            seat,
            self.key,
            self.choices,
            self.args,
            many=self.many,
            optional=optional,
            private=self.private,
            panel=self.panel,
            pace=self.pace,
            matter=self.matter,
        )


def question(
    key: str,
    *choices: Choice,
    forced: bool = False,
    private: bool = False,
    accepts: Callable[[Action], bool] | None = None,
    many: tuple[int, int] | None = None,
    panel: str | None = None,
    pace: Pace = "turn",
    matter: str = "",
    **args: Arg,
) -> Question:
    return Question(key, choices, args, forced, private, accepts, many, panel, pace, matter)


def choice(
    label: str, action: Action, *, hint: str | None = None, group: str | None = None, **args: Arg
) -> Choice:
    return Choice(label, action, args, hint, group)


class Chapter(NamedTuple):
    ask: Callable[[Any, Any], Question | None]
    answer: Callable[[Any, Any, Action, Dice], list[Event]]
    run: Callable[[Any, Any, Dice], list[Event]]


class Circle(NamedTuple):
    """How a gathering is held. What it asks must not tell what others have said or hold."""

    ask: Callable[[Any, Any, int], Question | None]
    """What this seat is asked now; None: it has no more to say, and is not waited for."""
    close: Callable[[Any, Any, Dice], list[Event]]
    """All have spoken: resolve in order, and take the frame off."""
    hear: Callable[[Any, Any, int, Action, Dice], list[Event]] | None = None
    """What happens at once: a declaration, or in an open circle the answer itself."""
    stays: Callable[[Action], bool] | None = None
    """An answer after which the seat is still waited for, or is again: a purchase, `unready`."""
    early: Callable[[Any, Any], bool] | None = None
    """It may close before all have spoken: a majority stands."""


Chapters = Mapping[type[Step], Chapter | Circle]
"""Which module resolves which frame."""


class Stacked(Protocol):
    stack: list[Any]
    over: bool


class Asked(NamedTuple):
    seat: int
    question: Question
    waited: bool
    """The game does not go on without this seat."""


def asking(state: Stacked, chapters: Chapters) -> Iterator[Asked]:
    """Everybody whom the innermost frame asks; nobody when the game is over."""
    if state.over or not state.stack:
        return
    frame = state.stack[-1]
    chapter = chapters[type(frame)]
    if isinstance(chapter, Circle):
        for seat in dict.fromkeys((*frame.asked, *frame.may)):
            found = chapter.ask(state, frame, seat)
            if found is not None:
                yield Asked(seat, found, seat in frame.asked and not frame.spoke(seat))
        return
    found = chapter.ask(state, frame)
    assert found is not None, f"{frame} does not ask"
    yield Asked(frame.seat, found, True)


def asked(state: Stacked, chapters: Chapters) -> tuple[int, Question] | None:
    """Who decides, and what; the first of several. None when the game is over."""
    first = next(asking(state, chapters), None)
    return None if first is None else (first.seat, first.question)


def asked_of(state: Stacked, chapters: Chapters, seat: int) -> Question | None:
    """What this seat is asked; None if it is not."""
    return next((each.question for each in asking(state, chapters) if each.seat == seat), None)


def prompts(state: Stacked, chapters: Chapters) -> list[Prompt]:
    return [each.question.prompt(each.seat, not each.waited) for each in asking(state, chapters)]


def settle(state: Stacked, chapters: Chapters, dice: Dice) -> list[Event]:
    """Run the innermost frame until somebody must decide."""
    happened: list[Event] = []
    while state.stack and not state.over:
        frame = state.stack[-1]
        chapter = chapters[type(frame)]
        if isinstance(chapter, Circle):
            done = _gathered(state, frame, chapter, dice)
        else:
            done = _decided(state, frame, chapter, dice)
        if done is None:
            break
        happened += done
    return happened


def _decided(state: Stacked, frame: Any, chapter: Chapter, dice: Dice) -> list[Event] | None:
    found = chapter.ask(state, frame)
    if found is None:
        return chapter.run(state, frame, dice)
    if found.forced and len(found.choices) == 1:
        return chapter.answer(state, frame, found.choices[0].action, dice)
    return None


def _gathered(state: Stacked, frame: Any, circle: Circle, dice: Dice) -> list[Event] | None:
    waited = [seat for seat in frame.asked if not frame.spoke(seat) and circle.ask(state, frame, seat)]
    if not waited or (circle.early is not None and circle.early(state, frame)):
        return circle.close(state, frame, dice)
    return None


def answer(
    state: Stacked, chapters: Chapters, action: Action, dice: Dice, seat: int | None = None
) -> list[Event]:
    """A move that is one of the choices, and all that follows. A gathering must know whose it is."""
    frame = state.stack[-1]
    chapter = chapters[type(frame)]
    if isinstance(chapter, Circle):
        assert seat is not None, "a gathering hears several seats"
        done = heard(state, frame, chapter, seat, action, dice)
    else:
        done = chapter.answer(state, frame, action, dice)
    return done + settle(state, chapters, dice)


def heard(
    state: Stacked, frame: Gathering, circle: Circle, seat: int, action: Action, dice: Dice
) -> list[Event]:
    """The answer of one seat; a later one stands in for it until the gathering closes."""
    if circle.stays is not None and circle.stays(action):
        frame.said.pop(str(seat), None)
    else:
        frame.said[str(seat)] = write(action)
    return circle.hear(state, frame, seat, action, dice) if circle.hear is not None else []
