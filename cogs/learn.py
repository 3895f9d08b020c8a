"""/learn: the guided first game. A real table over a prepared seed, whose clock waits for the learner.

The step that is shown stands in the table's settings, the button of a step in its custom id: a lesson goes on
after any restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import limits, menus, send_once, shelf, table_settings
from cogs.clicks import Answering, Click, say, show_panel, think
from cogs.components import DANGER, GOOD, PLAIN, PRIMARY, bar, button, layout, text
from cogs.faces import Panel
from cogs.loaded import Loaded
from cogs.prompts import NotYours
from cogs.titles import meant, offered, title_of, titles_of
from cogs.translation import Word, said
from cogs.workshop import Busy
from db.games import GameRow, SeatRow, starting
from images.speech import bare, plain
from rules.core import Dice, IllegalMove, saved
from rules.core.campaign import first_state
from rules.core.data import content
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
IN_HAND = ("hand", "board", "give", "next", "draw", "seat", "odds")
"""What the learner finds in My seat; everything else is on the table message."""
PICTURES = {
    "ship": ("ship.me", "board"),
    "mine": ("ship.me", "cockpit.me"),
    "sheet": ("player.me",),
    "tracks": ("board",),
    "threats": ("lineup", "board"),
    "crew": ("board",),
    "up": ("turn", "board"),
    "factions": ("tracks",),
}
"""By what a step points at the pictures that show it, the best first, where it is not called as they are."""


class Learn(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self._leading: set[asyncio.Task[None]] = set()
        bot.verbs.update(learn_next=self.press, learn=self.chosen, learn_stop=self.stop)
        bot.verbs.update(learn_play=self.play)

    @app_commands.command(name=said("command-learn"), description=said("describe-learn"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-game"))
    async def learn(self, interaction: discord.Interaction[Any], game: Word | None = None) -> None:
        """Which game: as said, that of this thread, or asked."""
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            here = await self.bot.store.games.in_thread(interaction.channel_id or 0)
            wanted = game or (here.game if here is not None and here.game in shelf.lessons() else None)
            if wanted is None:
                await show_panel(interaction, lessons(speech), replace=False)
            else:
                await self.begin(interaction, wanted, speech)

    async def chosen(self, click: Click) -> None:
        await self.begin(click.interaction, click.rest, click.words)

    @learn.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        return offered(titles_of(shelf.lessons(), speech), current)

    async def begin(self, interaction: discord.Interaction[Any], game: str, speech: Words) -> None:
        """A table for the learner and a crew that knows its parts, in a thread of its own."""
        known = shelf.lessons()
        game = meant(known, game) or game
        if game not in known:
            raise IllegalMove("learn-no-such-game", games=tuple(titles_of(known, speech).values()))
        await limits.admit(self.bot, interaction)
        await think(interaction)
        row = await self._table(interaction, game, speech)
        try:
            thread = await self._thread(interaction, row, speech)
        except (IllegalMove, discord.HTTPException):
            await self.bot.store.games.delete(row.id)
            raise
        await self._start(row, thread)
        await say(interaction, speech("learn-begun", thread=f"<#{thread}>"))
        self.bot.table.broadcast.changed(row.id)
        await self.lead(row.id, -1)

    async def _table(self, interaction: discord.Interaction[Any], game: str, speech: Words) -> GameRow:
        lesson = shelf.lessons()[game]
        channel = interaction.channel
        row = await self.bot.store.games.create(
            game=game,
            version=self.bot.table.faces[game].rules.version,
            guild=interaction.guild_id or 0,
            channel=channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id or 0,
            owner=interaction.user.id,
            language=speech.lang,
            options=msgspec.json.encode(lesson.options).decode(),
            seed=lesson.seed,
        )
        row.seats = [
            SeatRow(seat, interaction.user.id, interaction.user.display_name)
            if seat == lesson.learner
            else SeatRow(seat, None, speech(f"learn-mate-{seat}"), android=lesson.androids)
            for seat in range(lesson.seats)
        ]
        settings = table_settings.TableSettings(
            language=row.language,  # type: ignore[arg-type]
            nudge="0",
            deadline="0",
            answer="0",
            reaction="0",
            sound="text",
            lesson=0,
        )
        await self.bot.store.games.update(row.id, house=msgspec.json.encode(settings).decode())
        await self.bot.store.games.sit(row.id, row.seats)
        return row

    async def _thread(self, interaction: discord.Interaction[Any], row: GameRow, speech: Words) -> int:
        title = title_of(row.game, speech)
        opened = speech("learn-opened", who=plain(interaction.user.display_name), game=title)
        channel = self.bot.get_channel(row.channel) or await self.bot.fetch_channel(row.channel)
        if not isinstance(channel, discord.TextChannel):
            raise IllegalMove("learn-no-threads")
        message = await send_once.quietly(channel, view=layout([text(opened)]))
        thread = await message.create_thread(name=bare(opened)[:100], auto_archive_duration=1440)
        await thread.add_user(interaction.user)
        return thread.id

    async def _start(self, row: GameRow, thread: int) -> None:
        rules = self.bot.table.faces[row.game].rules
        lesson = shelf.lessons()[row.game]
        state = first_state(rules, lesson.options, lesson.seats, Dice(row.seed, -1), None)
        running = starting(row.id, thread, row.options, time.time())
        await self.bot.store.log.begin(
            row.id, saved.dump(state), rules.version, content=content(row.game), beside=[running]
        )

    # One step after the other.

    def moved(self, loaded: Loaded) -> None:
        """After a move in a lesson: if it is what the step waits for, go on once the table is unlocked."""
        lesson = shelf.lessons()[loaded.row.game]
        step = lesson.reached(table_settings.of(loaded.row).lesson, loaded.state)
        if step is not None:
            task = asyncio.create_task(self.lead(loaded.row.id, step), name=f"lesson {loaded.row.id}")
            self._leading.add(task)
            task.add_done_callback(self._leading.discard)

    async def press(self, click: Click) -> None:
        """Continue the lesson, whether or not the step got what it was waiting for."""
        row = await self.bot.store.games.get(click.game)
        if row is None or row.owner != click.user:
            raise NotYours(click.rest)
        steps, step = shelf.lessons()[row.game].steps, int(click.rest)
        if not 0 <= step < len(steps):
            raise ValueError(click.rest)
        await click.edit(layout([discord.ui.TextDisplay(words(row.language)(steps[step].key))]), [])
        await self.lead(click.game, step)

    async def stop(self, click: Click) -> None:
        """It cannot be taken back, so it is asked once more."""
        row = await self.bot.store.games.get(click.game)
        if row is None or row.owner != click.user:
            raise NotYours(click.rest)
        sure = button(click.words("learn-stop"), f"w:abandon:{click.game}:", DANGER)
        question = text(click.words("learn-stop-sure"))
        await click.panel(Panel([question, bar(sure)], {}))

    async def play(self, click: Click) -> None:
        """From the last step to a table of one's own."""
        row = await self.bot.store.games.get(click.game)
        if row is None or row.owner != click.user:
            raise NotYours(click.rest)
        await self.bot.lobby.open(click.interaction, row.game)

    async def lead(self, game: int, after: int) -> None:
        """The step after this one; a button of an earlier step shows again where the lesson stands."""
        async with self.bot.table.turn(game) as loaded:
            lesson = shelf.lessons()[loaded.row.game]
            now = table_settings.of(loaded.row).lesson
            step = lesson.after(after, loaded.state) if after >= now or after == -1 else now
            if step >= len(lesson.steps) or loaded.row.status == "abandoned":
                return
            missed = now <= after and not lesson.steps[after].done(loaded.state)
            if now < after:
                await self._enter(loaded, after)
            await self._enter(loaded, step)
        await self.bot.table.broadcast.told(game)
        place = self.bot.table.broadcast.thread(loaded)
        try:
            seen = await self._pictured(loaded, lesson.steps[step].highlight)
        except Busy:
            seen = Panel([], {})
        view = guide(loaded, step, missed, seen.items)
        await send_once.quietly(place, view=view, files=seen.attachments())

    async def _pictured(self, loaded: Loaded, highlight: str) -> Panel:
        """What the step says to look at. A decision has its pictures where it is asked."""
        if highlight in IN_HAND or highlight == "turn":
            return Panel([], {})
        face, speech = loaded.face, words(loaded.row.language)
        learner = shelf.lessons()[loaded.row.game].learner
        there = {key for row in face.looks(loaded, None, speech) for key in row}
        for what in PICTURES.get(highlight, (highlight,)):
            meant_here = face.meant(loaded, learner, what)
            if meant_here in there:
                return await face.look(self.bot.table, loaded, None, meant_here, speech)
        return Panel([], {})

    async def _enter(self, loaded: Loaded, step: int) -> None:
        """The clock runs on to the step's second and the crew does its part; then the step is kept."""
        lesson = shelf.lessons()[loaded.row.game]
        settings = msgspec.structs.replace(table_settings.of(loaded.row), lesson=step)
        loaded.row.house = msgspec.json.encode(settings).decode()
        for seat, action in lesson.opening(loaded.state, lesson.steps[step]):
            try:
                await loaded.play(seat, action)
            except IllegalMove as problem:
                log.info("lesson %s, step %s: %s", loaded.row.id, step, problem)
        await self.bot.table.followers(loaded)
        await self.bot.store.games.update(loaded.row.id, house=loaded.row.house)
        self.bot.table.broadcast.changed(loaded.row.id)


