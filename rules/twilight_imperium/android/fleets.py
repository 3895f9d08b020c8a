"""Which ships go to a system, and what they take along: the least that does it."""

from __future__ import annotations

from typing import NamedTuple

from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground, supply
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Planet, Ship, System
from rules.twilight_imperium.tactical import loading
from rules.twilight_imperium.tactical.everything import BUT_ONE
from rules.twilight_imperium.tactical.items import ALL

WINS = 1.25
"""How much stronger a fleet is that wins three times in four."""


class Party(NamedTuple):
    """Ships for one system."""

    move: Move | None
    """None: those that are there do it."""
    troops: int
    edge: float
    """Own strength against what is there; 9 if nobody is."""


def targets(eyes: Eyes, at: str) -> list[Planet]:
    """Planets to be taken there, those that nobody defends first, the best of each first."""
    found = [
        each
        for each in eyes.state.systems[at].planets
        if each.owner != eyes.seat
        and not PLANETS[each.id].station
        and ground.cannot_land(eyes.state, told.facts(seat=eyes.seat, planet=each.id)) is None
    ]
    return sorted(found, key=lambda each: (resistance(eyes, each), -worth.planet(eyes, each), each.id))


def resistance(eyes: Eyes, planet: Planet) -> int:
    if planet.id == REX and planet.owner is None:
        return eyes.state.custodians[1]
    return systems.ground(planet) + planet.pds


def needed(defenders: int) -> int:
    """Ground Forces that take a planet three times in four."""
    return 1 if not defenders else defenders + 2


def spare(eyes: Eyes, system: System) -> int:
    """Ground Forces that may leave: one stays on each planet."""
    if not loading.may_load(system, eyes.seat, ()):
        return 0
    return sum(max(0, systems.ground(each) - 1) for each in system.planets if each.owner == eyes.seat)


def enemy(eyes: Eyes, at: str) -> list[str]:
    system = eyes.state.systems[at]
    return [kind for seat in systems.enemies(system, eyes.seat) for kind in worth.fleet(system, seat)]


def guards(eyes: Eyes, at: str) -> list[str]:
    """Fighters of the Custodians, who are fought before anybody lands (TI-208)."""
    neutral = any(each.id == REX and each.owner is None for each in eyes.state.systems[at].planets)
    return ["fighter"] * eyes.state.custodians[0] if neutral else []


def docked(eyes: Eyes, at: str) -> bool:
    """Somebody else has a dock there."""
    there = eyes.state.systems[at].planets
    return any(each.dock is not None and each.owner not in (None, eyes.seat) for each in there)


def party(eyes: Eyes, at: str) -> Party:
    """The ships to send there: all against an enemy, transports where nobody is."""
    comers = [(start, ship) for start, ship in eyes.comers.get(at, []) if ship.kind != "dock"]
    against = enemy(eyes, at) + guards(eyes, at)
    if not against and docked(eyes, at) and worth.wants(eyes, "blockading"):
        against = ["fighter"]
    return _assault(eyes, at, comers, against) if against else _landing(eyes, at, comers)


def _aboard(ship: Ship) -> int:
    return ship.gf + ship.shock


def _landing(eyes: Eyes, at: str, comers: list[tuple[str, Ship]]) -> Party:
    """Transports only, until there are troops enough."""
    system = eyes.state.systems[at]
    there = sum(_aboard(each) for each in systems.ships(system, eyes.seat))
    wanted = sum(needed(resistance(eyes, each)) for each in targets(eyes, at))
    room = _room(eyes, at)
    left = {start: spare(eyes, eyes.state.systems[start]) for start, _ in comers}
    chosen, troops = list[str](), there
    loads = [(start, ship) for start, ship in comers if _aboard(ship) or limits.berths_free(eyes.state, ship)]
    for start, ship in sorted(loads, key=lambda each: (UNITS[each[1].kind].cost, each[1].id)):
        more = min(limits.berths_free(eyes.state, ship), left[start])
        if troops >= wanted or len(chosen) >= room or not _aboard(ship) + more:
            continue
        left[start] -= more
        troops += _aboard(ship) + more
        chosen.append(str(ship.id))
    move = Move(tuple(chosen), (BUT_ONE,)) if chosen else None
    return Party(move, troops, 9.0)


def _room(eyes: Eyes, at: str) -> int:
    limit = supply.fleet_limit(eyes.state, eyes.seat, at).value
    return limit - len(systems.ships(eyes.state.systems[at], eyes.seat))


def _assault(eyes: Eyes, at: str, comers: list[tuple[str, Ship]], against: list[str]) -> Party:
    """All that can come, as far as Fleet Supply lets them; Fighters that find room with them."""
    ships = sorted((ship for _, ship in comers), key=lambda each: (-UNITS[each.kind].cost, each.id))
    kept = ships[: max(0, _room(eyes, at))]
    starts = {start for start, _ in comers}
    flying = sum(systems.fighters(eyes.state.systems[each], eyes.seat) for each in sorted(starts))
    berths = sum(limits.free(eyes.state, each) for each in kept)
    fighters = min(flying, berths)
    own = worth.fleet(eyes.state.systems[at], eyes.seat)
    mine = [each.kind for each in kept] + ["fighter"] * fighters + own
    troops = sum(_aboard(each) for each in kept)
    troops += min(berths - fighters, sum(spare(eyes, eyes.state.systems[each]) for each in sorted(starts)))
    edge = worth.strength(mine) / max(0.1, worth.strength(against))
    return Party(Move((ALL,), (BUT_ONE,)) if kept else None, troops, edge)
