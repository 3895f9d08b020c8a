"""One writer for the whole house: statements queued together are committed together, or each alone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from db.engine import Engine, Group, Statement, Taken, Unsure, Unwritable

log = logging.getLogger(__name__)

Waiting = tuple[Group, asyncio.Future[None]]
DOUBT = 60.0
"""Seconds until we give up finding out whether a write was made. The click is deferred meanwhile."""


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="database writer")

    async def stop(self) -> None:
        self._stopping = True
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def write(
        self,
        *statements: Statement,
        key: int | None = None,
        stands: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """All of these on disk, or none; `key` is the game they are about, and no other. Raises Taken or
        Unwritable. What cannot be written twice says by `stands` whether it has been; where even that remains
        unknown, it is Unsure."""
        try:
            await self._queued(statements, key)
        except Unsure as doubt:
            log.warning("written or not? %s", doubt)
            if stands is None:
                await self._queued(statements, key)
            else:
                await self._settled(statements, key, stands)

    async def _settled(
        self, statements: Sequence[Statement], key: int | None, stands: Callable[[], Awaitable[bool]]
    ) -> None:
        """Waits for the database, looks whether it was written, and writes it if not."""
        end = time.monotonic() + DOUBT
        while time.monotonic() < end:
            try:
                if not await stands():
                    await self._queued(statements, key)
                return
            except Taken:
                if await stands():  # the commit came through after we had looked
                    return
                raise
            except (Unsure, Unwritable) as doubt:
                log.warning("still unknown: %s", doubt)
        raise Unsure("the database did not come back")

    async def _queued(self, statements: Sequence[Statement], key: int | None) -> None:
        if self._stopping:
            raise Unwritable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((Group(statements, key), done))
        await done

    async def number(self, table: str) -> int:
        """For a row of this table that is about to be written."""
        if self._stopping:
            raise Unwritable("the database is closed")
        return await self._engine.number(table)

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            stopping = False
            while not self._queue.empty():
                item = self._queue.get_nowait()
                if item is None:
                    stopping = True
                    break
                batch.append(item)
            await self._commit(batch)
            if stopping:
                return

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            await self._engine.apply([group for group, _ in batch])
        except Unsure as doubt:
            for _, done in batch:
                if not done.done():
                    done.set_exception(Unsure(str(doubt)))
            return
        except Exception as problem:  # even a value that cannot be stored: the other groups may be fine
            if len(batch) > 1:
                for item in batch:
                    await self._commit([item])
            elif not batch[0][1].done():
                batch[0][1].set_exception(problem)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)
