"""One writer for the whole house: statements queued together are committed together, or each alone."""

from __future__ import annotations

import asyncio

from db.engine import Engine, Group, Statement, Unwritable

Waiting = tuple[Group, asyncio.Future[None]]


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

    async def write(self, *statements: Statement, key: int | None = None) -> None:
        """All of these on disk, or none; `key` is the game they are about, and no other. Raises Taken or
        Unwritable."""
        if self._stopping:
            raise Unwritable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((Group(statements, key), done))
        await asyncio.shield(done)

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
