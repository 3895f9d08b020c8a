"""Reminders: a nudge for the silent, a move for the very silent, threads that do not fall asleep.

One coarse job looks at the store every minute, so nothing has to be remembered over a restart. What is
due is decided by pure functions of the ping, the person, the table's settings and the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING, Any, Literal
from zoneinfo import ZoneInfo

import aiohttp
import discord
from discord.ext import commands

from cogs import pings, prompts, send_once, table_settings
from cogs.clicks import Click
from cogs.prompts import NotYours
from cogs.table import Loaded
from cogs.table_settings import TableSettings
from cogs.waiting import Waits
from db.games import GameRow
from db.people import Person, Ping, on_vacation
from rules.core import IllegalMove, Prompt
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
LONGEST_TURN = 100
"""Moves made for a silent seat, at most, until a turn it has begun is over."""
HOUR = 3600
SNOOZE = 8 * HOUR
EVERY = 60
BETWEEN = 0.5
"""Seconds between two threads woken at a start, so that the moves of players go first."""


def zone_of(person: Person) -> tzinfo:
    try:
        return ZoneInfo(person.zone)
    except (KeyError, OSError, ValueError):  # unknown, or this machine has no time zones
        return UTC


def quiet(person: Person, now: float) -> bool:
    """Whether it is a quiet hour where this person lives; 22 to 8 goes over midnight."""
    start, end = person.quiet_from, person.quiet_to
    if start is None or end is None or start == end:
        return False
    hour = datetime.fromtimestamp(now, zone_of(person)).hour
    return start <= hour < end if start < end else hour >= start or hour < end


def asked_at(ping: Ping, person: Person, now: float) -> float:
    """Since when the game waits: days of vacation do not count."""
    back = person.vacation_until
    return max(ping.at, back) if back is not None and back <= now else ping.at


def due(
    ping: Ping, person: Person, settings: TableSettings, now: float
) -> Literal["nudge", "deadline"] | None:
    """What the silence of this player calls for now. A deadline knows no quiet hours: it was known before."""
    if on_vacation(person, now):
        return None
    waited = now - asked_at(ping, person, now)
    if int(settings.deadline) and waited >= int(settings.deadline) * HOUR:
        return "deadline"
    if not int(settings.nudge) or quiet(person, now):
        return None
    if ping.snoozed_until is not None:
        awake = now >= ping.snoozed_until
        return "nudge" if awake and (ping.nudged_at or 0) < ping.snoozed_until else None
    return "nudge" if ping.nudged_at is None and waited >= int(settings.nudge) * HOUR else None


def overdue(ping: Ping, person: Person, moment: float, now: float) -> bool:
    """Whether a reminder that the game itself set to a moment is still to be sent to this player."""
    if on_vacation(person, now) or quiet(person, now) or (ping.snoozed_until or 0) > now:
        return False
    return ping.at < moment <= now and (ping.nudged_at or 0) < moment


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
        if not self.bot.is_ready():
            return
        now = time.time() if now is None else now
        by_game: dict[int, list[Ping]] = {}
        for ping in await self.bot.store.people.pings():
            by_game.setdefault(ping.game, []).append(ping)
        for row in await self.bot.store.games.running():
            if row.status != "running" or row.game not in self.bot.table.faces:
                continue
            if row.id in self.bot.table.broadcast.left_alone:
                continue
            try:
                await self._look_at(row, by_game.get(row.id, []), now)
            except Waits:
                continue  # its table says what it waits for: it is nobody's move
            except Exception:
                log.exception("reminders of game %s", row.id)

    async def _look_at(self, row: GameRow, waiting: list[Ping], now: float) -> None:
        for ping in waiting:
            user = row.seats[ping.seat].user
            if user is None:
                continue
            match due(ping, await self.bot.store.people.person(user), table_settings.of(row), now):
                case "nudge":
                    await self._nudge(ping, now)
                case "deadline":
                    await self._move_for(ping)
        moments = await self.bot.table.faces[row.game].passing(self.bot.table, row, now)
        for ping in waiting:
            user = row.seats[ping.seat].user
            if user is not None and ping.seat in moments:
                person = await self.bot.store.people.person(user)
                if overdue(ping, person, moments[ping.seat], now):
                    await self._nudge(ping, now)

    async def _nudge(self, ping: Ping, now: float) -> None:
        """The question once more, with its answers under it, in place of the message that was overlooked."""
        loaded = await self.bot.table.load(ping.game)
        prompt = _asked(loaded, ping)
        user = loaded.row.seats[ping.seat].user
        if prompt is None or user is None:
            return
        if await self.bot.lost.left(loaded.row, user):
            await self._offer(ping, now)
            return
        speech = words(loaded.row.language)
        head = speech("reminder-nudge", who=f"<@{user}>", since=f"<t:{int(ping.at)}:R>")
        news = await loaded.face.briefing(self.bot.table, loaded, ping.seat, speech)
        message = await send_once.send(
            self.bot.table.broadcast.thread(loaded),
            send_once.nonce(loaded.row, "nudge", ping.seat, ping.stamp, ping.nudged_at),
            view=pings.card(loaded, prompt, speech, head, news),
            files=news.attachments() if news else [],
            **send_once.calling(user),
        )
        await pings.delete(self.bot, ping)
        ping.channel, ping.message, ping.nudged_at = message.channel.id, message.id, now
        await self.bot.store.people.keep_ping(ping)

    async def _offer(self, ping: Ping, now: float) -> None:
        """Who has left the server will not answer: the seat is there for somebody else."""
        ping.nudged_at = now
        await self.bot.store.people.keep_ping(ping)
        async with self.bot.table.turn(ping.game) as loaded:
            if not loaded.row.seats[ping.seat].offered:
                await loaded.note(ping.seat, None, "note-left")
                await self.bot.seats.put_on_offer(loaded, ping.seat)
        self.bot.table.broadcast.changed(ping.game)

    async def _move_for(self, ping: Ping) -> None:
        """The game's default move, announced; a game that has none waits on."""
        async with self.bot.table.turn(ping.game) as loaded:
            prompt = _asked(loaded, ping)
            action = loaded.rules.default(loaded.state, ping.seat) if prompt is not None else None
            if action is None:
                return
            await loaded.note(ping.seat, None, "note-deadline")
            try:
                await self.bot.table.play(loaded, ping.seat, action)
                for _ in range(LONGEST_TURN):
                    going_on = loaded.row.status == "running" and loaded.face.in_turn(loaded, ping.seat)
                    action = loaded.rules.default(loaded.state, ping.seat) if going_on else None
                    if action is None:
                        break
                    await self.bot.table.play(loaded, ping.seat, action)
            except IllegalMove as problem:
                log.error("default move of game %s, seat %s: %s", ping.game, ping.seat, problem)

    async def snooze(self, click: Click) -> None:
        """Later, please: only for the player who was asked."""
        seat = int(click.rest)
        row = await self.bot.store.games.get(click.game)
        if row is None or row.seat_of(click.user) != seat:
            raise NotYours(click.rest)
        found = [ping for ping in await self.bot.store.people.pings(click.game) if ping.seat == seat]
        if not found:
            raise IllegalMove("reminder-nothing")
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
        """Threads that fell asleep while the bot was away: those Discord did not name as active."""
        for row in await self.bot.store.games.running():
            if self.bot.is_closed():
                return
            known = row.id in self.bot.table.broadcast.left_alone
            if not known and row.thread is not None and self.bot.get_channel(row.thread) is None:
                await self._wake(row)
                await asyncio.sleep(BETWEEN)

    async def _wake(self, row: GameRow) -> None:
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


def _asked(loaded: Loaded, ping: Ping) -> Prompt | None:
    """The decision the ping was about, if it still waits."""
    for prompt in loaded.prompts(ping.seat):
        if prompts.stamp(loaded, prompt) == ping.stamp:
            return prompt
    return None


async def setup(bot: Any) -> None:
    await bot.add_cog(Reminders(bot))
