"""What time does to a mission of Space Alert: it is launched, goes on after a restart, ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec
from msgspec.structs import replace

from cogs import send_once, table_settings
from cogs.faces import Passing
from cogs.opening import Offered, Opening
from cogs.space_alert import deadlines, silence
from cogs.space_alert.clock import MissionClock, launched, resumed
from cogs.space_alert.game import Game
from cogs.space_alert.heart import Heart
from cogs.space_alert.later import Later
from cogs.space_alert.presence import UNREACHABLE, Presence, repairs_wait_no_longer
from cogs.space_alert.seen import Seen
from cogs.space_alert.sound import LISTENING, Sound
from cogs.space_alert.story import STORY
from cogs.table import Table
from cogs.tablecard import relative
from db.games import GameRow
from db.people import Clock
from rules.core import Action, Event
from rules.space_alert import actions as moves
from rules.space_alert import referee
from rules.space_alert.game import RULES
from rules.space_alert.missions import may_substitute
from rules.space_alert.options import Options
from rules.space_alert.soundtracks import MISSIONS
from rules.space_alert.view import View
from words import words

if TYPE_CHECKING:
    from cogs.gauges import Gauges

log = logging.getLogger(__name__)
TOLD_WITHIN = 20.0
"""Seconds that a clock waits for Discord to say that it goes on."""
LOST = 6.0
"""Seconds in which a process knows whether a table is still its own."""
SPOKEN = {"sa-caption-clock-stopped": "clock_stopped", "sa-caption-clock-resumes": "clock_resumed"}
CHANGE_CLOCK = {"sa-ended-early", "sa-next-mission"}


class SpaceAlertFace(Seen):
    rooms = False
    settings = ("sound", "show")
    tale = STORY
    opening = Opening(
        (Offered("mission", typed=True), Offered("threats", ("normal", "serious")), Offered("pace")),
        "sa-no-such-mission",
    )
    rate = 1.0
    """Mission seconds per second; tests fly faster."""

    def __init__(self) -> None:
        super().__init__()
        self.presence = Presence()
        self.sound = Sound(self)
        self.later = Later()
        self.heart = Heart()

    def measured(self, gauges: Gauges) -> None:
        says = "Missions whose clock runs here."
        gauges.gauge("wardroom_missions", says, lambda: len(self.clocks))
        says = "How much later than planned the mission clock struck."
        self.heart.late = gauges.histogram("wardroom_caption_late_seconds", says).observe

    def replaceable(self, loaded: Game, seat: int) -> bool:
        """While the clock runs only an absent player's seat may be given away by the others (SA-424)."""
        absences = loaded.consult(referee.absent)
        if loaded.row.id not in self.clocks or seat not in absences:
            return True
        return may_substitute(False, absences[seat], (True,))

    def rounds(self, loaded: Game) -> int:
        """While the clock runs androids think in turns of their own (`Later.think`)."""
        return 1 if planned_live(loaded) else super().rounds(loaded)

    async def started(self, table: Table, loaded: Game) -> None:
        if loaded.view(None).pace == "live" and table_settings.of(loaded.row).lesson < 0:
            await self._launch(table, loaded)

    async def _launch(self, table: Table, loaded: Game) -> None:
        """Known before it is kept: whoever picks up games at this very moment leaves it alone."""
        channel, game = self.sound.voice_channel(loaded), loaded.row.id
        row = launched(game, self.rate, channel.id if channel else None, time.time())
        clock = self.clocks[game] = MissionClock(table, game, row, self._clock_says, self.heart)
        await table.store.people.keep_clock(row)
        clock.start()
        await self.sound.speak(loaded, clock)

    async def _clock_says(self, clock: MissionClock, what: str) -> None:
        if what == "ended":
            await self._clock_ended(clock)
        elif what == "lost":
            await self.lost(clock)
        else:
            channel = self.sound.channel_of(clock)
            in_voice = set(channel.voice_states) if channel is not None else set()
            await self.presence.look(clock.table, clock.game, in_voice)

    async def _clock_ended(self, clock: MissionClock) -> None:
        self.presence.forget(clock.game)
        self.sound.silence_over(clock.table, clock.game)
        self.clocks.pop(clock.game, None)
        await clock.stop()
        self.sound.hang_up(clock.game, LISTENING)

    async def lost(self, clock: MissionClock) -> None:
        """Another process has moved this clock, so one of the two is no owner of it, and will know in a few
        seconds (`cogs/fleet.py`). Whoever is left takes the mission up again."""
        game, table = clock.game, clock.table
        log.warning("game %s: another process has moved its clock", game)
        await self._drop(game)
        await asyncio.sleep(LOST)
        await table.aboard()
        row = await table.store.games.get(game)
        if row is not None and row.live:
            await self.resumed(table, row)

    async def _drop(self, game: int) -> None:
        """Clock and voice are gone from here; where the clock stands is in the store."""
        self.presence.forget(game)
        self.later.halt(game)
        clock, voice = self.clocks.pop(game, None), self.voices.pop(game, None)
        if clock is not None:
            await clock.halt()
        if voice is not None:
            await voice.stop()

    async def woken(self, table: Table) -> None:
        """Whoever was left muted by a crash is heard again; a mission in silence mutes anew."""
        if self.bot is not None:
            await silence.restore(self.bot, table.store)

    async def silent(self, game: int) -> bool:
        """Whether a mission under way wants its crew muted now."""
        clock = self.clocks.get(game)
        return clock is not None and (await clock.table.load(game, RULES)).view(None).silence

    async def resumed(self, table: Table, row: GameRow) -> None:
        """On at the right second after a restart, and nobody stays muted."""
        loaded = await table.load(row.id, RULES)
        kept = await table.store.people.clock(row.id)
        view = loaded.view(None)
        if row.id in self.clocks:
            return  # it was launched while games were picked up
        if kept is not None and view.stage in ("briefing", "planning"):
            await self._take_up(table, loaded, kept)
        elif view.stage == "resolution":
            self.later.show(table, loaded, self.rate)
        elif _waits_for_launch(view) and table_settings.of(row).lesson < 0:
            await self._launch(table, loaded)  # the bot died between the start and the countdown

    async def _take_up(self, table: Table, loaded: Game, kept: Clock) -> None:
        """The clock stands until all can read that it goes on: the warning counts from then (SA-425)."""
        game, view, asked = loaded.row.id, loaded.view(None), time.time()
        again, second = resumed(kept, view.second, asked)
        clock = self.clocks[game] = MissionClock(
            table, game, again, self._clock_says, self.heart, floor=second
        )
        await self.sound.speak(loaded, clock)
        self.later.resume(table, loaded, self.rate)
        if game in self.voices:
            self.voices[game].announce("clock_restarted")
        if view.silence:
            self.sound.silence(table, loaded)
        when = relative(clock.wall(second))
        text = words(loaded.row.language)("sa-clock-resumed", second=max(0, int(second)), when=when)
        try:
            async with asyncio.timeout(TOLD_WITHIN):
                await send_once.quietly(table.broadcast.thread(loaded), content=text)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError) as problem:
            log.warning("game %s: could not announce that it resumes: %s", game, problem)
        if self.clocks.get(game) is clock:  # unless it was paused or given up meanwhile
            await clock.start_late(time.time() - asked)
            table.broadcast.changed(game)

    async def at_hand(self, loaded: Game) -> None:
        if loaded.row.status == "running" and loaded.row.id not in self.by_post:
            now_open = await self._open(loaded)
            self.by_post.setdefault(loaded.row.id, now_open)  # a move made meanwhile knows better

    async def _keep_open(self, loaded: Game) -> None:
        if loaded.row.status == "running":
            self.by_post[loaded.row.id] = await self._open(loaded)
        else:
            self.by_post.pop(loaded.row.id, None)

    async def _open(self, loaded: Game) -> deadlines.Open | None:
        return await deadlines.opened(loaded) if loaded.consult(referee.course).pace == "post" else None

    async def passing(self, table: Table, row: GameRow, now: float) -> Passing:
        """A show under way stays due: a start goes on with it."""
        chosen = msgspec.json.decode(row.options, type=Options)
        again = now if self.later.shows(row.id) else None
        if chosen.campaign and row.moved_at is not None:
            if now - row.moved_at >= UNREACHABLE:
                await repairs_wait_no_longer(table, row.id, now)
            else:
                again = again or row.moved_at + UNREACHABLE
        if chosen.pace != "post":
            return Passing(again=again)
        found = await deadlines.passing(table, await table.load(row.id, RULES), now)
        return found if again is None else replace(found, again=min(again, found.again or again))

    def counts(self, row: GameRow) -> bool:
        """Practice and training are not entered (SA-481, SA-484)."""
        chosen = msgspec.json.decode(row.options, type=Options)
        mission = MISSIONS.get(chosen.mission)
        return chosen.pace != "practice" and not (mission is not None and mission.training)

    async def moved(self, table: Table, loaded: Game, events: Sequence[Event]) -> None:
        await self._keep_open(loaded)
        game = loaded.row.id
        clock, course = self.clocks.get(game), loaded.consult(referee.course)
        keys = {event.key for event in events}
        if clock is not None:
            if course.paused and clock.row.held_at is None:
                await clock.hold()
            elif not course.paused and clock.row.held_at is not None:
                await clock.release()
            elif not keys.isdisjoint(CHANGE_CLOCK):
                clock.changed()
            voice = self.voices.get(game)
            for key, line in SPOKEN.items():
                if voice is not None and key in keys:
                    voice.announce(line)
        if "sa-caption-silence" in keys:
            self.sound.silence(table, loaded)
        elif "sa-caption-restored" in keys:
            self.sound.silence_over(table, game)
        self.later.resume(table, loaded, self.rate)
        self.sound.tell_aloud(loaded, events)
        if course.stage == "resolution":
            self.later.show(table, loaded, self.rate)
        if planned_live(loaded):
            self.later.think(table, loaded)
        await super().moved(table, loaded, events)
        if _waits_for_launch(course) and game not in self.clocks and table_settings.of(loaded.row).lesson < 0:
            await self._launch(table, loaded)

    async def close(self) -> None:
        """The bot goes down: nothing goes on by itself, everything goes on from the store."""
        self.later.close()
        await self.sound.errands.close()
        for clock in list(self.clocks.values()):
            await clock.halt()
        for voice in list(self.voices.values()):
            await voice.stop()
        await self.heart.close()
        for kept in (self.clocks, self.voices, self.by_post):
            kept.clear()

    async def halted(self, table: Table, loaded: Game) -> None:
        """The clock keeps where it stands; nobody stays muted, and nobody hears a ship that is not there."""
        await self._drop(loaded.row.id)
        self.sound.silence_over(table, loaded.row.id)

    async def ended(self, table: Table, loaded: Game) -> None:
        clock = self.clocks.get(loaded.row.id)
        if clock is not None:
            await self._clock_ended(clock)
        self.sound.silence_over(table, loaded.row.id)
        self.later.show_is_over(loaded.row.id)
        self.by_post.pop(loaded.row.id, None)

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


def _waits_for_launch(at: View | referee.Course) -> bool:
    return at.pace == "live" and at.stage == "briefing"


def planned_live(loaded: Game) -> bool:
    course = loaded.consult(referee.course)
    return course.pace == "live" and course.stage == "planning"
