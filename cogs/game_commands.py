"""What the commands of a game's own have in common: its table, its pictures, a whole turn in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs import limits, looks, options, whole_turn
from cogs.clicks import Answering, say, show_panel
from cogs.faces import Face
from cogs.loaded import Loaded
from cogs.play import seat_panel
from cogs.prompts import NotYours, label
from cogs.waiting import NoGame, NotRunning
from db.games import GameRow
from images.speech import bare
from rules.core import Action, IllegalMove, told

if TYPE_CHECKING:
    from bot import Wardroom

SUGGESTIONS = 25
LABEL = 100
Suggestions = list[app_commands.Choice[str]]
NOTHING_TO_SUGGEST = (NoGame, NotRunning, NotYours)
"""Why nothing is suggested while somebody types; the command itself then says why."""


def matching(named: Mapping[str, str], current: str) -> Suggestions:
    """Values whose name contains what was typed."""
    return [
        app_commands.Choice(name=bare(name)[:LABEL], value=value)
        for value, name in named.items()
        if current.lower() in name.lower()
    ][:SUGGESTIONS]


def player_named(loaded: Loaded, player: str) -> int | None:
    """A seat by its number, as suggested, or by the name of who sits there."""
    named = enumerate(loaded.row.names())
    return next((seat for seat, name in named if player.strip().lower() in (str(seat), name.lower())), None)


def seat_of(loaded: Loaded, user: int) -> int:
    seat = loaded.row.seat_of(user)
    if seat is None:
        raise NotYours(str(loaded.row.id))
    return seat


class GameCommands:
    """For the tables of one game."""

    def __init__(self, bot: Wardroom, face: Face) -> None:
        self.bot = bot
        self.face = face

    async def row(self, interaction: discord.Interaction[Any]) -> GameRow:
        row = await self.bot.lobby.find(interaction, None)
        if row.game != self.face.key:
            raise NoGame(row.id)
        return row

    async def table(self, interaction: discord.Interaction[Any]) -> Loaded:
        return await self.bot.table.load((await self.row(interaction)).id)

    async def open(self, interaction: discord.Interaction[Any], given: dict[str, Any]) -> None:
        """A table in this channel, with the options that were named."""
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            opening, chosen = self.face.opening, self.face.rules.options()
            try:
                for name, value in opening.chosen(given).items():
                    chosen = options.changed(chosen, name, value)
            except ValueError:
                raise IllegalMove(opening.unknown) from None
            await self.bot.lobby.open(interaction, self.face.key, chosen)

    async def suggest_options(
        self, interaction: discord.Interaction[Any], name: str, current: str
    ) -> Suggestions:
        speech = await self.bot.words_for(interaction)
        values = options.values(self.face.rules.options, name)
        return matching({each: speech(options.key(self.face.key, name, each)) for each in values}, current)

    async def look(self, interaction: discord.Interaction[Any], what: str) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await self.table(interaction)
            self.bot.cooldowns.spend(limits.PICTURE, interaction.user.id)
            seat = loaded.row.seat_of(interaction.user.id)
            try:
                panel = await looks.panel(self.bot.table, loaded, seat, what, speech)
            except ValueError:
                raise IllegalMove("look-nothing") from None
            await show_panel(interaction, panel, replace=False)

    async def suggest_looks(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        speech = await self.bot.words_for(interaction)
        try:
            loaded = await self.table(interaction)
            rows = self.face.looks(loaded, loaded.row.seat_of(interaction.user.id), speech)
        except NOTHING_TO_SUGGEST:
            return []
        return matching({what: label for some in rows for what, label in some.items()}, current)

    async def turn(self, interaction: discord.Interaction[Any], moves: str) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = (await self.row(interaction)).id
            async with self.bot.table.turn(game) as loaded:
                if await self.bot.table.seen(interaction.id):
                    return
                seat = seat_of(loaded, interaction.user.id)
                head = await whole_turn.play(self.bot.table, loaded, seat, moves, interaction, speech)
            panel = await seat_panel(self.bot, loaded, seat, speech)
            panel.begin(head)
            await show_panel(interaction, panel, replace=False)

    async def weigh(self, interaction: discord.Interaction[Any], move: str | None) -> None:
        """What the dice may bring, for the seat alone."""
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await self.table(interaction)
            seat = seat_of(loaded, interaction.user.id)
            assert self.face.odds is not None
            try:
                await say(interaction, await self.face.odds.told(loaded, seat, speech, move))
            except ValueError:
                raise IllegalMove("odds-unknown") from None

    async def suggest_risks(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        speech = await self.bot.words_for(interaction)
        assert self.face.odds is not None
        try:
            loaded = await self.table(interaction)
            risks = await self.face.odds.asked(loaded, seat_of(loaded, interaction.user.id))
        except NOTHING_TO_SUGGEST:
            return []
        named = {written: label(loaded, speech, each.label, each.args) for written, each in risks.items()}
        return matching({written: name for written, name in named.items() if len(written) <= LABEL}, current)

    async def at_any_time(
        self, interaction: discord.Interaction[Any], move: Callable[[Loaded], Action]
    ) -> None:
        """A gift, an order: a move that answers no question. Shows what came of it, and the seat."""
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = (await self.row(interaction)).id
            async with self.bot.table.turn(game) as loaded:
                if await self.bot.table.seen(interaction.id):
                    return
                seat, user = seat_of(loaded, interaction.user.id), interaction.user.id
                events = await self.bot.table.play(
                    loaded, seat, move(loaded), user=user, interaction=interaction.id
                )
            panel = await seat_panel(self.bot, loaded, seat, speech)
            panel.begin(self.face.narrate(loaded, told(events, seat), speech))
            await show_panel(interaction, panel, replace=False)

    async def suggest_players(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        """The others at the table."""
        try:
            loaded = await self.table(interaction)
            seat = seat_of(loaded, interaction.user.id)
        except NOTHING_TO_SUGGEST:
            return []
        return matching({str(n): name for n, name in enumerate(loaded.row.names()) if n != seat}, current)

    async def suggest_moves(self, interaction: discord.Interaction[Any], current: str) -> Suggestions:
        speech = await self.bot.words_for(interaction)
        try:
            loaded = await self.table(interaction)
            seat = seat_of(loaded, interaction.user.id)
        except NOTHING_TO_SUGGEST:
            return []
        if loaded.row.status != "running" or whole_turn.asked(loaded, seat) is None:
            return []
        return await whole_turn.suggestions(loaded, seat, current, speech)
