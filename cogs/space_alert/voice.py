"""The ship's computer in a voice channel: one continuous stream, rejoined at the right second if it drops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

import aiohttp
import discord
import msgspec
from discord.voice_state import ConnectionFlowState, VoiceConnectionState

from audio import Call, Cue, Stream, calls, caught_up, plan
from cogs.budget import Purpose, made_for
from rules.space_alert.soundtracks import Mission

if TYPE_CHECKING:
    from cogs.space_alert.clock import MissionClock

log = logging.getLogger(__name__)
CHECK = 0.5
PATIENCE = 12.0
"""Seconds in which the library may find its way back by itself: to another region, over a lost line."""
LOST = 0.5
"""Seconds behind the clock from which on a line may have been lost."""
PACKET, STALL = 0.02, 0.1

Channel = discord.VoiceChannel | discord.StageChannel
Trouble = Literal["muted", "suppressed", "speechless", "shut", "out"]
"""Why nobody hears it: muted, a listener on a stage, no right to speak, none to enter, sent away by hand."""


class Source(Stream, discord.AudioSource):
    """The stream as discord.py plays it, and never faster than it is heard: after a stall the player would
    hurry through what it owes, and people would hear none of it."""

    _next = 0.0

    def read(self) -> bytes:
        now = time.perf_counter()
        if now - self._next > STALL:
            self._next = now
        elif now < self._next:
            time.sleep(self._next - now)
        self._next += PACKET
        return super().read()


class Connection(VoiceConnectionState):
    """Misses no change of its state. The library begins to wait only in a task of its own: a change before
    that one has started wakes nobody, and a move to another channel would take as long as its timeout."""

    async def _wait_for_state(
        self, state: ConnectionFlowState, *other_states: ConnectionFlowState, timeout: float | None = None
    ) -> None:
        async with asyncio.timeout(timeout):
            while self.state not in (state, *other_states):
                await self._state_event.wait()


class Line(discord.VoiceClient):
    """Knows when somebody else hung up: Discord says "in no channel" while it is connected."""

    sent_away = False

    def create_connection_state(self) -> VoiceConnectionState:
        return Connection(self)

    async def on_voice_state_update(self, data: Any) -> None:
        if data["channel_id"] is None and self.is_connected():
            self.sent_away = True
        await super().on_voice_state_update(data)


def script(mission: Mission, crew: int, solo: bool) -> list[Call]:
    return [Call(-10.0, "launch"), *calls(msgspec.to_builtins(mission), crew, solo)]


def cues(mission: Mission, crew: int, solo: bool, lang: str) -> list[Cue]:
    return plan(script(mission, crew, solo), lang)


class MissionVoice:
    """Speaks a mission into one channel for as long as its clock runs."""

    def __init__(
        self,
        channel: Channel,
        clock: MissionClock,
        due: list[Call],
        lang: str,
        changed: Callable[[Trouble | None], Awaitable[None]],
    ) -> None:
        self.channel = channel
        self.clock = clock
        self.lang = lang
        self.stream: Source | None = None
        self._due, self._cues = due, plan(due, lang)
        self._changed = changed
        """Called when people begin or cease to hear it."""
        self._told: Trouble | None = self.trouble if clock.row.sent_away else None
        self._waiting: list[tuple[str, dict[str, Any]]] = []
        self._line: Line | None = None
        self._lost_at: float | None = None
        self._token: str | None = None
        """Of the connection that the stream plays to."""
        self._task: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_speaking(), name=f"voice of game {self.clock.game}")

    async def stop(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self.stream is not None:
            self.stream.close()
        if self._line is not None:
            with contextlib.suppress(Exception):
                await self._line.disconnect(force=True)

    @property
    def speaking(self) -> bool:
        """Whether anybody in the channel can hear it now."""
        line = self._line
        return line is not None and line.is_connected() and line.is_playing() and self.trouble is None

    @property
    def sent_away(self) -> bool:
        """By hand, now or before a restart."""
        return self.clock.row.sent_away or (self._line is not None and self._line.sent_away)

    @property
    def trouble(self) -> Trouble | None:
        """Why it is not heard; None also while it is on its way."""
        if self.sent_away:
            return "out"
        me = self.channel.guild.me
        if me.voice is None or self._line is None or not self._line.is_connected():
            return None if self._may_enter() else "shut"
        if me.voice.mute:
            return "muted"
        if isinstance(self.channel, discord.StageChannel):
            return "suppressed" if me.voice.suppress else None
        speaks = self.channel.permissions_for(me).speak and not me.voice.suppress
        return None if speaks else "speechless"

    def leave_after(self, seconds: float, gone: Callable[[], object]) -> None:
        """Unless it is put off by another call."""
        if self._leaving is not None:
            self._leaving.cancel()

        async def wait() -> None:
            await asyncio.sleep(seconds)
            gone()
            self._leaving = None
            await self.stop()

        self._leaving = asyncio.create_task(wait(), name=f"voice of game {self.clock.game} leaves")

    def announce(self, key: str, **args: Any) -> None:
        """A line that is not of the mission's track."""
        if self.stream is None:
            self._waiting.append((key, args))
        else:
            self.stream.announce(key, **args)

    def _prepare(self) -> Source:
        """Decodes the voice and makes the sounds: half a second of work, so not on the event loop."""
        second, rate = self.clock.second, self.clock.row.rate
        stream = Source(self._cues, start_at=second, rate=rate, lang=self.lang, still=True)
        for key, args in self._waiting:
            stream.announce(key, **args)
        return stream

    async def _keep_speaking(self) -> None:
        """A lost connection is no failure of the mission (SA-436): text goes on, the voice comes back."""
        self.stream = stream = await asyncio.to_thread(self._prepare)
        while True:
            try:
                await self._attend(stream)
                if self.trouble != self._told:
                    self._told = self.trouble
                    await self._changed(self._told)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as problem:
                log.warning("voice of game %s: %s", self.clock.game, problem)
            await asyncio.sleep(CHECK)

    async def _attend(self, stream: Source) -> None:
        if self.sent_away:
            return  # whoever did that meant it
        if self._line is not None and isinstance(self._line.channel, Channel):
            self.channel = self._line.channel  # it may have been moved
        if self._line is None or self._given_up(self._line):
            if not self._may_enter():
                return
            self._line = await self._connect()
        if not self._line.is_connected():
            return
        self._play(self._line, stream)
        await self._follow(stream)

    def _play(self, line: Line, stream: Source) -> None:
        """Anew on every new connection: a player that missed the change does not announce itself there, and
        who was not announced is not heard."""
        if line.is_playing() and line.token != self._token:
            line.stop()
        if not line.is_playing():
            self._token = line.token
            line.play(stream)

    def _may_enter(self) -> bool:
        rights = self.channel.permissions_for(self.channel.guild.me)
        return rights.view_channel and rights.connect

    def _given_up(self, line: Line) -> bool:
        """Whether the library has: it lets go of the line, or takes longer than anybody should wait."""
        now = time.monotonic()
        if line.is_connected():
            self._lost_at = None
            return False
        self._lost_at = self._lost_at or now
        return self.channel.guild.voice_client is not line or now - self._lost_at > PATIENCE

    async def _connect(self) -> Line:
        self._lost_at = None
        existing = self.channel.guild.voice_client
        if existing is not None:
            await existing.disconnect(force=True)
        line = await self.channel.connect(timeout=10, reconnect=True, self_deaf=True, cls=Line)
        if isinstance(self.channel, discord.StageChannel):
            await self._step_forward(self.channel)
        return line

    async def _step_forward(self, stage: discord.StageChannel) -> None:
        """On a stage one enters as a listener: becomes a speaker where it may, and asks where not."""
        me = stage.guild.me
        try:
            with made_for(Purpose.VOICE):
                if stage.permissions_for(me).mute_members:
                    await me.edit(suppress=False)
                else:
                    await me.request_to_speak()
        except discord.DiscordException as problem:
            log.info("voice of game %s stays a listener: %s", self.clock.game, problem)

    async def _follow(self, stream: Source) -> None:
        """Where the clock is: standing with it, going on with it, and never more than a moment away."""
        if self.clock.stands:
            stream.pause()
            return
        stream.resume()
        second, rate = self.clock.second, self.clock.row.rate
        if second - stream.second > LOST * rate:
            await asyncio.to_thread(self._catch_up, stream)
        else:
            stream.sync(second)

    def _catch_up(self, stream: Source) -> None:
        """Nothing was heard for a while: a line lost meanwhile is said late rather than never."""
        second, rate = self.clock.second, self.clock.row.rate
        self._due, self._cues = caught_up(self._due, self._cues, stream.second, second, self.lang)
        stream.play(self._cues, start_at=self.clock.second, rate=rate)
