"""Upgrade trees of ships: a cell a point, from left to right (AK-489 to AK-495, AK-876, AK-877)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.akarios.components import FULL, SHIPS, Building, GainAbility, GainHull, GainShields
from rules.akarios.sheet import Berth
from rules.core.contract import IllegalMove

Side = Literal["upper", "lower"]


def fresh(ship: str, points: int = 0) -> Berth:
    return Berth(cells=[0] * len(SHIPS[ship].tree), points=points)


def filled(ship: str, berth: Berth) -> Iterator[Building]:
    for state, cell in zip(berth.cells, SHIPS[ship].tree, strict=True):
        if state:
            yield cell[state - 1]


def open_cell(berth: Berth) -> int | None:
    return next((at for at, state in enumerate(berth.cells) if not state), None)


def why_not(ship: str, berth: Berth, side: Side | None) -> IllegalMove | None:
    if not berth.points:
        return IllegalMove("ak-illegal-no-ship-points", rule="AK-489")
    if (at := open_cell(berth)) is None:
        return IllegalMove("ak-illegal-ship-complete", rule="AK-490")
    forks = len(SHIPS[ship].tree[at]) > 1
    if forks and side is None:
        return IllegalMove("ak-illegal-fork-needs-side", rule="AK-490")
    if side is not None and not forks:
        return IllegalMove("ak-illegal-no-fork", rule="AK-490")
    return None


def build(ship: str, berth: Berth, side: Side | None = None) -> Building:
    """Fills the next cell; at a fork the other branch is closed (AK-490)."""
    at = open_cell(berth)
    assert at is not None and why_not(ship, berth, side) is None
    berth.points -= 1
    berth.cells[at] = 2 if side == "lower" else 1
    return SHIPS[ship].tree[at][berth.cells[at] - 1]


def start(ship: str, berth: Berth) -> tuple[int, int]:
    """Hull and shields before cards and events (AK-042, AK-492, AK-493)."""
    gained = list(filled(ship, berth))
    hull = SHIPS[ship].hull + sum(each.n for each in gained if isinstance(each, GainHull))
    shields = SHIPS[ship].shields + sum(each.n for each in gained if isinstance(each, GainShields))
    return min(FULL, hull), min(FULL, shields)


def abilities(ship: str, berth: Berth) -> tuple[str, ...]:
    """The cards its tree has given so far, level by level (AK-027, AK-492, AK-494)."""
    level = sum(isinstance(each, GainAbility) for each in filled(ship, berth))
    return SHIPS[ship].abilities[:level]


def room(berth: Berth) -> int:
    """Cells that are still empty."""
    return berth.cells.count(0)
