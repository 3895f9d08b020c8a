"""The face of Space Alert and its commands and buttons."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import house, options
from cogs.clicks import Answering, Click
from cogs.faces import Face, Panel
from cogs.prompts import NotYours
from cogs.space_alert import deadlines, panel, silence, story
from cogs.space_alert.clock import MissionClock, launched, resumed
from cogs.space_alert.presence import Presence
from cogs.space_alert.voice import MissionVoice, cues
from cogs.space_alert.what_if import WhatIf
from cogs.table import Loaded, Table
from cogs.tablecard import relative
from cogs.translation import said
from db.games import GameRow
from images import space_alert as pictures
from rules.core import Action, Event, IllegalMove
from rules.space_alert import state as moves
from rules.space_alert.game import RULES
from rules.space_alert.soundtracks import MISSIONS
from rules.space_alert.view import View
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
SHOW_PACE = {"slow": 14.0, "fast": 6.0}


class SpaceAlertFace(Face):
    def __init__(self) -> None:
        super().__init__(RULES, pictures)
        self.clocks: dict[int, MissionClock] = {}
        self.voices: dict[int, MissionVoice] = {}
        self.rate = 1.0
        """Mission seconds per second; tests fly faster."""
        self._showing: dict[int, asyncio.Task[None]] = {}
        self.by_post: dict[int, deadlines.Open] = {}
        """When the open phases of games by post end; kept for the table message, made from the log."""
        self.bot: Wardroom | None = None
        self.presence = Presence()

    # What is seen.

    def status(self, loaded: Loaded, words: Words) -> list[str]:
        view = _view(loaded, None)
        mission = words(options.key("space_alert", "mission", view.mission))
        lines = [words(f"sa-stage-{view.stage}", mission=mission)]
        due = self.deadline(loaded, words)
        return [*lines, due] if due else lines

    def deadline(self, loaded: Loaded, words: Words) -> str | None:
        """When the open phase and the open window end, as times that Discord counts down by itself."""
        clock = self.clocks.get(loaded.row.id)
        view = _view(loaded, None)
        if loaded.row.id in self.by_post and view.stage == "planning":
            return deadlines.status(self.by_post[loaded.row.id], words)
        if clock is None or view.stage not in ("briefing", "planning"):
            return None
        if clock.row.held_at is not None:
            return words("sa-clock-held")
        if view.phase == 0:
            return words("sa-clock-launch", when=relative(clock.wall(0)))
        text = words(
            "sa-clock-phase", phase=view.phase, when=relative(clock.wall(view.phase_ends[view.phase - 1]))
        )
        if view.window is not None and view.window_ends is not None:
            key = f"sa-clock-{view.window.replace('_', '-')}"
            text += " · " + words(key, when=relative(clock.wall(view.window_ends)))
        return text + (" · " + words("sa-clock-silence") if view.silence else "")

    def rows(self, loaded: Loaded, words: Words) -> list[Any]:
        """After the mission everybody may ask what would have been; by post a phase can be prolonged."""
        if loaded.row.id in self.by_post and loaded.row.status == "running":
            return [deadlines.prolong_row(loaded, words)]
        if _view(loaded, None).score is None:
            return []
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        text = words("sa-button-what-if")
        row.add_item(discord.ui.Button(label=text, custom_id=f"w:sa_what_if:{loaded.row.id}:"))
        return [row]

    async def seat_panel(self, table: Table, loaded: Loaded, seat: int, words: Words) -> Panel | None:
        view = _view(loaded, seat)
        if view.stage == "planning" and not view.paused:
            return await panel.panel(self, table, loaded, seat, words)
        return None

    def narrate(self, loaded: Loaded, events: Sequence[Event], words: Words) -> str:
        text = super().narrate(loaded, story.folded(events), words)
        if any(event.key in ENDINGS for event in events):
            text += "\n" + story.logbook(loaded, words)
        return text

    async def illustrated(
        self, table: Table, loaded: Loaded, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """A turn of the resolution comes with its report, the end with the score sheet."""
        view = _view(loaded, None)
        keys = {event.key for event in events}
        if keys & ENDINGS and view.score is not None:
            drawing, name = self.pictures.score_sheet, "score.png"
        elif view.report is not None and "sa-turn" in keys:
            drawing, name = self.pictures.turn_report, "turn.png"
        else:
            return None
        picture = await table.painter.draw(drawing, view, words, loaded.row.names())
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description=text[:1000])
        )
        return Panel([discord.ui.TextDisplay(text[:3800]), gallery], {name: picture})

    # What time does.

    async def started(self, table: Table, loaded: Loaded) -> None:
        if loaded.state.live:
            await self._launch(table, loaded)

    async def _launch(self, table: Table, loaded: Loaded) -> None:
        channel = self._voice_channel(loaded)
        row = launched(loaded.row.id, self.rate, channel.id if channel else None, time.time())
        await table.store.people.keep_clock(row)
        await self._run_clock(table, loaded, MissionClock(table, loaded.row.id, row, self._clock_says))

    async def _run_clock(self, table: Table, loaded: Loaded, clock: MissionClock) -> None:
        self.clocks[loaded.row.id] = clock
        clock.start()
        if house.of(loaded.row).sound != "text":
            await self._speak(loaded, clock)

    async def _speak(self, loaded: Loaded, clock: MissionClock) -> None:
        channel = self._channel_of(clock)
        if channel is not None:
            lines = cues(loaded.state.mission, len(loaded.state.crew), loaded.state.solo, loaded.row.language)
            voice = MissionVoice(channel, clock, lines, loaded.row.language)
            self.voices[loaded.row.id] = voice
            voice.start()

    def _voice_channel(self, loaded: Loaded) -> discord.VoiceChannel | discord.StageChannel | None:
        """Where most of the crew is."""
        guild = self.bot.get_guild(loaded.row.guild) if self.bot else None
        if guild is None:
            return None
        users = {seat.user for seat in loaded.row.seats}
        channels = [*guild.voice_channels, *guild.stage_channels]
        crowd = {channel: len(users & channel.voice_states.keys()) for channel in channels}
        best = max(crowd, key=lambda channel: crowd[channel], default=None)
        return best if best is not None and crowd[best] else None

    async def _clock_says(self, clock: MissionClock, what: str) -> None:
        if what == "ended":
            await self._clock_ended(clock)
        else:
            channel = self._channel_of(clock)
            in_voice = set(channel.voice_states) if channel is not None else set()
            await self.presence.look(clock.table, clock.game, in_voice)

    def _channel_of(self, clock: MissionClock) -> discord.VoiceChannel | discord.StageChannel | None:
        channel = self.bot.get_channel(clock.row.voice) if self.bot and clock.row.voice else None
        return channel if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else None

    async def _clock_ended(self, clock: MissionClock) -> None:
        self.presence.forget(clock.game)
        await self._silence_over(clock.table, clock.game)
        self.clocks.pop(clock.game, None)
        await clock.stop()
        voice = self.voices.pop(clock.game, None)
        if voice is not None:
            asyncio.get_running_loop().call_later(8, lambda: asyncio.ensure_future(voice.stop()))

    async def resumed(self, table: Table, row: GameRow) -> None:
        """On at the right second after a restart, and nobody stays muted."""
        loaded = await table.load(row.id)
        await self._keep_open(loaded)
        kept = await table.store.people.clock(row.id)
        if kept is not None and loaded.state.stage in ("briefing", "planning"):
            now = time.time()
            again, second = resumed(kept, loaded.state.second, now)
            await table.store.people.keep_clock(again)
            clock = MissionClock(table, row.id, again, self._clock_says, floor=second)
            await self._run_clock(table, loaded, clock)
            if row.id in self.voices:
                self.voices[row.id].announce("clock_restarted")
            text = words(row.language)(
                "sa-clock-resumed", second=max(0, int(second)), when=relative(clock.wall(second))
            )
            await table.broadcast.thread(loaded).send(text)
            if loaded.state.silence:
                await self._silence(table, loaded)
        elif loaded.state.stage == "resolution":
            self._go_on(table, loaded)

    async def _keep_open(self, loaded: Loaded) -> None:
        now_open = deadlines.opened(loaded.state, await loaded.line()) if loaded.state.by_post else None
        if now_open is None:
            self.by_post.pop(loaded.row.id, None)
        else:
            self.by_post[loaded.row.id] = now_open

    async def passing(self, table: Table, row: GameRow, now: float) -> dict[int, float]:
        if row.id not in self.by_post:
            return {}
        return await deadlines.passing(table, await table.load(row.id), now)

    def counts(self, row: GameRow) -> bool:
        """Practice and training are not entered (SA-481, SA-484)."""
        chosen = msgspec.json.decode(row.options, type=moves.Options)
        mission = MISSIONS.get(chosen.mission)
        return chosen.pace != "practice" and not (mission is not None and mission.training)

    async def moved(self, table: Table, loaded: Loaded, events: Sequence[Event]) -> None:
        await self._keep_open(loaded)
        game = loaded.row.id
        clock = self.clocks.get(game)
        keys = {event.key for event in events}
        if clock is not None:
            if loaded.state.paused and clock.row.held_at is None:
                await clock.hold()
            elif not loaded.state.paused and clock.row.held_at is not None:
                await clock.release()
            elif not keys.isdisjoint(CHANGE_CLOCK):
                clock.changed()
            voice = self.voices.get(game)
            for key, line in SPOKEN.items():
                if voice is not None and key in keys:
                    voice.announce(line)
        if "sa-caption-silence" in keys:
            await self._silence(table, loaded)
        elif "sa-caption-restored" in keys:
            await self._silence_over(table, game)
        if loaded.state.resuming:
            self._later(10 / self.rate, table.clock(game, moves.Resume()))
        if loaded.state.stage == "resolution":
            self._go_on(table, loaded)
        if loaded.state.stage == "briefing" and loaded.state.live and clock is None:
            await self._launch(table, loaded)

    def _later(self, seconds: float, work: Any) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work

        task = asyncio.create_task(wait())
        task.add_done_callback(
            lambda done: done.exception() and log.error("later", exc_info=done.exception())
        )

    def _go_on(self, table: Table, loaded: Loaded) -> None:
        """The show goes on by itself where the table wants it so."""
        pace = SHOW_PACE.get(house.of(loaded.row).show)
        game = loaded.row.id
        if pace is None or game in self._showing:
            return

        async def wait() -> None:
            try:
                while True:
                    await asyncio.sleep(pace / self.rate)
                    current = await table.load(game)
                    if current.row.status != "running" or current.state.stage != "resolution":
                        return
                    await table.clock(game, moves.Proceed())
            finally:
                self._showing.pop(game, None)

        self._showing[game] = asyncio.create_task(wait(), name=f"show of game {game}")

    async def _silence(self, table: Table, loaded: Loaded) -> None:
        if not loaded.state.options.silence or self.bot is None:
            return
        clock = self.clocks.get(loaded.row.id)
        channel = (
            self.bot.get_channel(clock.row.voice)
            if clock and clock.row.voice
            else self._voice_channel(loaded)
        )
        users = {seat.user for seat in loaded.row.seats if seat.user is not None}
        if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
            muted = await silence.mute(table.store.people, loaded.row.id, channel, users)
            if not muted:
                await table.broadcast.thread(loaded).send(words(loaded.row.language)("sa-silence-please"))

    async def _silence_over(self, table: Table, game: int) -> None:
        if self.bot is not None:
            await silence.restore(self.bot, table.store.people, game)

    async def ended(self, table: Table, loaded: Loaded) -> None:
        clock = self.clocks.get(loaded.row.id)
        if clock is not None:
            await self._clock_ended(clock)
        await self._silence_over(table, loaded.row.id)
        showing = self._showing.pop(loaded.row.id, None)
        if showing is not None:
            showing.cancel()

    async def pause(
        self, table: Table, loaded: Loaded, seat: int, interaction: discord.Interaction[Any]
    ) -> str | None:
        """With a clock running a pause is a move: it needs the captain and one other (SA-426)."""
        if loaded.row.id not in self.clocks:
            return None
        action: Action = moves.Resume() if loaded.state.paused else moves.Pause()
        await table.play(loaded, seat, action, user=interaction.user.id, interaction=interaction.id)
        return "sa-pause-called" if isinstance(action, moves.Pause) else "sa-resume-called"

    def at(self, loaded: Loaded, interaction: discord.Interaction[Any]) -> float | None:
        """The mission second at which Discord created this click (SA-412)."""
        clock = self.clocks.get(loaded.row.id)
        if clock is None:
            return None
        return round(clock.second_at(interaction.created_at.timestamp()), 3)


ENDINGS = {"sa-mission-won", "sa-mission-lost"}
SPOKEN = {"sa-caption-clock-stopped": "clock_stopped", "sa-caption-clock-resumes": "clock_resumed"}
CHANGE_CLOCK = {"sa-ended-early", "sa-next-mission"}
face = SpaceAlertFace()


def _view(loaded: Loaded, seat: int | None) -> View:
    view = loaded.view(seat)
    assert isinstance(view, View)
    return view


class SpaceAlert(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        face.bot = bot
        WhatIf(bot)
        bot.verbs.update(
            sa_place=self.place,
            sa_prolong=deadlines.prolong,
            sa_slot=self.slot,
            sa_board=self.board,
            sa_take=self.take,
            sa_turn=self.turn,
            sa_next=self.next,
            sa_next_yes=self.next_yes,
            sa_give=self.give,
            sa_hand=self.hand_over,
        )

    async def cog_unload(self) -> None:
        for clock in list(face.clocks.values()):
            await clock.halt()
        face.clocks.clear()
        for voice in list(face.voices.values()):
            await voice.stop()
        face.voices.clear()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Whoever was left muted by a crash is heard again."""
        await silence.restore(self.bot, self.bot.store.people)

    @commands.Cog.listener()
    async def on_voice_state_update(
        self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState
    ) -> None:
        """Somebody who left the channel muted comes back: undo it now if no mission wants it."""
        if after.channel is not None and after.mute and before.channel is None:
            waiting = [row for row in await self.bot.store.people.muted() if row[1] == member.id]
            if waiting and waiting[0][2] not in face.clocks:
                await silence.restore(self.bot, self.bot.store.people, waiting[0][2])

    @app_commands.command(name=said("command-space-alert"), description=said("describe-space-alert"))
    @app_commands.rename(
        mission=said("option-name-mission"),
        threats=said("option-name-threats"),
        pace=said("option-name-pace"),
    )
    @app_commands.describe(
        mission=said("describe-option-mission"),
        threats=said("describe-option-threats"),
        pace=said("describe-option-pace"),
    )
    @app_commands.guild_only()
    async def open(
        self,
        interaction: discord.Interaction[Any],
        mission: str | None = None,
        threats: Literal["white", "mixed", "yellow"] | None = None,
        pace: Literal["live", "post", "practice"] | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            given: dict[str, Any] = {}
            if mission:
                given["mission"] = mission
            if threats:
                given |= {"normal": threats, "serious": threats}
            if pace:
                given["pace"] = pace
            try:
                chosen = msgspec.convert(given, moves.Options)
            except msgspec.ValidationError:
                raise IllegalMove("sa-no-such-mission") from None
            await self.bot.lobby.open(interaction, "space_alert", chosen)

    @open.autocomplete("mission")
    async def _missions(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        named = {
            value: speech(options.key("space_alert", "mission", value))
            for value in options.values(moves.Options, "mission")
        }
        return [
            app_commands.Choice(name=name, value=value)
            for value, name in named.items()
            if current.lower() in name.lower()
        ][:25]

    # The planning panel.

    async def _play(self, click: Click, action: Any, cursor: panel.Cursor, *, onward: bool = False) -> None:
        """Play a move of the panel and answer with the panel as it is now."""
        async with self.bot.table.turn(click.game) as loaded:
            seat = _seat(loaded, click)
            timed = msgspec.structs.replace(action, at=face.at(loaded, click.interaction))
            await self.bot.table.play(loaded, seat, timed, user=click.user, interaction=click.interaction.id)
            if onward:
                cursor = panel.onward(_view(loaded, seat), cursor)
            fresh = await self._panel(click, loaded, seat, cursor)
        await click.panel(fresh)

    async def _panel(self, click: Click, loaded: Loaded, seat: int, cursor: panel.Cursor) -> Panel:
        if _view(loaded, seat).stage != "planning":
            from cogs.play import seat_panel

            return await seat_panel(self.bot, loaded, seat, click.words)
        return await panel.panel(face, self.bot.table, loaded, seat, click.words, cursor)

    def _on(self, loaded_view: View, cursor: panel.Cursor) -> int | None:
        mine = loaded_view.mine
        return None if mine is not None and mine.member == cursor.board else cursor.board

    async def _board_of(self, click: Click, cursor: panel.Cursor) -> int | None:
        loaded = await self.bot.table.load(click.game)
        return self._on(_view(loaded, _seat(loaded, click)), cursor)

    async def place(self, click: Click) -> None:
        cursor = panel.Cursor.read(click.rest)
        card, _, half = click.values[0].partition(".")
        on = await self._board_of(click, cursor)
        action = moves.Place(int(card), "action" if half == "action" else "move", cursor.slot, on=on)
        await self._play(click, action, cursor, onward=True)

    async def slot(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        await click.panel(
            await self._panel(click, loaded, _seat(loaded, click), panel.Cursor.read(click.rest))
        )

    async def board(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        seat = _seat(loaded, click)
        cursor = panel.Cursor.read(click.rest)
        view = _view(loaded, seat)
        if not 0 <= cursor.board < len(view.crew):
            raise ValueError(click.rest)
        await click.panel(await self._panel(click, loaded, seat, panel.onward(view, cursor)))

    async def take(self, click: Click) -> None:
        cursor = panel.Cursor.read(click.rest)
        await self._play(click, moves.Take(cursor.slot, on=await self._board_of(click, cursor)), cursor)

    async def turn(self, click: Click) -> None:
        cursor = panel.Cursor.read(click.rest)
        await self._play(click, moves.Turn(cursor.slot, on=await self._board_of(click, cursor)), cursor)

    async def next(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        view = _view(loaded, _seat(loaded, click))
        phase = view.mine.phase if view.mine else 0
        await click.panel(panel.confirm_next(loaded, click.words, panel.Cursor.read(click.rest), phase))

    async def next_yes(self, click: Click) -> None:
        await self._play(click, moves.Next(), panel.Cursor.read(click.rest), onward=True)

    async def give(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        to = click.rest.split(".")[2]
        cursor = panel.Cursor.read(click.rest)
        seat = _seat(loaded, click)
        await click.panel(
            panel.give_panel(loaded, seat, click.words, cursor, int(to) if to.isdigit() else None)
        )

    async def hand_over(self, click: Click) -> None:
        to = int(click.rest.split(".")[2])
        await self._play(click, moves.Give(int(click.values[0]), to), panel.Cursor.read(click.rest))


def _seat(loaded: Loaded, click: Click) -> int:
    seat = loaded.row.seat_of(click.user)
    if seat is None:
        raise NotYours(click.rest)
    face.presence.seen(loaded.row.id, seat)
    return seat


async def setup(bot: Any) -> None:
    await bot.add_cog(SpaceAlert(bot))
