"""One call per seat with all it owes, no repeats, obsolete ones deleted; one for all who are asked alike.

Whoever goes on deciding is asked the next question in the message of the last one, as long as nothing was
told below it since; then the call is posted anew below, without ringing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
from discord.utils import snowflake_time
from msgspec.structs import replace

from cogs import calls, hours, send_once
from cogs.calls import Debt, debts
from cogs.faces import Panel
from cogs.tablecard import relative, waited_for
from db.people import CALL_AGAIN, Ping
from rules.core import told
from words import Words, words

if TYPE_CHECKING:
    from cogs.clicks import Click
    from cogs.loaded import Loaded
    from cogs.table import Table

log = logging.getLogger(__name__)
AT_THE_TABLE = 90
"""Seconds after a player's own move in which the next question rings nobody: they are looking."""
EDITABLE = 55 * 60
"""Seconds for which a message is edited: Discord wants no more of that after an hour."""
RESTS = "rests"
"""What the stamp of a call begins with that calls to nothing now; then, whom the game waits for."""


class Pings:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.changed = asyncio.Event()
        """Clocks may have been set anew."""
        self.absent: dict[tuple[int, int], int] = {}
        """Seats whose last moves were made for them, and the number of the last one."""
        self.newest: dict[int, int] = {}
        """By game the last message of the table's own in its thread: what stands above it is out of sight."""
        self._upto: dict[int, int] = {}
        """By game the last row of the log that its calls know of."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @property
    def client(self) -> discord.Client:
        client = self._table.broadcast.client
        assert client is not None
        return client

    def _lock(self, game: int) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def update(self, thread: discord.abc.Messageable, loaded: Loaded) -> None:
        async with self._lock(loaded.row.id):
            self._upto[loaded.row.id] = loaded.row.number
            await self._update(thread, loaded)

    async def _update(self, thread: discord.abc.Messageable, loaded: Loaded) -> None:
        people = self._table.store.people
        sent = {ping.seat: ping for ping in await people.pings(loaded.row.id)}
        if loaded.row.status == "paused":
            await self._hush(sent.values())
            return
        owed = debts(loaded)
        looking = await self._looking(loaded, time.time()) if owed else None
        standing: dict[int, Ping] = {}
        for seat, ping in sent.items():
            debt = owed.get(seat)
            if debt is None:
                stays = self._at_rest(loaded, ping)
            elif looking == seat and self._goes_on(loaded, debt, ping, sent):
                stays = await self._next(loaded, debt, ping)
            else:
                stays = await self._still(loaded, debt, ping)
            if stays is not None:
                standing[seat] = stays
            elif debt is None:
                await people.drop_ping(loaded.row.id, seat)
        gone = [ping for ping in sent.values() if ping is not standing.get(ping.seat)]
        for lost in await self._tidy(loaded, gone, standing.values(), owed):
            del standing[lost.seat]
            if lost.seat not in owed:
                await people.drop_ping(loaded.row.id, lost.seat)
        for ping in standing.values():
            if ping is not sent[ping.seat]:
                await self._keep(ping)
        owing = [owed[seat] for seat in owed if seat not in standing]
        await self._call_all(thread, loaded, owing, sent, looking)

    async def _still(self, loaded: Loaded, debt: Debt, ping: Ping) -> Ping | None:
        """The call to what it called to already, or to less of it."""
        if debt.stamp == ping.stamp:
            if ping.due is None and not debt.prompts[0].optional:
                await self._wind_up(loaded, debt, ping)
            return ping
        if set(debt.stamps) < set(ping.asked) and ping.stamp != CALL_AGAIN:
            return await self._row(loaded, debt, ping, time.time())
        return None

    def _goes_on(self, loaded: Loaded, debt: Debt, ping: Ping, sent: dict[int, Ping]) -> bool:
        """Whether who is called has answered and is asked something else, where that message is in sight."""
        fresh = debt.stamp != ping.stamp and not set(debt.stamps) < set(ping.asked)
        if not fresh or ping.stamp == CALL_AGAIN or ping.message is None or not calls.alone(ping, sent):
            return False
        below = ping.message >= self.newest.get(loaded.row.id, 0)
        return below and time.time() - snowflake_time(ping.message).timestamp() < EDITABLE

    async def _next(self, loaded: Loaded, debt: Debt, ping: Ping) -> Ping:
        """The next question, in the message of the last one."""
        row = await self._row(loaded, debt, ping, time.time())
        return replace(row, channel=ping.channel, message=ping.message, call=ping.call)

    def _at_rest(self, loaded: Loaded, ping: Ping) -> Ping | None:
        """In one's own turn the call stays while others decide, and says who they are."""
        waits = waited_for(loaded, words(loaded.row.language))
        if ping.message is None or loaded.face.turn_of(loaded) != ping.seat or not waits:
            return None
        stamp = f"{RESTS}.{zlib.crc32(repr(waits).encode()):08x}"
        if ping.stamp == stamp:
            return ping
        return Ping(ping.game, ping.seat, stamp, ping.channel, ping.message, ping.at, call=ping.call)

    async def pressed(self, click: Click, loaded: Loaded, seat: int) -> bool:
        """Ask the next question in the message that was pressed; False if it is none that calls this seat
        alone, if it asks nothing more, or if something is told below it first."""
        async with self._lock(loaded.row.id):
            sent = {ping.seat: ping for ping in await self._table.store.people.pings(loaded.row.id)}
            ping = sent.get(seat)
            if ping is None or ping.message != click.message or not calls.alone(ping, sent):
                return False
            debt = debts(loaded).get(seat)
            if debt is None:
                return False
            late = loaded.row.number < self._upto.get(loaded.row.id, 0)
            if late or debt.stamp == ping.stamp or await self._is_news(loaded):
                return False
            row = await self._next(loaded, debt, ping)
            view, files = await self._shown(loaded, [debt], [row])
            try:
                await click.edit(view, files)
            except discord.HTTPException:
                return False
            await self._keep(row)
            return True

    async def _is_news(self, loaded: Loaded) -> bool:
        """Whether something of what has happened is told in the thread now."""
        records = await self._table.store.log.read(loaded.row.id, after=loaded.row.shown)
        ripe = records[: loaded.face.ripe(loaded, records)]
        return any(record.kind != "play" or told(record.events, None) for record in ripe)

    async def drop(self, game: int) -> None:
        """Nobody owes anything there any more."""
        people = self._table.store.people
        async with self._lock(game):
            sent = await people.pings(game)
            for ping in {ping.message: ping for ping in sent}.values():
                await calls.delete(self.client, self._table.broadcast.budget, ping)
            for ping in sent:
                await people.drop_ping(game, ping.seat)

    async def _keep(self, ping: Ping) -> None:
        await self._table.store.people.keep_ping(ping)
        if ping.due is not None:
            self.changed.set()

    async def _hush(self, sent: Iterable[Ping]) -> None:
        """On a pause: delete the pings, but keep when each was sent, for afterwards."""
        for ping in {ping.message: ping for ping in sent}.values():
            await calls.delete(self.client, self._table.broadcast.budget, ping)
        for ping in sent:
            if ping.message is not None:
                ping.channel = ping.message = None
                await self._keep(ping)

    async def _tidy(
        self, loaded: Loaded, gone: Iterable[Ping], standing: Collection[Ping], owed: dict[int, Debt]
    ) -> list[Ping]:
        """Messages that no longer call somebody, or to something: they call who is left, or go. Returns those
        that stand nowhere: somebody has deleted their message, or Discord would not have it changed."""
        lost: list[Ping] = []
        for message, ping in {ping.message: ping for ping in gone}.items():
            still = [each for each in standing if each.message == message and message is not None]
            if not still:
                await calls.delete(self.client, self._table.broadcast.budget, ping)
                continue
            owing = [owed[each.seat] for each in still if each.seat in owed]
            view, files = await (
                self._shown(loaded, owing, still) if owing else self._rest(loaded, still[0].seat)
            )
            try:
                await calls.message_of(self.client, ping).edit(view=view, attachments=files)
            except discord.HTTPException as problem:
                log.info("call of game %s could not be changed: %s", loaded.row.id, problem)
                lost += still
        return lost

    async def _shown(
        self, loaded: Loaded, owing: Sequence[Debt], rows: Sequence[Ping]
    ) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        """A call that stands already, as it is to be now."""
        speech = await self._speech(loaded, owing)
        head = calls.called(loaded, [debt.seat for debt in owing])
        news = await self._news(loaded, owing, speech)
        view = calls.card(loaded, owing, speech, head, rows, rows[0].call, news)
        return view, news.attachments() if news else []

    async def _rest(self, loaded: Loaded, seat: int) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        speech = await self._speech(loaded, [seat])
        news = await loaded.face.briefing(self._table, loaded, seat, speech) or Panel([], {})
        return calls.resting(loaded, speech, news), news.attachments()

    async def _speech(self, loaded: Loaded, seats: Sequence[Debt | int]) -> Words:
        """Of who is called alone; several read the language of the table."""
        if len(seats) > 1:
            return words(loaded.row.language)
        seat = seats[0].seat if isinstance(seats[0], Debt) else seats[0]
        person = await self._table.store.people.person(loaded.row.seats[seat].user or 0)
        return words(person.language or loaded.row.language)

    async def _call_all(
        self,
        thread: discord.abc.Messageable,
        loaded: Loaded,
        owing: Sequence[Debt],
        sent: dict[int, Ping],
        looking: int | None,
    ) -> None:
        now = time.time()
        groups: dict[tuple[str, ...], list[tuple[Debt, Ping]]] = {}
        for debt in owing:
            before = sent.get(debt.seat)
            ping = await self._row(loaded, debt, before, now)
            known = before is not None and before.stamp != CALL_AGAIN and calls.open_to_others(loaded, debt)
            if known or (debt.seat == looking and self._in_sight(loaded)):
                await self._keep(ping)
            else:
                groups.setdefault(calls.together(loaded, debt), []).append((debt, ping))
        for group in groups.values():
            await self._call(
                thread, loaded, [debt for debt, _ in group], [ping for _, ping in group], looking
            )

    def _in_sight(self, loaded: Loaded) -> bool:
        """Whether the table, where the question stands as well, is still the last that was posted."""
        return self.newest.get(loaded.row.id, 0) <= (loaded.row.message or 0)

    async def _row(self, loaded: Loaded, debt: Debt, before: Ping | None, now: float) -> Ping:
        """What is asked still, or again after a pause, has been waited for since then."""
        again = before is not None and before.stamp == CALL_AGAIN
        since = dict.fromkeys(debt.stamps, now)
        if before is not None:
            for stamp in debt.stamps:
                since[stamp] = before.since(stamp) or (before.at if again else now)
        at = min(since.values())
        ping = Ping(loaded.row.id, debt.seat, debt.stamp, None, None, at)
        if before is not None and (again or set(debt.stamps) < set(before.asked)):
            ping = replace(before, stamp=debt.stamp, at=at)
            if again:
                ping.channel = ping.message = None
        ping.asked = {stamp: when - at for stamp, when in since.items()}
        ping.due = await self._due(loaded, debt, since.values())
        return ping

    async def _due(self, loaded: Loaded, debt: Debt, since: Iterable[float]) -> float | None:
        who = await self._table.store.people.person(loaded.row.seats[debt.seat].user or 0)
        return min(hours.ends(loaded, zip(debt.prompts, since, strict=True), who), default=None)

    async def _wind_up(self, loaded: Loaded, debt: Debt, ping: Ping) -> None:
        """Its clock ran out while nobody waited, and nothing was done: now the game waits."""
        ping.due = await self._due(loaded, debt, (ping.since(stamp) or ping.at for stamp in debt.stamps))
        if ping.due is not None:
            await self._keep(ping)

    async def _call(
        self,
        thread: discord.abc.Messageable,
        loaded: Loaded,
        owing: Sequence[Debt],
        rows: Sequence[Ping],
        looking: int | None,
    ) -> None:
        """It rings for all but who is looking."""
        key = [loaded.row.number, *(part for debt in owing for part in (debt.seat, debt.stamp))]
        head = calls.called(loaded, [debt.seat for debt in owing])
        speech = await self._speech(loaded, owing)
        message = await self._send(thread, loaded, owing, speech, head, "ping", key, rows, looking)
        for debt, ping in zip(owing, rows, strict=True):
            ping.channel, ping.message = message.channel.id, message.id
            if debt.seat != looking:
                await self._dm(loaded, debt, ping, key)
            await self._keep(ping)

    async def _send(
        self,
        thread: discord.abc.Messageable,
        loaded: Loaded,
        owing: Sequence[Debt],
        speech: Words,
        head: str,
        what: str,
        key: Sequence[object],
        rows: Sequence[Ping],
        looking: int | None = None,
    ) -> discord.Message:
        news = await self._news(loaded, owing, speech)
        call = calls.call_id(loaded, owing[0], rows)
        for ping in rows:
            ping.call = call
        users = [loaded.row.seats[debt.seat].user or 0 for debt in owing if debt.seat != looking]
        how: dict[str, Any] = send_once.calling(*users) if users else send_once.unheard()
        return await send_once.send(
            thread,
            send_once.nonce(loaded.row, what, *key),
            view=calls.card(loaded, owing, speech, head, rows, call, news),
            files=news.attachments() if news else [],
            **how,
        )

    async def _news(self, loaded: Loaded, owing: Sequence[Debt], speech: Words) -> Panel | None:
        """A briefing is about one player, unless all get the same."""
        if len(owing) > 1 and not loaded.face.briefs_all:
            return None
        return await loaded.face.briefing(self._table, loaded, owing[0].seat, speech)

    async def remind(self, loaded: Loaded, rows: Sequence[Ping], now: float) -> None:
        """The question once more, in place of the message that was overlooked; who is asked the same is
        reminded together."""
        owed = debts(loaded)
        groups: dict[tuple[str, ...], list[Ping]] = {}
        for ping in rows:
            debt = owed.get(ping.seat)
            if debt is not None and debt.stamp == ping.stamp:
                groups.setdefault(calls.together(loaded, debt), []).append(ping)
        async with self._lock(loaded.row.id):
            for group in groups.values():
                await self._nudge(loaded, group, owed, now)

    async def _nudge(self, loaded: Loaded, group: list[Ping], owed: dict[int, Debt], now: float) -> None:
        since = relative(min(ping.at for ping in group))
        owing = [owed[ping.seat] for ping in group]
        speech = await self._speech(loaded, owing)
        head = speech("reminder-nudge", who=calls.called(loaded, [ping.seat for ping in group]), since=since)
        key = [part for ping in group for part in (ping.seat, ping.stamp, ping.nudged_at)]
        thread = self._table.broadcast.thread(loaded)
        message = await self._send(thread, loaded, owing, speech, head, "nudge", key, group)
        overlooked = [replace(ping) for ping in group]
        for ping in group:
            ping.channel, ping.message, ping.nudged_at = message.channel.id, message.id, now
            await self._keep(ping)
        everybody = await self._table.store.people.pings(loaded.row.id)
        await self._tidy(loaded, overlooked, [ping for ping in everybody if ping.seat in owed], owed)

    async def _looking(self, loaded: Loaded, now: float) -> int | None:
        """Whoever moved last is looking, also when androids and orders have answered by themselves since."""
        last = await self._table.store.log.last_by_hand(loaded.row.id)
        if last is None or now - last.at >= AT_THE_TABLE:
            return None
        return None if self.absent.get((last.game, last.seat)) == last.number else last.seat

    async def _dm(self, loaded: Loaded, debt: Debt, ping: Ping, key: Sequence[object]) -> None:
        user = loaded.row.seats[debt.seat].user
        assert user is not None
        person = await self._table.store.people.person(user)
        if not person.dm:
            return
        speech = words(person.language or loaded.row.language)
        with contextlib.suppress(discord.HTTPException):
            channel = await self.client.create_dm(discord.Object(user))
            news = await self._news(loaded, [debt], speech)
            await send_once.send(
                channel,
                send_once.nonce(loaded.row, "dm", debt.seat, *key),
                view=calls.card(loaded, [debt], speech, calls.jump(loaded), [ping], str(debt.seat), news),
                files=news.attachments() if news else [],
                **send_once.calling(),
            )
