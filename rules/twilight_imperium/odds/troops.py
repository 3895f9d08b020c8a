"""Units on a planet as numbers: plain Ground Forces, Shock Troops, Fighters; their losses and dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from rules.twilight_imperium.odds.dice import TEN, Row, alike
from rules.twilight_imperium.odds.forces import Side


class Troops(NamedTuple):
    gf: int
    shock: int
    fighter: int = 0

    @property
    def ground(self) -> int:
        return self.gf + self.shock

    def escorted(self) -> Troops:
        """A Shock Troop without a plain Ground Force turns into one (TI-382)."""
        return Troops(1, self.shock - 1, self.fighter) if self.shock and not self.gf else self


def troops_of(side: Side) -> Troops:
    return Troops(side.number("gf"), side.number("shock"), side.number("fighter")).escorted()


def counted(troops: Troops) -> dict[str, int]:
    return {kind: number for kind, number in troops._asdict().items() if number}


def in_round(troops: Troops, lost: int) -> Troops:
    """Casualties of a round: Shock Troops, then Fighters, then Ground Forces (TI-379, TI-696)."""
    shock = min(lost, troops.shock)
    fighter = min(lost - shock, troops.fighter)
    gf = min(lost - shock - fighter, troops.gf)
    return Troops(troops.gf - gf, troops.shock - shock, troops.fighter - fighter)


def under_fire(troops: Troops, lost: int, first: str) -> Troops:
    """Casualties before the rounds, as their owner likes; Fighters are never hit (TI-348)."""
    if first == "shock":
        shock = min(lost, troops.shock)
        gf = min(lost - shock, troops.gf)
    else:
        gf = min(lost, troops.gf)
        shock = min(lost - gf, troops.shock)
    return Troops(troops.gf - gf, troops.shock - shock, troops.fighter)


def rejoined(before: Troops, after: Troops, back: float) -> Iterator[tuple[Troops, float]]:
    """Those whom Gen Synthesis brings back at once, each with this chance (TI-372); then TI-382."""
    lost = before.ground - after.ground if back else 0
    for number, chance in enumerate(alike(lost, back)):
        yield after._replace(gf=after.gf + number).escorted(), float(chance)


class Chances(NamedTuple):
    """Of one die in a round, by kind."""

    gf: float
    shock: float
    fighter: float = 0.0


def rolled(troops: Troops, chances: Chances, rerolls: int) -> Row:
    """How likely so many hits come with so many natural tens of plain Ground Forces (TI-377).

    Re-rolls go on misses of Shock Troops, then Ground Forces, then Fighters, no die twice (TI-365).
    """
    found = np.zeros((sum(troops) + 1, troops.gf + 1))
    if not rerolls:
        plain = _table(troops.gf, chances.gf)
        others = np.convolve(alike(troops.shock, chances.shock), alike(troops.fighter, chances.fighter))
        for start, p in enumerate(others):
            found[start : start + len(plain)] += p * plain
        return found
    for shock, p in enumerate(alike(troops.shock, chances.shock)):
        used = min(rerolls, troops.shock - shock)
        shocks = p * np.convolve(np.eye(1, shock + 1, shock)[0], alike(used, chances.shock))
        for (hit, tens), q in _plain(troops.gf, chances.gf):
            again = min(rerolls - used, troops.gf - hit)
            fighters = _rerolled(troops.fighter, chances.fighter, rerolls - used - again)
            most = np.convolve(shocks, fighters) * q
            for (more, tens_more), r in _plain(again, chances.gf):
                start = hit + more
                found[start : start + len(most), tens + tens_more] += most * r
    return found


def _plain(number: int, chance: float) -> list[tuple[tuple[int, int], float]]:
    """Hits and natural tens among them: on the ground no value is above 10, so each ten hits."""
    rows = alike(number, chance)
    share = TEN / chance if chance else 0.0
    return [
        ((hit, tens), float(rows[hit] * p))
        for hit in range(number + 1)
        for tens, p in enumerate(alike(hit, share))
    ]


@lru_cache(maxsize=256)
def _table(number: int, chance: float) -> Row:
    """The same by lines and columns."""
    found = np.zeros((number + 1, number + 1))
    for place, p in _plain(number, chance):
        found[place] = p
    return found


def _rerolled(number: int, chance: float, rerolls: int) -> Row:
    """Hits of dice of one kind of whose misses some are rolled again."""
    found = np.zeros(number + 1)
    for hit, p in enumerate(alike(number, chance)):
        again = alike(min(rerolls, number - hit), chance)
        found[hit : hit + len(again)] += p * again
    return found
