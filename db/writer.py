"""One writer for the whole house: statements queued together are committed together, or each alone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from db.engine import Engine, Group, Silent, Statement, Taken, Unsure, Unwritable

log = logging.getLogger(__name__)

Waiting = tuple[Group, asyncio.Future[None]]
DOUBT = 60.0
"""Seconds until we give up finding out whether a write was made. The click is deferred meanwhile."""


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._stopping = self._refused = False
        self._behind: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="database writer")

    async def stop(self) -> None:
        await self.written()
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

    def behind(self, what: str, *statements: Statement, key: int | None = None) -> asyncio.Task[None]:
        """Written while nobody waits: what a crash or a full disk loses is made again."""
        task = asyncio.create_task(self._unwatched(what, statements, key), name=f"write {what}")
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)
        return task

    async def _unwatched(self, what: str, statements: Sequence[Statement], key: int | None) -> None:
        try:
            await self.write(*statements, key=key)
        except (Unwritable, Unsure, Taken) as problem:
            log.warning("%s was not saved: %s", what, problem)

    async def written(self) -> None:
        """Until everything that nobody waits for is on the disk; for a clean stop."""
        while self._behind:
            await asyncio.wait(self._behind)

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
        except (Unsure, Silent) as trouble:
            self._host_knows(trouble)
            for _, done in batch:
                if not done.done():
                    done.set_exception(type(trouble)(str(trouble)))
            return
        except Exception as problem:  # even a value that cannot be stored: the other groups may be fine
            if len(batch) > 1:
                for item in batch:
                    await self._commit([item])
            else:
                self._host_knows(problem)
                if not batch[0][1].done():
                    batch[0][1].set_exception(problem)
            return
        self._host_knows(None)
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    def _host_knows(self, problem: Exception | None) -> None:
        """One line when nothing can be saved any more, and one when it can be again."""
        refused = isinstance(problem, Unwritable)
        if refused and not self._refused:
            log.error("nothing can be saved, moves are refused: %s", problem)
        elif problem is None and self._refused:
            log.warning("what is played is saved again")
        if refused or problem is None:
            self._refused = refused
