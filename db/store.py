"""The database: one writer, nothing acknowledged before it is on disk; readers do not wait for the disk.

Moves of different tables that arrive together share one commit, so that a busy evening costs one
fsync and not twenty.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import aiosqlite

from db.campaigns import Campaigns
from db.drafts import Drafts
from db.games import Games
from db.kept import Kept
from db.library import Library
from db.log import Log
from db.people import People
from db.rooms import Rooms
from db.writer import Ledger, Writer

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """The file was written by a later version of Wardroom."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"This database has version {found}; this Wardroom supports versions up to {known}.  "
            "Update Wardroom, or start it with another WARDROOM_DATA folder. Nothing was changed."
        )


class OlderDatabase(Exception):
    """The file is of an earlier version, and whoever asks must not change it."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"This database is of version {found}; this Wardroom knows version {known}. "
            "Start the bot once, which brings it up to date, then try again. Nothing was changed."
        )


class Store:
    def __init__(self, connection: aiosqlite.Connection, reader: aiosqlite.Connection, path: Path) -> None:
        self.connection = connection
        self.reader = reader
        """Whoever reads need not wait for the commit of another table; what is committed it sees."""
        self.path = path
        self.writer = Writer(connection)
        self.games = Games(reader, self.writer)
        self.log = Log(reader, self.writer)
        self.campaigns = Campaigns(reader, self.writer)
        self.people = People(reader, self.writer)
        self.library = Library(reader, self.writer)
        self.kept = Kept(reader, self.writer)
        self.drafts = Drafts(reader, self.writer)
        self.rooms = Rooms(reader, self.writer)

    @classmethod
    async def open(cls, path: Path | str) -> Store:
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = await _connect(path)
        try:
            await refuse_newer(connection)
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await connection.execute("PRAGMA busy_timeout = 5000")
            await migrate(connection)
            reader = await _connect(path)
            await reader.execute("PRAGMA query_only = ON")
            await reader.execute("PRAGMA busy_timeout = 5000")
        except BaseException:
            await connection.close()
            raise
        store = cls(connection, reader, path)
        store.writer.start()
        return store

    @classmethod
    async def look(cls, path: Path) -> Store:
        """To read and nothing else, beside a bot that runs: no migration, not a byte is written."""
        connection = await aiosqlite.connect(read_only(path), uri=True, isolation_level=None)
        try:
            connection.row_factory = sqlite3.Row
            found = await refuse_newer(connection)
            if found < known_migrations()[-1][0]:
                raise OlderDatabase(found, known_migrations()[-1][0])
        except BaseException:
            await connection.close()
            raise
        return cls(connection, connection, path)

    async def close(self) -> None:
        await self.drafts.written()
        await self.writer.stop()
        for connection in {self.reader, self.connection}:
            await connection.close()


def read_only(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"


async def copy(source: Path, target: Path) -> None:
    """A whole copy while the games go on, of whatever version; the source is not touched."""
    async with aiosqlite.connect(read_only(source), uri=True) as original, aiosqlite.connect(target) as made:
        await original.backup(made)


async def version(path: Path) -> int:
    async with aiosqlite.connect(read_only(path), uri=True) as connection:
        return await refuse_newer(connection)


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None, cached_statements=256, factory=Ledger)
    connection.row_factory = sqlite3.Row
    return connection


def known_migrations() -> list[tuple[int, Path]]:
    return sorted((int(path.name[:3]), path) for path in MIGRATIONS.glob("[0-9][0-9][0-9]_*.sql"))


async def refuse_newer(connection: aiosqlite.Connection) -> int:
    """The version of the file; NewerDatabase, before anything is touched, if it is not known here."""
    (found,) = await _one(connection, "PRAGMA user_version")
    known = known_migrations()[-1][0]
    if found > known:
        raise NewerDatabase(found, known)
    return int(found)


async def migrate(connection: aiosqlite.Connection, upto: int | None = None) -> None:
    """Bring the file to this version, each step whole or not at all; refuse one from the future."""
    found = await refuse_newer(connection)
    steps = known_migrations()
    for number, path in steps:
        if number <= found or (upto is not None and number > upto):
            continue
        script = path.read_text(encoding="utf-8")
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
        )


async def _one(connection: aiosqlite.Connection, sql: str, values: Iterable[Any] = ()) -> Any:
    async with connection.execute(sql, values) as cursor:
        return await cursor.fetchone()
