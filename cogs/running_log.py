"""A game under a clock is told in one message that is edited: a page a phase, instead of a message a moment.

A page is made from the log each time, so a restart loses nothing of it and says nothing twice. Which message
it is, and with which row it begins, is kept with the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import discord

from cogs import send_once, storyteller, tablecard
from cogs.components import text
from cogs.faces import Panel
from db.log import Record
from words import Words

if TYPE_CHECKING:
    from cogs.broadcast import Broadcast
    from cogs.loaded import Loaded
    from cogs.table import Table

LONGEST = 3400
"""Characters of a page; what comes then begins another."""


class RunningLog:
    def __init__(self, table: Table, broadcast: Broadcast) -> None:
        self._table = table
        self._broadcast = broadcast

    async def write(self, loaded: Loaded, records: Sequence[Record], speech: Words) -> None:
        for page in pages(loaded, records):
            opens = loaded.face.opens_page(page[0].events)
            since = page[0].number if opens or not loaded.row.log_since else loaded.row.log_since
            told = await self._page(loaded, since, page[-1].number)
            said = self._said(loaded, told, speech)
            if len(said) > LONGEST and since != page[0].number:
                since, told = page[0].number, list(page)
                said = self._said(loaded, told, speech)
            if said:
                await self._put(loaded, since, told, said, speech)

    async def close(self, loaded: Loaded, before: int, speech: Words) -> None:
        """What can be pressed on the last page, which ends before this row, is over: its words stay."""
        row = loaded.row
        if row.log_message is None:
            return
        message, row.log_message = row.log_message, None
        said = self._said(loaded, await self._page(loaded, row.log_since, before - 1), speech)
        await self._edit(loaded, message, Panel([text(said or "…")], {}))
        await self._table.store.games.update(row.id, log_message=None)

    async def _page(self, loaded: Loaded, since: int, upto: int) -> list[Record]:
        return await self._table.store.log.read(loaded.row.id, after=since - 1, upto=upto)

    def _said(self, loaded: Loaded, records: Sequence[Record], speech: Words) -> str:
        return "\n".join(self._broadcast.stories(loaded, storyteller.untold(records), speech))

    async def _put(
        self, loaded: Loaded, since: int, records: Sequence[Record], said: str, speech: Words
    ) -> None:
        row, games = loaded.row, self._table.store.games
        panel = await loaded.face.page(self._table, loaded, records, said, speech)
        if row.log_message is not None and row.log_since == since:
            if await self._edit(loaded, row.log_message, panel):
                return
        else:
            await self.close(loaded, since, speech)
        key = send_once.nonce(row, "log", since, row.log_message)
        message = await self._broadcast.send(loaded, key, **tablecard.content(panel))
        row.log_message, row.log_since = message.id, since
        await games.update(row.id, log_message=message.id, log_since=since)

    async def _edit(self, loaded: Loaded, message: int, panel: Panel) -> bool:
        """Whether it is still there."""
        try:
            await self._broadcast.edit(loaded, message, panel)
        except discord.HTTPException as problem:
            if problem.code != send_once.NO_MESSAGE:
                raise
            return False
        return True


def pages(loaded: Loaded, records: Sequence[Record]) -> Iterator[Sequence[Record]]:
    """What is to be told, cut where another page begins."""
    begun = 0
    for at, record in enumerate(records):
        if at > begun and loaded.face.opens_page(record.events):
            yield records[begun:at]
            begun = at
    if records:
        yield records[begun:]
