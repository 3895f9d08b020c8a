"""A crew's page of the logbook, kept over many evenings (SA-248, SA-249): who they are and every mission they
flew. Nothing else goes on from one game to the next."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from rules.core.campaign import Campaign, Closing
from rules.core.contract import CannotUpgrade, Event, Outcome
from rules.core.dice import Dice
from rules.core.saved import copy
from rules.space_alert import logbook, outcome, setup
from rules.space_alert.logbook import MARKS, Line
from rules.space_alert.options import Options
from rules.space_alert.state import State


class CrewPage(Struct):
    name: str
    crew: list[str] = field(default_factory=list)
    """By member, also those who have left."""
    lines: list[Line] = field(default_factory=list)
    posts: dict[str, int] = field(default_factory=dict)
    """Which member held each post in the last mission that counts."""


class Founding(Struct, frozen=True):
    """A crew has nothing to choose but its name."""


class Crew(Campaign[State, CrewPage]):
    sheet = CrewPage
    sheet_version = 1
    most = 12
    options = Founding

    def found(self, options: Founding, name: str) -> CrewPage:
        return CrewPage(name)

    def recruit(self, sheet: CrewPage, callsign: str, android: bool) -> int:
        sheet.crew.append(callsign)
        return len(sheet.crew) - 1

    def forgotten(self, sheet: CrewPage, member: int, callsign: str) -> None:
        sheet.crew[member] = callsign

    def begin(self, options: Options, sheet: CrewPage, roster: tuple[int, ...], dice: Dice) -> State:
        return setup.start(options, len(roster), dice)

    def handed_over(self, state: State, before: CrewPage, closing: Closing) -> CrewPage | None:
        if outcome.outcome(state) is None:
            return None
        if logbook.counts(state):
            before.lines += logbook.lines(state, closing.date, closing.seed)
            before.posts = {post: closing.roster[getattr(state.posts, post)] for post in MARKS}
        return before

    def mend(self, plain: dict[str, Any], version: int) -> tuple[CrewPage, list[Event]]:
        """Other cards change nothing of what was flown."""
        if version != self.sheet_version:
            raise CannotUpgrade(version)
        return msgspec.convert(plain, CrewPage), []

    def over(self, sheet: CrewPage) -> Outcome | None:
        return None

    def entry(self, before: CrewPage, after: CrewPage, state: State) -> Event:
        ended = outcome.outcome(state)
        assert ended is not None
        return Event(ended.key, ended.args)

    def view(self, sheet: CrewPage, member: int | None) -> CrewPage:
        return copy(sheet)


CREW = Crew()
