"""What one person and one server may ask of the house: so many open tables, so much that takes drawing."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from rules.core import IllegalMove

if TYPE_CHECKING:
    from bot import Wardroom
    from db.campaigns import CampaignRow

OWN_LOBBIES, OWN_TABLES, SERVER_TABLES = 5, 25, 150
OWN_CAMPAIGNS, SERVER_CAMPAIGNS = 10, 80
LOBBY_DAYS = 7
"""Days after which a lobby that nobody started is put away."""
DAY = 86_400.0
FILM, PICTURE, FILE = "cooldown-film", "cooldown-picture", "cooldown-file"
CALL = "cooldown-call"
COSTS = {FILM: (2, 60.0), PICTURE: (60, 60.0), FILE: (4, 60.0), CALL: (2, 60.0)}
"""How often a person may ask for it, in how many seconds."""
MOST_KEPT = 10_000


async def admit(bot: Wardroom, interaction: discord.Interaction[Any]) -> None:
    """IllegalMove if this person or this server has enough open tables."""
    games, user = bot.store.games, interaction.user.id
    if await games.count_of_host(user, "lobby") >= OWN_LOBBIES:
        raise IllegalMove("limit-lobbies", most=OWN_LOBBIES)
    if await games.count_of_host(user, "lobby", "running", "paused") >= OWN_TABLES:
        raise IllegalMove("limit-tables", most=OWN_TABLES)
    if await games.count_of_guild(interaction.guild_id or 0) >= SERVER_TABLES:
        raise IllegalMove("limit-server", most=SERVER_TABLES)


def admit_campaign(known: Sequence[CampaignRow], user: int) -> None:
    """IllegalMove if this person or this server has enough campaigns that go on."""
    going_on = [row.owner for row in known if row.status == "open"]
    if going_on.count(user) >= OWN_CAMPAIGNS:
        raise IllegalMove("limit-campaigns", most=OWN_CAMPAIGNS)
    if len(going_on) >= SERVER_CAMPAIGNS:
        raise IllegalMove("limit-server-campaigns", most=SERVER_CAMPAIGNS)


class Cooldowns:
    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._used: dict[tuple[str, int], list[float]] = {}

    def spend(self, what: str, user: int) -> None:
        """IllegalMove, with the time of the next turn, if this person has had enough of it for now."""
        most, seconds = COSTS[what]
        now = self.clock()
        used = [at for at in self._used.get((what, user), ()) if now - at < seconds]
        if len(used) >= most:
            raise IllegalMove(what, when=f"<t:{int(used[0] + seconds) + 1}:R>")
        if len(self._used) > MOST_KEPT:
            self._forget(now)
        self._used[what, user] = [*used, now]

    def _forget(self, now: float) -> None:
        """Those whose time is over; whoever has had enough has, however many others ask."""
        self._used = {key: used for key, used in self._used.items() if now - used[-1] < COSTS[key[0]][1]}
