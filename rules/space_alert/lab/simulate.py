"""Missions flown by androids alone, live: after every announcement they answer until nobody knows better."""

from __future__ import annotations

from collections.abc import Iterable
from resource import RUSAGE_SELF, getrusage

import msgspec
from msgspec import Struct, field

from rules.core.contract import CLOCK, Action
from rules.core.dice import Dice
from rules.space_alert.actions import Proceed
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.scoring import score
from rules.space_alert.soundtracks import MISSIONS
from rules.space_alert.state import State
from rules.space_alert.view import ScoreView

GROUPS = {
    "test": "test_run",
    "simulation": "simulation",
    "advanced": "advanced_simulation",
    "mission": "mission",
}
LEVELS = {
    level: tuple(name for name, mission in MISSIONS.items() if mission.group == group)
    for level, group in GROUPS.items()
}
THOUGHT = 0.002
"""Seconds from which on a decision was thought over; others only look at what is known."""


class Task(Struct, frozen=True):
    number: int
    level: str
    seats: int
    seed: str

    @property
    def dice(self) -> bytes:
        return f"{self.seed} {self.level} {self.number} {self.seats}".encode()

    def begun(self) -> State:
        missions = LEVELS[self.level]
        mission = missions[self.number % len(missions)]
        options = msgspec.convert({"mission": mission, "tripping": False}, Options)
        return RULES.start(options, self.seats, Dice(self.dice, -1))


class Record(Struct):
    """What is kept of a mission."""

    level: str
    mission: str
    sheet: ScoreView
    costs: list[float] = field(default_factory=list)
    """CPU seconds of each decision that was thought over."""

    @property
    def points(self) -> int:
        """As the sheet has them; test runs are not scored elsewhere."""
        return self.sheet.total or 0


def tasks(games: int, levels: Iterable[str], seats: Iterable[int], seed: str) -> list[Task]:
    return [Task(number, level, many, seed) for level in levels for many in seats for number in range(games)]


def game(task: Task) -> Record:
    table = Flying(task.begun(), task.dice)
    sheet = table.to_the_end()
    return Record(task.level, table.state.mission.id, sheet, table.costs)


class Flying:
    """A table in a live mission: the clock, and after each of its ticks those who move by themselves."""

    def __init__(self, state: State, seed: bytes) -> None:
        self.state, self.seed = state, seed
        self.moves = self.ticks = 0
        self.costs: list[float] = []
        self.automatic: tuple[int, ...] = tuple(range(state.seats))

    def to_the_end(self) -> ScoreView:
        while RULES.outcome(self.state) is None:
            if self.state.stage == "resolution":
                self.play(CLOCK, Proceed(all=True))
            else:
                self.tick()
        assert self.state.flight is not None
        return score(self.state.flight)

    def tick(self) -> None:
        self.play(CLOCK, next(iter(RULES.moves(self.state, CLOCK))))
        self.ticks += 1
        self.people()
        while self.state.stage == "planning":
            moved = [seat for seat in self.automatic if self.android(seat)]
            if not moved:
                break

    def people(self) -> None:
        """Whoever is no android moves here."""

    def android(self, seat: int) -> bool:
        began = getrusage(RUSAGE_SELF).ru_utime
        action = RULES.android(self.state, seat, Dice(self.seed + b"android", self.moves))
        cost = getrusage(RUSAGE_SELF).ru_utime - began
        if cost > THOUGHT:
            self.costs.append(cost)
        if action is None or self.state.stage != "planning":
            return False
        self.play(seat, action)
        return True

    def play(self, seat: int, action: Action) -> None:
        self.moves += 1
        RULES.play(self.state, seat, action, Dice(self.seed, self.moves))
