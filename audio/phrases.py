"""Announcements as lists of spoken parts: few recordings, every line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

LANGUAGES = ("en", "ru")
ZONES = ("red", "white", "blue")


class Timing(msgspec.Struct, frozen=True):
    gap: float
    late_after: float
    warnings: list[int]
    countdown: float
    transfer: float
    transfer_least: float
    breath: float


class Announcement(msgspec.Struct, frozen=True):
    parts: list[str]
    priority: int
    seconds: tuple[float, float]
    lead: str = ""
    repeat: bool = False
    late: str = ""
    count: int = 0
    length: float = 0.0
    sound: str = ""


class Book(msgspec.Struct, frozen=True):
    timing: Timing
    announcement: dict[str, Announcement]
    unconfirmed: dict[str, tuple[float, float]]


@cache
def book() -> Book:
    raw = tomllib.loads(Path(__file__).with_name("announcements.toml").read_text(encoding="utf-8"))
    return msgspec.convert(raw, Book)


def announcement(key: str) -> Announcement:
    return book().announcement[key]


def phrase(key: str, /, *, repeat: bool = True, **args: Any) -> list[str]:
    """The parts of an announcement in the order spoken: lead, line, "repeat", line again, count."""
    said = announcement(key)
    slots = {**args, "unconfirmed": "unconfirmed" if args.get("unconfirmed") else ""}
    if "phase" in args:
        slots["next"] = int(args["phase"]) + 1
    line = [filled for part in said.parts if (filled := part.format(**slots))]
    parts = [said.lead, *line] if said.lead else list(line)
    if said.repeat and repeat:
        parts += ["repeat", *line]
    return parts + [f"count-{number}" for number in range(said.count, 0, -1)]


def variants(key: str) -> Iterator[dict[str, Any]]:
    """Every set of arguments with which an announcement can be made."""
    slots = " ".join(announcement(key).parts)
    turns = range(1, 9) if key.startswith("threat") else range(1, 13)
    choices: dict[str, list[Any]] = {}
    if "{turn}" in slots:
        choices["turn"] = list(turns)
    if "{zone}" in slots:
        choices["zone"] = list(ZONES)
    if "{phase}" in slots:
        choices["phase"] = [1, 2]
    if "{unconfirmed}" in slots:
        choices["unconfirmed"] = [False, True]
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def all_parts() -> list[str]:
    """Every part that any announcement needs."""
    needed = {part for key in book().announcement for args in variants(key) for part in phrase(key, **args)}
    return sorted(needed)
