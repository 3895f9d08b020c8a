"""Every number and every deed that effects touch, by name: for walking through them all."""

from __future__ import annotations

from collections.abc import Mapping

from rules.twilight_imperium.effects import (
    activation,
    bans,
    building,
    combat,
    ground,
    hands,
    movement,
    numbers,
    planets,
    science,
    senate,
    supply,
    trade,
)
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

NUMBERS: Mapping[str, numbers.Table] = {
    "combat": combat.COMBAT,
    "dice": combat.DICE,
    "sustains": combat.SUSTAINS,
    "conversions": combat.CONVERSIONS,
    "mine": combat.MINES,
    "move": movement.MOVE,
    "activation_counters": activation.COUNTERS,
    "fleet_limit": supply.FLEET,
    "supply_area": supply.AREA,
    "same_kind": supply.KIND,
    "capacity": supply.CAPACITY,
    "berths": supply.BERTHS,
    "support": supply.SUPPORT,
    "cost": building.COST,
    "batch": building.BATCH,
    "orbital_drop": building.DROP,
    "dock_limit": building.LIMIT,
    "dock_money": building.MONEY,
    "tech_cost": science.COST,
    "planet_value": planets.VALUE,
    "income": trade.INCOME,
    "card_worth": trade.WORTH,
    "goods_limit": trade.LIMIT,
    "votes": senate.VOTES,
    "points_of": senate.POINTS,
    "initiative": senate.INITIATIVE,
    "start_counters": hands.COUNTERS_AT_START,
    "hand_limit": hands.LIMIT,
    "status_cards": hands.CARDS,
    "status_counters": hands.COUNTERS,
    "follow_cost": hands.FOLLOW_COST,
}

BANS: Mapping[str, bans.Table] = {
    "activate": activation.ACTIVATE,
    "toll": activation.TOLLS,
    "retreat": activation.RETREAT,
    "wormhole": movement.WORMHOLES,
    "pass": movement.PASS,
    "end": movement.END,
    "land": ground.LAND,
    "bombard": ground.BOMBARD,
    "fire": ground.FIRE,
    "target": ground.TARGET,
    "build": building.BUILD,
    "gain": science.GAIN,
    "trade": trade.TRADE,
    "cancel": trade.CANCEL,
    "vote": senate.VOTE,
    "score": senate.SCORE,
    "redistribute": hands.REDISTRIBUTE,
    "follow": hands.FOLLOW,
    "pick": hands.PICK,
    "play": hands.PLAY,
}


def number(state: State, name: str, base: int, facts: Facts) -> numbers.Sum:
    return numbers.total(state, base, NUMBERS[name], facts)


def ban(state: State, deed: str, facts: Facts) -> Source | None:
    """The first thing in force that forbids it; the refusal can name it."""
    return bans.forbidden(state, BANS[deed], facts)
