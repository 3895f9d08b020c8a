"""The gateway: log in, resume, start again, be killed, come in shards and in every compression."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import zlib
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.ext import commands

from sandbox import Sandbox
from sandbox.permissions import Permission
from tests.sandbox.scenario import Bot, eventually, running


async def test_resume_replays_what_was_missed(box: Sandbox) -> None:
    async with running(box) as bot:
        ann = box.person("Ann")
        await box.drop_gateway(4000)
        asked = await ann.slash("ping")
        assert (await asked.done()).message["content"] == "pong"
        await eventually(lambda: bot.resumes == 1)
        assert [frame["op"] for frame in box.gateway.received].count(2) == 1
        assert (await (await ann.slash("ping")).done()).message["content"] == "pong"


async def test_reconnect_asked_for(box: Sandbox) -> None:
    async with running(box) as bot:
        await box.gateway.reconnect()
        await eventually(lambda: bot.resumes == 1)


async def test_invalid_session_identifies_again(box: Sandbox) -> None:
    async with running(box) as bot:
        await box.drop_gateway(4000, resumable=False)
        await eventually(lambda: len(box.gateway.live) == 1, timeout=15)
        await box.ready()
        assert [frame["op"] for frame in box.gateway.received].count(2) == 2
        assert bot.resumes == 0
        assert (await (await box.person("Ann").slash("ping")).done()).message["content"] == "pong"


async def test_wrong_token_at_the_gateway(box: Sandbox) -> None:
    bot = Bot(connector=box.connector())
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_privileged_intents_must_be_granted(box: Sandbox) -> None:
    intents = discord.Intents.default()
    intents.members = True
    bot = Bot(connector=box.connector(), intents=intents)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(box.token)
    await bot.close()
    box.gateway.privileged_intents = True
    async with running(box, intents=intents) as bot:
        guild = bot.get_guild(int(box.world.guild_id))
        assert guild is not None
        await eventually(lambda: len(guild.members) == 6)


async def test_without_intents_strangers_words_stay_unread(box: Sandbox) -> None:
    async with running(box) as bot:
        guild = bot.get_guild(int(box.world.guild_id))
        assert guild is not None and [member.id for member in guild.members] == [bot.user.id]  # type: ignore[union-attr]
        await box.person("Ann").say("games", "a secret")
        await box.person("Ann").say("games", f"hey <@{box.world.bot_id}>")
        await eventually(lambda: len(bot.said) == 2)
        assert [message.content for message in bot.said] == ["", f"hey <@{box.world.bot_id}>"]


@pytest.mark.parametrize("mode", ["zlib-stream", "zstd-stream", "none"])
async def test_compression(box: Sandbox, monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    class Zlib:
        COMPRESSION_TYPE = "zlib-stream"

        def __init__(self) -> None:
            self.stream = zlib.decompressobj()

        def decompress(self, data: bytes) -> str:
            return self.stream.decompress(data).decode()

    if mode == "zlib-stream":
        monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Zlib)
    elif mode == "none":
        plain = type("Plain", (Zlib,), {"COMPRESSION_TYPE": "none"})
        monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", plain)
    async with running(box):
        assert (await (await box.person("Ann").slash("ping")).done()).message["content"] == "pong"


class Sharded(commands.AutoShardedBot):
    heard: list[tuple[int | None, int]]

    async def setup_hook(self) -> None:
        self.heard = []

        @self.tree.command(name="where", description="Which shard")
        async def where(interaction: discord.Interaction) -> None:
            assert interaction.guild is not None
            await interaction.response.send_message(str(interaction.guild.shard_id))

        await self.tree.sync()


async def test_shards_share_the_guilds(box: Sandbox) -> None:
    box.gateway.shards = 2
    bot = Sharded("!", intents=discord.Intents.default(), connector=box.connector(), guild_ready_timeout=0.1)
    task = asyncio.create_task(bot.start(box.token))
    try:
        await box.ready()
        await bot.wait_until_ready()
        assert bot.shard_count == 2
        answers = set()
        for guild_id in box.world.guilds:
            channel = box.world.channel("general", guild_id)
            answer = await (await box.person("Ann").slash("where", channel=channel)).done()
            assert answer.message["content"] == str((int(guild_id) >> 22) % 2)
            answers.add(answer.message["content"])
        assert answers == {"0", "1"}
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


ROOT = str(Path(__file__).resolve().parents[2])
CHILD = """
import asyncio, sys
sys.path.insert(0, {root!r})
from sandbox import connect
from tests.sandbox.scenario import Bot

async def main():
    bot = Bot(connector=connect.from_environment(), guild_ready_timeout=0.1)
    await bot.start({token!r})

asyncio.run(main())
"""


async def child(box: Sandbox) -> asyncio.subprocess.Process:
    code = CHILD.format(root=ROOT, token=box.token)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, env={**os.environ, **box.environment}
    )


async def test_the_world_survives_a_killed_bot(box: Sandbox) -> None:
    ann = box.person("Ann")
    first = await child(box)
    try:
        await box.ready()
        board = (await (await ann.slash("map")).done()).message
    finally:
        first.send_signal(signal.SIGKILL)
        await first.wait()
    await eventually(lambda: not box.gateway.live)
    second = await child(box)
    try:
        await box.ready()
        assert (await (await ann.click(board, "Go")).answered()).followups[0]["content"] == "private"
    finally:
        second.kill()
        await second.wait()


async def test_voice_states(box: Sandbox) -> None:
    async with running(box) as bot:
        bridge = bot.get_channel(int(box.world.channel("Bridge")["id"]))
        assert isinstance(bridge, discord.VoiceChannel)
        eve = box.person("Eve")
        await eve.join_voice("Bridge")
        await eventually(lambda: [str(user) for user in bridge.voice_states] == [eve.id])
        line = await bridge.connect(timeout=10)
        assert box.world.voice_states[box.world.guild_id][box.world.bot_id]["channel_id"] == str(bridge.id)
        await line.disconnect()
        await eventually(lambda: box.world.bot_id not in box.world.voice_states[box.world.guild_id])


async def test_voice_needs_connect(box: Sandbox) -> None:
    from sandbox import permissions

    async with running(box) as bot:
        value = permissions.BOT & ~Permission.CONNECT
        box.world.set_bot_permissions(box.world.guild_id, value)
        bridge: Any = bot.get_channel(int(box.world.channel("Bridge")["id"]))
        with pytest.raises(asyncio.TimeoutError):
            await bridge.connect(timeout=0.3)
        assert box.world.voice_states.get(box.world.guild_id, {}) == {}


async def test_changes_of_the_guild_reach_the_bot(box: Sandbox) -> None:
    async with running(box) as bot:
        guild = bot.get_guild(int(box.world.guild_id))
        assert guild is not None
        box.world.set_guild_locale(box.world.guild_id, "ru")
        box.world.set_bot_permissions(box.world.guild_id, Permission.VIEW_CHANNEL)
        await eventually(lambda: guild.preferred_locale is discord.Locale.russian)
        await eventually(lambda: guild.me.guild_permissions.value == Permission.VIEW_CHANNEL)


async def test_a_channel_the_bot_does_not_see_is_silent(box: Sandbox) -> None:
    async with running(box) as bot:
        view = str(int(Permission.VIEW_CHANNEL))
        hidden = {"id": box.world.bot_id, "type": 1, "allow": "0", "deny": view}
        box.world.channel("general")["permission_overwrites"].append(hidden)
        await box.person("Ann").say("general", "unheard")
        await box.person("Ann").say("games", "heard")
        await eventually(lambda: bot.said)
        assert [str(message.channel) for message in bot.said] == ["games"]
