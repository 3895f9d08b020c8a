"""Action Cards played as an action: planets, goods, counters, ships.

Left for other chapters to read (owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| armistice | round | the player, the planet | effects.ground: cannot_land |
| diplomatic_immunity | round | the system | effects.activation: cannot_activate |
| spacedock_accident | round | the dock: its planet, or its id | effects.building: cannot_build |
| war_footing | round | the system | effects.supply; the end of the round checks the fleet (TI-545) |
| enhanced_armor | round | | effects.combat: sustains |
"""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import control, galaxy, pieces, systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import REX, cannot_target
from rules.twilight_imperium.fleets import limits, removal
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse import counters, goods, planets
from rules.twilight_imperium.state import State, System

LUCKY = ("dreadnought", "cruiser", "destroyer")
RETURNS = 6
"""Strategic Bombardment comes back to the hand from this face on."""


def abroad(system: System) -> bool:
    """Outside Home Systems."""
    return galaxy.race_of(system.tile) is None


def opponent(on: Targets) -> int:
    return int(on[0])


def settles(planet: str) -> bool:
    """Units may stand there (TI-082)."""
    return not PLANETS[planet].station


# Free units and planets


def _undefended(state: State, _: int, on: Targets, __: Facts) -> bool:
    return settles(on[0]) and not systems.planet(state, on[0]).pds


