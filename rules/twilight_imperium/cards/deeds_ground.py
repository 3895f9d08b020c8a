"""Action Cards of landings and invasions.

Dug In leaves `dug_in` (round, on: the planet), which effects.ground reads: cannot_bombard. Star of Death
leaves the mark `radiation` on the planet: the next landing force dies, and the marker goes.

Facts that the windows have to carry: `before_planetary_landings` system, active · `before_invasion_combat`,
`before_bombardment` system, planet, attacker, defender · `after_planet_taken` planet, active, by (who took
it), owner (who lost it), former, how.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.cards.deeds_action import settles
from rules.twilight_imperium.cards.deeds_harm import emptied, killed
from rules.twilight_imperium.cards.deeds_movement import kinds
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.purse import goods, planets
from rules.twilight_imperium.state import State

SUNS, DREADS = "war_sun", "dreadnought"
LOSSES = "ground_losses"
"""The choice of a defender, of battle.fronts."""


# Landings and invasions


def _doomed(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    there = [planet.id for planet in state.systems[facts["system"]].planets if planet.owner is not None]
    return on[0] in there and settles(on[0]) and SUNS in kinds(state, seat, facts["system"])


def _star_of_death(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """The next landing force dies, and the marker goes."""
    events = emptied(state, on[0], seat)
    systems.planet(state, on[0]).marks.append("radiation")
    return events


def _gassed(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    invaded = on[0] == facts.get("planet") and systems.ground(systems.planet(state, on[0])) > 0
    return invaded and DREADS in kinds(state, seat, facts["system"])


def _chemical_warfare(state: State, _: int, on: Targets, facts: Facts, __: Dice) -> list[Event]:
    """Half of them, rounded up; their owner says which, as of a bombardment's."""
    planet = systems.planet(state, on[0])
    half = -(-systems.ground(planet) // 2)
    if planet.gf and planet.shock and planet.owner is not None:
        memo, args = [str(half), str(planet.owner)], {"planet": f"@{planet.id}"}
        choose(state, planet.owner, "ti-ground-losses", ["gf", "shock"], LOSSES, memo=memo, args=args)
        return killed(state, on[0], half)
    return killed(state, on[0], verbs.kill_ground(state, on[0], half))


def _invaded(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return on[0] == facts.get("planet")


def _unclaimed(_: State, __: int, ___: Targets, facts: Facts) -> bool:
    """A landing on a neutral planet; a station is gained without one (TI-623)."""
    return not facts.get("former") and facts.get("how", "landing") == "landing" and settles(facts["planet"])


def _rare_mineral(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    return goods.gain_goods(state, seat, 3)


def _repaid(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """A ready planet of the taker, and an exhausted own one of equal or lower resources."""
    takers = [each for each in waits.seats_of(facts, "by") if each != seat]
    theirs = [planet.id for each in takers for planet in planets.ready(state, each)]
    own = [planet.id for planet in systems.planets_of(state, seat) if not planet.ready]
    for one in theirs:
        most = planets.value(state, one, "resources")
        yield from ((one, each) for each in own if planets.value(state, each, "resources") <= most)


def _reparations(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    return [*planets.exhaust(state, on[0]), *planets.refresh(state, on[1])]


PLAYS = plays_of(
    Card("star_of_death", _star_of_death, _doomed),
    Card("chemical_warfare", _chemical_warfare, _gassed),
    Card("dug_in", lasts("dug_in", "round"), _invaded),
    Card("rare_mineral", _rare_mineral, _unclaimed),
    Card("reparations", _reparations, can=_repaid),
)
