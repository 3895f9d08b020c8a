"""SQLite, the engine of whoever sets nothing: one file, one connection that writes and one that reads."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
from msgspec import Struct

from db.engine import Group, Taken, Unusable, Unwritable, known_migrations, refuse_newer, refuse_older

LATELY = 4096
"""Questions whose rows are taken to lie in memory still, because they were asked before."""


class Batch(list[Group]):
    """Groups to be written together."""


class Ledger(sqlite3.Connection):
    """Takes a whole batch in one visit to its thread: quick, and no read sees what is not yet committed."""

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        if not isinstance(parameters, Batch):
            return super().executemany(sql, parameters)
        _apply(self, parameters)
        return self.cursor()


class SQLite:
    def __init__(self, connection: aiosqlite.Connection, reader: aiosqlite.Connection, path: Path) -> None:
        self.connection = connection
        self.reader = reader
        """Whoever reads need not wait for the commit of another table; what is committed it sees."""
        self.path = path
        self._here = sqlite3.connect(read_only(path), uri=True, isolation_level=None, timeout=0)
        self._here.row_factory = sqlite3.Row
        self._lately: OrderedDict[tuple[str, Sequence[Any]], None] = OrderedDict()

    @classmethod
    async def open(cls, path: Path) -> SQLite:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return await cls._opened(path)
        except (OSError, sqlite3.Error) as problem:
            raise Unusable(path, problem) from problem

    @classmethod
    async def _opened(cls, path: Path) -> SQLite:
        connection = await _connect(path)
        try:
            await version_of(connection)
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await connection.execute("PRAGMA busy_timeout = 5000")
            await migrate(connection)
            reader = await _connect(path)
            await _reading(reader)
            await reader.execute("PRAGMA query_only = ON")
            await reader.execute("PRAGMA busy_timeout = 5000")
        except BaseException:
            await connection.close()
            raise
        return cls(connection, reader, path)

    @classmethod
    async def look(cls, path: Path) -> SQLite:
        """To read and nothing else, beside a bot that runs: no migration, not a byte is written."""
        connection = await aiosqlite.connect(read_only(path), uri=True, isolation_level=None)
        try:
            await _reading(connection)
            refuse_older(await version_of(connection))
        except BaseException:
            await connection.close()
            raise
        return cls(connection, connection, path)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        return list(await self.reader.execute_fetchall(sql, values))

    async def glance(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """Rows that were asked for before come out of memory within microseconds; to wait for the reader's
        thread takes a click many times as long. The first time the disk may be slow."""
        question = sql, tuple(values)
        known = question in self._lately
        self._lately[question] = None
        self._lately.move_to_end(question)
        if len(self._lately) > LATELY:
            self._lately.popitem(last=False)
        if known:
            with suppress(sqlite3.OperationalError):  # locked for a moment: the reader waits for it
                return self._here.execute(sql, values).fetchall()
        return await self.rows(sql, values)

    async def rows_apart(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        async with aiosqlite.connect(read_only(self.path), uri=True) as connection:
            await _reading(connection)
            return list(await connection.execute_fetchall(sql, values))

    async def apply(self, groups: Sequence[Group]) -> None:
        with _explained():
            await self.connection.executemany("", Batch(groups))

    async def number(self, table: str) -> int:
        sql = "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = ? RETURNING seq"
        with _explained():
            ((number,),) = await self.connection.execute_fetchall(sql, (table,))
        return int(number)

    async def last(self, table: str) -> int:
        ((number,),) = await self.rows("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
        return int(number)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Whole]:
        with _explained():
            await self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield Whole(self.connection)
            except BaseException:
                await self.connection.execute("ROLLBACK")
                raise
            await self.connection.execute("COMMIT")

    async def close(self) -> None:
        self._here.close()
        for connection in {self.reader, self.connection}:
            await connection.close()


class Whole:
    """A transaction over everything."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def put(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        await self._connection.executemany(sql, rows)

    async def go_on_after(self, table: str, number: int) -> None:
        await self._connection.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (number, table))


def _apply(connection: sqlite3.Connection, groups: Sequence[Group]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for group in groups:
            for sql, values in group.statements:
                connection.execute(sql, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as problem:
        raise Taken(str(problem)) from problem
    except sqlite3.Error as problem:
        raise Unwritable(str(problem)) from problem


async def _connect(path: Path) -> aiosqlite.Connection:
    return await aiosqlite.connect(path, isolation_level=None, cached_statements=256, factory=Ledger)


async def _reading(connection: aiosqlite.Connection) -> None:
    connection.row_factory = sqlite3.Row
    await connection.create_function("told", 2, told, deterministic=True)


class _Event(Struct):
    to: list[int] | None = None


_decode: Callable[[str], list[_Event]] = msgspec.json.Decoder(list[_Event]).decode


def told(events: str, seat: int | None) -> bool:
    """Whether this seat, or a spectator, learned of any of these events."""
    return any(event.to is None or seat in event.to for event in _decode(events))


def read_only(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"


async def copy(source: Path, target: Path) -> None:
    """A whole copy while the games go on, of whatever version; the source is not touched."""
    async with aiosqlite.connect(read_only(source), uri=True) as original, aiosqlite.connect(target) as made:
        await original.backup(made)


async def version(path: Path) -> int:
    async with aiosqlite.connect(read_only(path), uri=True) as connection:
        return await version_of(connection)


async def version_of(connection: aiosqlite.Connection) -> int:
    ((found,),) = await connection.execute_fetchall("PRAGMA user_version")
    return refuse_newer(int(found))


async def migrate(connection: aiosqlite.Connection, upto: int | None = None) -> None:
    """Bring the file to this version, each step whole or not at all; refuse one from the future."""
    found = await version_of(connection)
    for number, path in known_migrations():
        if number <= found or (upto is not None and number > upto):
            continue
        script = path.read_text(encoding="utf-8")
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
        )
