"""/ti: what every game has, and what may be done at any time: gifts, offers, orders, promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.clicks import Answering, Click, show_panel
from cogs.game_commands import Suggestions, player_named, seat_of
from cogs.game_group import GameGroup
from cogs.play import seat_panel
from cogs.translation import Word, said
from cogs.twilight_imperium import chances, promises, standing, trade
from cogs.twilight_imperium.game import Game
from rules.core import Action, IllegalMove, told
from rules.twilight_imperium.actions import Give, MakeOffer
from rules.twilight_imperium.game import RULES

if TYPE_CHECKING:
    from bot import Wardroom

Goods = app_commands.Range[int, 0, 99]
Promise = app_commands.Range[str, 1, promises.LONGEST]


class Imperium(GameGroup, group_name=said("command-ti"), group_description=said("describe-ti")):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "ti")
        bot.verbs.update(ti_odds=self.show_odds, ti_trade=self.trading, ti_orders=self.ordering)

    # Panels.

    async def show_odds(self, click: Click) -> None:
        loaded = await (await self.bot.table.load(click.game, RULES)).ready()
        seat = seat_of(loaded, click.user)
        await click.panel(
            await chances.panel(self.bot.table, loaded, seat, click.words), replace=click.private
        )

    async def trading(self, click: Click) -> None:
        """Opens the panel, changes the deal on it, or makes the move that was pressed."""
        word, deal = trade.read(click.rest)
        move = trade.action(word, deal, click.values)
        events = []
        async with self.bot.table.turn(click.game, RULES) as loaded:
            seat = seat_of(loaded, click.user)
            now = trade.changed(word, deal, click.values)
            if word == "counter" and deal is not None:
                now = trade.counter(loaded.view(seat), deal.partner, seat)
            if move is not None:
                events = await self._play(loaded, seat, move, click)
        panel = trade.panel(await loaded.ready(), seat, click.words, now)
        self._say(panel, loaded, seat, events, click)
        await click.panel(panel)

    async def ordering(self, click: Click) -> None:
        """Opens the panel, or gives the order that was picked."""
        events = []
        async with self.bot.table.turn(click.game, RULES) as loaded:
            seat = seat_of(loaded, click.user)
            move = standing.move(loaded.view(seat), click.rest, click.values)
            if move is not None:
                events = await self._play(loaded, seat, move, click)
        panel = standing.panel(await loaded.ready(), seat, click.words)
        self._say(panel, loaded, seat, events, click)
        await click.panel(panel)

    async def _play(self, loaded: Game, seat: int, action: Action, click: Click) -> list[Any]:
        return await self.bot.table.play(
            loaded, seat, action, user=click.user, interaction=click.interaction.id
        )

    def _say(self, panel: Any, loaded: Game, seat: int, events: list[Any], click: Click) -> None:
        """What came of it stands above the panel it was done on."""
        line = loaded.face.narrate(loaded, told(events, seat), click.words)
        if line:
            panel.begin(line, 1000)

    # Commands.

    @app_commands.command(name=said("command-ti-give"), description=said("describe-ti-give"))
    @app_commands.rename(player=said("option-name-player"), goods=said("option-name-goods"))
    @app_commands.describe(player=said("describe-option-give-player"), goods=said("describe-option-goods"))
    async def give(self, interaction: discord.Interaction[Any], player: Word, goods: Goods) -> None:
        await self.game.at_any_time(interaction, lambda loaded: Give(goods, _named(loaded, player)))

    @app_commands.command(name=said("command-ti-offer"), description=said("describe-ti-offer"))
    @app_commands.rename(
        player=said("option-name-player"), give=said("option-name-i-give"), want=said("option-name-i-want")
    )
    @app_commands.describe(
        player=said("describe-option-offer-player"),
        give=said("describe-option-i-give"),
        want=said("describe-option-i-want"),
    )
    async def offer(
        self, interaction: discord.Interaction[Any], player: Word, give: Goods = 0, want: Goods = 0
    ) -> None:
        deal = trade.Deal(-1, give, want)
        await self.game.at_any_time(interaction, lambda loaded: _offer(loaded, player, deal))

    @app_commands.command(name=said("command-ti-orders"), description=said("describe-ti-orders"))
    async def orders(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await (await self.game.table(interaction)).ready()
            seat = seat_of(loaded, interaction.user.id)
            await show_panel(interaction, standing.panel(loaded, seat, speech), replace=False)

    @app_commands.command(name=said("command-ti-promise"), description=said("describe-ti-promise"))
    @app_commands.rename(player=said("option-name-player"), promise=said("option-name-promise"))
    @app_commands.describe(
        player=said("describe-option-promise-player"), promise=said("describe-option-promise")
    )
    async def promise(self, interaction: discord.Interaction[Any], player: Word, promise: Promise) -> None:
        """A note that everybody reads; the words say that nothing enforces it."""
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = (await self.game.row(interaction)).id
            async with self.bot.table.turn(game, RULES) as loaded:
                seat = seat_of(loaded, interaction.user.id)
                to = loaded.row.names()[_named(loaded, player)]
                await loaded.note(seat, interaction.user.id, promises.written(to, " ".join(promise.split())))
                self.bot.table.broadcast.changed(game)
            panel = await seat_panel(self.bot, loaded, seat, speech)
            panel.begin(speech("ti-promise-made"))
            await show_panel(interaction, panel, replace=False)

    @give.autocomplete("player")
    @offer.autocomplete("player")
    @promise.autocomplete("player")
    async def _players(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_players(interaction, current)


def _named(loaded: Game, player: str) -> int:
    seat = player_named(loaded, player)
    if seat is None:
        raise IllegalMove("ti-illegal-no-such-player")
    return seat


def _offer(loaded: Game, player: str, deal: trade.Deal) -> MakeOffer:
    move = trade.action("send", trade.Deal(_named(loaded, player), deal.give, deal.want), [])
    assert isinstance(move, MakeOffer)
    return move


async def setup(bot: Any) -> None:
    await bot.add_cog(Imperium(bot))