def lessons(speech: Words) -> Panel:
    """One button for each game that teaches itself."""
    buttons = [button(name, f"w:learn:0:{game}") for game, name in titles_of(shelf.lessons(), speech).items()]
    rows = (bar(*some) for some in menus.parts(buttons, menus.BUTTONS))
    return Panel([text(speech("learn-which")), *rows], {})


def guide(loaded: Loaded, step: int, missed: bool = False, seen: Sequence[Any] = ()) -> discord.ui.LayoutView:
    """The step in the learner's language, where to look, `seen` of it, and the way on.

    `missed`: the step before was left out, so what this one tells may not be on the table."""
    speech = words(loaded.row.language)
    lesson = shelf.lessons()[loaded.row.game]
    shown = lesson.steps[step]
    last = step == len(lesson.steps) - 1
    count = speech("learn-step", step=step + 1, steps=len(lesson.steps))
    look = speech(f"learn-look-{shown.highlight}")
    items: list[Any] = [
        discord.ui.TextDisplay(f"-# 🎓 {count} · 👉 {look}"),
        *([discord.ui.TextDisplay(f"-# {speech('learn-missed')}")] if missed else []),
        discord.ui.TextDisplay(speech(shown.key)),
        *seen,
    ]
    if last:
        items.append(_afterwards(loaded, speech))
    else:
        waits = shown.waits is not None and not shown.leads_on(loaded.state)
        items.append(_buttons(loaded, shown.highlight in IN_HAND, waits, step, speech))
    return layout([discord.ui.Container(*items, accent_colour=0xF2B84B)])


def _buttons(
    loaded: Loaded, in_hand: bool, waits: bool, step: int, speech: Words
) -> discord.ui.ActionRow[Any]:
    game = loaded.row.id
    buttons = [button(speech("button-my-seat"), f"w:seat:{game}:", GOOD)] if in_hand else []
    onward = speech("learn-skip" if waits else "learn-next")
    buttons.append(button(onward, f"w:learn_next:{game}:{step}", PLAIN if waits else PRIMARY))
    return bar(*buttons, button(speech("learn-stop"), f"w:learn_stop:{game}:"))


def _afterwards(loaded: Loaded, speech: Words) -> discord.ui.ActionRow[Any]:
    """Under the last step: this game to its end, or one with friends."""
    game = loaded.row.id
    goes_on = loaded.row.status == "running"
    seat = [button(speech("button-my-seat"), f"w:seat:{game}:", GOOD)] if goes_on else []
    stop = [button(speech("learn-stop"), f"w:learn_stop:{game}:")] if goes_on else []
    return bar(*seat, button(speech("learn-play"), f"w:learn_play:{game}:", PRIMARY), *stop)


async def setup(bot: Any) -> None:
    bot.learn = Learn(bot)
    await bot.add_cog(bot.learn)
