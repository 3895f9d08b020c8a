"""What each Action Card may be aimed at, and what it refuses: conditions of the texts, one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Play
from rules.twilight_imperium.cards import judging
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Turn
from rules.twilight_imperium.state import Picked, TradeCard
from tests.rules.twilight_imperium.golden import position
from tests.rules.twilight_imperium.table import Table, galaxy

Prepare = Callable[[Table], object]


class Aim(NamedTuple):
    card: str
    on: tuple[str, ...]
    legal: bool
    prepare: Prepare = lambda _: None
    facts: Mapping[str, str] = MappingProxyType({})
    table: Callable[[], Table] = position


def _many(*steps: Prepare) -> Prepare:
    return lambda table: [step(table) for step in steps]


def planet(at: str, id: str, **facts: object) -> Prepare:
    return lambda table: table.at(at).planet(id, **facts)


def ships(at: str, seat: int, **kinds: int) -> Prepare:
    return lambda table: table.at(at).ships(seat, **kinds)


def counter(at: str, *seats: int) -> Prepare:
    return lambda table: table.at(at).system.counters.extend(seats)


def player(seat: int, **facts: object) -> Prepare:
    return lambda table: [setattr(table.state.players[seat], name, value) for name, value in facts.items()]


def lasts(source: str, owner: int = 2, on: tuple[str, ...] = ()) -> Prepare:
    return lambda table: lasting.begin(table.state, source, owner, "round", on)


def agreed(table: Table) -> None:
    table.state.players[0].trade = [TradeCard(1, lent=1)]
    table.state.players[1].trade = [TradeCard(1, lent=0)]


def saar() -> Table:
    return galaxy("saar", "letnev", "winnu", p201="lodor", p202="empty_base", p203="bereg_lirta_iv")


OWN_LODOR = planet("201", "lodor", owner=0)
THEIR_LODOR = planet("201", "lodor", owner=1, gf=1)

STRATEGY = [
    Aim("strategic_shift", ("trade_2",), False, player(1, picked=[Picked("trade_2")])),
    Aim("strategic_shift", ("sabotage",), False),
    Aim("cultural_crisis", ("0",), True),
    Aim("cultural_crisis", ("2",), False, player(2, out=True)),
    Aim("scientist_assassination", ("0",), True),
    Aim("multiculturalism", ("1", "letnev_war_chest"), True),
    Aim("multiculturalism", ("1", "hacan_guild"), False),
    Aim("multiculturalism", ("0", "sol_command"), False),
    Aim("multiculturalism", ("1", "letnev_war_chest"), False, lasts("cultural_crisis", on=("1",))),
    Aim("productivity_spike", ("jord",), False),
    Aim("productivity_spike", ("jord",), False, planet("301", "jord", pds=1)),
    Aim("productivity_spike", ("1",), False, ships("202", 0, dock=1)),
    Aim("productivity_spike", ("arc_prime",), False, planet("307", "arc_prime", dock=1)),
    Aim("signal_jamming", ("1", "201"), True),
    Aim("signal_jamming", ("0", "201"), False),
    Aim("signal_jamming", ("1", "301"), False),
    Aim("signal_jamming", ("1", "201"), False, counter("201", 1)),
    Aim("signal_jamming", ("1", "201"), True, counter("201", 0, 2)),
    Aim("signal_jamming", ("1", "201"), False, player(1, command=10)),
    Aim("signal_jamming", ("1", "201"), True, player(1, command=9)),
    Aim(
        "multiculturalism",
        ("1", "letnev_armada"),
        False,
        lasts("multiculturalism", 0, ("1", "letnev_armada")),
    ),
    Aim("synchronicity", (), False),
    Aim("synchronicity", (), False, lambda table: table.state.action.cards.append("council_dissolved")),
    Aim("synchronicity", (), True, lambda table: table.state.action.discards.append("thugs")),
    Aim("trade_stop", (), False),
    Aim("trade_stop", (), True, agreed),
    Aim("usurper", (), False),
    Aim("usurper", (), False, planet("000", "mecatol_rex", owner=1)),
    Aim("public_disgrace", ("2",), False, facts={"by": "1", "card": "trade_2"}),
    Aim("strategic_flexibility", ("trade_2", "leadership"), False, player(0, picked=[Picked("warfare_2")])),
    Aim(
        "strategic_flexibility",
        ("trade_2", "leadership"),
        False,
        _many(player(0, picked=[Picked("trade_2")]), player(1, picked=[Picked("leadership")])),
    ),
]

ACTION = [
    Aim("armistice", ("0", "jord"), False),
    Aim("armistice", ("1", "arc_prime"), False),
    Aim("civil_defense", ("jord",), False, planet("301", "jord", pds=1)),
    Aim("civil_defense", ("lodor",), False),
    Aim("civil_defense", ("tsion",), False, planet("101", "tsion", owner=0)),
    Aim("diplomatic_immunity", ("202",), False, ships("202", 1, cruiser=1)),
    Aim("diplomatic_immunity", ("202",), True, ships("202", 0, fighter=1)),
    Aim("diplomatic_immunity", ("201",), False, OWN_LODOR),
    Aim("ghost_ship", ("900",), True),
    Aim("ghost_ship", ("202",), False),
    Aim("ghost_ship", ("201",), False, ships("201", 1, fighter=1)),
    Aim("ghost_ship", ("201",), False, player(0, fleet=0)),
    Aim("good_year", (), False),
    Aim("influence_in_the_merchants_guild", ("0+1",), True, agreed),
    Aim("influence_in_the_merchants_guild", ("1+2",), False, agreed),
    Aim("insubordination", ("1",), False, player(1, command=0)),
    Aim("insubordination", ("0",), False),
    Aim("local_unrest", ("lodor",), False),
    Aim("local_unrest", ("lodor",), True, THEIR_LODOR),
    Aim("local_unrest", ("arc_prime",), False, planet("307", "arc_prime", gf=2)),
    Aim("local_unrest", ("tsion",), False, planet("101", "tsion", owner=1)),
    Aim("local_unrest", ("lodor",), False, planet("201", "lodor", owner=2, gf=1), table=saar),
    Aim("local_unrest", ("lodor",), True, planet("201", "lodor", owner=2), table=saar),
    Aim("lucky_shot", ("1",), False, _many(OWN_LODOR, ships("201", 1, carrier=1))),
    Aim("lucky_shot", ("1",), False, _many(OWN_LODOR, ships("201", 1, war_sun=1))),
    Aim("lucky_shot", ("1",), False, ships("201", 1, cruiser=1)),
    Aim("lucky_shot", ("1",), False, _many(OWN_LODOR, ships("201", 0, cruiser=1))),
    Aim("lucky_shot", ("1",), True, _many(OWN_LODOR, ships("201", 1, dreadnought=1))),
    Aim("plague", ("lodor",), False, planet("201", "lodor", owner=0, gf=2)),
    Aim("plague", ("lodor",), False, planet("201", "lodor", owner=1)),
    Aim("plague", ("lodor",), True, planet("201", "lodor", owner=1, shock=1)),
    Aim("privateers", ("1",), False),
    Aim("privateers", ("0",), False, player(0, goods=3)),
    Aim("rally_of_the_people", (), False, ships("301", 1, fighter=1)),
    Aim("rally_of_the_people", (), False, player(0, fleet=0)),
    Aim("rally_of_the_people", (), False, _many(player(0, fleet=9), ships("202", 0, dreadnought=5))),
    Aim("secret_industrial_agent", ("arc_prime",), False, planet("307", "arc_prime", dock=1)),
    Aim("secret_industrial_agent", ("lodor",), False, planet("201", "lodor", owner=1, pds=1)),
    Aim("secret_industrial_agent", ("1",), True, ships("202", 1, dock=1)),
    Aim("secret_industrial_agent", ("1",), False, ships("307", 1, dock=1)),
    Aim("spacedock_accident", ("arc_prime",), False, planet("307", "arc_prime", dock=1)),
    Aim("spacedock_accident", ("1",), True, ships("202", 1, dock=1)),
    Aim("stellar_criminals", ("0",), False),
    Aim("stellar_criminals", ("1",), True),
    Aim("equipment_sabotage", ("lodor",), True, planet("201", "lodor", owner=1, pds=1)),
    Aim("stellar_criminals", ("1",), False, planet("307", "arc_prime", ready=False)),
    Aim("strategic_bombardment", ("1", "201"), False, THEIR_LODOR),
    Aim("strategic_bombardment", ("2", "201"), False, _many(THEIR_LODOR, ships("201", 0, war_sun=1))),
    Aim("strategic_bombardment", ("1", "201"), False, _many(THEIR_LODOR, ships("201", 0, dreadnought=1))),
    Aim("strategic_bombardment", ("1", "201"), True, _many(THEIR_LODOR, ships("201", 0, war_sun=1))),
    Aim("successful_spy", ("1",), False),
    Aim("unexpected_action", ("202",), False, counter("202", 1)),
    Aim("uprising", ("301",), False),
    Aim("uprising", ("201",), False, OWN_LODOR),
    Aim("uprising", ("202",), False),
    Aim("voluntary_annexation", ("lodor",), False, THEIR_LODOR),
    Aim("voluntary_annexation", ("bereg",), False),
    Aim("voluntary_annexation", ("mallice",), False),
    Aim("voluntary_annexation", ("tsion",), False, OWN_LODOR),
    Aim("voluntary_annexation", ("bellatrix",), True, OWN_LODOR),
    Aim("voluntary_annexation", ("mecatol_rex",), True, planet("101", "bellatrix", owner=0)),
    Aim("equipment_sabotage", ("lodor",), False, planet("201", "lodor", owner=1, dock=1)),
    Aim("equipment_sabotage", ("1",), False, ships("202", 1, dock=1)),
    Aim("flawless_strategy", ("trade_2",), False, player(0, picked=[Picked("trade_2")])),
    Aim("war_footing", ("900",), True),
]

TWO_DOCKS = _many(planet("301", "jord", dock=1), planet("201", "lodor", owner=0, dock=2))
MORE = [
    Aim("massive_transport", ("jord", "lodor"), False, OWN_LODOR),
    Aim("massive_transport", ("jord", "lodor"), False, TWO_DOCKS),
    Aim("massive_transport", ("jord", "lodor"), False, planet("301", "jord", dock=1)),
    Aim(
        "massive_transport",
        ("jord", "lodor"),
        False,
        _many(planet("301", "jord", dock=1), OWN_LODOR, ships("201", 1, fighter=1)),
    ),
    Aim(
        "massive_transport",
        ("jord", "bereg"),
        False,
        _many(
            planet("301", "jord", dock=1),
            planet("203", "bereg", owner=0),
            ships("202", 1, fighter=1),
        ),
    ),
    Aim(
        "massive_transport",
        ("jord", "bereg"),
        True,
        _many(planet("301", "jord", dock=1), planet("203", "bereg", owner=0), ships("202", 0, fighter=1)),
    ),
    Aim("massive_transport", ("1", "lodor"), True, _many(ships("202", 0, dock=1), OWN_LODOR), table=saar),
    Aim("massive_transport", ("1", "lodor"), False, _many(ships("201", 0, dock=1), OWN_LODOR), table=saar),
    Aim("massive_transport", ("jord", "tsion"), False, _many(TWO_DOCKS, planet("101", "tsion", owner=0))),
    Aim("patrol", ("1", "202"), False, ships("201", 0, cruiser=1)),
    Aim("patrol", ("1", "202"), True, _many(ships("201", 0, cruiser=1), counter("201", 0))),
    Aim("patrol", ("1", "202"), False, _many(ships("201", 0, dreadnought=1), counter("201", 0))),
    Aim("patrol", ("1", "203"), False, _many(ships("201", 0, cruiser=1), counter("201", 0))),
    Aim(
        "patrol",
        ("1", "202"),
        False,
        _many(ships("201", 0, cruiser=1), counter("201", 0), ships("202", 0, carrier=1)),
    ),
    Aim(
        "patrol",
        ("1", "202"),
        False,
        _many(ships("201", 0, cruiser=1), counter("201", 0), lambda table: table.at("202", "nebula_base")),
    ),
    Aim("patrol", ("1", "900"), True, _many(ships("201", 0, cruiser=1), counter("201", 0))),
    Aim("patrol", ("1", "202", "1", "212"), False, _many(ships("201", 0, cruiser=1), counter("201", 0))),
    Aim("patrol", ("1", "202", "2", "202"), True, _many(ships("201", 0, cruiser=2), counter("201", 0))),
    Aim("advanced_reinforcements", ("jord", "shock"), True),
    Aim("advanced_reinforcements", ("jord", "pds"), False),
    Aim("advanced_reinforcements", ("arc_prime", "gf"), False),
    Aim("advanced_reinforcements", ("jord", "shock"), False, lambda t: setattr(t.state, "shock_left", 0)),
    Aim("advanced_reinforcements", ("tsion", "gf"), False, planet("101", "tsion", owner=0)),
]

GARRISON = _many(
    planet("201", "lodor", owner=0, gf=2, shock=1), planet("203", "bereg", owner=0, gf=3), OWN_LODOR
)
TRANSPORT = [
    Aim("transport", ("lodor.gf:2>jord", "lodor.shock:1>jord"), True, GARRISON),
    Aim("transport", ("lodor.gf:2>jord", "bereg.gf:2>jord"), False, GARRISON),
    Aim("transport", ("lodor.gf:3>jord",), False, GARRISON),
    Aim("transport", ("lodor.gf:1>jord", "lodor.gf:2>bereg"), False, GARRISON),
    Aim("transport", ("lodor.shock:2>jord",), False, GARRISON),
    Aim("transport", ("lodor.gf:0>jord",), False, GARRISON),
    Aim("transport", ("lodor.pds:1>jord",), False, GARRISON),
    Aim("transport", ("lodor.gf:1>lodor",), False, GARRISON),
    Aim("transport", ("lodor.gf:1>arc_prime",), False, GARRISON),
    Aim("transport", ("lodor.gf:1>jord", "nonsense"), False, GARRISON),
    Aim("transport", (), False, GARRISON),
    Aim("transport", ("lodor.gf:1>jord",), False, _many(GARRISON, ships("301", 1, fighter=1))),
    Aim(
        "transport",
        ("jord.gf:1>tsion",),
        False,
        _many(planet("301", "jord", gf=1), planet("101", "tsion", owner=0)),
    ),
]

HERE = {"active": "0", "by": "0", "system": "201"}
CAME = {"active": "1", "by": "1", "system": "201"}
SPACE = {"battle": "4", "system": "202", "attacker": "0", "defender": "1", "round": "1"}
GROUND = {"battle": "4", "system": "201", "planet": "lodor", "attacker": "0", "defender": "1", "round": "1"}
DOCK = planet("201", "lodor", owner=0, dock=1)
FLEETS = _many(ships("202", 0, dreadnought=1, cruiser=1), ships("202", 1, cruiser=1, fighter=2))
BATTLES = [
    Aim("flank_speed", ("202",), False, counter("202", 0), HERE),
    Aim("in_the_silence_of_space", ("201",), False, ships("201", 0, cruiser=1), HERE),
    Aim("in_the_silence_of_space", ("202",), False, ships("202", 1, cruiser=1), HERE),
    Aim("surprise_assault", ("201",), False, _many(OWN_LODOR, ships("201", 1, cruiser=1)), HERE),
    Aim("surprise_assault", ("201",), False, DOCK, HERE),
    Aim(
        "surprise_assault",
        ("201",),
        False,
        _many(DOCK, ships("201", 1, cruiser=1), ships("201", 0, fighter=1)),
        HERE,
    ),
    Aim("minelayers", ("201",), False, _many(ships("201", 0, destroyer=1), ships("201", 1, cruiser=1)), CAME),
    Aim("minelayers", ("201",), False, ships("201", 0, cruiser=1), CAME),
    Aim("minelayers", ("202",), False, _many(ships("202", 0, cruiser=1), ships("202", 1, cruiser=1)), CAME),
    Aim("experimental_battlestation", ("lodor",), False, DOCK, CAME),
    Aim(
        "experimental_battlestation",
        ("jord",),
        False,
        _many(planet("301", "jord", dock=1), ships("201", 1, cruiser=1)),
        CAME,
    ),
    Aim(
        "experimental_battlestation",
        ("jord",),
        True,
        _many(
            planet("301", "jord", dock=1),
            ships("201", 1, cruiser=1),
            player(0, technologies=["deep_space_cannon"]),
        ),
        CAME,
    ),
    Aim(
        "experimental_battlestation",
        ("jord",),
        False,
        _many(
            planet("301", "jord", dock=1),
            player(0, technologies=["deep_space_cannon"]),
            lambda table: table.at("302", "ion_storm_se").ships(1, cruiser=1),
        ),
        {**CAME, "system": "302"},
    ),
    Aim(
        "experimental_battlestation",
        ("1",),
        True,
        _many(ships("201", 0, dock=1), ships("201", 1, cruiser=1)),
        CAME,
    ),
    Aim("into_the_breach", ("2",), False, FLEETS, SPACE),
    Aim("into_the_breach", ("5",), False, _many(FLEETS, ships("201", 0, dreadnought=2)), SPACE),
    Aim("into_the_breach", ("1",), False, _many(FLEETS), {**SPACE, "attacker": "2"}),
    Aim("flanking_tactic", ("2",), False, FLEETS, SPACE),
    Aim("friendly_fire", ("1",), True, FLEETS, SPACE),
    Aim("friendly_fire", ("1",), False, _many(FLEETS, ships("202", 1, cruiser=1)), SPACE),
    Aim("rule_by_terror", ("1",), False, FLEETS, SPACE),
    Aim("rule_by_terror", ("1",), True, _many(FLEETS, ships("202", 0, war_sun=1)), SPACE),
    Aim("target_their_flagship", ("3", "3"), False, FLEETS, SPACE),
    Aim("target_their_flagship", ("1", "2"), False, FLEETS, SPACE),
    Aim("target_their_flagship", ("1", "4"), False, _many(FLEETS, ships("202", 2, cruiser=1)), SPACE),
    Aim("experimental_weaponry", (), False, ships("202", 0, cruiser=2), SPACE),
    Aim("experimental_weaponry", (), False, ships("201", 0, dreadnought=2), GROUND),
    Aim("shields_holding", (), False, THEIR_LODOR, GROUND),
    Aim("morale_boost", (), True, THEIR_LODOR, GROUND),
    Aim("morale_boost", (), False, THEIR_LODOR, {**GROUND, "attacker": "2"}),
    Aim("skilled_retreat", ("202", "201"), True, FLEETS, SPACE),
    Aim("skilled_retreat", ("202", "201"), False, _many(FLEETS, counter("201", 0)), SPACE),
    Aim("skilled_retreat", ("202", "201"), False, _many(FLEETS, ships("201", 2, fighter=1)), SPACE),
    Aim("skilled_retreat", ("202", "201"), False, _many(FLEETS, THEIR_LODOR), SPACE),
    Aim("skilled_retreat", ("202", "201"), False, _many(FLEETS, player(0, command=10)), SPACE),
    Aim("skilled_retreat", ("202", "212"), False, FLEETS, SPACE),
    Aim(
        "skilled_retreat", ("202", "302"), False, _many(FLEETS, lambda t: t.at("302", "supernova_se")), SPACE
    ),
    Aim("skilled_retreat", ("202", "201"), False, _many(FLEETS, lasts("flanking_tactic", 1, ("0",))), SPACE),
    Aim("direct_hit", ("3",), False, FLEETS, {**SPACE, "damaged": "1"}),
    Aim("direct_hit", ("1",), False, FLEETS, {**SPACE, "damaged": "1"}),
    Aim("direct_hit", ("3",), True, FLEETS, {**SPACE, "damaged": "1 3"}),
    Aim(
        "courageous_to_the_end",
        ("destroyer",),
        False,
        FLEETS,
        {**SPACE, "owner": "0 1", "lost": "1:destroyer"},
    ),
    Aim("courageous_to_the_end", ("cruiser",), False, FLEETS, {**SPACE, "owner": "1", "lost": "0:cruiser"}),
    Aim(
        "military_foresight",
        ("cruiser",),
        False,
        FLEETS,
        {"system": "202", "owner": "0", "lost": "0:cruiser"},
    ),
    Aim("star_of_death", ("lodor",), False, _many(THEIR_LODOR, ships("201", 0, dreadnought=1)), HERE),
    Aim("star_of_death", ("lodor",), False, ships("201", 0, war_sun=1), HERE),
    Aim(
        "star_of_death",
        ("bereg",),
        False,
        _many(planet("203", "bereg", owner=1), ships("201", 0, war_sun=1)),
        HERE,
    ),
    Aim("chemical_warfare", ("lodor",), False, _many(THEIR_LODOR, ships("201", 0, war_sun=1)), GROUND),
    Aim(
        "chemical_warfare",
        ("lodor",),
        False,
        _many(planet("201", "lodor", owner=1), ships("201", 0, dreadnought=1)),
        GROUND,
    ),
    Aim(
        "dug_in",
        ("jord",),
        False,
        planet("201", "lodor", owner=0),
        {**GROUND, "attacker": "1", "defender": "0"},
    ),
    Aim("rare_mineral", (), False, OWN_LODOR, {**HERE, "planet": "lodor", "former": "1"}),
    Aim("rare_mineral", (), False, OWN_LODOR, {**HERE, "planet": "lodor", "former": "", "how": "annexed"}),
    Aim("rare_mineral", (), False, OWN_LODOR, {**HERE, "planet": "tsion", "former": ""}),
    Aim(
        "reparations",
        ("wren_terra", "jord"),
        False,
        planet("301", "jord", ready=False),
        {"by": "1", "owner": "0"},
    ),
    Aim("reparations", ("arc_prime", "jord"), False, facts={"by": "1", "owner": "0"}),
    Aim(
        "reparations",
        ("arretze", "jord"),
        False,
        planet("301", "jord", ready=False),
        {"by": "1", "owner": "0"},
    ),
    Aim(
        "reparations",
        ("arc_prime", "jord"),
        False,
        _many(planet("301", "jord", ready=False), planet("307", "arc_prime", ready=False)),
        {"by": "1", "owner": "0"},
    ),
    Aim(
        "reparations",
        ("arc_prime", "jord"),
        False,
        planet("301", "jord", ready=False),
        {"by": "1", "owner": "2"},
    ),
]

NEBULA = _many(FLEETS, lambda table: table.at("302", "nebula_base").ships(0, carrier=1))
HAVENS = [
    Aim("friendly_fire", ("2",), False, _many(FLEETS, ships("202", 2, fighter=3)), SPACE),
    Aim("rule_by_terror", ("2",), False, _many(FLEETS, ships("202", 0, war_sun=1)), SPACE),
    Aim("target_their_flagship", ("4", "3"), False, _many(FLEETS, ships("201", 0, cruiser=1)), SPACE),
    Aim("shields_holding", (), False, FLEETS, {"system": "202", "participant": "0 1"}),
    Aim("skilled_retreat", ("201", "202"), False, ships("201", 0, cruiser=1), GROUND),
    Aim(
        "skilled_retreat", ("202", "201"), True, _many(FLEETS, THEIR_LODOR, ships("201", 0, fighter=1)), SPACE
    ),
    Aim(
        "skilled_retreat", ("202", "201"), False, _many(FLEETS, OWN_LODOR, ships("201", 2, fighter=1)), SPACE
    ),
    Aim(
        "skilled_retreat",
        ("202", "203"),
        True,
        _many(FLEETS, planet("203", "bereg", owner=0), planet("203", "lirta_iv", owner=1, gf=1)),
        SPACE,
    ),
    Aim("skilled_retreat", ("202", "302"), True, NEBULA, SPACE),
    Aim("skilled_retreat", ("202", "201"), True, _many(FLEETS, player(0, command=9)), SPACE),
    Aim("experimental_weaponry", (), True, ships("202", 0, war_sun=1), SPACE),
    Aim("direct_hit", ("4",), False, _many(FLEETS, ships("202", 2, cruiser=1)), {**SPACE, "damaged": "4"}),
    Aim(
        "skilled_retreat", ("202", "302"), False, _many(NEBULA, lasts("investigate_spatial_anomalies")), SPACE
    ),
]


VOTE = frames.Agenda(2, "revote", votes={"0": "for", "1": "abstain"}, counts={"0": 3, "1": 0})


def voting(table: Table) -> None:
    table.state.stack.append(VOTE)


SENATE = [
    Aim("tech_bubble", (), False, facts={"card": "trade_2", "active": "0"}),
    Aim("tech_bubble", (), False, player(0, strategy=0), {"card": "technology_2", "active": "0"}),
    Aim("tech_bubble", (), False, facts={"card": "technology_2", "active": "1"}),
    Aim(
        "tech_bubble",
        (),
        True,
        _many(player(0, strategy=0), lasts("strategic_planning", 0)),
        {"card": "technology_2", "active": "0"},
    ),
    Aim(
        "tech_bubble",
        (),
        False,
        lasts("aggressive_strategy", 1),
        {"card": "technology_2", "active": "0"},
    ),
    Aim(
        "corporate_sponsorship",
        ("enviro_compensator",),
        False,
        facts={"buyer": "0", "technology": "enviro_compensator"},
    ),
    Aim(
        "corporate_sponsorship",
        ("stasis_capsules",),
        False,
        facts={"buyer": "0", "technology": "cybernetics"},
    ),
    Aim("opening_the_black_box", (), False, facts={"buyer": "0", "technology": "cybernetics"}),
    Aim("ruinous_tariffs", ("1",), False, player(1, goods=4), {"by": "1", "partner": "0"}),
    Aim("ruinous_tariffs", ("1",), False, agreed, {"by": "1", "partner": "0"}),
    Aim("ruinous_tariffs", ("1",), True, _many(agreed, player(1, goods=4)), {"by": "1", "partner": "0"}),
    Aim("ruinous_tariffs", ("1",), False, _many(agreed, player(1, goods=4)), {"by": "2", "partner": "0"}),
    Aim("determine_policy", (), False),
    Aim("determine_policy", (), False, lambda table: table.state.political.cards.append("trade_war")),
    Aim("thugs", ("0",), True),
    Aim("discredit", ("2",), False, voting, {"by": "1"}),
    Aim("discredit", ("1",), False, voting, {"by": "0"}),
    Aim("bribery", ("1",), False, voting, {"voter": "0"}),
    Aim("bribery", ("3",), False, _many(voting, player(0, goods=2)), {"voter": "0"}),
    Aim("bribery", ("3",), True, _many(voting, player(0, goods=2, politics=["repeal"])), {"voter": "0"}),
    Aim(
        "bribery",
        ("1",),
        False,
        _many(
            player(0, goods=2),
            lambda t: t.state.stack.append(frames.Agenda(2, "revote", votes={"0": "abstain"})),
        ),
        {"voter": "0"},
    ),
    Aim("council_dissolved", (), False),
]


def spent_planets(table: Table) -> None:
    table.home(0).planet("jord", ready=False)
    table.at("201").planet("lodor", owner=0)
    table.at("203").planet("bereg", owner=0)
    table.state.players[0].trade = [TradeCard(1, lent=1), TradeCard(3, lent=2)]


OTHER = [
    Aim("disclosure", ("1",), False),
    Aim("disclosure", ("0",), False, player(0, cards=["thugs", "disclosure"])),
    Aim("emergency_repairs", ("202",), False, ships("202", 0, dreadnought=1)),
    Aim("master_of_trade", ("jord", "lodor"), True, spent_planets),
    Aim("master_of_trade", ("jord",), True, spent_planets),
    Aim("master_of_trade", ("jord",), False, _many(spent_planets, agreed)),
    Aim("master_of_trade", ("jord", "lodor", "bereg"), False, spent_planets),
    Aim("master_of_trade", ("jord",), False, _many(spent_planets, planet("301", "jord", ready=True))),
    Aim("faulty_targeting_systems", ("mine:202",), False),
    Aim("faulty_targeting_systems", ("cancel",), False, facts={"card": "minelayers"}),
    Aim("political_stability", ("trade_2",), False, player(1, picked=[Picked("trade_2")])),
]

AIMS = [*STRATEGY, *ACTION, *MORE, *TRANSPORT, *BATTLES, *HAVENS, *SENATE, *OTHER]


@pytest.mark.rule("TI-519")
@pytest.mark.parametrize("aim", AIMS, ids=lambda aim: f"{aim.card} {' '.join(aim.on)} {aim.legal}")
def test_targets(aim: Aim) -> None:
    table = aim.table()
    state = table.state
    state.phase, state.order = "action", [0, 1, 2]
    for each in state.players:
        each.strategy = each.fleet = each.command = 3
        each.goods = 0
    point = ACTION_CARDS[aim.card].window
    if point == "as_action":
        state.stack.append(Turn(0))
    aim.prepare(table)
    state.players[0].cards.append(aim.card)
    action = Play(aim.card, aim.on)
    if aim.legal:
        judging.judge(state, 0, action, point, dict(aim.facts))
        return
    with pytest.raises(IllegalMove) as why:
        judging.judge(state, 0, action, point, dict(aim.facts))
    assert why.value.key in ("ti-illegal-card-target", "ti-illegal-card-useless", "ti-illegal-card-who")


@pytest.mark.rule("TI-513", "TI-663")
def test_dice_of_a_battle_and_of_pds_fire() -> None:
    """Recheck is for battles, Faulty Targeting Systems for PDS at ships and at landings (TI-647, TI-729)."""
    table = position()
    state = table.state
    state.players[0].cards = ["recheck", "faulty_targeting_systems"]
    dice = [frames.Die(1, "pds", None, 9, 6), frames.Die(1, "pds", None, 4, 6, rerolled=["recheck"])]
    facts = {"participant": "0 1"}
    recheck, faulty = Play("recheck", ("0",)), Play("faulty_targeting_systems", ("die:0",))
    point = "after_combat_roll"

    def legal(action: Play) -> bool:
        try:
            judging.judge(state, 0, action, point, facts)
        except IllegalMove:
            return False
        return True

    state.stack = [frames.Volley(1, "201", 0, ["lodor"], dice)]
    assert not legal(recheck) and legal(faulty)
    assert not legal(Play("faulty_targeting_systems", ("die:2",)))
    assert not legal(Play("faulty_targeting_systems", ("mine:202",)))
    dice[0].rerolled = ["faulty_targeting_systems"]
    assert not legal(faulty)
    dice[0].rerolled = []
    landing = frames.Force(gf=1)
    state.stack = [
        frames.Invasion(seat=0, system="201", planet="lodor", defender=1, force=landing, dice=dice)
    ]
    assert legal(recheck) and legal(faulty)
    dice[0].seat = 0
    assert not legal(faulty), "his own dice"
    dice = [frames.Die(1, "cruiser", 2, 9, 7), frames.Die(1, "cruiser", 3, 4, 7, rerolled=["recheck"])]
    state.stack = [frames.Battle(seat=0, number=1, system="202", defender=1, dice=dice)]
    assert legal(recheck) and not legal(faulty)
    assert not legal(Play("recheck", ("1",))), "each effect once for a die"
    assert not legal(Play("recheck", ("2",)))
