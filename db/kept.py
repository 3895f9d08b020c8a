"""Small things the house remembers about itself, by name."""

from __future__ import annotations

from db.engine import Engine, upsert
from db.writer import Writer


class Kept:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def get(self, name: str) -> str | None:
        rows = await self._engine.rows("SELECT value FROM kept WHERE name = ?", (name,))
        return next((str(row[0]) for row in rows), None)

    async def put(self, name: str, value: str) -> None:
        await self._writer.write((upsert("kept", "name", "value"), (name, value)))
