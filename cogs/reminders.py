"""Reminders: a nudge for the silent, and threads that do not fall asleep.

One coarse job looks at the store every minute, so nothing has to be remembered over a restart. It reads the
tables that are due (`games.due_at`): those in which something has happened since they were looked at, and
those whose next moment has come, as it was known then. Whether somebody is reminded is decided by pure
functions of the ping, the person, the table's settings and the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.ext import commands

from cogs import prompts, table_settings
from cogs.budget import Purpose, made_for
from cogs.calls import debts
from cogs.clicks import Click
from cogs.hours import DAY, quiet, reachable
from cogs.prompts import NotYours
from cogs.table_settings import HOUR, TableSettings
from cogs.waiting import Waits
from db.games import GameRow, Standing
from db.people import Person, Ping, on_vacation
from rules.core import IllegalMove

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
SNOOZE = 8 * HOUR
EVERY = 60
IN_TIME = 0.75
"""Of the time given: a reminder comes while there is still some left."""
AGAIN = 600.0
"""Seconds after which a table is looked at again that waits for something else than its players."""
BETWEEN = 0.5
"""Seconds between two threads woken at a start, so that the moves of players go first."""


def asked_at(ping: Ping, person: Person, now: float) -> float:
    """Since when the game waits: days of vacation do not count."""
    back = person.vacation_until
    return max(ping.at, back) if back is not None and back <= now else ping.at


def due(ping: Ping, person: Person, settings: TableSettings, now: float) -> bool:
    """Whether the silence of this player calls for a reminder now."""
    if on_vacation(person, now) or not int(settings.nudge) or quiet(person, now):
        return False
    if ping.snoozed_until is not None:
        return now >= ping.snoozed_until and (ping.nudged_at or 0) < ping.snoozed_until
    waited = now - asked_at(ping, person, now)
    return ping.nudged_at is None and waited >= patience(ping, settings)


def patience(ping: Ping, settings: TableSettings) -> float:
    """Seconds until a reminder: as the table likes it, but in time for a clock that runs out before."""
    given = math.inf if ping.due is None else ping.due - ping.at
    return min(int(settings.nudge) * HOUR, IN_TIME * given if given >= HOUR else math.inf)


def overdue(ping: Ping, person: Person, moment: float, now: float) -> bool:
    """Whether a reminder that the game itself scheduled for `moment` is still due for this player."""
    if on_vacation(person, now) or quiet(person, now) or (ping.snoozed_until or 0) > now:
        return False
    return ping.at < moment <= now and (ping.nudged_at or 0) < moment


def next_look(
    ping: Ping, person: Person, settings: TableSettings, moment: float | None, now: float
) -> float | None:
    """When this player's silence may call for a reminder that is not due now, if nothing happens until then;
    `moment`: of a reminder that the game scheduled, and that has come."""
    found: list[float] = []
    if int(settings.nudge):
        snoozed = ping.snoozed_until
        if snoozed is not None and (ping.nudged_at or 0) < snoozed:
            found.append(snoozed)
        elif snoozed is None and ping.nudged_at is None:
            found.append(asked_at(ping, person, now) + patience(ping, settings))
    if moment is not None and ping.at < moment and (ping.nudged_at or 0) < moment:
        found.append(max(moment, ping.snoozed_until or 0))
    return min((reachable(person, max(each, now)) for each in found), default=None)


class Reminders(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(snooze=self.snooze)

    async def cog_load(self) -> None:
        self.bot.scheduler.add_job(
            self.look, "interval", seconds=EVERY, id="reminders", max_instances=1, replace_existing=True
        )

    async def cog_unload(self) -> None:
        with contextlib.suppress(LookupError):
            self.bot.scheduler.remove_job("reminders")

    # What the silence of players calls for.

    async def look(self, now: float | None = None) -> None:
        """Once a minute: everything that is due by now."""
        if not self.bot.is_ready() or self.bot.table.adrift():
            return
        now = time.time() if now is None else now
        await self.bot.lobby.expire(now)
        rows = await self.bot.store.games.due(now)
        by_game: dict[int, list[Ping]] = {}
        for ping in await self.bot.store.people.pings(*(row.id for row in rows)):
            by_game.setdefault(ping.game, []).append(ping)
        for row in rows:
            try:
                again = await self._look_at(row, by_game.get(row.id, []), now)
            except Waits:  # its table says what it waits for: it is nobody's move
                again = now + AGAIN
            except (discord.Forbidden, discord.NotFound) as problem:
                await self.bot.table.broadcast.refused(row.id, problem)
                continue
            except Exception:
                log.exception("reminders of game %s", row.id)
                continue
            await self.bot.store.games.put_off(row, again)

    async def _look_at(self, row: GameRow, waiting: list[Ping], now: float) -> float | None:
        """Returns when to look again, if nothing happens until then."""
        if row.game not in self.bot.table.faces or row.id in self.bot.table.broadcast.left_alone:
            return now + AGAIN
        passing = await self.bot.table.faces[row.game].passing(self.bot.table, row, now)
        settings = table_settings.of(row)
        silent: list[Ping] = []
        moments = [passing.again]
        for ping in waiting:
            user = row.seats[ping.seat].user
            if user is None:
                continue
            person, moment = await self.bot.store.people.person(user), passing.moments.get(ping.seat)
            late = moment is not None and overdue(ping, person, moment, now)
            if late or due(ping, person, settings, now):
                silent.append(ping)
            else:
                moments.append(next_look(ping, person, settings, moment, now))
        if silent:
            await self._remind(row.id, silent, now)
        return min((each for each in moments if each is not None), default=None)

    async def _remind(self, game: int, silent: list[Ping], now: float) -> None:
        """Of what they still owe; who has left the server owes nothing any more."""
        loaded = await self.bot.table.load(game)
        owed = debts(loaded)
        here = []
        for ping in silent:
            user = loaded.row.seats[ping.seat].user
            if user is None or ping.seat not in owed or owed[ping.seat].stamp != ping.stamp:
                continue
            if await self.bot.lost.left(loaded.row, user):
                await self._offer(ping, now)
            else:
                here.append(ping)
        await self.bot.table.broadcast.pings.remind(loaded, here, now)

    async def _offer(self, ping: Ping, now: float) -> None:
        """Who has left the server will not answer: the seat is there for somebody else."""
        ping.nudged_at = now
        await self.bot.store.people.keep_ping(ping)
        async with self.bot.table.turn(ping.game) as loaded:
            if not loaded.row.seats[ping.seat].offered:
                await loaded.note(ping.seat, None, "note-left")
                await self.bot.seats.put_on_offer(loaded, ping.seat)
        self.bot.table.broadcast.changed(ping.game)

    async def snooze(self, click: Click) -> None:
        """Later, please: only for the player who was asked."""
        row = await self.bot.store.games.get(click.game)
        seat = row.seat_of(click.user) if row is not None else None
        shared = click.rest.startswith(prompts.ANYONE)
        if seat is None or not (shared or click.rest == str(seat)):
            raise NotYours(click.rest)
        found = [ping for ping in await self.bot.store.people.pings(click.game) if ping.seat == seat]
        if not found:
            raise IllegalMove("reminder-nothing")
        message = click.interaction.message
        if shared and message is not None and found[0].message != message.id:
            raise NotYours(click.rest)  # it calls others
        until = time.time() + SNOOZE
        found[0].snoozed_until = until
        await self.bot.store.people.keep_ping(found[0])
        await click.say("reminder-snoozed", when=f"<t:{int(until)}:t>")

    # Threads stay open.

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        data: Any = payload.data
        if data.get("thread_metadata", {}).get("archived") and not data["thread_metadata"].get("locked"):
            row = await self.bot.store.games.in_thread(payload.thread_id)
            if row is not None and row.live:
                await self._wake(row)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Threads that fell asleep while the bot was away: those Discord did not name as active. Where nobody
        is due within a day the next telling opens them."""
        soon = time.time() + DAY
        async for row in self.bot.store.games.all_running():
            if self.bot.is_closed():
                return
            waits = row.due_by(soon) and row.id not in self.bot.table.broadcast.left_alone
            if waits and row.thread is not None and self.bot.get_channel(row.thread) is None:
                with made_for(Purpose.TIDYING):
                    await self._wake(row)
                await asyncio.sleep(BETWEEN)

    async def _wake(self, row: GameRow | Standing) -> None:
        """One that is locked stays so; one that is gone takes its table with it."""
        try:
            channel = await self.bot.fetch_channel(row.thread or row.channel)
            if isinstance(channel, discord.Thread) and channel.locked:
                await self.bot.lost.lock_up(row.id)
            elif isinstance(channel, discord.Thread) and channel.archived:
                await channel.edit(archived=False)
        except discord.NotFound:
            await self.bot.lost.lose(row.id)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as problem:
            log.info("thread %s stays closed: %s", row.thread, problem)


async def setup(bot: Any) -> None:
    await bot.add_cog(Reminders(bot))
