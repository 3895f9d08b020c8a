"""Objectives: what their tests say, and whether a player fulfils them (TI-176 to TI-180, TI-628 to TI-637).

A test is `fact[:arg][op n]`, several joined by `and`; `n` may be another fact. Tests that begin with `spend:`
are prices: see `prices`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.phases import facts, facts_fleets
from rules.twilight_imperium.state import State

Fact = Callable[[State, int, str], int]
CLAUSE = re.compile(r"(\w+?)(?:>=(\d+)_tech|:([\w,]+))?(?:(>=?)([\w+]+))?")
SPEND = "spend:"


class Clause(NamedTuple):
    fact: str
    arg: str
    above: bool
    """More than, not just as much."""
    other: str
    """A number or a fact."""


def test(objective: str) -> str:
    """In the grammar above."""
    found = PUBLIC.get(objective) or SECRET[objective]
    return found.test


@cache
def clauses(test: str) -> tuple[Clause, ...]:
    return tuple(_clause(each) for each in test.split(" and "))


def _clause(text: str) -> Clause:
    found = CLAUSE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    name, least, arg, op, other = found.groups()
    return Clause(name, least or arg or "", op == ">", other or "1")


def met(state: State, seat: int, test: str) -> bool:
    return all(_holds(state, seat, each) for each in clauses(test))


def _holds(state: State, seat: int, clause: Clause) -> bool:
    value = FACTS[clause.fact](state, seat, clause.arg)
    known = FACTS.get(clause.other)
    other = known(state, seat, "") if known is not None else int(clause.other)
    return value > other if clause.above else value >= other


def _never(_: State, __: int, ___: str) -> int:
    """Imperium Rex is nobody's to score."""
    return 0


FACTS: Mapping[str, Fact] = {
    "planets_gained_this_round": facts.planets_gained,
    "controls_planet": facts.controls_planet,
    "held_all_round": facts.held_all_round,
    "planets_outside_home": facts.planets_outside_home,
    "influence": facts.influence,
    "left": facts.left,
    "right": facts.right,
    "left+right": facts.both,
    "specialties": facts.specialties,
    "specialty_planets": facts.specialty_planets,
    "max_planets_of_one_specialty": facts.most_of_one_specialty,
    "gf_on": facts.ground_forces,
    "tech": facts.technologies,
    "colors_with": facts.colours_with,
    "max_tech_in_color": facts.most_in_colour,
    "controls_system": facts.controls_system,
    "controlled_systems_outside_home": facts.controlled_outside_home,
    "controlled_adjacent_to_mecatol": facts.controlled_round_mecatol,
    "controls_all_controllable_adjacent_to_mecatol": facts.controls_all_round_mecatol,
    "controlled_systems_adjacent_to_distinct_opponent_homes": facts.homes_beside,
    "full_opponent_home_systems": facts.homes_taken,
    "opponent_home_systems_with_4_nonfighter_ships": facts.homes_beset,
    "nonfighter_ship_in_every_wormhole_system": facts.gates_kept,
    "dreadnoughts_on_board": facts_fleets.dreadnoughts,
    "dreadnoughts_at_mecatol": facts_fleets.dreadnoughts_at_mecatol,
    "nonfighter_ships_at_mecatol": facts_fleets.ships_at_mecatol,
    "space_docks_on_board": facts_fleets.docks,
    "dock_at": facts_fleets.dock_at,
    "blockading_enemy_dock": facts_fleets.blockades,
    "space_battles_won_vs_3_ships_this_round": facts_fleets.battles,
    "invasions_won_vs_opposing_gf_this_round": facts_fleets.invasions,
    "docks_destroyed_this_round": facts_fleets.docks_destroyed,
    "docks_destroyed_by_combat_this_round": facts_fleets.docks_by_combat,
    "took_neighbours_last_dock_planet_this_round": facts_fleets.last_dock_taken,
    "on_reveal": _never,
}
