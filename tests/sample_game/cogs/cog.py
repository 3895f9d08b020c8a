"""/salvage: what every game has, and gifts of credits to another crew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.game_commands import Suggestions, player_named
from cogs.game_group import GameGroup
from cogs.translation import Word, said
from rules.core import IllegalMove
from tests.sample_game.cogs.game import Game
from tests.sample_game.rules.actions import Give
from tests.sample_game.rules.game import RULES

if TYPE_CHECKING:
    from bot import Wardroom


class Salvage(
    GameGroup,
    group_name=said("command-sample-game"),
    group_description=said("describe-sample-game"),
):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "sample-game")

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


def _named(loaded: Game, player: str) -> int:
    seat = player_named(loaded, player)
    if seat is None:
        raise IllegalMove("sample-illegal-give-whom")
    return seat


async def setup(bot: Any) -> None:
    await bot.add_cog(Salvage(bot))
