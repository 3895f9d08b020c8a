"""/captains: open a table, look around, and play a whole turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import looks, options, whole_turn
from cogs.clicks import Answering, Click, show_panel
from cogs.components import text
from cogs.play import seat_panel
from cogs.prompts import NotYours
from cogs.starship_captains import look
from cogs.starship_captains.face import face
from cogs.table import Loaded, NoGame
from cogs.translation import said
from db.games import GameRow
from rules.core import IllegalMove
from rules.starship_captains.state import Ask, Options

if TYPE_CHECKING:
    from bot import Wardroom

SUGGESTIONS = 25
LABEL = 100


class Captains(
    commands.GroupCog, group_name=said("command-captains"), group_description=said("describe-captains")
):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        face.bot = bot
        bot.verbs.update(sc_ask=self.standing_order)

    @app_commands.command(name=said("command-captains-open"), description=said("describe-captains-open"))
    @app_commands.rename(tech_side=said("option-name-tech-side"), passenger=said("option-name-passenger"))
    @app_commands.describe(
        tech_side=said("describe-option-tech-side"), passenger=said("describe-option-passenger")
    )
    @app_commands.guild_only()
    async def open(
        self,
        interaction: discord.Interaction[Any],
        tech_side: Literal["A", "B", "random"] | None = None,
        passenger: str | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            given = {"tech_side": tech_side, "passenger": passenger}
            try:
                chosen = msgspec.convert({k: v for k, v in given.items() if v is not None}, Options)
            except msgspec.ValidationError:
                raise IllegalMove("sc-no-such-passenger") from None
            await self.bot.lobby.open(interaction, face.key, chosen)

    @open.autocomplete("passenger")
    async def _passengers(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        named = {
            value: speech(options.key(face.key, "passenger", value))
            for value in options.values(Options, "passenger")
        }
        return _matching(named, current)

    @app_commands.command(name=said("command-captains-look"), description=said("describe-captains-look"))
    @app_commands.rename(what=said("option-name-what"))
    @app_commands.describe(what=said("describe-option-what"))
    @app_commands.guild_only()
    async def look(self, interaction: discord.Interaction[Any], what: str = look.MINE) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await self._table(interaction)
            seat = loaded.row.seat_of(interaction.user.id)
            try:
                panel = await looks.panel(self.bot.table, loaded, seat, what, speech)
            except ValueError:
                raise IllegalMove("look-nothing") from None
            await show_panel(interaction, panel, replace=False)

    @look.autocomplete("what")
    async def _looks(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        try:
            loaded = await self._table(interaction)
            rows = face.looks(loaded, loaded.row.seat_of(interaction.user.id), speech)
        except NoGame:
            return []
        return _matching({what: label for some in rows for what, label in some.items()}, current)

    # A whole turn in one line.

    @app_commands.command(name=said("command-captains-turn"), description=said("describe-captains-turn"))
    @app_commands.rename(moves=said("option-name-moves"))
    @app_commands.describe(moves=said("describe-option-moves"))
    @app_commands.guild_only()
    async def turn(self, interaction: discord.Interaction[Any], moves: str) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = (await self._row(interaction)).id
            async with self.bot.table.turn(game) as loaded:
                if await self.bot.store.log.seen(interaction.id):
                    return
                seat = _seat(loaded, interaction.user.id)
                head = await whole_turn.play(self.bot.table, loaded, seat, moves, interaction, speech)
            panel = await seat_panel(self.bot, loaded, seat, speech)
            panel.items.insert(0, text(head))
            await show_panel(interaction, panel, replace=False)

    @turn.autocomplete("moves")
    async def _moves(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        try:
            loaded = await self._table(interaction)
            seat = _seat(loaded, interaction.user.id)
        except (NoGame, NotYours):
            return []
        if loaded.row.status != "running" or whole_turn.asked(loaded, loaded.state, seat) is None:
            return []
        return whole_turn.suggestions(loaded, seat, current, speech)

    # What commands and buttons share.

    async def _row(self, interaction: discord.Interaction[Any]) -> GameRow:
        row = await self.bot.lobby.find(interaction, None)
        if row.game != face.key:
            raise NoGame(row.id)
        return row

    async def _table(self, interaction: discord.Interaction[Any]) -> Loaded:
        return await self.bot.table.load((await self._row(interaction)).id)

    async def standing_order(self, click: Click) -> None:
        """Ask before every gain, or only where declining can be of use."""
        every = {"on": True, "off": False}.get(click.rest)
        async with self.bot.table.turn(click.game) as loaded:
            if every is None or loaded.row.game != face.key:
                raise ValueError(click.rest)
            seat = _seat(loaded, click.user)
            if look.view_of(loaded, seat).ships[seat].ask_all != every:
                await self.bot.table.play(
                    loaded, seat, Ask(every), user=click.user, interaction=click.interaction.id
                )
        panel = await seat_panel(self.bot, loaded, seat, click.words)
        panel.items.insert(0, text(click.words("sc-asks-all" if every else "sc-asks-little")))
        await click.panel(panel)


def _seat(loaded: Loaded, user: int) -> int:
    seat = loaded.row.seat_of(user)
    if seat is None:
        raise NotYours(str(loaded.row.id))
    return seat


def _matching(named: dict[str, str], current: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=name[:LABEL], value=value)
        for value, name in named.items()
        if current.lower() in name.lower()
    ][:SUGGESTIONS]


async def setup(bot: Any) -> None:
    await bot.add_cog(Captains(bot))
