"""Awards at the end: who won most battles, took most planets from others, cast most votes, played most
cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cogs.twilight_imperium.game import Game
from db.log import PAGE
from rules.core import Event, told
from words import Words

SINGLE = {
    "ti-battle-won": "battles",
    "ti-planet-taken": "planets",
    "ti-plays": "cards",
    "ti-plays-on": "cards",
    "ti-plays-copy": "cards",
    "ti-plays-copy-on": "cards",
}
"""Facts that count once for their player."""
SUMS = {"ti-votes": "votes", "ti-votes-for": "votes", "ti-votes-against": "votes"}
"""Facts that say how many."""
AWARDS = ("battles", "planets", "votes", "cards")


def counted(found: dict[str, Counter[str]], events: Iterable[Event]) -> None:
    """By award and player, as everybody was told."""
    for event in told(list(events), None):
        if event.key in SINGLE:
            found[SINGLE[event.key]][str(event.args["player"])] += 1
        elif event.key in SUMS:
            found[SUMS[event.key]][str(event.args["player"])] += int(str(event.args["count"]))


async def lines(loaded: Game, words: Words) -> list[str]:
    """One for each award that somebody earned; who are equal share it. The log is read in pieces, for it is
    long and others want to click."""
    found = {award: Counter[str]() for award in AWARDS}
    for after in range(0, loaded.row.depth, PAGE):
        for row in await loaded.line(after, min(after + PAGE, loaded.row.depth)):
            counted(found, row.events)
    return [_line(award, counts, words, loaded) for award, counts in found.items() if counts]


def _line(award: str, counts: Counter[str], words: Words, loaded: Game) -> str:
    most = max(counts.values())
    who = tuple(sorted(player for player, count in counts.items() if count == most))
    return words(f"ti-award-{award}", seats=loaded.names, who=who, count=most)
