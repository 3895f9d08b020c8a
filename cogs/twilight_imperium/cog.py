"""/ti: what every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.game_group import GameGroup
from cogs.translation import said
from rules.twilight_imperium.game import RULES

if TYPE_CHECKING:
    from bot import Wardroom


class Imperium(GameGroup, group_name=said("command-ti"), group_description=said("describe-ti")):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "ti")


async def setup(bot: Any) -> None:
    await bot.add_cog(Imperium(bot))
