"""Every game as it is told at the table: when, what belongs together, and how it reads; by the game's table.

A turn is told when it is over, and before that as far as it has come whenever somebody else has to decide:
whoever is attacked reads how it came to that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest

from msgspec import Struct, field
from msgspec.structs import replace

from cogs import clauses
from cogs.clauses import subject
from cogs.stories import Story, Strand, Weighed
from db.log import Record
from rules.core import Event
from words import Words

Names = Mapping[int, str]
MADE = ("play", "amend")
CUT = "[…]"
"""Stands for what a paragraph leaves to the history."""


# When.


def untold(records: Sequence[Record]) -> list[Record]:
    """The records, without moves that were taken back before anybody was told about them."""
    kept: list[Record] = []
    for record in records:
        if record.kind == "undo":
            begun = len(kept)
            while kept and kept[-1].kind == "play" and kept[-1].depth > record.depth:
                kept.pop()
            if begun > len(kept) and (kept[-1].depth if kept else records[0].depth - 1) == record.depth:
                continue
        kept.append(record)
    return kept


def given_again(records: Sequence[Record]) -> set[int]:
    """Asides whose like was there before: they stand right behind what was taken back."""
    found, again = set[int](), False
    for record in records:
        again = record.kind == "undo" or (again and record.aside and record.interaction is None)
        if again and record.kind == "play" and not record.by_itself:
            found.add(record.number)
    return found


def at_once(story: Story, records: Sequence[Record], after: int) -> list[Record]:
    """Asides and changed answers beyond this number of which the table reads now, whatever turn it is."""
    again = given_again(records)
    return [
        replace(record, events=facts)
        for record in records
        if record.number > after and record.number not in again and (facts := _at_once(story, record))
    ]


def _at_once(story: Story, record: Record) -> list[Event]:
    public = [event for event in record.events if event.to is None]
    if record.kind == "amend":
        return public
    return [event for event in public if record.aside and event.key in story.at_once]


def retold(record: Record, text: str, words: Words, names: Names) -> str:
    """What a row says; of an answer that was changed, that it was."""
    if record.kind != "amend" or not text:
        return text
    return words("table-amended", seats=names, who=f"#{record.seat}", what=text)


def still_to_tell(story: Story, records: Sequence[Record], ahead: int) -> list[Record]:
    """Without what was told at once."""
    again = given_again(records)
    return [
        replace(record, events=[event for event in record.events if event.key not in story.at_once])
        if record.aside and (record.number <= ahead or record.number in again)
        else record
        for record in records
        if record.kind != "amend" or record.number > ahead
    ]


def ripe(story: Story, records: Sequence[Record], asked: Collection[int]) -> int:
    """How many of these can be told now. `asked`: who is to decide, nobody when the game is over.

    What was taken back before it was told never happened; when nothing else is left, all is done with."""
    kept = untold(records)
    moves = [record for record in kept if record.kind == "play" and not record.aside]
    if not (story.over and kept) or (moves and moves[-1].seat not in asked):
        return len(records)
    ends = [record.number for record in kept if record.kind not in MADE or _last(story, record.events)]
    return sum(record.number <= ends[-1] for record in records) if ends else 0


def _last(story: Story, events: Iterable[Event]) -> bool:
    return any(event.key in (story.over, story.sets_out) for event in events)


def ends_turn(story: Story, events: Iterable[Event], player: str | None = None) -> bool:
    """Whether a turn ended with these, of this player if one is named."""
    return any(event.key == story.over and player in (None, event.args["player"]) for event in events)


def begins_news(story: Story, events: Sequence[Event], player: str | None) -> bool:
    """Whether what happened before needs no telling: a turn of this player (None: of anybody) has ended, or
    turns are taken from now on."""
    return ends_turn(story, events, player) or any(event.key == story.sets_out for event in events)


def since(story: Story, events: Sequence[Event], player: str | None) -> list[Event]:
    """After the last turn of this player (None: of anybody); before the first one since turns are taken,
    which has been told by itself."""
    for index in range(len(events) - 1, -1, -1):
        if begins_news(story, events[index : index + 1], player):
            return list(events[index + 1 :])
    return list(events)


# What belongs together.


class Paragraph(Struct):
    """A turn, what belongs to a strand, or a line of its own."""

    about: str | None = None
    """A seat, or the name of somebody who has none."""
    events: list[Event] = field(default_factory=list)
    over: Event | None = None
    strand: Strand | None = None


def paragraphs(story: Story, events: Iterable[Event], turn: str | None) -> list[Paragraph]:
    """`turn`: who is in turn after all of this; None while nobody is."""
    found: list[Paragraph] = []
    chunk: list[Event] = []
    for event in events:
        strand = story.strand(event.key)
        if event.key == story.over:
            found += _turn(story, chunk, str(event.args["player"]), event)
            chunk = []
        elif strand is not None and strand.between:
            found += _turn(story, chunk, None, None)
            chunk = []
            _join(found, strand, event)
        else:
            chunk.append(event)
    return found + _turn(story, chunk, turn, None)


def _turn(story: Story, events: Iterable[Event], player: str | None, over: Event | None) -> list[Paragraph]:
    """The player's part, then each strand; where nobody is in turn, everybody's part."""
    own: list[Event] = []
    strands: dict[Strand, list[Paragraph]] = {strand: [] for strand in story.strands}
    now: Strand | None = None
    whose: str | None = None
    for event in events:
        begun = story.strand(event.key)
        strand, who = begun or now, subject(event)
        if strand is not None and strand.theirs:
            others = player is not None and who not in (None, player)
            strand = now = strand if others and (begun or who == whose) else None
            whose = who
        if strand is None:
            own.append(event)
            continue
        now = strand if strand.onward else now
        _join(strands[strand], strand, event)
    if player is None:
        parts = [Paragraph(who, list(some)) for who, some in groupby(own, key=subject)]
    else:
        parts = [Paragraph(player, own, over)]
    return parts + [part for found in strands.values() for part in found]


def _join(found: list[Paragraph], strand: Strand, event: Event) -> None:
    """To the last paragraph of its strand, or as a new one."""
    who = str(event.args[strand.who]) if strand.who in event.args else None
    last = found[-1] if found and found[-1].strand == strand else None
    if last is None or strand.alone or event.key == strand.begins or who not in (None, last.about):
        found.append(last := Paragraph(who, strand=strand))
    last.events.append(event)


# How it reads.


def lines(story: Story, events: Sequence[Event], words: Words, names: Names) -> str:
    """A line for each fact; the figures of a turn belong to its story."""
    told = [event for event in events if event.key != story.over]
    if story.weighed is not None:
        told = weighed(story.weighed, told)
    return "\n".join(_line(event, words, names) for event in told if words.has(event.key))


def _line(event: Event, words: Words, names: Names) -> str:
    text = words(event.key, seats=names, **event.args)
    return as_ordered(text, words) if event.by_order else text


def as_ordered(text: str, words: Words) -> str:
    """What orders or a queue have done, and nobody's hand."""
    what = text.rstrip(".")
    return words("table-as-ordered", what=what) + text[len(what) :]


