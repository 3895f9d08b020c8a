"""What a seat has begun to say and not yet played, under (game, seat, matter). Writes are not waited for: a
draft that a crash loses is put together again; nobody waits for the disk between two taps."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec

from db.engine import Engine, Statement, upsert
from db.writer import Writer

Place = tuple[int, int, str]
"""Game, seat, matter."""
Said = tuple[str, ...]
WITHIN = "#"
"""Between a matter and what belongs to it: what is ticked at one step of it."""


class Drafts:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._unwritten: dict[Place, Said | None] = {}
        """What is on its way to the disk; None where a draft is being dropped."""
        self._games: set[int] | None = None
        """Those that may have drafts: most moves are made in games without any."""

    async def get(self, game: int, seat: int, matter: str) -> Said:
        """What has been said so far; nothing where there is no draft."""
        place = (game, seat, matter)
        if place in self._unwritten:
            return self._unwritten[place] or ()
        sql = "SELECT said FROM drafts WHERE game = ? AND seat = ? AND matter = ?"
        rows = await self._engine.rows(sql, place)
        return msgspec.json.decode(rows[0][0], type=Said) if rows else ()

    async def matters(self, game: int) -> set[tuple[int, str]]:
        """Which drafts a game has, by seat and matter."""
        before = dict(self._unwritten)  # what reaches the disk while it is read is missed by the reading
        rows = await self._engine.rows("SELECT seat, matter FROM drafts WHERE game = ?", (game,))
        found = {(row[0], row[1]) for row in rows}
        for (of, seat, matter), said in (before | self._unwritten).items():
            if of == game:
                (found.discard if said is None else found.add)((seat, matter))
        return found

    def keep(self, game: int, seat: int, matter: str, said: Said) -> None:
        sql = upsert("drafts", "game, seat, matter", "said, at")
        text = msgspec.json.encode(said).decode()
        self._write((game, seat, matter), said, (sql, (game, seat, matter, text, time.time())))

    def drop(self, game: int, seat: int, matter: str) -> None:
        sql = "DELETE FROM drafts WHERE game = ? AND seat = ? AND matter = ?"
        self._write((game, seat, matter), None, (sql, (game, seat, matter)))

    async def any(self, game: int) -> bool:
        """Whether a game may have drafts."""
        if self._games is None:
            rows = await self._engine.rows("SELECT DISTINCT game FROM drafts")
            self._games = {row[0] for row in rows} | {place[0] for place in self._unwritten}
        return game in self._games

    async def drop_all_but(self, game: int, kept: Collection[tuple[int, str]]) -> None:
        """Drafts of matters that nobody asks about any more, with what was ticked in them."""
        for seat, matter in await self.matters(game):
            if (seat, matter.partition(WITHIN)[0]) not in kept:
                self.drop(game, seat, matter)

    def _write(self, place: Place, said: Said | None, statement: Statement) -> None:
        self._unwritten[place] = said
        if self._games is not None and said is not None:
            self._games.add(place[0])
        written = self._writer.behind(f"a draft of game {place[0]}", statement, key=place[0])
        written.add_done_callback(lambda _: self._settle(place, said))

    def _settle(self, place: Place, said: Said | None) -> None:
        if place in self._unwritten and self._unwritten[place] is said:
            del self._unwritten[place]
