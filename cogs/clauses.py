"""Facts as clauses: what is left out, what is one, and in which words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct, field

from cogs.stories import Journey, Story, Unsaid
from rules.core import Event
from rules.core.contract import SUBJECTS
from words import Words

Names = Mapping[int, str]
BOLD = "**"
UNSEATED = ("by", "npc", "player", "seat", "ship")


def subject(event: Event) -> str | None:
    """The player it is about."""
    return _first(event, SUBJECTS, "#")


def unseated(event: Event) -> str | None:
    """Somebody without a seat whom it is about."""
    return _first(event, UNSEATED, "@")


def concerns(event: Event, who: str | None) -> bool:
    return who is not None and who in (subject(event), unseated(event))


def _first(event: Event, names: Sequence[str], mark: str) -> str | None:
    found = (str(event.args[name]) for name in names if name in event.args)
    return next((who for who in found if who.startswith(mark)), None)


class Clause(Struct, frozen=True):
    text: str
    short: bool = True
    """Without its subject; else it is a sentence."""
    by_order: bool = False
    result: bool = False
    """What a turn comes to: told also where there is little room."""


def told(
    story: Story, events: Sequence[Event], about: str | None, words: Words, names: Names
) -> Iterator[Clause]:
    """Each fact as a few words; as its sentence where it is about somebody else, or has no others."""
    journey = story.journey
    leg = Leg()
    other = False  # somebody else's sentence stands before: what follows has to say whose it is
    for _, some in groupby(_said(story, events, about), key=lambda event: _kind(story, event)):
        each = list(some)
        key = each[0].key
        mine = about is not None and subject(each[0]) == about
        if journey is not None and mine and key in (journey.drive, journey.flew):
            for event in each:
                leg.add(journey, event)
            continue
        if journey is not None:
            yield from leg.told(journey, story, words, names)
        for event in folded(story, key, each):
            yield from _clause(story, event, about, words, names, whole=other and mine and key in story.named)
        other = about is not None and subject(each[0]) not in (None, about)
    if journey is not None:
        yield from leg.told(journey, story, words, names)


def _kind(story: Story, event: Event) -> tuple[Any, ...]:
    return event.key, event.by_order, subject(event), *(event.args.get(name) for name in story.by)


def _clause(
    story: Story, event: Event, about: str | None, words: Words, names: Names, *, whole: bool
) -> Iterator[Clause]:
    nobodys = not any(name in event.args for name in UNSEATED)
    short, sentence = _short(story, event.key), words.has(event.key)
    result = event.key in story.results
    if about is not None and (nobodys or concerns(event, about)) and words.has(short):
        said = words(short, seats=names, **event.args)
        result = result or BOLD in said
        if not (whole and sentence):
            yield Clause(said, True, event.by_order, result)
            return
    if sentence:
        said = words(event.key, seats=names, **event.args)
        yield Clause(said, False, event.by_order, result or BOLD in said)


def _short(story: Story, key: str) -> str:
    """`xia-told-flew` of `xia-flew`."""
    return story.told + key.removeprefix(story.told.rpartition("-")[0])


def folded(story: Story, key: str, some: Sequence[Event]) -> list[Event]:
    """Facts of one kind as one: with a list of one of their arguments, with their number, or with a sum."""
    args: dict[str, Any] = dict(some[-1].args)
    if key in story.listed:
        name = story.listed[key]
        args[name] = tuple(part for event in some for part in _parts(event.args[name]))
    elif key in story.counted:
        args["n"] = len(some)
    elif key in story.summed:
        name = story.summed[key]
        args[name] = sum(int(str(event.args[name])) for event in some)
    elif key not in story.last:
        return list(some)
    return [Event(key, args, by_order=some[-1].by_order)]


def _parts(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (value,)


def _said(story: Story, events: Sequence[Event], about: str | None) -> Iterator[Event]:
    keys = [event.key for event in events]
    for index, event in enumerate(events):
        before, later = keys[index - 1] if index else "", keys[index + 1 :]
        if not any(_holds(row, event, about, before, later) for row in story.unsaid if row.key == event.key):
            yield event


def _holds(row: Unsaid, event: Event, about: str | None, before: str, later: Sequence[str]) -> bool:
    return (
        (not row.after or before == row.after)
        and (not row.then or later[:1] == [row.then])
        and (not row.later or any(key in later for key in row.later))
        and (not row.saying or any(row.saying in str(value) for value in event.args.values()))
        and (not row.own or subject(event) == about)
        and (not row.unseated or unseated(event) is not None)
    )


class Leg(Struct):
    """A journey so far."""

    drives: dict[str, list[str]] = field(default_factory=dict)
    """Each with the points it brought."""
    place: str | None = None

    def add(self, journey: Journey, event: Event) -> None:
        if event.key == journey.drive:
            points = self.drives.setdefault(str(event.args[journey.by]), [])
            points.append(str(event.args[journey.points]))
        else:
            self.place = str(event.args[journey.to])

    def told(self, journey: Journey, story: Story, words: Words, names: Names) -> Iterator[Clause]:
        drives = tuple(
            words(journey.told_drive, seats=names, **{journey.by: source, journey.points: "+".join(points)})
            for source, points in self.drives.items()
        )
        to = {} if self.place is None else {journey.to: self.place}
        if drives:
            key = journey.told if to else journey.told_nowhere
            yield Clause(words(key, seats=names, drives=drives, **to))
        elif to:
            yield Clause(words(_short(story, journey.flew), seats=names, **to))
        self.drives, self.place = {}, None
