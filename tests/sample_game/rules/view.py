"""What may be seen: the only thing that pictures, panels and words get to know."""

from __future__ import annotations

from msgspec import Struct

from rules.core.orders import Book
from tests.sample_game.rules.components import BELTS as BELTS
from tests.sample_game.rules.components import SECTORS as SECTORS


class CrewView(Struct, frozen=True):
    cards: int
    credits: int
    sectors: tuple[int, ...]


class View(Struct, frozen=True):
    round: int
    course: str
    crews: tuple[CrewView, ...]
    played: tuple[int, ...]
    spoke: tuple[int, ...]
    """Who has answered what is being asked."""
    votes: dict[str, list[int]]
    over: bool
    seat: int | None = None
    hand: tuple[int, ...] = ()
    said: str | None = None
    """The own sealed answer."""
    book: Book | None = None
