"""Places that are gone, locked or closed to the bot: their tables rest until somebody wants them again.

A table is left alone (`Broadcast.left_alone`) when its place cannot be written to: nothing is sent there
until somebody clicks, so that no dead table costs Discord's patience.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import lobbycard, pauses, places, send_once
from cogs.clicks import Click
from cogs.components import GOOD, bar, button, layout, text
from cogs.loaded import Loaded
from cogs.prompts import NotYours
from cogs.waiting import NoGame, NotRunning
from db.games import GameRow, Standing
from rules.core import CLOCK, IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)


class Lost(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(resume=self.resume)
        bot.table.broadcast.on_lost = self.lose
        bot.table.broadcast.on_locked = self.lock_up

    async def cog_load(self) -> None:
        self.bot.table.broadcast.left_alone.update(await self.bot.store.games.refused(places.PATIENCE))

    # What Discord tells us.

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for row in await self.bot.store.games.of_guild(guild.id, ("lobby", "running", "paused")):
            await self._gone(row)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        for row in await self.bot.store.games.at(channel.id):
            await self._gone(row)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        for row in await self.bot.store.games.at(payload.thread_id):
            await self._gone(row)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Who locks a thread wants quiet there; who unlocks it has the table back, still paused."""
        data: Any = payload.data
        locked = bool(data.get("thread_metadata", {}).get("locked"))
        for row in await self.bot.store.games.at(payload.thread_id):
            if locked and row.live:
                await self.lock_up(row.id)
            elif not locked and row.id in self.bot.table.broadcast.left_alone:
                await self.noticed(row.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._allowed_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        if before.overwrites != after.overwrites:
            await self._allowed_again(after.guild)

    async def _allowed_again(self, guild: discord.Guild) -> None:
        """Rights have changed: tables that were closed to us may be open again."""
        if not self.bot.table.broadcast.left_alone:
            return
        for row in await self.bot.store.games.of_guild(guild.id, ("running",)):
            channel = guild.get_channel(row.channel)
            held = channel.permissions_for(guild.me) if channel else discord.Permissions.none()
            if row.id in self.bot.table.broadcast.left_alone and held.send_messages_in_threads:
                await self.noticed(row.id)

    async def has_its_place(self, row: Standing) -> bool:
        """At a start: whether the table is still there. What happened meanwhile happens now."""
        if row.id in self.bot.table.broadcast.left_alone:
            return False
        if row.guild and self.bot.get_guild(row.guild) is None:
            await self._gone(row)
            return False
        thread = self.bot.get_channel(row.thread or 0)
        if isinstance(thread, discord.Thread) and thread.locked:
            await self.lock_up(row.id)
            return False
        return True

    # What becomes of a table.

    async def _gone(self, row: GameRow | Standing) -> None:
        if row.status == "lobby":
            await self.bot.store.games.delete(row.id)
        else:
            await self.lose(row.id)

    async def lose(self, game: int) -> None:
        """Its thread, channel or server is not there any more."""
        row = await self._rest(game, pauses.LOST)
        if row is not None and row.thread != row.channel:
            await self._word(row)

    async def lock_up(self, game: int) -> None:
        await self._rest(game, pauses.LOCKED)

    async def _rest(self, game: int, note: str) -> GameRow | None:
        """Paused, and left alone; the table if that was news."""
        await self.bot.table.broadcast.leave_alone(game)
        try:
            async with self.bot.table.turn(game) as loaded:
                if loaded.row.status != "running":
                    return None
                await self.bot.seats.rest(loaded, CLOCK, None, note)
                return loaded.row
        except (NoGame, NotRunning) as problem:
            log.info("game %s cannot be paused: %r", game, problem)
            return None

    async def _word(self, row: GameRow) -> None:
        """Once, in the channel above a deleted thread: what became of the game, and the way back to it."""
        channel = self.bot.get_channel(row.channel)
        if not isinstance(channel, discord.TextChannel):
            return
        speech = words(row.language)
        line = speech("lost-thread", table=lobbycard.title(row, speech))
        back = button(speech("button-resume"), f"w:resume:{row.id}:", GOOD)
        try:
            await send_once.quietly(channel, view=layout([text(line), bar(back)]))
        except discord.HTTPException as problem:
            log.info("nobody could be told that game %s lost its thread: %s", row.id, problem)

    # The way back.

    async def noticed(self, game: int) -> None:
        """Somebody is there: what could not be sent is tried again, if the place is back and open."""
        row = await self.bot.store.games.get(game)
        if row is None:
            return
        try:
            place = await self.bot.fetch_channel(row.thread or row.channel)
        except discord.HTTPException:
            return
        if isinstance(place, discord.Thread) and place.locked:
            return
        await self.bot.table.broadcast.welcome(game)
        self.bot.table.broadcast.changed(game)

    async def resume(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            if not loaded.row.live:
                raise NotRunning(loaded.row.status)
            seat = loaded.row.seat_of(click.user)
            manager = places.manages(click.interaction)
            if seat is None and loaded.row.owner != click.user and not manager:
                raise NotYours(click.rest)
            await self.restore(loaded, click.interaction)
            if loaded.row.status == "paused":
                note = pauses.RESUMED if seat is not None else pauses.RESUMED_BY_MANAGER
                await self.bot.seats.go_on(loaded, CLOCK if seat is None else seat, click.user, note)
        self.bot.table.broadcast.changed(click.game)
        speech = words(loaded.row.language)
        await click.edit(layout([text(speech("lobby-begun", thread=f"<#{loaded.row.thread}>"))]))

    async def restore(self, loaded: Loaded, interaction: discord.Interaction[Any]) -> None:
        """A place for a table that goes on: its own, a new thread beside it, or where it is asked for."""
        row = loaded.row
        try:
            thread = await self.bot.fetch_channel(row.thread or row.channel)
            if isinstance(thread, discord.Thread) and thread.locked:
                raise IllegalMove("pause-locked")
        except (discord.NotFound, discord.InvalidData):
            row.channel, row.thread = await self._elsewhere(row, interaction)
            row.message = None
            await self.bot.store.games.update(row.id, channel=row.channel, thread=row.thread, message=None)
            if row.campaign is not None:
                place = {"channel": row.channel, "thread": row.thread, "message": None}
                await self.bot.store.campaigns.update(row.campaign, **place)
        except discord.Forbidden:
            pass  # it will say itself what it lacks
        await self.bot.table.broadcast.welcome(row.id)

    async def _elsewhere(self, row: GameRow, interaction: discord.Interaction[Any]) -> tuple[int, int]:
        channel: Any = self.bot.get_channel(row.channel)
        if channel is None:
            channel = interaction.channel
            channel = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(channel, discord.TextChannel):
            return interaction.channel_id or 0, interaction.channel_id or 0
        title = lobbycard.title(row, words(row.language))
        thread = await channel.create_thread(name=title[:100], type=places.public_thread(channel))
        return channel.id, thread.id

    # Members.

    async def left(self, row: GameRow, user: int) -> bool:
        """Whether this player is no longer on the server."""
        guild = self.bot.get_guild(row.guild)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False


async def setup(bot: Any) -> None:
    bot.lost = Lost(bot)
    await bot.add_cog(bot.lost)
