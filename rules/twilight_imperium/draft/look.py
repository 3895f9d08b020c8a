"""What a draft is made from: the table as the seat sees it, what is asked, and the small words of steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rules.core import stack
from rules.core.contract import Action, Arg, Choice, phrase
from rules.core.draft import Draft, Note, Option
from rules.core.stack import Question
from rules.twilight_imperium import engine, refusals
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import offers, owed
from rules.twilight_imperium.view import Preview
from rules.twilight_imperium.visible.blotted import seen


class Look(NamedTuple):
    state: State
    """As the seat knows it: nothing else may be read, and nothing changed."""
    seat: int
    asked: Question

    @property
    def frame(self) -> Any:
        return self.state.stack[-1]

    def fits(self, action: Action) -> bool:
        return self.asked.offers(action)

    def trouble(self, action: Action) -> Note | None:
        """What is wrong with a move, in words."""
        if self.fits(action):
            return None
        problem = refusals.why(self.state, self.seat, action)
        return Note(problem.key, problem.args_for_words)


def look(state: State, seat: int) -> Look | None:
    """None if the seat is asked nothing."""
    if state.over or not 0 <= seat < state.seats:
        return None
    known = seen(state, seat)
    found = stack.asked_of(known, engine.CHAPTERS, seat)
    found = found or owed.asked(known, seat) or offers.asked(known, seat)
    return None if found is None else Look(known, seat, found)


# Steps


def pick(code: str, label: str, *, hint: str | None = None, group: str | None = None, **args: Arg) -> Option:
    return Option(code, label, args, hint, group)


def listed(code: str, choice: Choice) -> Option:
    """One of the question's own choices."""
    return Option(code, choice.label, choice.args, choice.hint, choice.group, choice.usual)


def asks(
    key: str,
    options: Iterable[Option],
    *,
    many: tuple[int, int] | None = None,
    action: Action | None = None,
    preview: Preview | None = None,
    notes: Sequence[Note] = (),
    **args: Arg,
) -> Draft:
    """The next step. With an action the move could be made as it stands."""
    return Draft((), key, tuple(options), many, action, preview, args, tuple(notes))


def asks_again(
    look: Look,
    options: Iterable[Option],
    *,
    many: tuple[int, int] | None = None,
    action: Action | None = None,
    preview: Preview | None = None,
    notes: Sequence[Note] = (),
) -> Draft:
    """The question itself, with more to say to it."""
    return Draft((), look.asked.key, tuple(options), many, action, preview, look.asked.args, tuple(notes))


def done(
    action: Action, preview: Preview | None = None, notes: Sequence[Note] = (), then: Sequence[Action] = ()
) -> Draft:
    return Draft((), None, action=action, then=tuple(then), preview=preview, notes=tuple(notes))


def note(key: str, **args: Arg) -> Note:
    return Note(key, args)


# Words


def picture(name: str, *places: str) -> Preview:
    return Preview(f"{name}.{'-'.join(places)}" if places else name)


def so_many(unit: str, count: int) -> str:
    """As a sentence names it: 2 × Cruiser, or only Cruiser."""
    return f"@{unit}" if count == 1 else phrase("ti-so-many", count=count, unit=f"@{unit}")
