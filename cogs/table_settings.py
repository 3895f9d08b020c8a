"""Settings of a table that are no rules of any game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from db.games import GameRow


class TableSettings(Struct, frozen=True, kw_only=True):
    language: Literal["en", "ru"] = "en"
    nudge: Literal["4", "12", "24", "48", "0"] = "24"
    """Hours after which a silent player is reminded; 0 is never."""
    deadline: Literal["0", "24", "48", "96"] = "0"
    """Hours after which the game's default move is made for a silent player; 0 is never."""
    sound: Literal["both", "voice", "text"] = "both"
    show: Literal["button", "slow", "fast"] = "button"
    """How a resolution goes on: at a button, or by itself."""
    lesson: int = -1
    """The step of the guided first game that is shown; -1 is a game like any other."""


def of(row: GameRow) -> TableSettings:
    return msgspec.json.decode(row.house, type=TableSettings)


def opened(language: str, nudge_hours: int) -> TableSettings:
    """The settings of a new table, as the server likes them."""
    return msgspec.convert({"language": language, "nudge": str(nudge_hours)}, TableSettings)
