"""/captains: what every game has, and a standing order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.clicks import Click
from cogs.game_commands import seat_of
from cogs.game_group import GameGroup
from cogs.play import seat_panel
from cogs.translation import said
from rules.starship_captains.actions import Ask
from rules.starship_captains.game import RULES

if TYPE_CHECKING:
    from bot import Wardroom


class Captains(GameGroup, group_name=said("command-captains"), group_description=said("describe-captains")):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "captains")
        bot.verbs.update(sc_ask=self.standing_order)

    async def standing_order(self, click: Click) -> None:
        """Ask before every gain, or only where declining can be of use."""
        every = {"on": True, "off": False}.get(click.rest)
        async with self.bot.table.turn(click.game, RULES) as loaded:
            if every is None:
                raise ValueError(click.rest)
            seat = seat_of(loaded, click.user)
            if loaded.view(seat).ships[seat].ask_all != every:
                await self.bot.table.play(
                    loaded, seat, Ask(every), user=click.user, interaction=click.interaction.id
                )
        panel = await seat_panel(self.bot, loaded, seat, click.words)
        panel.begin(click.words("sc-asks-all" if every else "sc-asks-little"))
        await click.panel(panel)


async def setup(bot: Any) -> None:
    await bot.add_cog(Captains(bot))
