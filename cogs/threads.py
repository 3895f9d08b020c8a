"""The thread that a game is played in: its own, its campaign's, or the one it was opened in."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs import places
from cogs.titles import title_of
from db.games import GameRow
from rules.core import IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

HAS_THREAD, GONE, LACKING = 160004, 10008, 50013
log = logging.getLogger(__name__)


async def of(bot: Wardroom, row: GameRow) -> int:
    """The game's own thread; where there can be none, or it was opened in one, that very place."""
    if row.campaign is not None and row.thread is not None:
        return await _campaign_thread(bot, row, row.thread)
    if row.thread is not None and await _stays(bot, row):
        return row.thread
    name = words(row.language)(
        "thread-name", game=title_of(row.game, words(row.language)), number=str(row.id)
    )
    channel = bot.get_channel(row.channel) or await bot.fetch_channel(row.channel)
    if not isinstance(channel, discord.TextChannel):
        return row.channel
    if row.message is None or row.thread is not None:  # a lobby in another game's thread
        return await _thread_without_lobby(channel, row, name)
    message = channel.get_partial_message(row.message)
    try:
        thread = await message.create_thread(name=name[:100], auto_archive_duration=10080)
    except discord.HTTPException as problem:
        if problem.code == GONE:  # the lobby was deleted and started from a copy of it
            return await _thread_without_lobby(channel, row, name)
        if problem.code != HAS_THREAD:
            raise
        found = await bot.fetch_channel(row.message)  # made by a start that was cut short
        assert isinstance(found, discord.Thread)
        thread = found
    await _invite(thread, row)
    return thread.id


async def _stays(bot: Wardroom, row: GameRow) -> bool:
    """Whether a table opened in a thread is played there; in another game's it would be in the way."""
    thread = await bot.fetch_channel(row.thread or 0)
    if isinstance(thread, discord.Thread) and not places.moves_out(thread):
        if await bot.store.games.played_in(thread.id, row.id):
            raise IllegalMove("place-thread-taken")
        return True
    return not await bot.store.games.hosted(row.thread or 0, row.id)


async def _campaign_thread(bot: Wardroom, row: GameRow, number: int) -> int:
    """All chapters of a campaign are played where it lives."""
    thread = bot.get_channel(number) or await bot.fetch_channel(number)
    if isinstance(thread, discord.Thread):
        await _invite(thread, row)
    return number


async def _thread_without_lobby(channel: discord.TextChannel, row: GameRow, name: str) -> int:
    kind = places.public_thread(channel)
    thread = await channel.create_thread(name=name[:100], auto_archive_duration=10080, type=kind)
    await _invite(thread, row)
    return thread.id


async def _invite(thread: discord.Thread, row: GameRow) -> None:
    for seat in row.seats:
        if seat.user is not None:
            try:
                await thread.add_user(discord.Object(seat.user))
            except discord.HTTPException as problem:  # left the server, or does not see the channel
                if problem.code == LACKING:
                    raise
                log.info("seat %s of game %s is not in its thread: %s", seat.seat, row.id, problem)
