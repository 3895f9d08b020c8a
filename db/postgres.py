"""PostgreSQL, the engine of whoever sets WARDROOM_DATABASE: one connection writes, a few read."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import count, zip_longest
from typing import Any, TypeVar

import asyncpg

from db.engine import (
    MIGRATIONS,
    Group,
    Taken,
    Unreachable,
    Unsure,
    Unwritable,
    known_migrations,
    refuse_newer,
    refuse_older,
)

T = TypeVar("T")
PATIENCE = 1.2
"""Seconds to wait for a server that is starting again: a click is answered within three."""
READERS = 8
FACTS = {"command_timeout": 5, "statement_cache_size": 512, "max_cached_statement_lifetime": 0, "timeout": 5}
SETTINGS = {"application_name": "wardroom", "jit": "off"}
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""The server is not there, or is going."""
HINT = re.compile(r" INDEXED BY \w+")


class Postgres:
    def __init__(self, address: str, connection: Any, pool: Any) -> None:
        self.address = address
        self.pool = pool
        self._connection = connection

    @classmethod
    async def open(cls, address: str, *, looking: bool = False) -> Postgres:
        """`looking`: to read and nothing else; no migration."""
        try:
            connection = await _connect(address)
            await (_refuse(connection) if looking else migrate(connection))
            pool = await asyncpg.create_pool(
                address, min_size=0, max_size=READERS, server_settings=SETTINGS, **FACTS
            )
        except (*AWAY, asyncpg.PostgresError, ValueError) as problem:
            raise Unreachable(str(problem) or type(problem).__name__) from problem
        return cls(address, connection, pool)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        async def ask() -> Sequence[Any]:
            return await self.pool.fetch(numbered(sql), *values)  # type: ignore[no-any-return]

        try:
            return await patiently(ask)
        except asyncpg.DataError as problem:
            raise ValueError(str(problem)) from problem

    glance = rows_apart = rows

    async def apply(self, groups: Sequence[Group]) -> None:
        connection = await patiently(self._ready)
        try:
            await connection.execute("BEGIN")
            for sql, values in waves(groups):
                await connection.executemany(numbered(sql), values)
        except BaseException as problem:
            await self._roll_back(connection)
            raise explained(problem) from problem
        try:
            await connection.execute("COMMIT")
        except AWAY as problem:
            connection.terminate()
            raise Unsure(str(problem)) from problem
        except asyncpg.PostgresError as problem:
            raise explained(problem) from problem

    async def number(self, table: str) -> int:
        ((number,),) = await self.rows("SELECT nextval(pg_get_serial_sequence(?, 'id'))", (table,))
        return int(number)

    async def last(self, table: str) -> int:
        sql = "SELECT COALESCE(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')), 0)"
        ((number,),) = await self.rows(sql, (table,))
        return int(number)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Whole]:
        connection = await asyncpg.connect(self.address, server_settings=SETTINGS)
        try:
            async with connection.transaction():
                yield Whole(connection)
        finally:
            await connection.close()

    async def close(self) -> None:
        self._connection.terminate()
        self.pool.terminate()

    async def _ready(self) -> Any:
        if self._connection.is_closed():
            self._connection = await _connect(self.address)
        return self._connection

    async def _roll_back(self, connection: Any) -> None:
        try:
            await connection.execute("ROLLBACK")
        except (*AWAY, asyncpg.PostgresError):
            connection.terminate()


class Whole:
    """A transaction over everything; it may take as long as it takes."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        return await self._connection.fetch(numbered(sql), *values)  # type: ignore[no-any-return]

    async def put(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        await self._connection.executemany(numbered(sql), rows)

    async def go_on_after(self, table: str, number: int) -> None:
        sql = "SELECT setval(pg_get_serial_sequence($1, 'id'), $2, $3)"
        await self._connection.execute(sql, table, max(number, 1), number > 0)


async def _connect(address: str) -> Any:
    return await asyncpg.connect(address, server_settings=SETTINGS, **FACTS)


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Asked again while the server is away, for a short time; then Unwritable."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except AWAY as problem:
            if isinstance(problem, ValueError):
                raise  # a value of the wrong kind: asyncpg's own DataError
            if time.monotonic() > end:
                raise Unwritable(str(problem) or "the database does not answer") from problem
            await asyncio.sleep(0.05)


def explained(problem: BaseException) -> BaseException:
    """What the house calls it."""
    if isinstance(problem, asyncpg.IntegrityConstraintViolationError):
        return Taken(str(problem))
    if isinstance(problem, (asyncpg.DataError, ValueError)):
        return ValueError(str(problem))
    if isinstance(problem, (*AWAY, asyncpg.PostgresError)):
        return Unwritable(str(problem) or "the database does not answer")
    return problem


def waves(groups: Sequence[Group]) -> Iterator[tuple[str, list[Sequence[Any]]]]:
    """Groups of different games side by side: the first statement of each, then the second, equal texts at
    once. One game's groups follow each other, and one that is of no game stands alone."""
    for beside in _side_by_side(groups):
        for wave in zip_longest(*(group.statements for group in beside)):
            texts: dict[str, list[Sequence[Any]]] = {}
            for statement in wave:
                if statement is not None:
                    texts.setdefault(statement[0], []).append(statement[1])
            yield from texts.items()


def _side_by_side(groups: Sequence[Group]) -> Iterator[list[Group]]:
    beside: dict[int, Group] = {}
    for group in groups:
        if group.key is None or group.key in beside:
            yield list(beside.values())
            beside = {}
        if group.key is None:
            yield [group]
        else:
            beside[group.key] = group
    yield list(beside.values())


@lru_cache(1024)
def numbered(sql: str) -> str:
    """`?` as PostgreSQL counts them, and without the hints that are SQLite's alone."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", HINT.sub("", sql))


async def version_of(connection: Any) -> int:
    """0 for a database in which there is nothing of ours."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return refuse_newer(int(await connection.fetchval("SELECT number FROM schema_version")))


async def _refuse(connection: Any) -> None:
    refuse_older(await version_of(connection))


async def migrate(connection: Any) -> None:
    """Bring the database to this version, whole or not at all; of processes that start together one does."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(71, 0)")
        found = await version_of(connection)
        if found == 0:
            await connection.execute("CREATE TABLE schema_version (number BIGINT NOT NULL)")
            await connection.execute("INSERT INTO schema_version VALUES (0)")
        for number, path in known_migrations(MIGRATIONS / "postgres"):
            if number > found:
                await connection.execute(path.read_text(encoding="utf-8"))
                await connection.execute("UPDATE schema_version SET number = $1", number)
