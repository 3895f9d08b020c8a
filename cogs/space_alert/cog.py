"""/space-alert, and what the bot does for a crew by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import options
from cogs.clicks import Answering
from cogs.space_alert import silence
from cogs.space_alert.face import SpaceAlertFace
from cogs.space_alert.planning import Planning
from cogs.space_alert.what_if import WhatIf
from cogs.translation import Word, choices, said
from rules.core import IllegalMove
from rules.space_alert import state as moves

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
        Planning(bot)

    async def cog_unload(self) -> None:
        await self.face.close()

    @commands.Cog.listener()
    async def on_voice_state_update(
        self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState
    ) -> None:
        """Somebody who left the channel muted comes back: undo it now if no mission wants it."""
        if after.channel is not None and after.mute and before.channel is None:
            for guild, user, game in await self.bot.store.people.muted():
                if (guild, user) == (member.guild.id, member.id) and not await self.face.silent(game):
                    await silence.restore(self.bot, self.bot.store.people, game)

    @app_commands.command(name=said("command-space-alert"), description=said("describe-space-alert"))
    @app_commands.rename(
        mission=said("option-name-mission"),
        threats=said("option-name-threats"),
        pace=said("option-name-pace"),
    )
    @app_commands.describe(
        mission=said("describe-option-mission"),
        threats=said("describe-option-threats"),
        pace=said("describe-option-pace"),
    )
    @app_commands.choices(
        threats=choices(options.keys("space_alert", moves.Options, "normal")),
        pace=choices(options.keys("space_alert", moves.Options, "pace")),
    )
    async def open(
        self,
        interaction: discord.Interaction[Any],
        mission: Word | None = None,
        threats: str | None = None,
        pace: str | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            given: dict[str, Any] = {}
            if mission:
                given["mission"] = mission
            if threats:
                given |= {"normal": threats, "serious": threats}
            if pace:
                given["pace"] = pace
            try:
                chosen = msgspec.convert(given, moves.Options)
            except msgspec.ValidationError:
                raise IllegalMove("sa-no-such-mission") from None
            await self.bot.lobby.open(interaction, "space_alert", chosen)

    @open.autocomplete("mission")
    async def _missions(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        named = {
            value: speech(options.key("space_alert", "mission", value))
            for value in options.values(moves.Options, "mission")
        }
        return [
            app_commands.Choice(name=name, value=value)
            for value, name in named.items()
            if current.lower() in name.lower()
        ][:25]


async def setup(bot: Any) -> None:
    await bot.add_cog(SpaceAlert(bot))
