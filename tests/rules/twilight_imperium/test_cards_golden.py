"""Every Action Card, played once in a prepared position: what changed is what its text says."""

from __future__ import annotations

import pytest

from rules.twilight_imperium import frames, frames_battle
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.state import Law, Picked, TradeCard
from tests.rules.twilight_imperium.golden import Case, played
from tests.rules.twilight_imperium.table import Table

SPACE = {"battle": "4", "system": "202", "attacker": "0", "defender": "1", "round": "1"}


def _lodor(owner: int, **facts: object) -> object:
    return lambda table: table.at("201").planet("lodor", owner=owner, **facts)


def _strategy(table: Table) -> None:
    table.state.phase = "strategy"
    table.state.players[0].picked = [Picked("trade_2")]
    table.state.players[1].picked = [Picked("leadership")]


def _agreed(table: Table) -> None:
    """All three have one with each other."""
    for seat, partners in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1))):
        table.state.players[seat].trade = [TradeCard(1, lent=other) for other in partners]


def _battle(table: Table) -> None:
    """Seat 0 attacks: a Dreadnought and a Cruiser against a Cruiser and three Fighters."""
    table.at("202").ships(0, dreadnought=1, cruiser=1).ships(1, cruiser=1, fighter=3)
    table.state.stack.append(frames_battle.Battle(seat=0, number=4, system="202", defender=1))


def _rolled(table: Table) -> None:
    _battle(table)
    table.state.stack[-1].dice = [frames.Die(1, "cruiser", 3, 9, 7), frames.Die(0, "cruiser", 2, 1, 7)]


def _agenda(table: Table) -> None:
    table.state.political.cards = ["repeal", "veto_power"]
    table.state.stack.append(
        frames.Agenda(2, "revote", votes={"0": "for", "1": "against"}, counts={"0": 3, "1": 2})
    )


STRATEGY = [
    Case("strategic_shift", ["lasting: - > strategic_shift 0 round warfare_2"], ("warfare_2",)),
    Case("temporary_stability", ["lasting: - > temporary_stability 0 round"]),
    Case("command_summit", ["0 command: 3 > 5"]),
    Case("cultural_crisis", ["lasting: - > cultural_crisis 0 round 1"], ("1",)),
    Case("grand_armada", ["lasting: - > grand_armada 0 round"]),
    Case(
        "multiculturalism",
        ["lasting: - > multiculturalism 0 round 1 letnev_armada"],
        ("1", "letnev_armada"),
    ),
    Case(
        "productivity_spike",
        ["lasting: - > productivity_spike 0 round jord 2"],
        ("jord",),
        prepare=lambda table: table.home(0).planet("jord", dock=1),
    ),
    Case(
        "scientist_assassination",
        ["lasting: - > scientist_assassination 0 round 2"],
        ("2",),
    ),
    Case("signal_jamming", ["202 counters: - > 1"], ("1", "202")),
    Case(
        "synchronicity",
        ["0 cards: - > thugs", "asks 0 ti-search-deck 1 of plague thugs veto", "deck: 4 > 3"],
        choose=("thugs",),
        prepare=lambda table: table.state.action.cards.extend(
            ["veto", "thugs", "plague", "council_dissolved"]
        ),
    ),
    Case(
        "trade_stop",
        ["0 partners: 1 2 > -", "1 partners: 0 2 > -", "2 partners: 0 1 > -"],
        prepare=_agreed,
    ),
    Case(
        "usurper",
        ["mecatol_rex marks: - > usurper"],
        prepare=lambda table: table.at("000").planet("mecatol_rex", owner=0),
        goes="stays",
    ),
    Case("strategic_planning", ["lasting: - > strategic_planning 0 round"]),
    Case(
        "public_disgrace",
        ["1 picked: leadership > -"],
        ("1",),
        facts={"by": "1", "card": "leadership"},
        prepare=_strategy,
    ),
    Case(
        "strategic_flexibility",
        ["0 picked: trade_2 > warfare_2", "puts Picking seat=0 card=warfare_2 stage=bonus"],
        ("trade_2", "warfare_2"),
        prepare=_strategy,
    ),
    Case("first_strike", ["lasting: - > first_strike 0 round"]),
]

