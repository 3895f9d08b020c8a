"""Action Cards played as an action that move units, buy, or borrow a Strategy Card.

Targets beyond the data's kinds: Transport `lodor.gf:2>jord`, `lodor.shock:1>jord`, three units at most ·
Patrol `17`, `304`, and perhaps a second pair · Advanced Reinforcements the planet and `gf` or `shock`.

Flawless Strategy puts a `StrategicAction` on the stack for a card that nobody has. Massive Transport leaves
`saar_floating_docks` (round, on: the dock's id), which effects.building reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards.deeds_action import settles
from rules.twilight_imperium.cards.deeds_strategy import free_cards
from rules.twilight_imperium.cards.targets import Card, plays_of, route
from rules.twilight_imperium.components import RACES, RACIAL, TECHNOLOGIES
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import ON, Price, Targets
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.movement import ways
from rules.twilight_imperium.effects.science import cannot_gain
from rules.twilight_imperium.fleets import arrivals, removal
from rules.twilight_imperium.frames import Facts, StrategicAction
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

MOST_TROOPS = 3
SCOUTS = ("cruiser", "destroyer")
ALIEN = 4
"""Resources."""


# Ground Forces


class Lift(NamedTuple):
    """`lodor.gf:2>jord`."""

    origin: str
    unit: str
    number: int
    to: str


def _lift(text: str) -> Lift | None:
    load, _, to = text.partition(">")
    place, _, units = load.partition(".")
    unit, _, count = units.partition(":")
    if unit not in ("gf", "shock") or not count.isdecimal() or not int(count):
        return None
    return Lift(place, unit, int(count), to)


def _lifts(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """From one planet to one other; more can be said."""
    own = [each for each in systems.planets_of(state, seat) if settles(each.id)]
    for origin in own:
        for to in own:
            for unit, there in (("gf", origin.gf), ("shock", origin.shock)):
                for count in range(min(there, MOST_TROOPS), 0, -1):
                    on = (f"{origin.id}.{unit}:{count}>{to.id}",)
                    if origin is not to and _liftable(state, seat, on, {}):
                        yield on


def _liftable(state: State, seat: int, on: Targets, _: Facts) -> bool:
    found = [_lift(each) for each in on]
    lifts = [each for each in found if each is not None]
    own = {each.id: each for each in systems.planets_of(state, seat) if settles(each.id)}
    named = all(each.origin in own and each.to in own and each.origin != each.to for each in lifts)
    if not lifts or len(lifts) < len(found) or not named:
        return False
    for id, planet in own.items():
        for unit, there in (("gf", planet.gf), ("shock", planet.shock)):
            if sum(each.number for each in lifts if (each.origin, each.unit) == (id, unit)) > there:
                return False
    free = all(_way(state, seat, each.origin, each.to) for each in lifts)
    return free and sum(each.number for each in lifts) <= MOST_TROOPS


def _way(state: State, seat: int, one: str, other: str) -> bool:
    return route(state, seat, systems.place_of(state, one).at, systems.place_of(state, other).at)


def _transport(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    events = list[Event]()
    lifts = [each for each in map(_lift, on) if each is not None]
    for lift in lifts:
        origin, to = systems.planet(state, lift.origin), systems.planet(state, lift.to)
        if lift.unit == "gf":
            origin.gf, to.gf = origin.gf - lift.number, to.gf + lift.number
        else:
            origin.shock, to.shock = origin.shock - lift.number, to.shock + lift.number
        names = {"origin": f"@{lift.origin}", "to": f"@{lift.to}"}
        events.append(Event("ti-transported", {"unit": f"@{lift.unit}", "count": lift.number, **names}))
    for id in dict.fromkeys(each for lift in lifts for each in (lift.origin, lift.to)):
        verbs.escort(state, systems.planet(state, id))
    return events


def _reinforcements(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    for planet in systems.planets_of(state, seat):
        if settles(planet.id):
            yield planet.id, "gf"
            if state.shock_left:
                yield planet.id, "shock"


def _advanced(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    """A pair of Ground Forces or one Shock Troop."""
    if on[1] == "gf":
        return verbs.free_ground(state, "gf", on[0], 2)
    return verbs.free_ground(state, "shock", on[0])


# Docks


def _dock_routes(state: State, seat: int, on: Targets, _: Facts) -> bool:
    """To an own planet without a dock; a floating one to the space beside it."""
    here = _dock_place(state, seat, on[0])
    there = systems.place_of(state, on[1]).at
    if here is None or not route(state, seat, here, there):
        return False
    if on[0].isdecimal():
        return here != there
    return on[1] != on[0] and settles(on[1]) and systems.planet(state, on[1]).dock is None


def _dock_place(state: State, seat: int, dock: str) -> str | None:
    if dock.isdecimal():
        return systems.system_of(state, int(dock)).at
    return systems.place_of(state, dock).at if systems.planet(state, dock).dock is not None else None


def _massive_transport(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """It builds only from the next round (TI-654)."""
    here, there = _dock_place(state, seat, on[0]), systems.place_of(state, on[1])
    assert here is not None
    if on[0].isdecimal():
        dock = systems.ship(state, int(on[0]))
        fleet = state.systems[here].docks
        fleet[:] = [each for each in fleet if each.id != dock.id]
        there.docks.append(dock)
        begin(state, "saar_floating_docks", seat, "round", (on[0],))
    else:
        systems.planet(state, on[0]).dock = None
        systems.planet(state, on[1]).dock = state.round + 1
    moved = Event("ti-dock-moved", {"player": f"#{seat}", "system": here, "planet": f"@{on[1]}"})
    return [moved, *removal.check(state, seat, here)]


# Ships


def _patrols(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """One or two ships of a system with an own counter, to empty ones beside it."""
    for system in systems.places(state):
        if seat not in system.counters:
            continue
        scouts = [str(ship.id) for ship in systems.ships(system, seat) if ship.kind in SCOUTS]
        places = [at for at in ways(state, system.at) if systems.empty(state, at)]
        yield from ((ship, at) for ship in scouts for at in places)
        for one, other in combinations(scouts, 2):
            yield from ((one, at, other, also) for at in places for also in places)


def _patrol(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    events, origin = list[Event](), systems.system_of(state, int(on[0]))
    for id, at in zip(on[::2], on[1::2], strict=True):
        ship, there = systems.ship(state, int(id)), state.systems[at]
        origin.ships[:] = [each for each in origin.ships if each.id != ship.id]
        there.ships.append(ship)
        moved = {"player": f"#{seat}", "ship": f"@{ship.kind}", "origin": origin.at, "system": at}
        events.append(Event("ti-patrols", dict(moved)))
    for at in sorted(set(on[1::2])):
        counters.place(state, seat, at)
        events += removal.check(state, seat, at)
        events += arrivals.appear(state, seat, at)
    return [*events, *removal.check(state, seat, origin.at)]


# Technology, and a Strategy Card of nobody's


def _gainable(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """The own racial one too (TI-478)."""
    for technology in (*TECHNOLOGIES, RACES[state.players[seat].race].technology):
        if cannot_gain(state, told.facts(seat=seat, technology=technology, bought="yes")) is None:
            yield (technology,)


def _alien_price(_: State, __: int, facts: Facts) -> Price:
    """A racial one costs its card besides (TI-478)."""
    racial = RACIAL.get(facts.get(ON, ""))
    return Price(ALIEN + (0 if racial is None else racial.cost), "resources")


def _alien(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    return verbs.gain_technology(state, seat, on[0])


def _nobodys(state: State, _: int, on: Targets, __: Facts) -> bool:
    return on[0] in free_cards(state)


def _flawless(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    state.stack.append(StrategicAction(seat, on[0]))
    return []


PLAYS = plays_of(
    Card("transport", _transport, can=_lifts, judge=_liftable),
    Card("advanced_reinforcements", _advanced, can=_reinforcements),
    Card("massive_transport", _massive_transport, _dock_routes),
    Card("patrol", _patrol, can=_patrols),
    Card("alien_technology", _alien, can=_gainable, price=_alien_price),
    Card("flawless_strategy", _flawless, _nobodys),
)
