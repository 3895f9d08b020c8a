"""Where a campaign lives: its thread, and the home message in it that says how things stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal
from weakref import WeakValueDictionary

import discord
import msgspec

from cogs import campaign_card, places, send_once
from cogs.broadcast import ARCHIVED, NO_CHANNEL
from cogs.campaign_card import Page
from cogs.clicks import post, say
from cogs.components import layout, text
from cogs.faces import Panel
from cogs.send_once import NO_MESSAGE
from db.campaigns import CampaignRow
from images.speech import plain
from rules.core import IllegalMove
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
WEEK: Literal[10080] = 10080
"""Minutes after which Discord puts a silent thread to sleep."""


class Homes:
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self._drawn: dict[int, bytes] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def page(self, row: CampaignRow) -> Page:
        store = self.bot.store
        found = await store.campaigns.contents(row.id)
        current = next((chapter.game for chapter in found if chapter.ended is None), None)
        game = None if current is None else await store.games.get(current)
        return Page(row, await store.campaigns.members(row.id), found, game)

    async def card(self, page: Page, speech: Words) -> Panel:
        face = self.bot.table.faces[page.row.game]
        view = campaign_card.view_of(page, face, None)
        drawn = None
        if view is not None:
            drawn = await face.campaign_picture(self.bot.table, view, page.names, speech)
        return campaign_card.home(page, face, speech, drawn)

    # Its place.

    async def place(
        self, interaction: discord.Interaction[Any], name: str, speech: Words
    ) -> tuple[int, int | None]:
        """A channel and a thread for a campaign that is being founded; the answer says where it is."""
        channel, thread = await places.for_new_table(self.bot, interaction)
        here = interaction.channel
        who = plain(interaction.user.display_name)
        line = speech("campaign-founded", name=plain(name), who=who)
        if isinstance(here, discord.TextChannel):
            message = await post(interaction, layout([text(line)]))
            made = await here.get_partial_message(message).create_thread(
                name=name, auto_archive_duration=WEEK
            )
            return channel, made.id
        if isinstance(here, discord.Thread) and places.moves_out(here):
            assert isinstance(here.parent, discord.TextChannel)
            beside = await _thread(here.parent, name)
            await say(interaction, f"{line} → <#{beside.id}>")
            return channel, beside.id
        await post(interaction, layout([text(line)]))  # a forum post, a voice channel's chat: it stays there
        return channel, thread

    async def ensure(self, row: CampaignRow) -> CampaignRow:
        """With a thread, also where it was lost, or the campaign came from elsewhere."""
        if row.thread is not None:
            return row
        channel = self.bot.get_channel(row.channel) or await self.bot.fetch_channel(row.channel)
        if isinstance(channel, discord.TextChannel):
            row.thread, row.message = (await _thread(channel, row.name)).id, None
            await self.bot.store.campaigns.update(row.id, thread=row.thread, message=None)
        return row

    async def settle(self, row: CampaignRow, interaction: discord.Interaction[Any]) -> CampaignRow:
        """With a place that is there and open: its own, a new thread beside it, or where it is asked for."""
        try:
            place = await self.bot.fetch_channel(row.thread or row.channel)
        except (discord.NotFound, discord.InvalidData):
            row.thread = row.message = None
            if self.bot.get_channel(row.channel) is None:
                row.channel, _ = await places.for_new_table(self.bot, interaction)
            await self.bot.store.campaigns.update(row.id, channel=row.channel, thread=None, message=None)
            return await self.ensure(row)
        if isinstance(place, discord.Thread) and place.locked:
            raise IllegalMove("campaign-locked")
        return await self.ensure(row)

    def _there(self, row: CampaignRow) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(row.thread or row.channel)

    # Its message.

    async def show(self, campaign: int, *, again: bool = False) -> None:
        """The home message as things stand now. Trouble with it is no trouble of the game's. `again`: also if
        nothing has changed, because somebody may have deleted it."""
        lock = self._locks.get(campaign)
        if lock is None:
            lock = self._locks[campaign] = asyncio.Lock()
        async with lock:
            row = await self.bot.store.campaigns.get(campaign)
            if row is None or row.game not in self.bot.table.faces:
                return
            if again:
                self._drawn.pop(campaign, None)
            try:
                await self._show(await self.ensure(row))
            except (discord.HTTPException, discord.RateLimited) as problem:
                log.info("home message of campaign %s stays as it is: %s", campaign, problem)

    async def _show(self, row: CampaignRow) -> None:
        page = await self.page(row)
        drawn = _shown(page)
        if row.message is not None and self._drawn.get(row.id) == drawn:
            return
        panel = await self.card(page, words(row.language))
        try:
            await self._put(row, panel)
        except discord.HTTPException as problem:
            if problem.code == NO_CHANNEL and row.thread is not None:
                row.thread = None  # deleted: the campaign was not
                await self._put(await self.ensure(row), panel)
            elif problem.code == ARCHIVED and await self._woken(row):
                await self._put(row, panel)
            else:
                raise
        self._drawn[row.id] = drawn

    async def _put(self, row: CampaignRow, panel: Panel) -> None:
        view = layout(panel.items)
        if row.message is not None:
            try:
                await (
                    self._there(row)
                    .get_partial_message(row.message)
                    .edit(view=view, attachments=panel.attachments())
                )
                return
            except discord.HTTPException as problem:
                if problem.code != NO_MESSAGE:
                    raise
        message = await send_once.quietly(self._there(row), view=view, files=panel.attachments())
        await self.bot.store.campaigns.update(row.id, message=message.id)

    async def _woken(self, row: CampaignRow) -> bool:
        """Whether a thread that was archived is open again; one that is locked stays so."""
        channel = await self.bot.fetch_channel(row.thread or row.channel)
        if not isinstance(channel, discord.Thread) or channel.locked:
            return False
        await channel.edit(archived=False)
        return True

    # What is said there.

    async def say(self, row: CampaignRow, line: str) -> None:
        await send_once.quietly(self._there(row), view=layout([text(line)]))

    async def ask(self, row: CampaignRow, question: discord.ui.LayoutView, users: Iterable[int]) -> None:
        await self._there(await self.ensure(row)).send(view=question, **send_once.calling(*users))

    async def rename(self, row: CampaignRow, name: str) -> None:
        """The thread too, if Discord lets us: a name may be changed twice in ten minutes."""
        if row.thread is None:
            return
        try:
            thread = self.bot.get_channel(row.thread) or await self.bot.fetch_channel(row.thread)
            if isinstance(thread, discord.Thread):
                await thread.edit(name=name)
        except (discord.HTTPException, discord.RateLimited) as problem:
            log.info("the thread of campaign %s keeps its name: %s", row.id, problem)


async def _thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    kind = places.public_thread(channel)
    return await channel.create_thread(name=name, auto_archive_duration=WEEK, type=kind)


def _shown(page: Page) -> bytes:
    """All that the card is made of: a chapter has many moves, and few of them change its campaign."""
    game = None if page.game is None else (page.game.id, page.game.status)
    row = msgspec.structs.replace(page.row, message=None, moved_at=0.0)
    return sha256(msgspec.msgpack.encode((row, page.members, len(page.chapters), game))).digest()
