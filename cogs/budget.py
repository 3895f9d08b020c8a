"""What Discord lets a bot ask for: fifty requests a second, answers to clicks not counted.

Each request is made for something (`Purpose`), and while there is room it goes at once. When there is none,
the most important goes first, and what is shown is made only when its turn has come: moves are gathered
meanwhile, a table is drawn in its last state, and so pictures slow down by themselves. discord.py's own
handling of limits, route by route, stays underneath.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route

log = logging.getLogger(__name__)
PER_SECOND = 45
"""Of the fifty that Discord allows; the rest is for what never waits and for what is tried again."""
SECOND = 1.0
SHORTEST = 0.001
OVERDUE = 30.0
"""Seconds after which a table by post has every other turn of those who sit at theirs."""
MOST_LEFT = 5000
"""How much tidying up is remembered; what is older is left as it is."""


class Purpose(IntEnum):
    """What a request is made for, the most important first."""

    VOICE = 0
    """Who is muted or heard, captions and the end of a mission: never waits."""
    CALL = 1
    """Calls and reminders, and all that somebody has asked for."""
    TELLING = 2
    LIVE_TABLE = 3
    """The table of those who sit there together."""
    TABLE = 4
    TIDYING = 5
    """Obsolete calls, closed tables, threads that fall asleep: nobody waits for it."""


MADE_FOR: ContextVar[Purpose] = ContextVar("made for", default=Purpose.CALL)
PAID: ContextVar[list[float] | None] = ContextVar("paid", default=None)
"""When the turns were taken that the requests of a task have not used yet."""
Grant = Callable[[], bool]
"""Takes the turn; False if nobody waits for it any more."""


@contextmanager
def made_for(purpose: Purpose) -> Iterator[None]:
    """What is asked of Discord meanwhile."""
    before = MADE_FOR.set(purpose)
    try:
        yield
    finally:
        MADE_FOR.reset(before)


def _later(seconds: float, work: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, work)


class Budget:
    def __init__(
        self,
        most: int = PER_SECOND,
        now: Callable[[], float] = time.monotonic,
        later: Callable[[float, Callable[[], None]], object] = _later,
    ) -> None:
        self.most = most
        """Requests a second; processes that share a bot share it evenly (`shared`)."""
        self.waited: Callable[[float], None] = lambda seconds: None
        """Told how long each of those waited that had to."""
        self._now, self._later = now, later
        self._spent: deque[float] = deque()
        self._queues: dict[Purpose, deque[tuple[float, Grant]]] = {purpose: deque() for purpose in Purpose}
        self._posts_turn = False
        self.waiting = 0
        self._timed = False
        self._next = now()
        """When somebody who waits may go."""
        self._left: deque[Callable[[], Awaitable[object]]] = deque(maxlen=MOST_LEFT)
        self._sweeper: asyncio.Task[None] | None = None

    def guard(self, http: HTTPClient) -> None:
        """From now on all that this client asks for is paid for here. Answers to interactions do not come
        this way: discord.py has an adapter of its own for them, the one of webhooks."""
        send = http.request

        async def request(route: Route, **how: Any) -> Any:
            paid = PAID.get()
            if paid:
                paid.pop()
            else:
                await self._turn(MADE_FOR.get())
            return await send(route, **how)

        http.request = request  # type: ignore[method-assign]

    def shared(self, berths: int) -> None:
        """Servers are spread evenly, so every process has a fixed share."""
        self.most = max(1, PER_SECOND // berths)

    @property
    def left(self) -> int:
        """How many more would go at once."""
        now = self._now()
        while self._spent and now - self._spent[0] >= SECOND:
            self._spent.popleft()
        return max(0, self.most - len(self._spent))

    def room(self, requests: int = 1) -> bool:
        """Whether so many would not have to wait."""
        return not self.waiting and self.left >= requests

    def take(self, purpose: Purpose) -> bool:
        """A turn, if there is room or if this never waits."""
        if purpose is Purpose.VOICE or self.room():
            self._spent.append(self._now())
            return True
        return False

    def ask(self, purpose: Purpose, grant: Grant) -> None:
        """A turn, when it is the most important one that waits."""
        self._queues[purpose].append((self._now(), grant))
        self.waiting += 1
        self._serve_later()

    def _serve_later(self) -> None:
        if self.waiting and not self._timed:
            self._timed = True
            free = 0.0 if self.left else SECOND - (self._now() - self._spent[-self.most])
            self._later(max(SHORTEST, free, self._next - self._now()), self._time)

    def _time(self) -> None:
        self._timed = False
        self._serve()

    def _serve(self) -> None:
        """Those who wait go one by one, for Discord counts when requests come, and not all take as long."""
        while self.waiting and self.left and self._now() >= self._next:
            since, grant = self._first().popleft()
            self.waiting -= 1
            if grant():
                now = self._now()
                self._spent.append(now)
                self._next = now + SECOND / self.most
                self.waited(now - since)
        self._serve_later()

    def _first(self) -> deque[tuple[float, Grant]]:
        """The most important of those who wait."""
        first = next(purpose for purpose in Purpose if self._queues[purpose])
        by_post = self._queues[Purpose.TABLE]
        if first is Purpose.LIVE_TABLE and by_post:
            self._posts_turn = not self._posts_turn and self._now() - by_post[0][0] >= OVERDUE
            return by_post if self._posts_turn else self._queues[first]
        return self._queues[first]

    async def _turn(self, purpose: Purpose) -> float:
        """When it was taken."""
        if self.take(purpose):
            return self._spent[-1]
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def grant() -> bool:
            if turn.done():
                return False
            turn.set_result(self._now())
            return True

        self.ask(purpose, grant)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._back(turn.result())
            raise

    def _back(self, taken: float) -> None:
        """This turn was not used: somebody else may have it."""
        if taken in self._spent:
            self._spent.remove(taken)
        self._next = min(self._next, self._now())
        self._serve()

    @asynccontextmanager
    async def turn(self, purpose: Purpose, requests: int = 1) -> AsyncIterator[bool]:
        """Paid for before it is made, so that it is made of what is known then. True if that took a while."""
        waits = purpose is not Purpose.VOICE and not self.room(requests)
        paid: list[float] = []
        asked = PAID.set(paid)
        try:
            for _ in range(requests):
                paid.append(await self._turn(purpose))
            with made_for(purpose):
                yield waits
        finally:
            PAID.reset(asked)
            while paid:
                self._back(paid.pop())

    async def tidy(self, work: Callable[[], Awaitable[object]], requests: int = 1) -> None:
        """At once if there is room; else when nobody else asks for anything. Who wants it does not wait."""
        if self.room(requests):
            async with self.turn(Purpose.TIDYING, requests):
                await work()
            return
        self._left.append(work)
        if self._sweeper is None or self._sweeper.done():
            self._sweeper = asyncio.create_task(self._sweep(), name="tidying up")

    async def _sweep(self) -> None:
        while self._left:
            async with self.turn(Purpose.TIDYING):
                work = self._left.popleft()
                try:
                    await work()
                except (discord.DiscordException, aiohttp.ClientError, OSError) as problem:
                    log.info("left as it is: %s", problem)

    def stop(self) -> None:
        """What was left to tidy up is left for good."""
        self._left.clear()
        if self._sweeper is not None:
            self._sweeper.cancel()
