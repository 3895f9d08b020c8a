"""What things are worth to a seat, in resources."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.phases import objectives, scoring
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import Planet, System
from rules.twilight_imperium.visible.blotted import BLANK

POINT = 12.0
"""A Victory Point."""
COUNTER = 2.0
"""A Command Counter."""
LAND = 2.0
"""A planet, whatever it yields: room, votes and objectives."""


def planet(eyes: Eyes, found: Planet) -> float:
    """With what objectives add to it."""
    return yields(eyes, found) + wanted_planet(eyes, found.id)


def yields(eyes: Eyes, found: Planet) -> float:
    """For its own sake; a token that lies there face down may be an artifact."""
    resources, influence = (planets.value(eyes.state, found.id, kind) for kind in ("resources", "influence"))
    special = 1.0 if PLANETS[found.id].specialty is not None else 0.0
    centre = 3.0 if found.id == REX else 0.0
    return LAND + resources + 0.7 * influence + special + centre + _artifact(found)


def _artifact(found: Planet) -> float:
    if found.token is None or (found.shown and found.token == BLANK):
        return 0.0
    return POINT if found.shown else 0.4 * POINT


def open_objectives(eyes: Eyes) -> list[str]:
    """Still to be scored: public ones and the own secret."""
    shown = [each for each in eyes.state.shown if not PUBLIC[each].rex]
    secret = [eyes.player.secret] if eyes.player.secret is not None else []
    return [each for each in (*shown, *secret) if each not in eyes.player.scored]


def points(objective: str) -> int:
    found = PUBLIC.get(objective)
    return found.vp if found is not None else SECRET[objective].vp


def wanted_planet(eyes: Eyes, id: str) -> float:
    """What an open objective adds to a planet."""
    total = 0.0
    for objective in open_objectives(eyes):
        test = objectives.test(objective)
        if scoring.fulfilled(eyes.state, eyes.seat, objective):
            continue
        if id in test or (id == REX and "mecatol" in test):
            total += POINT * points(objective) * 0.7
        elif "planet" in test or "influence>" in test or "specialt" in test:
            total += 1.5 * points(objective)
    return total


def wants(eyes: Eyes, *facts: str) -> int:
    """Points of open objectives, not yet fulfilled, whose tests speak of any of these facts."""
    return sum(
        points(each)
        for each in open_objectives(eyes)
        if any(fact in objectives.test(each) for fact in facts)
        and not scoring.fulfilled(eyes.state, eyes.seat, each)
    )


def strength(kinds: Iterable[str]) -> float:
    """Of a fleet, as a rule of thumb: how hard it hits times how much it takes."""
    hits = takes = 0.0
    for kind in kinds:
        row = UNITS[kind]
        hits += row.dice * (11 - row.battle) / 10
        takes += 2 if row.sustains else 1
    return sqrt(hits * takes)


def fleet(system: System, seat: int) -> list[str]:
    """Kinds of the ships of a seat, Fighters included."""
    return [each.kind for each in systems.ships(system, seat)] + ["fighter"] * systems.fighters(system, seat)
