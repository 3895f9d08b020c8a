"""/akarios: what every game has, where it is dangerous, and standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs import limits
from cogs.akarios import chances, forecast, standing
from cogs.akarios.game import Game
from cogs.clicks import Answering, Click, show_panel
from cogs.components import DANGER, GOOD, bar, button, text
from cogs.faces import Panel
from cogs.game_commands import seat_of
from cogs.game_group import GameGroup
from cogs.play import seat_panel
from cogs.translation import Line, said
from rules.akarios.actions import Concede
from rules.akarios.game import RULES
from rules.core import Action, Event, told

if TYPE_CHECKING:
    from bot import Wardroom

SURE = "sure"


class Akarios(GameGroup, group_name=said("command-akarios"), group_description=said("describe-akarios")):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "akarios")
        bot.verbs.update(
            ak_odds=self.show_odds,
            ak_danger=self.show_danger,
            ak_orders=self.ordering,
            ak_concede=self.conceding,
        )

    # What may happen

    async def show_odds(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game, RULES)
        seat = seat_of(loaded, click.user)
        back = bar(button(click.words("button-my-seat"), f"w:seat:{click.game}:", GOOD))
        items: list[Any] = [text(await chances.told(loaded, seat, click.words)), back]
        await click.panel(Panel(items, {}))

    async def show_danger(self, click: Click) -> None:
        self.bot.cooldowns.spend(limits.PICTURE, click.user)
        loaded = await self.bot.table.load(click.game, RULES)
        seat = seat_of(loaded, click.user)
        await click.panel(await forecast.panel(self.bot.table, loaded, seat, click.words))

    @app_commands.command(name=said("command-akarios-danger"), description=said("describe-akarios-danger"))
    async def danger(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await self.game.table(interaction)
            seat = seat_of(loaded, interaction.user.id)
            self.bot.cooldowns.spend(limits.PICTURE, interaction.user.id)
            panel = await forecast.panel(self.bot.table, loaded, seat, speech)
            await show_panel(interaction, panel, replace=False)

    # Giving up

    async def conceding(self, click: Click) -> None:
        """Asks whether it is meant; then everybody else is asked (AK-944)."""
        if click.rest != SURE:
            sure = button(click.words("ak-choice-concede"), f"w:ak_concede:{click.game}:{SURE}", DANGER)
            back = button(click.words("button-my-seat"), f"w:seat:{click.game}:", GOOD)
            await click.panel(Panel([text(click.words("ak-concede-sure")), bar(back, sure)], {}))
            return
        async with self.bot.table.turn(click.game, RULES) as loaded:
            seat = seat_of(loaded, click.user)
            if not await self.bot.table.seen(click.interaction.id):
                await self._play(loaded, seat, Concede(), click.user, click.interaction.id)
        await click.panel(await seat_panel(self.bot, loaded, seat, click.words))

    # Standing orders

    async def ordering(self, click: Click) -> None:
        """Opens the panel, shows the values of what was picked, or gives the order."""
        events: list[Event] = []
        async with self.bot.table.turn(click.game, RULES) as loaded:
            seat = seat_of(loaded, click.user)
            window = standing.picked(click.rest, click.values)
            if not await self.bot.table.seen(click.interaction.id):
                for action in standing.moves(loaded.view(seat), seat, click.rest, click.values):
                    first = click.interaction.id if not events else None
                    events += await self._play(loaded, seat, action, click.user, first)
        panel = standing.panel(await loaded.ready(), seat, click.words, window)
        line = loaded.face.narrate(loaded, told(events, seat), click.words)
        if line:
            panel.items.insert(0, text(line, 1000))
        await click.panel(panel)

    async def _play(
        self, loaded: Game, seat: int, action: Action, user: int, interaction: int | None
    ) -> list[Event]:
        return await self.bot.table.play(loaded, seat, action, user=user, interaction=interaction)

    @app_commands.command(name=said("command-akarios-orders"), description=said("describe-akarios-orders"))
    @app_commands.rename(order=said("option-name-order"))
    @app_commands.describe(order=said("describe-option-order"))
    async def orders(self, interaction: discord.Interaction[Any], order: Line | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            events: list[Event] = []
            game = (await self.game.row(interaction)).id
            async with self.bot.table.turn(game, RULES) as loaded:
                seat = seat_of(loaded, interaction.user.id)
                if order is not None and not await self.bot.table.seen(interaction.id):
                    action = standing.typed(order, loaded.row.names())
                    events = await self._play(loaded, seat, action, interaction.user.id, interaction.id)
            panel = standing.panel(await loaded.ready(), seat, speech)
            if events:
                panel.items.insert(0, text(loaded.face.narrate(loaded, told(events, seat), speech)))
            await show_panel(interaction, panel, replace=False)


async def setup(bot: Any) -> None:
    await bot.add_cog(Akarios(bot))