ACTION = [
    Case("armistice", ["lasting: - > armistice 0 round 1 jord"], ("1", "jord")),
    Case(
        "civil_defense",
        ["happens built count=2 seat=0 system=301 unit=pds", "jord pds: - > 2"],
        ("jord",),
    ),
    Case(
        "diplomatic_immunity",
        ["lasting: - > diplomatic_immunity 0 round 202"],
        ("202",),
        prepare=lambda table: table.at("202").ships(0, carrier=1),
    ),
    Case(
        "ghost_ship",
        ["201 ships: - > destroyer@0", "happens built count=1 seat=0 system=201 unit=destroyer"],
        ("201",),
    ),
    Case(
        "good_year",
        ["0 goods: 0 > 2", "happens goods_gained count=2 seat=0"],
        prepare=lambda table: (
            table.at("201").planet("lodor", owner=0),
            table.at("101").planet("tsion", owner=0),
        ),
    ),
    Case(
        "influence_in_the_merchants_guild",
        ["1 partners: 0 2 > 0", "2 partners: 0 1 > 0"],
        ("1+2",),
        prepare=_agreed,
    ),
    Case("insubordination", ["1 command: 3 > 2"], ("1",)),
    Case(
        "local_unrest",
        ["happens gf_lost count=1 planet=lodor seat=1", "lodor card: ready > spent", "lodor gf: 2 > 1"],
        ("lodor",),
        prepare=_lodor(1, gf=2, ready=True),
    ),
    Case(
        "lucky_shot",
        ["201 ships: cruiser@1 > -", "happens ship_lost how=removed seat=1 system=201 unit=cruiser"],
        ("1",),
        prepare=lambda table: table.at("201").planet("lodor", owner=0).ships(1, cruiser=1),
    ),
    Case(
        "massive_transport",
        ["jord dock: from 1 > -", "lodor dock: - > from 4"],
        ("jord", "lodor"),
        prepare=lambda table: (
            table.home(0).planet("jord", dock=1),
            table.at("201").planet("lodor", owner=0),
        ),
    ),
    Case(
        "patrol",
        [
            "202 counters: - > 0",
            "202 ships: - > cruiser@0",
            "212 counters: - > 0",
            "212 ships: - > destroyer@0",
            "201 ships: cruiser@0 destroyer@0 > -",
        ],
        ("1", "202", "2", "212"),
        prepare=lambda table: (table.at("201").ships(0, cruiser=1, destroyer=1).system.counters.append(0),),
    ),
    Case(
        "plague",
        ["happens gf_lost count=2 planet=lodor seat=1", "lodor gf: 3 > 1"],
        ("lodor",),
        faces=(2, 7, 10),
        prepare=_lodor(1, gf=3),
    ),
    Case(
        "privateers",
        ["0 goods: 0 > 2", "1 goods: 5 > 0", "happens goods_gained count=2 seat=0"],
        ("1",),
        prepare=lambda table: setattr(table.state.players[1], "goods", 5),
    ),
    Case(
        "rally_of_the_people",
        ["301 ships: - > dreadnought@0", "happens built count=1 seat=0 system=301 unit=dreadnought"],
    ),
    Case(
        "rise_of_a_messiah",
        [
            "happens built count=1 seat=0 system=201 unit=gf",
            "happens built count=1 seat=0 system=301 unit=gf",
            "jord gf: - > 1",
            "lodor gf: 2 > 3",
        ],
        prepare=lambda table: (
            table.at("201").planet("lodor", owner=0, gf=2),
            table.at("101").planet("tsion", owner=0),
        ),
    ),
    Case(
        "secret_industrial_agent",
        ["happens dock_lost by=0 planet=lodor seat=1", "lodor dock: from 1 > -"],
        ("lodor",),
        prepare=_lodor(1, dock=1),
    ),
    Case(
        "spacedock_accident",
        ["lasting: - > spacedock_accident 0 round lodor"],
        ("lodor",),
        prepare=_lodor(1, dock=1),
    ),
    Case(
        "stellar_criminals",
        ["arc_prime card: ready > spent", "asks 1 ti-exhaust 1 of wren_terra arc_prime lodor"],
        ("1",),
        choose=("arc_prime",),
        prepare=_lodor(1, ready=True),
    ),
    Case(
        "strategic_bombardment",
        ["bereg card: ready > spent"],
        ("1", "203"),
        faces=(5,),
        prepare=lambda table: (
            table.at("203")
            .ships(0, war_sun=1)
            .planet("bereg", owner=1, ready=True)
            .planet("lirta_iv", owner=2, ready=True)
        ),
    ),
    Case(
        "successful_spy",
        ["0 cards: - > thugs veto", "1 cards: thugs veto > -"],
        ("1",),
        prepare=lambda table: table.state.players[1].cards.extend(["thugs", "veto"]),
    ),
    Case(
        "transport",
        ["bereg gf: 1 > -", "jord gf: - > 3", "lodor gf: 3 > 1"],
        ("lodor.gf:2>jord", "bereg.gf:1>jord"),
        prepare=lambda table: (
            table.at("201").planet("lodor", owner=0, gf=3),
            table.at("203").planet("bereg", owner=0, gf=1),
        ),
    ),
    Case(
        "unexpected_action",
        ["202 counters: 0 1 > 1"],
        ("202",),
        prepare=lambda table: table.at("202").system.counters.extend([0, 1]),
    ),
    Case(
        "uprising",
        ["bereg card: ready > spent", "lirta_iv card: ready > spent"],
        ("203",),
        prepare=lambda table: (
            table.at("203").planet("bereg", owner=1, ready=True).planet("lirta_iv", owner=2, ready=True)
        ),
    ),
    Case(
        "voluntary_annexation",
        [
            "happens built count=3 seat=0 system=201 unit=gf",
            "happens planet_gained how=card planet=lodor seat=0",
            "lodor gf: - > 3",
            "lodor owner: - > 0",
        ],
        ("lodor",),
    ),
    Case("war_footing", ["lasting: - > war_footing 0 round 202"], ("202",)),
    Case("enhanced_armor", ["lasting: - > enhanced_armor 0 round"]),
    Case("equipment_sabotage", ["lodor pds: 2 > -"], ("lodor",), prepare=_lodor(1, pds=2)),
    Case(
        "advanced_reinforcements",
        ["happens built count=2 seat=0 system=301 unit=gf", "jord gf: - > 2"],
        ("jord", "gf"),
    ),
    Case(
        "alien_technology",
        [
            "0 technologies: - > enviro_compensator",
            "happens technology_gained seat=0 technology=enviro_compensator",
            "jord card: ready > spent",
        ],
        ("enviro_compensator",),
        ("jord",),
    ),
    Case("flawless_strategy", ["puts StrategicAction seat=0 card=warfare_2 stage=voice"], ("warfare_2",)),
]

