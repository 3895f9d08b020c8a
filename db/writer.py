"""One writer for the whole house: statements queued together are committed together, or each alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import aiosqlite

Statement = tuple[str, Sequence[Any]]


class Unwritable(Exception):
    """The disk is full or the database cannot be written: the move is refused, nothing is lost."""


class Batch(list[Sequence[Statement]]):
    """Groups of statements to be written together."""

    rows: list[int]
    """The last row id of each."""


class Ledger(sqlite3.Connection):
    """Takes a whole batch in one visit to its thread: quick, and no read sees what is not yet committed."""

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        if not isinstance(parameters, Batch):
            return super().executemany(sql, parameters)
        parameters.rows = _apply(self, parameters)
        return self.cursor()


class Writer:
    """For a connection that is a `Ledger` underneath."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._queue: asyncio.Queue[tuple[Sequence[Statement], asyncio.Future[int]] | None] = asyncio.Queue()
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

    async def write(self, *statements: Statement) -> int:
        """All of these on disk, or none: returns the last row id. Raises IntegrityError or Unwritable."""
        if self._stopping:
            raise Unwritable("the database is closed")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((statements, done))
        return await asyncio.shield(done)

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

    async def _commit(self, batch: list[tuple[Sequence[Statement], asyncio.Future[int]]]) -> None:
        try:
            rows = await self._transaction([statements for statements, _ in batch])
        except Exception as problem:  # even a value SQLite cannot store: the other groups may be fine
            if len(batch) == 1:
                _fail(batch[0][1], problem)
                return
            for item in batch:
                await self._commit([item])
            return
        for (_, done), row in zip(batch, rows, strict=True):
            if not done.done():
                done.set_result(row)

    async def _transaction(self, groups: list[Sequence[Statement]]) -> list[int]:
        batch = Batch(groups)
        await self._connection.executemany("", batch)
        return batch.rows


def _apply(connection: sqlite3.Connection, groups: list[Sequence[Statement]]) -> list[int]:
    rows: list[int] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statements in groups:
            row = 0
            for sql, values in statements:
                row = connection.execute(sql, values).lastrowid or row
            rows.append(row)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return rows


def _fail(done: asyncio.Future[int], problem: Exception) -> None:
    if done.done():
        return
    if isinstance(problem, sqlite3.IntegrityError) or not isinstance(problem, sqlite3.Error):
        done.set_exception(problem)
    else:
        unwritable = Unwritable(str(problem))
        unwritable.__cause__ = problem
        done.set_exception(unwritable)