def _civil_defense(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    return verbs.free_ground(state, "pds", on[0], 2)


def _haunted(state: State, seat: int, on: Targets, _: Facts) -> bool:
    system = state.systems[on[0]]
    wormhole = bool(galaxy.letters(state, on[0])) and not systems.enemies(system, seat)
    return wormhole and limits.room_for_ships(state, seat, system, "destroyer") > 0


def _ghost_ship(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    return verbs.free_ships(state, seat, "destroyer", on[0])


def _rallied(state: State, seat: int, _: Targets, __: Facts) -> bool:
    home = systems.home(state, seat)
    room = limits.room_for_ships(state, seat, home, "dreadnought")
    plastic = pieces.reinforcements(state, seat, "dreadnought")
    return not systems.enemies(home, seat) and min(room, plastic) > 0


def _rally(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    return verbs.free_ships(state, seat, "dreadnought", state.players[seat].home)


def _messiah(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    own = [planet.id for planet in systems.planets_of(state, seat)]
    return [event for id in own for event in verbs.free_ground(state, "gf", id)]


def _willing(state: State, seat: int, on: Targets, _: Facts) -> bool:
    """Neutral, beside a system with an own planet; through no wormhole."""
    at = systems.place_of(state, on[0]).at
    beside = (state.systems[each] for each in galaxy.beside(state, at))
    near = any(planet.owner == seat for system in beside for planet in system.planets)
    return near and systems.planet(state, on[0]).owner is None and settles(on[0])


def _annexation(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    if on[0] == REX:
        state.custodians = [0, 0]
    taken = control.take(state, seat, on[0], "card")
    return [*taken, *verbs.free_ground(state, "gf", on[0], 3)]


# Goods, counters, agreements


def _abroad_planets(state: State, seat: int) -> int:
    home = state.players[seat].home
    return sum(each.owner == seat for system, each in systems.planets(state) if system.at != home)


def _good_year(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    return goods.gain_goods(state, seat, _abroad_planets(state, seat))


def _rich(state: State, _: int, on: Targets, __: Facts) -> bool:
    return state.players[opponent(on)].goods > 0


def _privateers(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """Half to oneself, rounded down, the rest to the supply."""
    other = opponent(on)
    taken = goods.take_goods(state, seat, other, state.players[other].goods // 2)
    return [*taken, *goods.lose_goods(state, other, state.players[other].goods)]


def _guild(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    one, other = on[0].split("+")
    return verbs.break_agreement(state, int(one), int(other))


def _commanding(state: State, _: int, on: Targets, __: Facts) -> bool:
    return state.players[opponent(on)].command > 0


def _insubordination(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    return counters.lose(state, opponent(on), "command")


def _activated(state: State, seat: int, on: Targets, _: Facts) -> bool:
    return seat in state.systems[on[0]].counters


def _unexpected(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    counters.take_back(state, seat, on[0])
    return [Event("ti-counter-lifted", {"player": f"#{seat}", "system": on[0]})]


def _armed(state: State, _: int, on: Targets, __: Facts) -> bool:
    return bool(state.players[opponent(on)].cards)


def _spy(state: State, seat: int, on: Targets, _: Facts, dice: Dice) -> list[Event]:
    return decks.take_random(state, seat, opponent(on), 2, dice)


# Harm


def _restless(state: State, seat: int, on: Targets, _: Facts) -> bool:
    """Somebody's planet outside Home Systems, no station; Winnu's garrisons stay loyal (TI-549)."""
    planet = systems.planet(state, on[0])
    if planet.owner is None or not settles(on[0]) or not abroad(systems.place_of(state, on[0])):
        return False
    facts = told.facts(seat=seat, card="local_unrest", planet=on[0])
    return cannot_target(state, facts) is None


def _local_unrest(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """With no Ground Force left the planet turns neutral, and its dock and PDS are lost."""
    events = planets.exhaust(state, on[0])
    events += killed(state, on[0], verbs.kill_ground(state, on[0], 1))
    if not systems.ground(systems.planet(state, on[0])):
        events += emptied(state, on[0], seat)
    return events


def killed(state: State, planet: str, count: int) -> list[Event]:
    if not count:
        return []
    return [Event("ti-ground-lost", {"planet": f"@{planet}", "count": count})]


def emptied(state: State, planet: str, by: int) -> list[Event]:
    """The dock goes first, so that it counts as destroyed by this card (TI-632)."""
    lost = verbs.destroy_dock(state, planet, by)
    return [*lost, *control.turn_neutral(state, planet, "card")]


def _in_reach(state: State, seat: int, on: Targets, _: Facts) -> bool:
    ship = systems.ship(state, int(on[0]))
    here = systems.system_of(state, ship.id)
    return ship.kind in LUCKY and any(planet.owner == seat for planet in here.planets)


def _lucky_shot(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    return verbs.destroy_ship(state, systems.ship(state, int(on[0])))


def _sickly(state: State, seat: int, on: Targets, _: Facts) -> bool:
    planet = systems.planet(state, on[0])
    return planet.owner not in (None, seat) and systems.ground(planet) > 0


def _plague(state: State, _: int, on: Targets, __: Facts, dice: Dice) -> list[Event]:
    """Even faces kill."""
    faces = verbs.roll(dice, systems.ground(systems.planet(state, on[0])))
    dead = verbs.kill_ground(state, on[0], sum(face % 2 == 0 for face in faces))
    return [Event("ti-rolls", {"dice": tuple(faces)}), *killed(state, on[0], dead)]


def _settled(state: State, _: int, on: Targets, __: Facts) -> bool:
    system = state.systems[on[0]]
    return abroad(system) and any(planet.ready for planet in system.planets)


def _uprising(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    ids = [planet.id for planet in state.systems[on[0]].planets]
    return [event for id in ids for event in planets.exhaust(state, id)]


def _robbed(state: State, _: int, on: Targets, __: Facts) -> bool:
    return len(planets.ready(state, opponent(on))) > 1


def _stellar_criminals(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    """Half of his ready planets, rounded down, as he likes; the poorest if he says nothing (TI-710)."""
    ready = sorted(planets.ready(state, opponent(on)), key=lambda each: (_worth(state, each.id), each.id))
    ids = [planet.id for planet in ready]
    half = len(ids) // 2
    choose(state, opponent(on), "ti-exhaust", ids, "exhaust", least=half, most=half, fallback=ids[:half])
    return []


def _worth(state: State, planet: str) -> int:
    return planets.value(state, planet, "resources") + planets.value(state, planet, "influence")


def exhausted(state: State, _: Choosing, ids: tuple[str, ...], __: Dice) -> list[Event]:
    return [event for id in ids for event in planets.exhaust(state, id)]


def _under_a_sun(state: State, seat: int, on: Targets, _: Facts) -> bool:
    system = state.systems[on[1]]
    sun = any(ship.kind == "war_sun" for ship in systems.ships(system, seat))
    return sun and any(planet.owner == opponent(on) for planet in system.planets)


def _strategic_bombardment(state: State, _: int, on: Targets, __: Facts, dice: Dice) -> list[Event]:
    theirs = [each.id for each in state.systems[on[1]].planets if each.owner == opponent(on)]
    events = [event for id in theirs for event in planets.exhaust(state, id)]
    (face,) = verbs.roll(dice)
    if face >= RETURNS:
        decks.shown_card(state).goes = "hand"
    return [*events, Event("ti-rolls", {"dice": (face,)})]


def _own_fleet(state: State, seat: int, on: Targets, _: Facts) -> bool:
    return systems.has_fleet(state.systems[on[0]], seat)


def _has_pds(state: State, _: int, on: Targets, __: Facts) -> bool:
    return not on[0].isdecimal() and systems.planet(state, on[0]).pds > 0


def _equipment_sabotage(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    lost = verbs.destroy_pds(state, on[0], 2)
    return [Event("ti-pds-lost", {"planet": f"@{on[0]}", "count": lost})]


# Docks


def foreign_dock(state: State, _: int, on: Targets, __: Facts) -> bool:
    """A dock outside Home Systems, on a planet or afloat."""
    if on[0].isdecimal():
        return abroad(systems.system_of(state, int(on[0])))
    return systems.planet(state, on[0]).dock is not None and abroad(systems.place_of(state, on[0]))


def _industrial_agent(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    if not on[0].isdecimal():
        return verbs.destroy_dock(state, on[0], seat)
    dock = systems.ship(state, int(on[0]))
    at = systems.system_of(state, dock.id).at
    pieces.scrap(state, dock)
    systems.happens(state, "dock_lost", seat=dock.seat, system=at, by=seat)
    lost = Event("ti-floating-dock-destroyed", {"player": f"#{dock.seat}", "system": at})
    return [lost, *removal.check(state, dock.seat, at)]


def _owns_abroad(state: State, seat: int, _: Targets, __: Facts) -> bool:
    return _abroad_planets(state, seat) > 0


PLAYS = plays_of(
    Card("armistice", lasts("armistice", "round")),
    Card("civil_defense", _civil_defense, _undefended),
    Card("diplomatic_immunity", lasts("diplomatic_immunity", "round"), _own_fleet),
    Card("ghost_ship", _ghost_ship, _haunted),
    Card("good_year", _good_year, _owns_abroad),
    Card("influence_in_the_merchants_guild", _guild),
    Card("insubordination", _insubordination, _commanding),
    Card("local_unrest", _local_unrest, _restless),
    Card("lucky_shot", _lucky_shot, _in_reach),
    Card("plague", _plague, _sickly),
    Card("privateers", _privateers, _rich),
    Card("rally_of_the_people", _rally, _rallied),
    Card("rise_of_a_messiah", _messiah),
    Card("secret_industrial_agent", _industrial_agent, foreign_dock),
    Card("spacedock_accident", lasts("spacedock_accident", "round"), foreign_dock),
    Card("stellar_criminals", _stellar_criminals, _robbed),
    Card("strategic_bombardment", _strategic_bombardment, _under_a_sun),
    Card("successful_spy", _spy, _armed),
    Card("unexpected_action", _unexpected, _activated),
    Card("uprising", _uprising, _settled),
    Card("voluntary_annexation", _annexation, _willing),
    Card("war_footing", lasts("war_footing", "round")),
    Card("enhanced_armor", lasts("enhanced_armor", "round")),
    Card("equipment_sabotage", _equipment_sabotage, _has_pds),
)
