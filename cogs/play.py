"""At the table: answer a prompt, look at one's seat, read the board as text, take a move back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import limits, once_more, pages, prompts, rooms
from cogs.clicks import Answering, Click, Handler, show_panel
from cogs.components import picture, text
from cogs.faces import Follow, Panel
from cogs.loaded import Loaded
from cogs.prompts import NotYours, Stale
from cogs.together import Wish
from cogs.translation import said
from cogs.waiting import NotRunning
from rules.core import Action, Prompt
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom


def kindly(handler: Handler) -> Handler:
    """Around what answers a decision: a stale button shows what is asked now."""

    async def handle(click: Click) -> None:
        try:
            await handler(click)
        except Stale:
            loaded = await click.bot.table.load(click.game)
            seat = loaded.row.seat_of(click.user)
            if seat is None:
                raise NotYours(click.rest) from None
            panel = await seat_panel(click.bot, loaded, seat, click.words)
            panel.begin(click.words("trouble-stale"))
            await click.panel(panel)

    return handle


class Answer:
    """What a click on a choice stands for, at the table as it is when its turn has come."""

    prompt: Prompt
    numbers: list[int]
    doubt = ""
    asks = False
    """It is to be asked once more, before it counts."""

    def __init__(self, click: Click, sure: bool) -> None:
        self.click = click
        self.sure = sure

    def decide(self, loaded: Loaded) -> tuple[int, Action] | None:
        click = self.click
        if loaded.row.status == "paused":  # nothing is asked now, but nothing was decided either
            raise NotRunning(loaded.row.status)
        if self.sure:
            self.prompt, self.numbers = once_more.meant(loaded, click.user, click.rest)
        else:
            self.prompt, self.numbers = prompts.chosen(loaded, click.user, click.rest, click.values)
        seat, action = self.prompt.seat, prompts.picked(self.prompt, self.numbers)
        if not self.sure:
            self.doubt = loaded.face.overlooked(loaded, seat, action, click.words, private=click.private)
            self.asks = bool(self.doubt) or once_more.is_final(self.prompt, self.numbers)
        return None if self.asks else (seat, action)

    def once_more(self, loaded: Loaded) -> Panel:
        click = self.click
        return once_more.panel(loaded, self.prompt, click.words, click.rest, self.numbers, self.doubt)


class Play(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(choose=kindly(self.choose), sure=kindly(self.sure), panel=kindly(self.panel))
        bot.verbs.update(seat=self.seat, text=self.text)

    async def choose(self, click: Click) -> None:
        """A choice of a prompt; what is final is asked once more first."""
        await self._answer(click, sure=False)

    async def sure(self, click: Click) -> None:
        """What was asked once more."""
        await self._answer(click, sure=True)

    async def _answer(self, click: Click, *, sure: bool) -> None:
        answer = Answer(click, sure)
        wish = Wish(click, answer.decide, at_once=True)
        loaded = await self.bot.table.together.play(wish)
        if wish.again:
            return
        seat = answer.prompt.seat
        if answer.asks:
            await click.panel(answer.once_more(loaded))
            return
        if click.private:
            await click.panel(await seat_panel(self.bot, loaded, seat, click.words))
            return
        if not await self.bot.table.broadcast.pings.pressed(click, loaded, seat):
            await click.done()
        if _in_private(loaded, seat):
            await click.panel(await seat_panel(self.bot, loaded, seat, click.words), replace=False)

    async def panel(self, click: Click) -> None:
        """The game's own panel for what is asked."""
        loaded = await self.bot.table.load(click.game)
        prompt = prompts.with_panel(loaded, click.user, click.rest)
        own = await loaded.face.panel(self.bot.table, loaded, prompt.seat, prompt, click.words)
        own = own or await self.bot.drafts.opened(loaded, prompt, click.words)
        await click.panel(own or await seat_panel(self.bot, loaded, prompt.seat, click.words))

    async def seat(self, click: Click) -> None:
        await self.show_seat(click.interaction, click.game, click.words, replace=click.private)

    async def text(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        panel = as_text(loaded, click.user, click.words, int(click.rest or 0))
        await click.panel(panel, replace=click.private and bool(click.rest))

    @app_commands.command(name=said("command-board"), description=said("describe-board"))
    @app_commands.rename(text=said("option-name-text"))
    @app_commands.describe(text=said("describe-board-text"))
    async def board(self, interaction: discord.Interaction[Any], text: bool = False) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.bot.lobby.find(interaction, None)
            loaded = await self.bot.table.load(row.id)
            if text:
                panel = as_text(loaded, interaction.user.id, speech)
                await show_panel(interaction, panel, replace=False)
                return
            self.bot.cooldowns.spend(limits.PICTURE, interaction.user.id)
            board = await loaded.face.board(self.bot.table, loaded, speech)
            items = [picture("board.png", loaded.face.alt(loaded, speech))]
            await show_panel(interaction, Panel(items, {"board.png": board}), replace=False)

    @app_commands.command(name=said("command-seat"), description=said("describe-seat"))
    async def my_seat(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.bot.lobby.find(interaction, None)
            await self.show_seat(interaction, row.id, speech)

    async def show_seat(
        self, interaction: discord.Interaction[Any], game: int, speech: Words, replace: bool = False
    ) -> None:
        """What this player alone may see; for everybody else the table as text."""
        loaded = await self.bot.table.load(game)
        seat = loaded.row.seat_of(interaction.user.id)
        if seat is None:
            await show_panel(interaction, as_text(loaded, interaction.user.id, speech), replace=False)
            return
        await show_panel(interaction, await seat_panel(self.bot, loaded, seat, speech), replace=replace)


def _in_private(loaded: Loaded, seat: int) -> bool:
    """Whether the next question is for this player's eyes: it follows at once, in a panel of their own."""
    asked = [prompt for prompt in loaded.prompts(seat) if not prompt.optional]
    return loaded.row.status == "running" and bool(asked) and asked[0].private


def as_text(loaded: Loaded, user: int, speech: Words, page: int = 0) -> Panel:
    """The board in words, as this reader may see it: all of them, however many."""
    said = loaded.face.describe(loaded, speech, loaded.row.seat_of(user))
    return pages.panel("", pages.split(said.split("\n\n")), page, lambda to: f"w:text:{loaded.row.id}:{to}")


async def seat_panel(bot: Wardroom, loaded: Loaded, seat: int, speech: Words) -> Panel:
    """The game's own panel, or the plain one: the board in words and what is asked, with its answers."""
    await loaded.ready()
    panel = await loaded.face.seat_panel(bot.table, loaded, seat, speech)
    if panel is None:
        items: list[Any] = [text(loaded.face.describe(loaded, speech, seat), 3000)]
        panel = Panel(items + prompts.questions(loaded, seat, speech), {})
    rooms.add_door(panel, loaded, seat, speech)
    panel.follow = Follow(loaded.row.id, partial(_followed, bot, seat, speech))
    return panel


async def _followed(bot: Wardroom, seat: int, speech: Words, loaded: Loaded, user: int) -> Panel | None:
    """The same panel, unless the seat is somebody else's by now."""
    return await seat_panel(bot, loaded, seat, speech) if loaded.row.seat_of(user) == seat else None


async def setup(bot: Any) -> None:
    bot.play = Play(bot)
    await bot.add_cog(bot.play)
