"""The beat of all mission clocks: once a second one statement says how far they have come."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from db.engine import Unsure, Unwritable

if TYPE_CHECKING:
    from cogs.space_alert.clock import MissionClock

log = logging.getLogger(__name__)
BEAT = 1.0


class Heart:
    """Beats as long as a clock runs. Who dies goes on at the last beat (SA-425)."""

    def __init__(self) -> None:
        self._clocks: set[MissionClock] = set()
        self._task: asyncio.Task[None] | None = None
        self.late: Callable[[float], None] = lambda seconds: None
        """Told how much later than planned each tick is played, in seconds."""

    def add(self, clock: MissionClock) -> None:
        self._clocks.add(clock)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._beat(), name="mission beat")

    def remove(self, clock: MissionClock) -> None:
        self._clocks.discard(clock)

    async def close(self) -> None:
        self._clocks.clear()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _beat(self) -> None:
        while self._clocks:
            await asyncio.sleep(BEAT)
            running = [
                clock for clock in self._clocks if clock.row.held_at is None and not clock.table.adrift()
            ]
            if not running:
                continue
            now = time.time()
            for clock in running:
                clock.row.beat_at = now
            try:
                await running[0].table.store.people.beat([clock.game for clock in running], now)
            except (Unwritable, Unsure) as problem:
                log.warning("the beat of %s missions could not be kept: %s", len(running), problem)
