"""Communications down: the crew is muted if it agreed and the right is there, and never stays muted.

Muting waits for Discord, so it is done beside the game: no click and no announcement waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import discord

from cogs.budget import Purpose, made_for
from words import DEFAULT, Words, words

if TYPE_CHECKING:
    from db.people import People
    from db.store import Store

log = logging.getLogger(__name__)
NOT_IN_VOICE = 40032


class Errands:
    """What is done for a game beside its moves, one after the other: nobody is muted after the silence."""

    def __init__(self) -> None:
        self._last: dict[int, asyncio.Task[None]] = {}

    def soon(self, game: int, work: Coroutine[Any, Any, None]) -> None:
        before = self._last.get(game)

        async def run() -> None:
            if before is not None:
                await asyncio.wait([before])
            await work

        self._last[game] = task = asyncio.create_task(run(), name=f"silence of game {game}")
        task.add_done_callback(lambda done: self._done(game, done))

    def _done(self, game: int, task: asyncio.Task[None]) -> None:
        if self._last.get(game) is task:
            del self._last[game]
        if not task.cancelled() and task.exception() is not None:
            log.error("silence of game %s failed", game, exc_info=task.exception())

    async def close(self) -> None:
        tasks = list(self._last.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def mute(
    people: People,
    game: int,
    channel: discord.VoiceChannel | discord.StageChannel | None,
    users: set[int],
    speech: Words,
) -> bool:
    """Whether everybody of the crew in the channel could be muted. Names are written down first."""
    if channel is None or not channel.permissions_for(channel.guild.me).mute_members:
        return False
    present = [user for user, state in channel.voice_states.items() if user in users and not state.mute]
    await people.keep_mutes(channel.guild.id, game, present)
    done = await asyncio.gather(*(_muted(people, channel.guild, user, speech) for user in present))
    return all(done)


async def _muted(people: People, guild: discord.Guild, user: int, speech: Words) -> bool:
    try:
        await _edit(guild, user, True, speech("sa-reason-muted"))
    except discord.HTTPException as problem:
        if problem.code == NOT_IN_VOICE:  # has just left: there is nobody to be silent, or to be unmuted
            await people.unmuted(guild.id, user)
            return True
        log.warning("could not mute %s: %s", user, problem)
        return False
    return True


async def restore(client: discord.Client, store: Store, game: int | None = None) -> None:
    """Everybody the bot has muted (in this game, or at all) is heard again."""
    wanted = []
    for guild_id, user, of_game in await store.people.muted():
        guild = client.get_guild(guild_id)
        if game in (None, of_game) and guild is not None:
            row = await store.games.get(of_game)
            wanted.append((guild, user, words(row.language if row else DEFAULT)))
    await asyncio.gather(*(_heard_again(store.people, *each) for each in wanted))


async def _heard_again(people: People, guild: discord.Guild, user: int, speech: Words) -> None:
    try:
        await _edit(guild, user, False, speech("sa-reason-heard"))
    except discord.NotFound:
        log.info("member %s has left the server", user)
    except discord.HTTPException as problem:
        if problem.code != NOT_IN_VOICE:
            log.warning("could not unmute %s: %s", user, problem)
        return  # tried again when they come back to voice, and at every start
    await people.unmuted(guild.id, user)


async def _edit(guild: discord.Guild, user: int, muted: bool, why: str) -> None:
    with made_for(Purpose.VOICE):
        member = guild.get_member(user) or await guild.fetch_member(user)
        await member.edit(mute=muted, reason=why)
