"""The mission clock: every announcement at its second, through restarts and pauses.

The rules say what happens when (`referee.ticks`); this turns it into wall-clock time. Where the clock
stands is in the store, so that a bot that died in mid-mission goes on at the last logged second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.waiting import Adrift
from db.engine import Unsure, Unwritable
from db.log import Conflict
from db.people import Clock
from rules.core import Action
from rules.space_alert import referee
from rules.space_alert.game import RULES
from rules.space_alert.missions import resume_second

if TYPE_CHECKING:
    from cogs.space_alert.heart import Heart
    from cogs.table import Table

log = logging.getLogger(__name__)
COUNTDOWN = 10
LOOK_EVERY = 10.0
AGAIN = 1.0
"""Seconds after which a tick is tried again that could not be kept."""

Listener = Callable[["MissionClock", str], Awaitable[None]]


class MissionClock:
    """One running mission. `second` is mission time; `rate` lets tests run a mission in a minute."""

    def __init__(
        self,
        table: Table,
        game: int,
        row: Clock,
        listener: Listener,
        heart: Heart,
        floor: float = -COUNTDOWN,
    ) -> None:
        self.table = table
        self.floor = floor
        """The second the clock (re)starts from: it stands there until it is started and the warning over."""
        self.game = game
        self.row = row
        self._listener = listener
        self._heart = heart
        self._task: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()

    @property
    def second(self) -> float:
        return self.second_at(time.time() if self.row.held_at is None else self.row.held_at)

    def second_at(self, wall: float) -> float:
        if self._task is None:
            return self.floor
        return max(self.floor, (wall - self.row.started_at) * self.row.rate)

    @property
    def stands(self) -> bool:
        """Paused, or not yet gone on after a restart."""
        return self.row.held_at is not None or self.second <= self.floor

    def wall(self, second: float) -> float:
        return self.row.started_at + second / self.row.rate

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"mission clock {self.game}")
        self._looking = asyncio.create_task(self._look(), name=f"mission look {self.game}")
        self._heart.add(self)

    async def start_late(self, seconds: float) -> None:
        """The warning was given so much later than planned, and nothing of it is taken away (SA-425)."""
        self.row.started_at += seconds
        if self.row.held_at is not None:
            self.row.held_at += seconds
        self.row.beat_at = time.time()
        await self.table.store.people.keep_clock(self.row)
        self.start()

    async def stop(self) -> None:
        """The mission is planned, lost or given up: nothing more will be announced."""
        await self.halt()
        await self.table.store.people.stop_clock(self.game)

    async def halt(self) -> None:
        """Stop ticking but keep where the clock stands: the bot goes down, the mission does not."""
        self._heart.remove(self)
        for task in (self._task, self._looking):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    def changed(self) -> None:
        """The state changed other than by this clock; check again what comes next."""
        self._moved.set()

    async def hold(self) -> None:
        self.row.held_at = time.time()
        await self.table.store.people.keep_clock(self.row)
        self.changed()

    async def release(self) -> None:
        if self.row.held_at is not None:
            self.row.started_at += time.time() - self.row.held_at
            self.row.held_at = None
            await self.table.store.people.keep_clock(self.row)
        self.changed()

    async def sent_away(self) -> None:
        """The voice stays out as long as this clock runs, also over a restart."""
        self.row.sent_away = True
        await self.table.store.people.keep_clock(self.row)

    async def _run(self) -> None:
        while True:
            self._moved.clear()
            try:
                if not await self._goes_on():
                    return
            except (Adrift, Unwritable, Unsure) as problem:
                log.warning("the clock of game %s waits: %r", self.game, problem)
                await asyncio.sleep(AGAIN)
            except Conflict:
                await self._listener(self, "lost")
                return

    async def _goes_on(self) -> bool:
        """Until the next tick is played; False when none is left."""
        tick = await self._next()
        if tick is None:
            await self._listener(self, "ended")
            return False
        second, action = tick
        if await self._sleep_until(second):
            self._heart.late(max(0.0, time.time() - self.wall(second)))
            await self.table.clock(self.game, action)
        return True

    async def _next(self) -> tuple[int, Action] | None:
        while True:
            loaded = await self.table.load(self.game, RULES)
            under_way = loaded.view(None).stage in ("briefing", "planning")
            if loaded.row.status not in ("running", "paused") or not under_way:
                return None
            ticks = loaded.consult(referee.ticks)
            if ticks:
                return ticks[0]
            await self._moved.wait()
            self._moved.clear()

    async def _sleep_until(self, second: float) -> bool:
        """True when the second has come; False when something changed before."""
        while (left := self.wall(second) - time.time()) > 0 or self.row.held_at is not None:
            try:
                await asyncio.wait_for(self._moved.wait(), None if self.row.held_at is not None else left)
                return False
            except TimeoutError:
                continue
        return True

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._listener(self, "look")
            except Exception:
                log.exception("who is there in game %s", self.game)


def launched(game: int, rate: float, voice: int | None, now: float) -> Clock:
    """A clock that strikes zero after the countdown."""
    return Clock(game, now + COUNTDOWN / rate, rate, None, now, voice)


def resumed(row: Clock, logged: float, now: float) -> tuple[Clock, float]:
    """After a crash: on at the last second that is known, after the warning (SA-425); and that second."""
    alive = (row.beat_at - row.started_at) * row.rate
    second, warning = resume_second(max(alive, logged))
    started_at = now + warning / row.rate - second / row.rate
    held_at = None if row.held_at is None else now
    return replace(row, started_at=started_at, held_at=held_at, beat_at=now), second
