"""Advantage and disadvantage: any number of each cancel as wholes, target by target (AK-243 to AK-260)."""

from __future__ import annotations

from typing import Literal

from rules.akarios.ship import passives
from rules.akarios.ship.arcs import behind
from rules.akarios.ship.durations import works
from rules.akarios.state import Battle
from rules.core.hexes import Hex

Standing = Literal["", "advantage", "disadvantage"]


def standing(
    battle: Battle,
    source: str,
    target: str,
    origin: Hex | None,
    *,
    ranged: bool,
    better: bool = False,
    worse: bool = False,
) -> Standing:
    """Of one attack on one target. `better` and `worse`: by an effect that counts for this target: Stealth
    for all of them, "next attack" for the first one only (AK-256)."""
    advantage = better or _locked(battle, target) or (not ranged and _from_behind(battle, target, origin))
    disadvantage = worse or _jammed(battle, source)
    if advantage == disadvantage:
        return ""
    return "advantage" if advantage else "disadvantage"


def _jammed(battle: Battle, source: str) -> bool:
    """The Sparrow never is, on the board or not (AK-276)."""
    return source in battle.ships and works(battle, battle.ships[source], "radar_jam")


def _locked(battle: Battle, target: str) -> bool:
    """Whatever the facing (AK-245)."""
    ship = battle.ships.get(target)
    return ship is not None and works(battle, ship, "target_lock")


def _from_behind(battle: Battle, target: str, origin: Hex | None) -> bool:
    """Only with an arc (AK-246); nobody is behind a token (AK-260)."""
    return origin is not None and target in battle.ships and behind(battle.ships[target], origin)


def stacks(battle: Battle, source: str, standing: Standing) -> int:
    """How many are drawn (AK-219, AK-247, AK-250); Firing Line draws one more at an advantage (AK-778)."""
    if standing == "advantage":
        return max(2, passives.stat(battle, source, "advantage_stacks"))
    return 2 if standing else 1
