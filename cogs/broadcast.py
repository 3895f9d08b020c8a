"""Telling the table: what happened as thread messages, then the table message, then one ping per decision.

Moves come faster than pictures: each game has at most one telling under way, and the last state wins.
What was told is remembered (`shown`), and what is being told (`telling`), so that a restart goes on where
the crash cut it off, and says nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs import send_once, storyteller, tablecard
from cogs.budget import MADE_FOR, Budget, Purpose
from cogs.faces import Panel
from cogs.pages import parted, pieces
from cogs.pings import Pings
from cogs.places import PATIENCE
from cogs.running_log import RunningLog
from cogs.waiting import Waiting, Waits
from cogs.workshop import WAITED_FOR, Busy, Urgency
from db.engine import Unsure, Unwritable
from db.log import Record
from images.speech import plain
from rules.core import told
from words import Words, words

if TYPE_CHECKING:
    from cogs.loaded import Loaded
    from cogs.table import Table

log = logging.getLogger(__name__)
EDITABLE = 55 * 60
RETRY = (2, 10, 30, 120)
AGAIN = 1.0
"""Seconds until a database that did not answer is asked again; then twice as many, up to half a minute."""
LAST_WORDS = 2.0
TOGETHER = 0.25
"""Seconds in which the moves of players are gathered into one telling."""
ARCHIVED = 50083
NO_CHANNEL = 10003


async def _closed(old: discord.PartialMessage, view: discord.ui.LayoutView) -> None:
    try:
        await old.edit(view=view, attachments=[])
    except discord.HTTPException as problem:
        log.info("old table message %s stays: %s", old.id, problem)


class Broadcast:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._dirty: set[tuple[str, int]] = set()
        self.client: discord.Client | None = None
        self.home: Callable[[int], Awaitable[None]] | None = None
        """Shows the campaign that a game is a chapter of."""
        self.follow: Callable[[int], Awaitable[None]] | None = None
        """Brings the private panels up to date that are open."""
        self._stopped = False
        self.pings = Pings(table)
        self._log = RunningLog(table, self)
        self.budget = Budget()
        self.clock = time.time
        self.pace = 1.0
        """Seconds between two pictures of one table, however fast the moves come."""

        self._waking: dict[tuple[str, int], asyncio.Event] = {}
        self.left_alone: set[int] = set()
        """Games whose place is gone, locked or closed to us: nothing is sent there until somebody clicks."""
        self.on_lost: Callable[[int], Awaitable[None]] = self.leave_alone
        self.on_locked: Callable[[int], Awaitable[None]] = self.leave_alone

    def changed(self, game: int, wait: float = 0.0) -> None:
        """Something happened in this game: tell and show it, with all that happens within `wait`."""
        self._start("tell", game, self.tell, 0, wait)
        self._start("show", game, self.show, self.pace * (2 if game in self._log.open else 1), wait)
        if self.follow is not None:
            self._start("follow", game, self.follow, self.pace, wait)

    def page_again(self, game: int) -> None:
        """A picture has come for the page that a game under a clock is told in."""
        self._log.again.add(game)
        self._start("tell", game, self.tell, 0)

    def by_itself(self, game: int) -> None:
        """Androids and orders go on, with room for clicks between two of their turns."""
        self._start("play", game, self._goes_on, 0)

    async def _goes_on(self, game: int) -> None:
        with suppress(Waits):
            await self._table.go_on(game)

    def _start(
        self, what: str, game: int, work: Callable[[int], Awaitable[None]], pace: float, wait: float = 0.0
    ) -> None:
        if game in self.left_alone:
            return
        job = (what, game)
        self._dirty.add(job)
        if not wait and job in self._waking:
            self._waking[job].set()
        running = self._tasks.get(job)
        if self.client is not None and not self._stopped and (running is None or running.done()):
            task = asyncio.create_task(self._run(job, work, pace, wait), name=f"{what} table {game}")
            self._tasks[job] = task
            task.add_done_callback(lambda done: self._ended(job, done))

    def _ended(self, job: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self._tasks.get(job) is task:
            del self._tasks[job]
        if not task.cancelled() and task.exception() is not None:
            log.error("%s table %s failed", *job, exc_info=task.exception())

    async def told(self, game: int, most: float | None = None) -> None:
        """Wait until everything that has happened in this game is in its thread, so long at most."""
        task = self._tasks.get(("tell", game))
        if task is not None:
            await asyncio.wait([task], timeout=most)

    async def settle(self) -> None:
        """Wait until everything has been posted; for a clean stop, and for tests."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))  # which yields also when all of them are done

    async def stop(self) -> None:
        """Let posts in progress finish; start nothing new."""
        self._stopped = True
        if self._tasks:
            _, late = await asyncio.wait(list(self._tasks.values()), timeout=LAST_WORDS)
            for task in late:
                task.cancel()
        self.budget.stop()

    def under_way(self, what: str) -> int:
        """How many games are being told or shown, or wait for it."""
        return sum(1 for kind, _ in self._tasks if kind == what)

    async def _gather(self, job: tuple[str, int], wait: float) -> None:
        """Moves made together are told together, after their answers; a clock does not wait for them."""
        wake = self._waking[job] = asyncio.Event()
        try:
            async with asyncio.timeout(wait):
                await wake.wait()
        except TimeoutError:
            pass
        finally:
            del self._waking[job]

    async def _run(
        self, job: tuple[str, int], work: Callable[[int], Awaitable[None]], pace: float, wait: float = 0.0
    ) -> None:
        MADE_FOR.set(Purpose.CALL)  # whatever it was that has changed something
        if wait:
            await self._gather(job, wait)
        tries = silent = 0
        while job in self._dirty:
            await self._table.aboard()
            self._dirty.discard(job)
            try:
                await work(job[1])
                tries = silent = 0
                if job in self._dirty:
                    await asyncio.sleep(pace)
            except (Unwritable, Unsure) as problem:  # what has happened is told when it is back
                log.warning("%s table %s waits for the database: %s", *job, problem)
                self._dirty.add(job)
                await asyncio.sleep(AGAIN * 2 ** min(silent, 5))
                silent += 1
            except (
                discord.HTTPException,
                discord.RateLimited,
                aiohttp.ClientError,
                OSError,
                Busy,
            ) as problem:
                log.warning("%s table %s failed: %s", *job, problem)
                if isinstance(problem, discord.Forbidden | discord.NotFound):
                    await self.refused(job[1], problem)
                    return
                if tries >= len(RETRY) or job[1] in self.left_alone:
                    return
                self._dirty.add(job)
                await asyncio.sleep(RETRY[tries])
                tries += 1

    async def refused(self, game: int, problem: discord.HTTPException) -> None:
        """Discord does not let us speak there."""
        if problem.code == NO_CHANNEL:
            await self.on_lost(game)
            return
        row = await self._table.store.games.get(game)
        if row is not None and row.refused + 1 >= PATIENCE:
            await self.leave_alone(game)
        elif row is not None:
            await self._table.store.games.update(game, refused=row.refused + 1)

    async def leave_alone(self, game: int) -> None:
        """Until somebody clicks there: a thousand refusals help nobody, and Discord counts them."""
        self.left_alone.add(game)
        await self._table.store.games.update(game, refused=PATIENCE)

    async def welcome(self, game: int) -> None:
        self.left_alone.discard(game)
        await self._table.store.games.update(game, refused=0)

    async def tell(self, game: int) -> None:
        """What happened since the last telling, as messages in the thread; where Discord is asked for too
        much, all that has happened until its turn comes."""
        try:
            loaded = await self._table.load(game)
            if loaded.row.shown >= loaded.row.number:
                if game in self._log.again:
                    await self._log.rewrite(loaded, words(loaded.row.language))
                return
            async with self.budget.turn(self._worth(loaded)) as waited:
                await self._tell(await self._table.load(game) if waited else loaded)
        except Waits:
            return

    def _worth(self, loaded: Loaded) -> Purpose:
        """Of telling it: captions, and what ends them, keep time with a clock."""
        if loaded.row.id in self._log.open or loaded.face.keeps_log(loaded):
            return Purpose.VOICE
        return Purpose.CALL if loaded.face.live(loaded.row) else Purpose.TELLING

    async def _tell(self, loaded: Loaded) -> None:
        game, speech = loaded.row.id, words(loaded.row.language)
        row, games = loaded.row, self._table.store.games
        cut_off = row.telling if row.telling > row.shown else None
        upto = cut_off or row.number
        records = await self._table.store.log.read(game, after=row.shown, upto=upto)
        whole = cut_off is not None or not row.live
        ripe = records if whole else records[: loaded.face.ripe(loaded, records)]
        if not ripe:
            await self._tell_at_once(loaded, records, speech)
            return
        if cut_off is not None:
            self._dirty.add(("tell", game))  # after what was begun comes what has happened since
        elif not self._log.goes_on(loaded, ripe):
            await games.update(game, telling=ripe[-1].number)
        await self._narrate(loaded, ripe, speech)
        await games.update(game, shown=ripe[-1].number)
        await self._tell_at_once(loaded, records, speech, ripe[-1].number)

    async def _tell_at_once(
        self, loaded: Loaded, records: list[Record], speech: Words, shown: int = 0
    ) -> None:
        """What waits for no end of a turn, in lines of its own."""
        row = loaded.row
        for record in storyteller.at_once(loaded.face.tale, records, max(row.ahead, shown)):
            told_now = loaded.face.narrate(loaded, record.events, speech)
            text = storyteller.retold(record, told_now, speech, loaded.names)
            for place, piece in enumerate(pieces(text)):
                key = send_once.nonce(row, "aside", record.number, place)
                await self.send(loaded, key, content=piece)
            await self._table.store.games.update(row.id, ahead=record.number)

    def thread(self, loaded: Loaded | Waiting) -> discord.PartialMessageable:
        assert self.client is not None
        return self.client.get_partial_messageable(loaded.row.thread or loaded.row.channel)

    async def _narrate(self, loaded: Loaded, records: list[Record], speech: Words) -> None:
        if loaded.face.keeps_log(loaded):
            await self._log.write(loaded, records, speech)
            return
        await self._log.close(loaded)
        left = storyteller.still_to_tell(loaded.face.tale, records, loaded.row.ahead)
        notes = await loaded.notes(records[0].number)
        text = "\n".join(self.stories(loaded, storyteller.untold(left), speech, notes))
        events = [event for record in records for event in told(record.events, None)]
        before, last = parted(text, loaded.face.beside_picture)
        panel = await loaded.face.illustrated(self._table, loaded, events, last, speech) if text else None
        said: list[dict[str, Any]] = [
            {"content": piece} for piece in pieces(text if panel is None else before)
        ]
        if said and storyteller.CUT in text:
            said[-1]["view"] = tablecard.door(loaded, speech)
        if panel is not None:
            said.append(tablecard.content(panel))
        for place, content in enumerate(said):
            key = send_once.nonce(loaded.row, "tell", records[-1].number, place)
            message = await self.send(loaded, key, **content)
            if panel is not None and loaded.face.sheds and place == len(said) - 1:
                await self._log.keep(loaded, message.id)

    def stories(
        self, now: Loaded, records: list[Record], speech: Words, notes: Sequence[Record] = ()
    ) -> Iterator[str]:
        """Moves that follow each other are one story; between them what else happened at the table."""
        newest = max((record.number for record in records if record.kind == "play"), default=0)
        for kind, group in groupby(records, key=lambda record: record.kind):
            some = list(group)
            loaded = now.when(some[-1].number, notes)
            if kind == "play":
                moves = [told(record.events, None) for record in some]
                text = loaded.face.story(loaded, moves, speech, newest=some[-1].number == newest)
                if text:
                    yield text
                continue
            for record in some:
                loaded = now.when(record.number, notes)
                if kind == "amend":
                    told_now = loaded.face.narrate(loaded, told(record.events, None), speech)
                    if text := storyteller.retold(record, told_now, speech, loaded.names):
                        yield text
                elif kind == "undo":
                    yield speech("table-undone", seats=loaded.names, who=f"#{record.seat}")
                else:
                    key, _, what = record.text.partition("|")
                    yield speech(key, seats=loaded.names, who=f"#{record.seat}", what=plain(what))

    async def show(self, game: int) -> None:
        """The table message: edited while young, posted anew when old, deleted or gone. Where Discord is
        asked for too much, who is waited for hears of it first."""
        WAITED_FOR.set(Urgency.TABLE)  # for this task alone
        called = None
        try:
            loaded = await self._table.load(game)
            if not self.budget.room():
                called = await self._call(loaded)
            live = loaded.face.live(loaded.row) or loaded.face.keeps_log(loaded)
            async with self.budget.turn(Purpose.LIVE_TABLE if live else Purpose.TABLE) as waited:
                if waited:
                    loaded = await self._table.load(game)
                await self._show_table(loaded, words(loaded.row.language))
        except Waits as problem:
            await self._show_waiting(game, problem.why)
            return
        if loaded.row.refused:
            await self.welcome(game)
        if called != loaded.row.number:
            await self._call(loaded)
        if loaded.row.campaign is not None and self.home is not None:
            await self.home(loaded.row.campaign)
        if loaded.row.number != loaded.row.drawn:
            await self._table.store.games.update(game, drawn=loaded.row.number)

    async def _call(self, loaded: Loaded) -> int:
        """Below what it is about. Returns the last row of the log that those called know of."""
        await self.told(loaded.row.id, LAST_WORDS)
        await self.pings.update(self.thread(loaded), loaded)
        return loaded.row.number

    async def _show_waiting(self, game: int, why: str) -> None:
        """The table says what it waits for; at the next start it is drawn again."""
        row = await self._table.store.games.get(game)
        if row is not None:
            speech = words(row.language)
            await self._post(Waiting(row), tablecard.waiting(row, speech, why), speech)
            await self._table.store.games.update(game, drawn=-1)

    async def _show_table(self, loaded: Loaded, speech: Words) -> None:
        picture = await loaded.face.board(self._table, loaded, speech)
        undone = await self._table.store.log.takings_back(loaded.row.id)
        await self._post(loaded, tablecard.card(loaded, speech, picture, undone), speech)

    async def _post(self, loaded: Loaded | Waiting, panel: Panel, speech: Words) -> None:
        row = loaded.row
        looks = tablecard.digest(row, panel)
        if row.message is not None and row.looks == looks and not row.refused:
            return  # only a secret has changed: that something has is a secret too
        if row.message is not None and self.clock() - (row.posted_at or 0) < EDITABLE:
            try:
                await self.edit(loaded, row.message, panel)
                await self._table.store.games.update(row.id, looks=looks)
                return
            except discord.HTTPException as problem:
                if problem.code != send_once.NO_MESSAGE:
                    raise
        old = row.message
        key = send_once.nonce(row, "table", old, row.number)
        message = await self.send(loaded, key, **tablecard.content(panel))
        now = self.clock()
        await self._table.store.games.update(row.id, message=message.id, posted_at=now, looks=looks)
        if old is not None:
            await self._close(loaded, old, speech)

    async def edit(
        self, loaded: Loaded | Waiting, message: int, panel: Panel, *, pictures: bool = True
    ) -> None:
        """Without its pictures it keeps those that stand there."""
        partial = self.thread(loaded).get_partial_message(message)
        try:
            await partial.edit(**tablecard.edited(panel, pictures=pictures))
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED or not await self._woken(loaded):
                raise
            await partial.edit(**tablecard.edited(panel, pictures=pictures))

    async def send(self, loaded: Loaded | Waiting, key: str, **content: Any) -> discord.Message:
        message = await self._sent(loaded, key, **content)
        self.pings.newest[loaded.row.id] = message.id
        return message

    async def _sent(self, loaded: Loaded | Waiting, key: str, **content: Any) -> discord.Message:
        try:
            return await send_once.send(self.thread(loaded), key, **content)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED or not await self._woken(loaded):
                raise
            for file in content.get("files", ()):
                file.reset()
            return await send_once.send(self.thread(loaded), key, **content)

    async def _woken(self, loaded: Loaded | Waiting) -> bool:
        """Whether a thread that was archived is open again. One that is locked stays so: its game rests."""
        assert self.client is not None
        channel = await self.client.fetch_channel(loaded.row.thread or loaded.row.channel)
        if not isinstance(channel, discord.Thread):
            return False
        if channel.locked:
            await self.on_locked(loaded.row.id)
            return False
        await channel.edit(archived=False)
        return True

    async def _close(self, loaded: Loaded | Waiting, message: int, speech: Words) -> None:
        old = self.thread(loaded).get_partial_message(message)
        await self.budget.tidy(partial(_closed, old, tablecard.closed(speech)))
