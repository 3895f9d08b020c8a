"""Landings that make sense: what falls without a fight first (TI-331 to TI-336)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.frames import Force, Landing
from rules.twilight_imperium.state import Planet, State
from rules.twilight_imperium.tactical import aboard


def suggested(state: State, frame: Landing, *, everything: bool = False) -> dict[str, Force]:
    """One Ground Force for each planet that falls to it, the rest where defenders can be beaten; or with
    `everything` the rest wherever there is most to gain."""
    there = aboard.cargo(state.systems[frame.system], frame.seat)
    troops = there.gf + there.shock
    forces = dict[str, Force]()
    open_ = [each for each in _targets(state, frame) if not _resistance(state, each)]
    for planet in open_[:troops]:
        forces[planet.id] = _some(there, 1)
    held = sorted(
        (each for each in _targets(state, frame) if _resistance(state, each)),
        key=lambda each: (_resistance(state, each), each.id),
    )
    rest = there.gf + there.shock
    if held and (everything or rest > _resistance(state, held[0])):
        forces[held[0].id] = _some(there, rest)
    elif everything and rest:
        id = next(iter(forces), None) or _best(state, frame)
        more = _some(there, rest)
        before = forces.setdefault(id, Force())
        before.gf, before.shock = before.gf + more.gf, before.shock + more.shock
    if not forces:
        raise IllegalMove("ti-illegal-land-nothing", rule="TI-331", system=frame.system)
    return forces


def everywhere(state: State, frame: Landing) -> tuple[str, ...]:
    """Where several held planets can be beaten at once: more than its defenders for each, the rest in
    proportion; one for each that falls of itself. Empty if there is only one."""
    there = aboard.cargo(state.systems[frame.system], frame.seat)
    left = there.gf + there.shock
    needs: dict[str, int] = {}
    for planet in sorted(_targets(state, frame), key=lambda each: (_resistance(state, each), each.id)):
        need = _resistance(state, planet) + 1
        if need <= left:
            needs[planet.id], left = need, left - need
    if sum(need > 1 for need in needs.values()) < 2:
        return ()
    forces = dict(needs)
    for _ in range(left):
        weakest = min((id for id in needs if needs[id] > 1), key=lambda id: forces[id] / needs[id])
        forces[weakest] += 1
    return tuple(item for id, count in forces.items() for item in _items(id, _some(there, count)))


def _items(planet: str, force: Force) -> Iterator[str]:
    for unit, count in (("gf", force.gf), ("shock", force.shock)):
        if count:
            yield f"{planet}.{unit}:{count}"


def _some(there: Force, count: int) -> Force:
    """Plain ones first; what is taken is no longer there."""
    gf = min(count, there.gf)
    shock = count - gf
    there.gf, there.shock = there.gf - gf, there.shock - shock
    return Force(gf=gf, shock=shock)


def planets(state: State, frame: Landing) -> list[Planet]:
    """Where somebody could land, the richest first."""
    system = state.systems[frame.system]
    found = [each for each in system.planets if not PLANETS[each.id].station]
    if frame.own:
        found = [each for each in found if each.owner == frame.seat]
    allowed = [
        each
        for each in found
        if ground.cannot_land(state, told.facts(seat=frame.seat, planet=each.id)) is None
    ]
    return sorted(
        allowed, key=lambda each: (-PLANETS[each.id].resources - PLANETS[each.id].influence, each.id)
    )


def _targets(state: State, frame: Landing) -> list[Planet]:
    return [each for each in planets(state, frame) if each.owner != frame.seat]


def _best(state: State, frame: Landing) -> str:
    return planets(state, frame)[0].id


def _resistance(state: State, planet: Planet) -> int:
    """Ground Forces and PDS, or the Custodians."""
    if planet.id == REX and planet.owner is None:
        return sum(state.custodians)
    return systems.ground(planet) + planet.pds
