"""Action Cards of the Strategy Phase and of own turns: what each changes, as its text says."""

from __future__ import annotations

from tests.rules.twilight_imperium.golden import Case, agreed, lodor, strategy

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
        prepare=agreed,
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
        prepare=strategy,
    ),
    Case(
        "strategic_flexibility",
        ["0 picked: trade_2 > warfare_2", "puts Picking seat=0 card=warfare_2 stage=bonus"],
        ("trade_2", "warfare_2"),
        prepare=strategy,
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
        prepare=agreed,
    ),
    Case("insubordination", ["1 command: 3 > 2"], ("1",)),
    Case(
        "local_unrest",
        ["happens gf_lost count=1 planet=lodor seat=1", "lodor card: ready > spent", "lodor gf: 2 > 1"],
        ("lodor",),
        prepare=lodor(1, gf=2, ready=True),
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
        prepare=lodor(1, gf=3),
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
        prepare=lodor(1, dock=1),
    ),
    Case(
        "spacedock_accident",
        ["lasting: - > spacedock_accident 0 round lodor"],
        ("lodor",),
        prepare=lodor(1, dock=1),
    ),
    Case(
        "stellar_criminals",
        ["arc_prime card: ready > spent", "asks 1 ti-exhaust 1 of wren_terra arc_prime lodor"],
        ("1",),
        choose=("arc_prime",),
        prepare=lodor(1, ready=True),
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
    Case("equipment_sabotage", ["lodor pds: 2 > -"], ("lodor",), prepare=lodor(1, pds=2)),
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
