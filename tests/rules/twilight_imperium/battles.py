"""Battles in words: `space(side("sol", cruiser=2), side("saar", carrier=1), mine=True)`."""

from __future__ import annotations

from typing import Any

from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.forces import Battery, Battle, Odds, Policy, Side
from rules.twilight_imperium.odds.legal import wrong

Three = tuple[float, float, float]
"""Attacker, defender, nobody."""


def side(race: str = "hacan", tech: str = "", pds: tuple[Battery, ...] = (), **facts: Any) -> Side:
    """Hacan and Winnu fight with nothing but their units."""
    policy = Policy(**{name: facts.pop(name) for name in Policy.__struct_fields__ if name in facts})
    known = {name: facts.pop(name) for name in Side.__struct_fields__ if name in facts}
    return Side(race, facts, frozenset(tech.split()), pds=pds, policy=policy, **known)


def space(attacker: Side, defender: Side, **facts: Any) -> Three:
    return figures(Battle("space", attacker, defender, **facts))


def invasion(attacker: Side, defender: Side) -> Three:
    return figures(Battle("invasion", attacker, defender))


def custodians(attacker: Side) -> Three:
    return figures(Battle("custodians", attacker, Side("", {})))


def figures(battle: Battle) -> Three:
    found = worked(battle)
    return found.attacker, found.defender, found.draw


def worked(battle: Battle) -> Odds:
    assert wrong(battle) is None
    return odds(battle)


def duel(p: float, q: float) -> Three:
    """One against one, each hit ends it."""
    some = p + q - p * q
    return p * (1 - q) / some, q * (1 - p) / some, p * q / some


def mixed(*parts: tuple[float, Three]) -> Three:
    """What comes of several ways, each with its chance."""
    a, d, n = (sum(chance * three[i] for chance, three in parts) for i in range(3))
    return a, d, n


WON: Three = (1.0, 0.0, 0.0)
LOST: Three = (0.0, 1.0, 0.0)
NONE: Three = (0.0, 0.0, 1.0)
