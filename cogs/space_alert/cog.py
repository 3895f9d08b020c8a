"""/space-alert, and what the bot does for a crew by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import opening
from cogs.game_commands import GameCommands
from cogs.space_alert import silence
from cogs.space_alert.face import SpaceAlertFace
from cogs.space_alert.planning import Planning
from cogs.space_alert.what_if import WhatIf

if TYPE_CHECKING:
    from bot import Wardroom


class SpaceAlert(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        face = bot.table.faces["space_alert"]
        assert isinstance(face, SpaceAlertFace)
        self.face = face
        face.bot = bot
        WhatIf(bot)
        Planning(bot, face)

    async def cog_unload(self) -> None:
        await self.face.close()

    @commands.Cog.listener()
    async def on_voice_state_update(
        self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState
    ) -> None:
        """Somebody who left the channel muted comes back: undo it now if no mission wants it. A lobby says
        who of its crew is in voice."""
        if (before.channel is None) != (after.channel is None):
            await self._tell_lobbies(member)
        if after.channel is not None and after.mute and before.channel is None:
            for guild, user, game in await self.bot.store.people.muted():
                if (guild, user) == (member.guild.id, member.id) and not await self.face.silent(game):
                    await silence.restore(self.bot, self.bot.store, game)

    async def _tell_lobbies(self, member: discord.Member) -> None:
        for row in await self.bot.store.games.of_guild(member.guild.id, ("lobby",)):
            if row.game == self.face.key and row.seat_of(member.id) is not None:
                await self.bot.lobby.desk.repaint(row, row.thread or row.channel, row.message)


async def setup(bot: Any) -> None:
    cog = SpaceAlert(bot)
    await bot.add_cog(cog)
    game = GameCommands(bot, cog.face)
    bot.tree.add_command(opening.command(game, "command-space-alert", "describe-space-alert"))
