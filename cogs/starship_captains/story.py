"""A turn as one paragraph: who, what was done in short clauses, and the figures it ended in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct, field

from cogs import stories
from cogs.stories import folded, shortened
from db.log import Record
from rules.core import Event
from words import Words

TURN_OVER = "sc-turn-over"
PASSES = "sc-passes"
GAME_ENDS = "sc-game-ends"
ROUND_BEGINS = "sc-round-begins"
ROUND = {"sc-round-ends", ROUND_BEGINS, "sc-first-player", "sc-shadow-deck", GAME_ENDS}
"""What belongs to no turn: the end of a round and what a new one brings."""
ROUND_TOO = ("sc-share-", "sc-token-back", "sc-token-held", "sc-token-out")
SHADOW = "sc-shadow-"
QUIET = {
    "sc-at-station",
    "sc-row-applied",
    "sc-row-unmatched",
    "sc-row-ignored",
    "sc-tech-bonus",
    "sc-track-bonus",
    "sc-token-waits",
}
"""Said by what follows from them."""
LISTED = {
    "sc-moved": "place",
    "sc-jumped": "place",
    "sc-installed": "card",
    "sc-refilled": "card",
    "sc-repaired-slot": "slot",
    "sc-found-artifacts": "artifacts",
    "sc-crushed": "cargo",
    "sc-discarded": "cargo",
    "sc-left-behind": "cargo",
    "sc-called-back": "figure",
    "sc-reacts": "card",
}
"""Facts of one kind that follow each other are one clause, with a list of these."""
FLIGHTS = {"sc-moved", "sc-jumped"}
RESERVED = "sc-reserved"
"""Only where the ship ends its flight: the reservations of stops on the way are gone again."""
COUNTED = {"sc-damaged", "sc-overdamaged", "sc-repaired-hold", "sc-repaired-over", "sc-paid-medal"}
SUMMED = {"sc-got-medals": "n", "sc-got-androids": "n", "sc-got-cadets": "n", "sc-advances": "n"}

__all__ = ["ends_turn", "ripe", "shortened", "since", "tell"]
Names = Mapping[int, str]


class Paragraph(Struct):
    """What one captain did, or what happened at the table."""

    kind: str
    """`turn`, `round` or `shadow`."""
    player: str | None = None
    events: list[Event] = field(default_factory=list)
    over: Event | None = None


def ripe(records: Sequence[Record]) -> int:
    return stories.ripe(records, lambda record: ends_turn(record.events))


def ends_turn(events: Sequence[Event], player: str | None = None) -> bool:
    return stories.ends_turn(events, TURN_OVER, player)


def since(events: Sequence[Event], player: str) -> list[Event]:
    return stories.since(events, TURN_OVER, player)


def kind_of(event: Event) -> str:
    if event.key in ROUND or event.key.startswith(ROUND_TOO):
        return "round"
    return "shadow" if event.key.startswith(SHADOW) else "turn"


def paragraphs(events: Sequence[Event]) -> list[Paragraph]:
    found: list[Paragraph] = []
    turn: Paragraph | None = None
    """The turn that is not over yet: Captain Shadow may act before its end is told."""
    for event in events:
        kind = kind_of(event)
        if event.key == TURN_OVER:
            if turn is not None:
                turn.over, turn.player = event, str(event.args["player"])
            turn = None
            continue
        last = found[-1] if found else Paragraph("")
        if kind == "turn" and turn is not None and last.kind == "shadow":
            kind = "shadow"  # what follows from his card is his doing
        if last.kind != kind or event.key == ROUND_BEGINS or (kind == "turn" and turn is None):
            found.append(last := Paragraph(kind))
            turn = last if kind == "turn" else turn
        last.events.append(event)
        player = str(event.args.get("player", ""))
        last.player = last.player or (player if player.startswith("#") else None)
    return found


def tell(events: Sequence[Event], words: Words, names: Names, figures: bool = True) -> str:
    """All of it, a paragraph a turn; captains who pass after each other share a line."""
    found = paragraphs(events)
    lines: list[str] = []
    for passes, some in groupby(found, key=_is_pass):
        if passes:
            who = tuple(f"**{_name(part, names)}**" for part in some)
            lines.append(words("sc-story-pass", who=who, count=len(who)))
        else:
            lines += [_paragraph(part, words, names, figures) for part in some]
    return "\n".join(line for line in lines if line)


def _name(part: Paragraph, names: Names) -> str:
    return names[int(part.player[1:])] if part.player else "…"


def _is_pass(part: Paragraph) -> bool:
    return part.kind == "turn" and [event.key for event in part.events] == [PASSES]


def _paragraph(part: Paragraph, words: Words, names: Names, figures: bool) -> str:
    if part.kind == "round":
        return _sentences(part.events, words, names)
    if part.kind == "shadow":
        return f"🌑 {_sentences(part.events, words, names)}"
    told = list(_clauses(part.events, words, names))
    if not told:
        return ""
    line = f"**{_name(part, names)}**: {'; '.join(told)}."
    if figures and part.over is not None:
        line += "\n-# " + words(TURN_OVER, seats=names, **part.over.args)
    return line


def _sentences(events: Sequence[Event], words: Words, names: Names) -> str:
    return " ".join(words(e.key, seats=names, **e.args) for e in events if words.has(e.key))


def _clauses(events: Sequence[Event], words: Words, names: Names) -> Iterator[str]:
    """Each fact as a few words without its subject; one that has none of these as it is."""
    stops = [index for index, event in enumerate(events) if event.key in FLIGHTS]
    loud = [
        event
        for index, event in enumerate(events)
        if event.key not in QUIET and (event.key != RESERVED or index > max(stops, default=-1))
    ]
    for (key, _), some in groupby(loud, key=lambda event: (event.key, event.args.get("track"))):
        for event in folded(key, list(some), LISTED, COUNTED, SUMMED):
            short = f"sc-told-{key.removeprefix('sc-')}"
            if words.has(short):
                yield words(short, seats=names, **event.args)
            elif words.has(key):
                yield words(key, seats=names, **event.args).rstrip(".")
