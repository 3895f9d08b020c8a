"""Whole campaigns by androids, from the last exam to the last page, chapter after chapter as at a table: what
one leaves is what the next begins with."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

from rules.akarios.android import ballots, course
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.components import LOCATIONS
from rules.akarios.debrief import ending
from rules.akarios.frames import Debrief
from rules.akarios.game import RULES
from rules.akarios.lab.table import Thinking, decided
from rules.akarios.options import CampaignOptions, Options
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.core import saved
from rules.core.campaign import Closing
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.poll import Poll, Vote

Way = Literal["minds", "main", "sides"]
"""Where androids would go; never to a side node; to all of them first."""
MOST_CHAPTERS = 120
"""A campaign that takes more would never end."""
ENDINGS = {"END_SILENCE": "silence", "END_DISMISSED": "finish", "END_WORK": "work"}
DAY = "2026-01-01"


class Task(Struct, frozen=True):
    number: int
    members: int
    way: Way
    seed: str


class Chapter(Struct):
    node: str
    ended: str
    difficulty: str
    """Of a battle."""
    tries: int
    """Which attempt at this node it was."""
    moves: int


class Record(Thinking):
    members: int
    way: Way
    ended: str = ""
    """What was chosen at the end; `lost` where Medellia was not freed."""
    chapters: list[Chapter] = field(default_factory=list)
    achievements: list[str] = field(default_factory=list)
    copilots: int = 0
    cards: int = 0
    """Weapons, engines and technologies that all members own, and the Sparrow's."""

    @property
    def retries(self) -> int:
        """Battles that were begun again."""
        return sum(chapter.tries > 1 for chapter in self.chapters)


def tasks(games: int, members: Iterable[int], ways: Iterable[Way], seed: str) -> list[Task]:
    tables = [(count, way) for count in members for way in ways]
    return [Task(number, count, way, seed) for count, way in tables for number in range(games)]


def game(task: Task) -> Record:
    began = os.times().user
    record, sheet = Record(task.members, task.way), founded(task.members)
    while sheet.over is None:
        assert len(record.chapters) < MOST_CHAPTERS, f"{task} does not end: {sheet.next} {sheet.failed}"
        key = f"{task.seed} {task.members} {task.way} {task.number} {len(record.chapters)}".encode()
        sheet = chapter(sheet, key, record)
    record.seconds = os.times().user - began
    marks = sheet.achievements
    record.ended = next((ENDINGS[mark] for mark in marks if mark in ENDINGS), "lost")
    record.achievements, record.copilots = sorted(marks), len(sheet.copilots)
    record.cards = sum(len(member.cards) for member in sheet.members) + len(sheet.sparrow)
    return record


def founded(count: int) -> Sheet:
    sheet = CAMPAIGN.found(CampaignOptions(), "Kestrels")
    for number in range(count):
        CAMPAIGN.recruit(sheet, f"{number + 1}", False)
    return sheet


def chapter(sheet: Sheet, key: bytes, record: Record) -> Sheet:
    """From where the sheet says to its handing over."""
    before, roster = saved.copy(sheet), tuple(range(len(sheet.members)))
    state = CAMPAIGN.begin(Options(), sheet, roster, Dice(key, -1))
    here = Thinking()
    while not state.over:
        seat, move = decided(state, key, here)
        RULES.play(state, seat, _guided(state, record.way, key, move), Dice(key, here.moves))
        here.moves += 1
    after = CAMPAIGN.handed_over(state, before, Closing(roster, DAY, key.hex()[:8]))
    assert after is not None
    node = state.gained.node
    tries = before.failed.get(node[:3], 0) + 1
    level = "" if state.battle is None else state.battle.difficulty
    record.chapters.append(Chapter(node, state.gained.ending, level, tries, here.moves))
    for name in ("moves", "decisions", "windows", "thought"):
        setattr(record, name, getattr(record, name) + getattr(here, name))
    return after


# Branches that androids alone would not try


def _guided(state: State, way: Way, key: bytes, move: Action) -> Action:
    """Stories go on by chance; side nodes are flown or not as the way says."""
    poll = state.stack[-1]
    if not isinstance(poll, Poll) or not isinstance(move, Vote):
        return move
    if poll.then == ending.CHOSEN and _told(state):
        return Vote(Dice(key + b" story", state.polls).choice(poll.options))
    if poll.topic == "ak-ask-location" and way != "minds":
        return Vote(_place(state, way, poll.options, move.option))
    return move


def _told(state: State) -> bool:
    frame = state.stack[-2]
    return isinstance(frame, Debrief) and frame.part != "failure"


def _place(state: State, way: Way, options: tuple[str, ...], wish: str) -> str:
    sides = [id for id in options if id in LOCATIONS and LOCATIONS[id].kind == "side"]
    if way == "sides":
        fresh = [id for id in sides if ballots.failures(state, id) < ballots.PATIENCE]
        return fresh[0] if fresh else wish
    others = tuple(id for id in options if id not in sides)
    return wish if wish in others or not others else course.next_place(state, others)
