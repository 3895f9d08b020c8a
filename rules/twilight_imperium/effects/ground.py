"""Landing, bombarding, firing: what forbids them (TI-050, TI-115, TI-267, TI-331 to TI-355).

Facts: `seat`, `planet`, `unit`, `system`."""

from __future__ import annotations

from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.effects import bans, tokens
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.activation import in_its_round
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.sources import OWN, Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

REX = "mecatol_rex"


# Landing


def cannot_land(state: State, facts: Facts) -> Source | None:
    return forbidden(state, LAND, facts)


def _neutral(state: State, facts: Facts) -> bool:
    return systems.planet(state, facts["planet"]).owner is None


def _enemy(state: State, facts: Facts) -> bool:
    """Another player's planet."""
    return systems.planet(state, facts["planet"]).owner not in (None, told.seat(facts))


def _armistice(_: State, source: Source, facts: Facts) -> bool:
    return told.on_seat(source, facts) and facts["planet"] in source.on


def _peace(state: State, source: Source, facts: Facts) -> bool:
    """The law protects Mecatol Rex; voted against, it protects every other player's planets for a round."""
    if source.law is not None:
        return facts["planet"] == REX and (_neutral(state, facts) or _enemy(state, facts))
    return facts["planet"] != REX and _enemy(state, facts)


def _sanction(state: State, source: Source, facts: Facts) -> bool:
    return told.on_seat(source, facts) and (_neutral(state, facts) or _enemy(state, facts))


def _truce(state: State, source: Source, facts: Facts) -> bool:
    return in_its_round(state, source) and _enemy(state, facts)


def _conscription(state: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and _neutral(state, facts)


LAND: bans.Table = {
    "armistice": _armistice,
    "imperial_peace": _peace,
    "official_sanction": _sanction,
    "short_term_truce": _truce,
    "planetary_conscription": _conscription,
}


# Bombarding


def cannot_bombard(state: State, facts: Facts) -> Source | None:
    return forbidden(state, BOMBARD, facts)


def _own(state: State, _: Source, facts: Facts) -> bool:
    return systems.planet(state, facts["planet"]).owner == told.seat(facts)


def _pds(state: State, _: Source, facts: Facts) -> bool:
    """They keep Dreadnoughts off, unless Graviton Negator is against them (TI-115, TI-346)."""
    through = tokens.marked(state, told.seat(facts), "dreadnought_bombard_through_pds")
    shielded = systems.planet(state, facts["planet"]).pds > 0
    return facts["unit"] == "dreadnought" and shielded and not through


def _scientist(state: State, _: Source, facts: Facts) -> bool:
    """With PDS he keeps everybody off (TI-350)."""
    return systems.planet(state, facts["planet"]).pds > 0 and told.led(state, facts, "scientist")


def _dug_in(_: State, source: Source, facts: Facts) -> bool:
    return facts["planet"] in source.on


def _conventions(state: State, source: Source, facts: Facts) -> bool:
    return source.law is not None and systems.planet(state, facts["planet"]).dock is not None


BOMBARD: bans.Table = {
    OWN: _own,
    "pds": _pds,
    "scientist": _scientist,
    "dug_in": _dug_in,
    "conventions_of_war": _conventions,
}


# PDS fire at ships


def cannot_fire(state: State, facts: Facts) -> Source | None:
    """At ships in this system; landings may always be fired at."""
    return forbidden(state, FIRE, facts)


def _ion_storm(state: State, _: Source, facts: Facts) -> bool:
    return galaxy.terrain(state, facts["system"]) == "ion_storm"


def _war_crimes(_: State, source: Source, __: Facts) -> bool:
    return told.lasts(source)


FIRE: bans.Table = {"ion_storm": _ion_storm, "redefining_war_crimes": _war_crimes}


# Targets of cards


def cannot_target(state: State, facts: Facts) -> Source | None:
    """`card` of `seat` at a `ship` or a `planet`."""
    return forbidden(state, TARGET, facts)


def _nano(state: State, source: Source, facts: Facts) -> bool:
    """Enemy cards do not find Dreadnoughts and War Suns (TI-526)."""
    if "ship" not in facts or told.mine(source, facts):
        return False
    ship = systems.ship(state, int(facts["ship"]))
    return ship.seat == source.owner and ship.kind in ("dreadnought", "war_sun")


def _loyalty(state: State, source: Source, facts: Facts) -> bool:
    """No Local Unrest on planets with Ground Forces (TI-549)."""
    if facts["card"] != "local_unrest":
        return False
    planet = systems.planet(state, facts["planet"])
    return planet.owner == source.owner and systems.ground(planet) > 0


TARGET: bans.Table = {"nano_technology": _nano, "winnu_loyalty": _loyalty}
