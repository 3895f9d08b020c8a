"""Which landings are possible, which are sensible, and what stands on a planet after one (TI-082, TI-117,
TI-331 to TI-343, TI-366, TI-413, TI-560)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.twilight_imperium.actions import Done, Land
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import LEADERS, PLANETS, UNITS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground, tokens
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.frames import Force, Landing
from rules.twilight_imperium.state import Planet, State
from rules.twilight_imperium.tactical import aboard, items, suggesting

SUGGESTED, ALL = ("suggested",), ("all",)


def possible(state: State, frame: Landing) -> bool:
    """There is something to land, somewhere to land it, and nobody in the way (TI-331)."""
    system = state.systems[frame.system]
    there = aboard.cargo(system, frame.seat)
    carried = there.gf or there.shock or there.pds or there.leaders
    return (
        bool(carried) and bool(suggesting.planets(state, frame)) and not systems.enemies(system, frame.seat)
    )


def guarded(state: State, planet: str) -> bool:
    """By the Custodians: nobody leaves the ships before their Fighters are beaten (TI-208)."""
    return planet == REX and sum(state.custodians) > 0 and systems.planet(state, planet).owner is None


# Judging


def judge(state: State, frame: Landing, action: Action) -> dict[str, Force]:
    """By planet, in the order in which they were named; raise what is wrong."""
    if isinstance(action, Done):
        return {}
    if not isinstance(action, Land):
        raise IllegalMove("ti-illegal-land-first", rule="TI-331", system=frame.system)
    if action.items in (SUGGESTED, ALL):
        forces = suggesting.suggested(state, frame, everything=action.items == ALL)
    else:
        forces = _read(state, frame, action)
    _aboard(state, frame, forces)
    for id, force in forces.items():
        _may(state, frame, _find(state, frame, id), force)
    _plastic(state, frame, forces)
    return forces


def _read(state: State, frame: Landing, action: Land) -> dict[str, Force]:
    forces = dict[str, Force]()
    for item in items.read(action.items):
        _find(state, frame, item.place)
        force = forces.setdefault(item.place, Force())
        match item.unit:
            case "gf":
                force.gf += item.n
            case "shock":
                force.shock += item.n
            case "pds":
                force.pds += item.n
            case "fighter":
                force.fighters += item.n
            case leader if leader in LEADERS and leader not in force.leaders:
                force.leaders.append(leader)
            case _:
                raise IllegalMove("ti-illegal-land-unit", rule="TI-331", item=item.unit)
    if not forces:
        raise IllegalMove("ti-illegal-land-first", rule="TI-331", system=frame.system)
    return forces


def _find(state: State, frame: Landing, id: str) -> Planet:
    found = next((each for each in state.systems[frame.system].planets if each.id == id), None)
    if found is None:
        raise IllegalMove("ti-illegal-land-elsewhere", rule="TI-331", system=frame.system)
    return found


def _aboard(state: State, frame: Landing, forces: dict[str, Force]) -> None:
    """Only what ships carry lands: nobody hops from planet to planet (TI-332)."""
    there = aboard.cargo(state.systems[frame.system], frame.seat)
    wanted = {
        "gf": (sum(force.gf for force in forces.values()), there.gf),
        "shock": (sum(force.shock for force in forces.values()), there.shock),
        "pds": (sum(force.pds for force in forces.values()), there.pds),
        "fighter": (sum(force.fighters for force in forces.values()), there.fighters),
    }
    for unit, (named, carried) in wanted.items():
        if named > carried:
            raise IllegalMove(
                "ti-illegal-land-aboard", rule="TI-332", unit=f"@{unit}", count=named, left=carried
            )
    leaders = [leader for force in forces.values() for leader in force.leaders]
    for leader in leaders:
        if leader not in there.leaders or leaders.count(leader) > 1:
            raise IllegalMove("ti-illegal-land-leader", rule="TI-560", leader=f"@{leader}")


def _may(state: State, frame: Landing, planet: Planet, force: Force) -> None:
    seat, troops = frame.seat, force.gf + force.shock
    if PLANETS[planet.id].station:
        raise IllegalMove("ti-illegal-land-station", rule="TI-086", planet=f"@{planet.id}")
    if frame.own and planet.owner != seat:
        raise IllegalMove("ti-illegal-land-own", rule="TI-413", planet=f"@{planet.id}")
    ban = ground.cannot_land(state, told.facts(seat=seat, planet=planet.id))
    if ban is not None:
        raise IllegalMove(
            "ti-illegal-land-banned", rule="TI-331", planet=f"@{planet.id}", source=f"@{ban.id}"
        )
    if planet.owner != seat and force.leaders and not troops:
        raise IllegalMove("ti-illegal-land-alone", rule="TI-560", planet=f"@{planet.id}")
    if force.fighters and not _fighters_may(state, seat, planet, troops):
        raise IllegalMove("ti-illegal-land-fighters", rule="TI-366", planet=f"@{planet.id}")


def _fighters_may(state: State, seat: int, planet: Planet, troops: int) -> bool:
    """Only with Graviton Negator, beside a Ground Force, where another player's units fight (TI-366)."""
    enemy = planet.owner not in (None, seat) and bool(systems.ground(planet) or planet.pds)
    return enemy and troops > 0 and tokens.marked(state, seat, "fighters_in_invasion")


def _plastic(state: State, frame: Landing, forces: dict[str, Force]) -> None:
    """Each place with Ground Forces needs a piece of plastic (TI-089)."""
    new = sum(force.gf > 0 and not _find(state, frame, id).gf for id, force in forces.items())
    left = aboard.cargo(state.systems[frame.system], frame.seat).gf - sum(f.gf for f in forces.values())
    if new and pieces.spread(state, frame.seat) + new - (not left) > UNITS["gf"].limit:
        raise IllegalMove("ti-illegal-land-plastic", rule="TI-089", count=UNITS["gf"].limit)


# On the planet


def settle(state: State, seat: int, id: str, force: Force) -> list[Event]:
    """A force stands on a planet that is its owner's now; PDS beyond two are destroyed (TI-343)."""
    planet = systems.planet(state, id)
    planet.gf += force.gf
    planet.shock += force.shock
    planet.leaders += force.leaders
    fits = min(force.pds, pieces.MOST_PDS - planet.pds)
    planet.pds += fits
    verbs.escort(state, planet)
    lost = force.pds - fits
    if not lost:
        return []
    return [Event("ti-pds-crowded", {"player": f"#{seat}", "planet": f"@{id}", "count": lost})]
