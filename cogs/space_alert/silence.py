"""Communications down: the crew is muted if it agreed and the right is there, and never stays muted."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from db.people import People

log = logging.getLogger(__name__)


async def mute(
    people: People, game: int, channel: discord.VoiceChannel | discord.StageChannel | None, users: set[int]
) -> bool:
    """Whether everybody of the crew in the channel could be muted. Names are written down first."""
    if channel is None or not channel.permissions_for(channel.guild.me).mute_members:
        return False
    present = [user for user, state in channel.voice_states.items() if user in users and not state.mute]
    await people.keep_mutes(channel.guild.id, game, present)
    for user in present:
        try:
            await _edit(channel.guild, user, True)
        except discord.HTTPException as problem:
            log.warning("could not mute in game %s: %s", game, problem)
            return False
    return True


async def restore(client: discord.Client, people: People, game: int | None = None) -> int:
    """Everybody the bot has muted (in this game, or at all) is heard again; how many."""
    count = 0
    for guild_id, user, of_game in await people.muted():
        if game is not None and of_game != game:
            continue
        guild = client.get_guild(guild_id)
        if guild is None:
            continue
        try:
            await _edit(guild, user, False)
        except discord.NotFound:
            log.info("member %s has left the server", user)
        except discord.HTTPException as problem:
            if problem.code != NOT_IN_VOICE:
                log.warning("could not unmute %s: %s", user, problem)
            continue  # tried again when they come back to voice, and at every start
        await people.unmuted(guild_id, user)
        count += 1
    return count


NOT_IN_VOICE = 40032


async def _edit(guild: discord.Guild, user: int, muted: bool) -> None:
    member = guild.get_member(user) or await guild.fetch_member(user)
    await member.edit(mute=muted)
