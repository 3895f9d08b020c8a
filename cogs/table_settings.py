"""Table settings that are not part of any game's rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from rules.core import Pace

if TYPE_CHECKING:
    from cogs.faces import Face
    from db.games import GameRow

HOUR = 3600


class TableSettings(Struct, frozen=True, kw_only=True):
    language: Literal["en", "ru"] = "en"
    nudge: Literal["4", "12", "24", "48", "0"] = "24"
    """Hours after which a silent player is reminded; 0 is never."""
    deadline: Literal["0", "24", "48", "96"] = "0"
    """Hours after which the game's default move is made for a silent player; 0 is never."""
    answer: Literal["6", "12", "24", "0"] = "12"
    reaction: Literal["1", "3", "6", "12", "0"] = "6"
    """The same for what others wait for, and for a quick word."""
    live_turn: Literal["0", "180", "300", "600"] = "0"
    live_answer: Literal["60", "120", "300", "0"] = "120"
    live_reaction: Literal["15", "20", "60", "0"] = "20"
    """The three clocks in seconds, where all sit at the table together."""
    sound: Literal["both", "voice", "text"] = "both"
    show: Literal["button", "slow", "fast"] = "button"
    """How a resolution advances: by a button, or by itself."""
    ready: tuple[int, ...] = ()
    """Seats that have said in the lobby that they are there."""
    lesson: int = -1
    """The step of the guided first game that is shown; -1 is a game like any other."""


BY_POST: dict[Pace, str] = {"turn": "deadline", "answer": "answer", "reaction": "reaction"}
LIVE: dict[Pace, str] = {"turn": "live_turn", "answer": "live_answer", "reaction": "live_reaction"}


OF_SOME = ("sound", "show")
"""Of games that speak, or that resolve what was planned."""


def of(row: GameRow) -> TableSettings:
    return msgspec.json.decode(row.house, type=TableSettings)


def opened(language: str, nudge_hours: int, defaults: Mapping[str, str]) -> TableSettings:
    """The settings of a new table, as the server and the game like them."""
    return msgspec.convert({"language": language, "nudge": str(nudge_hours), **defaults}, TableSettings)


def once_more(row: GameRow) -> TableSettings:
    """The settings of another table for the same players."""
    return msgspec.structs.replace(of(row), ready=(), lesson=-1)


def seconds(settings: TableSettings, pace: Pace, live: bool) -> int:
    """How long the table's clock of this pace runs; 0 is for ever."""
    return int(getattr(settings, LIVE[pace])) if live else HOUR * int(getattr(settings, BY_POST[pace]))


def unused(face: Face, row: GameRow) -> Collection[str]:
    """Settings that mean nothing at this table: clocks of questions that its game does not ask, and what only
    some games have."""
    clocks = LIVE if face.live(row) else BY_POST
    used = {clocks[pace] for pace in face.paces} | {*face.settings}
    return {*BY_POST.values(), *LIVE.values(), *OF_SOME} - used
