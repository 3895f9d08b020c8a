"""What effects are worth, on friends and on enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.akarios.actions import Act
from rules.akarios.android.danger import Danger
from rules.akarios.battle import commands, planned
from rules.akarios.cards import aiming
from rules.akarios.components import EFFECTS
from rules.akarios.language import Addition, Aim, Apply, Do, Gift, Lose, Mend, Next, Status, Stress
from rules.akarios.ship.effects import rechargeable
from rules.akarios.ship.immunity import immune
from rules.akarios.ship.ships import Pose, allied, where
from rules.akarios.state import Battle, Cockpit, Ship


class Mind(Protocol):
    """Whoever weighs it."""

    @property
    def battle(self) -> Battle: ...
    @property
    def ship(self) -> Ship: ...
    @property
    def cockpit(self) -> Cockpit: ...
    @property
    def danger(self) -> Danger: ...
    @property
    def free(self) -> frozenset[int]: ...
    def stress(self, n: int) -> float: ...
    def best(self, at: Pose, free: frozenset[int]) -> float: ...


MARKS = {
    "rupture": 0.7,
    "target_lock": 0.5,
    "radar_jam": 0.5,
    "glitch": 0.9,
    "stall": 0.5,
    "hack": 0.6,
    "push": 0.2,
    "pull": 0.1,
    "pierce": 0.0,
}
"""On an enemy."""
HULL, SHIELDS, CALM, ENERGY, STEALTH, BOOST, CLEANSE = 0.9, 0.7, 0.2, 0.25, 0.8, 0.5, 0.5
MENDED, GUARDED = 0.8, 0.7


def additions(battle: Battle, ref: str, listed: Sequence[Addition]) -> float:
    ship = battle.ships.get(ref)
    if ship is None:
        return 0.0
    new = (each for each in listed if each.effect not in ship.marks and not immune(battle, ref, each.effect))
    return sum(MARKS.get(each.effect, 0.0) for each in new)


def gain(mind: Mind, verb: Do, act: Act, refs: Sequence[str], plan: planned.Plan) -> float:
    """Of a part of a card that is neither move nor attack."""
    match verb:
        case Apply():
            gifts = [*verb.effects, *_chosen(verb, act)]
            return sum(_gift(mind, gift, ref) for ref in _concerned(mind, verb.aim, refs) for gift in gifts)
        case Next():
            later = mind.best(plan.end, mind.free.difference(act.dice)) > 0
            return (0.6 if later else 0.15) * (verb.damage + 0.5 * len(verb.effects) + verb.advantage)
        case Lose():
            return -1.2 * verb.hull - (0.6 * (mind.ship.shields if verb.shields == "all" else verb.shields))
        case Stress():
            return -mind.stress(verb.n)
        case Status():
            return GUARDED * min(2.0, mind.danger.at(plan.end.hex))
        case Mend():
            broken = sum(card.broken for card in mind.cockpit.cards)
            return MENDED * min(verb.n, broken)
    return 0.0


def _chosen(verb: Apply, act: Act) -> list[Gift]:
    return [gift for gift in verb.choose_one if gift.effect == commands.chosen(act)]


def _concerned(mind: Mind, aim: Aim, refs: Sequence[str]) -> Sequence[str]:
    if refs:
        return [ref for ref in refs if ref in mind.battle.ships]
    if aim.who in ("card", "enemy_deck"):
        return [mind.ship.ref]
    if aim.who in aiming.CHOSEN or aim.who in ("same", "attacker"):
        return []
    return aiming.concerned(mind.battle, mind.ship.ref, aim)


def _gift(mind: Mind, gift: Gift, ref: str) -> float:
    ship = mind.battle.ships[ref]
    n = 3 if gift.n == "all" else gift.n
    if gift.effect == "hack":
        return MARKS["hack"] * n
    if gift.effect in MARKS or gift.effect == "lose_shields":
        return _harm(mind, gift, ship, n)
    return _help(mind, gift.effect, ship, n) * (1 if allied(ship) else -1)


def _harm(mind: Mind, gift: Gift, ship: Ship, n: int) -> float:
    good = -1 if allied(ship) else 1
    if gift.effect == "lose_shields":
        return good * SHIELDS * min(n, ship.shields)
    if gift.effect in ship.marks or immune(mind.battle, ship.ref, gift.effect):
        return 0.0
    return good * MARKS[gift.effect]


def _help(mind: Mind, effect: str, ship: Ship, n: int) -> float:
    match effect:
        case "repair":
            low = 1.3 if (ship.hull or 0) <= 3 else 1.0
            return HULL * low * min(n, ship.hull_cap - (ship.hull or 0))
        case "shield_charge":
            return SHIELDS * min(n, ship.shields_cap - ship.shields)
        case "calm":
            mine = mind.battle.cockpits[ship.seat].stress if ship.seat is not None else 0
            return CALM * min(n, mine)
        case "recharge":
            lacking = rechargeable(mind.battle.cockpits[ship.seat]) if ship.seat is not None else []
            return ENERGY * min(n, len(lacking))
        case "stealth":
            return STEALTH * min(1.5, mind.danger.at(where(ship))) if ship.hex else 0.0
        case "boost":
            return BOOST * n
        case "cleanse":
            harmful = [mark for mark in ship.marks if EFFECTS[mark].polarity == "negative"]
            return CLEANSE * min(1, len(harmful))
    return 0.0
