"""Upgrade trees of ships: a cell a point, from left to right (AK-489 to AK-495, AK-876, AK-877)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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


def gain(berth: Berth, n: int) -> None:
    """Points of a member, kept with the ship in use (AK-491, AK-877)."""
    berth.points += n
    berth.free += n


def _lenders(own: Mapping[str, Berth], ship: str) -> list[Berth]:
    return [berth for id, berth in sorted(own.items()) if id != ship and berth.free]


def at_hand(own: Mapping[str, Berth], ship: str) -> int:
    """Points that can be spent on this ship: its own, and those that are bound to no other."""
    return own[ship].points + sum(berth.free for berth in _lenders(own, ship))


def fetch(own: Mapping[str, Berth], ship: str) -> None:
    """A point from another ship, where its own are spent."""
    if not own[ship].points:
        lender = _lenders(own, ship)[0]
        lender.points, lender.free = lender.points - 1, lender.free - 1
        gain(own[ship], 1)


def why_not(ship: str, berth: Berth, side: Side | None, points: int | None = None) -> IllegalMove | None:
    if not (berth.points if points is None else points):
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
    berth.free = min(berth.free, berth.points)
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
