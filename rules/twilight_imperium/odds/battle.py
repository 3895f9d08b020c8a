"""The odds of any battle."""

from __future__ import annotations

from rules.twilight_imperium.odds import custodians, ground, space
from rules.twilight_imperium.odds.forces import Battle, Odds


def odds(battle: Battle) -> Odds:
    if battle.kind == "custodians":
        return custodians.odds(battle.attacker)
    return ground.odds(battle) if battle.kind == "invasion" else space.odds(battle)
