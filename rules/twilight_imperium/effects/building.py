"""Prices of units, limits of docks, what may not be built (TI-095 to TI-129, TI-386 to TI-397).

Facts: `seat`, `unit`, `system`, `planet` or `ship` (a floating dock)."""

from __future__ import annotations

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.effects import bans, tokens
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Becomes, Sum, Table, total
from rules.twilight_imperium.effects.sources import ENEMY_SHIPS, PREREQUISITE, Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

BUILT = "built:"
"""Before a dock in `Player.used`: it has produced this round."""
LABOR = "labor_force_politics"
SURPRISE = "surprise"
"""The fact that a Surprise Assault is under way: its text goes before the blockade (TI-004)."""
FLOATING = 4
"""Units that a dock of the Saar builds (TI-101)."""


# Prices


def cost(state: State, facts: Facts) -> Sum:
    """Of one batch of this unit."""
    return total(state, UNITS[facts["unit"]].cost, COST, facts)


def batch(state: State, facts: Facts) -> Sum:
    return total(state, UNITS[facts["unit"]].batch, BATCH, facts)


def price(state: State, facts: Facts, count: int) -> int:
    """Of so many; a batch begun is paid whole (TI-109, TI-390)."""
    return -(-count // batch(state, facts).value) * cost(state, facts).value


def _yards(_: State, source: Source, facts: Facts) -> int:
    return -int(told.mine(source, facts) and facts["unit"] == "dreadnought")


def _reactor(_: State, source: Source, facts: Facts) -> int:
    return -2 if told.mine(source, facts) and facts["unit"] == "war_sun" else 0


def _scientist(state: State, _: Source, facts: Facts) -> int:
    return -2 if facts["unit"] == "dock" and told.led(state, facts, "scientist") else 0


def _dealers(_: State, source: Source, facts: Facts) -> int:
    return int(told.lasts(source) and told.is_ship(facts) and facts["unit"] != "fighter")


def _commission(_: State, source: Source, facts: Facts) -> int:
    return 2 if told.lasts(source) and facts["unit"] in ("cruiser", "dreadnought", "war_sun") else 0


COST: Table = {
    "l1z1x_yards": _yards,
    "magmus_reactor": _reactor,
    "scientist": _scientist,
    "interstellar_arms_dealers": _dealers,
    "warship_commission": _commission,
}


def _conscripts(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(1) if source.law is not None and facts["unit"] == "gf" else 0


def _tax(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(1) if source.law is not None and facts["unit"] == "fighter" else 0


BATCH: Table = {"regulated_conscription": _conscripts, "fighter_tax": _tax}


def orbital_drop(state: State, seat: int) -> Sum:
    """Ground Forces of Sol's ability (TI-546)."""
    return total(state, 2, DROP, told.facts(seat=seat))


def _one(_: State, source: Source, __: Facts) -> int | Becomes:
    return Becomes(1) if source.law is not None else 0


DROP: Table = {"regulated_conscription": _one}


# Docks


def dock_limit(state: State, base: int, facts: Facts) -> Sum:
    """Units that a dock builds; `base` is its planet's resources and 2, or FLOATING."""
    return total(state, base, LIMIT, facts)


def _humane(_: State, source: Source, __: Facts) -> int | Becomes:
    return Becomes(2) if source.law is not None else 0


def _compensator(_: State, source: Source, facts: Facts) -> int | Becomes:
    return tokens.change(source.id, "dock_capacity") if told.mine(source, facts) else 0


def _factory(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and "ship" in facts)


def _spike(_: State, source: Source, facts: Facts) -> int:
    """By the influence that the planet had when it was played."""
    return source.lasting.n if source.lasting is not None and _dock(facts) in source.on else 0


def _dock(facts: Facts) -> str:
    return facts.get("planet") or facts.get("ship", "")


LIMIT: Table = {
    "humane_labor": _humane,
    "enviro_compensator": _compensator,
    "floating_factory": _factory,
    "productivity_spike": _spike,
}


def dock_money(state: State, facts: Facts) -> Sum:
    """Resources that need not be paid at each dock used (TI-389)."""
    return total(state, 0, MONEY, facts)


def _sarween(_: State, source: Source, facts: Facts) -> int | Becomes:
    return tokens.change(source.id, "dock_bonus_resource") if told.mine(source, facts) else 0


MONEY: Table = {"sarween_tools": _sarween}


# What may not be built


def cannot_build(state: State, facts: Facts) -> Source | None:
    """This unit at this dock; without a unit: anything."""
    return forbidden(state, BUILD, facts)


def _blockade(state: State, _: Source, facts: Facts) -> bool:
    """No ships where enemy ships are, and no new dock (TI-392, TI-394); Surprise Assault is for that."""
    wants = (told.is_ship(facts) and SURPRISE not in facts) or facts.get("unit") == "dock"
    return wants and bool(systems.enemies(state.systems[facts["system"]], told.seat(facts)))


def _new(state: State, _: Source, facts: Facts) -> bool:
    """It was built this round (TI-098)."""
    if facts.get("unit") == "dock" or "planet" not in facts:
        return False
    ready = systems.planet(state, facts["planet"]).dock
    return ready is None or ready > state.round


def _laid_on(_: State, source: Source, facts: Facts) -> bool:
    """On the dock by a card, an office, or by having been built or moved as floating ones do."""
    return facts.get("unit") != "dock" and _dock(facts) in source.on


def _nobody(_: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and facts.get("unit") != "dock"


def _one_dock(state: State, source: Source, facts: Facts) -> bool:
    """Another dock has produced already this round."""
    used = state.players[told.seat(facts)].used
    others = [each for each in used if each.startswith(BUILT) and each != BUILT + _dock(facts)]
    return told.lasts(source) and facts.get("unit") != "dock" and bool(others)


def one_dock(state: State) -> bool:
    """Whether each player may build at a single dock: Labor Force Politics, voted down."""
    return any(each.source == LABOR for each in state.lasting)


def _no_gf(_: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and facts.get("unit") == "gf"


def _no_suns(state: State, _: Source, facts: Facts) -> bool:
    """War Suns need their technology (TI-118)."""
    suns = facts.get("unit") == "war_sun"
    return suns and not tokens.marked(state, told.seat(facts), "may_build", "war_sun")


BUILD: bans.Table = {
    ENEMY_SHIPS: _blockade,
    "dock": _new,
    "spacedock_accident": _laid_on,
    "saar_floating_docks": _laid_on,
    "holy_planet_of_ixth": _laid_on,
    "humane_labor": _nobody,
    LABOR: _one_dock,
    "mass_mobilization": _no_gf,
    PREREQUISITE: _no_suns,
}
