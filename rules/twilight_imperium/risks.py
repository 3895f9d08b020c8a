"""What a fight risks before it is begun, or as it stands: exact, if both fight on and nobody plays a card.

Only what is open on the table enters: an enemy is taken to give up ships in the usual order (TI-685).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.battle import forecast, fronts
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import LEADERS, MECATOL
from rules.twilight_imperium.frames import Battle, Invasion
from rules.twilight_imperium.odds import forces
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.state import NOBODY, Planet, State, System
from rules.twilight_imperium.tactical import everything, fire, items, party
from rules.twilight_imperium.tactical.items import ALL
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import Chart

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


def attacks(state: State, seat: int, only: str | None = None) -> list[Fight]:
    """Of every system held by others that everything which can come there would meet."""
    chart = Chart(state, seat)
    return [
        fight
        for system in systems.places(state)
        if only in (None, system.at) and seat not in system.counters
        for fight in _met(state, seat, system, chart)
    ]


def _met(state: State, seat: int, system: System, chart: Chart) -> Iterator[Fight]:
    others = systems.enemies(system, seat)
    guarded = system.at == MECATOL and not others and any(state.custodians)
    if not (others or guarded):
        return
    course = Course(seat, system.at, (system.at,))
    ships, troops = _everything(state, course, chart)
    if not ships:
        return
    mine = {**_side(state, seat), "units": dict(Counter(ships)), "high_alert": _alert(state, seat, system.at)}
    if guarded:
        if troops:
            mine["units"] |= troops
            mine.pop("high_alert")
            battle = {"kind": "custodians", "attacker": mine, "defender": {"race": "", "units": {}}}
            yield _weighed("custodians", msgspec.convert(battle, forces.Battle), system.at, seat, NOBODY)
        return
    terrain = galaxy.terrain(state, system.at)
    place = terrain if terrain in ("nebula", "ion_storm") else ""
    for other in others:
        theirs = {**_side(state, other), "units": _fleet(system, other), "damaged": _damaged(system, other)}
        theirs |= {"pds": _batteries(state, other, system.at), "high_alert": _alert(state, other, system.at)}
        battle = {"kind": "space", "attacker": mine, "defender": theirs, "place": place}
        yield _weighed("space", msgspec.convert(battle, forces.Battle), system.at, seat, other)


def _everything(state: State, course: Course, chart: Chart) -> tuple[list[str], dict[str, int]]:
    """Kinds of ships that `move all` would bring, with those that are there; and the troops aboard."""
    move = everything.explicit(state, course, Move((ALL,)), chart)
    coming = party.named(state, course, items.read(move.items))
    system = state.systems[course.end]
    ships = [each.kind for _, each in coming.ships] + [
        each.kind for each in systems.ships(system, course.seat)
    ]
    fighters = sum(coming.fighters.values()) + systems.fighters(system, course.seat)
    troops = Counter[str]()
    for each in items.read(move.load):
        troops[each.unit] += each.n
    for _, ship in coming.ships:
        troops.update({"gf": ship.gf, "shock": ship.shock})
    return [*ships, *["fighter"] * fighters], {k: n for k, n in troops.items() if k in ("gf", "shock") and n}


def _fleet(system: System, seat: int) -> dict[str, int]:
    found = Counter[str](each.kind for each in systems.ships(system, seat))
    if systems.fighters(system, seat):
        found["fighter"] = systems.fighters(system, seat)
    return dict(found)


def _damaged(system: System, seat: int) -> dict[str, int]:
    return dict(Counter(each.kind for each in systems.ships(system, seat) if each.damaged))


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
