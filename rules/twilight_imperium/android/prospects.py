"""How near a seat is to each objective, so that a move can be judged by how much nearer it brings it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.phases import objectives, prices
from rules.twilight_imperium.phases.objectives import FACTS, Clause
from rules.twilight_imperium.state import State

NEAR = 0.5
"""Of an objective's worth, as it is felt when next to nothing is wanting."""
HELD = 0.85
"""Of one that is met: it has still to be scored."""
INSTANT = 3
"""Points that an objective which wins at once counts as: it is far, but worth the game."""


def chased(eyes: Eyes) -> list[str]:
    """Open objectives that are met on the board, and not by paying."""
    return [each for each in worth.open_objectives(eyes) if not prices.prices(objectives.test(each))]


def hopes(state: State, seat: int, wanted: Sequence[str]) -> float:
    """What all of them promise, as things stand."""
    return sum(worth.POINT * stake(each) * _felt(progress(state, seat, each)) for each in wanted)


def stake(objective: str) -> int:
    row = PUBLIC.get(objective)
    return INSTANT if row is not None and row.instant_win else worth.points(objective)


def _felt(share: float) -> float:
    return HELD if share >= 1 else NEAR * share * share


def progress(state: State, seat: int, objective: str) -> float:
    """From 0 to 1: met."""
    parts = [_share(state, seat, each) for each in objectives.clauses(objectives.test(objective))]
    return sum(parts) / len(parts)


def _share(state: State, seat: int, clause: Clause) -> float:
    value = FACTS[clause.fact](state, seat, clause.arg)
    known = FACTS.get(clause.other)
    needed = (known(state, seat, "") if known is not None else int(clause.other)) + clause.above
    return min(1.0, value / needed) if needed > 0 else 1.0
