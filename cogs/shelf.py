"""The games on the shelf: every folder beside this module whose `__init__` says what it is, as `GAME`; and
guests, each with a folder `cogs` that does."""

from __future__ import annotations

import pkgutil
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from cogs.faces import Face
from rules.core.data import guests, room
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
    here = [each.name for each in pkgutil.iter_modules([str(Path(__file__).parent)]) if each.ispkg]
    found = {name: getattr(import_module(room(name, "cogs")), "GAME", None) for name in [*here, *guests()]}
    return {name: game for name, game in found.items() if game is not None}


def faces() -> dict[str, Face]:
    return {key: entry.face() for key, entry in entries().items()}


def lessons() -> dict[str, Lesson]:
    return {key: entry.lesson for key, entry in entries().items() if entry.lesson is not None}
