"""What an enemy's attack amounts to: its arc or range, damage and targets, with what the scenario changes."""

from __future__ import annotations

from rules.akarios.enemy.decks import Attack
from rules.akarios.scenario.conditions import all_hold
from rules.akarios.scenario.goals import script
from rules.akarios.scenario.script import Modifier
from rules.akarios.ship.arcs import Reach
from rules.akarios.squad.difficulty import damage as usual
from rules.akarios.state import Ship, State

ALL = 99


def changes(state: State, ship: Ship) -> list[Modifier]:
    """Of this type, as long as their conditions hold."""
    rows = [row for row in script(state).modifier if row.type == ship.kind]
    return [row for row in rows if all_hold(state, row.given, {})]


def reach(state: State, ship: Ship, attack: Attack) -> Reach:
    further = sum(row.range for row in changes(state, ship))
    return Reach((attack.arc,) if attack.arc else (), attack.range and attack.range + further)


def damage(state: State, ship: Ship, attack: Attack) -> int:
    """The enemy card's, at this difficulty, and the battle card's (AK-381, AK-451)."""
    more = sum(row.damage for row in changes(state, ship))
    return usual(state.fight, ship) + attack.damage + more


def most(state: State, ship: Ship, attack: Attack) -> int:
    if attack.targets == "all":
        return ALL
    return attack.targets + sum(row.targets for row in changes(state, ship))
