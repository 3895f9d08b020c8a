"""Games that a file keeps, so that a long sweep may stop at any game and go on later; a mark of its content
is kept with each, and where that is another now the game is played anew."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

import msgspec
from msgspec import Struct

from rules.akarios.components import DATA
from rules.akarios.scenario.script import FOLDER
from rules.core import simulation

Task = TypeVar("Task")
Record = TypeVar("Record")


class Entry(Struct):
    """A line of the file."""

    task: str
    content: str
    record: msgspec.Raw


def run(
    game: Callable[[Task], Record], tasks: Sequence[Task], jobs: int, file: Path, kind: type[Record]
) -> list[Record]:
    """A record of each task: those the file has, and the others, which it has then; of fewer, if they are
    interrupted."""
    known = {entry.task: entry for entry in _entries(file)}
    missing = [task for task in tasks if not _fits(known.get(_key(task)), task)]
    with file.open("ab") as lines:

        def told(task: Task, record: Record) -> None:
            entry = Entry(_key(task), mark(task), msgspec.Raw(msgspec.json.encode(record)))
            known[entry.task] = entry
            lines.write(b"\n" + msgspec.json.encode(entry))  # not behind a line that was cut off
            lines.flush()

        simulation.run(game, missing, jobs, told, known=len(tasks) - len(missing))
    return [_read(entry.record, kind) for task in tasks if _fits(entry := known.get(_key(task)), task)]


def _entries(file: Path) -> Iterator[Entry]:
    """A line that was cut off in the middle is no game."""
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            continue


def _read(record: msgspec.Raw, kind: type[Record]) -> Record:
    return msgspec.json.decode(record, type=kind, dec_hook=lambda form, value: form(value))


def _fits(entry: Entry | None, task: Any) -> TypeGuard[Entry]:
    return entry is not None and entry.content == mark(task)


def _key(task: Any) -> str:
    return f"{type(task).__module__} {msgspec.json.encode(task).decode()}"


def place(task: Any) -> str:
    """The scenario or world it is played on; none for a campaign, which is played on all of them."""
    return str(getattr(task, "scenario", "") or getattr(task, "world", ""))


def mark(task: Any) -> str:
    """Of what is played there, by so many; a campaign has members."""
    return content(place(task), task.members if hasattr(task, "members") else task.seats)


@cache
def content(scenario: str, players: int) -> str:
    """A mark that changes with a figure of this scenario that so many players meet, or of what all scenarios
    have in common; not with words."""
    others = {name for name in DATA.names() if name.startswith(FOLDER)}
    common = [_facts(name) for name in DATA.names() if name not in others]
    played = sorted(others) if not scenario else [FOLDER + scenario]
    facts = [*common, *(met(_facts(name), players) for name in played)]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


def _facts(name: str) -> dict[str, Any]:
    return {key: value for key, value in DATA.file(name).items() if key != "text"}


def met(facts: Any, players: int) -> Any:
    """What so many players meet of it: their own figures, none of the ships that only more of them meet."""
    if isinstance(facts, list):
        return [met(each, players) for each in facts if not _for_more(each, players)]
    if not isinstance(facts, dict):
        return facts
    if facts.keys() == {"p"}:
        return facts["p"][players - 1]
    found = {key: met(value, players) for key, value in facts.items()}
    if "elite_from" in found:
        found["elite_from"] = found["elite_from"] <= players
    if facts.get("do") == "spawn":
        found["ships"] = facts["ships"][players - 1]
    return found


def _for_more(row: Any, players: int) -> bool:
    return isinstance(row, dict) and row.get("min_players", 1) > players
