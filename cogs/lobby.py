"""/game: a table is opened, listed, shown; and what becomes of it when nobody starts it or all want more."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import limits, lobbycard, places, send_once, table_settings
from cogs.clicks import Answering, Click, post, say
from cogs.lobby_desk import LobbyDesk
from cogs.lobby_seats import LobbySeats
from cogs.options_panel import OptionsPanel
from cogs.table_settings import TableSettings
from cogs.titles import meant, offered, titles_of
from cogs.translation import Word, said
from cogs.waiting import NoGame
from db.campaigns import CampaignRow
from db.engine import Statement
from db.games import GameRow, SeatRow
from images.speech import bare
from rules.core import IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

OPEN = ("lobby", "running", "paused")


async def own_games(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Open tables of this server, the one of this thread first."""
    bot: Wardroom = interaction.client
    speech = await bot.words_for(interaction)
    rows = await bot.store.games.of_guild(interaction.guild_id or 0, OPEN)
    rows = [row for row in rows if places.visible(interaction, row)]
    rows.sort(
        key=lambda row: (
            row.thread != interaction.channel_id,
            row.seat_of(interaction.user.id) is None,
            -row.id,
        )
    )
    choices = [
        app_commands.Choice(name=bare(lobbycard.line(row, speech))[:100], value=row.id) for row in rows
    ]
    return [choice for choice in choices if current.lower() in choice.name.lower()][:25]


