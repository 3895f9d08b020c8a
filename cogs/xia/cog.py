"""/xia: open a table, look around, weigh the odds, give credits, and play a whole turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec.structs import asdict

from cogs import options
from cogs.clicks import Answering, Click, say
from cogs.components import text
from cogs.faces import Panel
from cogs.game_commands import NOTHING_TO_SUGGEST, GameCommands, Suggestions, matching, player_named, seat_of
from cogs.loaded import Loaded
from cogs.play import seat_panel
from cogs.prompts import label
from cogs.translation import Line, Word, choices, said
from cogs.xia import chances, look, standing
from rules.core import IllegalMove
from rules.xia.game import RULES
from rules.xia.state import Give, Options

if TYPE_CHECKING:
    from bot import Wardroom


class Xia(commands.GroupCog, group_name=said("command-xia"), group_description=said("describe-xia")):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        face = bot.table.faces[RULES.key]
        self.game = GameCommands(bot, face)
        face.bot = bot
        bot.verbs.update(xia_odds=self.show_odds, xia_orders=self.orders, xia_give=self.gift)

    @app_commands.command(name=said("command-xia-open"), description=said("describe-xia-open"))
    @app_commands.rename(
        fame=said("option-name-fame"),
        first_game=said("option-name-first-game"),
        npcs=said("option-name-npcs"),
    )
    @app_commands.describe(
        fame=said("describe-option-fame"),
        first_game=said("describe-option-first-game"),
        npcs=said("describe-option-npcs"),
    )
    @app_commands.choices(fame=choices(options.keys(RULES.key, Options, "fame")))
    async def open(
        self,
        interaction: discord.Interaction[Any],
        fame: str | None = None,
        first_game: bool | None = None,
        npcs: bool | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            given = {"fame": fame, "first_game": first_game, "npcs": npcs}
            try:
                chosen = msgspec.convert({k: v for k, v in given.items() if v is not None}, Options)
            except msgspec.ValidationError:
                raise IllegalMove("xia-no-such-option") from None
            await self.bot.lobby.open(interaction, RULES.key, chosen)

    @app_commands.command(name=said("command-xia-look"), description=said("describe-xia-look"))
    @app_commands.rename(what=said("option-name-what"))
    @app_commands.describe(what=said("describe-option-what"))
    async def look(self, interaction: discord.Interaction[Any], what: Word = look.MINE) -> None:
        await self.game.look(interaction, what)

    @look.autocomplete("what")
    async def _looks(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_looks(interaction, current)

    @app_commands.command(name=said("command-xia-turn"), description=said("describe-xia-turn"))
    @app_commands.rename(moves=said("option-name-moves"))
    @app_commands.describe(moves=said("describe-option-xia-moves"))
    async def turn(self, interaction: discord.Interaction[Any], moves: Line) -> None:
        await self.game.turn(interaction, moves)

    @turn.autocomplete("moves")
    async def _moves(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await self.game.suggest_moves(interaction, current)

    # Odds.

    @app_commands.command(name=said("command-xia-odds"), description=said("describe-xia-odds"))
    @app_commands.rename(move=said("option-name-move"))
    @app_commands.describe(move=said("describe-option-move"))
    async def odds(self, interaction: discord.Interaction[Any], move: Line | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await self.game.table(interaction)
            seat = seat_of(loaded, interaction.user.id)
            try:
                await say(interaction, await chances.panel_text(loaded, seat, speech, move))
            except ValueError:
                raise IllegalMove("xia-odds-unknown") from None

    @odds.autocomplete("move")
    async def _risks(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        speech = await self.bot.words_for(interaction)
        try:
            loaded = await self.game.table(interaction)
            choices = chances.asked(loaded, seat_of(loaded, interaction.user.id))
        except NOTHING_TO_SUGGEST:
            return []
        named = {written: label(loaded, speech, each.label, each.args) for written, each in choices.items()}
        return matching({written: name for written, name in named.items() if len(written) <= 100}, current)

    async def show_odds(self, click: Click) -> None:
        loaded = await self._load(click)
        seat = seat_of(loaded, click.user)
        panel = Panel([text(await chances.panel_text(loaded, seat, click.words))], {})
        await click.panel(panel, replace=False)

    # At any time: standing orders and gifts.

    async def orders(self, click: Click) -> None:
        """Opens the panel; a value from one of its menus sets that order, a button a whole set."""
        setting = bool(click.values or click.rest)
        async with self.bot.table.turn(click.game) as loaded:
            seat = self._seat(loaded, click)
            if setting:
                now = loaded.state.players[seat].orders
                new = standing.wanted(now, click.rest, click.values)
                if asdict(new) != asdict(now):
                    await self._play(loaded, seat, new, click)
        panel = standing.orders(loaded, seat, click.words)
        if setting:
            panel.items.insert(0, text(click.words("xia-orders-set")))
        await click.panel(panel, replace=click.private and setting)

    async def gift(self, click: Click) -> None:
        """Opens the panel; with a value from its menu hands it over."""
        async with self.bot.table.turn(click.game) as loaded:
            seat = self._seat(loaded, click)
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

    async def _given(self, loaded: Loaded, seat: int, action: Give, speech: Any) -> Panel:
        panel = await seat_panel(self.bot, loaded, seat, speech)
        facts = {"player": f"#{seat}", "to": f"#{action.to}", "credits": action.credits}
        panel.items.insert(0, text(speech("xia-gives", seats=loaded.names, **facts)))
        return panel

    # What buttons share.

    async def _load(self, click: Click) -> Loaded:
        loaded = await self.bot.table.load(click.game)
        if loaded.row.game != RULES.key:
            raise ValueError(click.game)
        return loaded

    def _seat(self, loaded: Loaded, click: Click) -> int:
        if loaded.row.game != RULES.key:
            raise ValueError(click.game)
        return seat_of(loaded, click.user)

    async def _play(self, loaded: Loaded, seat: int, action: Any, click: Click) -> None:
        await self.bot.table.play(loaded, seat, action, user=click.user, interaction=click.interaction.id)


def _named(loaded: Loaded, player: str) -> int:
    seat = player_named(loaded, player)
    if seat is None:
        raise IllegalMove("xia-illegal-give-whom", rule="XIA-463")
    return seat


async def setup(bot: Any) -> None:
    await bot.add_cog(Xia(bot))
