"""What a frame asks its player: each choice is a move, and only these are legal."""

from __future__ import annotations

from msgspec import Struct, field

from rules.core.contract import Action, Arg, Choice
from rules.starship_captains.state import Skip


class Question(Struct, frozen=True):
    key: str
    choices: tuple[Choice, ...]
    args: dict[str, Arg] = field(default_factory=dict)
    forced: bool = False
    """Compulsory: with one choice left it is made without asking (SC-406)."""
    private: bool = False


def question(
    key: str, *choices: Choice, forced: bool = False, private: bool = False, **args: Arg
) -> Question:
    return Question(key, choices, args, forced, private)


def choice(
    label: str, action: Action, *, hint: str | None = None, group: str | None = None, **args: Arg
) -> Choice:
    return Choice(label, action, args, hint, group)


SKIP = Choice("sc-skip", Skip())
