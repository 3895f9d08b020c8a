"""How far and where ships go: movement values, ways, what stops them (TI-039 to TI-066, TI-244 to TI-255).

Facts: `seat`, `unit`, `ship`, `system` (where it starts, or the one that is entered), `passage` and `silent`
where a Diplomat or In the Silence of Space lets it through.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import UNITS, Terrain
from rules.twilight_imperium.effects import bans, tokens
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Becomes, Part, Sum, Table, total
from rules.twilight_imperium.effects.sources import ENEMY_SHIPS, HIGH_ALERT, Source, has, law
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

ANOMALIES, RECONSTRUCTION = "investigate_spatial_anomalies", "wormhole_reconstruction"


# Movement values


def move(state: State, facts: Facts) -> Sum:
    """The movement value of one ship from where it starts; a nebula there caps it last of all (TI-046)."""
    found = total(state, UNITS[facts["unit"]].move, MOVE, facts)
    held = galaxy.terrain(state, facts["system"]) == "nebula" and law(state, ANOMALIES) is None
    if not held or found.value <= 1:
        return found
    return Sum(1, (*found.parts, Part("nebula", 1 - found.value)))


def _technology(_: State, source: Source, facts: Facts) -> int | Becomes:
    return tokens.change(source.id, f"{facts['unit']}_move") if told.mine(source, facts) else 0


def _slow_suns(state: State, source: Source, facts: Facts) -> int:
    """War Suns move 1, or 2 with Deep Space Cannon (TI-125)."""
    slow = told.mine(source, facts) and facts["unit"] == "war_sun"
    return -int(slow and not has(state, told.seat(facts), "deep_space_cannon"))


def _reactor(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "war_sun")


def _docks(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "dock")


def _admiral(state: State, _: Source, facts: Facts) -> int:
    return int(facts["unit"] == "dreadnought" and told.aboard(state, facts, "admiral"))


def _high_alert(state: State, source: Source, facts: Facts) -> int:
    assert state.high_alert is not None
    there = facts["system"] == state.high_alert[1] and told.mine(source, facts)
    return int(there and _moves_itself(state, facts))


def _flank_speed(state: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and _moves_itself(state, facts))


def _moves_itself(state: State, facts: Facts) -> bool:
    """Docks are no ships (TI-108), and Fighters are carried unless they are independent."""
    if facts["unit"] == "fighter":
        return tokens.marked(state, told.seat(facts), "fighter_independent")
    return told.is_ship(facts)


MOVE: Table = {
    **dict.fromkeys(tokens.numbers_of("_move"), _technology),
    "muaat_slow_suns": _slow_suns,
    "magmus_reactor": _reactor,
    "floating_factory": _docks,
    "saar_floating_docks": _docks,
    "admiral": _admiral,
    HIGH_ALERT: _high_alert,
    "flank_speed": _flank_speed,
}


# Ways

KEPT = 256
_KNOWN: dict[Hashable, Mapping[str, tuple[str, ...]]] = {}
"""All ways by what they follow from: which tile lies where, and how wormholes lead."""


def ways(state: State, place: str) -> list[str]:
    """Systems one step away for ships: neighbours, and through wormholes (TI-054, TI-066)."""
    return sorted({*galaxy.beside(state, place), *_wormholes(state).get(place, ())})


def all_ways(state: State) -> Mapping[str, tuple[str, ...]]:
    """The same for every system. Tiles and wormholes hardly change, and every look at a move needs it."""
    tiles = tuple((at, system.tile) for at, system in state.systems.items())
    key = (tiles, wormholes_shut(state) is None, law(state, RECONSTRUCTION) is None)
    if key not in _KNOWN:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        through = _wormholes(state)
        _KNOWN[key] = {
            at: tuple(sorted({*galaxy.beside(state, at), *through.get(at, ())}))
            for at in sorted(state.systems)
        }
    return _KNOWN[key]


def _wormholes(state: State) -> dict[str, list[str]]:
    """Where each wormhole leads; nowhere while they are shut."""
    if wormholes_shut(state) is not None:
        return {}
    holes = [at for at in sorted(state.systems) if galaxy.letters(state, at)]
    if law(state, RECONSTRUCTION) is None:
        return {at: galaxy.linked(state, at) for at in holes}
    return {at: [each for each in holes if each != at] for at in holes}


def wormholes_shut(state: State) -> Source | None:
    return forbidden(state, WORMHOLES, {})


def _shut(_: State, source: Source, __: Facts) -> bool:
    return source.law is not None


def _shut_this_round(_: State, source: Source, __: Facts) -> bool:
    return told.lasts(source)


WORMHOLES: bans.Table = {"closing_the_wormholes": _shut, "wormhole_research": _shut_this_round}


# Going through a system, and stopping there


def cannot_pass(state: State, facts: Facts) -> Source | None:
    """What stops a ship that enters this system and wants to go on."""
    return forbidden(state, PASS, facts)


def cannot_end(state: State, facts: Facts) -> Source | None:
    return forbidden(state, END, facts)


def _lies(state: State, facts: Facts, terrain: Terrain) -> bool:
    return galaxy.terrain(state, facts["system"]) == terrain


def _asteroids(state: State, _: Source, facts: Facts) -> bool:
    free = tokens.marked(state, told.seat(facts), "pass_asteroid_field")
    return _lies(state, facts, "asteroid_field") and not free


def _supernova(state: State, _: Source, facts: Facts) -> bool:
    return _lies(state, facts, "supernova") and not has(state, told.seat(facts), "muaat_gashlai")


def _nebula(state: State, _: Source, facts: Facts) -> bool:
    return _lies(state, facts, "nebula") and law(state, ANOMALIES) is None


def _ion_storm(state: State, _: Source, facts: Facts) -> bool:
    free = tokens.marked(state, told.seat(facts), "pass_ion_storm") and facts.get("unit") != "dock"
    return _lies(state, facts, "ion_storm") and not free and law(state, ANOMALIES) is None


def _enemies(state: State, _: Source, facts: Facts) -> bool:
    """Fighters alone are in nobody's way unless they are independent (TI-135, TI-247)."""
    seat = told.seat(facts)
    let = "passage" in facts or "silent" in facts or tokens.marked(state, seat, "pass_enemy_ships")
    return not let and any(
        blocks(state, facts["system"], each) for each in range(state.seats) if each != seat
    )


def blocks(state: State, at: str, seat: int) -> bool:
    """Whether this player's ships there are in the way of others."""
    system = state.systems[at]
    if any(each.seat == seat for each in system.ships):
        return True
    return systems.fighters(system, seat) > 0 and tokens.marked(state, seat, "fighter_blocks_movement")


def _never_asteroids(state: State, _: Source, facts: Facts) -> bool:
    return _lies(state, facts, "asteroid_field")


def _never_supernova(state: State, _: Source, facts: Facts) -> bool:
    return _lies(state, facts, "supernova")


def _no_special(state: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and galaxy.special(state, facts["system"])


PASS: bans.Table = {
    "asteroid_field": _asteroids,
    "supernova": _supernova,
    "nebula": _nebula,
    "ion_storm": _ion_storm,
    ENEMY_SHIPS: _enemies,
    ANOMALIES: _no_special,
}
END: bans.Table = {
    "asteroid_field": _never_asteroids,
    "supernova": _never_supernova,
    ANOMALIES: _no_special,
}
