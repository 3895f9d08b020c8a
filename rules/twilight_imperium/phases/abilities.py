"""What races and technologies offer as an action (TI-235, TI-546, TI-547, TI-550, TI-555, TI-605, TI-667)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import gaining, lasting, verbs
from rules.twilight_imperium.deeds.plays import Play, Targets
from rules.twilight_imperium.effects.building import orbital_drop
from rules.twilight_imperium.effects.sources import Source, has
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.phases import lifting
from rules.twilight_imperium.purse import counters, goods
from rules.twilight_imperium.state import State

DROP, FORGE, REVERSAL = "sol_orbital_drop", "muaat_star_forge", "yin_reversal"
CENTERS, RECYCLERS, DIODES = "production_centers", "bioptic_recyclers", "transit_diodes"
ACTION = "as_action"
FORGED = 2
"""Fighters of a Star Forge; otherwise it is one Destroyer."""
POOR, INCOME, SHARE = 6, 6, 2
"""Below so many Trade Goods Production Centers work; what they give, and what another gets of it."""
RECYCLED = 2
RULE, MOST = "TI-605", 4
"""Ground Forces that Transit Diodes move."""


def _pays(state: State, seat: int, ability: str) -> bool:
    """It is his, and he has a counter for it."""
    return has(state, seat, ability) and state.players[seat].strategy > 0


def _fresh(state: State, seat: int, ability: str) -> bool:
    return has(state, seat, ability) and not lasting.used(state, seat, ability)


def _own(state: State, seat: int) -> list[str]:
    """Planets on which something can stand."""
    return [each.id for each in systems.planets_of(state, seat) if not PLANETS[each.id].station]


# Sol: two Ground Forces on an own planet


def _can_drop(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if _pays(state, seat, DROP):
        yield from ((planet,) for planet in _own(state, seat))


def _drop(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    counters.spend(state, seat, "strategy")
    return verbs.free_ground(state, "gf", on[0], orbital_drop(state, seat).value)


# Muaat: Fighters or a Destroyer beside a War Sun


def _can_forge(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if not _pays(state, seat, FORGE):
        return
    for system in systems.places(state):
        if not any(ship.kind == "war_sun" for ship in systems.ships(system, seat)):
            continue
        if limits.room_for_fighters(state, seat, system):
            yield system.at, "fighter"
        if limits.room_for_ships(state, seat, system, "destroyer"):
            yield system.at, "destroyer"


def _forge(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    counters.spend(state, seat, "strategy")
    if on[1] == "fighter":
        return verbs.free_fighters(state, seat, on[0], FORGED)
    return verbs.free_ships(state, seat, "destroyer", on[0])


# Yin: the values of a ready planet are swapped


def _can_reverse(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if _fresh(state, seat, REVERSAL):
        yield from ((each.id,) for each in systems.planets_of(state, seat) if each.ready)


def _reverse(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    lasting.use_once(state, seat, REVERSAL)
    lasting.begin(state, REVERSAL, seat, "round", on)
    return [Event("ti-reversed", {"player": f"#{seat}", "planet": f"@{on[0]}"})]


def reversal_over(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Another player has taken the planet."""
    if source.lasting is not None and facts["planet"] in source.on:
        lasting.stop(state, REVERSAL, facts["planet"])
    return []


# Hacan: six Trade Goods, two of them for another


def _can_produce(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if _pays(state, seat, CENTERS) and _fresh(state, seat, CENTERS) and state.players[seat].goods < POOR:
        yield from ((str(other),) for other in verbs.in_turn(state) if other != seat)


def _produce(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    lasting.use_once(state, seat, CENTERS)
    counters.spend(state, seat, "strategy")
    gained = goods.gain_goods(state, seat, INCOME)
    return [*gained, *goods.take_goods(state, int(on[0]), seat, SHARE)]


# Winnu: an Action Card for Trade Goods or a counter


def _can_recycle(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if _fresh(state, seat, RECYCLERS):
        for card in dict.fromkeys(state.players[seat].cards):
            yield card, "goods"
            yield card, "counter"


def _recycle(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    lasting.use_once(state, seat, RECYCLERS)
    happened = decks.discard(state, seat, on[0])
    if on[1] == "goods":
        return [*happened, *goods.gain_goods(state, seat, RECYCLED)]
    gaining.gain_counters(state, seat, 1)
    return happened


# Transit Diodes: up to four Ground Forces from one own planet to another


def _can_transfer(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """Everything that one planet can send to another; fewer, and Shock Troops, are judged."""
    if _pays(state, seat, DIODES):
        own = _own(state, seat)
        for origin in own:
            there = min(MOST, systems.planet(state, origin).gf)
            if there:
                yield from ((f"{origin}.gf>{goal}:{there}",) for goal in own if goal != origin)


def _fits_transfer(state: State, seat: int, on: Targets, _: Facts) -> bool:
    try:
        lifts = [lifting.read(each, RULE) for each in on]
        lifting.judge(state, seat, lifts, RULE)
    except IllegalMove:
        return False
    one_way = len({(each.origin, each.goal) for each in lifts}) == 1
    return _pays(state, seat, DIODES) and one_way and 0 < sum(each.n for each in lifts) <= MOST


def _transfer(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    counters.spend(state, seat, "strategy")
    return [event for each in on for event in lifting.carry(state, seat, lifting.read(each, RULE))]


PLAYS = {
    DROP: Play(ACTION, _can_drop, _drop),
    FORGE: Play(ACTION, _can_forge, _forge),
    REVERSAL: Play(ACTION, _can_reverse, _reverse),
    CENTERS: Play(ACTION, _can_produce, _produce),
    RECYCLERS: Play(ACTION, _can_recycle, _recycle),
    DIODES: Play(ACTION, _can_transfer, _transfer, fits=_fits_transfer),
}
MOMENTS = {"planet_gained": {REVERSAL: reversal_over}}
