"""/game: open a table, sit down, choose the options, begin; and the life of a table after that."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import limits, lobbycard, options, places, send_once, table_settings, threads
from cogs.clicks import Answering, Click, post, say
from cogs.components import PLAIN, PRIMARY, bar, button, text
from cogs.faces import Panel
from cogs.translation import Word, said
from cogs.waiting import NoGame
from db.campaigns import CampaignRow
from db.games import GameRow, SeatRow, starting
from db.writer import Statement
from images.speech import bare, plain
from rules.core import Dice, IllegalMove, saved
from rules.core.campaign import first_state
from rules.core.data import content
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

OPEN = ("lobby", "running", "paused")
log = logging.getLogger(__name__)


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
        bot.verbs.update(
            join=self.join,
            leave=self.leave,
            options=self.show_options,
            option=self.set_option,
            empty=self.add_android,
            start=self.start,
            again=self.again,
            teach=self.teach,
        )

    # Commands.

    @app_commands.command(name=said("command-game-new"), description=said("describe-game-new"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-game"))
    async def new(self, interaction: discord.Interaction[Any], game: Word) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await self.open(interaction, game)

    @new.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        titles = {key: speech(f"game-{key.replace('_', '-')}") for key in self.bot.table.faces}
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in titles.items()
            if current.lower() in title.lower()
        ]

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
                rules = self.bot.table.faces[row.game].rules
                await post(interaction, lobbycard.card(row, rules, words(row.language)))
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
        beside: Sequence[Statement] = (),
    ) -> GameRow:
        """A new table in this channel, its opener sitting at it; a chapter's is in its campaign's thread."""
        face = self.bot.table.faces.get(game)
        if face is None:
            raise IllegalMove("lobby-no-such-game", games=tuple(self.bot.table.faces))
        user = interaction.user
        await limits.admit(self.bot, interaction)
        if campaign is not None:
            channel, thread = campaign.channel, campaign.thread
        else:
            channel, thread = await places.for_new_table(self.bot, interaction)
        server = await self.bot.store.people.server(interaction.guild_id or 0)
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
        table_house = table_settings.opened(language, server.nudge_hours)
        row.house = msgspec.json.encode(table_house).decode()
        row.thread = thread
        await self.bot.store.games.update(row.id, house=row.house, thread=row.thread)
        await self.post_card(interaction, row)
        return row

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """What a new table speaks here."""
        server = await self.bot.store.people.server(interaction.guild_id or 0)
        usual = os.environ.get("WARDROOM_LANGUAGE") or str(interaction.guild_locale or interaction.locale)
        return words(server.language or usual).lang

    async def post_card(self, interaction: discord.Interaction[Any], row: GameRow) -> None:
        """The lobby message: the answer itself, or in the thread of the campaign with a word on where."""
        view = lobbycard.card(row, self.bot.table.faces[row.game].rules, words(row.language))
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

    async def _lobby(self, click: Click) -> GameRow:
        row = await self.bot.store.games.get(click.game)
        if row is None:
            raise NoGame(click.game)
        if row.status != "lobby":
            if not click.private:  # the bot died before it could change this message
                await self._refresh(click, row)
            raise IllegalMove("lobby-has-begun")
        shown = click.interaction.message
        if row.message is None and not click.private and shown is not None:
            row.message = shown.id
            await self.bot.store.games.update(row.id, message=row.message)
        return row

    async def _refresh(self, click: Click, row: GameRow) -> None:
        """The lobby message as it is now: the answer to the click itself."""
        if click.message != row.message:  # a panel, or a copy that /game show made
            await self._repaint(row, row.thread or row.channel, row.message)
        if click.private:
            await click.done()
        else:
            await click.edit(lobbycard.card(row, self.bot.table.faces[row.game].rules, words(row.language)))

    async def _repaint(self, row: GameRow, place: int, message: int | None) -> None:
        """The lobby message from elsewhere; one that was deleted is no loss, /game show brings another."""
        if message is None:
            return
        view = lobbycard.card(row, self.bot.table.faces[row.game].rules, words(row.language))
        try:
            await self.bot.get_partial_messageable(place).get_partial_message(message).edit(view=view)
        except discord.HTTPException as problem:
            log.info("lobby message of game %s stays as it is: %s", row.id, problem)

    # Buttons.

    async def join(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self._lobby(click)
            if row.seat_of(click.user) is not None:
                await self._refresh(click, row)
                raise IllegalMove("lobby-joined-already")
            empty = next((seat for seat in row.seats if seat.android), None)
            if empty is not None:
                empty.user, empty.name, empty.android = click.user, click.interaction.user.display_name, False
            elif len(row.seats) >= self.bot.table.faces[row.game].rules.seats.stop - 1:
                raise IllegalMove("lobby-full")
            else:
                row.seats.append(SeatRow(len(row.seats), click.user, click.interaction.user.display_name))
            await self.bot.store.games.sit(row.id, row.seats)
            await self._refresh(click, row)

    async def leave(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self._lobby(click)
            rest = [seat for seat in row.seats if seat.user != click.user]
            if len(rest) == len(row.seats):
                raise IllegalMove("lobby-not-joined")
            humans = [seat for seat in rest if seat.user is not None]
            if not humans:
                await self.bot.store.games.delete(row.id)
                await click.edit(lobbycard.closed(row, words(row.language)))
                if row.campaign is not None:
                    await self.bot.campaigns.homes.show(row.campaign)
                return
            row.seats = renumbered(rest)
            if row.owner == click.user:
                row.owner = humans[0].user or 0
                await self.bot.store.games.update(row.id, owner=row.owner)
            await self.bot.store.games.sit(row.id, row.seats)
            await self._refresh(click, row)

    async def expire(self, now: float) -> None:
        """What nobody started in a week is put away, with a word."""
        for old in await self.bot.store.games.lobbies(now - limits.LOBBY_DAYS * limits.DAY):
            async with self.bot.table.lock(old.id):
                row = await self.bot.store.games.get(old.id)
                if row is None or row.status != "lobby":
                    continue
                await self.bot.store.games.delete(row.id)
            await self._put_away(row)

    async def _put_away(self, row: GameRow) -> None:
        if row.campaign is not None:
            await self.bot.campaigns.homes.show(row.campaign)
        if row.message is None:
            return
        place = self.bot.get_partial_messageable(row.thread or row.channel)
        view = lobbycard.closed(row, words(row.language), "lobby-expired")
        try:
            await place.get_partial_message(row.message).edit(view=view)
        except discord.HTTPException as problem:
            log.info("lobby message of game %s stays as it is: %s", row.id, problem)

    async def add_android(self, click: Click) -> None:
        """An automatic player for one more seat, or one less when there is no room for more."""
        async with self.bot.table.lock(click.game):
            row = await self._lobby(click)
            self._owner_only(click, row)
            if len(row.seats) >= self.bot.table.faces[row.game].rules.seats.stop - 1:
                row.seats = renumbered([seat for seat in row.seats if not seat.android])
            else:
                number = 1 + sum(seat.android for seat in row.seats)
                name = words(row.language)("android-name", number=number)
                row.seats.append(SeatRow(len(row.seats), None, name, android=True))
            await self.bot.store.games.sit(row.id, row.seats)
            await self._refresh(click, row)

    async def show_options(self, click: Click) -> None:
        row = await self._lobby(click)
        page = int(click.rest or 0)
        await click.panel(self._options_panel(row, click.words, page), replace=click.private)

    def _options_panel(self, row: GameRow, speech: Words, page: int) -> Panel:
        """A few options at a time, the game's first, then the table's own."""
        chosen, players = self._chosen(row), row.names()
        without = table_settings.unused(self.bot.table.faces[row.game], row)
        pages: list[tuple[str, msgspec.Struct, list[str]]] = [
            *((row.game, chosen, shown) for shown in options.pages(type(chosen), len(players))),
            *(
                ("house", table_settings.of(row), shown)
                for shown in options.pages(table_settings.TableSettings, 0, without)
            ),
        ]
        if not 0 <= page < len(pages):
            raise ValueError(page)
        game, values, shown = pages[page]
        items: list[Any] = [text(speech("lobby-options-title"))]
        items += options.selects(game, values, speech, row.id, page, shown, players)
        tabs = []
        for index, (which, _, _) in enumerate(pages):
            page_name = speech("lobby-options-page", page=index + 1)
            label = speech("lobby-options-table") if which == "house" else page_name
            tabs.append(button(label, f"w:options:{row.id}:{index}", PRIMARY if index == page else PLAIN))
        return Panel([*items, bar(*tabs)], {})

    def _chosen(self, row: GameRow) -> msgspec.Struct:
        chosen: msgspec.Struct = msgspec.json.decode(
            row.options, type=self.bot.table.faces[row.game].rules.options
        )
        return chosen

    async def set_option(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self._lobby(click)
            self._owner_only(click, row)
            page, which, name = click.rest.split(".")
            if which == "house":
                settings = options.changed(table_settings.of(row), name, click.values[0])
                assert isinstance(settings, table_settings.TableSettings)
                row.house, row.language = msgspec.json.encode(settings).decode(), settings.language
            elif which == row.game:
                chosen = options.changed(self._chosen(row), name, click.values[0], len(row.seats))
                row.options = msgspec.json.encode(chosen).decode()
            else:
                raise ValueError(which)
            await self.bot.store.games.update(
                row.id, house=row.house, options=row.options, language=row.language
            )
        await click.panel(self._options_panel(row, click.words, int(page)))
        await self._refresh(click, row)

    def _owner_only(self, click: Click, row: GameRow) -> None:
        if click.user != row.owner:
            raise IllegalMove(
                "lobby-owner-only", who=next((plain(s.name) for s in row.seats if s.user == row.owner), "?")
            )

    async def start(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self._lobby(click)
            if row.seat_of(click.user) is None:
                raise IllegalMove("lobby-not-joined")
            face = self.bot.table.faces[row.game]
            if len(row.seats) not in face.rules.seats:
                raise IllegalMove("lobby-too-few", least=face.rules.seats.start)
            chosen = options.seated(self._chosen(row), len(row.seats))
            why_not = face.rules.why_not(chosen, len(row.seats))
            if why_not is not None:
                raise why_not
            settled = msgspec.json.encode(chosen).decode()
            async with self.bot.campaigns.beginning(row) as begun:
                dice = Dice(row.seed, -1)
                state = first_state(face.rules, chosen, len(row.seats), dice, begun.legacy)
                await click.done()
                thread = await threads.of(self.bot, row)
                await self.bot.store.log.begin(
                    row.id,
                    saved.dump(state),
                    face.rules.version,
                    content=content(row.game),
                    beside=[starting(row.id, thread, settled, time.time()), *begun.beside],
                )
            place, message = row.thread or row.channel, row.message
            row.status, row.thread, row.message = "running", thread, None
            await self._repaint(row, place, message)
            if not click.private and click.message != message:
                await self._refresh(click, row)
            loaded = await self.bot.table.load(row.id)
            await self.bot.table.followers(loaded)
            await face.started(self.bot.table, loaded)
        self.bot.table.broadcast.changed(click.game)

    async def again(self, click: Click) -> None:
        """The same crew, the same options, a new table: for those who played, because it calls them."""
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
        ]  # whom an android stood in for plays again, and a lesson's crew knows no more than androids
        await self.open(click.interaction, row.game, msgspec.json.decode(row.options, type=kind), seats)

    async def teach(self, click: Click) -> None:
        row = await self.bot.store.games.get(click.game)
        if row is None:
            raise NoGame(click.game)
        await self.bot.learn.begin(click.interaction, row.game, click.words)


def renumbered(seats: list[SeatRow]) -> list[SeatRow]:
    return [SeatRow(index, seat.user, seat.name, seat.android) for index, seat in enumerate(seats)]


async def setup(bot: Any) -> None:
    bot.lobby = Lobby(bot)
    await bot.add_cog(bot.lobby)
