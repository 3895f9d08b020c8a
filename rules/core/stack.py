"""Turns that are chains of small decisions: a stack of frames in the state, the innermost last.

A frame that asks one seat has three functions in the module of its chapter: `ask` (what it wants to know,
or None), `answer` (a move that was one of the choices), `run` (what happens without a question). A frame
that asks several seats at once is a `Gathering` with a `Circle`. A frame takes itself off. What interrupts is
put on top, so it is finished first; and a restart in the middle of anything loses nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from msgspec import Struct, field

from rules.core.by_order import as_ordered
from rules.core.contract import Action, Arg, Choice, Event, Pace, Prompt, merge, none_of
from rules.core.dice import Dice
from rules.core.notation import read, write

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
    by_order: list[int] = field(default_factory=list)
    """Whose sealed answer came of an order; said when it is shown."""

    def circle(self) -> list[int]:
        """Everybody who may speak, each once."""
        return list(dict.fromkeys((*self.asked, *self.may)))

    def spoke(self, seat: int) -> bool:
        return str(seat) in self.said

    def declare(self, seat: int) -> None:
        """All see that this seat has declared something; what it is stays sealed."""
        if seat not in self.declared:
            self.declared.append(seat)

    def call(self, seats: Iterable[int]) -> None:
        """Wait for these too: they were only allowed to speak, and now wish to be heard."""
        for seat in seats:
            if seat in self.may:
                self.may.remove(seat)
                self.asked.append(seat)

    def answers(self, actions: Any, order: Iterable[int]) -> list[tuple[int, Action]]:
        """What was said, in order of play; `actions` is the game's union of moves."""
        return [(seat, read(self.said[str(seat)], actions)) for seat in order if self.spoke(seat)]


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
    soon: bool = False
    """Where nobody waits for the answer: the player is called and reminded all the same."""

    def offers(self, action: Action) -> bool:
        if self.many is not None:
            listed = _picks(self.choices, action, *self.many)
        else:
            listed = any(choice.action == action for choice in self.choices)
        return listed or (self.accepts is not None and self.accepts(action))

    def moves(self) -> Iterator[Action]:
        """Legal answers: the choices, or where several may be picked all ways of it, the fewest first."""
        actions = [choice.action for choice in self.choices]
        least, most = self.many or (1, 1)
        if least == 0 and actions:
            yield none_of(actions[0])
        for count in range(max(1, least), most + 1):
            yield from map(merge, combinations(actions, count))

    def prompt(self, seat: int, *, optional: bool = False, spoke: bool = False) -> Prompt:
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
            soon=self.soon and optional and not spoke,
            spoke=spoke,
        )


def _picks(choices: Sequence[Choice], action: Action, least: int, most: int) -> bool:
    """Whether the move is so many of the choices joined, in whatever order they were picked. The same may be
    offered twice, and picked once."""
    same = [choice.action for choice in choices if type(choice.action) is type(action)]
    picked = list[Action]()
    for each in same:
        if _within([*picked, each], action):
            picked.append(each)
    if not same or not least <= len(picked) <= most:
        return False
    try:
        joined = merge(picked) if picked else none_of(same[0])
    except ValueError:
        return False
    return _sorted(joined) == _sorted(action)


def _within(picks: Sequence[Action], action: Action) -> bool:
    """Whether the move names all that these picks name, as often; the last of them names something."""
    last = picks[-1]
    names = [name for name in last.__struct_fields__ if isinstance(getattr(last, name), tuple)]
    if not any(getattr(last, name) for name in names):
        return False
    return all(_named(picks, name) <= Counter(getattr(action, name)) for name in names)


def _named(picks: Sequence[Action], name: str) -> Counter[Any]:
    return Counter(item for each in picks for item in getattr(each, name))


def _sorted(action: Action) -> list[Any]:
    values = [getattr(action, name) for name in action.__struct_fields__]
    return [sorted(value, key=repr) if isinstance(value, tuple) else value for value in values]


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
    soon: bool = False,
    **args: Arg,
) -> Question:
    return Question(key, choices, args, forced, private, accepts, many, panel, pace, matter, soon)


def choice(
    label: str,
    action: Action,
    *,
    hint: str | None = None,
    group: str | None = None,
    usual: Arg = False,
    final: Arg = False,
    **args: Arg,
) -> Choice:
    """The flags are typed as any argument is, so that a dict of arguments can be passed on."""
    return Choice(label, action, args, hint, group, bool(usual), bool(final))


class Chapter(NamedTuple):
    ask: Callable[[Any, Any], Question | None]
    answer: Callable[[Any, Any, Action, Dice], list[Event]]
    run: Callable[[Any, Any, Dice], list[Event]]


class Circle(NamedTuple):
    """How a gathering is held. What it asks must not tell what others have said or hold."""

    ask: Callable[[Any, Any, int], Question | None]
    """What this seat is asked now; None: it has no more to say, and is not waited for."""
    close: Callable[[Any, Any, Dice], list[Event]]
    """All have spoken: resolve in order, and take the frame off; or ask again."""
    hear: Callable[[Any, Any, int, Action, Dice], list[Event]] | None = None
    """What happens at once: a declaration, or in an open circle the answer itself. What the seat said before
    still stands in `said` while it is heard."""
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
    spoke: bool = False
    """It has answered, and may answer otherwise until the gathering closes."""

    def prompt(self) -> Prompt:
        return self.question.prompt(self.seat, optional=not self.waited, spoke=self.spoke)


