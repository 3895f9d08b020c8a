"""Small things the house remembers about itself, by name."""

from __future__ import annotations

import aiosqlite

from db.writer import Writer


class Kept:
    def __init__(self, connection: aiosqlite.Connection, writer: Writer) -> None:
        self._connection = connection
        self._writer = writer

    async def get(self, name: str) -> str | None:
        rows = await self._connection.execute_fetchall("SELECT value FROM kept WHERE name = ?", (name,))
        return next((str(row[0]) for row in rows), None)

    async def put(self, name: str, value: str) -> None:
        await self._writer.write(("INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)", (name, value)))
