"""What each NPC wants in its turn (section 27)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.xia import dicing, npc_paths, query
from rules.xia.components import NPCS
from rules.xia.frames import NpcTurn
from rules.xia.geometry import board
from rules.xia.npc_paths import Ways
from rules.xia.state import NpcShip, State

PAY = 1000
"""For the Merchant, at every sell space (XIA-499)."""


def choose(state: State, frame: NpcTurn, dice: Dice) -> list[Event]:
    """A ship to hunt, or a planet to fly to."""
    told = WISHES[frame.npc](state, frame, query.npc(state, frame.npc), dice)
    if frame.target is not None:
        told.append(Event("xia-npc-hunts", {"npc": f"@{frame.npc}", "target": query.named(frame.target)}))
    return told


def ends(state: State, frame: NpcTurn) -> list[str]:
    """Spaces on which the best ways end this turn: as far as it flies, free, along the way (XIA-540)."""
    here = query.npc(state, frame.npc).space
    assert here is not None
    ways = npc_paths.ways(state, frame.npc, here)  # type: ignore[arg-type]
    along = ways.along(ways.best(goals(state, frame)))
    for steps in range(min(frame.left, max(along, default=0)), 0, -1):
        free = [space for space in along[steps] if not query.occupied(state, space, but=frame.npc)]
        if free:
            return free
    return []


def goals(state: State, frame: NpcTurn) -> list[str]:
    """Spaces where it has what it wants: beside the ship it hunts, on the planet, or at the stall there.
    Free ones, if there are any."""
    wanted = _wanted(state, frame)
    return [space for space in wanted if not query.occupied(state, space, but=frame.npc)] or wanted


def _wanted(state: State, frame: NpcTurn) -> list[str]:
    if frame.target is not None:
        there = query.space_of(state, frame.target)
        return beside(state, there) if there is not None else []
    inside = [s for s in board(state).spaces.values() if s.sector == frame.goal and s.planet]
    if frame.npc != "merchant":
        return [space.id for space in inside]
    stalls = [space.id for space in inside if "$" in space.features]
    if any(query.occupied(state, stall, but=frame.npc) for stall in stalls):
        return [space for stall in stalls for space in beside(state, stall)]
    return stalls


def beside(state: State, space: str) -> list[str]:
    """Adjacent by the rules: on the same side of any planetary shield."""
    around = board(state)
    return [other for _, other in around.neighbours(space) if around.adjacent(space, other)]


# Whom they hunt


def _nearest(
    state: State, frame: NpcTurn, prey: list[str], within: int | None, dice: Dice
) -> tuple[str | None, list[Event]]:
    """By its own ways; a tie between ships is settled by a die (XIA-502)."""
    here = query.npc(state, frame.npc).space
    assert here is not None
    ways = npc_paths.ways(state, frame.npc, here)  # type: ignore[arg-type]
    far = {ship: steps for ship in prey if (steps := _steps(state, ways, ship)) is not None}
    if within is not None:
        far = {ship: steps for ship, steps in far.items() if steps <= within}
    nearest = [ship for ship, steps in far.items() if steps == min(far.values())]
    if len(nearest) < 2:
        return next(iter(nearest), None), []
    ship, roll = dicing.lot(nearest, dice)
    return ship, [Event("xia-npc-lot", {"npc": f"@{frame.npc}", "target": query.named(ship), "roll": roll})]


def _steps(state: State, ways: Ways, ship: str) -> int | None:
    """To the ship itself: one more than to a space beside it."""
    there = query.space_of(state, ship)
    assert there is not None
    reached = ways.best(beside(state, there))
    return ways.steps(reached[0]) + 1 if reached else None


def _avenges(state: State, ship: NpcShip, but: tuple[str, ...] = ()) -> list[str]:
    """Who attacked it last, until it has struck back or one of the two is gone (XIA-494, XIA-498)."""
    found = [each for each in ship.attackers if each not in but and query.space_of(state, each) is not None]
    return found[-1:]


# What they want


def _enforcer(state: State, frame: NpcTurn, ship: NpcShip, dice: Dice) -> list[Event]:
    """Retaliation, then outlaws near, then the patrol between lawful planets (XIA-492 to XIA-494)."""
    frame.target, told = _nearest(state, frame, _avenges(state, ship), None, dice)
    if frame.target is None:
        outlaws = [each for each, _ in query.ships(state) if query.outlaw(state, each)]
        frame.target, told = _nearest(state, frame, outlaws, NPCS["enforcer"].sees, dice)
    if frame.target is not None:
        return told
    return _patrol(state, frame, ship, dice)


def _patrol(state: State, frame: NpcTurn, ship: NpcShip, dice: Dice) -> list[Event]:
    """To the lawful planet it saw longest ago; those never seen first, ties by a die."""
    planets = sorted(set(_lawful(state)))
    here = _planet_of(state, ship)
    others = [planet for planet in planets if planet != here] or planets
    fresh = [planet for planet in others if planet not in ship.visited]
    if len(fresh) > 1:
        frame.goal, roll = dicing.lot(fresh, dice)
        return [Event("xia-npc-patrol-lot", {"npc": "@enforcer", "sector": f"@{frame.goal}", "roll": roll})]
    frame.goal = fresh[0] if fresh else min(others, key=ship.visited.index, default=None)
    return []


def _lawful(state: State) -> Iterator[str]:
    for space in board(state).spaces.values():
        if space.region is not None and space.region.law == "lawful":
            yield space.sector


def _scoundrel(state: State, frame: NpcTurn, ship: NpcShip, dice: Dice) -> list[Event]:
    """After an attack home to Loath; then whoever attacked it, then innocents near, never the Enforcer
    (XIA-496 to XIA-498)."""
    told: list[Event] = []
    frame.goal = NPCS["scoundrel"].home
    if ship.fleeing:
        return told
    frame.target, told = _nearest(state, frame, _avenges(state, ship, ("enforcer",)), None, dice)
    if frame.target is None:
        prey = [
            each for each, _ in query.ships(state) if each != "enforcer" and not query.outlaw(state, each)
        ]
        frame.target, told = _nearest(state, frame, prey, NPCS["scoundrel"].sees, dice)
    return told


def _merchant(state: State, frame: NpcTurn, ship: NpcShip, dice: Dice) -> list[Event]:
    """The next planet of its route that is on the board (XIA-499, XIA-501)."""
    route = list(NPCS["merchant"].route)
    last = ship.visited[-1] if ship.visited else None
    start = route.index(last) + 1 if last else route.index(NPCS["merchant"].home)
    laid = board(state).laid
    ahead = [planet for planet in route[start:] + route[:start] if planet in laid and planet != last]
    frame.goal = ahead[0] if ahead else None
    return []


WISHES: dict[str, Callable[[State, NpcTurn, NpcShip, Dice], list[Event]]] = {
    "enforcer": _enforcer,
    "scoundrel": _scoundrel,
    "merchant": _merchant,
}


# Where they have got to


def arrived(state: State, frame: NpcTurn) -> list[Event]:
    """On the planet it flew to: a patrol's stop, a hiding place, or a sale."""
    ship = query.npc(state, frame.npc)
    planet = _planet_of(state, ship)
    if frame.npc == "scoundrel":
        ship.fleeing = ship.fleeing and planet != NPCS["scoundrel"].home
        return []
    if planet is None or planet != frame.goal or ship.space not in goals(state, frame):
        return []
    if planet in ship.visited:
        ship.visited.remove(planet)
    ship.visited.append(planet)
    if frame.npc != "merchant":
        return []
    ship.credits += PAY
    return [Event("xia-npc-sells", {"npc": "@merchant", "sector": f"@{planet}", "credits": ship.credits})]


def _planet_of(state: State, ship: NpcShip) -> str | None:
    space = board(state).spaces[ship.space] if ship.space is not None else None
    return space.sector if space is not None and space.planet else None
