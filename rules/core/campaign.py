"""What a game needs to go on over many tables: between two chapters a sheet is all there is."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from msgspec import Struct

from rules.core.contract import Event, Outcome, Rules
from rules.core.dice import Dice
from rules.core.saved import load

State = TypeVar("State", bound=Struct)
Sheet = TypeVar("Sheet", bound=Struct)


class Legacy(Struct, frozen=True):
    """What a chapter begins with beside its options. Stored, exported and proved with the game."""

    sheet: bytes
    version: int
    """Of the sheet's type."""
    roster: tuple[int, ...]
    """By seat: which member sits there."""
    chapter: int
    """1 first."""


class Closing(Struct, frozen=True):
    """What the table knows of a chapter's end, and its rules do not."""

    roster: tuple[int, ...]
    date: str
    """The day it ended, as 2026-11-18."""
    seed: str
    """What its dice are known by: the beginning of their fingerprint."""


class Campaign(Protocol[State, Sheet]):
    sheet: type[Sheet]
    sheet_version: int
    most: int
    """Members a campaign can have; more than sit at one table."""
    options: type[Any]
    """Chosen once, when it is founded."""
    decided: tuple[str, ...] = ()
    """Options of a game that the sheet decides in a chapter: no lobby of one shows them."""

    def found(self, options: Any, name: str) -> Sheet: ...

    def recruit(self, sheet: Sheet, callsign: str, android: bool) -> int:
        """Changes the sheet; the new member's number. IllegalMove, before the sheet is touched, if there is
        no place for one."""
        ...

    def left(self, sheet: Sheet, member: int) -> None:
        """Somebody has left for good. The sheet keeps the member; what only one can have is free again."""
        return None

    def forgotten(self, sheet: Sheet, member: int, callsign: str) -> None:
        """Somebody wants to be named nowhere: the sheet calls that member so from now on."""
        ...

    def begin(self, options: Any, sheet: Sheet, roster: tuple[int, ...], dice: Dice) -> State: ...

    def handed_over(self, state: State, before: Sheet, closing: Closing) -> Sheet | None:
        """The sheet a chapter leaves; None while it runs. A game that carries its sheet in its state needs
        no more than that; others change a copy of the one it began with."""
        ...

    def mend(self, plain: dict[str, Any], version: int) -> tuple[Sheet, list[Event]]:
        """A sheet of an older version, or of other components: what was changed is told. CannotUpgrade if
        nothing can be done: then the campaign waits."""
        ...

    def over(self, sheet: Sheet) -> Outcome | None: ...

    def entry(self, before: Sheet, after: Sheet, state: State) -> Event:
        """One line of the chronicle."""
        ...

    def view(self, sheet: Sheet, member: int | None) -> Struct:
        """For the page between chapters."""
        ...


def first_state(rules: Rules[Any], options: Any, seats: int, dice: Dice, legacy: Legacy | None) -> Any:
    """The one way a game begins: for lobbies, lessons, proofs, playthroughs and imports."""
    if legacy is None:
        return rules.start(options, seats, dice)
    assert rules.campaign is not None, f"{rules.key} has no campaign"
    sheet = load(legacy.sheet, rules.campaign.sheet)
    return rules.campaign.begin(options, sheet, legacy.roster, dice)
