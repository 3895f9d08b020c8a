"""A turn as one paragraph: who, what was done in short clauses, and the figures it ended in.

A turn is told when it is over, and before that as far as it has come whenever somebody else has to decide:
whoever is attacked reads how it came to that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct, field

from cogs import stories
from cogs.broadcast import untold
from cogs.stories import folded
from db.log import Record
from rules.core import Event
from words import Words

TURN_OVER = "xia-turn-over"
LAUNCH = "xia-launch"
VICTORY = "xia-victory"
LAID = "xia-sector-laid"
RESULT = "xia-attack-result"
APPEARS = "xia-npc-appears"
NPC = "xia-npc-"
ALONE = {LAUNCH, VICTORY, "xia-title-drawn", "xia-gives"}
"""Told in a line of their own."""
QUIET = {
    "xia-turn-begins",
    "xia-damage-placed",
    "xia-stows",
    "xia-stows-cubes",
    "xia-packed",
    "xia-rearranges",
}
"""Said by what comes before or after them."""
LAST = {"xia-flew", "xia-npc-flies"}
"""Of several only where it led to."""
LISTED = {"xia-buys-outfit": "outfit", "xia-sells-outfit": "outfit", "xia-extracts": "cube"}
SUMMED = {"xia-damaged": "points", "xia-patched": "points"}
SUBJECTS = ("by", "player", "ship")
ASIDE = ("orders", "give")
"""Moves at any time: nobody's decision waited for them."""

Names = Mapping[int, str]


class Paragraph(Struct):
    """What belongs together: a turn, the flight of an NPC, or a line of its own."""

    player: str | None = None
    events: list[Event] = field(default_factory=list)
    over: Event | None = None


def ripe(records: Sequence[Record], asked: int | None) -> int:
    """`asked`: who is to decide now, nobody when the game is over."""
    moves = [record for record in untold(records) if record.kind == "play" and not _aside(record)]
    if moves and moves[-1].seat != asked:
        return len(records)
    return stories.ripe(records, lambda record: ends_turn(record.events))


def _aside(record: Record) -> bool:
    return record.text.split(" ")[0] in ASIDE


def ends_turn(events: Sequence[Event], player: str | None = None) -> bool:
    return stories.ends_turn(events, TURN_OVER, player)


def since(events: Sequence[Event], player: str) -> list[Event]:
    return stories.since(events, TURN_OVER, player)


def this_turn(events: Sequence[Event]) -> list[Event]:
    """What happened in the turn that is not over yet."""
    ends = [index for index, event in enumerate(events) if event.key in (TURN_OVER, LAUNCH)]
    return list(events[ends[-1] + 1 :]) if ends else list(events)


# What belongs together.


def paragraphs(events: Sequence[Event], turn: str | None) -> list[Paragraph]:
    """`turn`: who is in turn after all of this; None while ships are chosen and fitted out."""
    found: list[Paragraph] = []
    chunk: list[Event] = []
    for event in events:
        if event.key == LAUNCH:
            found += [*_by_player(chunk), Paragraph(None, [event])]
            chunk = []
        elif event.key == TURN_OVER:
            found += _turn(chunk, str(event.args["player"]), event)
            chunk = []
        else:
            chunk.append(event)
    return found + (_turn(chunk, turn, None) if turn is not None else _by_player(chunk))


def _by_player(events: Sequence[Event]) -> list[Paragraph]:
    return [Paragraph(player, list(some)) for player, some in groupby(events, key=subject)]


def _turn(events: Sequence[Event], player: str, over: Event | None) -> list[Paragraph]:
    """The player's part, what stands alone, and what an NPC did afterwards."""
    first = [i for i, event in enumerate(events) if event.key.startswith(NPC) and event.key != APPEARS]
    own, after = (events[: first[0]], events[first[0] :]) if first else (events, [])
    alone = [Paragraph(None, [event]) for event in events if event.key in ALONE]
    mine = Paragraph(player, [event for event in own if event.key not in ALONE], over)
    npc = Paragraph(None, [event for event in after if event.key not in ALONE])
    return [mine, *([npc] if npc.events else []), *alone]


def subject(event: Event) -> str | None:
    """The player it is about."""
    found = (str(event.args[name]) for name in SUBJECTS if name in event.args)
    return next((who for who in found if who.startswith("#")), None)


# How it reads.


def tell(
    events: Sequence[Event], words: Words, names: Names, turn: str | None = None, figures: bool = True
) -> str:
    lines = [_paragraph(part, words, names, figures) for part in paragraphs(events, turn)]
    return "\n".join(line for line in lines if line)


def _paragraph(part: Paragraph, words: Words, names: Names, figures: bool) -> str:
    about = part.player if any(subject(event) == part.player for event in part.events) else None
    told = list(_clauses(part.events, about, words, names))
    end = "\n-# " + words("xia-figures", seats=names, **part.over.args) if figures and part.over else ""
    if not told:
        return ""
    if about is None:
        return " ".join(told) + end
    return f"**{names[int(about[1:])]}**: {'; '.join(each.rstrip('.') for each in told)}.{end}"


def _clauses(events: Sequence[Event], about: str | None, words: Words, names: Names) -> Iterator[str]:
    """Each fact as a few words; in full where it is not about the player of the paragraph."""
    for (key, who), some in groupby(_loud(events), key=lambda event: (event.key, subject(event))):
        each = list(some)
        for event in each[-1:] if key in LAST else folded(key, each, LISTED, (), SUMMED):
            short = f"xia-told-{key.removeprefix('xia-')}"
            if about is not None and who == about and words.has(short):
                yield words(short, seats=names, **event.args)
            elif words.has(key):
                yield words(key, seats=names, **event.args)


def _loud(events: Sequence[Event]) -> Iterator[Event]:
    """Without what another fact says as well: damage after the sum of an attack."""
    before = ""
    for event in events:
        if event.key not in QUIET and not (event.key == "xia-damaged" and before == RESULT):
            yield event
        before = event.key