def asking(state: Stacked, chapters: Chapters) -> Iterator[Asked]:
    """Everybody whom the innermost frame asks; nobody when the game is over."""
    if state.over or not state.stack:
        return
    frame = state.stack[-1]
    seats = frame.circle() if isinstance(frame, Gathering) else [frame.seat]
    for seat in seats:
        found = one_asked(state, chapters, seat)
        if found is not None:
            yield found


def one_asked(state: Stacked, chapters: Chapters, seat: int) -> Asked | None:
    """How the innermost frame asks this seat; None if it does not."""
    if state.over or not state.stack:
        return None
    frame = state.stack[-1]
    chapter = chapters[type(frame)]
    if isinstance(chapter, Circle):
        found = chapter.ask(state, frame, seat) if seat in frame.asked or seat in frame.may else None
        spoke = frame.spoke(seat)
        return None if found is None else Asked(seat, found, seat in frame.asked and not spoke, spoke)
    if frame.seat != seat:
        return None
    found = chapter.ask(state, frame)
    assert found is not None, f"{frame} does not ask"
    return Asked(seat, found, True)


def waits_for(state: Stacked, chapters: Chapters, seat: int) -> Question | None:
    """What this seat is asked, if the game does not go on without its answer."""
    found = one_asked(state, chapters, seat)
    return found.question if found is not None and found.waited else None


def asked(state: Stacked, chapters: Chapters) -> tuple[int, Question] | None:
    """Who decides, and what: the first who is waited for. None when the game is over."""
    first = next((each for each in asking(state, chapters) if each.waited), None)
    return None if first is None else (first.seat, first.question)


def asked_of(state: Stacked, chapters: Chapters, seat: int) -> Question | None:
    """What this seat is asked; None if it is not."""
    found = one_asked(state, chapters, seat)
    return None if found is None else found.question


def prompts(state: Stacked, chapters: Chapters) -> list[Prompt]:
    return [each.prompt() for each in asking(state, chapters)]


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
    if _is_forced(found):
        return chapter.answer(state, frame, found.choices[0].action, dice)
    return None


def _is_forced(found: Question) -> bool:
    return found.forced and len(found.choices) == 1


def _gathered(state: Stacked, frame: Gathering, circle: Circle, dice: Dice) -> list[Event] | None:
    waited = list(_waited(state, frame, circle))
    if waited and not (circle.early is not None and circle.early(state, frame)):
        forced = ((seat, found.choices[0]) for seat, found in waited if _is_forced(found))
        seat, only = next(forced, (EVERYBODY, None))
        return None if only is None else heard(state, frame, circle, seat, only.action, dice)
    seats, frame.by_order = frame.by_order, []
    done = as_ordered(circle.close(state, frame, dice), seats)
    again = not state.over and bool(state.stack) and state.stack[-1] is frame
    assert not again or any(_waited(state, frame, circle)), f"{frame} closed, and stays"
    return done


def _waited(state: Stacked, frame: Gathering, circle: Circle) -> Iterator[tuple[int, Question]]:
    for seat in dict.fromkeys(frame.asked):
        found = None if frame.spoke(seat) else circle.ask(state, frame, seat)
        if found is not None:
            yield seat, found


def answer(
    state: Stacked,
    chapters: Chapters,
    action: Action,
    dice: Dice,
    seat: int | None = None,
    *,
    by_order: bool = False,
) -> list[Event]:
    """A move that is one of the choices, and all that follows. A gathering must know whose it is."""
    frame = state.stack[-1]
    chapter = chapters[type(frame)]
    if isinstance(chapter, Circle):
        assert seat is not None, "a gathering hears several seats"
        done = _by_order(frame, seat, heard(state, frame, chapter, seat, action, dice), by_order)
    else:
        decider = frame.seat
        done = chapter.answer(state, frame, action, dice)
        done = as_ordered(done, [decider]) if by_order else done
    return done + settle(state, chapters, dice)


def _by_order(frame: Gathering, seat: int, done: list[Event], by_order: bool) -> list[Event]:
    """What is heard at once is told at once; of a sealed answer it is kept until it is shown."""
    frame.by_order = [each for each in frame.by_order if each != seat]
    told = as_ordered(done, [seat]) if by_order else done
    if by_order and told == done:
        frame.by_order.append(seat)
    return told


def heard(
    state: Stacked, frame: Gathering, circle: Circle, seat: int, action: Action, dice: Dice
) -> list[Event]:
    """The answer of one seat; a later one stands in for it until the gathering closes."""
    happened = circle.hear(state, frame, seat, action, dice) if circle.hear is not None else []
    if circle.stays is not None and circle.stays(action):
        frame.said.pop(str(seat), None)
    else:
        frame.said[str(seat)] = write(action)
    return happened
