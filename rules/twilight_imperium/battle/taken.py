"""What comes of a planet that was gained or lost: artifacts, Leaders, captives, goods (TI-071, TI-200 to
TI-206, TI-217, TI-340, TI-564, TI-569, TI-570)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import fate
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.deeds import points, verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts, Fate
from rules.twilight_imperium.purse import goods, planets
from rules.twilight_imperium.setup.artifacts import BLANK
from rules.twilight_imperium.state import Planet, State

LANDING, INVASION = "landing", "invasion"
"""How a planet was gained: from nobody, or from a player."""


# Gained


def gained(state: State, _: Source, facts: Facts, __: Dice) -> list[Event]:
    """The Custodians are gone for good, whoever got the planet and how (TI-217); artifacts are shown."""
    seat, planet = told.seat(facts), systems.planet(state, facts["planet"])
    if planet.id == REX:
        state.custodians = [0, 0]
        state.players[seat].tally.mecatol = True
    return _artifact(state, seat, planet)


def _artifact(state: State, seat: int, planet: Planet) -> list[Event]:
    """Flipped at once; a blank is removed (TI-200, TI-203)."""
    if planet.token is None:
        return []
    names = {"player": f"#{seat}", "planet": f"@{planet.id}"}
    if planet.token == BLANK:
        planet.token = None
        return [Event("ti-token-blank", {**names}, reveals=True)]
    new, planet.shown = not planet.shown, True
    state.players[seat].artifacts.append(planet.token)
    told = Event("ti-artifact-taken", {**names, "artifact": f"@{planet.token}"}, reveals=new)
    return [told, *points.gain_points(state, seat, 1, planet.token, "objective")]


def ready(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """With Nano Technology the card arrives ready (TI-071)."""
    return planets.refresh(state, facts["planet"]) if told.mine(source, facts) else []


def scavenged(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """The Saar find something on every planet (TI-340)."""
    return goods.gain_goods(state, told.seat(facts), 1) if told.mine(source, facts) else []


def explored(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """The Minister of Exploration, when others land on neutral planets."""
    if facts["how"] != LANDING or source.owner is None or told.mine(source, facts):
        return []
    return goods.gain_goods(state, source.owner, 1)


def conscripted(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Planetary Conscription: a free Ground Force on a planet that was neutral."""
    if source.law is None or facts["former"]:
        return []
    return verbs.free_ground(state, "gf", facts["planet"])


# Lost


def lost(state: State, _: Source, facts: Facts, dice: Dice) -> list[Event]:
    """Card and point of an artifact go with it (TI-201, TI-204); Leaders left there escape (TI-564), captives
    may be found (TI-569)."""
    seat, planet = told.seat(facts), systems.planet(state, facts["planet"])
    player = state.players[seat]
    for leader in [each for each in planet.leaders if LEADERS[each].race == player.race]:
        planet.leaders.remove(leader)
        state.stack.append(Fate(seat=seat, leader=leader, event="planet_lost_otherwise", place=planet.id))
    happened = fate.rescue(state, facts, dice)
    if not planet.shown or planet.token not in player.artifacts:
        return happened
    player.artifacts.remove(planet.token)
    gone = Event("ti-artifact-lost", {"player": f"#{seat}", "artifact": f"@{planet.token}"})
    if player.sources.get(planet.token, 0) <= 0:
        return [*happened, gone]
    return [*happened, gone, *points.lose_points(state, seat, 1, planet.token)]
