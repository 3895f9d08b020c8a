"""What a fight risks before it is begun, or as it stands: exact, if both fight on and nobody plays a card.

Only what is open on the table enters: an enemy is taken to give up ships in the usual order (TI-685).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from rules.core.contract import IllegalMove
from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.battle import forecast, fronts
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.board.pieces import REX
from rules.twilight_imperium.components import LEADERS, MECATOL
from rules.twilight_imperium.frames import Battle, Invasion, Tactical
from rules.twilight_imperium.odds import forces
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.state import NOBODY, Planet, Ship, State, System
from rules.twilight_imperium.tactical import everything, fire, losing, movement, passage
from rules.twilight_imperium.tactical.items import ALL
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import Chart
from rules.twilight_imperium.tactical.voyage import Voyage

Units = tuple[tuple[str, int], ...]
OVER = ("round", "roll", "rolled", "losses", "promote", "genome", "over", "capture", "fate", "gained")
"""Stages of an invasion after its bombardment and the fire of PDS."""


class Fight(Struct, frozen=True):
    kind: Literal["space", "invasion", "custodians"]
    system: str
    planet: str
    attacker: int
    defender: int
    chances: tuple[float, float, float]
    """Of the attacker, of the defender, and that nobody is left."""
    units: Units
    theirs: Units
    left: Units
    """What the attacker has most often left when he wins."""


# As it stands


def current(state: State, seat: int) -> Fight | None:
    """The battle or invasion that is being fought, as this seat may weigh it."""
    for frame in reversed(state.stack):
        if isinstance(frame, Battle):
            return _battle(state, frame, seat)
        if isinstance(frame, Invasion):
            return _invasion(state, frame)
    return None


def _battle(state: State, frame: Battle, seat: int) -> Fight:
    position = forecast.position(state, frame)
    for side, who in (("attacker", frame.seat), ("defender", frame.defender)):
        if who != seat:
            position[side].pop("policy", None)  # how others mean to fight is their secret
    return _weighed(
        "space", msgspec.convert(position, forces.Battle), frame.system, frame.seat, frame.defender
    )


def _invasion(state: State, frame: Invasion) -> Fight:
    planet, before = fronts.planet(state, frame), frame.stage not in OVER
    attacker = {
        **_side(state, frame.seat),
        "units": _troops(state, frame, frame.seat),
        "generals": fronts.led(frame, "general"),
        "agent": bool(fronts.led(frame, "agent")),
    }
    if before:
        ships = [systems.ship(state, id).kind for id in frame.ships]
        attacker["units"] = {**attacker["units"], **Counter(ships)}
    defender = {**_side(state, frame.defender), "units": _troops(state, frame, frame.defender)}
    if frame.defender != NOBODY:
        defender["generals"] = min(1, _led(planet, "general"))
        if before and planet.pds:
            battery = {"number": planet.pds, "scientist": bool(_led(planet, "scientist"))}
            defender["pds"] = (battery,)
    battle = {"kind": "invasion", "attacker": attacker, "defender": defender}
    weighed = msgspec.convert(battle, forces.Battle)
    return _weighed("invasion", weighed, frame.system, frame.seat, frame.defender, frame.planet)


def _troops(state: State, frame: Invasion, seat: int) -> dict[str, int]:
    gf, shock = fronts.troops(state, frame, seat)
    return {kind: count for kind, count in (("gf", gf), ("shock", shock)) if count}


def _led(planet: Planet, kind: str) -> int:
    return sum(LEADERS[each].kind == kind for each in planet.leaders)


# Before it is begun


class Coming(NamedTuple):
    """What would fight in a system after the movement."""

    ships: list[Ship]
    fighters: int

    def kinds(self) -> dict[str, int]:
        found = Counter[str](each.kind for each in self.ships)
        return dict(found + Counter({"fighter": self.fighters}))

    def troops(self) -> dict[str, int]:
        found = Counter({kind: sum(getattr(each, kind) for each in self.ships) for kind in ("gf", "shock")})
        return dict(+found)

    def admiral(self) -> str:
        led = (each.kind for each in self.ships for id in each.leaders if LEADERS[id].kind == "admiral")
        return next(led, "")


def attacks(state: State, seat: int, only: str | None = None) -> list[Fight]:
    """Of every system held by others that everything which can come there would meet; in a Tactical Action
    of the system that is activated."""
    chart, frame = Chart(state, seat), state.stack[-1] if state.stack else None
    if isinstance(frame, Tactical) and frame.seat == seat and frame.stage == "move":
        courses = [passage.course(frame)]
    else:
        free = (system.at for system in systems.places(state) if seat not in system.counters)
        courses = [Course(seat, at, (at,)) for at in free]
    return [
        fight
        for course in courses
        if only in (None, course.end) and _held(state, course)
        for fight in _met(state, course, _everything(state, course, chart))
    ]


def coming(state: State, course: Course, voyage: Voyage) -> list[Fight]:
    """What a move that is being put together would meet."""
    if not _held(state, course):
        return []
    fighters = systems.fighters(state.systems[course.end], course.seat) + sum(voyage.fighters.values())
    return list(_met(state, course, Coming(losing.loaded(state, course, voyage), fighters)))


def _held(state: State, course: Course) -> bool:
    system = state.systems[course.end]
    return bool(systems.enemies(system, course.seat)) or _guarded(state, system)


def _guarded(state: State, system: System) -> bool:
    return system.at == MECATOL and any(state.custodians)


def _everything(state: State, course: Course, chart: Chart) -> Coming:
    """What `move all` would bring, beside what is there."""
    move = everything.explicit(state, course, Move((ALL,)), chart)
    try:
        voyage = movement.judge(state, course, move)
    except IllegalMove:
        return Coming([], 0)
    fighters = systems.fighters(state.systems[course.end], course.seat) + sum(voyage.fighters.values())
    return Coming(losing.loaded(state, course, voyage), fighters)


def _met(state: State, course: Course, fleet: Coming) -> Iterator[Fight]:
    seat, system = course.seat, state.systems[course.end]
    others = systems.enemies(system, seat)
    if not fleet.kinds():
        return
    mine = {**_side(state, seat), "units": fleet.kinds(), "admiral": fleet.admiral()}
    mine["damaged"] = dict(Counter(each.kind for each in fleet.ships if each.damaged))
    if not others:
        if troops := fleet.troops():
            yield _guards(state, seat, mine, troops)
        return
    mine |= {"pds": _batteries(state, seat, system.at), "high_alert": _alert(state, seat, system.at)}
    terrain = galaxy.terrain(state, system.at)
    place = terrain if terrain in ("nebula", "ion_storm") else ""
    for other in others:
        fight: dict[str, Any] = {
            "kind": "space",
            "attacker": mine,
            "defender": _waiting(state, system, other),
        }
        fight |= {"place": place, "mine": other in system.mines}
        yield _weighed("space", msgspec.convert(fight, forces.Battle), system.at, seat, other)


def _guards(state: State, seat: int, mine: dict[str, Any], troops: dict[str, int]) -> Fight:
    """The Custodians: their Ground Forces alone once their Fighters are gone (TI-215)."""
    flying, standing = state.custodians
    if flying:
        battle = {"kind": "custodians", "attacker": mine, "defender": {"race": "", "units": {}}}
        mine["units"] |= troops
        return _weighed("custodians", msgspec.convert(battle, forces.Battle), MECATOL, seat, NOBODY)
    landing = {**_side(state, seat), "units": troops}
    battle = {"kind": "invasion", "attacker": landing, "defender": {"race": "", "units": {"gf": standing}}}
    return _weighed("invasion", msgspec.convert(battle, forces.Battle), MECATOL, seat, NOBODY, REX)


def _waiting(state: State, system: System, seat: int) -> dict[str, Any]:
    there = Coming(systems.ships(system, seat), systems.fighters(system, seat))
    return {
        **_side(state, seat),
        "units": there.kinds(),
        "damaged": dict(Counter(each.kind for each in there.ships if each.damaged)),
        "pds": _batteries(state, seat, system.at),
        "high_alert": _alert(state, seat, system.at),
        "admiral": there.admiral(),
    }


def _batteries(state: State, seat: int, at: str) -> tuple[dict[str, Any], ...]:
    planets = [
        systems.planet(state, id) for id in fire.in_range(state, seat, at) if systems.on_board(state, id)
    ]
    return tuple(
        {"number": each.pds, "adjacent": systems.place_of(state, each.id).at != at}
        for each in planets
        if each.pds
    )


def _alert(state: State, seat: int, at: str) -> bool:
    return state.high_alert == (seat, at)


def _side(state: State, seat: int) -> dict[str, Any]:
    if seat == NOBODY:
        return {"race": ""}
    player = state.players[seat]
    return {"race": player.race, "tech": frozenset(player.technologies)}


# Both


def _weighed(
    kind: Literal["space", "invasion", "custodians"],
    battle: forces.Battle,
    system: str,
    attacker: int,
    defender: int,
    planet: str = "",
) -> Fight:
    found = odds(battle)
    won = [end for end in found.ends if end.attacker and not end.defender]
    left = max(won, key=lambda end: end.chance).attacker if won else {}
    units, theirs = _counted(battle.attacker.units), _counted(battle.defender.units)
    chances = (found.attacker, found.defender, found.draw)
    return Fight(kind, system, planet, attacker, defender, chances, units, theirs, _counted(left))


def _counted(units: dict[str, int]) -> Units:
    """The dearest first."""
    order: Sequence[str] = (*forces.SHIPS[::-1], "shock", "gf")
    return tuple((kind, units[kind]) for kind in order if units.get(kind))
