"""Who is in voice, and who may mute whom: what Space Alert needs when communications are down."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from sandbox import Sandbox, permissions, shapes
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
        return await asyncio.wait_for(self.seen.get(), 60)

    async def member(self) -> discord.Member:
        return await self.guild.fetch_member(int(self.ann.id))


@contextlib.asynccontextmanager
async def bridge() -> AsyncIterator[Bridge]:
    async with Sandbox() as box:
        intents = discord.Intents.default()
        bot = commands.Bot("!", intents=intents, connector=box.connector(), guild_ready_timeout=0.1)
        task = asyncio.create_task(bot.start(box.token))
        async with asyncio.timeout(60):
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


# The bot's own voice.


async def own(here: Bridge, channel: str = "Bridge") -> discord.VoiceClient:
    place = here.bot.get_channel(int(here.world.channel(channel)["id"]))
    assert isinstance(place, discord.VoiceChannel | discord.StageChannel)
    return await place.connect(timeout=30)


def state_of(here: Bridge) -> dict[str, Any]:
    return here.world.voice_states[here.world.guild_id][here.world.bot_id]


async def heard_of(here: Bridge, client: discord.VoiceClient, packet: bytes) -> bool:
    """Whether people hear this; a packet that is dropped is counted as lost."""
    voice = here.box.voice
    before = len(voice.packets) + voice.lost
    await client.ws.speak(discord.SpeakingState.voice)
    async with asyncio.timeout(60):
        while len(voice.packets) + voice.lost == before:
            client.send_audio_packet(packet, encode=False)
            await asyncio.sleep(0.02)
    return any(heard.opus == packet for heard in voice.packets)


async def introduced(here: Bridge) -> None:
    async with asyncio.timeout(60):
        while not all(call.introduced for call in here.box.voice.calls.values()):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("trouble", ["mute", "speak", "speak here"])
async def test_who_is_muted_or_may_not_speak_is_not_heard(trouble: str) -> None:
    async with bridge() as here:
        world, bridge_id = here.world, here.world.channel("Bridge")["id"]
        client = await own(here)
        await client.ws.speak(discord.SpeakingState.voice)
        await introduced(here)
        assert await heard_of(here, client, b"before")
        if trouble == "mute":
            world.set_member(world.guild_id, world.bot_id, {"mute": True})
        elif trouble == "speak":
            world.set_bot_permissions(world.guild_id, permissions.BOT & ~Permission.SPEAK)
        else:
            deny = {"id": world.guild_id, "type": 0, "allow": "0", "deny": str(int(Permission.SPEAK))}
            world.change_channel(world.channel(bridge_id), {"permission_overwrites": [deny]})
        assert state_of(here)["mute"] == (trouble == "mute")
        assert state_of(here)["suppress"] == (trouble != "mute")
        assert not await heard_of(here, client, b"after")
        await client.disconnect()
        client = await own(here)
        await client.ws.speak(discord.SpeakingState.voice)
        await introduced(here)
        assert not await heard_of(here, client, b"again"), "coming back does not help"


async def test_on_a_stage_one_listens_until_one_is_made_a_speaker() -> None:
    async with bridge() as here:
        world = here.world
        stage = shapes.place(
            shapes.STAGE, str(int(world.channel("Bridge")["id"]) + 7), world.guild_id, "Stage"
        )
        world.add_channel(stage)
        world.emit_in(stage, "CHANNEL_CREATE", stage)
        async with asyncio.timeout(60):
            while here.bot.get_channel(int(stage["id"])) is None:
                await asyncio.sleep(0.01)
        client = await own(here, "Stage")
        await client.ws.speak(discord.SpeakingState.voice)
        await introduced(here)
        assert state_of(here)["suppress"]
        assert not await heard_of(here, client, b"listening")
        world.set_bot_permissions(world.guild_id, permissions.BOT & ~Permission.MUTE_MEMBERS)
        with pytest.raises(discord.Forbidden):
            await here.guild.me.edit(suppress=False)
        await here.guild.me.request_to_speak()
        assert state_of(here)["request_to_speak_timestamp"] is not None
        world.set_bot_permissions(world.guild_id, permissions.BOT)
        await here.guild.me.edit(suppress=False)
        assert not state_of(here)["suppress"]
        assert await heard_of(here, client, b"speaking")


async def test_a_call_moves_to_another_region() -> None:
    async with bridge() as here:
        client = await own(here)
        await here.box.gateway.move_region(here.world.guild_id, pause=0.3)
        async with asyncio.timeout(60):
            while here.box.voice.connections < 2 or not client.is_connected():
                await asyncio.sleep(0.01)
        assert client.endpoint == "rotterdam.discord.media"


async def test_the_audit_log_knows_why() -> None:
    async with bridge() as here:
        await here.ann.join_voice()
        await here.next()
        await (await here.member()).edit(mute=True, reason="тишина на борту")
        (entry,) = here.world.audit_log
        assert (entry["target_id"], entry["reason"]) == (here.ann.id, "тишина на борту")


async def test_changes_of_members_have_a_budget() -> None:
    async with bridge() as here:
        here.box.limits.enabled = True
        await here.ann.join_voice()
        await here.next()
        url = f"https://discord.com/api/v10/guilds/{here.world.guild_id}/members/{here.ann.id}"
        headers = {"Authorization": f"Bot {here.box.token}"}
        async with aiohttp.ClientSession(connector=here.box.connector()) as session:
            for number in range(11):
                body = {"mute": not number % 2}
                async with session.patch(url, json=body, headers=headers) as answer:
                    assert answer.status == (200 if number < 10 else 429)
