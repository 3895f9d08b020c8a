"""/history: what happened since one's last look, in the reader's own language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import proof, replay, stats, storyteller
from cogs.clicks import Answering, Click, show_panel
from cogs.components import GOOD, bar, button
from cogs.faces import Panel
from cogs.loaded import Loaded
from cogs.lobby import own_games
from cogs.translation import said
from db.log import Record
from images.speech import plain
from rules.core import told
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

LONGEST = 3000
RECENT = 40
"""Rows of the log on one page, at most."""


def story(loaded: Loaded, record: Record, seat: int | None, speech: Words) -> str:
    """One row of the log as this reader may know it; empty where nothing of it was seen."""
    if record.kind == "undo":
        return speech("table-undone", seats=loaded.names, who=f"#{record.seat}")
    if record.kind == "note":
        key, _, what = record.text.partition("|")
        return speech(key, seats=loaded.names, who=f"#{record.seat}", what=plain(what))
    told_now = loaded.face.narrate(loaded, told(record.events, seat), speech)
    return storyteller.retold(record, told_now, speech, loaded.names)


def heard(
    loaded: Loaded, records: Sequence[Record], seat: int | None, speech: Words, notes: Sequence[Record] = ()
) -> Iterator[tuple[int, str]]:
    """What this reader learned, by row, and that something of the own told nothing. How much others did in
    secret is a secret too. `notes` since the first of these: who did it is named as they sat then."""
    for record in records:
        text = story(loaded.when(record.number, notes), record, seat, speech)
        if text or record.seat == seat:
            yield record.number, text


def folded(stories: list[tuple[int, str]], speech: Words) -> list[tuple[int, str]]:
    """Moves without news are counted, not told; the same line twice is told once."""
    lines: list[tuple[int, str]] = []
    quiet = 0
    for number, text in [*stories, (0, "\0")]:
        if not text:
            quiet += 1
            continue
        if quiet:
            lines.append((number or stories[-1][0], speech("history-quiet", count=quiet)))
            quiet = 0
        if text != "\0" and (not lines or lines[-1][1] != text):
            lines.append((number, text))
    return lines


class History(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(history=self.history_button)

    @app_commands.command(name=said("command-history"), description=said("describe-history"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-which"))
    @app_commands.autocomplete(game=own_games)
    async def history(self, interaction: discord.Interaction[Any], game: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.bot.lobby.find(interaction, game)
            panel = await self.since(row.id, interaction.user.id, speech)
            await show_panel(interaction, panel, replace=False)

    async def history_button(self, click: Click) -> None:
        if not click.rest:
            await click.panel(await self.since(click.game, click.user, click.words), replace=False)
            return
        await click.panel(await self.before(click.game, click.user, click.words, int(click.rest)))

    async def since(self, game: int, user: int, speech: Words) -> Panel:
        """Since the last look; whoever has seen everything gets the last lines again."""
        loaded = await self.bot.table.load(game)
        seen = await self.bot.store.people.last_look(game, user)
        number = loaded.row.number
        learned = self.bot.store.log.learned
        news = seen > 0 and bool(await learned(game, loaded.row.seat_of(user), seen, 1, 0))
        title = speech("history-since" if news else "history-recent")
        panel = await self._page(loaded, user, title, speech, after=seen if news else 0)
        if number > seen:
            await self.bot.store.people.looked(game, user, number)
        return panel

    async def before(self, game: int, user: int, speech: Words, shown: int) -> Panel:
        loaded = await self.bot.table.load(game)
        return await self._page(loaded, user, speech("history-earlier"), speech, shown=shown)

    async def _page(
        self, loaded: Loaded, user: int, title: str, speech: Words, *, shown: int = 0, after: int = 0
    ) -> Panel:
        """The newest lines that fit, and a button for what lies before them and before the `shown` rows that
        were on pages already: those this reader learned of, for others are not even counted."""
        seat = loaded.row.seat_of(user)
        learned = self.bot.store.log.learned
        rows = await learned(loaded.row.id, seat, after, RECENT, shown)
        notes = await loaded.notes(rows[0].number) if rows else []
        lines = folded(list(heard(loaded, rows, seat, speech, notes)), speech)
        kept: list[tuple[int, str]] = []
        while lines and sum(len(text) + 1 for _, text in kept) + len(lines[-1][1]) < LONGEST:
            kept.insert(0, lines.pop())
        if lines and kept:
            rows = [row for row in rows if row.number >= kept[0][0]]
        shown += len(rows)
        earlier = shown if await learned(loaded.row.id, seat, 0, 1, shown) else 0
        body = "\n".join(text for _, text in kept) or speech("history-nothing")
        items: list[Any] = [discord.ui.TextDisplay(f"### {title}\n{body}"[:3900])]
        steps = await self.bot.store.log.steps(loaded.row.id, seat, loaded.row.depth)
        items.append(_buttons(loaded, seat, earlier, steps, speech))
        return Panel(items, {})


def _buttons(
    loaded: Loaded, seat: int | None, earlier: int, steps: int, speech: Words
) -> discord.ui.ActionRow[Any]:
    game = loaded.row.id
    buttons = []
    if earlier:
        buttons.append(button(speech("history-older"), f"w:history:{game}:{earlier}"))
    if seat is not None and loaded.row.live:
        buttons.append(button(speech("button-my-seat"), f"w:seat:{game}:", GOOD))
    return bar(*buttons, button(speech("button-replay"), f"w:replay:{game}:{steps}"))


async def setup(bot: Any) -> None:
    bot.history = History(bot)
    await bot.add_cog(bot.history)
    for shelf in (replay, stats, proof):
        await shelf.setup(bot)
