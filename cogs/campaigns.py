"""/campaign: a chain of chapters with one crew, one thread, and a sheet that goes from game to game."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import campaign_card, chapters, limits, options
from cogs.campaign_card import Page
from cogs.campaign_changes import Changes
from cogs.campaign_desk import Name, own_campaigns, tidy
from cogs.chapters import Begun
from cogs.clicks import Answering, Click, say, show_panel
from cogs.components import GOOD, bar, button, text
from cogs.faces import Panel
from cogs.titles import meant, offered, titles_of
from cogs.translation import Word, said
from db.campaigns import NameTaken, gathering
from db.games import GameRow, SeatRow
from db.log import Conflict
from images.speech import plain
from rules.core import IllegalMove, saved
from rules.core.data import content
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom


class Campaigns(
    Changes,
    commands.GroupCog,
    group_name=said("command-campaign"),
    group_description=said("describe-campaign"),
):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot)
        bot.table.broadcast.home = self.homes.show
        bot.verbs.update(
            camp_next=self.press_next,
            camp_show=self.press_crew,
            camp_page=self.press_chronicle,
            camp_options=self.press_options,
            camp_option=self.set_option,
            camp_leave=self.press_leave,
            camp_back=self.agree_to_rewind,
            camp_stay=self.refuse_to_rewind,
            camp_abandon=self.press_abandon,
        )

    # Founding.

    @app_commands.command(name=said("command-campaign-new"), description=said("describe-campaign-new"))
    @app_commands.rename(game=said("option-name-game"), name=said("option-name-name"))
    @app_commands.describe(game=said("describe-option-game"), name=said("describe-option-campaign-name"))
    async def new(self, interaction: discord.Interaction[Any], game: Word, name: Name) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await self.found(interaction, game, tidy(name))

    @new.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        keys = [key for key, face in self.bot.table.faces.items() if face.rules.campaign is not None]
        return offered(titles_of(keys, speech), current)

    async def found(self, interaction: discord.Interaction[Any], game: str, name: str) -> None:
        """A home in a thread of its own; the sheet as the game writes it for a crew that has done nothing."""
        game = meant(self.bot.table.faces, game) or game
        face = self.bot.table.faces.get(game)
        if face is None:
            raise IllegalMove("campaign-no-such-game")
        campaign = chapters.campaign_of(face.rules)
        known = await self.bot.store.campaigns.of_guild(interaction.guild_id or 0)
        limits.admit_campaign(known, interaction.user.id)
        if any((row.game, row.name, row.status) == (game, name, "open") for row in known):
            raise IllegalMove("campaign-name-taken", name=plain(name))
        chosen = campaign.options()
        sheet = saved.dump(campaign.found(chosen, name))
        language = await self.bot.lobby.language(interaction)
        channel, thread = await self.homes.place(interaction, name, words(language))
        try:
            row = await self.bot.store.campaigns.create(
                game=game,
                guild=interaction.guild_id or 0,
                channel=channel,
                thread=thread,
                owner=interaction.user.id,
                name=name,
                language=language,
                options=msgspec.json.encode(chosen).decode(),
                sheet=sheet,
                sheet_version=campaign.sheet_version,
                content=content(game),
            )
        except NameTaken:
            raise IllegalMove("campaign-name-taken", name=plain(name)) from None
        await self.homes.show(row.id)

    async def press_options(self, click: Click) -> None:
        page = await self.page(await self.pressed(click))
        await click.panel(self._options(page, click.words), replace=click.private)

    def _options(self, page: Page, speech: Words) -> Panel:
        """Chosen once: when the first chapter has begun they stay."""
        if not page.unwritten:
            raise IllegalMove("campaign-options-fixed")
        kind = chapters.campaign_of(self.face(page.row).rules).options
        chosen = msgspec.json.decode(page.row.options, type=kind)
        shown = options.names(kind)
        game = f"{page.row.game}-campaign"
        menus = options.selects(game, chosen, speech, page.row.id, 0, shown, (), verb="camp_option")
        return Panel([text(speech("campaign-options-title")), *menus], {})

    async def set_option(self, click: Click) -> None:
        async with self.lock(click.game):
            page = await self.page(await self.pressed(click))
            self.host_only(page, click.interaction)
            if not page.unwritten:
                raise IllegalMove("campaign-options-fixed")
            campaign = chapters.campaign_of(self.face(page.row).rules)
            before = msgspec.json.decode(page.row.options, type=campaign.options)
            chosen = options.changed(before, click.rest.rpartition(".")[2], click.values[0])
            page.row.options = msgspec.json.encode(chosen).decode()
            sheet = saved.dump(campaign.found(chosen, page.row.name))
            facts = {"sheet_version": campaign.sheet_version, "content": content(page.row.game)}
            await self.bot.store.campaigns.update(page.row.id, options=page.row.options, sheet=sheet, **facts)
        await click.panel(self._options(page, click.words))
        await self.homes.show(page.row.id)

    # The next chapter.

    @app_commands.command(name=said("command-campaign-next"), description=said("describe-campaign-next"))
    @app_commands.rename(campaign=said("option-name-campaign"))
    @app_commands.describe(campaign=said("describe-option-campaign"))
    @app_commands.autocomplete(campaign=own_campaigns)
    async def next(self, interaction: discord.Interaction[Any], campaign: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.find(interaction, campaign)
            await self.advance(interaction, row.id, speech)

    async def press_next(self, click: Click) -> None:
        row = await self.pressed(click)
        await self.advance(click.interaction, row.id, click.words)

    async def advance(self, interaction: discord.Interaction[Any], campaign: int, speech: Words) -> None:
        """A lobby for the next chapter; whoever comes second is shown the lobby of the first."""
        async with self.lock(campaign):
            page = await self.page(await self.find(interaction, campaign))
            self.going_on(page)
            self.crew_only(page, interaction.user.id)
            if page.game is None:
                try:
                    await self._gather(interaction, page)
                except Conflict:
                    page = await self.page(page.row)
        if page.game is not None:
            await self._show_chapter(interaction, page.game, speech)
        await self.homes.show(campaign)

    async def _gather(self, interaction: discord.Interaction[Any], page: Page) -> None:
        face = self.face(page.row)
        rules, campaign = face.rules, chapters.campaign_of(face.rules)
        mended = chapters.sheet_of(rules, page.row)
        row = await self.homes.settle(page.row, interaction)
        await self.tell_changes(row, mended.changes)
        opener = SeatRow(0, interaction.user.id, interaction.user.display_name)
        seats = chapters.preseated(page.members, page.chapters, opener, rules.seats.stop - 1)
        sheet = saved.dump(mended.sheet)
        beside = partial(gathering, row, sheet, campaign.sheet_version, content(row.game))
        chosen = await self._last_options(page)
        try:
            await self.bot.lobby.open(interaction, row.game, chosen, seats, campaign=row, beside=beside)
        except discord.HTTPException:  # it could not be shown, so it is not there
            chapter = await self.bot.store.campaigns.open_chapter(row.id)
            if chapter is not None:
                await self.bot.store.games.delete(chapter.game)
            raise

    async def _last_options(self, page: Page) -> msgspec.Struct | None:
        """A chapter is played as the last one was, until somebody changes it."""
        if not page.chapters:
            return None
        last = await self.bot.store.games.get(page.chapters[-1].game)
        kind = self.face(page.row).rules.options
        try:
            return None if last is None else msgspec.json.decode(last.options, type=kind)
        except msgspec.ValidationError:  # options of an earlier version
            return None

    async def _show_chapter(
        self, interaction: discord.Interaction[Any], game: GameRow, speech: Words
    ) -> None:
        place = game.thread or game.channel
        if game.status != "lobby":
            await say(interaction, speech("campaign-running-there", thread=f"<#{place}>"))
            return
        if game.message is None:  # the bot died before it could post it
            await self.bot.lobby.post_card(interaction, game)
            return
        where = f"https://discord.com/channels/{game.guild}/{place}/{game.message}"
        join = button(speech("button-join"), f"w:join:{game.id}:", GOOD)
        lines = text(speech("campaign-lobby-there", where=where))
        await show_panel(interaction, Panel([lines, bar(join)], {}), replace=False)

    @asynccontextmanager
    async def beginning(self, game: GameRow) -> AsyncIterator[Begun]:
        """While a lobby becomes a game: what it begins with, and what is written beside its first state."""
        if game.campaign is None:
            yield Begun()
            return
        async with self.lock(game.campaign):
            row = await self.bot.store.campaigns.get(game.campaign)
            assert row is not None
            members = await self.bot.store.campaigns.members(row.id)
            begun = chapters.beginning(self.face(row).rules, row, members, game)
            await self.tell_changes(row, begun.changes)
            yield begun

    async def fits(self, game: GameRow) -> None:
        """IllegalMove if a lobby of these players could not become a chapter."""
        row = await self.bot.store.campaigns.get(game.campaign) if game.campaign is not None else None
        if row is not None:
            members = await self.bot.store.campaigns.members(row.id)
            chapters.beginning(self.face(row).rules, row, members, game)

    # What it shows.

    @app_commands.command(name=said("command-campaign-show"), description=said("describe-campaign-show"))
    @app_commands.rename(campaign=said("option-name-campaign"))
    @app_commands.describe(campaign=said("describe-option-campaign"))
    @app_commands.autocomplete(campaign=own_campaigns)
    async def show(self, interaction: discord.Interaction[Any], campaign: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            page = await self.page(await self.find(interaction, campaign))
            await show_panel(interaction, await self.homes.card(page, speech), replace=False)
            if page.row.owner == interaction.user.id or page.member_of(interaction.user.id):
                with contextlib.suppress(IllegalMove):  # a locked thread stays as it is
                    await self.homes.settle(page.row, interaction)
                await self.homes.show(page.row.id, again=True)

    async def press_crew(self, click: Click) -> None:
        page = await self.page(await self.pressed(click))
        await click.panel(campaign_card.crew(page, self.face(page.row), click.words, click.user))

    @app_commands.command(
        name=said("command-campaign-chronicle"), description=said("describe-campaign-chronicle")
    )
    @app_commands.rename(campaign=said("option-name-campaign"))
    @app_commands.describe(campaign=said("describe-option-campaign"))
    @app_commands.autocomplete(campaign=own_campaigns)
    async def chronicle(self, interaction: discord.Interaction[Any], campaign: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.find(interaction, campaign)
            panel = await self._chronicle(await self.page(row), speech, None)
            await show_panel(interaction, panel, replace=False)

    async def press_chronicle(self, click: Click) -> None:
        page = await self.page(await self.pressed(click))
        number = int(click.rest) if click.rest else None
        await click.panel(await self._chronicle(page, click.words, number))

    async def _chronicle(self, page: Page, speech: Words, number: int | None) -> Panel:
        """The newest page, or the one asked for."""
        played = campaign_card.played(page)
        last = max(0, -(-len(played) // campaign_card.PAGE) - 1)
        number = last if number is None else number
        if not 0 <= number <= last:
            raise ValueError(number)
        first = number * campaign_card.PAGE
        found = [await self.bot.store.games.get(c.game) for c in played[first : first + campaign_card.PAGE]]
        games = {game.id: game for game in found if game is not None}
        return campaign_card.chronicle(page, games, speech, number)


async def setup(bot: Any) -> None:
    bot.campaigns = Campaigns(bot)
    await bot.add_cog(bot.campaigns)
