"""A game under a clock is told in one message that is edited: a page a phase, instead of a message a moment.

A page is made from the log each time, so a restart loses nothing of it and says nothing twice. Which message
it is, and with which row it begins, is kept with the game.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from cogs import send_once, storyteller, tablecard
from cogs.components import layout, picture
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
        self.open: set[int] = set()
        """Games with a page that is being written: Discord counts edits of a channel together, and words go
        before pictures of the table."""
        self.again: set[int] = set()
        """Games whose page has more to show than when its words were written."""
        self._pictures: dict[int, tuple[int, Mapping[str, bytes]]] = {}
        """By game, the page written last and what is to be seen on it: one more line is sent without."""

    async def write(self, loaded: Loaded, records: Sequence[Record], speech: Words) -> None:
        self.again.discard(loaded.row.id)
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

    def goes_on(self, loaded: Loaded, records: Sequence[Record]) -> bool:
        """Whether these only lengthen the page that stands: an edit that is made again says nothing twice."""
        row, face = loaded.row, loaded.face
        stands = row.log_message is not None and row.log_since > 0 and face.keeps_log(loaded)
        return stands and not any(face.opens_page(record.events) for record in records)

    async def rewrite(self, loaded: Loaded, speech: Words) -> None:
        """The page as it stands, with all that it has to show by now."""
        row = loaded.row
        self.again.discard(row.id)
        if row.log_message is None or not row.log_since:
            return
        told = await self._page(loaded, row.log_since, row.shown)
        said = self._said(loaded, told, speech)
        panel = await loaded.face.page(self._table, loaded, told, said, speech, patient=True)
        await self._edit(loaded, row.log_message, panel)

    async def keep(self, loaded: Loaded, message: int) -> None:
        """A telling with buttons, which go when the next thing is told."""
        loaded.row.log_message = message
        await self._table.store.games.update(loaded.row.id, log_message=message, log_since=0)

    async def close(self, loaded: Loaded) -> None:
        """What can be pressed on the last page is over; its words and pictures stay."""
        row = loaded.row
        self.open.discard(row.id)
        self._pictures.pop(row.id, None)
        if row.log_message is None:
            return
        message, row.log_message = row.log_message, None
        await self._broadcast.budget.tidy(
            partial(stripped, self._broadcast.thread(loaded), message), requests=2
        )
        await self._table.store.games.update(row.id, log_message=None)

    async def _page(self, loaded: Loaded, since: int, upto: int) -> list[Record]:
        return await self._table.store.log.read(loaded.row.id, after=since - 1, upto=upto)

    def _said(self, loaded: Loaded, records: Sequence[Record], speech: Words) -> str:
        return "\n".join(self._broadcast.stories(loaded, storyteller.untold(records), speech))

    async def _put(
        self, loaded: Loaded, since: int, records: Sequence[Record], said: str, speech: Words
    ) -> None:
        row, games = loaded.row, self._table.store.games
        panel = await loaded.face.page(self._table, loaded, records, said, speech, patient=False)
        if row.log_message is not None and row.log_since == since:
            if await self._edit(loaded, row.log_message, panel):
                return
        else:
            await self.close(loaded)
        self.open.add(row.id)
        key = send_once.nonce(row, "log", since, row.log_message)
        message = await self._broadcast.send(loaded, key, **tablecard.content(panel))
        self._pictures[row.id] = message.id, panel.files
        row.log_message, row.log_since = message.id, since
        await games.update(row.id, log_message=message.id, log_since=since)

    async def _edit(self, loaded: Loaded, message: int, panel: Panel) -> bool:
        """Whether it is still there."""
        shows = message, panel.files
        stands = self._pictures.pop(loaded.row.id, None) == shows
        try:
            await self._broadcast.edit(loaded, message, panel, pictures=not stands)
        except discord.HTTPException as problem:
            if problem.code != send_once.NO_MESSAGE:
                raise
            return False
        self._pictures[loaded.row.id] = shows
        return True


async def stripped(thread: discord.abc.Messageable, message: int) -> None:
    """If it can be."""
    with contextlib.suppress(discord.NotFound, discord.Forbidden):
        await strip(thread, message)


async def strip(thread: discord.abc.Messageable, message: int) -> None:
    """Takes the buttons off a message. Its files stay where they are, and so does what shows them."""
    found = await thread.fetch_message(message)
    shown: list[Any] = []
    for part in found.components:
        if isinstance(part, discord.TextDisplay):
            shown.append(discord.ui.TextDisplay(part.content))
        elif isinstance(part, discord.MediaGalleryComponent):
            shown += [picture(_file(item.media.url), item.description or "") for item in part.items]
    if shown:
        await found.edit(view=layout(shown))


def _file(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def pages(loaded: Loaded, records: Sequence[Record]) -> Iterator[Sequence[Record]]:
    """What is to be told, cut where another page begins."""
    begun = 0
    for at, record in enumerate(records):
        if at > begun and loaded.face.opens_page(record.events):
            yield records[begun:at]
            begun = at
    if records:
        yield records[begun:]
