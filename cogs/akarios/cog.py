"""/akarios: what every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.game_group import GameGroup
from cogs.translation import said
from rules.akarios.game import RULES

if TYPE_CHECKING:
    from bot import Wardroom


class Akarios(GameGroup, group_name=said("command-akarios"), group_description=said("describe-akarios")):
    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot, RULES.key, "akarios")


async def setup(bot: Any) -> None:
    await bot.add_cog(Akarios(bot))
