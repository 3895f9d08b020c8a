"""Who goes ashore where: one for each planet that falls to one, enough where somebody fights, the rest where
the throne is, or home."""

from __future__ import annotations

from rules.twilight_imperium.actions import Land
from rules.twilight_imperium.android import chances, fleets, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.frames import Force
from rules.twilight_imperium.state import Planet
from rules.twilight_imperium.tactical import aboard

TRIED = 0.55
"""Odds with which troops land that are there anyhow."""


def landing(eyes: Eyes, at: str) -> Land | None:
    there = aboard.cargo(eyes.state.systems[at], eyes.seat)
    ashore = dict[str, Force]()
    for planet in fleets.targets(eyes, at):
        count = _troops(eyes, planet, there.gf + there.shock)
        if count:
            ashore[planet.id] = _some(there, count)
    rest = there.gf + there.shock
    if rest and _stays(eyes, at, ashore):
        best = _best(eyes, at, ashore)
        if best is not None:
            more, before = _some(there, rest), ashore.setdefault(best, Force())
            before.gf, before.shock = before.gf + more.gf, before.shock + more.shock
    items = [
        f"{planet}.{unit}:{count}"
        for planet, force in ashore.items()
        for unit, count in (("gf", force.gf), ("shock", force.shock))
        if count
    ]
    return Land(tuple(items)) if items else None


def _troops(eyes: Eyes, planet: Planet, left: int) -> int:
    """As many as it takes, if there are so many."""
    if fleets.guarded(eyes, planet):
        return left if left >= fleets.needed(eyes, planet) - 1 else 0
    if not fleets.resistance(eyes, planet):
        return min(1, left)
    count = fleets.needed(eyes, planet)
    if left < count and chances.landing(planet, left) >= TRIED:
        count = left
    return count if count <= left else 0


def _some(there: Force, count: int) -> Force:
    """Plain ones first; what is taken is no longer there."""
    gf = min(count, there.gf)
    there.gf, there.shock = there.gf - gf, there.shock - (count - gf)
    return Force(gf=gf, shock=count - gf)


def _stays(eyes: Eyes, at: str, ashore: dict[str, Force]) -> bool:
    """Whoever is left aboard lands where there is something to guard, or to make sure of."""
    fought = any(fleets.resistance(eyes, systems.planet(eyes.state, each)) for each in ashore)
    return fought or at in (MECATOL, eyes.player.home)


def _best(eyes: Eyes, at: str, ashore: dict[str, Force]) -> str | None:
    """Where it is fought, else the best of one's own."""
    there = eyes.state.systems[at].planets
    found = [each for each in there if each.id in ashore or each.owner == eyes.seat]
    order = sorted(found, key=lambda each: (_fought(eyes, each, ashore), worth.yields(eyes, each), each.id))
    return order[-1].id if order else None


def _fought(eyes: Eyes, planet: Planet, ashore: dict[str, Force]) -> int:
    return fleets.resistance(eyes, planet) if planet.id in ashore else 0
