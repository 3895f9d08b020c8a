"""The games on the shelf: every folder beside this module whose `__init__` says what it is, as `GAME`."""

from __future__ import annotations

import pkgutil
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from cogs.faces import Face
from rules.core.lesson import Lesson


class Entry(Struct, frozen=True):
    face: Callable[[], Face]
    setup: Callable[[Any], Awaitable[None]]
    """Loads the game's own commands."""
    lesson: Lesson | None = None
    """The guided first game of /learn."""


@cache
def entries() -> dict[str, Entry]:
    """By the name of the folder, which is the key of the rules too."""
    found: dict[str, Entry] = {}
    for folder in pkgutil.iter_modules([str(Path(__file__).parent)]):
        game = getattr(import_module(f"cogs.{folder.name}"), "GAME", None) if folder.ispkg else None
        if game is not None:
            found[folder.name] = game
    return found


def faces() -> dict[str, Face]:
    return {key: entry.face() for key, entry in entries().items()}


def lessons() -> dict[str, Lesson]:
    return {key: entry.lesson for key, entry in entries().items() if entry.lesson is not None}
