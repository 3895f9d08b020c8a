"""/learn: the guided first game, a real table where nothing hurries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.clicks import Answering
from cogs.translation import said
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

FIRST = {"space_alert": {"mission": "test_run_1", "pace": "practice"}}


class Learn(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-learn"), description=said("describe-learn"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-game"))
    @app_commands.guild_only()
    async def learn(self, interaction: discord.Interaction[Any], game: str = "space_alert") -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await self.begin(interaction, game, speech)

    async def begin(self, interaction: discord.Interaction[Any], game: str, speech: Words) -> None:
        chosen = msgspec.convert(FIRST.get(game, {}), self.bot.table.faces[game].rules.options)
        await self.bot.lobby.open(interaction, game, chosen)


async def setup(bot: Any) -> None:
    bot.learn = Learn(bot)
    await bot.add_cog(bot.learn)
