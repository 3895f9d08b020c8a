"""What a database must be able to do for the house. Statements are the same for every engine: `?` stands for
a value, and no word is used that only one of them knows."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

Statement = tuple[str, Sequence[Any]]
MIGRATIONS = Path(__file__).parent / "migrations"


class Taken(Exception):
    """Such a row stands already, or the database allows none like it."""


class Unwritable(Exception):
    """The disk is full or the database cannot be written: the move is refused, nothing is lost."""


class Silent(Unwritable):
    """The database does not answer at all: what waits beside this need not try by itself."""


class Unsure(Exception):
    """The connection broke while a commit was under way: nobody knows yet whether it was made."""


class Unreachable(Exception):
    """The database is not there, or does not let us in."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"The database of WARDROOM_DATABASE cannot be used: {why}. "
            "Check the address and whether the server is running, then start again."
        )


class Unusable(Exception):
    """The disk that the games lie on is full or broken, or closed to the bot."""

    def __init__(self, path: Path, why: object) -> None:
        super().__init__(
            f"{path} cannot be used: {why}. "
            "Make room there, or let the bot read and write it, then start again. Nothing was changed."
        )


class NewerDatabase(Exception):
    """The database was written by a later version of Wardroom."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"This database has version {found}; this Wardroom supports versions up to {known}. "
            "Update Wardroom, or start it with another database. Nothing was changed."
        )


class OlderDatabase(Exception):
    """The database is of an earlier version, and whoever asks must not change it."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"This database is of version {found}; this Wardroom knows version {known}. "
            "Start the bot once, which brings it up to date, then try again. Nothing was changed."
        )


class Group(NamedTuple):
    """What is written whole or not at all."""

    statements: Sequence[Statement]
    key: int | None = None
    """The game it is about; groups of different games may be written side by side."""


class Session(Protocol):
    """One transaction over everything, for whoever moves house."""

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]: ...

    async def put(self, sql: str, rows: Sequence[Sequence[Any]]) -> None: ...

    async def go_on_after(self, table: str, number: int) -> None:
        """The next row of this table gets a higher number."""


class Engine(Protocol):
    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """What is committed, by place and by name; whoever reads waits for no commit."""

    async def glance(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """The same for rows that are named by their keys, and are asked for again and again."""

    async def rows_apart(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """The same for a question that takes its time: nobody waits behind it."""

    async def apply(self, groups: Sequence[Group]) -> None:
        """All of them in one transaction. Raises Taken, Unwritable, Unsure, or what
        is wrong with a value."""

    async def number(self, table: str) -> int:
        """The number of the next row of this table. No number is given twice, whatever becomes of the row."""

    async def last(self, table: str) -> int:
        """The last number that was given."""

    def session(self) -> AbstractAsyncContextManager[Session]:
        """Written when it is left in peace; nobody else may write meanwhile."""

    async def close(self) -> None: ...


@cache
def upsert(table: str, key: str, others: str) -> str:
    """A row in the place of the one that has this key, if there is one; names are listed with commas."""
    names = f"{key}, {others}"
    marks = ", ".join("?" for _ in names.split(", "))
    changed = ", ".join(f"{name} = excluded.{name}" for name in others.split(", "))
    return f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT ({key}) DO UPDATE SET {changed}"


def known_migrations(folder: Path | None = None) -> list[tuple[int, Path]]:
    paths = (folder or MIGRATIONS).glob("[0-9][0-9][0-9]_*.sql")
    return sorted((int(path.name[:3]), path) for path in paths)


def refuse_newer(found: int) -> int:
    """The version of a database; NewerDatabase, before anything is touched, if it is not known here."""
    known = known_migrations()[-1][0]
    if found > known:
        raise NewerDatabase(found, known)
    return found


def refuse_older(found: int) -> None:
    known = known_migrations()[-1][0]
    if found < known:
        raise OlderDatabase(found, known)
