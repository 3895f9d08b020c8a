"""The report of a Space Battle: what both sides hit and lost, from its first shot to its last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from cogs.twilight_imperium import story
from cogs.twilight_imperium.game import Game
from db.log import Record
from rules.core import Event, told
from words import Words

CUSTODIANS = "ti-neutral-rolls"


def ends(events: Iterable[Event]) -> bool:
    return any(event.key in story.BATTLE_ENDS for event in events)


def lines(events: Sequence[Event], words: Words, loaded: Game) -> list[str]:
    """One for each battle that ended."""
    hits: Counter[str] = Counter()
    found: list[str] = []
    for event in events:
        if event.key in story.BATTLE:
            hits.clear()
        elif event.key in story.ROLLS:
            hits[str(event.args.get("player", CUSTODIANS))] += int(str(event.args["count"]))
        elif event.key in story.BATTLE_ENDS:
            found.append(_line(event, hits, words, loaded))
    return found


def _line(event: Event, hits: Counter[str], words: Words, loaded: Game) -> str:
    facts: dict[str, Any] = dict(event.args)
    defender = str(facts["defender"])
    scored = {"hits": hits[str(facts["attacker"])], "blows": hits.get(defender, hits[CUSTODIANS])}
    return words("ti-report", seats=loaded.names, **facts, **scored)


class Reported(Struct, frozen=True):
    text: str
    before: int | None
    """The depth of the last state in which the battle was still going on."""


async def reported(loaded: Game, events: Iterable[Event], words: Words) -> Reported:
    """Of the battles that ended with these events, whenever they began."""
    wanted = sum(event.key in story.BATTLE_ENDS for event in events)
    begun = Counter[str]()

    def enough(row: Record) -> bool:
        begun.update(event.key for event in row.events if event.key in story.BATTLE)
        return begun.total() >= wanted

    rows = await loaded.tail(enough)
    facts = [event for row in rows for event in told(row.events, None)]
    last = next((row.depth - 1 for row in reversed(rows) if ends(row.events)), None)
    return Reported("\n".join(lines(facts, words, loaded)[-wanted:]), last)
