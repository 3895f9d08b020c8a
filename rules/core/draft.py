"""A move put together step by step: what has been said, what may be said next, what would come of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from rules.core.contract import Action, Arg, IllegalMove

BETWEEN = ","
"""Between the codes of one step that picks several."""


class Option(Struct, frozen=True):
    code: str
    label: str
    args: dict[str, Arg] = field(default_factory=dict)
    hint: str | None = None
    group: str | None = None
    usual: bool = False
    """What most would say: its button is blue."""


class Note(Struct, frozen=True):
    """A line about the move as it stands: what it needs, what it would cost, what it leaves behind."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


class Draft(Struct, frozen=True):
    said: tuple[str, ...]
    """Codes so far: ("burst_fire", "1,3", "rs1,rs4")."""
    asks: str | None
    """The next question, as a word of the locale; None: there is nothing more to say."""
    options: tuple[Option, ...] = ()
    many: tuple[int, int] | None = None
    action: Action | None = None
    """The move as it stands, if it is legal so."""
    preview: Struct | None = None
    """A view for a picture: path, arc, targets, odds, what it costs."""
    args: dict[str, Arg] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
    then: tuple[Action, ...] = ()
    """What is to follow the move of itself, as far as it can be made then."""


Steps = Generator[Draft, tuple[str, ...], Draft]
"""The steps of a move as told: each yields a draft that asks, and gets the codes that were picked; the
last one is returned. What has been said so far they leave to `walked`."""


def walked(steps: Steps, said: tuple[str, ...]) -> Iterator[Draft]:
    """The drafts on the way, the empty one first, as far as the words hold."""
    found = _first(steps)
    yield found
    for count, word in enumerate(said, 1):
        picks = picked(found, word)
        if picks is None:
            return
        try:
            found = steps.send(picks)
        except StopIteration as end:
            found = end.value
        except IllegalMove:
            return
        found = replace(found, said=said[:count])
        yield found


def _first(steps: Steps) -> Draft:
    try:
        return next(steps)
    except StopIteration as end:
        found: Draft = end.value
        return found


def picked(draft: Draft, word: str) -> tuple[str, ...] | None:
    """The codes of a word, each once; None if they are not to be had so."""
    if draft.asks is None:
        return None
    low, high = draft.many or (1, 1)
    picks = tuple(word.split(BETWEEN)) if word else ()
    offered = {option.code for option in draft.options}
    fits = low <= len(picks) <= high and len(set(picks)) == len(picks) and offered.issuperset(picks)
    return picks if fits else None