def weighed(table: Weighed, events: Iterable[Event]) -> list[Event]:
    """The events of each turn cut down to the weightiest, in their order. Of several turns those without any
    are left out."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.key == table.begins:
            turns.append([])
        turns[-1].append(event)
    most = table.most if len(turns) <= 2 else table.when_many
    told = list(turns[0])
    for turn in turns[1:]:
        if len(turn) == 1 and len(turns) > 2:
            continue
        ranked = sorted(range(1, len(turn)), key=lambda index: (-table.weight(turn[index].key), index))
        told += [turn[0], *(turn[index] for index in sorted(ranked[:most]))]
    return told


def tell(
    story: Story,
    events: Iterable[Event],
    words: Words,
    names: Names,
    turn: str | None = None,
    figures: bool = True,
    most: int | None = None,
) -> str:
    """All of it in paragraphs; players of whom there is only the same to tell share one. `most`: characters
    of a paragraph; what finds no room is left out (`CUT`)."""
    found: list[str] = []
    for shared, some in groupby(paragraphs(story, events, turn), key=lambda part: _shared(story, part)):
        if shared is not None:
            who = tuple(f"**{_name(story, part.about or '', words, names)}**" for part in some)
            found.append(words(shared, who=who, count=len(who)))
        else:
            found += [_paragraph(story, part, words, names, figures, most) for part in some]
    return "\n".join(text for text in found if text)


def _shared(story: Story, part: Paragraph) -> str | None:
    if part.about is None or part.strand is not None or len(part.events) != 1:
        return None
    (event,) = part.events
    return None if event.by_order else story.shared.get(event.key)


def _name(story: Story, who: str, words: Words, names: Names) -> str:
    return names[int(who[1:])] if who.startswith("#") else words.name(story.game, who[1:])


def _paragraph(
    story: Story, part: Paragraph, words: Words, names: Names, figures: bool, most: int | None
) -> str:
    about = part.about if any(clauses.concerns(event, part.about) for event in part.events) else None
    said = list(clauses.told(story, part.events, about, words, names))
    told = list(_marked(said, words))
    if most is not None and (part.strand is None or part.strand.who):
        told = weightiest(told, [clause.result for clause in said], most)
    if not any(clause.short for clause in said):
        about = None  # sentences name whom they are about
    if not told and part.over is not None and story.idle:
        about, told = part.about, [words(story.idle)]
    if not told:
        return ""
    end = _figures(story, part.over, about, words, names) if figures and part.over is not None else ""
    mark = part.strand.mark if part.strand is not None else ""
    if about is None:
        return mark + " ".join(told) + end
    head = f"**{_name(story, about, words, names)}**"
    return f"{mark}{head}: {'; '.join(each.rstrip('.') for each in told)}.{end}"


def _marked(said: Sequence[clauses.Clause], words: Words) -> Iterator[str]:
    """Of clauses about one player that follow each other, and were all ordered, the last one says so."""
    for clause, then in zip_longest(said, said[1:]):
        onward = then is not None and then.by_order and clause.short and then.short
        yield as_ordered(clause.text, words) if clause.by_order and not onward else clause.text


def weightiest(told: Sequence[str], results: Sequence[bool], most: int) -> list[str]:
    """What there is room for: results, then the rest as it came; and that something is missing."""
    order = sorted(range(len(told)), key=lambda index: not results[index])
    kept: list[int] = []
    for index in order:
        if kept and sum(len(told[each]) + 2 for each in (*kept, index)) > most:
            break
        kept.append(index)
    return [*(told[index] for index in sorted(kept)), *([CUT] if len(kept) < len(told) else [])]


def _figures(story: Story, over: Event, about: str | None, words: Words, names: Names) -> str:
    """What the turn ended in; with a name where the paragraph has none."""
    player = str(over.args["player"])
    whose = "" if about == player else f"{_name(story, player, words, names)}: "
    return f"\n-# {whose}" + words(story.figures, seats=names, **over.args)


def shortened(text: str, most: int) -> str:
    """The newest lines that fit."""
    kept: list[str] = []
    for line in reversed(text.split("\n")):
        if kept and sum(map(len, kept)) + len(kept) + len(line) > most:
            kept.append("…")
            break
        kept.append(line[:most])
    return "\n".join(reversed(kept))
