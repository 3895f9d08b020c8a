"""The database: one writer, nothing acknowledged before it is on disk; readers do not wait for the disk.

Moves of different tables that arrive together share one commit, so that a busy evening costs one
fsync and not twenty.
"""

from __future__ import annotations

from pathlib import Path

from db.campaigns import Campaigns
from db.drafts import Drafts
from db.engine import Engine
from db.games import Games
from db.kept import Kept
from db.library import Library
from db.log import Log
from db.people import People
from db.rooms import Rooms
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
        store = cls(await SQLite.open(Path(address)))
        store.writer.start()
        return store

    @classmethod
    async def look(cls, address: Path | str) -> Store:
        """To read and nothing else, beside a bot that runs; OlderDatabase if it is not up to date."""
        return cls(await SQLite.look(Path(address)))

    async def close(self) -> None:
        await self.drafts.written()
        await self.writer.stop()
        await self.library.close()
        await self.engine.close()
