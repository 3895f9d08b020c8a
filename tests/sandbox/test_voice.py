"""An unmodified discord.py in the sandbox's voice channel: what is played is what people hear."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import cache
from itertools import pairwise

import av
import discord
import numpy as np
import pytest
from discord.ext import commands

from sandbox import Sandbox, shapes
from sandbox.voice import decode

FRAME = 960
OPUS_SILENCE = b"\xf8\xff\xfe"
SILENCES = 5
"""Packets of it that discord.py sends behind every recording."""


@cache
def tone(seconds: float) -> tuple[bytes, ...]:
    """A rising tone as Opus packets of 20 ms."""
    encoder = av.CodecContext.create("libopus", "w")
    encoder.sample_rate, encoder.layout, encoder.format = 48_000, "stereo", "s16"
    encoder.bit_rate, encoder.options = 64_000, {"frame_duration": "20"}
    time = np.arange(int(seconds * 48_000)) / 48_000
    wave = np.repeat(np.sin(2 * np.pi * (300 + 40 * time) * time) * 12_000, 2).astype(np.int16)
    packets = []
    for start in range(0, len(time), FRAME):
        block = wave[None, 2 * start : 2 * (start + FRAME)]
        frame = av.AudioFrame.from_ndarray(np.ascontiguousarray(block), format="s16", layout="stereo")
        frame.sample_rate, frame.pts = 48_000, start
        packets += [bytes(packet) for packet in encoder.encode(frame)]
    return tuple(packets)


class Recording(discord.AudioSource):
    def __init__(self, packets: tuple[bytes, ...]) -> None:
        self.packets = iter(packets)

    def read(self) -> bytes:
        return next(self.packets, b"")

    def is_opus(self) -> bool:
        return True


async def until(true: Callable[[], object], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def heard(box: Sandbox) -> list[bytes]:
    """Without the silence that discord.py sends behind every recording."""
    return [packet.opus for packet in box.voice.packets if packet.opus != OPUS_SILENCE]


class Crew:
    def __init__(self, box: Sandbox, bot: commands.Bot) -> None:
        self.box, self.bot, self.voice = box, bot, box.voice
        self.other = str(int(box.world.channel("Bridge")["id"]) + 1)

    async def join(self, timeout: float = 30) -> discord.VoiceClient:
        channel = self.bot.get_channel(int(self.box.world.channel("Bridge")["id"]))
        assert isinstance(channel, discord.VoiceChannel)
        client = await channel.connect(timeout=timeout)
        await self.encrypted(client)
        return client

    def start(self, client: discord.VoiceClient, packets: tuple[bytes, ...]) -> asyncio.Event:
        """Set when the last packet has been sent."""
        loop, done = asyncio.get_running_loop(), asyncio.Event()
        client.play(Recording(packets), after=lambda error: loop.call_soon_threadsafe(done.set))
        return done

    async def play(self, client: discord.VoiceClient, packets: tuple[bytes, ...]) -> None:
        """Announced first, and until every packet has arrived, heard or not."""
        await client.ws.speak(discord.SpeakingState.voice)
        await until(lambda: all(call.introduced for call in self.voice.calls.values()))
        before = len(self.voice.packets) + self.voice.lost
        await self.start(client, packets).wait()
        sent = len(packets) + SILENCES
        await until(lambda: len(self.voice.packets) + self.voice.lost >= before + sent)

    async def encrypted(self, client: discord.VoiceClient) -> None:
        """discord.py is connected before its end-to-end encryption is, and sends plain sound until then."""
        await until(lambda: client.voice_privacy_code == self.privacy_code())

    def privacy_code(self) -> str | None:
        (call,) = self.voice.calls.values()
        return call.group.privacy_code or "to come" if call.group else None


@contextlib.asynccontextmanager
async def aboard(*, dave: bool = False) -> AsyncIterator[Crew]:
    async with Sandbox() as box:
        bridge = box.world.channel("Bridge")
        other = shapes.voice_channel(str(int(bridge["id"]) + 1), bridge["guild_id"], "Sickbay", 10)
        box.world.add_channel(other)
        box.voice.dave = dave
        intents = discord.Intents.default()
        bot = commands.Bot("!", intents=intents, connector=box.connector(), guild_ready_timeout=0.1)
        task = asyncio.create_task(bot.start(box.token))
        await until(bot.is_ready)
        try:
            yield Crew(box, bot)
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
    assert box.violations == []


@pytest.mark.parametrize(("dave", "seconds"), [(False, 5), (True, 3)])
async def test_people_hear_what_is_played(dave: bool, seconds: float) -> None:
    packets = tone(seconds)
    async with aboard(dave=dave) as crew:
        client = await crew.join()
        live = crew.voice.listen()
        playing = asyncio.create_task(crew.play(client, packets))
        await until(lambda: crew.voice.speaking)
        assert [await anext(live) for _ in range(10)] == list(packets[:10])
        await playing
        await until(lambda: not crew.voice.speaking)
        assert heard(crew.box) == list(packets)
        kept = crew.voice.packets
        assert {b.sequence - a.sequence for a, b in pairwise(kept)} == {1}
        assert {b.timestamp - a.timestamp for a, b in pairwise(kept)} == {FRAME}
        assert kept[len(packets) - 1].at - kept[0].at > 0.9 * seconds, "as fast as it is heard"
        assert crew.voice.lost == 0
        (call,) = crew.voice.calls.values()
        if dave:
            assert call.group is not None
            assert call.group.listener is not None
            statistics = call.group.listener.get_decryption_stats(int(crew.box.world.bot_id))
            assert statistics is not None
            assert statistics.successes == len(packets)
        else:
            assert client.voice_privacy_code is None


def test_decoding_gives_the_sound_back() -> None:
    packets = tone(1)
    sound = decode(list(packets))
    assert sound.shape == (len(packets) * FRAME, 2)
    assert sound.dtype == np.float32
    loudness = np.sqrt((sound[4800:] ** 2).mean())
    assert loudness == pytest.approx(12_000 / 32_768 / np.sqrt(2), rel=0.05)
    spectrum = np.abs(np.fft.rfft(sound[:, 0]))
    assert 290 < spectrum.argmax() * 48_000 / len(sound) < 390
    assert decode([]).shape == (0, 2)


@pytest.mark.parametrize(("code", "dave"), [(4006, True), (1006, False)])
async def test_sound_goes_on_after_a_lost_websocket(code: int, dave: bool) -> None:
    packets = tone(5)
    async with aboard(dave=dave) as crew:
        client = await crew.join()
        played = crew.start(client, packets)
        await until(lambda: len(crew.voice.packets) > 10)
        await crew.voice.drop(code)
        await until(lambda: crew.voice.connections == 2)
        await crew.encrypted(client)
        before = len(crew.voice.packets)
        await until(lambda: len(crew.voice.packets) > before + 20)
        last = heard(crew.box)[-10:]
        start = packets.index(last[0])
        assert list(packets[start : start + 10]) == last
        client.stop()
        await played.wait()


async def test_a_move_takes_the_sound_along() -> None:
    packets = tone(0.5)
    async with aboard(dave=True) as crew:
        client = await crew.join()
        channel = crew.bot.get_channel(int(crew.other))
        await client.move_to(channel, timeout=30)
        await crew.encrypted(client)
        await crew.play(client, packets)
        assert heard(crew.box) == list(packets)
        assert {packet.channel_id for packet in crew.voice.packets} == {crew.other}
        assert crew.voice.connections == 2
        (call,) = crew.voice.calls.values()
        assert call.channel_id == crew.other


async def test_leaving_ends_the_call() -> None:
    async with aboard() as crew:
        client = await crew.join()
        await client.disconnect()
        await until(lambda: not crew.voice.calls)
        assert crew.box.world.bot_id not in crew.box.world.voice_states[crew.box.world.guild_id]
        again = await crew.join()
        await crew.play(again, tone(0.2))
        assert heard(crew.box) == list(tone(0.2))


async def test_thrown_out_by_a_moderator() -> None:
    async with aboard() as crew:
        client = await crew.join()
        world = crew.box.world
        world.set_voice(world.guild_id, world.bot_id, {"channel_id": None})
        await until(lambda: not client.is_connected() and not crew.voice.calls)


async def test_voice_outlives_a_main_gateway_that_is_resumed() -> None:
    async with aboard() as crew:
        client = await crew.join()
        await crew.box.drop_gateway()
        await until(lambda: crew.box.gateway.live)
        await crew.play(client, tone(0.2))
        assert heard(crew.box) == list(tone(0.2))
        assert crew.voice.connections == 1


async def test_after_a_crash_of_the_voice_server_the_client_gives_up() -> None:
    """discord.py asks for a new invitation before it resumes and misses it: whoever plays must join again."""
    async with aboard() as crew:
        client = await crew.join(timeout=6)
        await crew.voice.drop(4015)
        await until(lambda: not crew.voice.calls and not client.is_connected())
        again = await crew.join()
        await crew.play(again, tone(0.2))
        assert heard(crew.box) == list(tone(0.2))


async def test_nobody_hears_a_muted_bot() -> None:
    async with aboard() as crew:
        client = await crew.join()
        world = crew.box.world
        world.set_member(world.guild_id, world.bot_id, {"mute": True})
        await crew.play(client, tone(0.2))
        assert crew.voice.packets == []
        world.set_member(world.guild_id, world.bot_id, {"mute": False})
        await crew.play(client, tone(0.2))
        assert heard(crew.box) == list(tone(0.2))


async def test_muting_itself_needs_no_new_connection() -> None:
    async with aboard() as crew:
        client = await crew.join()
        await client.guild.change_voice_state(channel=client.channel, self_mute=True)
        world = crew.box.world
        await until(lambda: world.voice_states[world.guild_id][world.bot_id]["self_mute"])
        await crew.play(client, tone(0.2))
        assert crew.voice.connections == 1
        assert heard(crew.box) == list(tone(0.2))


async def test_encryption_ends_and_begins_in_a_running_call() -> None:
    packets = tone(0.3)
    async with aboard(dave=True) as crew:
        client = await crew.join()
        (call,) = crew.voice.calls.values()
        await crew.voice.encrypt(False)
        await until(lambda: call.version == 0)
        await crew.play(client, packets)
        assert heard(crew.box) == list(packets)
        crew.voice.packets.clear()
        await crew.voice.encrypt(True)
        await until(lambda: call.version == 1)
        await crew.play(client, packets)
        assert heard(crew.box) == list(packets)
        await crew.encrypted(client)


async def test_a_client_that_cannot_follow_a_commit_is_readmitted() -> None:
    async with aboard(dave=True) as crew:
        crew.voice.spoil_commit = True
        client = await crew.join()
        assert crew.voice.recoveries == 1
        await crew.play(client, tone(0.2))
        assert heard(crew.box) == list(tone(0.2))


async def test_a_deaf_line_lets_nobody_in() -> None:
    async with aboard() as crew:
        crew.voice.deaf = True
        with pytest.raises(TimeoutError):
            await crew.join(timeout=0.5)
        await until(lambda: not crew.voice.calls)


# End to end among people.


async def everybody_hears(crew: Crew, *names: str) -> None:
    """From now on: each of these, and nobody who has left."""
    (call,) = crew.voice.calls.values()
    wanted = {crew.voice.listener_id, *(int(crew.box.world.user_id(name)) for name in names)}
    group = call.group
    assert group is not None
    await until(lambda: set(group.members) == wanted)
    group.heard.clear()
    await until(lambda: min(group.heard[user] for user in wanted) > 10)
    assert set(group.heard) == wanted


@pytest.mark.parametrize("hasty", [False, True])
async def test_people_come_and_go_while_the_bot_speaks(hasty: bool) -> None:
    async with aboard(dave=True) as crew:
        crew.voice.hasty = hasty
        ann, eve = crew.box.person("Ann"), crew.box.person("Eve")
        await ann.join_voice()
        client = await crew.join()
        client.play(Recording(tone(60)))
        await everybody_hears(crew, "Ann")
        await eve.join_voice()
        await everybody_hears(crew, "Ann", "Eve")
        await ann.leave_voice()
        await everybody_hears(crew, "Eve")
        await eve.leave_voice()
        await ann.join_voice()
        await everybody_hears(crew, "Ann")
        (call,) = crew.voice.calls.values()
        await until(lambda: not call.transitions)
        client.stop()


async def test_a_welcome_with_a_transition_under_way() -> None:
    """Others join while the bot does: it is welcomed, told of the next change at once, and agrees to both."""
    async with aboard(dave=True) as crew:
        crew.voice.hasty = True
        await crew.box.person("Ann").join_voice()
        joining = asyncio.create_task(crew.join())
        await until(lambda: crew.voice.calls and all(call.group for call in crew.voice.calls.values()))
        for name in ("Eve", "Chidi"):
            await crew.box.person(name).join_voice()
        client = await joining
        client.play(Recording(tone(60)))
        await everybody_hears(crew, "Ann", "Eve", "Chidi")
        (call,) = crew.voice.calls.values()
        await until(lambda: not call.transitions)
        assert call.transition >= 2
        client.stop()


async def test_a_damaged_commit_among_people_is_recovered_from() -> None:
    async with aboard(dave=True) as crew:
        await crew.box.person("Ann").join_voice()
        client = await crew.join()
        client.play(Recording(tone(60)))
        await everybody_hears(crew, "Ann")
        crew.voice.spoil_commit = True
        await crew.box.person("Eve").join_voice()
        await until(lambda: crew.voice.recoveries == 1)
        await everybody_hears(crew, "Ann", "Eve")
        client.stop()
