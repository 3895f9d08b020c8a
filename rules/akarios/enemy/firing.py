"""Whom an enemy shoots at: its target, or the best other one it can hit (AK-380 to AK-389)."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.enemy.aiming import hacker, others, possible, tie
from rules.akarios.enemy.decks import Attack
from rules.akarios.enemy.reach import damage, most, reach
from rules.akarios.frames import Strip
from rules.akarios.ship import effects
from rules.akarios.ship.arcs import reaches
from rules.akarios.ship.damage import thing
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import pose, where
from rules.akarios.state import Ship, State
from rules.core.stack import EVERYBODY


def aimed(state: State, frame: Strip, ship: Ship, attack: Attack) -> list[str] | None:
    """The main target first, then others in their order (AK-382 to AK-384); none if it is glitched (AK-388).
    None: a tie has to be broken first."""
    battle = state.fight
    if works(battle, ship, "glitch"):
        return []
    how = reach(state, ship, attack)
    left = [
        ref for ref in possible(battle, ship) if reaches(battle, pose(ship), where(thing(battle, ref)), how)
    ]
    found, main = list[str](), frame.target
    while left and len(found) < most(state, ship, attack):
        place = f"target{len(found)}"
        equal = [main] if main is not None and main in left else others(battle, ship, left)
        if frame.picked.get(place) in equal:
            equal = [frame.picked[place]]
        if not equal:
            break
        owner = hacker(battle, ship)
        if len(equal) > 1 and not _all_fit(state, ship, attack, found, left if owner is None else equal):
            tie(state, "target", place, equal, owner)
            return None
        found.append(equal[0])
        left.remove(equal[0])
    return found


def _all_fit(state: State, ship: Ship, attack: Attack, found: list[str], left: list[str]) -> bool:
    """Where all of them are attacked anyway, equal ones need no choice."""
    return len(found) + len(left) <= most(state, ship, attack)


def opened(state: State, ship: Ship, card: str, attack: Attack, found: list[str]) -> frames.Attack:
    """The attack itself, by the same rules as a player's (AK-380)."""
    return frames.Attack(
        EVERYBODY,
        source=ship.ref,
        card=card,
        damage=damage(state, ship, attack),
        targets=found,
        effects=[effects.said(each.effect, each.n) for each in attack.effects],
        ranged=not attack.arc,
    )
