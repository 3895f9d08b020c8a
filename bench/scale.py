"""Ten thousand servers, on paper: what they ask of Discord, and what comes of it with 45 requests a second.

The rates are guesses about players and stand here, one by one. The budget is the one that the bot runs with
(`cogs/budget.py`), under a clock that only counts; ten minutes of an evening take some seconds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from bench.figures import Figure, quantile
from cogs.budget import PER_SECOND, Budget, Purpose

MINUTES = 10.0
CREW, EVERY_CLICK = 5, 6.0
"""Players of a live mission, and seconds between two clicks of one of them."""
EVERY_CAPTION = 15.0
"""Seconds between two captions of a mission."""
LIVE_PACE = 2.0
"""Seconds between two pictures of its table, at least, while captions are written (`Broadcast.changed`)."""
MOVES_A_DAY, EVENING = 6, 3.0
"""Of a game by post, and how many times the mean of the day an evening has."""
NUDGES = 0.2
"""Reminders that a move by post takes until it is made."""
CLICK_CPU = 0.0107
"""Seconds of one core for a click with all that follows, as it was measured when the budget was designed."""
GUILDS, A_SHARD = 10_000, 1000
ROW = 400
"""Bytes that a move takes on disk, its part of the indexes and snapshots counted."""


class Evening(NamedTuple):
    missions: int
    by_post: int

    @property
    def clicks(self) -> float:
        return self.missions * CREW / EVERY_CLICK + self.moves

    @property
    def moves(self) -> float:
        return self.by_post * MOVES_A_DAY * EVENING / 86_400

    @property
    def wanted(self) -> float:
        """Requests a second, if nothing were held back; by post a telling, a table, a call, one deleted."""
        pause = EVERY_CLICK / CREW
        table = 1 / (LIVE_PACE + math.exp(-LIVE_PACE / pause) * pause)
        return self.missions * (table + 1 / EVERY_CAPTION) + self.moves * (4 + NUDGES)

    def __str__(self) -> str:
        return f"{self.missions} missions, {self.by_post:,} games by post"


SMALL, FULL = Evening(20, 3_000), Evening(500, 30_000)
EVENINGS = (SMALL, Evening(40, 30_000), Evening(100, 30_000), FULL)


class World:
    """Virtual time, a budget in it, and what is asked of it."""

    def __init__(self, seed: int = 1) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self.dice = random.Random(seed)
        self.budget = Budget(PER_SECOND, lambda: self.now, self.later)
        self.waits: dict[Purpose, list[float]] = {purpose: [] for purpose in Purpose}
        self.served: dict[Purpose, int] = dict.fromkeys(Purpose, 0)
        self._waiting: dict[int, tuple[Purpose, float]] = {}

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        heappush(self._due, (self.now + seconds, next(self._order), work))

    def run(self, seconds: float) -> None:
        while self._due and self._due[0][0] <= seconds:
            self.now, _, work = heappop(self._due)
            work()
        self.now = seconds
        for purpose, asked in self._waiting.values():  # it has waited so long, and does still
            self.waits[purpose].append(self.now - asked)

    def often(self, mean: float, work: Callable[[], None]) -> None:
        """At random moments, so many seconds apart."""

        def again() -> None:
            work()
            self.later(self.dice.expovariate(1 / mean), again)

        self.later(self.dice.expovariate(1 / mean), again)

    def request(self, purpose: Purpose, then: Callable[[], None] = lambda: None) -> None:
        number, asked = next(self._order), self.now
        self._waiting[number] = purpose, asked

        def go() -> bool:
            del self._waiting[number]
            self.waits[purpose].append(self.now - asked)
            self.served[purpose] += 1
            then()
            return True

        if self.budget.take(purpose):
            go()
        else:
            self.budget.ask(purpose, go)


class Table:
    """Drawn when something has changed: at most every two seconds, in its last state."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.dirty = self.busy = False

    def changed(self) -> None:
        self.dirty = True
        if not self.busy:
            self._draw()

    def _draw(self) -> None:
        self.busy = True
        self.world.request(Purpose.LIVE_TABLE, self._drawn)

    def _drawn(self) -> None:
        self.dirty = False
        self.world.later(LIVE_PACE, self._again)

    def _again(self) -> None:
        self.busy = False
        if self.dirty:
            self._draw()


def spent(evening: Evening, minutes: float = MINUTES) -> World:
    world = World()
    for _ in range(evening.missions):
        world.often(EVERY_CLICK / CREW, Table(world).changed)
        world.often(EVERY_CAPTION, lambda: world.request(Purpose.VOICE))

    def moved() -> None:
        for purpose in (Purpose.TELLING, Purpose.CALL, Purpose.TABLE, Purpose.TIDYING):
            world.request(purpose)

    world.often(1 / evening.moves, moved)
    world.often(1 / (evening.moves * NUDGES), lambda: world.request(Purpose.CALL))
    world.run(minutes * 60)
    return world


AIMS: dict[Purpose, tuple[str, float]] = {
    Purpose.VOICE: ("captions", 0.0),
    Purpose.CALL: ("calls", 2.0),
    Purpose.TELLING: ("tellings by post", 2.0),
}
"""What stays good, p99 in seconds. Five hundred missions ask for more even without a single picture: then
tellings by post wait too."""


def measure() -> list[Figure]:
    return [*_needs(FULL), *(figure for evening in EVENINGS for figure in _evening(evening))]


def _needs(evening: Evening) -> list[Figure]:
    """What follows from the guesses alone."""
    a_day = evening.moves / EVENING * 86_400
    said = {
        "clicks a second": f"{evening.clicks:.0f}",
        "cores for them": f"{evening.clicks * CLICK_CPU:.1f}",
        "shards": f"{-(-GUILDS // A_SHARD)}",
        "disk a day, moves by post": f"{a_day * ROW / 1e6:.0f} MB",
    }
    return [Figure(f"{evening}: {what}", value, "", None, "", True) for what, value in said.items()]


def _evening(evening: Evening) -> list[Figure]:
    world = spent(evening)
    done = sum(world.served.values()) / (MINUTES * 60)
    figures = [
        Figure(
            f"{evening}: requests a second",
            f"{done:.0f}",
            f"{evening.wanted:.0f} wanted",
            done / evening.wanted,
            f"<= {PER_SECOND} and what never waits",
            done <= PER_SECOND + evening.missions / EVERY_CAPTION,
        )
    ]
    for purpose, (what, aim) in AIMS.items():
        late = quantile(world.waits[purpose], 0.99)
        aimed = evening is not FULL or purpose is not Purpose.TELLING
        most = (0.1 if evening is SMALL else aim) if aimed else math.inf
        said = f"<= {most:g} s" if aimed else ""
        figures.append(Figure(f"{evening}: {what} wait, p99", f"{late:.2f} s", "", None, said, late <= most))
    figures.append(_tables(evening, world))
    return figures


def _tables(evening: Evening, world: World) -> Figure:
    live = world.served[Purpose.LIVE_TABLE] / evening.missions / (MINUTES * 60)
    by_post = world.waits[Purpose.TABLE]
    share = world.served[Purpose.TABLE] / len(by_post)
    every = f"every {1 / live:.1f} s" if live else "never"
    late = f"{quantile(by_post, 0.99):.1f} s late"
    return Figure(
        f"{evening}: a live table is drawn", every, f"by post p99 {late}, {share:.0%} drawn", None, "", True
    )
