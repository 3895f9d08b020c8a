"""Nothing heavy on the event loop: what may take more than 20 ms is done here, by processes beside the bot.

States are bytes and rules are pure, so a job takes what it needs with it and brings back what came of it.
Those who think (moves, odds, androids) are one crew, the painter another, and films and proofs have a hand of
their own that gives way to all of them. In each the most urgent job goes first.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

from cogs.hands import Died, Hand, Helper, Worker

log = logging.getLogger(__name__)
T = TypeVar("T")


class Busy(Exception):
    """More is waiting than can be done soon: whoever asks is told to come back."""


class Broken(Exception):
    """A job that ended two workers: there will be no third."""


class Urgency(IntEnum):
    CLICK = 0
    """Somebody has made a move, or the clock has."""
    PANEL = 1
    """Somebody waits for a private answer."""
    ANDROID = 2
    TABLE = 3
    """Pictures that everybody sees: the last state wins."""
    FILM = 4


MOST_PANELS, MOST_PICTURES, MOST_FILMS = 200, 200, 6
"""How many jobs may wait for a crew."""
PAINTER, DARKROOM = 5, 10
"""How far their processes stand back for the bot where there are fewer cores than work (`nice`)."""
IDLE = 60.0
"""Seconds after which the process that makes films ends."""
PATIENT = (Urgency.CLICK, Urgency.ANDROID, Urgency.TABLE)
"""Never refused: there is at most one of them a table, and the table waits for it."""
WAITED_FOR: ContextVar[Urgency] = ContextVar("waited for", default=Urgency.PANEL)
"""How urgent the pictures of a task are: somebody waits, unless the task says otherwise."""


class Crew:
    """Hands that share one queue."""

    def __init__(self, hands: Sequence[Hand], most: int, idle: float | None = None) -> None:
        self.hands = hands
        self.most = most
        """How many may wait; one more is refused."""
        self.idle = idle
        """Seconds without work after which its processes end; None: they stay."""
        self._free = list(hands)
        self._waiting: list[tuple[int, int, asyncio.Future[Hand]]] = []
        self._order = count()
        self._working: set[asyncio.Task[Any]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def do(
        self, work: Callable[..., Any], args: tuple[Any, ...], urgency: Urgency, near: int | None = None
    ) -> Any:
        """Whoever goes away meanwhile leaves the job to its end: its hand is free only then."""
        if urgency not in PATIENT and len(self._waiting) >= self.most:
            raise Busy(work.__name__)
        hand = await self.hand(urgency, near)
        job = asyncio.create_task(self._job(hand, work, args), name=f"work {work.__name__}")
        self._working.add(job)
        job.add_done_callback(self._working.discard)
        return await asyncio.shield(job)

    async def hand(self, urgency: Urgency, near: int | None) -> Hand:
        """One that is free, best the one that worked for this game last; or the next, when it is our turn."""
        if self._closed:
            raise asyncio.CancelledError
        if self._free:
            index = next((n for n, hand in enumerate(self._free) if hand.near == near), -1)
            hand = self._free.pop(index)
        else:
            turn: asyncio.Future[Hand] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (urgency, next(self._order), turn))
            try:
                hand = await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._release(turn.result())
                raise
        hand.near = near
        return hand

    async def _job(self, hand: Hand, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            try:
                return await hand.do(work, args)
            except Died as problem:
                log.warning("a worker died: %s; once more", problem)
                return await hand.do(work, args)
        except Died as problem:
            raise Broken(work.__name__) from problem
        finally:
            self._release(hand)

    def _release(self, hand: Hand) -> None:
        """To the most urgent of those who wait."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(hand)
                return
        self._free.append(hand)
        if self.idle is not None and len(self._free) == len(self.hands) and not self._closed:
            self._rest_later(self.idle)

    def _rest_later(self, seconds: float) -> None:
        if self._resting is not None:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(seconds, self._rest)

    def _rest(self) -> None:
        """Nobody has come for a while: the memory is worth more than the start of a process."""
        task = asyncio.create_task(self._stop_idle())
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _stop_idle(self) -> None:
        for hand in self.hands:
            if hand in self._free:
                await hand.stop()

    async def close(self) -> None:
        self._closed = True
        if self._resting is not None:
            self._resting.cancel()
        for _, _, turn in self._waiting:
            turn.cancel()
        for job in self._working:
            job.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        for hand in self.hands:
            await hand.stop()


@contextmanager
def waited_for(urgency: Urgency) -> Iterator[None]:
    """What is drawn meanwhile is as urgent as this."""
    before = WAITED_FOR.set(urgency)
    try:
        yield
    finally:
        WAITED_FOR.reset(before)


def workers() -> int:
    """How many processes think: one core is left to the bot. 0: none, threads of the bot do it all."""
    chosen = os.environ.get("WARDROOM_WORKERS", "").strip()
    return max(0, int(chosen)) if chosen else max(1, (os.cpu_count() or 1) - 1)


class Workshop:
    """All crews. Nothing is started before there is something to do."""

    def __init__(self, thinking: int | None = None) -> None:
        number = workers() if thinking is None else thinking

        def hand(name: str, nice: int = 0) -> Hand:
            return Worker(name, nice) if number else Helper(name)

        self.thinkers = Crew([hand(f"thinker {each}") for each in range(max(1, number))], MOST_PANELS)
        self.painter = Crew([hand("painter", PAINTER)], MOST_PICTURES)
        self.darkroom = Crew([hand("darkroom", DARKROOM)], MOST_FILMS, IDLE)

    async def do(self, work: Callable[..., T], *args: Any, urgency: Urgency, near: int | None = None) -> T:
        """What a function of a module makes of plain values, elsewhere. `near` is the game it is about."""
        crew = self.darkroom if urgency is Urgency.FILM else self.thinkers
        done: T = await crew.do(work, args, urgency, near)
        return done

    async def paint(self, work: Callable[..., bytes], *args: Any) -> bytes:
        """The same for pictures: their sprites are kept in one place."""
        urgency = WAITED_FOR.get()
        crew = self.darkroom if urgency is Urgency.FILM else self.painter
        drawn: bytes = await crew.do(work, args, urgency)
        return drawn

    async def warm(self) -> None:
        """Those who will be needed are started before somebody waits for them."""
        for crew in (self.thinkers, self.painter):
            for hand in crew.hands:
                await hand.start()

    async def close(self) -> None:
        await asyncio.gather(self.thinkers.close(), self.painter.close(), self.darkroom.close())
