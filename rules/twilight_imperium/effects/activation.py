"""Activating a system: what forbids it, what it costs besides; and leaving a battle (TI-238 to TI-241, TI-317
to TI-329). Facts: `seat`, `system`; of a retreat `side`, `enemy`, `how` (evade, skilled)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import Terrain
from rules.twilight_imperium.effects import bans
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Sum, Table, total
from rules.twilight_imperium.effects.sources import Source, in_force
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State, System


def cannot_activate(state: State, facts: Facts) -> Source | None:
    return forbidden(state, ACTIVATE, facts)


def _never(terrain: Terrain) -> bans.Ban:
    def lies(state: State, _: Source, facts: Facts) -> bool:
        return galaxy.terrain(state, facts["system"]) == terrain

    return lies


def _immunity(_: State, source: Source, facts: Facts) -> bool:
    return facts["system"] in source.on and not told.mine(source, facts)


def _truce(state: State, source: Source, facts: Facts) -> bool:
    return in_its_round(state, source) and bool(_enemies(state, facts))


def in_its_round(state: State, source: Source) -> bool:
    """Short Term Truce begins with the round after its vote."""
    return source.law is not None and source.law.since < state.round


def _enemies(state: State, facts: Facts) -> list[int]:
    return systems.enemies(state.systems[facts["system"]], told.seat(facts))


ACTIVATE: bans.Table = {
    "supernova": _never("supernova"),
    "asteroid_field": _never("asteroid_field"),
    "diplomatic_immunity": _immunity,
    "short_term_truce": _truce,
}


# What it costs


def activation_counters(state: State, facts: Facts) -> Sum:
    """Counters of the Command Pool for a Tactical Action."""
    return total(state, 1, COUNTERS, facts)


def _containment(_: State, source: Source, facts: Facts) -> int:
    return int(told.on_seat(source, facts))


COUNTERS: Table = {"imperial_containment": _containment}


def tolls(state: State, facts: Facts) -> Iterator[Source]:
    """Laws that want something of whoever activates this system."""
    return (each for each in in_force(state, TOLLS) if TOLLS[each.id](state, each, facts))


def _traffic(state: State, source: Source, facts: Facts) -> bool:
    """Another player's planet is there."""
    owners = {planet.owner for planet in state.systems[facts["system"]].planets}
    return source.law is not None and bool(owners - {None, told.seat(facts)})


def _neutrality(state: State, source: Source, facts: Facts) -> bool:
    """No planets, and enemy units."""
    system = state.systems[facts["system"]]
    return source.law is not None and not system.planets and _held(state, system, told.seat(facts))


def _held(state: State, system: System, seat: int) -> bool:
    return any(systems.has_units(system, each) for each in range(state.seats) if each != seat)


def _aggression(state: State, source: Source, facts: Facts) -> bool:
    return source.law is not None and bool(_enemies(state, facts))


TOLLS: bans.Table = {
    "traffic_tariffs": _traffic,
    "neutrality_pact": _neutrality,
    "non_aggression_pact": _aggression,
}


# Leaving a battle


def cannot_retreat(state: State, facts: Facts) -> Source | None:
    return forbidden(state, RETREAT, facts)


def _admiral(state: State, _: Source, facts: Facts) -> bool:
    """He holds a fleet that he attacks, unless it has one too; the Naalu are gone before (TI-296, TI-325)."""
    if facts["side"] != "defender" or facts.get("how") in ("evade", "skilled"):
        return False
    system = state.systems[facts["system"]]
    led = {each.seat for each in system.ships if "admiral" in told.kinds(each.leaders)}
    led |= {seat for seat, riders in systems.crews(system).items() if "admiral" in told.kinds(riders)}
    return int(facts["enemy"]) in led and told.seat(facts) not in led


def _honor(_: State, source: Source, facts: Facts) -> bool:
    return source.law is not None and facts.get("how") not in ("evade", "skilled")


def _flanked(_: State, source: Source, facts: Facts) -> bool:
    return told.on_seat(source, facts)


RETREAT: bans.Table = {"admiral": _admiral, "code_of_honor": _honor, "flanking_tactic": _flanked}
