"""Games that cannot be had: there is none, it is not running, or it waits for what is not installed here."""

from __future__ import annotations

from msgspec import Struct

from db.games import GameRow


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


class NotRunning(Exception):
    """The game waits in the lobby, is paused, or is over: `status` says which."""

    def __init__(self, status: str) -> None:
        super().__init__(status)
        self.status = status


class Waiting(Struct):
    """A game of which only the row can be read."""

    row: GameRow
