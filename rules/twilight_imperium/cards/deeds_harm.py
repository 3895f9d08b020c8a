"""Action Cards played as an action that harm: unrest, plague, lost ships, docks and PDS, exhausted planets.

Spacedock Accident leaves `spacedock_accident` (round, on: the dock's planet, or its id), which
effects.building reads: cannot_build.
"""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.cards.deeds_action import abroad, opponent, settles
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import cannot_target
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import State

LUCKY = ("dreadnought", "cruiser", "destroyer")
BOMBARDMENT, RETURNS = "strategic_bombardment", 6
"""It comes back to the hand from this face on; what copies it does not (TI-664)."""


# Planets and ships


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
    played = decks.shown_card(state)
    if face >= RETURNS and played.card == BOMBARDMENT:
        played.goes = "hand"
    return [*events, Event("ti-rolls", {"dice": (face,)})]


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


PLAYS = plays_of(
    Card("local_unrest", _local_unrest, _restless),
    Card("lucky_shot", _lucky_shot, _in_reach),
    Card("plague", _plague, _sickly),
    Card("secret_industrial_agent", _industrial_agent, foreign_dock),
    Card("spacedock_accident", lasts("spacedock_accident", "round"), foreign_dock),
    Card("stellar_criminals", _stellar_criminals, _robbed),
    Card(BOMBARDMENT, _strategic_bombardment, _under_a_sun),
    Card("uprising", _uprising, _settled),
    Card("equipment_sabotage", _equipment_sabotage, _has_pds),
)
