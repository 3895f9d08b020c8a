"""Action Cards played as an action that bring units, planets, goods or counters.

Left for other chapters to read (owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| armistice | round | the player, the planet | effects.ground: cannot_land |
| diplomatic_immunity | round | the system | effects.activation: cannot_activate |
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
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.purse import counters, goods
from rules.twilight_imperium.state import State, System


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


# Bans and numbers


def _own_fleet(state: State, seat: int, on: Targets, _: Facts) -> bool:
    return systems.has_fleet(state.systems[on[0]], seat)


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
    Card("privateers", _privateers, _rich),
    Card("rally_of_the_people", _rally, _rallied),
    Card("rise_of_a_messiah", _messiah),
    Card("successful_spy", _spy, _armed),
    Card("unexpected_action", _unexpected, _activated),
    Card("voluntary_annexation", _annexation, _willing),
    Card("war_footing", lasts("war_footing", "round")),
    Card("enhanced_armor", lasts("enhanced_armor", "round")),
)
