"""/salvage: give credits to another crew, and play moves or give orders in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_commands import GameCommands, Suggestions, player_named
from cogs.loaded import Loaded
from cogs.translation import Line, Word, said
from rules.core import IllegalMove
from tests.sample_game.rules.game import RULES
from tests.sample_game.rules.state import Give

if TYPE_CHECKING:
    from bot import Wardroom


class Salvage(
    commands.GroupCog,
    group_name=said("command-sample-game"),
    group_description=said("describe-sample-game"),
):
    def __init__(self, bot: Wardroom) -> None:
        self.game = GameCommands(bot, bot.table.faces[RULES.key])

    @app_commands.command(
        name=said("command-sample-game-give"), description=said("describe-sample-game-give")
    )
    @app_commands.rename(player=said("option-name-player"), credits=said("option-name-credits"))
    @app_commands.describe(
        player=said("describe-option-give-player"), credits=said("describe-sample-game-credits")
    )
    async def give(self, interaction: discord.Interaction[Any], player: Word, credits: int) -> None:
        await self.game.at_any_time(interaction, lambda loaded: Give(_named(loaded, player), credits))

    @give.autocomplete("player")
    async def _players(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_players(interaction, current)

    @app_commands.command(
        name=said("command-sample-game-turn"), description=said("describe-sample-game-turn")
    )
    @app_commands.rename(moves=said("option-name-moves"))
    @app_commands.describe(moves=said("describe-sample-game-moves"))
    async def turn(self, interaction: discord.Interaction[Any], moves: Line) -> None:
        await self.game.turn(interaction, moves)

    @turn.autocomplete("moves")
    async def _moves(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_moves(interaction, current)


def _named(loaded: Loaded, player: str) -> int:
    seat = player_named(loaded, player)
    if seat is None:
        raise IllegalMove("sample-illegal-give-whom")
    return seat


async def setup(bot: Any) -> None:
    await bot.add_cog(Salvage(bot))
