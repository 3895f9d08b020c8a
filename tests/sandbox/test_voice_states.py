"""Who is in voice, and who may mute whom: what Space Alert needs when communications are down."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import discord
import pytest
from discord.ext import commands

from sandbox import Sandbox
from sandbox.permissions import ALL, Permission


class Bridge:
    """Ann and a bot that watches the voice channel."""

    def __init__(self, box: Sandbox, bot: commands.Bot) -> None:
        self.box, self.bot, self.world = box, bot, box.world
        self.ann = box.person("Ann")
        guild = bot.get_guild(int(box.world.guild_id))
        assert guild is not None
        self.guild = guild
        self.seen: asyncio.Queue[discord.VoiceState] = asyncio.Queue()

        async def on_voice_state_update(
            member: discord.Member, before: object, after: discord.VoiceState
        ) -> None:
            if member.id == int(self.ann.id):
                self.seen.put_nowait(after)

        bot.add_listener(on_voice_state_update)

    async def next(self) -> discord.VoiceState:
        return await asyncio.wait_for(self.seen.get(), 2)

    async def member(self) -> discord.Member:
        return await self.guild.fetch_member(int(self.ann.id))


@contextlib.asynccontextmanager
async def bridge() -> AsyncIterator[Bridge]:
    async with Sandbox() as box:
        intents = discord.Intents.default()
        bot = commands.Bot("!", intents=intents, connector=box.connector(), guild_ready_timeout=0.1)
        task = asyncio.create_task(bot.start(box.token))
        async with asyncio.timeout(5):
            while not bot.is_ready():
                await asyncio.sleep(0.01)
        try:
            yield Bridge(box, bot)
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
    assert box.violations == []


async def test_the_bot_sees_people_come_and_go() -> None:
    async with bridge() as here:
        await here.ann.join_voice()
        state = await here.next()
        assert state.channel is not None
        assert state.channel.name == "Bridge"
        assert [member.id for member in state.channel.members] == [int(here.ann.id)]
        await here.ann.leave_voice()
        assert (await here.next()).channel is None
        assert here.box.voice.people(here.world.channel("Bridge")["id"]) == [str(here.box.voice.listener_id)]


async def test_muting_is_told_and_undone() -> None:
    async with bridge() as here:
        await here.ann.join_voice()
        assert not (await here.next()).mute
        member = await here.member()
        await member.edit(mute=True)
        assert (await here.next()).mute
        assert here.ann.voice is not None
        assert here.ann.voice["mute"]
        await member.edit(mute=False)
        assert not (await here.next()).mute


async def test_a_mute_outlives_leaving_the_channel() -> None:
    async with bridge() as here:
        await here.ann.join_voice()
        await here.next()
        await (await here.member()).edit(mute=True)
        assert (await here.next()).mute
        await here.ann.leave_voice()
        assert (await here.next()).channel is None
        await here.ann.join_voice()
        assert (await here.next()).mute


async def test_whoever_is_not_in_voice_cannot_be_muted() -> None:
    async with bridge() as here:
        member = await here.member()
        with pytest.raises(discord.HTTPException) as refusal:
            await member.edit(mute=True)
        assert (refusal.value.status, refusal.value.code) == (400, 40032)
        assert not here.world.guilds[here.world.guild_id]["members"][here.ann.id]["mute"]


@pytest.mark.parametrize(
    ("missing", "change"),
    [
        (Permission.MUTE_MEMBERS, {"mute": True}),
        (Permission.DEAFEN_MEMBERS, {"deafen": True}),
        (Permission.MOVE_MEMBERS, {"voice_channel": None}),
    ],
)
async def test_rights_are_needed(missing: Permission, change: dict[str, bool | None]) -> None:
    async with bridge() as here:
        everything = (1 << 50) - 1 & ~Permission.ADMINISTRATOR
        here.world.set_bot_permissions(here.world.guild_id, everything & ~missing)
        await here.ann.join_voice()
        await here.next()
        member = await here.member()
        with pytest.raises(discord.Forbidden):
            await member.edit(**change)  # type: ignore[arg-type]
        assert here.ann.voice is not None
        assert not here.ann.voice["mute"]
        assert not here.ann.voice["deaf"]
        here.world.set_bot_permissions(here.world.guild_id, everything)
        await member.edit(**change)  # type: ignore[arg-type]
        state = await here.next()
        assert state.mute or state.deaf or state.channel is None


async def test_nobody_is_moved_to_where_there_is_no_voice() -> None:
    async with bridge() as here:
        here.world.set_bot_permissions(here.world.guild_id, ALL)
        await here.ann.join_voice()
        state = dict(here.ann.voice or {})
        text = here.bot.get_channel(int(here.world.channel("games")["id"]))
        with pytest.raises(discord.NotFound):
            await (await here.member()).edit(mute=True, voice_channel=text)  # type: ignore[arg-type]
        assert here.ann.voice == state
