"""Every move that can be made."""

from __future__ import annotations

from rules.core import Action, Aside
from rules.core.orders import MOVES
from rules.core.poll import Abstain, Vote


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
