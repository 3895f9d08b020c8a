"""Everything the game remembers."""

from __future__ import annotations

from msgspec import Struct, field

from rules.core.orders import Book, Wait
from tests.sample_game.rules.frames import Frame
from tests.sample_game.rules.options import Options


def usual() -> Book:
    """The vote waits for every crew that has not struck it off its list."""
    return Book(waits=[Wait("course")])


class Crew(Struct):
    hand: list[int]
    credits: int = 3
    sectors: list[int] = field(default_factory=list)
    book: Book = field(default_factory=usual)


class State(Struct):
    options: Options
    seats: int
    crews: list[Crew]
    pile: list[int]
    """Cards nobody was dealt."""
    played: list[int] = field(default_factory=list)
    round: int = 0
    course: str = ""
    throws: int = 0
    """Moves that have used the dice: they number the throws."""
    stack: list[Frame] = field(default_factory=list)
    over: bool = False
