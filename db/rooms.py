"""Where two players of a table talk: one private thread for each pair."""

from __future__ import annotations

from db.engine import Engine, upsert
from db.writer import Writer


class Rooms:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def thread(self, game: int, *pair: int) -> int | None:
        """Theirs, whoever of the two asks."""
        sql = "SELECT thread FROM rooms WHERE game = ? AND one = ? AND other = ?"
        rows = await self._engine.rows(sql, (game, *sorted(pair)))
        return next((int(row[0]) for row in rows), None)

    async def keep(self, game: int, *pair: int, thread: int) -> None:
        sql = upsert("rooms", "game, one, other", "thread")
        await self._writer.write((sql, (game, *sorted(pair), thread)), key=game)
