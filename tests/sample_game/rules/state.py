"""Salvage, a small game for two to four crews: its options, its moves, its frames, its state.

Every crew charts some sectors. Each round all vote on a belt to search, then everybody bids a card in secret.
The highest bid searches: what floats about is a sure thing, what lies deep is the throw of a die and a credit
for each sector the crew has charted in this belt.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from rules.core import Action, Aside
from rules.core.data import Data, Strict
from rules.core.orders import MOVES, Book, Wait
from rules.core.poll import Abstain, Poll, Vote
from rules.core.stack import Gathering, Step


class Belt(Strict, frozen=True):
    id: str
    name: dict[str, str]


DATA = Data("sample_game", ours=Path(__file__).parents[2])
BELTS = tuple(belt.id for belt in DATA.rows("belts", "belt", Belt))
CARDS = tuple(range(1, 21))
SECTORS = tuple(range(1, 31))


class Options(Struct, frozen=True):
    hand: Literal[4, 6] = 4
    """Cards dealt to each crew."""
    die: Literal[6, 10] = 6


# Moves


class Chart(Action, frozen=True, tag="chart"):
    sectors: tuple[int, ...]


class Bid(Action, frozen=True, tag="bid"):
    card: int


class Search(Action, frozen=True, tag="search"):
    deep: bool


class Give(Aside, frozen=True, tag="give"):
    to: int
    credits: int


ACTIONS = Chart | Bid | Search | Vote | Abstain | Give | MOVES


# Frames


class Charting(Gathering, kw_only=True, tag="charting"):
    """Sealed: everybody charts at once."""


class Bidding(Gathering, kw_only=True, tag="bidding"):
    """Sealed: everybody bids at once."""


class Searching(Step, tag="searching"):
    """The highest bidder decides alone."""


Frame = Charting | Poll | Bidding | Searching


# The state


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


def belt(sector: int) -> str:
    return BELTS[(sector - 1) * len(BELTS) // len(SECTORS)]
