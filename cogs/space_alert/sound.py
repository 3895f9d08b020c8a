"""What a crew hears: the ship's voice where it sits, and silence when communications are down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs import send_once, table_settings
from cogs.space_alert import aloud, silence
from cogs.space_alert.clock import MissionClock
from cogs.space_alert.game import Game
from cogs.space_alert.story import ENDINGS
from cogs.space_alert.voice import Channel, MissionVoice, Trouble, script
from cogs.table import Table
from rules.core import Event
from rules.space_alert import referee
from rules.space_alert.game import RULES
from rules.space_alert.missions import silences
from words import words

if TYPE_CHECKING:
    from cogs.space_alert.face import SpaceAlertFace

LISTENING, GOODBYE = 600.0, 15.0
"""Seconds that the voice stays with nothing to say: before the end, and after it."""


class Sound:
    """Of all missions of a face, which knows their clocks and voices."""

    def __init__(self, face: SpaceAlertFace) -> None:
        self._face = face
        self.errands = silence.Errands()

    async def speak(self, loaded: Game, clock: MissionClock) -> None:
        """One voice a server: a mission under way keeps it, one that is over gives it up."""
        channel = self.channel_of(clock)
        if channel is None or table_settings.of(loaded.row).sound == "text":
            return
        for game, other in list(self._face.voices.items()):
            if other.channel.guild == channel.guild:
                if game in self._face.clocks and game != loaded.row.id:
                    return
                await self._face.voices.pop(game).stop()
        heard = loaded.consult(referee.soundtrack)
        due = script(heard.mission, heard.crew, heard.solo)

        async def changed(trouble: Trouble | None) -> None:
            if trouble == "out":
                await clock.sent_away()
            await self._heard_or_not(clock.table, loaded.row.id, trouble)

        voice = MissionVoice(channel, clock, due, loaded.row.language, changed)
        self._face.voices[loaded.row.id] = voice
        voice.start()

    async def _heard_or_not(self, table: Table, game: int, trouble: Trouble | None) -> None:
        """The table says why the voice is not heard; that it was sent away is told, since it stays out."""
        table.broadcast.changed(game)
        if trouble == "out":
            loaded = await table.load(game, RULES)
            text = words(loaded.row.language)("sa-voice-sent-away")
            await send_once.quietly(table.broadcast.thread(loaded), content=text)

    def voice_channel(self, loaded: Game) -> Channel | None:
        """Where most of the crew is."""
        guild = self._face.bot.get_guild(loaded.row.guild) if self._face.bot else None
        if guild is None:
            return None
        users = {seat.user for seat in loaded.row.seats}
        channels: list[Channel] = [*guild.voice_channels, *guild.stage_channels]
        crowd = {channel: len(users & channel.voice_states.keys()) for channel in channels}
        best = max(crowd, key=lambda channel: crowd[channel], default=None)
        return best if best is not None and crowd[best] else None

    def channel_of(self, clock: MissionClock) -> Channel | None:
        """Where the bot speaks, also if it was dragged elsewhere; without a voice, where the crew was."""
        if clock.game in self._face.voices:
            return self._face.voices[clock.game].channel
        channel = self._face.bot.get_channel(clock.row.voice) if self._face.bot and clock.row.voice else None
        return channel if isinstance(channel, Channel) else None

    def hang_up(self, game: int, seconds: float) -> None:
        """The voice leaves when nothing has been said for so long."""
        voice = self._face.voices.get(game)
        if voice is not None:
            voice.leave_after(seconds / self._face.rate, lambda: self._face.voices.pop(game, None))

    def tell_aloud(self, loaded: Game, events: Sequence[Event]) -> None:
        """The resolution in the ship's own voice, in a few words a turn."""
        voice = self._face.voices.get(loaded.row.id)
        if voice is None or loaded.row.id in self._face.clocks:
            return
        for key, args in aloud.spoken(events):
            voice.announce(key, **args)
        over = any(event.key in ENDINGS for event in events)
        self.hang_up(loaded.row.id, GOODBYE if over else LISTENING)

    def silence(self, table: Table, loaded: Game) -> None:
        """Outside the game's lock: Discord takes its time, and clicks and the clock do not wait for it."""
        self.errands.soon(loaded.row.id, self._ask_for_silence(table, loaded))

    async def _ask_for_silence(self, table: Table, loaded: Game) -> None:
        """Muted if the crew agreed before launch and the bot may; asked for silence otherwise (SA-449)."""
        clock = self._face.clocks.get(loaded.row.id)
        channel = (self.channel_of(clock) if clock else None) or self.voice_channel(loaded)
        if channel is None:
            return
        permitted = channel.permissions_for(channel.guild.me).mute_members
        agreed, speech = loaded.consult(referee.mutes), words(loaded.row.language)
        if silences(agreed, permitted) == "mute":
            users = {seat.user for seat in loaded.row.seats if seat.user is not None}
            if await silence.mute(table.store.people, loaded.row.id, channel, users, speech):
                return
        if agreed:
            await send_once.quietly(table.broadcast.thread(loaded), content=speech("sa-silence-please"))

    def silence_over(self, table: Table, game: int) -> None:
        if self._face.bot is not None:
            self.errands.soon(game, silence.restore(self._face.bot, table.store, game))
