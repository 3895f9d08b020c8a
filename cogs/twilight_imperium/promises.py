"""Promises: a public note in the log, listed until the end of the round. Nothing enforces them."""

from __future__ import annotations

from cogs.twilight_imperium import story
from cogs.twilight_imperium.game import Game
from db.log import Record
from images.speech import plain
from words import Words

KEY = "ti-promise"
LONGEST = 200
MOST = 6
"""Promises that are listed; the newest."""


def written(to: str, promise: str) -> str:
    """As the log keeps it."""
    return f"{KEY}|{to} · {promise}"


def _begins(row: Record) -> bool:
    return any(event.key == story.ROUND for event in row.events)


async def listed(loaded: Game, words: Words) -> list[str]:
    """Those of this round."""
    rows = await loaded.tail(_begins)
    notes = await loaded.notes(next((row.number for row in rows if _begins(row)), 0))
    made = [note for note in notes if note.text.partition("|")[0] == KEY]
    return [
        words(KEY, seats=loaded.names, who=f"#{note.seat}", what=plain(note.text.partition("|")[2]))
        for note in made[-MOST:]
    ]
