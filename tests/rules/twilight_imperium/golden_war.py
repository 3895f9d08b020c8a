"""Action Cards of battles, the senate and any time: what each changes, as its text says."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium.golden import Case, agreed, lodor, strategy
from tests.rules.twilight_imperium.table import Table

SPACE = {"battle": "4", "system": "202", "attacker": "0", "defender": "1", "round": "1"}


def _answered(kind: str) -> str:
    """Its owner may answer to the loss (TI-660)."""
    here = {**SPACE, "owner": "1", "lost": f"1:{kind}"}
    return f"puts Window seat=-2 may=[0, 1, 2] point=after_casualties number=1 facts={here}"


def _battle(table: Table) -> None:
    """Seat 0 attacks: a Dreadnought and a Cruiser against a Cruiser and three Fighters."""
    table.at("202").ships(0, dreadnought=1, cruiser=1).ships(1, cruiser=1, fighter=3)
    table.state.stack.append(frames.Battle(seat=0, number=4, system="202", defender=1))


def _rolled(table: Table) -> None:
    _battle(table)
    table.state.stack[-1].dice = [frames.Die(1, "cruiser", 3, 9, 7), frames.Die(0, "cruiser", 2, 1, 7)]


def _agenda(table: Table) -> None:
    table.state.political.cards = ["repeal", "veto_power"]
    table.state.stack.append(
        frames.Agenda(2, "revote", votes={"0": "for", "1": "against"}, counts={"0": 3, "1": 2})
    )


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
    Case(
        "friendly_fire",
        ["202 fighters: 3@1 > 2@1", _answered("fighter")],
        ("1",),
        facts=SPACE,
        prepare=_battle,
    ),
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
            "happens ship_lost how=removed seat=1 system=202 unit=dreadnought",
            _answered("dreadnought"),
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
        prepare=lodor(0, gf=1),
    ),
    Case(
        "rare_mineral",
        ["0 goods: 0 > 3", "happens goods_gained count=3 seat=0"],
        facts={"active": "0", "by": "0", "owner": "", "former": "", "planet": "lodor"},
        prepare=lodor(0, gf=1),
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
        prepare=lambda table: (agreed(table), setattr(table.state.players[1], "goods", 5)),
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
            agreed(table),
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
        prepare=strategy,
    ),
]
