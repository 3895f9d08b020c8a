"""Moves put together by questions: a script asks one after the other and returns the move in the end. It is
told from the beginning whenever somebody looks, so that nothing has to be remembered but the answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from rules.core.contract import Action, Arg
from rules.core.draft import Draft, Option

BETWEEN = ","
"""Among several answers to one question."""


def _nothing() -> None:
    return None


class Answer(NamedTuple):
    code: str
    shown: Callable[[], Option]
    """Made only for whoever looks: its words may cost some reckoning."""


class Ask(NamedTuple):
    key: str
    options: Sequence[Answer]
    action: Action | None = None
    """The move as it stands; whether it is legal is seen to elsewhere."""
    many: tuple[int, int] | None = None
    args: Mapping[str, Arg] = MappingProxyType({})
    preview: Callable[[], Struct | None] = _nothing
    sure: bool = False
    """Each answer leads on as well as any other."""


class End(NamedTuple):
    action: Action
    preview: Callable[[], Struct | None] = _nothing


Script = Generator[Ask, str, End]


def option(code: str, label: str, hint: str | None = None, **args: Arg) -> Answer:
    return Answer(code, lambda: Option(code, label, args, hint))


class Walk:
    """The ways through a script, as far as somebody has gone."""

    def __init__(self, begin: Callable[[], Script], legal: Callable[[Action], bool]) -> None:
        self._begin = begin
        self._legal = legal
        self._known: dict[tuple[str, ...], Ask | End] = {}
        self._told_to: dict[tuple[str, ...], Script] = {}
        self._good: dict[Action, bool] = {}

    def legal(self, action: Action | None) -> bool:
        if action is not None and action not in self._good:
            self._good[action] = self._legal(action)
        return action is not None and self._good[action]

    def at(self, answers: tuple[str, ...]) -> Ask | End:
        if answers not in self._known:
            self._known[answers] = self._led(answers)
        return self._known[answers]

    def _led(self, answers: tuple[str, ...]) -> Ask | End:
        """One way on from each question goes on in the script that asked it; the others begin anew."""
        script = self._told_to.pop(answers[:-1], None) if answers else None
        if script is not None:
            return self._sent(script, answers, answers[-1:])
        return self._told(answers)

    def _told(self, answers: tuple[str, ...]) -> Ask | End:
        return self._sent(self._begin(), answers, (None, *answers))

    def _sent(self, script: Script, answers: tuple[str, ...], codes: Iterable[str | None]) -> Ask | End:
        try:
            for code in codes:
                found = next(script) if code is None else script.send(code)
        except StopIteration as over:
            end = over.value
            assert isinstance(end, End)
            return end
        self._told_to[answers] = script
        return found

    def leads(self, answers: tuple[str, ...]) -> bool:
        """Whether a legal move can still come of it."""
        there = self.at(answers)
        if self.legal(there.action):
            return True
        return isinstance(there, Ask) and any(self.leads((*answers, each.code)) for each in there.options)

    def open(self, answers: tuple[str, ...], there: Ask) -> Iterator[Answer]:
        """The answers that lead somewhere."""
        if there.sure:
            return iter(there.options if self.leads((*answers, there.options[0].code)) else ())
        return (each for each in there.options if self.leads((*answers, each.code)))

    def draft(self, said: tuple[str, ...]) -> Draft | None:
        """After these words; None if they make no sense. A question with one answer is not asked; the first
        one may have been, with whole commands beside that answer."""
        answers: tuple[str, ...] = ()
        words = list(said)
        while True:
            there = self.at(answers)
            action = there.action if self.legal(there.action) else None
            if isinstance(there, End):
                whole = action is not None and not words
                return Draft(said, None, action=action, preview=there.preview()) if whole else None
            some = list(islice(self.open(answers, there), 2))
            if len(some) == 1 and action is None:
                if words[:1] == [some[0].code] and not answers:
                    words.pop(0)
                answers = (*answers, some[0].code)
            elif not some:
                return None
            elif not words:
                return self._asked(said, answers, there, action)
            elif _fits(words[0], there):
                answers = (*answers, words.pop(0))
            else:
                return None

    def _asked(
        self, said: tuple[str, ...], answers: tuple[str, ...], there: Ask, action: Action | None
    ) -> Draft:
        """What is shown is told afresh: the script that asked has gone on since."""
        codes = {each.code for each in self.open(answers, there)}
        fresh = self._told(answers)
        assert isinstance(fresh, Ask)
        shown = tuple(each.shown() for each in fresh.options if each.code in codes)
        many = there.many and (there.many[0], min(there.many[1], len(shown)))
        return Draft(said, there.key, shown, many, action, fresh.preview(), dict(there.args))


def _fits(code: str, there: Ask) -> bool:
    """Whether it is an answer to this at all; one that leads nowhere comes to nothing later."""
    codes = {each.code for each in there.options}
    parts = [code] if there.many is None else picked(code)
    low, high = there.many or (1, 1)
    return set(parts) <= codes and len(set(parts)) == len(parts) and low <= len(parts) <= high


def picked(code: str) -> list[str]:
    """Several answers at once; none of them: an empty word."""
    return code.split(BETWEEN) if code else []
