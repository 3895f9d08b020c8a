"""Games that a file keeps, so that a long sweep may stop at any game and go on later; a mark of its content
is kept with each, and where that is another now the game is played anew."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

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
    """A record of each task: those the file has, and the others, which it has then."""
    known = {entry.task: entry for entry in _entries(file)}
    missing = [task for task in tasks if not _fits(known.get(_key(task)), task)]
    with file.open("ab") as lines:

        def told(task: Task, record: Record) -> None:
            entry = Entry(_key(task), content(place(task)), msgspec.Raw(msgspec.json.encode(record)))
            known[entry.task] = entry
            lines.write(b"\n" + msgspec.json.encode(entry))  # not behind a line that was cut off
            lines.flush()

        simulation.run(game, missing, jobs, told)
    return [_read(known[_key(task)].record, kind) for task in tasks]


def _entries(file: Path) -> Iterator[Entry]:
    """A line that was cut off in the middle is no game."""
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            continue


def _read(record: msgspec.Raw, kind: type[Record]) -> Record:
    return msgspec.json.decode(record, type=kind, dec_hook=lambda form, value: form(value))


def _fits(entry: Entry | None, task: Any) -> bool:
    return entry is not None and entry.content == content(place(task))


def _key(task: Any) -> str:
    return f"{type(task).__module__} {msgspec.json.encode(task).decode()}"


def place(task: Any) -> str:
    """The scenario or world it is played on; none for a campaign, which is played on all of them."""
    return str(getattr(task, "scenario", "") or getattr(task, "world", ""))


@cache
def content(scenario: str) -> str:
    """A mark that changes with a figure of this scenario, or of what all have in common; not with words."""
    others = {name for name in DATA.names() if scenario and name.startswith(FOLDER)}
    names = [name for name in DATA.names() if name not in others - {FOLDER + scenario}]
    facts = [{key: value for key, value in DATA.file(name).items() if key != "text"} for name in names]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
