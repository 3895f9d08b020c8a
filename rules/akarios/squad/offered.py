"""What a point brings that is spent on a pilot or a ship, said before it is spent (AK-478 to AK-490)."""

from __future__ import annotations

from rules.akarios.components import (
    CELL_POINTS,
    PILOTS,
    SHIPS,
    AddCards,
    Building,
    GainAbility,
    GainHull,
    GainShields,
    GainSkill,
    RemoveCards,
    Training,
)
from rules.akarios.naming import skill
from rules.akarios.sheet import Berth, Pad
from rules.akarios.squad import berths, trees
from rules.core.contract import Arg, phrase

Hint = tuple[str, dict[str, Arg]]


def training(pilot: str, pad: Pad, tree: int, side: trees.Side | None) -> Hint:
    """Two halves fill a cell; of a fork one side is closed for good."""
    at = trees.open_cell(pad, tree)
    assert at is not None
    gains = [_trained(pilot, pad, each) for each in PILOTS[pilot].trees[tree][at]]
    if pad.trees[tree][at] < CELL_POINTS - 1:
        if len(gains) > 1:
            return "ak-train-forks", {"left": gains[0], "right": gains[1]}
        return "ak-train-half", {"gain": gains[0]}
    if side is None:
        return "ak-train-full", {"gain": gains[0]}
    taken = side == "right"
    return "ak-train-side", {"gain": gains[taken], "other": gains[not taken]}


def building(ship: str, berth: Berth, side: berths.Side | None) -> Hint:
    """A cell at once."""
    at = berths.open_cell(berth)
    assert at is not None
    gains = [_built(ship, berth, each) for each in SHIPS[ship].tree[at]]
    if side is None:
        return "ak-build-gives", {"gain": gains[0]}
    taken = side == "lower"
    return "ak-build-side", {"gain": gains[taken], "other": gains[not taken]}


def _trained(pilot: str, pad: Pad, gain: Training) -> str:
    match gain:
        case AddCards(card, n):
            return phrase("ak-gives-cards", card=f"@{card}", n=n)
        case RemoveCards(card, n):
            return phrase("ak-gives-less", card=f"@{card}", n=n)
        case GainSkill(which):
            return phrase("ak-gives-skill", skill=skill(which))
        case GainAbility():
            return _ability(PILOTS[pilot].abilities[pad.level :])
    return phrase("ak-gives-ship-point")


def _built(ship: str, berth: Berth, gain: Building) -> str:
    match gain:
        case GainHull(n):
            return phrase("ak-gives-hull", n=n)
        case GainShields(n):
            return phrase("ak-gives-shields", n=n)
    return _ability(SHIPS[ship].abilities[len(berths.abilities(ship, berth)) :])


def _ability(left: tuple[str, ...]) -> str:
    return phrase("ak-gives-ability", card=f"@{left[0]}") if left else phrase("ak-gives-no-ability")
