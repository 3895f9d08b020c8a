"""Moves in one line, tried on a copy of the game up to the first thing that is revealed.

What lies beyond the first card turned up or drawn nobody can know, so a trial ends there: it neither checks
further moves nor offers any.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args

from msgspec import Struct

from rules import work
from rules.core import Action, Choice, Event, IllegalMove, Prompt, Rules, fold, notation, saved
from rules.core.orders import Queue

NUMBERS = re.compile(r"[\d,]+")


class Trial(Struct):
    """How far a line goes on a copy of the game."""

    done: list[Choice]
    among: list[tuple[Choice, ...]]
    """What was offered where each of them was chosen."""
    open: Prompt | None
    """What would be asked next; None where that cannot be known, or the turn is over."""
    over: bool = False
    trouble: IllegalMove | None = None
    """Why the move after those done is impossible."""


def asked(rules: Rules[Any], state: Any, seat: int) -> Prompt | None:
    return next((prompt for prompt in rules.prompts(state) if prompt.seat == seat), None)


def fits(part: str, written: str) -> bool:
    """`go lark` is `go larkspur`: every word begins a word of the move, in their order."""
    rest = iter(_words(written))
    return all(any(_begins(short, word) for word in rest) for short in _words(part))


def _begins(short: str, word: str) -> bool:
    """A number is never cut short, nor a list of them: 1 is not 11, and 0,2 is not 0,1,2,3."""
    after = word[len(short) :][:1]
    cut = short[-1:].isdigit() and (after.isdigit() or after == ",")
    return word.startswith(short) and not cut


def _words(text: str) -> list[str]:
    """Split at commas too, but for lists of numbers."""
    lists = [each if NUMBERS.fullmatch(each) else each.replace(",", " ") for each in text.lower().split()]
    return " ".join(lists).replace("_", " ").split()


def find(prompt: Prompt, part: str, actions: Any) -> Action:
    """The move meant by a part of the line: as it is written, or by the name of an answer, `plan usual`."""
    written = {notation.write(choice.action): choice.action for choice in prompt.choices}
    if part in written:
        return written[part]
    found = [action for text, action in written.items() if fits(part, text)]
    if len(found) == 1:
        return found[0]
    plain = [
        action
        for action in found
        if all(text.startswith(notation.write(action)) for text in written if fits(part, text))
    ]
    if plain:
        return plain[0]
    if found:
        likely = tuple(notation.write(action) for action in found[:5])
        raise IllegalMove("turn-ambiguous", move=part, moves=likely)
    try:
        return notation.read(part, actions)
    except notation.Malformed:
        named = [each.action for each in prompt.choices if fits(part, each.label.replace("-", " "))]
        if len(named) != 1:
            raise IllegalMove("turn-unknown", move=part) from None
        return named[0]


def rehearse(
    state: Any, name: str, seed: bytes, depth: int, seat: int, parts: Sequence[str], over: str
) -> Trial:
    """Play the line on a copy, with what the seat's own orders do in it. `over` is the event with which a
    turn ends."""
    rules, state = work.rules_of(name), saved.copy(state)
    trial = Trial([], [], asked(rules, state, seat))
    for part in parts:
        prompt = trial.open
        if prompt is None:
            if trial.over and not has_queue(rules):
                trial.trouble = IllegalMove("turn-too-long")
            return trial
        try:
            action = find(prompt, part, rules.actions)
            events, hidden = _made(rules, state, seed, depth, seat, action)
        except IllegalMove as problem:
            later = trial.done and waits_for_others(rules, state, seat)
            trial.trouble = None if later else problem
            return trial
        trial.done.append(chosen(prompt, action) or Choice(notation.write(action), action))
        trial.among.append(prompt.choices)
        depth += 1
        while not hidden and (order := rules.ordered(state, seat)) is not None:
            more, hidden = _made(rules, state, seed, depth, seat, order)
            events, depth = events + more, depth + 1
        trial.over = any(event.key == over and event.args["player"] == f"#{seat}" for event in events)
        trial.open = None if hidden or trial.over else asked(rules, state, seat)
    return trial


def _made(
    rules: Rules[Any], state: Any, seed: bytes, depth: int, seat: int, action: Action
) -> tuple[list[Event], bool]:
    """What came of the move, and whether it showed something that was hidden."""
    dice = fold.dice(rules, state, seed, depth)
    events = rules.play(state, seat, action, dice)
    return events, dice.used or any(event.reveals for event in events)


def chosen(prompt: Prompt, action: Action) -> Choice | None:
    return next((choice for choice in prompt.choices if choice.action == action), None)


def has_queue(rules: Rules[Any]) -> bool:
    return Queue in get_args(rules.actions)


def waits_for_others(rules: Rules[Any], state: Any, seat: int) -> bool:
    """The game goes on, but not before somebody else has decided something; the rest can be queued."""
    waiting = [prompt.seat for prompt in rules.prompts(state) if not prompt.optional]
    return has_queue(rules) and bool(waiting) and seat not in waiting


def brief(choice: Choice, among: Sequence[Choice]) -> str:
    """The shortest beginning of a move's words that is still this move and no other."""
    written = [notation.write(each.action) for each in among]
    full = notation.write(choice.action)
    words = full.split()
    for size in range(1, max(map(len, words)) + 1):
        short = " ".join(word[:size] for word in words)
        if [text for text in written if fits(short, text)] == [full]:
            return short
    return full
