"""Several bots with shards of one application: each has its servers, its voice, its turn to identify."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
from discord.ext import commands

from sandbox import Sandbox
from tests.sandbox.scenario import eventually, running


class Shards(commands.AutoShardedBot):
    """One process of several: the shards it was given, and what it hears."""

    def __init__(self, box: Sandbox, *shards: int, of: int) -> None:
        super().__init__(
            "!",
            intents=discord.Intents.default(),
            connector=box.connector(),
            guild_ready_timeout=0.1,
            shard_count=of,
            shard_ids=list(shards),
        )
        self.heard: list[str] = []

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)


@asynccontextmanager
async def bot_with(box: Sandbox, *shards: int, of: int = 2) -> AsyncIterator[Shards]:
    bot = Shards(box, *shards, of=of)
    task = asyncio.create_task(bot.start(box.token))
    try:
        async with asyncio.timeout(60):
            while not bot.is_ready():
                await asyncio.sleep(0.01)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


def guild_of_shard(box: Sandbox, shard: int, count: int = 2) -> str:
    return next(guild for guild in box.world.guilds if (int(guild) >> 22) % count == shard)


async def test_each_bot_has_the_servers_of_its_shards(box: Sandbox) -> None:
    async with AsyncExitStack() as bots:
        first, second = [await bots.enter_async_context(bot_with(box, number)) for number in (0, 1)]
        for number, bot in enumerate((first, second)):
            guilds = {each for each in box.world.guilds if (int(each) >> 22) % 2 == number}
            assert guilds and {str(guild.id) for guild in bot.guilds} == guilds
        ann = box.person("Ann")
        for number in (0, 1):
            guild = guild_of_shard(box, number)
            await ann.say(box.world.channel("general", guild), f"to shard {number}")
        await eventually(lambda: first.heard and second.heard)
        assert (len(first.heard), len(second.heard)) == (1, 1)


async def test_direct_messages_come_to_the_first_shard(box: Sandbox) -> None:
    async with AsyncExitStack() as bots:
        first, second = [await bots.enter_async_context(bot_with(box, number)) for number in (0, 1)]
        user = await second.fetch_user(int(box.person("Ann").id))
        sent = await user.send("from the second")
        await eventually(lambda: first.heard == ["from the second"])
        await box.person("Ann").say(box.world.channels[str(sent.channel.id)], "to whom?")
        await eventually(lambda: len(first.heard) == 2)
        assert second.heard == []


async def test_a_start_leaves_the_voice_of_its_own_shard_and_no_other(box: Sandbox) -> None:
    async with AsyncExitStack() as bots:
        await bots.enter_async_context(bot_with(box, 0))
        async with bot_with(box, 1):
            places = [guild_of_shard(box, number) for number in (0, 1)]
            for session, guild in zip(box.gateway.live, places, strict=True):
                await box.gateway.handle_voice_state(session, asked_into_voice(box, guild))
            assert all(in_voice(box, guild) for guild in places)
        async with bot_with(box, 1):
            assert [in_voice(box, guild) for guild in places] == [True, False]


async def test_who_says_goodbye_is_in_no_voice_any_more(box: Sandbox) -> None:
    guild = guild_of_shard(box, 1)
    async with bot_with(box, 0), aiohttp.ClientSession(connector=box.connector()) as http:
        async with http.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as socket:
            identify = {"token": box.token, "intents": 1 << 7, "shard": [1, 2], "properties": {}}
            await socket.send_json({"op": 2, "d": identify})
            await socket.send_json({"op": 4, "d": asked_into_voice(box, guild)})
            await eventually(lambda: in_voice(box, guild))
            await socket.close(code=1000)
        await eventually(lambda: not in_voice(box, guild))


def asked_into_voice(box: Sandbox, guild: str) -> dict[str, object]:
    channel = box.world.channel("Bridge", guild)["id"]
    return {"guild_id": guild, "channel_id": channel, "self_mute": False, "self_deaf": False}


def in_voice(box: Sandbox, guild: str) -> bool:
    return box.world.bot_id in box.world.voice_states.get(guild, {})


async def test_a_voice_outlives_a_socket_that_will_resume(box: Sandbox) -> None:
    async with running(box) as bot:
        bridge = bot.get_channel(int(box.world.channel("Bridge")["id"]))
        assert isinstance(bridge, discord.VoiceChannel)
        line = await bridge.connect(timeout=10)
        await box.drop_gateway(4000)
        await eventually(lambda: bot.resumes == 1)
        assert in_voice(box, box.world.guild_id)
        await line.disconnect()


async def test_shards_of_one_key_identify_five_seconds_apart(box: Sandbox) -> None:
    """discord.py is told that its session is invalid, waits, and comes again."""
    box.gateway.strict, box.gateway.max_concurrency = True, 1
    began = time.monotonic()
    async with AsyncExitStack() as bots:
        for number in (0, 1):
            await bots.enter_async_context(bot_with(box, number))
        assert box.gateway.refused_identifies == 1
        assert time.monotonic() - began >= 5
        assert len(box.gateway.live) == 2


async def test_shards_of_different_keys_need_not_wait(box: Sandbox) -> None:
    box.gateway.strict = True
    async with AsyncExitStack() as bots:
        for number in (0, 1):
            await bots.enter_async_context(bot_with(box, number))
        assert box.gateway.refused_identifies == 0


async def test_all_routes_share_so_many_requests_a_second(box: Sandbox) -> None:
    async with running(box) as bot:
        board = await (await box.person("Ann").slash("map")).done()
        box.limits.per_second = 2
        began = box.world.now()
        channel = bot.get_partial_messageable(int(box.world.channel("games")["id"]))
        await asyncio.gather(*(channel.send(str(number)) for number in range(6)))
        assert box.limits.hits >= 1
        assert box.world.now() - began >= 1.9
        hits = box.limits.hits
        for _ in range(8):  # answers to interactions are not counted, however full it is
            assert (await (await box.person("Ann").click(board.message, "Go")).answered()).followups
        assert box.limits.hits == hits
