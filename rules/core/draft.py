"""A move put together step by step: what has been said, what may be said next, what would come of it."""

from __future__ import annotations

from msgspec import Struct, field

from rules.core.contract import Action, Arg


class Option(Struct, frozen=True):
    code: str
    label: str
    args: dict[str, Arg] = field(default_factory=dict)
    hint: str | None = None
    group: str | None = None


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
