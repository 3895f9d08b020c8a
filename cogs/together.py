"""Clicks that come to a table together: decided one after the other, kept in one commit.

Whoever has the table's lock decides for all who wait there with a wish of their own. Each is checked against
the table as the ones before it have left it, each has its own row in the log, its own answer and its own
refusal; but the disk is waited for once, and nobody is told "done" before all of it is there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from cogs.clicks import Click
from cogs.faces import State, View
from cogs.loaded import Loaded
from rules.core import Action, Event, IllegalMove, Rules

if TYPE_CHECKING:
    from cogs.table import Table


class Wish(Generic[State, View]):
    """A move that somebody clicks for. `decide` says whose and which when its turn has come, None if there is
    none to make after all; it refuses by raising."""

    def __init__(
        self,
        click: Click,
        decide: Callable[[Loaded[State, View]], tuple[int, Action] | None],
        of: Rules[State, View] | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        self.click = click
        self.decide = decide
        self.of = of
        self.at_once = at_once
        """Acknowledged as soon as it is kept, before what follows of it."""
        self.again = False
        """The same click has made its move before."""
        self.granted: asyncio.Future[Loaded[State, View]] = asyncio.get_running_loop().create_future()

    def refuse(self, problem: Exception) -> None:
        if not self.granted.done():
            self.granted.set_exception(problem)


Wishes = deque[Wish[Any, Any]]


class Together:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._waiting: dict[int, Wishes] = {}

    def waiting(self, game: int) -> Wishes:
        """Whose wishes have not been decided yet, in the order in which they came."""
        return self._waiting.get(game, deque())

    async def play(self, wish: Wish[State, View]) -> Loaded[State, View]:
        """The game as it is when the move is kept, and what follows of it."""
        game = wish.click.game
        waiting = self._waiting.setdefault(game, deque())
        waiting.append(wish)
        try:
            async with self._table.lock(game):
                if wish in waiting:  # else it was decided with another's
                    await self._grant(game, waiting)
        finally:
            if wish in waiting:
                waiting.remove(wish)
            if not waiting and self._waiting.get(game) is waiting:
                del self._waiting[game]
        return await wish.granted

    async def _grant(self, game: int, waiting: Wishes) -> None:
        async with self._table.held(game) as loaded:
            taken: list[Wish[Any, Any]] = []
            try:
                await asyncio.sleep(0)  # who has come in the same packet is at the lock then
                made, events = await self._decided(loaded, waiting, taken)
                if made:
                    await loaded.keep()
                    for wish in made:
                        if wish.at_once:
                            wish.click.kept()
                    await asyncio.sleep(0)  # acknowledgements are on their way before anything else is done
                    await self._table.follows(loaded, events)
            except Exception as problem:
                for wish in taken:
                    wish.refuse(problem)
            except BaseException:  # a stop: nobody waits any longer
                for wish in taken:
                    wish.granted.cancel()
                raise
            for wish in taken:
                if not wish.granted.done():
                    wish.granted.set_result(loaded)

    async def _decided(
        self, loaded: Loaded, waiting: Wishes, taken: list[Wish[Any, Any]]
    ) -> tuple[list[Wish[Any, Any]], list[Event]]:
        """Whose moves are made, and what came of them. Where somebody moves by themselves after each, or a
        move takes its time, it is one alone; and none comes after the end."""
        alone = loaded.rules.heavy or bool(loaded.followers())
        made: list[Wish[Any, Any]] = []
        events: list[Event] = []
        while waiting and not (made and (alone or loaded.ended)):
            wish = waiting.popleft()
            taken.append(wish)
            try:
                found = await self._move(loaded, wish, made)
            except IllegalMove as problem:
                problem.names = loaded.names
                wish.refuse(problem)
            except Exception as problem:
                wish.refuse(problem)
            else:
                if found is not None:
                    made.append(wish)
                    events += found
        return made, events

    async def _move(
        self, loaded: Loaded, wish: Wish[Any, Any], made: list[Wish[Any, Any]]
    ) -> list[Event] | None:
        click = wish.click
        if wish.of is not None and loaded.row.game != wish.of.key:
            raise ValueError(f"game {click.game} is not {wish.of.key}")
        interaction = click.interaction.id
        decided = any(other.click.interaction.id == interaction for other in made)
        if decided or await self._table.seen(interaction):
            wish.again = True
            return None
        move = wish.decide(loaded)
        if move is None:
            return None
        return await loaded.decide(*move, user=click.user, interaction=interaction)
