"""A whole turn in one line: moves in their notation, `;` between them, each as short as it is still clear.

A line is tried on a copy first. What lies beyond the first card turned up or drawn nobody can know, so the
trial ends there: it neither checks further moves nor offers any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cogs.starship_captains import story
from rules.core import Action, Choice, Dice, IllegalMove, Prompt, notation, saved

if TYPE_CHECKING:
    from cogs.table import Loaded

BETWEEN = ";"
LONGEST = 100
"""Characters of a suggestion, by Discord's measure."""


class Trial(Struct):
    """How far a line goes on a copy of the game."""

    done: list[Choice]
    open: Prompt | None
    """What would be asked next; None where that cannot be known, or the turn is over."""
    over: bool = False
    trouble: IllegalMove | None = None
    """Why the move after those done is impossible."""


def split(line: str) -> list[str]:
    return [part for part in (" ".join(each.split()) for each in line.split(BETWEEN)) if part]


def asked(loaded: Loaded, state: Any, seat: int) -> Prompt | None:
    return next((prompt for prompt in loaded.rules.prompts(state) if prompt.seat == seat), None)


def fits(part: str, written: str) -> bool:
    """`go lark` is `go larkspur`: every word begins a word of the move, in their order."""
    rest = iter(_words(written))
    return all(any(word.startswith(short) for word in rest) for short in _words(part))


def _words(text: str) -> list[str]:
    return text.lower().replace(",", " ").replace("_", " ").split()


def find(prompt: Prompt, part: str, actions: Any) -> Action:
    """The move meant by a part of the line."""
    written = {notation.write(choice.action): choice.action for choice in prompt.choices}
    if part in written:
        return written[part]
    found = [action for text, action in written.items() if fits(part, text)]
    if len(found) == 1:
        return found[0]
    if found:
        likely = tuple(notation.write(action) for action in found[:5])
        raise IllegalMove("sc-turn-ambiguous", move=part, moves=likely)
    try:
        return notation.read(part, actions)
    except notation.Malformed:
        raise IllegalMove("sc-turn-unknown", move=part) from None


def rehearse(loaded: Loaded, seat: int, parts: Sequence[str]) -> Trial:
    """Play the line on a copy, up to the first thing that is revealed."""
    state = saved.copy(loaded.state)
    trial = Trial([], asked(loaded, state, seat))
    for number, part in enumerate(parts):
        prompt = trial.open
        if prompt is None:
            if trial.over:
                trial.trouble = IllegalMove("sc-turn-too-long")
            return trial
        try:
            action = find(prompt, part, loaded.rules.actions)
            dice = Dice(loaded.row.seed, loaded.row.depth + number)
            events = loaded.rules.play(state, seat, action, dice)
        except IllegalMove as problem:
            trial.trouble = problem
            return trial
        trial.done.append(next(choice for choice in prompt.choices if choice.action == action))
        trial.over = story.ends_turn(events, f"#{seat}")
        hidden = dice.used or any(event.reveals for event in events)
        trial.open = None if hidden or trial.over else asked(loaded, state, seat)
    return trial


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


def written(loaded: Loaded, seat: int, parts: Sequence[str]) -> str:
    """The line with every move as short as it may be."""
    state = saved.copy(loaded.state)
    shorts: list[str] = []
    for number, part in enumerate(parts):
        prompt = asked(loaded, state, seat)
        assert prompt is not None
        action = find(prompt, part, loaded.rules.actions)
        shorts.append(brief(next(c for c in prompt.choices if c.action == action), prompt.choices))
        loaded.rules.play(state, seat, action, Dice(loaded.row.seed, loaded.row.depth + number))
    return f"{BETWEEN} ".join(shorts)
