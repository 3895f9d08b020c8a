"""A fleet as numbers: of each kind how many are whole and how many damaged, and who is lost first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.odds.dice import alike
from rules.twilight_imperium.odds.forces import SHIPS, Side

Fleet = tuple[tuple[int, int], ...]
"""Whole and damaged ships of each kind, in the order of SHIPS."""
DEAD: Fleet = ((0, 0),) * len(SHIPS)
FIGHTER, DESTROYER, CRUISER = (SHIPS.index(kind) for kind in ("fighter", "destroyer", "cruiser"))
DEAREST = [SHIPS.index(k) for k in ("war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")]


def fleet_of(side: Side) -> Fleet:
    hurt = side.damaged
    return tuple((side.number(kind) - hurt.get(kind, 0), hurt.get(kind, 0)) for kind in SHIPS)


def number(fleet: Fleet, kind: str) -> int:
    return sum(fleet[SHIPS.index(kind)])


def ships(fleet: Fleet) -> int:
    return sum(map(sum, fleet))


def counted(fleet: Fleet) -> dict[str, int]:
    return {kind: sum(pair) for kind, pair in zip(SHIPS, fleet, strict=True) if any(pair)}


def path(fleet: Fleet, hit: Callable[[Fleet], Fleet | None]) -> list[Fleet]:
    """The fleet after 0, 1, 2 … hits, as long as a hit does something."""
    found = [fleet]
    while (after := hit(found[-1])) is not None:
        found.append(after)
    return found


def struck(fleet: Fleet, kind: int, sustains: bool) -> Fleet:
    """One hit on this kind: a whole ship is damaged if it may, else one is lost, damaged ones first."""
    whole, hurt = fleet[kind]
    lost = (whole, hurt - 1) if hurt else (whole - 1, hurt)
    after = (whole - 1, hurt + 1) if sustains else lost
    return (*fleet[:kind], after, *fleet[kind + 1 :])


class Captain:
    """How a side takes its hits, by its policy (TI-301)."""

    def __init__(self, side: Side) -> None:
        self.sustain = side.policy.sustain
        self.order = [SHIPS.index(kind) for kind in side.policy.losses]
        self.sustains = frozenset(SHIPS.index(kind) for kind in SHIPS if sustaining(side, kind))
        self.willing = frozenset[int]() if self.sustain == "never" else self.sustains

    def hit(self, fleet: Fleet) -> Fleet | None:
        if self.sustain == "first":
            for kind in self.order:
                if kind in self.willing and fleet[kind][0]:
                    return struck(fleet, kind, True)
        for kind in self.order:
            if any(fleet[kind]):
                return struck(fleet, kind, kind in self.willing and fleet[kind][0] > 0)
        return None

    def barraged(self, fleet: Fleet) -> Fleet | None:
        """Fighters only (TI-292)."""
        return struck(fleet, FIGHTER, False) if any(fleet[FIGHTER]) else None

    def dearest(self, fleet: Fleet) -> Fleet:
        """The hit that the Yin choose (TI-308, TI-309)."""
        kind = next(kind for kind in DEAREST if any(fleet[kind]))
        return struck(fleet, kind, kind in self.willing and not fleet[kind][1])

    def mined(self, fleet: Fleet, hit: float) -> Iterator[tuple[Fleet, float]]:
        """Every ship but Fighters rolls for itself (TI-273, TI-275)."""
        for each in product(*(self._mined(kind, fleet[kind], hit) for kind in range(len(SHIPS)))):
            chance = 1.0
            for _, part in each:
                chance *= part
            yield tuple(pair for pair, _ in each), chance

    def _mined(self, kind: int, pair: tuple[int, int], hit: float) -> list[tuple[tuple[int, int], float]]:
        if kind == FIGHTER:
            return [(pair, 1.0)]
        whole, hurt = pair
        found: dict[tuple[int, int], float] = {}
        for a, p in enumerate(alike(whole, hit)):
            for b, q in enumerate(alike(hurt, hit)):
                after = (whole - a, hurt - b + (a if kind in self.willing else 0))
                found[after] = found.get(after, 0.0) + float(p * q)
        return list(found.items())


def sustaining(side: Side, kind: str) -> bool:
    """Mark II Carriers do too (TI-136)."""
    return UNITS[kind].sustains or (kind == "carrier" and "mark_ii_advanced_carriers" in side.tech)


def given_up(fleet: Fleet) -> Fleet | None:
    """Without the ship that a Yin martyr flies: a Destroyer, else a Cruiser; None: there is none to give."""
    kind = next((kind for kind in (DESTROYER, CRUISER) if any(fleet[kind])), None)
    return None if kind is None or ships(fleet) < 2 else struck(fleet, kind, False)
