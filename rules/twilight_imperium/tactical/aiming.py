"""Which ships bombard which planets, each one planet at most; or one uses X-89 in the place of it (TI-126,
TI-127, TI-345 to TI-355, TI-730, TI-731)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.contract import Action, IllegalMove
from rules.twilight_imperium.actions import Bombard
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground, tokens
from rules.twilight_imperium.frames import Landing
from rules.twilight_imperium.state import Planet, Ship, State

POISON = ":x89"
"""Behind a shot: X-89 in the place of bombardment."""


class Aim(NamedTuple):
    shots: dict[str, list[int]]
    """Ships by planet."""
    x89: dict[str, int]


def possible(state: State, frame: Landing) -> bool:
    return any(_targets(state, frame, ship) or _poisoned(state, frame, ship) for ship in _ships(state, frame))


# Judging


def judge(state: State, frame: Landing, action: Action) -> Aim:
    if not isinstance(action, Bombard):
        raise IllegalMove("ti-illegal-bombard-first", rule="TI-344", system=frame.system)
    aim = Aim({}, {})
    ships = {str(ship.id): ship for ship in _ships(state, frame)}
    for shot in action.shots:
        name, _, place = shot.removesuffix(POISON).partition("@")
        if name not in ships:
            raise IllegalMove("ti-illegal-bombard-ship", rule="TI-127", item=name)
        ship, planet = ships.pop(name), _find(state, frame, place)
        _may(state, frame, ship, planet, x89=shot.endswith(POISON))
        if not shot.endswith(POISON):
            aim.shots.setdefault(place, []).append(ship.id)
        elif place in aim.x89:
            raise IllegalMove("ti-illegal-x89-twice", rule="TI-353", planet=f"@{place}")
        else:
            aim.x89[place] = ship.id
    return aim


def _ships(state: State, frame: Landing) -> list[Ship]:
    fleet = systems.ships(state.systems[frame.system], frame.seat)
    return [ship for ship in fleet if UNITS[ship.kind].bombards]


def _find(state: State, frame: Landing, id: str) -> Planet:
    found = next((each for each in state.systems[frame.system].planets if each.id == id), None)
    if found is None:
        raise IllegalMove("ti-illegal-land-elsewhere", rule="TI-344", system=frame.system)
    return found


def _may(state: State, frame: Landing, ship: Ship, planet: Planet, *, x89: bool) -> None:
    """Dreadnoughts only where Ground Forces land (TI-346, TI-731); X-89 is no bombardment (TI-354)."""
    if planet.owner in (None, frame.seat) or not systems.ground(planet):
        raise IllegalMove("ti-illegal-bombard-nobody", rule="TI-351", planet=f"@{planet.id}")
    if x89 and not tokens.marked(state, frame.seat, "x89"):
        raise IllegalMove("ti-illegal-x89", rule="TI-353")
    if not x89:
        source = ground.cannot_bombard(state, shot_facts(frame.seat, ship.kind, planet.id))
        if source is not None:
            raise IllegalMove(
                "ti-illegal-bombard-banned", rule="TI-350", planet=f"@{planet.id}", source=f"@{source.id}"
            )
    if needs_landing(ship.kind) and not _lands(frame, planet.id):
        raise IllegalMove("ti-illegal-bombard-landing", rule="TI-346", planet=f"@{planet.id}")


def shot_facts(seat: int, unit: str, planet: str) -> dict[str, str]:
    return told.facts(seat=seat, unit=unit, planet=planet)


def needs_landing(unit: str) -> bool:
    """War Suns bombard without one (TI-345)."""
    return unit != "war_sun"


def _lands(frame: Landing, planet: str) -> bool:
    force = frame.landed.get(planet)
    return force is not None and force.gf + force.shock > 0


def _legal(state: State, frame: Landing, ship: Ship, planet: Planet, *, x89: bool) -> bool:
    try:
        _may(state, frame, ship, planet, x89=x89)
    except IllegalMove:
        return False
    return True


def _targets(state: State, frame: Landing, ship: Ship) -> list[Planet]:
    planets = state.systems[frame.system].planets
    return [each for each in planets if _legal(state, frame, ship, each, x89=False)]


def _poisoned(state: State, frame: Landing, ship: Ship) -> list[Planet]:
    planets = state.systems[frame.system].planets
    return [each for each in planets if _legal(state, frame, ship, each, x89=True)]


# Suggesting


def suggested(state: State, frame: Landing, spared: int | None = None) -> Bombard:
    """Each ship where Ground Forces land and most defenders are left after what was aimed there before."""
    left = {each.id: systems.ground(each) for each in state.systems[frame.system].planets}
    shots = list[str]()
    for ship in _ships(state, frame):
        targets = [each.id for each in _targets(state, frame, ship) if ship.id != spared]
        if targets:
            best = max(targets, key=lambda id: (_lands(frame, id), left[id]))
            left[best] -= UNITS[ship.kind].dice
            shots.append(f"{ship.id}@{best}")
    return Bombard(tuple(shots))


def poisons(state: State, frame: Landing) -> Iterator[tuple[str, Bombard]]:
    """X-89 on each planet that it reaches, by the ship that bombards least; the others bombard as usual."""
    for planet in state.systems[frame.system].planets:
        ships = [ship for ship in _ships(state, frame) if planet in _poisoned(state, frame, ship)]
        if ships:
            ship = min(ships, key=lambda each: (UNITS[each.kind].dice, each.id))
            others = suggested(state, frame, spared=ship.id).shots
            rest = tuple(each for each in others if not each.endswith(f"@{planet.id}"))
            yield planet.id, Bombard((f"{ship.id}@{planet.id}{POISON}", *rest))
