"""/privacy: what is kept about somebody, as a file, and the way to have it erased."""

from __future__ import annotations

import logging
import os
import time
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import limits, lobbycard
from cogs.clicks import Answering, Click, show_panel
from cogs.command_tree import everywhere
from cogs.components import DANGER, bar, button, text
from cogs.faces import Panel
from cogs.translation import said
from cogs.waiting import NoGame, NotRunning
from db import privacy
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
DAY = 86_400.0
FILE = "wardroom-my-data.json"


def keep_days() -> int:
    """How long games that are over are kept; 0 is for ever."""
    return int(os.environ.get("WARDROOM_KEEP_DAYS") or 0)


def panel(speech: Words) -> Panel:
    days = keep_days()
    kept = speech("privacy-kept-days", count=days) if days else speech("privacy-kept-for-ever")
    buttons = bar(
        button(speech("privacy-button-export"), "w:privacy:0:export"),
        button(speech("privacy-button-erase"), "w:privacy:0:erase", DANGER),
    )
    return Panel([text(f"{speech('privacy-text')}\n{kept}"), buttons], {})


class Privacy(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(privacy=self.press)

    async def cog_load(self) -> None:
        self.bot.scheduler.add_job(
            self.clear_out, "interval", hours=1, id="privacy", max_instances=1, replace_existing=True
        )

    async def clear_out(self, now: float | None = None) -> None:
        days = keep_days()
        if days:
            before = (time.time() if now is None else now) - days * DAY
            gone = await privacy.clear_out(self.bot.store, before)
            if gone:
                log.info("%s games that ended more than %s days ago were deleted", gone, days)

    @everywhere
    @app_commands.command(name=said("command-privacy"), description=said("describe-privacy"))
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await show_panel(interaction, panel(speech), replace=False)

    async def press(self, click: Click) -> None:
        if click.rest == "export":
            self.bot.cooldowns.spend(limits.FILE, click.user)
            data = await privacy.gathered(self.bot.store, click.user)
            said_so = text(click.words("privacy-exported"))
            items: list[Any] = [said_so, discord.ui.File(f"attachment://{FILE}")]
            await click.panel(Panel(items, {FILE: data}), replace=False)
        elif click.rest == "erase":
            sure = button(click.words("privacy-button-sure"), "w:privacy:0:sure", DANGER)
            await click.panel(Panel([text(click.words("privacy-sure")), bar(sure)], {}))
        elif click.rest == "sure":
            await self._erase(click.user)
            await click.panel(Panel([text(click.words("privacy-erased"))], {}))
        else:
            raise ValueError(click.rest)

    async def _erase(self, user: int) -> None:
        for game in await privacy.forget(self.bot.store, user, time.time()):
            try:
                await self._without(game)
            except (NoGame, NotRunning, discord.HTTPException) as problem:
                log.info("game %s goes on without somebody who is forgotten: %r", game, problem)

    async def _without(self, game: int) -> None:
        """An android plays on; a lobby with nobody left is put away."""
        row = await self.bot.store.games.get(game)
        if row is not None and row.status == "lobby":
            if all(seat.user is None for seat in row.seats):
                await self.bot.store.games.delete(game)
                if row.message is not None:
                    place = self.bot.get_partial_messageable(row.thread or row.channel)
                    closed = lobbycard.closed(row, words(row.language))
                    await place.get_partial_message(row.message).edit(view=closed)
            return
        fleet = self.bot.fleet
        if row is not None and fleet is not None and await fleet.passed_on(row.guild, game):
            return
        async with self.bot.table.turn(game) as loaded:
            await self.bot.table.followers(loaded)
        self.bot.table.broadcast.changed(game)


async def setup(bot: Any) -> None:
    await bot.add_cog(Privacy(bot))
