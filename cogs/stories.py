"""Turns told whole: what is told when, and facts of one kind as one clause. The same for every such game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from cogs.broadcast import untold
from db.log import Record
from rules.core import Event


def ripe(records: Sequence[Record], whole: Callable[[Record], bool]) -> int:
    """A turn is told when it is `whole`; what else happened at the table at once.

    What was taken back before it was told never happened; when nothing else is left, all is done with."""
    kept = untold(records)
    if not kept:
        return len(records)
    ends = [record.number for record in kept if record.kind != "play" or whole(record)]
    return sum(record.number <= ends[-1] for record in records) if ends else 0


def ends_turn(events: Sequence[Event], over: str, player: str | None = None) -> bool:
    """Whether there is an event `over` among them, of this player if one is named."""
    return any(event.key == over and player in (None, event.args["player"]) for event in events)


def since(events: Sequence[Event], over: str, player: str) -> list[Event]:
    """What happened after the last turn of this player."""
    for index in range(len(events) - 1, -1, -1):
        if events[index].key == over and events[index].args["player"] == player:
            return list(events[index + 1 :])
    return list(events)


def folded(
    key: str,
    some: Sequence[Event],
    listed: Mapping[str, str],
    counted: Collection[str],
    summed: Mapping[str, str],
) -> list[Event]:
    """Facts of one kind as one: with a list of one of their arguments, with their number, or with a sum."""
    args: dict[str, Any] = dict(some[-1].args)
    if key in listed:
        args[listed[key]] = tuple(part for event in some for part in parts(event.args[listed[key]]))
    elif key in counted:
        args["n"] = len(some)
    elif key in summed:
        args[summed[key]] = sum(int(str(event.args[summed[key]])) for event in some)
    else:
        return list(some)
    return [Event(key, args)]


def parts(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (value,)


def shortened(text: str, most: int) -> str:
    """The newest lines that fit."""
    lines = text.split("\n")
    kept: list[str] = []
    for line in reversed(lines):
        if kept and sum(map(len, kept)) + len(kept) + len(line) > most:
            kept.append("…")
            break
        kept.append(line[:most])
    return "\n".join(reversed(kept))
