"""/captains: open a table, look around, and play a whole turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import options
from cogs.clicks import Answering, Click
from cogs.components import text
from cogs.game_commands import GameCommands, Suggestions, matching, seat_of
from cogs.play import seat_panel
from cogs.starship_captains import look
from cogs.translation import Line, Word, choices, said
from rules.core import IllegalMove
from rules.starship_captains.game import RULES
from rules.starship_captains.state import Ask, Options

if TYPE_CHECKING:
    from bot import Wardroom


class Captains(
    commands.GroupCog, group_name=said("command-captains"), group_description=said("describe-captains")
):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        face = bot.table.faces[RULES.key]
        self.game = GameCommands(bot, face)
        face.bot = bot
        bot.verbs.update(sc_ask=self.standing_order)

    @app_commands.command(name=said("command-captains-open"), description=said("describe-captains-open"))
    @app_commands.rename(tech_side=said("option-name-tech-side"), passenger=said("option-name-passenger"))
    @app_commands.describe(
        tech_side=said("describe-option-tech-side"), passenger=said("describe-option-passenger")
    )
    @app_commands.choices(tech_side=choices(options.keys(RULES.key, Options, "tech_side")))
    async def open(
        self,
        interaction: discord.Interaction[Any],
        tech_side: str | None = None,
        passenger: Word | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            given = {"tech_side": tech_side, "passenger": passenger}
            try:
                chosen = msgspec.convert({k: v for k, v in given.items() if v is not None}, Options)
            except msgspec.ValidationError:
                raise IllegalMove("sc-no-such-passenger") from None
            await self.bot.lobby.open(interaction, RULES.key, chosen)

    @open.autocomplete("passenger")
    async def _passengers(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        speech = await self.bot.words_for(interaction)
        named = {
            value: speech(options.key(RULES.key, "passenger", value))
            for value in options.values(Options, "passenger")
        }
        return matching(named, current)

    @app_commands.command(name=said("command-captains-look"), description=said("describe-captains-look"))
    @app_commands.rename(what=said("option-name-what"))
    @app_commands.describe(what=said("describe-option-what"))
    async def look(self, interaction: discord.Interaction[Any], what: Word = look.MINE) -> None:
        await self.game.look(interaction, what)

    @look.autocomplete("what")
    async def _looks(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_looks(interaction, current)

    @app_commands.command(name=said("command-captains-turn"), description=said("describe-captains-turn"))
    @app_commands.rename(moves=said("option-name-moves"))
    @app_commands.describe(moves=said("describe-option-moves"))
    async def turn(self, interaction: discord.Interaction[Any], moves: Line) -> None:
        await self.game.turn(interaction, moves)

    @turn.autocomplete("moves")
    async def _moves(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_moves(interaction, current)

    async def standing_order(self, click: Click) -> None:
        """Ask before every gain, or only where declining can be of use."""
        every = {"on": True, "off": False}.get(click.rest)
        async with self.bot.table.turn(click.game) as loaded:
            if every is None or loaded.row.game != RULES.key:
                raise ValueError(click.rest)
            seat = seat_of(loaded, click.user)
            if look.view_of(loaded, seat).ships[seat].ask_all != every:
                await self.bot.table.play(
                    loaded, seat, Ask(every), user=click.user, interaction=click.interaction.id
                )
        panel = await seat_panel(self.bot, loaded, seat, click.words)
        panel.items.insert(0, text(click.words("sc-asks-all" if every else "sc-asks-little")))
        await click.panel(panel)


async def setup(bot: Any) -> None:
    await bot.add_cog(Captains(bot))
