"""The odds of a fight, as exact as they are shown to players; each is reckoned once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.android.worth import fleet
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.forces import Battery, Battle, Side
from rules.twilight_imperium.state import Planet

KEPT = 4000
MANY = 24
"""Ships of both sides beyond which the exact odds take too long for a glance."""
Units = tuple[tuple[str, int], ...]
PLAIN = "sol"
"""Without abilities that change a fight on the ground."""


@lru_cache(KEPT)
def _space(
    race: str, units: Units, tech: frozenset[str], foe: str, theirs: Units, known: frozenset[str],
    pds: int, place: str,
) -> float:  # fmt: skip
    batteries = (Battery(pds),) if pds else ()
    defender = Side(foe, dict(theirs), known, pds=batteries)
    return odds(Battle("space", Side(race, dict(units), tech), defender, place)).attacker  # type: ignore[arg-type]


@lru_cache(KEPT)
def _custodians(race: str, units: Units, tech: frozenset[str]) -> float:
    return odds(Battle("custodians", Side(race, dict(units), tech), Side("", {}))).attacker


@lru_cache(KEPT)
def ground(troops: int, defenders: int, pds: int) -> float:
    """That so many Ground Forces take a planet; without abilities and bombardment."""
    if not troops:
        return 0.0
    if not (defenders or pds):
        return 1.0
    side = Side(PLAIN, {"gf": defenders} if defenders else {}, pds=(Battery(pds),) if pds else ())
    return odds(Battle("invasion", Side(PLAIN, {"gf": troops}), side)).attacker


def battle(eyes: Eyes, at: str, kinds: Sequence[str]) -> float:
    """That these ships beat whoever is in the system, one opponent after the other."""
    system, mine = eyes.state.systems[at], _counted(kinds)
    chance = 1.0
    for other in systems.enemies(system, eyes.seat):
        theirs = fleet(system, other)
        pds = sum(each.pds for each in system.planets if each.owner == other)
        chance *= _met(eyes, at, mine, other, theirs, pds)
    return chance


def _met(eyes: Eyes, at: str, mine: Units, other: int, theirs: Sequence[str], pds: int) -> float:
    terrain = galaxy.terrain(eyes.state, at)
    place = terrain if terrain in ("nebula", "ion_storm") else ""
    foe = eyes.state.players[other]
    if sum(count for _, count in mine) + len(theirs) > MANY:
        return 0.5
    return _space(
        eyes.player.race, mine, frozenset(eyes.player.technologies), foe.race, _counted(theirs),
        frozenset(foe.technologies), pds, place or "",
    )  # fmt: skip


def centre(eyes: Eyes, kinds: Sequence[str], troops: int) -> float:
    """That ships and troops beat the Custodians."""
    units = (*_counted(kinds), ("gf", troops))
    return _custodians(eyes.player.race, units, frozenset(eyes.player.technologies)) if troops else 0.0


def _counted(kinds: Sequence[str]) -> Units:
    return tuple(sorted(Counter(kinds).items()))


def landing(planet: Planet, troops: int) -> float:
    return ground(min(troops, 14), min(systems.ground(planet), 12), planet.pds)


@lru_cache
def needed(defenders: int, pds: int, chance: float) -> int:
    """Ground Forces that take a planet so often."""
    return next((troops for troops in range(1, 15) if ground(troops, defenders, pds) >= chance), 15)