class Lobby(
    commands.GroupCog, group_name=said("command-game"), group_description=said("describe-command-game")
):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self.desk = LobbyDesk(bot)
        LobbySeats(bot, self.desk)
        OptionsPanel(bot, self.desk)
        bot.verbs.update(again=self.again, teach=self.teach)

    # Commands.

    @app_commands.command(name=said("command-game-new"), description=said("describe-game-new"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-game"))
    async def new(self, interaction: discord.Interaction[Any], game: Word) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await self.open(interaction, meant(self.bot.table.faces, game) or game)

    @new.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        return offered(titles_of(self.bot.table.faces, speech), current)

    @app_commands.command(name=said("command-game-list"), description=said("describe-game-list"))
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            rows = await self.bot.store.games.of_guild(interaction.guild_id or 0, OPEN)
            rows = [row for row in rows if places.visible(interaction, row)]
            lines = [lobbycard.line(row, speech, linked=True) for row in rows[:20]]
            await say(interaction, "\n".join(lines) if lines else speech("lobby-none"))

    @app_commands.command(name=said("command-game-show"), description=said("describe-game-show"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-which"))
    @app_commands.autocomplete(game=own_games)
    async def show(self, interaction: discord.Interaction[Any], game: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.find(interaction, game)
            if row.status == "lobby":
                face = self.bot.table.faces[row.game]
                await post(interaction, lobbycard.card(row, face, words(row.language)))
            else:
                await self.bot.play.show_seat(interaction, row.id, speech)

    # What commands and buttons share.

    async def find(self, interaction: discord.Interaction[Any], number: int | None) -> GameRow:
        """The game named, or the one of this thread, or one's only one."""
        games = self.bot.store.games
        if number is not None:
            row = await games.get(number)
        else:
            row = await games.in_thread(interaction.channel_id or 0)
            if row is None:
                mine = [
                    r
                    for r in await games.of_user(interaction.user.id, OPEN)
                    if r.guild == interaction.guild_id
                ]
                row = mine[0] if len(mine) == 1 else None
        if row is None or row.guild != interaction.guild_id or not await places.shown(interaction, row):
            raise NoGame(number)
        return row

    async def open(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        chosen: msgspec.Struct | None = None,
        seats: list[SeatRow] | None = None,
        campaign: CampaignRow | None = None,
        beside: Callable[[int], Sequence[Statement]] = lambda number: (),
        settings: TableSettings | None = None,
    ) -> GameRow:
        """A new table in this channel, its opener sitting at it; a chapter's is in its campaign's thread.
        `settings`: those of an earlier table; else as the server and the game like them."""
        face = self.bot.table.faces.get(game)
        if face is None:
            speech = await self.bot.words_for(interaction)
            games = tuple(titles_of(self.bot.table.faces, speech).values())
            raise IllegalMove("lobby-no-such-game", games=games)
        user = interaction.user
        await limits.admit(self.bot, interaction)
        if campaign is not None:
            channel, thread = campaign.channel, campaign.thread
        else:
            channel, thread = await places.for_new_table(self.bot, interaction)
        server = await self.bot.store.people.server(interaction.guild_id or 0)
        if settings is not None:
            language: str = settings.language
        else:
            language = campaign.language if campaign else await self.language(interaction)
        row_seats = seats or [SeatRow(0, user.id, user.display_name)]
        hosts = [seat.user for seat in row_seats if seat.user is not None]
        row = await self.bot.store.games.create(
            game=game,
            version=face.rules.version,
            guild=interaction.guild_id or 0,
            channel=channel,
            owner=user.id if user.id in hosts else hosts[0],
            language=language,
            options=msgspec.json.encode(chosen or face.rules.options()).decode(),
            campaign=campaign.id if campaign else None,
            beside=beside,
        )
        row.seats = row_seats
        await self.bot.store.games.sit(row.id, row.seats)
        table_house = settings or table_settings.opened(language, server.nudge_hours, face.defaults)
        row.house = msgspec.json.encode(table_house).decode()
        row.thread = thread
        await self.bot.store.games.update(row.id, house=row.house, thread=row.thread)
        await self.post_card(interaction, row)
        return row

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """What a new table speaks here, as was set or, failing that, as its people seem to."""
        server = await self.bot.store.people.server(interaction.guild_id or 0)
        usual = server.language or os.environ.get("WARDROOM_LANGUAGE") or of_community(interaction.guild)
        return words(usual).lang if usual else (await self.bot.words_for(interaction)).lang

    async def post_card(self, interaction: discord.Interaction[Any], row: GameRow) -> None:
        """The lobby message: the answer itself, or in the thread of the campaign with a word on where."""
        view = lobbycard.card(row, self.bot.table.faces[row.game], words(row.language))
        called = [seat.user for seat in row.seats if seat.user not in (None, interaction.user.id)]
        place = row.thread or row.channel
        if row.campaign is None or place == interaction.channel_id:
            message = await post(interaction, view, called)
        else:
            how: dict[str, Any] = send_once.calling(*called) if called else {"silent": True}
            message = (await self.bot.get_partial_messageable(place).send(view=view, **how)).id
            speech = await self.bot.words_for(interaction)
            await say(interaction, speech("campaign-lobby-opened", thread=f"<#{place}>"))
        await self.bot.store.games.update(row.id, message=message)

    # Afterwards.

    async def expire(self, now: float) -> None:
        """What nobody started in a week is put away, with a word."""
        for old in await self.bot.store.games.lobbies(now - limits.LOBBY_DAYS * limits.DAY):
            async with self.bot.table.lock(old.id):
                row = await self.bot.store.games.get(old.id)
                if row is None or row.status != "lobby":
                    continue
                await self.bot.store.games.delete(row.id)
            await self.desk.put_away(row)

    async def again(self, click: Click) -> None:
        """The same crew, options and settings, a new table: for those who played, because it calls them."""
        row = await self.bot.store.games.get(click.game)
        if row is None:
            raise NoGame(click.game)
        if row.campaign is not None:
            await self.bot.campaigns.advance(click.interaction, row.campaign, click.words)
            return
        if click.user != row.owner and row.seat_of(click.user) is None:
            raise IllegalMove("again-outsider")
        kind = self.bot.table.faces[row.game].rules.options
        seats = [
            SeatRow(seat.seat, seat.user, seat.name, android=seat.user is None) for seat in row.seats
        ]  # players replaced by an android return, and a lesson's crewmates become plain androids
        options = msgspec.json.decode(row.options, type=kind)
        settings = table_settings.once_more(row)
        await self.open(click.interaction, row.game, options, seats, settings=settings)

    async def teach(self, click: Click) -> None:
        row = await self.bot.store.games.get(click.game)
        if row is None:
            raise NoGame(click.game)
        await self.bot.learn.begin(click.interaction, row.game, click.words)


async def setup(bot: Any) -> None:
    bot.lobby = Lobby(bot)
    await bot.add_cog(bot.lobby)


def of_community(guild: discord.Guild | None) -> str | None:
    """Such a server has chosen its language in Discord; any other says "en-US", whatever is spoken there."""
    return str(guild.preferred_locale) if guild is not None and "COMMUNITY" in guild.features else None
