"""Chapters for tests: a squad at the table, moves in notation, and nodes made up for the purpose.

table = Chapter(seats=2, next="explore", scouted=["005", "007"])
table.vote("007")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from rules.akarios.actions import ACTIONS
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.frames import Course
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.scenario.script import SCRIPTS, Battle, Ending, Market, Passage, Sale, Story
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.sheet import Member, Pad, Sheet
from rules.akarios.squad import members, presets
from rules.akarios.state import State
from rules.akarios.voyage import atlas
from rules.core import saved
from rules.core.contract import Event, IllegalMove, Prompt
from rules.core.dice import Dice
from rules.core.notation import read
from tests.rules.akarios.fight import Loaded

TEXT = "scn.001.intro"
"""Any text will do."""


def ending(goto: str = "explore", **facts: Any) -> Ending:
    facts.setdefault("text", (Passage(TEXT),))
    return Ending(goto=goto, **facts)


def battle(node: str, success: Ending | None = None, failure: Ending | None = None) -> Battle:
    """Like 001, with other endings."""
    like = SCRIPTS["001"]
    assert isinstance(like, Battle)
    won, lost = success or ending(), failure or ending("retry", boost=True)
    return replace(like, id=node, success=won, failure=lost)


def story(node: str, end: Ending, intro: tuple[Passage, ...] = (Passage(TEXT),)) -> Story:
    return Story(id=node, act=1, node="story", title=TEXT, intro=intro, ending=end)


def market(node: str = "005", **facts: Any) -> Market:
    sale = Sale(
        engines=(1, 18),
        weapons=(1, 16),
        technologies=(1, 20),
        sparrow=(1, 8),
        energy=2,
        ship_upgrade=8,
        trauma=4,
        ships={"charis": 20},
    )
    facts.setdefault("offers", sale)
    return Market(id=node, act=1, node="market", title=TEXT, intro=(Passage(TEXT),), **facts)


def rewards(**facts: Any) -> Rewards:
    return Rewards(**facts)


class Chapter:
    """Begins in the hangar unless somebody has to enlist; with `out` the squad has set out."""

    def __init__(
        self,
        seats: int = 2,
        *,
        sheet: Sheet | None = None,
        roster: Sequence[int] = (),
        out: bool = True,
        **facts: Any,
    ) -> None:
        sheet = presets.starting(seats) if sheet is None else sheet
        for name, value in facts.items():
            setattr(sheet, name, value)
        if sheet.next == "explore" and sheet.system is None:
            sheet.energy = 5 if sheet.energy is None else sheet.energy
            atlas.set_out(sheet)
        self.depth = 0
        self.rolls: list[int] = []
        self.events: list[Event] = []
        self.roster = tuple(roster) or tuple(range(len(sheet.members)))
        self.state: State = CAMPAIGN.begin(Options(), saved.copy(sheet), self.roster, self.throw())
        if out and self.state.stage == "hangar":
            self.play("ready")

    @property
    def sheet(self) -> Sheet:
        return self.state.sheet

    def member(self, seat: int = 0) -> Member:
        return self.sheet.members[self.roster[seat]]

    def pad(self, seat: int = 0) -> Pad:
        return members.pad(self.member(seat))

    def throw(self) -> Dice:
        self.depth += 1
        return Loaded(b"chapter", self.depth, self.rolls)

    def play(self, line: str, seat: int = 0) -> list[str]:
        self.events = RULES.play(self.state, seat, read(line, ACTIONS), self.throw())
        assert saved.dump(saved.load(saved.dump(self.state), State)) == saved.dump(self.state)
        return self.told()

    def all(self, line: str) -> list[str]:
        """Each seat that is waited for says the same, until the question is another."""
        before, told = self.keys(), list[str]()
        for seat in range(self.state.seats):
            if before and f"{seat}:{before[0].partition(':')[2]}" in self.keys():
                told += self.play(line, seat)
        return told

    def vote(self, option: str) -> list[str]:
        return self.all(f"vote {option}")

    def told(self) -> list[str]:
        return [event.key for event in self.events]

    def refused(self, line: str, seat: int = 0) -> str:
        before = saved.dump(self.state)
        with pytest.raises(IllegalMove) as caught:
            RULES.play(self.state, seat, read(line, ACTIONS), self.throw())
        assert saved.dump(self.state) == before
        return caught.value.key

    def silent(self, seat: int = 0) -> list[str]:
        action = RULES.default(self.state, seat)
        assert action is not None, f"seat {seat} is not waited for"
        self.events = RULES.play(self.state, seat, action, self.throw())
        return self.told()

    def hush(self) -> list[str]:
        """Nobody answers: each does what silence does."""
        before, told = self.keys(), list[str]()
        for line in before:
            if line in self.keys():
                told += self.silent(int(line[0]))
        return told

    def asked(self, seat: int = 0) -> Prompt:
        return next(prompt for prompt in RULES.prompts(self.state) if prompt.seat == seat)

    def keys(self) -> list[str]:
        """Who is waited for, with what."""
        return [f"{each.seat}:{each.key}" for each in RULES.prompts(self.state) if not each.optional]

    def options(self, seat: int = 0) -> list[Any]:
        return [choice.action for choice in self.asked(seat).choices]

    def stacked(self) -> list[str]:
        return [type(frame).__name__ for frame in self.state.stack]

    def go(self, to: str) -> list[str]:
        """Straight to a node, whatever is going on."""
        self.state.stack = [Course(to=to)]
        self.events = RULES.settle(self.state, self.throw())
        return self.told()

    def fly(self) -> None:
        """Through the muster into the battle."""
        while self.state.stage == "muster":
            self.hush()

    def end(self, how: str = "success") -> list[str]:
        """The battle, at once."""
        self.fly()
        self.state.fight.ended = how  # type: ignore[assignment]
        self.events = RULES.settle(self.state, self.throw())
        if self.state.stage == "battle":
            self.silent(int(self.keys()[0][0]))
        return self.told()

    def closed(self) -> Sheet:
        while not self.state.over:
            self.hush()
        return self.state.sheet
