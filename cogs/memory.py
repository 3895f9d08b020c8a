"""What has been worked out about the state of a game is kept for as long as it is the state: a click asks the
same questions of it many times over, and so do the telling, the table and the pings that follow."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Generic

import msgspec
from msgspec import Struct
from typing_extensions import TypeVar

from rules.core import Prompt
from rules.work import Asked

MOST = 256
"""Games of which something is remembered."""
CLICKS = 10_000
"""Clicks that are: many more than Discord could deliver again."""

View = TypeVar("View", bound=Struct, default=Any)


class Memory(Generic[View]):
    """Of one state: what is asked in it, and what each seat sees."""

    def __init__(self, state: bytes) -> None:
        self.state = state
        self.prompts: list[Prompt] | None = None
        self.asking: asyncio.Future[Asked[View]] | None = None
        """A worker is finding it out."""
        self._views: dict[int | None, View] = {}
        self._sent: dict[int | None, tuple[type[View], bytes]] = {}

    def view(self, seat: int | None) -> View | None:
        if seat in self._sent:
            kind, data = self._sent.pop(seat)
            self._views[seat] = msgspec.msgpack.decode(data, type=kind)
        return self._views.get(seat)

    def seen(self, seat: int | None, view: View) -> View:
        self._views[seat] = view
        return view

    def found(self, asked: Asked[View]) -> None:
        self.prompts = asked.prompts
        self._sent = asked.views


class Memories:
    """Of the games that were looked at last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._of: OrderedDict[int, Memory] = OrderedDict()
        self._clicks: OrderedDict[int, None] = OrderedDict()
        self._last_by_seat: OrderedDict[int, tuple[int, dict[int, int]]] = OrderedDict()

    def of(self, game: int, state: bytes) -> Memory:
        """What is known of the game in exactly this state."""
        memory = self._of.pop(game, None)
        if memory is None or memory.state != state:
            memory = Memory(state)
        self._of[game] = memory
        if len(self._of) > self._most:
            self._of.popitem(last=False)
        return memory

    def last_by_seat(self, game: int, number: int) -> dict[int, int] | None:
        """The last move of each seat, if it is known for exactly so many rows of the log."""
        known = self._last_by_seat.get(game)
        return dict(known[1]) if known is not None and known[0] == number else None

    def moved(
        self, game: int, number: int, last_by_seat: dict[int, int], interaction: int | None = None
    ) -> None:
        if interaction is not None:
            self.recall([interaction])
        self._last_by_seat.pop(game, None)
        self._last_by_seat[game] = (number, dict(last_by_seat))
        if len(self._last_by_seat) > self._most:
            self._last_by_seat.popitem(last=False)

    def recall(self, interactions: Iterable[int]) -> None:
        """Clicks that have made a move, the oldest first."""
        for interaction in interactions:
            self._clicks[interaction] = None
            if len(self._clicks) > CLICKS:
                self._clicks.popitem(last=False)

    def clicked(self, interaction: int) -> bool:
        """Whether this click has made a move."""
        return interaction in self._clicks
