"""Missions flown by androids alone."""

from __future__ import annotations

import time
from collections.abc import Iterable

from msgspec import Struct, field

from rules.core.contract import CLOCK
from rules.core.dice import Dice
from rules.space_alert.actions import Proceed
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.scoring import score
from rules.space_alert.soundtracks import MISSIONS
from rules.space_alert.state import State

LEVELS = {
    level: tuple(name for name, mission in MISSIONS.items() if mission.group == group)
    for level, group in {
        "test": "test_run",
        "simulation": "simulation",
        "advanced": "advanced_simulation",
        "mission": "mission",
    }.items()
}


class Task(Struct, frozen=True):
    number: int
    level: str
    seats: int
    seed: str


class Record(Struct):
    level: str
    mission: str
    seats: int
    won: bool
    lost_by: str | None
    lost_turn: int | None
    tiles: tuple[int, ...]
    points: int
    moves: int
    costs: list[float] = field(default_factory=list)
    """Seconds of CPU by decision."""


def tasks(games: int, levels: Iterable[str], seats: Iterable[int], seed: str) -> list[Task]:
    return [
        Task(number, level, many, seed) for level in levels for many in seats for number in range(games)
    ]


def game(task: Task) -> Record:
    missions = LEVELS[task.level]
    mission = missions[task.number % len(missions)]
    seed = f"{task.seed} {task.level} {task.number} {task.seats}".encode()
    state = RULES.start(Options(mission=mission, tripping=False), task.seats, Dice(seed, -1))
    table = Flying(state, seed)
    table.to_the_end()
    assert state.flown
    flight = state.flight
    assert flight is not None
    sheet = score(flight)
    points = sum(p for _, p in sheet.destroyed + sheet.survived) + sum(sheet.visual)
    return Record(
        level=task.level,
        mission=mission,
        seats=task.seats,
        won=sheet.won,
        lost_by=sheet.lost_by,
        lost_turn=sheet.lost_turn,
        tiles=sheet.tiles,
        points=sheet.total or 0,
        moves=table.number,
        costs=table.costs,
    )


class Flying:
    """A table in a mission: the clock, and after each of its ticks the androids."""

    def __init__(self, state: State, seed: bytes) -> None:
        self.state, self.seed = state, seed
        self.number = 0
        self.costs: list[float] = []

    def to_the_end(self) -> None:
        state = self.state
        while RULES.outcome(state) is None:
            if state.stage == "resolution":
                self.play(CLOCK, Proceed(all=True))
                continue
            self.play(CLOCK, next(iter(RULES.moves(state, CLOCK))))
            self.followers()

    def play(self, seat: int, action: object) -> None:
        self.number += 1
        RULES.play(self.state, seat, action, Dice(self.seed, self.number))

    def followers(self) -> None:
        moved = True
        while moved and self.state.stage == "planning":
            moved = False
            for seat in range(self.state.seats):
                if self.state.stage != "planning":
                    return
                began = time.process_time()
                action = RULES.android(self.state, seat, Dice(self.seed + b"android", self.number))
                self.costs.append(time.process_time() - began)
                if action is not None:
                    self.play(seat, action)
                    moved = True
