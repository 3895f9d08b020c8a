"""What the agenda that is voted on would do to whom, for and against, as everybody can reckon it."""

from __future__ import annotations

from cogs.twilight_imperium.game import Game
from rules.core import Prompt
from rules.twilight_imperium import consequences
from words import Words

VOTES = ("ti-ballot", "ti-vote-now", "ti-tie")


async def foreseen(loaded: Game, words: Words) -> list[str]:
    """A line for all who would fare alike; none where the vote is an election, or nothing is certain."""
    if loaded.view(None).agenda is None:
        return []
    found = await loaded.reckon(consequences.notes)
    return [f"-# {words(each.key, seats=loaded.names, **each.args)}" for each in found]


async def before_voting(loaded: Game, prompt: Prompt | None, words: Words) -> list[str]:
    """The same for whoever votes now."""
    return await foreseen(loaded, words) if prompt is not None and prompt.key in VOTES else []
