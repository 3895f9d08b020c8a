"""Said once: a message that is sent again after a crash carries the same nonce, and Discord makes no second
one of it. It remembers them for a few minutes."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from db.games import GameRow

LONGEST = 25
NO_MESSAGE = 10008


def nonce(row: GameRow, *what: object) -> str:
    """The same for the same message of this game, and for no other."""
    named = " ".join(map(str, (row.thread or row.channel, row.id, *what)))
    return sha256(named.encode()).hexdigest()[:LONGEST]


async def quietly(place: discord.abc.Messageable, **content: Any) -> discord.Message:
    """Read when somebody looks: it rings nowhere and calls nobody."""
    return await place.send(**unheard(), **content)


def calling(*users: int) -> dict[str, Any]:
    """How a message is sent that is meant to ring, and for whom."""
    called: list[discord.abc.Snowflake] = [discord.Object(user) for user in users]
    return {"silent": False, "allowed_mentions": discord.AllowedMentions(users=called)}


def unheard() -> dict[str, Any]:
    """How a message is sent that names somebody who is looking anyway."""
    return {"silent": True, "allowed_mentions": discord.AllowedMentions.none()}


async def send(place: discord.abc.Messageable, key: str, **content: Any) -> discord.Message:
    """Silently, unless it is `calling` somebody."""
    content.setdefault("silent", True)
    try:
        return await place.send(nonce=key, **content)
    except discord.NotFound as problem:
        if problem.code != NO_MESSAGE:
            raise
        for file in content.get("files", ()):  # it was sent, and somebody has deleted it since
            file.reset()
        return await place.send(**content)
