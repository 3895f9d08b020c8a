"""What every part of /campaign shares: finding one, and who may do what with it when."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from cogs import campaign_card, places
from cogs.campaign_card import Page
from cogs.campaign_home import Homes
from cogs.clicks import Click
from cogs.faces import Face
from db.campaigns import CampaignRow
from images.speech import plain
from rules.core import Event, IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

Name = app_commands.Range[str, 1, 60]


async def own_campaigns(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Campaigns of this server that one may know of, those that go on first."""
    bot: Wardroom = interaction.client
    guild, store = interaction.guild_id or 0, bot.store.campaigns
    mine = await store.of_user(interaction.user.id, guild)
    known = [row for row in await store.of_guild(guild) if row in mine or places.sees(interaction, row)]
    found = [row for row in known if current.lower() in row.name.lower()]
    return [app_commands.Choice(name=row.name[:100], value=row.id) for row in found[:25]]


class CampaignDesk(commands.Cog):
    """Campaigns are found, locked and guarded here; `Campaigns` has the commands."""

    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self.homes = Homes(bot)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, campaign: int) -> asyncio.Lock:
        """Around whatever changes a sheet. Inside a table's lock, never the other way round."""
        lock = self._locks.get(campaign)
        if lock is None:
            lock = self._locks[campaign] = asyncio.Lock()
        return lock

    # Finding one.

    async def find(self, interaction: discord.Interaction[Any], number: int | None) -> CampaignRow:
        """The campaign named, or the one of this thread, or one's only one."""
        guild, store = interaction.guild_id or 0, self.bot.store.campaigns
        mine = await store.of_user(interaction.user.id, guild)
        if number is not None:
            row = await store.get(number)
        else:
            row = await store.in_thread(interaction.channel_id or 0)
            if row is None and len(mine) > 1:
                raise IllegalMove("campaign-which")
            row = row or next(iter(mine), None)
        if row is None or row.guild != guild or row.game not in self.bot.table.faces:
            raise IllegalMove("campaign-none")
        if row not in mine and not places.sees(interaction, row):
            raise IllegalMove("campaign-none")
        return row

    async def pressed(self, click: Click) -> CampaignRow:
        return await self.find(click.interaction, click.game)

    def face(self, row: CampaignRow) -> Face:
        return self.bot.table.faces[row.game]

    async def page(self, row: CampaignRow) -> Page:
        return await self.homes.page(row)

    def host_only(self, page: Page, interaction: discord.Interaction[Any]) -> None:
        """Its host, or whoever manages the server: a host may be gone."""
        if page.row.owner != interaction.user.id and not places.manages(interaction):
            names = [member.name for member in page.members if member.user == page.row.owner]
            raise IllegalMove("campaign-host-only", who=plain(names[0]) if names else "★")

    def crew_only(self, page: Page, user: int) -> None:
        if page.row.owner != user and page.member_of(user) is None:
            raise IllegalMove("campaign-crew-only")

    def going_on(self, page: Page) -> None:
        if page.row.status != "open":
            raise IllegalMove("campaign-has-ended")

    def between_chapters(self, page: Page) -> None:
        if page.game is not None:
            raise IllegalMove("campaign-chapter-open", chapter=page.row.chapter + 1)

    async def tell_changes(self, row: CampaignRow, changes: Sequence[Event]) -> None:
        """What became of the sheet under new rules or other components, before anybody plays on with it."""
        if not changes:
            return
        speech = words(row.language)
        lines = [f"- {campaign_card.event_told(event, {}, speech)}" for event in changes]
        await self.homes.say(row, "\n".join([speech("campaign-mended"), *lines]))


def tidy(name: str) -> str:
    tidied = " ".join(name.split())
    if not tidied:
        raise IllegalMove("campaign-name-empty")
    return tidied
