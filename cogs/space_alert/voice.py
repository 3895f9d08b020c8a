"""The ship's computer in a voice channel: one continuous stream, rejoined at the right second if it drops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

from audio import Call, Cue, Stream, calls, plan
from rules.space_alert.soundtracks import Mission

if TYPE_CHECKING:
    from cogs.space_alert.clock import MissionClock

log = logging.getLogger(__name__)
CHECK = 0.5


class Source(Stream, discord.AudioSource):
    """The stream as discord.py plays it."""


def cues(mission: Mission, crew: int, solo: bool, lang: str) -> list[Cue]:
    return plan([Call(-10.0, "launch"), *calls(msgspec.to_builtins(mission), crew, solo)], lang)


class MissionVoice:
    """Speaks a mission into one channel for as long as its clock runs."""

    def __init__(
        self,
        channel: discord.VoiceChannel | discord.StageChannel,
        clock: MissionClock,
        lines: list[Cue],
        lang: str,
    ) -> None:
        self.channel = channel
        self.clock = clock
        self.lines = lines
        self.lang = lang
        self.stream: Source | None = None
        self._waiting: list[tuple[str, dict[str, Any]]] = []
        self._client: discord.VoiceClient | None = None
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
        if self._client is not None:
            with contextlib.suppress(Exception):
                await self._client.disconnect(force=True)

    @property
    def speaking(self) -> bool:
        """Whether anybody in the channel can hear it now."""
        return self._client is not None and self._client.is_connected() and self._client.is_playing()

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
        stream = Source(self.lines, start_at=second, rate=rate, lang=self.lang, still=True)
        for key, args in self._waiting:
            stream.announce(key, **args)
        return stream

    async def _keep_speaking(self) -> None:
        """A lost connection is no failure of the mission (SA-436): text goes on, the voice comes back."""
        self.stream = stream = await asyncio.to_thread(self._prepare)
        while True:
            try:
                if self._client is None or not self._client.is_connected():
                    await self._connect(stream)
                elif not self._client.is_playing():
                    self._client.play(stream)
                self._follow(stream)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as problem:
                log.warning("voice of game %s: %s", self.clock.game, problem)
            await asyncio.sleep(CHECK)

    def _follow(self, stream: Source) -> None:
        """Where the clock is: standing with it, going on with it, and never more than a moment away."""
        if self.clock.stands:
            stream.pause()
        else:
            stream.resume()
            stream.sync(self.clock.second)

    async def _connect(self, stream: Source) -> None:
        existing = self.channel.guild.voice_client
        if existing is not None:
            await existing.disconnect(force=True)
        self._client = await self.channel.connect(timeout=10, reconnect=True, self_deaf=True)
        stream.seek(self.clock.second)
        self._client.play(stream)