ACTIVE = {"active": "0", "by": "0", "system": "202"}
BATTLES = [
    Case(
        "flank_speed",
        ["lasting: - > flank_speed 0 activation 202"],
        ("202",),
        facts=ACTIVE,
        prepare=lambda table: table.at("202").system.counters.append(0),
    ),
    Case(
        "in_the_silence_of_space",
        ["lasting: - > in_the_silence_of_space 0 activation 212"],
        ("212",),
        facts=ACTIVE,
        prepare=lambda table: table.at("212").ships(0, cruiser=1),
    ),
    Case(
        "minelayers",
        ["lasting: - > minelayers 0 battle 202 2"],
        ("202",),
        facts={"active": "1", "by": "1", "system": "202"},
        prepare=lambda table: table.at("202").ships(0, cruiser=2, destroyer=1).ships(1, carrier=1),
    ),
    Case(
        "experimental_battlestation",
        ["puts Volley seat=0 system=201 target=1 planets=['dock:lodor'] stage=ask"],
        ("lodor",),
        facts={"active": "1", "by": "1", "system": "201"},
        prepare=lambda table: table.at("201").planet("lodor", owner=0, dock=1).ships(1, carrier=1),
    ),
    Case(
        "fighter_prototype",
        ["lasting: - > fighter_prototype 0 battle 202"],
        ("202",),
        facts=SPACE,
        prepare=_battle,
    ),
    Case(
        "into_the_breach",
        ["lasting: - > into_the_breach 0 battle 1 2"],
        ("1",),
        facts=SPACE,
        prepare=_battle,
    ),
    Case(
        "communications_breakdown",
        ["lasting: - > communications_breakdown 0 battle"],
        facts=SPACE,
        prepare=_battle,
    ),
    Case(
        "flanking_tactic",
        ["lasting: - > flanking_tactic 0 battle 1"],
        ("1",),
        facts=SPACE,
        prepare=_battle,
    ),
    Case("friendly_fire", ["202 fighters: 3@1 > 2@1"], ("1",), facts=SPACE, prepare=_battle),
    Case(
        "rule_by_terror",
        ["lasting: - > rule_by_terror 0 battle 1"],
        ("1",),
        facts=SPACE,
        prepare=lambda table: (_battle(table), table.at("202").ships(0, dreadnought=1)),
    ),
    Case(
        "target_their_flagship",
        ["lasting: - > target_their_flagship 0 battle 2 3"],
        ("2", "3"),
        facts=SPACE,
        prepare=_battle,
    ),
    Case("morale_boost", ["lasting: - > morale_boost 0 combat_round"], facts=SPACE, prepare=_battle),
    Case(
        "skilled_retreat",
        ["201 counters: - > 0", "puts Retreating seat=0 system=202 to=201 battle=4"],
        ("202", "201"),
        facts=SPACE,
        prepare=lambda table: (_battle(table), table.at("201").planet("lodor", owner=0)),
    ),
    Case(
        "experimental_weaponry",
        ["lasting: - > experimental_weaponry 0 combat_round"],
        facts=SPACE,
        prepare=_battle,
    ),
    Case("recheck", [], ("1",), facts=SPACE, faces=(8,), prepare=_rolled),
    Case(
        "shields_holding",
        ["lasting: - > shields_holding 0 combat_round 2"],
        facts=SPACE,
        prepare=_rolled,
    ),
    Case(
        "direct_hit",
        [
            "202 ships: dreadnought@0 cruiser@0 cruiser@1 dreadnought!@1 > dreadnought@0 cruiser@0 cruiser@1",
            "202 fighters: 3@1 > -",
            "happens ship_lost how=removed seat=1 system=202 unit=dreadnought",
        ],
        ("4",),
        facts={**SPACE, "damaged": "4"},
        prepare=lambda table: (
            _battle(table),
            table.at("202").ships(1, dreadnought=1),
            setattr(table.state.systems["202"].ships[3], "damaged", True),
        ),
    ),
    Case(
        "courageous_to_the_end",
        ["puts Assigning seat=1 system=202 hits=1 scope=card by=0"],
        ("cruiser",),
        facts={**SPACE, "owner": "0", "lost": "0:cruiser 1:destroyer"},
        faces=(7, 6),
        prepare=_battle,
    ),
    Case(
        "military_foresight",
        ["lasting: - > military_foresight 0 round cruiser"],
        ("cruiser",),
        facts={**SPACE, "owner": "0", "lost": "0:cruiser"},
        prepare=_battle,
    ),
    Case(
        "star_of_death",
        [
            "happens dock_lost by=0 planet=lodor seat=1",
            "happens planet_lost how=card planet=lodor seat=1",
            "happens planet_neutral how=card planet=lodor seat=1",
            "lodor card: ready > spent",
            "lodor dock: from 1 > -",
            "lodor gf: 3 > -",
            "lodor marks: - > radiation",
            "lodor owner: 1 > -",
            "lodor pds: 1 > -",
        ],
        ("lodor",),
        facts={"active": "0", "by": "0", "system": "201"},
        prepare=lambda table: (
            table.at("201").planet("lodor", owner=1, gf=3, pds=1, dock=1, ready=True).ships(0, war_sun=1)
        ),
    ),
    Case(
        "chemical_warfare",
        ["happens gf_lost count=2 planet=lodor seat=1", "lodor gf: 3 > 1"],
        ("lodor",),
        facts={"attacker": "0", "defender": "1", "system": "201", "planet": "lodor"},
        prepare=lambda table: table.at("201").planet("lodor", owner=1, gf=3).ships(0, dreadnought=1),
    ),
    Case(
        "dug_in",
        ["lasting: - > dug_in 0 round lodor"],
        ("lodor",),
        facts={"attacker": "1", "defender": "0", "system": "201", "planet": "lodor"},
        prepare=_lodor(0, gf=1),
    ),
    Case(
        "rare_mineral",
        ["0 goods: 0 > 3", "happens goods_gained count=3 seat=0"],
        facts={"active": "0", "by": "0", "owner": "", "former": "", "planet": "lodor"},
        prepare=_lodor(0, gf=1),
    ),
    Case(
        "reparations",
        ["arc_prime card: ready > spent", "jord card: spent > ready"],
        ("arc_prime", "jord"),
        facts={"active": "1", "by": "1", "owner": "0", "former": "0", "planet": "lodor"},
        prepare=lambda table: table.home(0).planet("jord", ready=False),
    ),
    Case(
        "surprise_assault",
        [],
        ("201",),
        facts={"active": "0", "by": "0", "system": "201"},
        prepare=lambda table: (
            table.at("201").planet("lodor", owner=0, dock=1).ships(1, cruiser=1),
            table.state.stack.append(frames.Tactical(0, "201")),
        ),
    ),
]

