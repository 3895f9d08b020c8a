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
BORDER, RESPAWN = "xia-roll-border", "xia-roll-respawn"
NPC = "xia-npc-"
DRIVE, FLEW = "xia-move-begins", "xia-flew"
ALONE = {LAUNCH, VICTORY, APPEARS, "xia-title-drawn", "xia-gives"}
"""Told in a line of their own."""
QUIET = {
    "xia-turn-begins",
    "xia-damage-placed",
    "xia-stows",
    "xia-stows-cubes",
    "xia-packed",
    "xia-rearranges",
    "xia-missions-drawn",
    "xia-mission-none",
}
"""Said by what comes before or after them, or nothing came of it."""
OWN_FIGURES = "xia-arms"
"""Of the player in turn the figures say it."""
SUMMED_UP = {
    "xia-attack-rolls": RESULT,
    "xia-defence-rolls": RESULT,
    "xia-defends-not": RESULT,
    "xia-npc-hunts": "xia-npc-attacks",
    "xia-blind-jump": LAID,
}
"""Said as well by a fact that comes later."""
LAST = {"xia-npc-flies"}
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
    """Whom it is about: a seat, or the name of an NPC."""
    events: list[Event] = field(default_factory=list)
    over: Event | None = None


def ripe(records: Sequence[Record], asked: int | None) -> int:
    """`asked`: who is to decide now, nobody when the game is over."""
    moves = [record for record in untold(records) if record.kind == "play" and not _aside(record)]
    if moves and moves[-1].seat != asked:
        return len(records)
    return stories.ripe(records, lambda record: ends_turn(record.events) or launches(record.events))


def launches(events: Sequence[Event]) -> bool:
    return any(event.key == LAUNCH for event in events)


def _aside(record: Record) -> bool:
    return record.text.split(" ")[0] in ASIDE


def ends_turn(events: Sequence[Event], player: str | None = None) -> bool:
    return stories.ends_turn(events, TURN_OVER, player)


def begins_news(events: Sequence[Event], player: str | None) -> bool:
    """Whether what happened before needs no telling: a turn of this player (None: of anybody) has ended, or
    all ships were ready."""
    return ends_turn(events, player) or any(event.key == LAUNCH for event in events)


def since(events: Sequence[Event], player: str) -> list[Event]:
    """After the player's last turn; before the first one since all ships were ready."""
    found = stories.since(events, TURN_OVER, player)
    launched = [index for index, event in enumerate(found) if event.key == LAUNCH]
    return found[launched[-1] :] if launched else found


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
    alone = [Paragraph(None, [event]) for event in events if event.key in ALONE and event.key != APPEARS]
    appear = [Paragraph(None, [event]) for event in events if event.key == APPEARS]
    mine = Paragraph(player, [event for event in own if event.key not in ALONE], over)
    return [mine, *appear, *_npcs([event for event in after if event.key not in ALONE]), *alone]


def _npcs(events: Sequence[Event]) -> list[Paragraph]:
    """What one of them did, with all that followed from it."""
    found: list[Paragraph] = []
    for event in events:
        npc = str(event.args["npc"]) if "npc" in event.args else None
        if not found or npc not in (None, found[-1].player):
            found.append(Paragraph(npc))
        found[-1].events.append(event)
    return found


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
    about = part.player if any(part.player in (subject(each), _npc(each)) for each in part.events) else None
    told = list(_clauses(part.events, about, words, names))
    if not told and part.over:
        about, told = part.player, [words("xia-turn-ends")]
    if not told:
        return ""
    end = _figures(part.over, about, words, names) if figures and part.over else ""
    if about is None:
        return " ".join(told) + end
    who = names[int(about[1:])] if about.startswith("#") else words.name("xia", about[1:])
    return f"**{who}**: {'; '.join(each.rstrip('.') for each in told)}.{end}"


def _figures(over: Event, about: str | None, words: Words, names: Names) -> str:
    """What the turn ended in; with a name where the paragraph has none."""
    player = str(over.args["player"])
    whose = "" if about == player else f"{names[int(player[1:])]}: "
    return f"\n-# {whose}" + words("xia-figures", seats=names, **over.args)


def _npc(event: Event) -> str:
    """The NPC it is about."""
    found = (str(event.args[name]) for name in ("by", "npc", "player", "ship") if name in event.args)
    return next((who for who in found if who.startswith("@")), "")


class Leg(Struct):
    """Flights with nothing of note between them: what drove them, and where they led."""

    drives: dict[str, list[int]] = field(default_factory=dict)
    """Each with the points it brought."""
    place: str | None = None

    def add(self, event: Event) -> None:
        if event.key == DRIVE:
            points = self.drives.setdefault(str(event.args["source"]), [])
            points.append(int(str(event.args["points"])))
        else:
            self.place = str(event.args["place"])

    def told(self, words: Words, names: Names) -> Iterator[str]:
        drives = tuple(
            words("xia-leg-drive", seats=names, source=source, points="+".join(map(str, points)))
            for source, points in self.drives.items()
        )
        if drives and self.place is not None:
            yield words("xia-leg", seats=names, drives=drives, place=self.place)
        elif drives:
            yield words("xia-leg-nowhere", seats=names, drives=drives)
        elif self.place is not None:
            yield words("xia-told-flew", seats=names, place=self.place)
        self.drives, self.place = {}, None


def _clauses(events: Sequence[Event], about: str | None, words: Words, names: Names) -> Iterator[str]:
    """Each fact as a few words; in full where it is not about the player of the paragraph."""
    leg = Leg()
    for (key, who), some in groupby(_loud(events, about), key=lambda event: (event.key, subject(event))):
        each = list(some)
        if about is not None and who == about and key in (DRIVE, FLEW):
            for event in each:
                leg.add(event)
            continue
        yield from leg.told(words, names)
        for event in each[-1:] if key in LAST else folded(key, each, LISTED, (), SUMMED):
            short = f"xia-told-{key.removeprefix('xia-')}"
            mine = about is not None and (about in (who, _npc(event)) or key == RESULT)
            if mine and words.has(short):
                yield words(short, seats=names, **event.args)
            elif words.has(key):
                yield words(key, seats=names, **event.args)
    yield from leg.told(words, names)


def _loud(events: Sequence[Event], about: str | None) -> Iterator[Event]:
    """Without what another fact says as well, and without dice of which nothing came."""
    before = ""
    for index, event in enumerate(events):
        later = [each.key for each in events[index + 1 :]]
        if not _quiet(event, before, later) and not (event.key == OWN_FIGURES and subject(event) == about):
            yield event
        before = event.key


def _quiet(event: Event, before: str, later: Sequence[str]) -> bool:
    why, then = str(event.args.get("why")), later[0] if later else ""
    return (
        event.key in QUIET
        or SUMMED_UP.get(event.key) in later
        or (event.key == "xia-damaged" and before == RESULT)
        or (event.key == "xia-token-taken" and then == "xia-fame-exploration")
        or (event.key == "xia-uses" and then == "xia-rolled")
        or (BORDER in why and then == FLEW)
        or (RESPAWN in why and ("xia-respawns" in later or bool(_npc(event))))
    )
