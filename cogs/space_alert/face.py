"""Space Alert as the table sees it: what is shown, and what time does to a mission."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
import msgspec

from cogs import components, looks, options, send_once, table_settings
from cogs.faces import Panel
from cogs.opening import Offered, Opening
from cogs.space_alert import aloud, deadlines, logbook, panel, silence
from cogs.space_alert.clock import MissionClock, launched, resumed
from cogs.space_alert.game import Game, GameFace
from cogs.space_alert.presence import UNREACHABLE, Presence, repairs_wait_no_longer
from cogs.space_alert.story import ENDINGS, STORY, TURN
from cogs.space_alert.voice import MissionVoice, Trouble, script
from cogs.table import Table
from cogs.tablecard import afterwards, open_questions, relative
from db.games import GameRow
from db.people import Clock
from images.space_alert.catalogue import PICTURES
from images.speech import plain
from rules.core import Action, Event, Prompt
from rules.space_alert import actions as moves
from rules.space_alert import referee
from rules.space_alert.crew_page import CrewPage
from rules.space_alert.game import RULES
from rules.space_alert.missions import may_substitute, silences
from rules.space_alert.options import Options
from rules.space_alert.soundtracks import MISSIONS
from rules.space_alert.view import View
from words import Words, words

log = logging.getLogger(__name__)
WARNING = 10
TOLD_WITHIN = 20.0
"""Seconds that a clock waits for Discord to say that it goes on."""
SHOW_PACE = {"slow": 14.0, "fast": 6.0}
LISTENING, GOODBYE = 600.0, 15.0
SPOKEN = {"sa-caption-clock-stopped": "clock_stopped", "sa-caption-clock-resumes": "clock_resumed"}
CHANGE_CLOCK = {"sa-ended-early", "sa-next-mission"}


class SpaceAlertFace(GameFace):
    rooms = False
    tale = STORY
    opening = Opening(
        (Offered("mission", typed=True), Offered("threats", ("normal", "serious")), Offered("pace")),
        "sa-no-such-mission",
    )
    rate = 1.0
    """Mission seconds per second; tests fly faster."""

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)
        self.clocks: dict[int, MissionClock] = {}
        self.voices: dict[int, MissionVoice] = {}
        self._showing: dict[int, asyncio.Task[None]] = {}
        self._resuming: dict[int, asyncio.Task[None]] = {}
        self.by_post: dict[int, deadlines.Open] = {}
        """When the open phases of games by post end; kept for the table message, made from the log."""
        self.presence = Presence()
        self.errands = silence.Errands()

    # What is seen.

    def status(self, loaded: Game, words: Words) -> list[str]:
        view = loaded.view(None)
        mission = words(options.key("space_alert", "mission", view.mission))
        lines = [words(f"sa-stage-{view.stage}", mission=mission)]
        due = self.deadline(loaded, words)
        voice = self.voices.get(loaded.row.id)
        if voice is not None and voice.trouble is not None:
            lines.append(words(f"sa-voice-{voice.trouble}"))
        return [*lines, due] if due else lines

    def deadline(self, loaded: Game, words: Words) -> str | None:
        """When the open phase and the open window end, as times that Discord counts down by itself."""
        clock = self.clocks.get(loaded.row.id)
        view = loaded.view(None)
        if loaded.row.status == "paused":
            return None
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

    def rows(self, loaded: Game, words: Words) -> list[Any]:
        """After the mission everybody may ask what would have been; by post a phase can be prolonged."""
        if loaded.row.id in self.by_post and loaded.row.status == "running":
            return [deadlines.prolong_row(loaded, words)]
        if loaded.view(None).score is None:
            return []
        what_if = components.button(words("sa-button-what-if"), f"w:sa_what_if:{loaded.row.id}:")
        return [components.bar(what_if)]

    def campaign_lines(self, view: msgspec.Struct, names: Mapping[int, str], words: Words) -> list[str]:
        assert isinstance(view, CrewPage)
        return logbook.page(view, {member: plain(name) for member, name in names.items()}, words)

    async def seat_panel(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        view = loaded.view(seat)
        if view.stage == "planning" and not view.paused:
            return await panel.panel(self, table, loaded, seat, words)
        return None

    async def panel(
        self, table: Table, loaded: Game, seat: int, prompt: Prompt, words: Words
    ) -> Panel | None:
        """To plan is what the seat's panel is for; a card is given on one of its own."""
        if prompt.panel != "give":
            return None
        return panel.give_panel(loaded, seat, words, panel.home(loaded.view(seat)), None)

    def narrate(self, loaded: Game, events: Sequence[Event], words: Words) -> str:
        """A table that wants its announcements by voice alone gets no captions while the voice is there."""
        voice = self.voices.get(loaded.row.id)
        if table_settings.of(loaded.row).sound == "voice" and voice is not None and voice.speaking:
            events = [event for event in events if not event.key.startswith("sa-caption-")]
        text = super().narrate(loaded, events, words)
        if any(event.key in ENDINGS for event in events):
            text += "\n" + logbook.under(loaded, words)
        return text

    async def illustrated(
        self, table: Table, loaded: Game, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """A turn of the resolution comes with its report, the end with the score sheet; and what comes next
        can be pressed right there."""
        view, names = loaded.view(None), loaded.row.names()
        keys = {event.key for event in events}
        if keys & ENDINGS and view.score is not None:
            what = "score"
        elif view.report is not None and TURN in keys:
            what = "turn"
        elif view.stage == "resolution":
            return Panel([components.text(text, 3800), *self._onward(loaded, words)], {})
        else:
            return None
        seen = await looks.shown(table, PICTURES, [what], view, words, names)
        onward = self._afterwards(loaded, words) if keys & ENDINGS else self._onward(loaded, words)
        return Panel([components.text(text, 3800), *seen.items, *onward], seen.files)

    def _afterwards(self, loaded: Game, words: Words) -> list[Any]:
        """Under the score sheet: the other endings, the film, and once more."""
        what_if = components.button(words("sa-button-what-if"), f"w:sa_what_if:{loaded.row.id}:")
        over = afterwards(loaded.row, words) if loaded.row.status == "over" else []
        return [components.bar(what_if, *over)]

    def _onward(self, loaded: Game, words: Words) -> list[Any]:
        """The next step, and for whoever meant something else the way to say so."""
        view = loaded.view(None)
        rows = open_questions(loaded, words) if view.stage == "resolution" else []
        if rows and view.up:
            tripped = components.button(words("sa-button-tripped"), f"w:seat:{loaded.row.id}:")
            rows.append(components.bar(tripped))
        return rows

    def describe(self, loaded: Game, words: Words, seat: int | None) -> str:
        """With the cards of one's own hand, for the eyes of their owner."""
        board = super().describe(loaded, words, seat)
        view = loaded.view(seat)
        if seat is None or view.stage != "planning":
            return board
        return f"{PICTURES.alt('hand.0', view, words, [*loaded.names.values()])}\n\n{board}"

    # What time does.

    def replaceable(self, loaded: Game, seat: int) -> bool:
        """While the clock runs only an absent player's seat may be given away by the others (SA-424)."""
        absences = loaded.consult(referee.absent)
        if loaded.row.id not in self.clocks or seat not in absences:
            return True
        return may_substitute(False, absences[seat], (True,))

    async def started(self, table: Table, loaded: Game) -> None:
        if loaded.view(None).pace == "live" and table_settings.of(loaded.row).lesson < 0:
            await self._launch(table, loaded)

    async def _launch(self, table: Table, loaded: Game) -> None:
        """Known before it is kept: whoever picks up games at this very moment leaves it alone."""
        channel, game = self._voice_channel(loaded), loaded.row.id
        row = launched(game, self.rate, channel.id if channel else None, time.time())
        clock = self.clocks[game] = MissionClock(table, game, row, self._clock_says)
        await table.store.people.keep_clock(row)
        clock.start()
        await self._speak(loaded, clock)

    async def _speak(self, loaded: Game, clock: MissionClock) -> None:
        """One voice a server: a mission under way keeps it, one that is over gives it up."""
        channel = self._channel_of(clock)
        if channel is None or table_settings.of(loaded.row).sound == "text":
            return
        for game, other in list(self.voices.items()):
            if other.channel.guild == channel.guild:
                if game in self.clocks and game != loaded.row.id:
                    return
                await self.voices.pop(game).stop()
        heard = loaded.consult(referee.soundtrack)
        due = script(heard.mission, heard.crew, heard.solo)

        async def changed(trouble: Trouble | None) -> None:
            if trouble == "out":
                await clock.sent_away()
            await self._heard_or_not(clock.table, loaded.row.id, trouble)

        voice = MissionVoice(channel, clock, due, loaded.row.language, changed)
        self.voices[loaded.row.id] = voice
        voice.start()

    async def _heard_or_not(self, table: Table, game: int, trouble: Trouble | None) -> None:
        """The table says why the voice is not heard; that it was sent away is told, since it stays out."""
        table.broadcast.changed(game)
        if trouble == "out":
            loaded = await table.load(game, RULES)
            text = words(loaded.row.language)("sa-voice-sent-away")
            await send_once.quietly(table.broadcast.thread(loaded), content=text)

    def _voice_channel(self, loaded: Game) -> discord.VoiceChannel | discord.StageChannel | None:
        """Where most of the crew is."""
        guild = self.bot.get_guild(loaded.row.guild) if self.bot else None
        if guild is None:
            return None
        users = {seat.user for seat in loaded.row.seats}
        channels: list[discord.VoiceChannel | discord.StageChannel] = [
            *guild.voice_channels,
            *guild.stage_channels,
        ]
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
        """Where the bot speaks, also if it was dragged elsewhere; without a voice, where the crew was."""
        if clock.game in self.voices:
            return self.voices[clock.game].channel
        channel = self.bot.get_channel(clock.row.voice) if self.bot and clock.row.voice else None
        return channel if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else None

    async def _clock_ended(self, clock: MissionClock) -> None:
        self.presence.forget(clock.game)
        self._silence_over(clock.table, clock.game)
        self.clocks.pop(clock.game, None)
        await clock.stop()
        self._hang_up(clock.game, LISTENING)

    def _hang_up(self, game: int, seconds: float) -> None:
        """The voice leaves when nothing has been said for so long."""
        voice = self.voices.get(game)
        if voice is not None:
            voice.leave_after(seconds / self.rate, lambda: self.voices.pop(game, None))

    def _tell_aloud(self, loaded: Game, events: Sequence[Event]) -> None:
        """The resolution in the ship's own voice, in a few words a turn."""
        voice = self.voices.get(loaded.row.id)
        if voice is None or loaded.row.id in self.clocks:
            return
        for key, args in aloud.spoken(events):
            voice.announce(key, **args)
        over = any(event.key in ENDINGS for event in events)
        self._hang_up(loaded.row.id, GOODBYE if over else LISTENING)

    async def woken(self, table: Table) -> None:
        """Whoever was left muted by a crash is heard again; a mission in silence mutes anew."""
        if self.bot is not None:
            await silence.restore(self.bot, table.store.people)

    async def silent(self, game: int) -> bool:
        """Whether a mission under way wants its crew muted now."""
        clock = self.clocks.get(game)
        return clock is not None and (await clock.table.load(game, RULES)).view(None).silence

    async def resumed(self, table: Table, row: GameRow) -> None:
        """On at the right second after a restart, and nobody stays muted."""
        loaded = await table.load(row.id, RULES)
        await self._keep_open(loaded)
        kept = await table.store.people.clock(row.id)
        view = loaded.view(None)
        if row.id in self.clocks:
            return  # it was launched while games were picked up
        if kept is not None and view.stage in ("briefing", "planning"):
            await self._take_up(table, loaded, kept)
        elif view.stage == "resolution":
            self._go_on(table, loaded)
        elif _waits_for_launch(view) and table_settings.of(row).lesson < 0:
            await self._launch(table, loaded)  # the bot died between the start and the countdown

    async def _take_up(self, table: Table, loaded: Game, kept: Clock) -> None:
        """The clock stands until all can read that it goes on: the warning counts from then (SA-425)."""
        game, view, asked = loaded.row.id, loaded.view(None), time.time()
        again, second = resumed(kept, view.second, asked)
        clock = self.clocks[game] = MissionClock(table, game, again, self._clock_says, floor=second)
        await self._speak(loaded, clock)
        self._resume_soon(table, loaded)
        if game in self.voices:
            self.voices[game].announce("clock_restarted")
        if view.silence:
            self._silence(table, loaded)
        when = relative(clock.wall(second))
        text = words(loaded.row.language)("sa-clock-resumed", second=max(0, int(second)), when=when)
        try:
            async with asyncio.timeout(TOLD_WITHIN):
                await send_once.quietly(table.broadcast.thread(loaded), content=text)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError) as problem:
            log.warning("game %s could not be told that it goes on: %s", game, problem)
        if self.clocks.get(game) is clock:  # paused or given up meanwhile
            await clock.start_late(time.time() - asked)
            table.broadcast.changed(game)

    async def _keep_open(self, loaded: Game) -> None:
        waits = loaded.view(None).pace == "post" and loaded.row.status == "running"
        now_open = await deadlines.opened(loaded) if waits else None
        if now_open is None:
            self.by_post.pop(loaded.row.id, None)
        else:
            self.by_post[loaded.row.id] = now_open

    async def passing(self, table: Table, row: GameRow, now: float) -> dict[int, float]:
        known = self.by_post.get(row.id)
        idle = known is not None and known.due(now) is None and known.reminder(now) is None
        chosen = msgspec.json.decode(row.options, type=Options)
        if chosen.campaign and now - (row.moved_at or now) >= UNREACHABLE:
            await repairs_wait_no_longer(table, row.id, now)
        if idle or chosen.pace != "post":
            return {}
        return await deadlines.passing(table, await table.load(row.id, RULES), now)

    def counts(self, row: GameRow) -> bool:
        """Practice and training are not entered (SA-481, SA-484)."""
        chosen = msgspec.json.decode(row.options, type=Options)
        mission = MISSIONS.get(chosen.mission)
        return chosen.pace != "practice" and not (mission is not None and mission.training)

    async def moved(self, table: Table, loaded: Game, events: Sequence[Event]) -> None:
        await self._keep_open(loaded)
        game = loaded.row.id
        clock, view = self.clocks.get(game), loaded.view(None)
        keys = {event.key for event in events}
        if clock is not None:
            if view.paused and clock.row.held_at is None:
                await clock.hold()
            elif not view.paused and clock.row.held_at is not None:
                await clock.release()
            elif not keys.isdisjoint(CHANGE_CLOCK):
                clock.changed()
            voice = self.voices.get(game)
            for key, line in SPOKEN.items():
                if voice is not None and key in keys:
                    voice.announce(line)
        if "sa-caption-silence" in keys:
            self._silence(table, loaded)
        elif "sa-caption-restored" in keys:
            self._silence_over(table, game)
        self._resume_soon(table, loaded)
        self._tell_aloud(loaded, events)
        if view.stage == "resolution":
            self._go_on(table, loaded)
        await super().moved(table, loaded, events)
        if _waits_for_launch(view) and clock is None and table_settings.of(loaded.row).lesson < 0:
            await self._launch(table, loaded)

    def _resume_soon(self, table: Table, loaded: Game) -> None:
        """Ten seconds of warning, counted once however much happens in them, and anew after a restart."""
        game = loaded.row.id
        if not loaded.consult(referee.resuming) or game in self._resuming:
            return

        async def wait() -> None:
            await asyncio.sleep(WARNING / self.rate)
            self._resuming.pop(game, None)
            await table.clock(game, moves.Resume())

        self._resuming[game] = task = asyncio.create_task(wait(), name=f"warning of game {game}")
        task.add_done_callback(_failed)

    def _go_on(self, table: Table, loaded: Game) -> None:
        """The show goes on by itself where the table wants it so."""
        pace = SHOW_PACE.get(table_settings.of(loaded.row).show)
        game = loaded.row.id
        if pace is None or game in self._showing:
            return

        async def wait() -> None:
            try:
                while True:
                    await asyncio.sleep(pace / self.rate)
                    current = await table.load(game, RULES)
                    if current.row.status != "running" or current.view(None).stage != "resolution":
                        return
                    await table.clock(game, moves.Proceed())
            finally:
                self._showing.pop(game, None)

        self._showing[game] = task = asyncio.create_task(wait(), name=f"show of game {game}")
        task.add_done_callback(_failed)

    def _silence(self, table: Table, loaded: Game) -> None:
        """Outside the game's lock: Discord takes its time, and clicks and the clock do not wait for it."""
        self.errands.soon(loaded.row.id, self._ask_for_silence(table, loaded))

    async def _ask_for_silence(self, table: Table, loaded: Game) -> None:
        """Muted if the crew agreed before launch and the bot may; asked for silence otherwise (SA-449)."""
        clock = self.clocks.get(loaded.row.id)
        channel = (self._channel_of(clock) if clock else None) or self._voice_channel(loaded)
        if channel is None:
            return
        permitted = channel.permissions_for(channel.guild.me).mute_members
        agreed = loaded.consult(referee.mutes)
        if silences(agreed, permitted) == "mute":
            users = {seat.user for seat in loaded.row.seats if seat.user is not None}
            if await silence.mute(table.store.people, loaded.row.id, channel, users):
                return
        if agreed:
            asked = words(loaded.row.language)("sa-silence-please")
            await send_once.quietly(table.broadcast.thread(loaded), content=asked)

    def _silence_over(self, table: Table, game: int) -> None:
        if self.bot is not None:
            self.errands.soon(game, silence.restore(self.bot, table.store.people, game))

    async def close(self) -> None:
        """The bot goes down: nothing goes on by itself, everything goes on from the store."""
        for task in [*self._showing.values(), *self._resuming.values()]:
            task.cancel()
        await self.errands.close()
        for clock in list(self.clocks.values()):
            await clock.halt()
        for voice in list(self.voices.values()):
            await voice.stop()
        for kept in (self._showing, self._resuming, self.clocks, self.voices, self.by_post):
            kept.clear()

    async def halted(self, table: Table, loaded: Game) -> None:
        """The clock keeps where it stands; nobody stays muted, and nobody hears a ship that is not there."""
        game = loaded.row.id
        self.presence.forget(game)
        clock, voice = self.clocks.pop(game, None), self.voices.pop(game, None)
        if clock is not None:
            await clock.halt()
        if voice is not None:
            await voice.stop()
        for tasks in (self._showing, self._resuming):
            task = tasks.pop(game, None)
            if task is not None:
                task.cancel()
        self._silence_over(table, game)

    async def ended(self, table: Table, loaded: Game) -> None:
        clock = self.clocks.get(loaded.row.id)
        if clock is not None:
            await self._clock_ended(clock)
        self._silence_over(table, loaded.row.id)
        showing = self._showing.pop(loaded.row.id, None)
        if showing is not None:
            showing.cancel()

    async def pause(
        self, table: Table, loaded: Game, seat: int, interaction: discord.Interaction[Any]
    ) -> str | None:
        """With a clock running a pause is a move: it needs the captain and one other (SA-426)."""
        if loaded.row.id not in self.clocks:
            return None
        action: Action = moves.Resume() if loaded.view(None).paused else moves.Pause()
        await table.play(loaded, seat, action, user=interaction.user.id, interaction=interaction.id)
        return "sa-pause-called" if isinstance(action, moves.Pause) else "sa-resume-called"

    def at(self, loaded: Game, interaction: discord.Interaction[Any]) -> float | None:
        """The mission second at which Discord created this click (SA-412)."""
        clock = self.clocks.get(loaded.row.id)
        if clock is None:
            return None
        return round(clock.second_at(interaction.created_at.timestamp()), 3)


def _waits_for_launch(view: View) -> bool:
    return view.pace == "live" and view.stage == "briefing"


def _failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("something due later failed", exc_info=task.exception())