TECH = {"buyer": "0", "technology": "stasis_capsules"}
SENATE = [
    Case(
        "policy_paralysis",
        ["lasting: - > policy_paralysis 0 round 1 trade_2"],
        ("1",),
        facts={"card": "trade_2", "active": "2"},
    ),
    Case(
        "tech_bubble",
        ["puts Followers seat=-2 asked=[0] card=technology_2"],
        facts={"card": "technology_2", "active": "0"},
    ),
    Case(
        "corporate_sponsorship",
        ["lasting: - > corporate_sponsorship 0 step stasis_capsules"],
        ("stasis_capsules",),
        facts=TECH,
    ),
    Case(
        "focused_research",
        [
            "jord card: ready > spent",
            "lasting: - > focused_research 0 step stasis_capsules enviro_compensator",
            "0 goods: 2 > 0",
        ],
        ("stasis_capsules", "enviro_compensator"),
        ("jord", "goods:2"),
        facts=TECH,
        prepare=lambda table: setattr(table.state.players[0], "goods", 2),
    ),
    Case(
        "opening_the_black_box",
        ["lasting: - > opening_the_black_box 0 step"],
        facts={"buyer": "0", "technology": "hylar_v_assault_laser"},
    ),
    Case(
        "ruinous_tariffs",
        ["0 goods: 0 > 3", "1 goods: 5 > 2", "happens goods_gained count=3 seat=0"],
        ("1",),
        facts={"by": "1", "partner": "0 2"},
        prepare=lambda table: (_agreed(table), setattr(table.state.players[1], "goods", 5)),
    ),
    Case(
        "determine_policy",
        [
            "2 politics: - > revote",
            "asks 0 ti-determine 1 of fleet_regulations repeal veto_power",
            "political: repeal veto_power > veto_power",
        ],
        choose=("repeal",),
        prepare=lambda table: (_agenda(table), table.state.laws.append(Law("fleet_regulations"))),
    ),
    Case("thugs", ["lasting: - > thugs 0 round 2"], ("2",), prepare=_agenda),
    Case(
        "veto",
        ["political discards: - > revote", "political: repeal veto_power > repeal"],
        prepare=_agenda,
    ),
    Case("fantastic_rhetoric", ["lasting: - > fantastic_rhetoric 0 step"], facts={"voter": "0"}),
    Case("discredit", [], ("1",), facts={"by": "1"}, prepare=_agenda),
    Case(
        "bribery",
        ["0 goods: 4 > 1", "lasting: - > bribery 0 step 3"],
        ("3",),
        facts={"voter": "0 1 2"},
        prepare=lambda table: (_agenda(table), setattr(table.state.players[0], "goods", 4)),
    ),
]

