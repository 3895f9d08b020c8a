"""What a fleet may be: Fleet Supply, equal kinds, room aboard, support of Fighters (TI-131 to TI-149).

Facts: `seat`, `system`, `unit`."""

from __future__ import annotations

from rules.twilight_imperium.components import COUNTERS, UNITS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import tokens
from rules.twilight_imperium.effects.numbers import Becomes, Sum, Table, total
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

NO_LIMIT = 1000


# How many ships


def fleet_limit(state: State, seat: int, at: str) -> Sum:
    """Ships but Fighters that the player may have in this system (TI-145)."""
    return total(state, state.players[seat].fleet, FLEET, told.facts(seat=seat, system=at))


def _grand_armada(state: State, source: Source, facts: Facts) -> int | Becomes:
    at_home = facts["system"] == state.players[told.seat(facts)].home
    return Becomes(NO_LIMIT) if at_home and told.mine(source, facts) else 0


def _war_footing(_: State, source: Source, facts: Facts) -> int:
    return 2 if told.mine(source, facts) and facts["system"] in source.on else 0


def _war_funding(state: State, source: Source, _: Facts) -> int | Becomes:
    ignored = source.law is not None and state.phase == "action"
    return Becomes(NO_LIMIT) if ignored else 0


FLEET: Table = {
    "letnev_armada": 1,
    "grand_armada": _grand_armada,
    "war_footing": _war_footing,
    "war_funding": _war_funding,
}


def supply_area(state: State) -> Sum:
    """Counters that the Fleet Supply area may hold."""
    return total(state, COUNTERS, AREA, {})


def _five(_: State, source: Source, __: Facts) -> int | Becomes:
    return Becomes(5) if source.law is not None else 0


AREA: Table = {"fleet_regulations": _five}


def same_kind(state: State) -> Sum:
    """Ships of one type, Fighters too, that a player may have in a system."""
    return total(state, NO_LIMIT, KIND, {})


def _two(_: State, source: Source, __: Facts) -> int | Becomes:
    return Becomes(2) if source.law is not None else 0


KIND: Table = {"fleet_restrictions": _two}


# Room


def capacity(state: State, seat: int, unit: str) -> Sum:
    """Ground Forces, PDS and Fighters, in any mix (TI-136)."""
    return total(state, UNITS[unit].capacity, CAPACITY, told.facts(seat=seat, unit=unit))


def _mark_ii(_: State, source: Source, facts: Facts) -> int:
    return 2 if told.mine(source, facts) and facts["unit"] == "carrier" else 0


CAPACITY: Table = {"mark_ii_advanced_carriers": _mark_ii}


def berths(state: State, seat: int, unit: str) -> Sum:
    """Ground Forces alone, on ships that carry nothing else (TI-592, TI-666)."""
    return total(state, 0, BERTHS, told.facts(seat=seat, unit=unit))


def _stasis(_: State, source: Source, facts: Facts) -> int:
    found = tokens.change(source.id, "carry_gf", facts["unit"]) if told.mine(source, facts) else 0
    return found.value if isinstance(found, Becomes) else found


def _pod(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "dreadnought")


BERTHS: Table = {"stasis_capsules": _stasis, "dreadnought_invasion_pod": _pod}


def support(state: State, seat: int) -> Sum:
    """Fighters that one dock keeps in its system (TI-096, TI-101)."""
    return total(state, UNITS["dock"].fighter_capacity, SUPPORT, told.facts(seat=seat))


SUPPORT: Table = {"floating_factory": 2}


def independent(state: State, seat: int) -> bool:
    """Fighters that need no support (TI-591)."""
    return tokens.marked(state, seat, "fighter_independent")
