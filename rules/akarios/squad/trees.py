"""Skill trees of pilots: half a cell a point, from the bottom up (AK-478 to AK-488)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeVar

from rules.akarios.components import (
    CELL_POINTS,
    PILOTS,
    AddCards,
    GainAbility,
    GainSkill,
    RemoveCards,
    ShipPoint,
    Skill,
    Training,
)
from rules.akarios.sheet import Pad
from rules.core.contract import IllegalMove

Side = Literal["left", "right"]
HIGHEST = 4
"""Levels of a pilot's ability."""
Kind = TypeVar("Kind", bound=Training)


def fresh(pilot: str, points: int = 0) -> Pad:
    """An untrained pilot knows the first ability only (AK-025, AK-884)."""
    return Pad(trees=[[0] * len(tree) for tree in PILOTS[pilot].trees], points=points)


def filled(pilot: str, pad: Pad) -> Iterator[Training]:
    """The improvements of all full cells; of a fork the side that was chosen."""
    for cells, tree in zip(pad.trees, PILOTS[pilot].trees, strict=True):
        for state, cell in zip(cells, tree, strict=True):
            if state >= CELL_POINTS:
                yield cell[state - CELL_POINTS]


def _of(pilot: str, pad: Pad, kind: type[Kind]) -> list[Kind]:
    return [each for each in filled(pilot, pad) if isinstance(each, kind)]


def open_cell(pad: Pad, tree: int) -> int | None:
    """The lowest cell that is not full; None: the tree is (AK-479)."""
    return next((at for at, state in enumerate(pad.trees[tree]) if state < CELL_POINTS), None)


def why_not(pilot: str, pad: Pad, tree: int, side: Side | None) -> IllegalMove | None:
    """Why a point cannot be spent there. A side is named when a fork is completed, and only then (AK-481)."""
    if not pad.points:
        return IllegalMove("ak-illegal-no-skill-points", rule="AK-478")
    if not 0 <= tree < len(pad.trees) or (at := open_cell(pad, tree)) is None:
        return IllegalMove("ak-illegal-no-such-cell", rule="AK-479")
    forks = len(PILOTS[pilot].trees[tree][at]) > 1 and pad.trees[tree][at] == CELL_POINTS - 1
    if forks and side is None:
        return IllegalMove("ak-illegal-fork-needs-side", rule="AK-481")
    if side is not None and not forks:
        return IllegalMove("ak-illegal-no-fork", rule="AK-481")
    return None


def train(pilot: str, pad: Pad, tree: int, side: Side | None = None) -> Training | None:
    """Fills half a cell; returns the improvement if that completes it (AK-478)."""
    at = open_cell(pad, tree)
    assert at is not None and why_not(pilot, pad, tree, side) is None
    pad.points -= 1
    pad.trees[tree][at] += 1
    if pad.trees[tree][at] < CELL_POINTS:
        return None
    pad.trees[tree][at] += 1 if side == "right" else 0
    gained = PILOTS[pilot].trees[tree][at][pad.trees[tree][at] - CELL_POINTS]
    if isinstance(gained, GainAbility):
        pad.level = min(HIGHEST, pad.level + 1)
    return gained


def spent(pad: Pad) -> int:
    """Points in the trees so far."""
    return sum(min(state, CELL_POINTS) for tree in pad.trees for state in tree)


def had(pad: Pad) -> int:
    return spent(pad) + pad.points if pad.had is None else pad.had


def catch_up(pad: Pad, progress: int) -> None:
    """What is missing to the squad's progress can be spent (AK-673, AK-885, AK-957)."""
    pad.points, pad.had = pad.points + max(0, progress - had(pad)), progress


def advance(pad: Pad, n: int, *, gains: bool) -> None:
    """The squad gets points while this pilot is there, who gains them or sees another gain them (AK-467)."""
    pad.had = had(pad) + n
    pad.points += n if gains else 0


def deck(pilot: str, pad: Pad, starting: Sequence[str]) -> list[str]:
    """The cards everybody has, changed by this pilot's trees (AK-484 to AK-486, AK-676)."""
    cards = list(starting)
    for change in filled(pilot, pad):
        if isinstance(change, AddCards):
            cards += [change.card] * change.n
        elif isinstance(change, RemoveCards):
            for _ in range(min(change.n, cards.count(change.card))):
                cards.remove(change.card)
    return cards


def skill(pilot: str, pad: Pad, which: Skill) -> int:
    """Of the token, and 1 for each improvement (AK-487, AK-622)."""
    trained = sum(each.skill == which for each in _of(pilot, pad, GainSkill))
    return PILOTS[pilot].skills.get(which, 0) + trained


def abilities(pilot: str, pad: Pad) -> tuple[str, ...]:
    """The cards owned: any one of them may be installed (AK-025, AK-483)."""
    return PILOTS[pilot].abilities[: pad.level]


def gives_ship_point(gained: Training | None) -> bool:
    """It is spent on a ship (AK-488)."""
    return isinstance(gained, ShipPoint)
