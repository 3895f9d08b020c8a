"""Telling the table: what happened as thread messages, then the table message, then one ping per decision.

Moves come faster than pictures: each game has at most one telling under way, and the last state wins.
What was told is remembered (`shown`), so that a restart goes on where the crash cut it off.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import discord

from cogs import tablecard
from cogs.pings import Pings
from db.log import Record
from rules.core import told
from words import Words, words

if TYPE_CHECKING:
    from cogs.table import Loaded, Table

log = logging.getLogger(__name__)
EDITABLE = 55 * 60
RETRY = (2, 10, 30, 120)
ARCHIVED = 50083
UNKNOWN = (10003, 10008)


class Broadcast:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._dirty: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.client: discord.Client | None = None
        self.pings = Pings(table)
        self.clock = time.time

    def changed(self, game: int) -> None:
        """Something happened in this game: tell the table soon."""
        self._dirty.add(game)
        if self.client is not None and game not in self._tasks:
            task = asyncio.create_task(self._run(game), name=f"tell table {game}")
            self._tasks[game] = task
            task.add_done_callback(lambda _: self._tasks.pop(game, None))

    async def settle(self) -> None:
        """Until everything has been told; for a clean stop, and for tests."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, game: int) -> None:
        tries = 0
        while game in self._dirty:
            self._dirty.discard(game)
            try:
                await self._tell(game)
                tries = 0
            except (discord.HTTPException, OSError) as problem:
                log.warning("table %s could not be told: %s", game, problem)
                if isinstance(problem, discord.Forbidden) or tries >= len(RETRY):
                    return
                self._dirty.add(game)
                await asyncio.sleep(RETRY[tries])
                tries += 1

    async def _tell(self, game: int) -> None:
        loaded = await self._table.load(game)
        speech = words(loaded.row.language)
        records = await self._table.store.log.read(game, after=loaded.row.shown)
        await self._narrate(loaded, records, speech)
        await self._table.store.games.update(game, shown=loaded.row.number)
        await self._show(loaded, speech)
        await self.pings.update(self.thread(loaded), loaded)

    def thread(self, loaded: Loaded) -> discord.PartialMessageable:
        assert self.client is not None
        return self.client.get_partial_messageable(loaded.row.thread or loaded.row.channel)

    async def _narrate(self, loaded: Loaded, records: list[Record], speech: Words) -> None:
        stories = [self._story(loaded, record, speech) for record in records]
        text = "\n".join(story for story in stories if story)
        while text:
            cut = (
                text
                if len(text) <= 1900
                else text[: text.rfind("\n", 0, 1900) if "\n" in text[:1900] else 1900]
            )
            await self._send(loaded, content=cut, allowed_mentions=discord.AllowedMentions.none())
            text = text[len(cut) :].lstrip("\n")

    def _story(self, loaded: Loaded, record: Record, speech: Words) -> str:
        if record.kind == "undo":
            return speech("table-undone", seats=loaded.names, who=f"#{record.seat}")
        if record.kind == "note":
            key, *rest = record.text.split("|")
            return speech(key, seats=loaded.names, who=f"#{record.seat}", what=rest[0] if rest else "")
        return loaded.face.narrate(loaded, told(record.events, None), speech)

    async def _show(self, loaded: Loaded, speech: Words) -> None:
        """The table message: edited while young, posted anew when old, deleted or gone."""
        picture = await loaded.face.board(self._table, loaded, speech)
        panel = tablecard.card(loaded, speech, picture)
        row = loaded.row
        if row.message is not None and self.clock() - (row.posted_at or 0) < EDITABLE:
            try:
                await self._edit(loaded, row.message, panel)
                return
            except discord.HTTPException as problem:
                if problem.code not in UNKNOWN:
                    raise
        old = row.message
        message = await self._send(loaded, **tablecard.content(panel))
        await self._table.store.games.update(row.id, message=message.id, posted_at=self.clock())
        if old is not None:
            await self._close(loaded, old, speech)

    async def _edit(self, loaded: Loaded, message: int, panel: Any) -> None:
        content = tablecard.content(panel)
        content["attachments"] = content.pop("files")
        partial = self.thread(loaded).get_partial_message(message)
        try:
            await partial.edit(**content)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED:
                raise
            await self._wake(loaded)
            await partial.edit(**tablecard.edited(panel))

    async def _send(self, loaded: Loaded, **content: Any) -> discord.Message:
        try:
            return await self.thread(loaded).send(**content)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED:
                raise
            await self._wake(loaded)
            for file in content.get("files", ()):
                file.reset()
            return await self.thread(loaded).send(**content)

    async def _wake(self, loaded: Loaded) -> None:
        """A thread that slept is opened again."""
        assert self.client is not None
        channel = await self.client.fetch_channel(loaded.row.thread or loaded.row.channel)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False, locked=False)

    async def _close(self, loaded: Loaded, message: int, speech: Words) -> None:
        try:
            await (
                self.thread(loaded)
                .get_partial_message(message)
                .edit(view=tablecard.closed(speech), attachments=[])
            )
        except discord.HTTPException as problem:
            log.info("old table message of game %s stays: %s", loaded.row.id, problem)
