"""Games that cannot be had: there is none, it is not running, or it waits for what is not installed here."""

from __future__ import annotations

import time

from msgspec import Struct

from db.campaigns import abandoning
from db.games import GameRow, abandoned
from db.log import Record
from db.store import Store


class NoGame(Exception):
    """There is no such game, or it is not of this place."""


class Waits(NoGame):
    """The game cannot go on with what is installed here. Nothing of it is lost; `why` tells its players."""

    why: str


class OtherCards(Waits):
    """It was begun with other components than are read now: it waits until they are back."""

    why = "trouble-other-cards"


class OtherRules(Waits):
    """Its state is of rules that these cannot go on with: it waits for a release that can."""

    why = "trouble-other-rules"


class Adrift(Waits):
    """Another process may have this table by now (`cogs/fleet.py`): nothing is done before that is known."""

    why = "trouble-adrift"


class NotRunning(Exception):
    """The game waits in the lobby, is paused, or is over: `status` says which."""

    def __init__(self, status: str) -> None:
        super().__init__(status)
        self.status = status


class Waiting(Struct):
    """A game of which only the row can be read."""

    row: GameRow


async def give_up(store: Store, row: GameRow, seat: int, user: int, note: str) -> None:
    """The end of a game that waits. Its state stays as it is, of whatever rules it may be."""
    assert row.state is not None
    record = Record(row.id, row.number + 1, "note", row.depth, seat, user, note, [], False, None, time.time())
    beside = [abandoned(row.id), abandoning(row.id)]
    await store.log.append(record, row.state, row.version, beside=beside)
