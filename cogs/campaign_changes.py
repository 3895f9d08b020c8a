"""/campaign rename, abandon, rewind, export; and the way out of a crew."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import msgspec
from discord import app_commands

from cogs import campaign_card, chapters, limits
from cogs.campaign_card import Page
from cogs.campaign_desk import CampaignDesk, Name, own_campaigns, tidy
from cogs.clicks import Answering, Click, say, show_panel
from cogs.components import PLAIN, PRIMARY, bar, button, layout, text
from cogs.faces import Panel
from cogs.translation import said
from cogs.workshop import Urgency
from db import campaign_transfer
from db.campaigns import NameTaken, legacy_of
from images.speech import plain
from rules.core import IllegalMove, saved
from rules.core.data import content
from words import words

Number = app_commands.Range[int, 1, 10_000]


class Changes(CampaignDesk):
    # The host's.

    @app_commands.command(name=said("command-campaign-rename"), description=said("describe-campaign-rename"))
    @app_commands.rename(name=said("option-name-name"), campaign=said("option-name-campaign"))
    @app_commands.describe(
        name=said("describe-option-campaign-name"), campaign=said("describe-option-campaign")
    )
    @app_commands.autocomplete(campaign=own_campaigns)
    async def rename(
        self, interaction: discord.Interaction[Any], name: Name, campaign: int | None = None
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            page = await self.page(await self.find(interaction, campaign))
            self.host_only(page, interaction)
            name = tidy(name)
            try:
                await self.bot.store.campaigns.update(page.row.id, name=name)
            except NameTaken:
                raise IllegalMove("campaign-name-taken", name=plain(name)) from None
            await say(interaction, speech("campaign-renamed", name=plain(name)))
            await self.homes.rename(page.row, name)
            await self.homes.show(page.row.id)

    @app_commands.command(
        name=said("command-campaign-abandon"), description=said("describe-campaign-abandon")
    )
    @app_commands.rename(campaign=said("option-name-campaign"))
    @app_commands.describe(campaign=said("describe-option-campaign"))
    @app_commands.autocomplete(campaign=own_campaigns)
    async def abandon(self, interaction: discord.Interaction[Any], campaign: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            page = await self.page(await self.find(interaction, campaign))
            self._may_abandon(page, interaction)
            question = speech("campaign-abandon-sure", name=plain(page.row.name))
            label = speech("campaign-button-abandon")
            panel = campaign_card.sure(question, label, f"w:camp_abandon:{page.row.id}:")
            await show_panel(interaction, panel, replace=False)

    def _may_abandon(self, page: Page, interaction: discord.Interaction[Any]) -> None:
        self.host_only(page, interaction)
        self.going_on(page)
        self.between_chapters(page)

    async def press_abandon(self, click: Click) -> None:
        async with self.lock(click.game):
            page = await self.page(await self.pressed(click))
            self._may_abandon(page, click.interaction)
            await self.bot.store.campaigns.update(page.row.id, status="abandoned")
        await click.panel(Panel([text(click.words("campaign-abandoned"))], {}))
        await self.homes.show(click.game)

    # Out of the crew.

    async def press_leave(self, click: Click) -> None:
        async with self.lock(click.game):
            page = await self.page(await self.pressed(click))
            own = page.member_of(click.user)
            if own is None:
                raise IllegalMove("campaign-not-member")
            self.going_on(page)
            if page.game is not None and (
                page.game.status != "lobby" or page.game.seat_of(click.user) is not None
            ):
                raise IllegalMove("campaign-leave-later", chapter=page.row.chapter + 1)
            if click.rest != "yes":
                question = click.words("campaign-leave-sure", name=plain(page.row.name))
                label = click.words("campaign-button-leave")
                sure = campaign_card.sure(question, label, f"w:camp_leave:{page.row.id}:yes")
                await click.panel(sure)
                return
            await self._leave(page, own.member, click.user)
        await click.panel(Panel([text(click.words("campaign-left"))], {}))
        await self.homes.show(click.game)

    async def _leave(self, page: Page, member: int, user: int) -> None:
        """A host hands the campaign on, if there is anybody to take it."""
        rules = self.face(page.row).rules
        mended = chapters.sheet_of(rules, page.row)
        await self.tell_changes(page.row, mended.changes)
        campaign = chapters.campaign_of(rules)
        campaign.left(mended.sheet, member)
        left = msgspec.structs.replace(
            page.row,
            sheet=saved.dump(mended.sheet),
            sheet_version=campaign.sheet_version,
            content=content(page.row.game),
        )
        others = [other.user for other in page.crew if other.user not in (None, user)]
        heir = others[0] if page.row.owner == user and others else None
        await self.bot.store.campaigns.leave(left, member, heir or page.row.owner)

    # Back.

    @app_commands.command(name=said("command-campaign-rewind"), description=said("describe-campaign-rewind"))
    @app_commands.rename(chapter=said("option-name-chapter"), campaign=said("option-name-campaign"))
    @app_commands.describe(chapter=said("describe-option-chapter"), campaign=said("describe-option-campaign"))
    @app_commands.autocomplete(campaign=own_campaigns)
    async def rewind(
        self, interaction: discord.Interaction[Any], chapter: Number, campaign: int | None = None
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            page = await self.page(await self.find(interaction, campaign))
            self.host_only(page, interaction)
            matter = self._rewinding(page, chapter)
            await self.bot.store.campaigns.consent(page.row.id, matter, interaction.user.id)
            missing = await self._missing(page, matter)
            if missing:
                await self.homes.ask(page.row, _question(page, chapter, matter, missing), missing)
                await say(interaction, speech("campaign-rewind-asked"))
                return
            question = speech("campaign-rewind-sure", chapter=chapter)
            label = speech("campaign-button-rewind")
            panel = campaign_card.sure(question, label, f"w:camp_back:{page.row.id}:{matter}")
            await show_panel(interaction, panel, replace=False)

    def _rewinding(self, page: Page, chapter: int) -> str:
        """What is asked: back to before this chapter, as long as no other has been closed meanwhile."""
        if page.row.status == "abandoned":
            raise IllegalMove("campaign-has-ended")
        self.between_chapters(page)
        closed = [found for found in page.chapters if found.ended == "closed"]
        wanted = [found.game for found in closed if found.chapter == chapter]
        if not wanted:
            raise IllegalMove("campaign-no-such-chapter", chapters=page.row.chapter)
        return f"{wanted[0]}.{closed[-1].game}"

    async def _missing(self, page: Page, matter: str) -> set[int]:
        """Members who played since and have not agreed yet."""
        played = await self.bot.store.campaigns.players_since(page.row.id, int(matter.partition(".")[0]))
        agreed = await self.bot.store.campaigns.consents(page.row.id, matter)
        return {member.user for member in page.crew if member.user is not None} & played - agreed

    async def _asked(self, click: Click) -> Page:
        """The question is still open, and this is somebody who is asked, or who has asked."""
        page = await self.page(await self.pressed(click))
        wanted, newest = (int(part) for part in click.rest.split("."))
        if click.user not in await self.bot.store.campaigns.players_since(page.row.id, wanted):
            self.host_only(page, click.interaction)
        self.between_chapters(page)
        closed = [found.game for found in page.chapters if found.ended == "closed"]
        asked = await self.bot.store.campaigns.consents(page.row.id, click.rest)
        if not asked or wanted not in closed or closed[-1] != newest:
            raise IllegalMove("campaign-rewind-late")
        return page

    async def agree_to_rewind(self, click: Click) -> None:
        async with self.lock(click.game):
            page = await self._asked(click)
            await self.bot.store.campaigns.consent(click.game, click.rest, click.user)
            missing = await self._missing(page, click.rest)
            if missing:
                await click.say("undo-agreed", missing=len(missing))
                return
            wanted = int(click.rest.partition(".")[0])
            chapter = next(found for found in page.chapters if found.game == wanted)
            game = await self.bot.store.games.get(wanted)
            legacy = None if game is None else legacy_of(game)
            assert game is not None and legacy is not None
            try:
                await self.bot.store.campaigns.rewind(chapter, legacy, game.content)
            except NameTaken:
                raise IllegalMove("campaign-name-taken", name=plain(page.row.name)) from None
        done = words(page.row.language)("campaign-rewound", chapter=chapter.chapter)
        await self._answered(click, page, done)
        await self.homes.show(click.game)

    async def refuse_to_rewind(self, click: Click) -> None:
        page = await self._asked(click)
        await self.bot.store.campaigns.forget_consents(click.game, click.rest)
        who = plain(click.interaction.user.display_name)
        await self._answered(click, page, words(page.row.language)("campaign-rewind-refused", who=who))

    async def _answered(self, click: Click, page: Page, line: str) -> None:
        """The question has called people, and is gone when it is answered; what came of it stays."""
        if click.private:
            await click.panel(Panel([text(line)], {}))
            return
        await click.done()
        await self.homes.say(page.row, line)
        if click.interaction.message is not None:
            await click.interaction.message.delete()

    # A file.

    @app_commands.command(name=said("command-campaign-export"), description=said("describe-campaign-export"))
    @app_commands.rename(campaign=said("option-name-campaign"))
    @app_commands.describe(campaign=said("describe-option-campaign"))
    @app_commands.autocomplete(campaign=own_campaigns)
    async def export(self, interaction: discord.Interaction[Any], campaign: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            page = await self.page(await self.find(interaction, campaign))
            self.crew_only(page, interaction.user.id)
            if not campaign_card.played(page):
                raise IllegalMove("campaign-export-nothing")
            self.bot.cooldowns.spend(limits.FILE, interaction.user.id)
            darkroom = partial(self.bot.workshop.do, urgency=Urgency.FILM)
            data = await campaign_transfer.export(self.bot.store, page.row.id, sealed=True, apart=darkroom)
            if interaction.guild is not None and len(data) > interaction.guild.filesize_limit:
                raise IllegalMove("campaign-export-too-big")
            name = f"{page.row.game}-campaign-{page.row.id}.json"
            key = "campaign-export-sealed" if page.game is not None else "campaign-export-whole"
            items: list[Any] = [text(speech(key)), discord.ui.File(f"attachment://{name}")]
            await show_panel(interaction, Panel(items, {name: data}), replace=False)


def _question(page: Page, chapter: int, matter: str, asked: set[int]) -> discord.ui.LayoutView:
    speech = words(page.row.language)
    yes = button(speech("button-agree"), f"w:camp_back:{page.row.id}:{matter}", PRIMARY)
    no = button(speech("button-refuse"), f"w:camp_stay:{page.row.id}:{matter}", PLAIN)
    question = speech("campaign-rewind-question", chapter=chapter)
    called = " ".join(f"<@{user}>" for user in sorted(asked))
    return layout([text(f"{called}\n{question}"), bar(yes, no)])
