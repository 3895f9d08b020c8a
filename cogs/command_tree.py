"""The commands as Discord knows them: where they are offered, sent only when they changed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec
from discord import app_commands

from cogs import clicks
from cogs.waiting import Adrift
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
everywhere = app_commands.allowed_contexts(guilds=True, dms=True)
"""For the few commands that make sense in a direct message too; all others belong to a server."""
KEPT = "commands"


class Tree(app_commands.CommandTree[Any]):
    def __init__(self, client: Any) -> None:
        super().__init__(client, allowed_contexts=ON_SERVERS, allowed_installs=BY_SERVERS)
        self.published_here = True
        """Of several processes one tells Discord."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """A client may still offer what it knew of earlier: such a command is told where it belongs."""
        try:
            await interaction.client.table.ours()
        except Adrift:
            return await self._refuse(interaction, words(str(interaction.locale))("trouble-adrift"))
        if interaction.guild_id is not None or self._private(interaction):
            return True
        bot: Wardroom = interaction.client
        return await self._refuse(interaction, (await bot.words_for(interaction))("trouble-server-only"))

    async def _refuse(self, interaction: discord.Interaction[Any], why: str) -> bool:
        if interaction.type is discord.InteractionType.application_command:
            try:
                await clicks.say(interaction, why)
            except discord.HTTPException as problem:  # whoever has the server by now was faster
                log.info("could not answer %s: %s", interaction.id, problem)
        return False

    def _private(self, interaction: discord.Interaction[Any]) -> bool:
        data: Mapping[str, Any] = interaction.data or {}
        command = self.get_command(str(data.get("name")))
        where = command.allowed_contexts if command is not None else None
        return where is not None and bool(where.dm_channel)

    async def publish(self, bot: Wardroom) -> None:
        """Sync, if Discord does not have just these; a refusal costs new commands, not the start."""
        if not self.published_here:
            return
        try:
            assert self.translator is not None and bot.application_id is not None
            payload = [
                await each.get_translated_payload(self, self.translator) for each in self.get_commands()
            ]
            whole = msgspec.json.encode([bot.application_id, payload], order="sorted")
            now = sha256(whole).hexdigest()
            if await bot.store.kept.get(KEPT) == now and await self._all_there():
                return
            await bot.http.bulk_upsert_global_commands(bot.application_id, payload=payload)
            await bot.store.kept.put(KEPT, now)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as problem:
            log.error("Discord did not take the commands, the old ones stay: %s", problem)

    async def _all_there(self) -> bool:
        """Another program with the same token may have removed commands since."""
        return {each.name for each in await self.fetch_commands()} == {
            each.name for each in self.get_commands()
        }