OTHER = [
    Case(
        "disclosure",
        ["1 cards: thugs veto > thugs", "asks 0 ti-disclose 1 of thugs veto", "discards: - > veto"],
        ("1",),
        choose=("veto",),
        prepare=lambda table: table.state.players[1].cards.extend(["thugs", "veto"]),
    ),
    Case(
        "emergency_repairs",
        ["202 ships: dreadnought!@0 war_sun!@0 cruiser!@0 > dreadnought@0 war_sun@0 cruiser!@0"],
        ("202",),
        prepare=lambda table: [
            setattr(ship, "damaged", True)
            for ship in table.at("202").ships(0, dreadnought=1, war_sun=1, cruiser=1).system.ships
        ],
    ),
    Case(
        "master_of_trade",
        ["jord card: spent > ready", "lodor card: spent > ready"],
        ("lodor", "jord"),
        prepare=lambda table: (
            _agreed(table),
            table.at("201").planet("lodor", owner=0),
            table.home(0).planet("jord", ready=False),
        ),
    ),
    Case(
        "faulty_targeting_systems",
        ["202 mines: 1 2 > 2"],
        ("mine:202",),
        prepare=lambda table: table.at("202").system.mines.extend([1, 2]),
    ),
    Case(
        "political_stability",
        ["lasting: - > political_stability 0 next_round trade_2"],
        ("trade_2",),
        prepare=_strategy,
    ),
]

CASES = [*STRATEGY, *ACTION, *BATTLES, *SENATE, *OTHER]
ELSEWHERE = {"council_dissolved", "master_of_fate", "sabotage", "touch_of_genius"}
"""Never played, in a chain of choices, or on other cards: shown in tests of their own."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_a_card_does_what_its_text_says(case: Case) -> None:
    _, changes, _ = played(case)
    assert changes == sorted(case.changes)


def test_every_card_is_played_once() -> None:
    names = [case.card for case in CASES]
    assert len(names) == len(set(names))
    assert set(names) | ELSEWHERE == set(ACTION_CARDS)
