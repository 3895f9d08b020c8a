"""Where tables are: which places a game can be played in, and who may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from rules.core import IllegalMove

if TYPE_CHECKING:
    from bot import Wardroom
    from db.campaigns import CampaignRow
    from db.games import GameRow

PATIENCE = 2
"""After so many refusals in a row a table is left alone."""
NO_THREADS = (discord.VoiceChannel, discord.StageChannel)
"""Their chats hold messages and nothing else: a game is played in the chat itself."""


async def for_new_table(bot: Wardroom, interaction: discord.Interaction[Any]) -> tuple[int, int | None]:
    """The channel and, where the table is opened in one, the thread. IllegalMove where no game can be."""
    channel = interaction.channel
    here = interaction.channel_id or 0
    if not isinstance(channel, discord.Thread):
        if isinstance(channel, NO_THREADS) and await bot.store.games.played_in(here):
            raise IllegalMove("place-chat-taken")
        return here, None
    if channel.is_private():
        await _join(channel)
    if not moves_out(channel) and await bot.store.games.played_in(here):
        raise IllegalMove("place-thread-taken")
    return channel.parent_id, here


def moves_out(thread: discord.Thread) -> bool:
    """Whether a second game of this thread gets one of its own beside it: a post has nothing beside it, and
    what is private stays so."""
    return isinstance(thread.parent, discord.TextChannel) and not thread.is_private()


async def _join(thread: discord.Thread) -> None:
    """In a private thread a command works for everybody, but only its members can be told anything."""
    try:
        await thread.join()
    except discord.Forbidden:
        raise IllegalMove("place-private-thread") from None


def public_thread(channel: discord.TextChannel) -> Any:
    """An announcement channel has threads of its own kind."""
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


# Who may know of a table.


def visible(interaction: discord.Interaction[Any], row: GameRow) -> bool:
    """Whether a table may be named to this person: who sits at it, and whoever sees its channel."""
    return row.seat_of(interaction.user.id) is not None or sees(interaction, row)


def sees(interaction: discord.Interaction[Any], row: GameRow | CampaignRow) -> bool:
    """Whether this person sees the place where it is played."""
    if interaction.channel_id == row.thread:
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != row.guild or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel(row.channel)
    if channel is None:
        return False
    held = channel.permissions_for(member)
    if isinstance(channel, NO_THREADS) and not held.connect:  # who may not come in reads no chat there
        return False
    thread = guild.get_thread(row.thread or 0)
    private = thread is not None and thread.is_private()
    return held.view_channel and (held.manage_threads or not private)


async def shown(interaction: discord.Interaction[Any], row: GameRow) -> bool:
    """The same, also of a thread that was archived: whether that one is private only Discord knows."""
    if not visible(interaction, row):
        return False
    asleep = row.thread not in (None, row.channel, interaction.channel_id)
    if not asleep or row.seat_of(interaction.user.id) is not None or interaction.guild is None:
        return True
    if interaction.guild.get_thread(row.thread or 0) is not None:
        return True
    try:
        thread = await interaction.client.fetch_channel(row.thread or 0)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return not (isinstance(thread, discord.Thread) and thread.is_private())


def manages(interaction: discord.Interaction[Any]) -> bool:
    """Whoever runs the server may put any of its tables to rest."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
