"""/xia: what every game has, standing orders, and gifts of credits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec.structs import asdict

from cogs.clicks import Click
from cogs.components import text
from cogs.faces import Panel
from cogs.game_commands import Suggestions, player_named, seat_of
from cogs.game_group import GameGroup
from cogs.play import seat_panel
from cogs.translation import Word, said
from cogs.xia import chances, standing
from cogs.xia.game import Game
from rules.core import Action, IllegalMove
from rules.xia.actions import Give
from rules.xia.game import RULES
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom


class Xia(GameGroup, group_name=said("command-xia"), group_description=said("describe-xia")):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "xia")
        bot.verbs.update(xia_odds=self.show_odds, xia_orders=self.orders, xia_give=self.gift)

    async def show_odds(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game, RULES)
        seat = seat_of(loaded, click.user)
        panel = Panel([text(await chances.panel_text(loaded, seat, click.words))], {})
        await click.panel(panel, replace=False)

    # At any time: standing orders and gifts.

    async def orders(self, click: Click) -> None:
        """Opens the panel; a value from one of its menus sets that order, a button a whole set."""
        setting = bool(click.values or click.rest)
        async with self.bot.table.turn(click.game, RULES) as loaded:
            seat = seat_of(loaded, click.user)
            if setting:
                now = standing.now(loaded, seat)
                new = standing.wanted(now, click.rest, click.values)
                if asdict(new) != asdict(now):
                    await self._play(loaded, seat, new, click)
        panel = standing.orders(await loaded.ready(), seat, click.words)
        if setting:
            panel.begin(click.words("xia-orders-set"))
        await click.panel(panel, replace=click.private and setting)

    async def gift(self, click: Click) -> None:
        """Opens the panel; with a value from its menu hands it over."""
        async with self.bot.table.turn(click.game, RULES) as loaded:
            seat = seat_of(loaded, click.user)
            if not click.values:
                await click.panel(standing.gifts(loaded, seat, click.words), replace=False)
                return
            to, _, credits = click.values[0].partition(".")
            action = Give(int(to), int(credits))
            await self._play(loaded, seat, action, click)
        await click.panel(await self._given(loaded, seat, action, click.words))

    @app_commands.command(name=said("command-xia-give"), description=said("describe-xia-give"))
    @app_commands.rename(player=said("option-name-player"), credits=said("option-name-credits"))
    @app_commands.describe(
        player=said("describe-option-give-player"), credits=said("describe-option-credits")
    )
    async def give(self, interaction: discord.Interaction[Any], player: Word, credits: int) -> None:
        await self.game.at_any_time(interaction, lambda loaded: Give(_named(loaded, player), credits))

    @give.autocomplete("player")
    async def _players(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_players(interaction, current)

    async def _given(self, loaded: Game, seat: int, action: Give, speech: Words) -> Panel:
        panel = await seat_panel(self.bot, loaded, seat, speech)
        facts = {"player": f"#{seat}", "to": f"#{action.to}", "credits": action.credits}
        panel.begin(speech("xia-gives", seats=loaded.names, **facts))
        return panel

    # What buttons share.

    async def _play(self, loaded: Game, seat: int, action: Action, click: Click) -> None:
        await self.bot.table.play(loaded, seat, action, user=click.user, interaction=click.interaction.id)


def _named(loaded: Game, player: str) -> int:
    seat = player_named(loaded, player)
    if seat is None:
        raise IllegalMove("xia-illegal-give-whom", rule="XIA-463")
    return seat


async def setup(bot: Any) -> None:
    await bot.add_cog(Xia(bot))
