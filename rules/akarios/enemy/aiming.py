"""Whom an enemy is after, before each command (AK-349 to AK-358); a hacked one whom its pilot says
(AK-754)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios import ties
from rules.akarios.actions import Pick
from rules.akarios.cards.rare import CONTROL
from rules.akarios.components import ENEMIES
from rules.akarios.frames import Strip, Tie
from rules.akarios.ship import targets
from rules.akarios.ship.bearings import clockwise
from rules.akarios.ship.damage import thing
from rules.akarios.ship.effects import hidden
from rules.akarios.ship.ships import distance, natural, on_board, where
from rules.akarios.state import Battle, Ship, State, Status
from rules.akarios.windows import WEAKEST, value
from rules.core.contract import Action

THEN = "strip"
"""The row of ties that belong to a strip."""
TITAN = "synthetic_titan"


def tie(state: State, kind: str, place: str, options: Sequence[str], owner: int | None = None) -> None:
    """`place`: under which name the strip remembers what was chosen."""
    owners = _concerned(state.fight, options) if owner is None else [owner]
    ties.put(state, kind, options, THEN, owners=owners, memo=[place], always=owner is not None)


def _concerned(battle: Battle, options: Sequence[str]) -> list[int]:
    """The seats among equal ships; a tie of other things concerns the whole squad."""
    seats = [battle.ships[ref].seat for ref in options if ref in battle.ships]
    return [seat for seat in seats if seat is not None] if len(seats) == len(options) else []


def controlled(battle: Battle, ship: Ship) -> Status | None:
    return next((each for each in battle.statuses if (each.what, each.on) == (CONTROL, ship.ref)), None)


def possible(battle: Battle, ship: Ship) -> list[str]:
    """Whom it may attack. A hacked ship anybody but itself, and not the Titan (AK-754)."""
    if controlled(battle, ship) is None:
        return targets.possible(battle, ship)
    there = (each for each in on_board(battle) if each is not ship and each.kind != TITAN)
    return [each.ref for each in there if each.hull is not None and not hidden(each, ship.ref)]


def by_default(battle: Battle, ship: Ship, refs: Sequence[str]) -> list[str]:
    """Equal targets: most hull and shields first, then clockwise from north (AK-923)."""

    def rank(ref: str) -> tuple[object, ...]:
        there = thing(battle, ref)
        shields = there.shields if isinstance(there, Ship) else 0
        return -((there.hull or 0) + shields), clockwise(where(there).minus(where(ship))), natural(ref)

    return sorted(refs, key=rank)


def choose(state: State, frame: Strip, ship: Ship) -> bool:
    """Sets the target of the command; False: a tie has to be broken first."""
    battle = state.fight
    equal = wanted(battle, ship)
    if frame.picked.get("target") in equal:
        equal = [frame.picked["target"]]
    if len(equal) > 1:
        tie(state, "target", "target", equal, hacker(battle, ship))
        return False
    frame.target = equal[0] if equal else None
    return True


def wanted(battle: Battle, ship: Ship) -> list[str]:
    """Whom it may be after now, the default first; several: somebody chooses."""
    if controlled(battle, ship) is not None:
        return _hacked(battle, ship)
    return by_default(battle, ship, targets.target(battle, ship))


def others(battle: Battle, ship: Ship, left: Sequence[str]) -> list[str]:
    """Of those it can hit beside or instead of its target: the best ones (AK-383, AK-384). Of a hacked ship
    its pilot says that too, and fires at no friend unasked (AK-754, AK-929)."""
    if controlled(battle, ship) is None:
        return by_default(battle, ship, targets.best(battle, ship, left))
    return [ref for ref in _hacked(battle, ship) if ref in left and battle.ships[ref].side == "enemy"]


def hacker(battle: Battle, ship: Ship) -> int | None:
    """The seat that chooses its targets."""
    hack = controlled(battle, ship)
    return None if hack is None else battle.ships[hack.to].seat


def ordered(state: State, frame: Tie, seat: int) -> Action | None:
    """Whom a hacked ship goes for: the one with least hull, or the first of those named (AK-929)."""
    battle, wish = state.fight, value(state, seat, "hacked") or ""
    strip = next((each for each in reversed(state.stack) if isinstance(each, Strip)), None)
    owner = hacker(battle, battle.ships[strip.ship]) if strip is not None else None
    if owner != seat or not frame.memo[0].startswith("target"):
        return None
    if wish == WEAKEST:
        own = [ref for ref in frame.options if battle.ships[ref].side == "enemy"] or frame.options
        return Pick((min(own, key=lambda ref: battle.ships[ref].hull or 0),))
    named = [ref for ref in wish.split(",") if ref in frame.options]
    return Pick((named[0],)) if named else None


def _hacked(battle: Battle, ship: Ship) -> list[str]:
    """Its own kind first, the nearest before the others (AK-929)."""
    there = possible(battle, ship)

    def rank(ref: str) -> tuple[object, ...]:
        other = battle.ships[ref]
        return other.kind not in ENEMIES or other.side != "enemy", distance(ship, other), natural(ref)

    return sorted(there, key=rank)
