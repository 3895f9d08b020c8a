"""Which ships go to a system, and what they take along: the least that does it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.android import chances, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL, PLANETS, UNITS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground, supply
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Planet, Ship, System
from rules.twilight_imperium.tactical import loading
from rules.twilight_imperium.tactical.reach import DOCK

ODDS = 0.75
"""With which a planet or a battle is worth trying."""
EDGE = 1.4
"""How much stronger a fleet is that is likely to have them."""
HOME = 2
"""Ground Forces that stay on a home planet from round 2 on."""
Comer = tuple[str, Ship]


class Party(NamedTuple):
    """Ships for one system."""

    ships: tuple[Comer, ...]
    """By where they start; those that are there already stay."""
    fighters: tuple[tuple[str, int], ...]
    loads: tuple[str, ...]
    """Ground Forces by where they stand."""
    troops: int
    """That could land."""
    chance: float
    """To be alone there with what is in space."""

    @property
    def move(self) -> Move | None:
        """None: those that are there do it."""
        named = (
            *(str(ship.id) for _, ship in self.ships),
            *(f"{at}.fighter:{n}" for at, n in self.fighters),
        )
        return Move(named, self.loads or ("none",)) if named or self.loads else None


# What is there


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


def guarded(eyes: Eyes, planet: Planet) -> bool:
    """By the Custodians (TI-208)."""
    return planet.id == REX and planet.owner is None and sum(eyes.state.custodians) > 0


def resistance(eyes: Eyes, planet: Planet) -> int:
    if guarded(eyes, planet):
        return eyes.state.custodians[1]
    return systems.ground(planet) + planet.pds


def needed(eyes: Eyes, planet: Planet, odds: float = ODDS) -> int:
    """Ground Forces that are likely to take it."""
    if guarded(eyes, planet):
        return eyes.state.custodians[1] + 2
    return chances.needed(min(systems.ground(planet), 12), planet.pds, odds)


def enemy(eyes: Eyes, at: str) -> list[str]:
    system = eyes.state.systems[at]
    return [kind for seat in systems.enemies(system, eyes.seat) for kind in worth.fleet(system, seat)]


def guards(eyes: Eyes, at: str) -> list[str]:
    """Fighters of the Custodians, who are fought before anybody lands (TI-208)."""
    neutral = at == MECATOL and any(guarded(eyes, each) for each in eyes.state.systems[at].planets)
    return ["fighter"] * eyes.state.custodians[0] if neutral else []


# Who could go


def comers(eyes: Eyes, at: str) -> list[Comer]:
    return [(start, ship) for start, ship in eyes.comers.get(at, []) if ship.kind != DOCK]


def aboard(ship: Ship) -> int:
    return ship.gf + ship.shock


def spare(eyes: Eyes, system: System) -> list[tuple[Planet, int]]:
    """Ground Forces that may leave: a garrison stays on each planet, a larger one at home."""
    if not loading.may_load(system, eyes.seat, ()):
        return []
    keep = HOME if system.at == eyes.player.home and eyes.state.round > 1 else 1
    own = [(each, each.gf - max(0, keep - each.shock)) for each in system.planets if each.owner == eyes.seat]
    return [(planet, count) for planet, count in own if count > 0]


def room(eyes: Eyes, at: str) -> int:
    limit = supply.fleet_limit(eyes.state, eyes.seat, at).value
    return max(0, limit - len(systems.ships(eyes.state.systems[at], eyes.seat)))


# The least that does it


def party(eyes: Eyes, at: str, wanted: int, *, everybody: bool = False) -> Party:
    """With so many Ground Forces, and warships as the enemy wants them, or all there are."""
    found, against = comers(eyes, at), enemy(eyes, at) + guards(eyes, at)
    chosen = list(_transports(eyes, at, found, wanted))[: room(eyes, at)]
    rest = [each for each in found if each not in chosen]
    for comer in sorted(rest, key=lambda each: (-_fights(each[1]), each[1].id)):
        enough = not everybody and _edge(eyes, at, chosen, against) >= EDGE
        if enough or len(chosen) >= room(eyes, at):
            break
        chosen.append(comer)
    return loaded(eyes, at, chosen)


def _fights(ship: Ship) -> float:
    """Transports last: they are missed elsewhere."""
    return 0.0 if ship.kind == "carrier" else worth.strength([ship.kind])


def _edge(eyes: Eyes, at: str, chosen: Sequence[Comer], against: Sequence[str]) -> float:
    if not against:
        return 9.0
    own = worth.fleet(eyes.state.systems[at], eyes.seat)
    flying = sum(n for _, n in _fighters(eyes, chosen, 0))
    mine = [ship.kind for _, ship in chosen] + own + ["fighter"] * flying
    return worth.strength(mine) / max(0.1, worth.strength(against))


def _transports(eyes: Eyes, at: str, found: Sequence[Comer], wanted: int) -> Iterator[Comer]:
    """The cheapest that bring the troops."""
    left = {start: sum(n for _, n in spare(eyes, eyes.state.systems[start])) for start, _ in found}
    troops = sum(aboard(each) for each in systems.ships(eyes.state.systems[at], eyes.seat))
    fit = [each for each in found if aboard(each[1]) or limits.berths_free(eyes.state, each[1]) > 0]
    for start, ship in sorted(fit, key=lambda each: (-aboard(each[1]), UNITS[each[1].kind].cost, each[1].id)):
        more = max(0, min(limits.berths_free(eyes.state, ship), left[start]))
        if troops >= wanted or not aboard(ship) + more:
            continue
        left[start] -= more
        troops += aboard(ship) + more
        yield start, ship


def loaded(eyes: Eyes, at: str, chosen: Sequence[Comer], *, empty: bool = False) -> Party:
    """Ground Forces from where the ships start, then Fighters, as far as there is room."""
    system = eyes.state.systems[at]
    troops = sum(aboard(each) for each in systems.ships(system, eyes.seat))
    troops += sum(aboard(ship) for _, ship in chosen)
    loads, used = list[str](), 0
    for start in sorted({start for start, _ in chosen}):
        here = [ship for each, ship in chosen if each == start]
        berths = sum(max(0, limits.berths_free(eyes.state, ship)) for ship in here)
        for planet, count in spare(eyes, eyes.state.systems[start]):
            taken = 0 if empty else min(count, berths)
            if taken:
                loads.append(f"{planet.id}.gf:{taken}")
                berths, troops, used = berths - taken, troops + taken, used + taken
    flying = tuple(_fighters(eyes, chosen, used))
    return Party(tuple(chosen), flying, tuple(loads), troops, _chance(eyes, at, chosen, flying, troops))


def _fighters(eyes: Eyes, chosen: Sequence[Comer], used: int) -> Iterator[tuple[str, int]]:
    """They fill what room is left, system by system."""
    for start in sorted({start for start, _ in chosen}):
        here = [ship for each, ship in chosen if each == start]
        free = sum(max(0, limits.free(eyes.state, ship)) for ship in here)
        taken = min(used, free)
        used -= taken
        count = min(free - taken, systems.fighters(eyes.state.systems[start], eyes.seat))
        if count > 0:
            yield start, count


def _chance(
    eyes: Eyes, at: str, chosen: Sequence[Comer], flying: Sequence[tuple[str, int]], troops: int
) -> float:
    kinds = [ship.kind for _, ship in chosen] + ["fighter"] * sum(n for _, n in flying)
    kinds += worth.fleet(eyes.state.systems[at], eyes.seat)
    if enemy(eyes, at):
        return chances.battle(eyes, at, kinds) if kinds else 0.0
    return chances.centre(eyes, kinds, troops) if guards(eyes, at) and kinds else 1.0
