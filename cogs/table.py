"""The one place where a click becomes a move: lock, load, check, play, store, then tell the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, overload
from weakref import WeakValueDictionary

from discord.utils import time_snowflake, utcnow

from cogs import prompts
from cogs.broadcast import TOGETHER, Broadcast
from cogs.faces import Face, State, View
from cogs.loaded import Loaded
from cogs.memory import CLICKS, Memories
from cogs.together import Together
from cogs.waiting import Adrift, NoGame, NotRunning, OtherCards, OtherRules, Waits
from cogs.workshop import Urgency, Workshop
from db.games import GameRow, Standing
from db.store import Store
from images.worker import Painter
from rules import work
from rules.core import CLOCK, Action, CannotUpgrade, Event, IllegalMove, Rules, saved
from rules.core.campaign import Legacy
from rules.core.data import content

log = logging.getLogger(__name__)
LOOK = 0.2
"""Seconds between two looks whether the tables are ours again."""
MOMENTS = 7
"""So many looks a click waits for: it is answered before it would have to be deferred."""
SKEW = timedelta(minutes=1)
"""How much Discord's clock and ours may differ."""
AGAIN = timedelta(hours=1)
"""For how long Discord might deliver a click again; generous: answers are good for a quarter of it."""


class Table:
    def __init__(self, store: Store, workshop: Workshop, faces: Mapping[str, Face]) -> None:
        self.store = store
        self.workshop = workshop
        self.painter = Painter(workshop.paint)
        self.memories = Memories()
        self.fresh = time_snowflake(utcnow() + SKEW)
        """Of interactions above this number we know without looking whether they made a move."""
        self.faces = faces
        self.broadcast = Broadcast(self)
        self.together = Together(self)
        self.adrift: Callable[[], bool] = lambda: False
        """Whether the tables may be another process's by now (`cogs/fleet.py`)."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def remember(self) -> None:
        """What clicks before the start have done, as far as Discord may deliver one of them again."""
        since = time_snowflake(utcnow() - AGAIN)
        known = await self.store.log.clicks(since, CLICKS)
        self.memories.recall(known)
        self.fresh = since if len(known) < CLICKS else known[0]

    def lock(self, game: int) -> asyncio.Lock:
        """Clicks on one game queue here; none is refused."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    @overload
    async def load(self, game: int) -> Loaded: ...

    @overload
    async def load(self, game: int, of: Rules[State, View]) -> Loaded[State, View]: ...

    async def load(self, game: int, of: Rules[Any, Any] | None = None) -> Loaded:
        """The game; if it has to be played by certain rules, as their own. ValueError if it is another's."""
        row = await self.store.games.get(game)
        if row is None or row.game not in self.faces:
            raise NoGame(game)
        if of is not None and row.game != of.key:
            raise ValueError(f"game {game} is not {of.key}")
        if row.state is None:
            raise NotRunning(row.status)
        if row.content != content(row.game):
            raise OtherCards(game)
        try:
            loaded = Loaded(row, self.faces[row.game], self.store, self.workshop, self.memories)
        except CannotUpgrade as problem:
            raise OtherRules(game) from problem
        known = self.memories.last_by_seat(game, row.number)
        loaded.last_by_seat = await self.store.log.last_by_seat(game) if known is None else known
        await loaded.face.at_hand(loaded)
        return await loaded.ready()

    @overload
    def turn(self, game: int) -> AbstractAsyncContextManager[Loaded]: ...

    @overload
    def turn(self, game: int, of: Rules[State, View]) -> AbstractAsyncContextManager[Loaded[State, View]]: ...

    def turn(self, game: int, of: Rules[Any, Any] | None = None) -> AbstractAsyncContextManager[Loaded]:
        """The game, for as long as this click has it."""
        return self._turn(game, of)

    @asynccontextmanager
    async def _turn(self, game: int, of: Rules[Any, Any] | None) -> AsyncIterator[Loaded]:
        async with self.lock(game), self.held(game, of) as loaded:
            yield loaded

    @asynccontextmanager
    async def held(self, game: int, of: Rules[Any, Any] | None = None) -> AsyncIterator[Loaded]:
        """The same for whoever has the lock."""
        await self.ours()
        loaded = await (self.load(game) if of is None else self.load(game, of))
        await loaded.upgraded()
        try:
            yield loaded
        except IllegalMove as problem:
            problem.names = loaded.names
            raise

    async def begun(self, rules: Rules[Any], row: GameRow, options: str, legacy: Legacy | None) -> bytes:
        """The first state of a game; some take their time over it."""
        facts = (options, len(row.seats), row.seed, None if legacy is None else saved.dump(legacy))
        if not rules.heavy:
            return work.begins(rules, *facts)
        name = work.named(rules)
        return await self.workshop.do(work.begun, name, *facts, urgency=Urgency.CLICK, near=row.id)

    async def ours(self) -> None:
        """Adrift, unless the tables are surely ours in a moment: a process that has lost them ends meanwhile,
        and whoever has them answers."""
        for _ in range(MOMENTS):
            if not self.adrift():
                return
            await asyncio.sleep(LOOK)
        raise Adrift

    async def aboard(self) -> None:
        """Wait until the tables are surely ours."""
        while self.adrift():
            await asyncio.sleep(LOOK)

    async def pick_up(self, row: Standing) -> None:
        """A running game after a start: whatever changed while the bot was away is told and shown."""
        other_rules = row.version != self.faces[row.game].rules.version
        if other_rules:
            with suppress(Waits):
                async with self.turn(row.id):
                    pass
        if not row.told or other_rules or row.content != content(row.game):
            self.broadcast.changed(row.id)

    async def play(
        self,
        loaded: Loaded,
        seat: int,
        action: Action,
        *,
        user: int | None = None,
        interaction: int | None = None,
    ) -> list[Event]:
        """One move and all that follows of itself. Call it inside `turn`; who shows something of it
        afterwards waits until it is `ready`."""
        if interaction is not None and await self.seen(interaction):
            return []
        events = await loaded.play(seat, action, user=user, interaction=interaction)
        return await self.follows(loaded, events, wait=0.0 if seat == CLOCK else TOGETHER)

    async def follows(self, loaded: Loaded, events: list[Event], wait: float = TOGETHER) -> list[Event]:
        """What follows of moves that are kept; their events with those of what happened by itself."""
        events = events + await self.followers(loaded)
        if await self.store.drafts.any(loaded.row.id):
            await self.store.drafts.drop_all_but(loaded.row.id, prompts.open_matters(loaded))
        self.broadcast.changed(loaded.row.id, wait=wait)
        await loaded.face.moved(self, loaded, events)
        return events

    async def seen(self, interaction: int) -> bool:
        """Whether this click is in the log already: Discord may deliver one twice."""
        if interaction > self.fresh:
            return self.memories.clicked(interaction)
        return await self.store.log.seen(interaction)

    async def clock(self, game: int, action: Action) -> list[Event]:
        """What time does to a game. A clock that comes too late for the rules changes nothing."""
        await self.aboard()
        async with self.turn(game) as loaded:
            try:
                return await self.play(loaded, CLOCK, action)
            except IllegalMove as problem:
                log.debug("clock of game %s: %s", game, problem)
                return []

    async def followers(self, loaded: Loaded) -> list[Event]:
        """What happens by itself now; where that is long, the rest of it in turns of its own."""
        if not loaded.followers():
            return []
        events = await loaded.follow(rounds := loaded.face.rounds(loaded))
        if loaded.goes_on and rounds > 1:
            self.broadcast.by_itself(loaded.row.id)
        return events

    async def left_off(self, row: GameRow) -> None:
        """After a start: whoever plays by themselves goes on where the bot stopped."""
        if not any(seat.android for seat in row.seats):
            return
        asked = {prompt.seat for prompt in (await self.load(row.id)).prompts() if not prompt.optional}
        if any(seat.android and seat.seat in asked for seat in row.seats):
            self.broadcast.by_itself(row.id)

    async def go_on(self, game: int) -> bool:
        """What happens by itself, as a turn of its own: clicks that wait come between two of them. False when
        nobody had anything to do."""
        await self.aboard()
        async with self.turn(game) as loaded:
            before = loaded.row.number
            events = await self.followers(loaded)
            if loaded.row.number == before:
                return False
            self.broadcast.changed(game)
            await loaded.face.moved(self, loaded, events)
            return True
