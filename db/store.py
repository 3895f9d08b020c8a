"""The database: one writer, nothing acknowledged before it is on disk; readers do not wait for the disk.

Moves of different tables that arrive together share one commit, so that a busy evening costs one
fsync and not twenty.
"""

from __future__ import annotations

import os
from pathlib import Path

from db.campaigns import Campaigns
from db.drafts import Drafts
from db.engine import Engine, Unreachable
from db.games import Games
from db.kept import Kept
from db.library import Library
from db.log import Log
from db.people import People
from db.rooms import Rooms
from db.share import Share
from db.sqlite import SQLite
from db.writer import Writer


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.games = Games(engine, self.writer)
        self.log = Log(engine, self.writer)
        self.campaigns = Campaigns(engine, self.writer)
        self.people = People(engine, self.writer)
        self.library = Library()
        self.kept = Kept(engine, self.writer)
        self.drafts = Drafts(engine, self.writer)
        self.rooms = Rooms(engine, self.writer)

    @classmethod
    async def open(cls, address: Path | str) -> Store:
        """The database at this address, brought up to date."""
        store = cls(await _engine(address))
        store.writer.start()
        return store

    @classmethod
    async def look(cls, address: Path | str) -> Store:
        """To read and nothing else, beside a bot that runs; OlderDatabase if it is not up to date."""
        return cls(await _engine(address, looking=True))

    async def answers(self) -> None:
        """Whether the database is there: raises what is wrong, or does not come back."""
        await self.engine.rows("SELECT 1")

    def keep_to(self, share: Share | None) -> None:
        """Whatever is read for all servers is from now on of these alone."""
        self.games.share = self.people.share = share

    async def close(self) -> None:
        await self.writer.stop()
        await self.library.close()
        await self.engine.close()


def address_in(folder: Path) -> Path | str:
    """Of the database: WARDROOM_DATABASE, or a file in this folder."""
    return os.environ.get("WARDROOM_DATABASE") or folder / "wardroom.sqlite3"


def place(named: str) -> Path | str:
    """What a host calls a database by: a file, unless it looks like an address."""
    return named if "://" in named else Path(named)


def is_postgres(address: Path | str) -> bool:
    return str(address).startswith(("postgresql://", "postgres://"))


async def _engine(address: Path | str, *, looking: bool = False) -> Engine:
    if is_postgres(address):
        try:
            from db.postgres import Postgres
        except ModuleNotFoundError as missing:
            raise Unreachable("the driver for PostgreSQL is not installed (make large)") from missing
        return await Postgres.open(str(address), looking=looking)
    if "://" in str(address):
        raise Unreachable("its address does not begin with postgresql://")
    return await (SQLite.look if looking else SQLite.open)(Path(address))
