"""Where a bot keeps its games: a file in its folder, or with `--store=postgres` a server; read from outside,
as an auditor does."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg


class Kept:
    def __init__(self, folder: Path, server: str | None = None) -> None:
        self.folder, self._server = folder, server
        self.address: Path | str = server or folder / "wardroom.sqlite3"
        self._apart = ThreadPoolExecutor(1)

    @property
    def environment(self) -> dict[str, str]:
        server = {"WARDROOM_DATABASE": self._server} if self._server else {}
        return {"WARDROOM_DATA": str(self.folder), **server}

    def there(self) -> bool:
        return self._server is not None or Path(self.address).exists()

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._read([sql])[0]]

    def one(self, sql: str) -> Any:
        """The first row, by name."""
        found = self._read([sql])[0]
        return found[0] if found else None

    def moment(self, *asked: str) -> list[list[tuple[Any, ...]]]:
        """Answers of one moment, while bots play on."""
        return [[tuple(row) for row in rows] for rows in self._read(asked)]

    def _read(self, asked: Sequence[str]) -> list[list[Any]]:
        if self._server is not None:
            return self._apart.submit(asyncio.run, self._fetched(self._server, asked)).result()
        with closing(sqlite3.connect(f"file:{self.address}?mode=ro", uri=True)) as file:
            file.row_factory = sqlite3.Row
            file.execute("BEGIN")
            return [file.execute(sql).fetchall() for sql in asked]

    async def _fetched(self, server: str, asked: Sequence[str]) -> list[list[Any]]:
        connection = await asyncpg.connect(server)
        try:
            async with connection.transaction(isolation="repeatable_read"):
                return [await connection.fetch(sql) for sql in asked]
        finally:
            await connection.close()
