"""Production: what docks build, where it goes, what it costs; Facilities, mines."""

from __future__ import annotations

import pytest

from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Build, Done, Land
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.verbs import free_fighters
from rules.twilight_imperium.state import Law
from rules.twilight_imperium.tactical import production
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.producing import (
    HOME,
    build,
    docked,
    kinds,
    planet,
    produce,
    refusal,
    saar,
    table,
)

# At a dock


@pytest.mark.rule("TI-097", "TI-110", "TI-385", "TI-391")
def test_ships_go_to_space_and_ground_forces_to_the_docks_planet() -> None:
    found = docked()
    produce(found)
    events = build(found, "jord.cruiser", "jord.gf:2", "jord.pds")
    assert kinds(found) == ["cruiser"]
    assert (planet(found, "jord").gf, planet(found, "jord").pds) == (2, 1)
    assert [event.key for event in events].count("ti-units-built") == 3 and found.state.stack == []
    produce(found)
    assert refusal(found, Build(("mellon.gf",))).rule == "TI-385", "no dock there"
    assert refusal(found, Build(("jord.shock",))).rule == "TI-097"
    assert refusal(found, Build(("jord.nonsense",))).rule == "TI-097"


@pytest.mark.rule("TI-386")
def test_a_dock_builds_two_more_than_its_planets_resources() -> None:
    found = docked()
    found.at(HOME).ships(0, carrier=1)
    produce(found)
    refused = refusal(found, Build(("jord.fighter:6", "jord.gf")))
    assert refused.rule == "TI-386" and refused.args_for_words["most"] == 6
    build(found, "jord.fighter:6")
    assert systems.fighters(found.at(HOME).system, 0) == 6, "each single Fighter is one unit"


@pytest.mark.rule("TI-386", "TI-599")
def test_the_enviro_compensator_builds_one_more() -> None:
    found = docked()
    found.state.players[0].technologies = ["enviro_compensator"]
    produce(found)
    build(found, "jord.gf:7")
    assert planet(found, "jord").gf == 7


@pytest.mark.rule("TI-387")
def test_a_refinery_raises_the_limit() -> None:
    found = table()
    found.at("201").planet("zohbat", owner=0, dock=1, facility="refinery")
    produce(found, "201", ("zohbat",))
    assert refusal(found, Build(("zohbat.gf:7",))).args_for_words["most"] == 6
    found.state.laws = [Law("labor_force_politics")]
    assert refusal(found, Build(("zohbat.gf:7",))).args_for_words["most"] == 4, "1 influence, and more"


@pytest.mark.rule("TI-388")
def test_one_total_is_paid_for_everything() -> None:
    found = docked()
    found.at("201").planet("mellon", owner=0).planet("zohbat", owner=0, ready=True)
    found.state.players[0].goods = 2
    produce(found)
    refused = refusal(found, Build(("jord.dreadnought",), pay=("jord",)))
    assert refused.key == "ti-illegal-too-little"
    build(found, "jord.dreadnought", "jord.cruiser", pay=("jord", "zohbat"))
    assert not planet(found, "jord").ready and not planet(found, "zohbat").ready
    assert found.state.players[0].goods == 2
    produce(found)
    refused = refusal(found, Build(("jord.carrier",)))
    assert refused.key == "ti-illegal-build-dear" and refused.args_for_words["left"] == 2


def test_an_unnamed_payment_wastes_least_and_spends_no_cards() -> None:
    found = docked()
    found.at("201").planet("zohbat", owner=0, ready=True)
    found.state.players[0].goods = 0
    produce(found)
    build(found, "jord.carrier")
    assert planet(found, "jord").ready and not planet(found, "zohbat").ready, "3 resources for 3"
    found.at("201").planet("zohbat", owner=1)
    found.at(HOME).planet("jord", ready=False)
    found.state.players[0].politics = ["arms_reduction", "veto", "mutiny"]
    produce(found)
    assert refusal(found, Build(("jord.cruiser",))).key == "ti-illegal-build-dear"
    build(found, "jord.cruiser", pay=("politics:arms_reduction", "politics:mutiny"))
    assert found.state.players[0].politics == ["veto"]


@pytest.mark.rule("TI-389", "TI-600")
def test_sarween_tools_pay_one_at_each_dock_used() -> None:
    found = docked()
    found.state.players[0].technologies = ["sarween_tools"]
    produce(found)
    build(found, "jord.cruiser", pay=("goods:1",))
    found.state.players[0].goods = 20
    found.at("201").planet("zohbat", owner=0, dock=1).planet("mellon", owner=0, dock=1)
    produce(found, "201", ("zohbat", "mellon"))
    build(found, "zohbat.fighter", "mellon.destroyer:2", pay=("goods:1",))
    assert found.state.players[0].goods == 19, "the Fighter was free; its change pays nothing elsewhere"


@pytest.mark.rule("TI-109", "TI-390")
def test_pairs_cost_one_and_are_never_mixed() -> None:
    found = docked()
    produce(found)
    build(found, "jord.gf:3", "jord.fighter:3", pay=("goods:4",))
    assert found.state.players[0].goods == 16


@pytest.mark.rule("TI-392", "TI-622")
def test_a_blockaded_dock_builds_no_ships() -> None:
    found = docked()
    found.at(HOME).ships(1, fighter=1)
    produce(found)
    assert refusal(found, Build(("jord.destroyer",))).rule == "TI-392"
    assert refusal(found, Build(("jord.fighter",))).rule == "TI-392"
    build(found, "jord.gf:2", "jord.pds")


@pytest.mark.rule("TI-393", "TI-145")
def test_new_ships_must_fit_fleet_supply() -> None:
    found = docked()
    found.state.players[0].fleet = 2
    found.at(HOME).ships(0, cruiser=1)
    produce(found)
    assert refusal(found, Build(("jord.destroyer:2",))).rule == "TI-393"
    build(found, "jord.destroyer", "jord.fighter:3")


@pytest.mark.rule("TI-393", "TI-131", "TI-149")
def test_new_fighters_need_support() -> None:
    found = docked()
    produce(found)
    assert refusal(found, Build(("jord.fighter:4",))).args_for_words["count"] == 1
    build(found, "jord.fighter:5", "jord.carrier")
    found.state.players[0].technologies = ["advanced_fighters"]
    found.state.players[0].fleet = 2
    produce(found)
    assert refusal(found, Build(("jord.fighter:6",))).key == "ti-illegal-place-supply"
    build(found, "jord.fighter:5")


def test_no_more_than_two_of_a_kind_under_fleet_restrictions() -> None:
    found = docked()
    found.state.laws = [Law("fleet_restrictions")]
    produce(found)
    assert refusal(found, Build(("jord.cruiser:3",))).key == "ti-illegal-place-alike"
    build(found, "jord.cruiser:2")


@pytest.mark.rule("TI-088", "TI-113")
def test_plastic_and_the_pds_limit() -> None:
    found = docked()
    found.at(HOME).planet("jord", pds=1)
    found.state.players[0].technologies = ["war_sun"]
    found.at("201").ships(0, war_sun=2)
    produce(found)
    assert refusal(found, Build(("jord.pds:2",))).rule == "TI-113"
    assert refusal(found, Build(("jord.war_sun",))).rule == "TI-088"
    assert found.state.players[0].goods == 20
    build(found, "jord.pds", pay=("goods:2",))
    assert found.state.players[0].goods == 18, "a PDS costs 2"


@pytest.mark.rule("TI-118", "TI-583")
def test_war_suns_need_their_technology() -> None:
    found = docked("muaat", "sol", "letnev")
    found.at(HOME).planet("muaat_planet", dock=1)
    produce(found, docks=("muaat_planet",))
    assert refusal(found, Build(("muaat_planet.war_sun",))).rule == "TI-118"
    found.state.players[0].technologies = ["war_sun", "magmus_reactor"]
    build(found, "muaat_planet.war_sun", pay=("goods:10",))
    assert kinds(found) == ["war_sun"]


@pytest.mark.rule("TI-125", "TI-128")
def test_racial_prices() -> None:
    found = docked("l1z1x", "sol", "letnev")
    produce(found, docks=("zero_zero_zero",))
    build(found, "zero_zero_zero.dreadnought", pay=("goods:4",))
    found = docked("muaat", "sol", "letnev")
    found.state.players[0].technologies = ["war_sun", "magmus_reactor"]
    produce(found, docks=("muaat_planet",))
    assert refusal(found, Build(("muaat_planet.war_sun",), pay=("goods:9",))).key == "ti-illegal-too-little"
    build(found, "muaat_planet.war_sun", pay=("goods:10",))


@pytest.mark.rule("TI-397", "TI-098")
def test_docks_that_do_not_produce() -> None:
    found = docked()
    found.at(HOME).planet("jord", dock=4)
    found.state.players[0].goods = 0
    found.at(HOME).planet("jord", since=3)
    assert produce(found).stack == [], "built this round, and nothing else to do"
    found.at(HOME).planet("jord", dock=3, ready=True)
    lasting.begin(found.state, "spacedock_accident", 1, "round", ("jord",))
    assert produce(found).stack == []
    found.state.lasting = []
    found.at("201").planet("mellon", owner=0, dock=1, since=3).planet("zohbat", owner=0, dock=1, since=3)
    found.state.laws = [Law("holy_planet_of_ixth", on=("mellon",))]
    produce(found, "201", ("mellon", "zohbat"))
    assert refusal(found, Build(("mellon.gf",))).args_for_words["source"] == "@holy_planet_of_ixth"
    build(found, "zohbat.gf")


@pytest.mark.rule("TI-445")
def test_a_limit_over_all_docks() -> None:
    found = docked()
    produce(found, why="secondary", most=3)
    assert refusal(found, Build(("jord.gf:4",))).rule == "TI-445"
    build(found, "jord.gf:3")


@pytest.mark.rule("TI-444")
def test_resources_that_need_not_be_paid() -> None:
    found = docked()
    produce(found, why="primary", budget=2)
    build(found, "jord.carrier", pay=("goods:1",))
    assert found.state.players[0].goods == 19


def test_silence_builds_nothing_and_done_ends_it() -> None:
    found = docked()
    produce(found)
    assert silent(found.state, 0) == Done()
    assert refusal(found, Build(())).key == "ti-illegal-build-nothing"
    assert refusal(found, Land(())).key == "ti-illegal-build-first"
    answer(found, 0, Done())
    assert found.state.stack == [] and kinds(found) == []


def test_every_set_that_is_offered_can_be_built() -> None:
    found = docked()
    found.state.players[0].goods = 0
    produce(found)
    question = asked(found, 0)
    assert question is not None and question.choices[-1].action == Done()
    labels = [(each.label, each.action) for each in question.choices]
    assert ("ti-build-set", Build(("jord.cruiser:2",))) in labels
    assert not any("jord.dreadnought" in getattr(action, "items", ()) for _, action in labels), "too dear"
    for each in question.choices[:-1]:
        assert question.offers(each.action)


# Integrated Economy


@pytest.mark.rule("TI-396", "TI-604")
def test_integrated_economy_places_next_door() -> None:
    found = table(p302="lodor", p318="empty_base")
    found.at(HOME).planet("jord", dock=1)
    found.at("302").system.counters = [0]
    produce(found)
    placed = Build(("jord.cruiser",), place=("302.cruiser",))
    assert refusal(found, placed).rule == "TI-396"
    found.state.players[0].technologies = ["integrated_economy"]
    assert refusal(found, Build(("jord.cruiser",), place=("318.cruiser",))).rule == "TI-396", "not activated"
    assert refusal(found, Build(("jord.cruiser",), place=("302.cruiser:2",))).rule == "TI-396", "not built"
    found.at("302").ships(1, fighter=1)
    assert refusal(found, placed).rule == "TI-396"
    found.at("302").system.fighters.clear()
    found.at("302").planet("lodor", owner=1, gf=1)
    assert refusal(found, placed).rule == "TI-396", "neither own nor empty"
    found.at("302").planet("lodor", owner=0, gf=1).ships(1, fighter=1)
    assert refusal(found, placed).rule == "TI-396", "enemy ships over an own planet"
    found.at("302").system.fighters.clear()
    answer(found, 0, Build(("jord.cruiser:2", "jord.gf:2"), place=("302.cruiser", "lodor.gf")))
    assert kinds(found) == ["cruiser"] == kinds(found, "302")
    assert (planet(found, "lodor").gf, planet(found, "jord").gf) == (2, 1)


@pytest.mark.rule("TI-058", "TI-396")
def test_integrated_economy_never_goes_through_wormholes() -> None:
    found = table(p203="quann", p209="wormhole_beta")
    found.at("203").planet("quann", owner=0, dock=1)
    found.at("209").system.counters = [0]
    found.state.players[0].technologies = ["integrated_economy"]
    assert "209" in galaxy.linked(found.state, "203")
    produce(found, "203", ("quann",))
    assert refusal(found, Build(("quann.cruiser",), place=("209.cruiser",))).rule == "TI-396"


def test_without_it_ground_forces_stay_at_their_dock() -> None:
    found = table()
    found.at("201").planet("mellon", owner=0, dock=1).planet("zohbat", owner=0)
    produce(found, "201", ("mellon",))
    assert refusal(found, Build(("mellon.gf",), place=("zohbat.gf",))).rule == "TI-110"


@pytest.mark.rule("TI-089")
def test_what_is_built_needs_a_piece_of_plastic_where_it_goes() -> None:
    found = docked()
    found.state.players[0].technologies, found.state.players[0].fleet = ["advanced_fighters"], 9
    places = ("101", "102", "103", "104", "105", "106", "201", "202", "203", "000")
    for at in places:
        found.at(at, "empty_se").ships(0, fighter=1)
    produce(found)
    refused = refusal(found, Build(("jord.fighter:2",)))
    assert (refused.rule, refused.args_for_words["count"]) == ("TI-089", 10), "ten fleets have one each"
    assert free_fighters(found.state, 0, HOME, 1) == []
    found.at("203").system.fighters.clear()
    assert free_fighters(found.state, 0, HOME, 1) != []
    run(found)
    found.at(HOME).system.fighters.clear()
    build(found, "jord.fighter:2")
    assert found.at(HOME).system.fighters == {"0": 2}
    found = saar()
    dock, carrier = found.at("201").system.docks[0].id, found.at("201").system.ships[0]
    for at in (*{*places, "302", "303", "304"} - {"201"},):
        found.at(at, "empty_se").ships(0, cruiser=1).system.ships[0].gf = 1
    produce(found, "201", (str(dock),))
    assert refusal(found, Build((f"{dock}.gf",))).rule == "TI-089", "nor aboard"
    carrier.gf = 1
    found.at("303").system.ships[0].gf = 0
    build(found, f"{dock}.gf")
    assert carrier.gf == 2


@pytest.mark.rule("TI-110")
def test_each_dock_has_its_own_ground_forces_beside_it() -> None:
    found = table()
    found.at("201").planet("mellon", owner=0, dock=1).planet("zohbat", owner=0, dock=1)
    produce(found, "201", ("mellon", "zohbat"))
    assert refusal(found, Build(("mellon.gf:2",), place=("zohbat.gf:2",))).rule == "TI-110"
    both = ("mellon.gf:2", "zohbat.gf:2")
    assert refusal(found, Build(both, place=("zohbat.gf:3",))).rule == "TI-110"
    build(found, *both, place=("mellon.gf",))
    assert (planet(found, "mellon").gf, planet(found, "zohbat").gf) == (2, 2)


# Mines


@pytest.mark.rule("TI-129", "TI-270", "TI-271", "TI-272")
def test_a_cruiser_lays_a_mine() -> None:
    found = docked()
    produce(found)
    refused = refusal(found, Build(("jord.cruiser",), mine=True))
    assert refused.rule == "TI-271", "one that is just being built does not count"
    found.at(HOME).ships(0, cruiser=1)
    build(found, mine=True, pay=("goods:2",))
    assert found.at(HOME).system.mines == [0] and found.state.mines_left == 11
    found.state.mines_left = 0
    produce(found)
    assert refusal(found, Build((), mine=True)).rule == "TI-270"


@pytest.mark.rule("TI-398", "TI-277")
def test_building_among_mines_sets_one_off() -> None:
    found = docked()
    found.at(HOME).system.mines = [1]
    found.at(HOME).ships(0, carrier=1)
    produce(found)
    production.PRODUCING.answer(found.state, found.state.stack[-1], Build(("jord.cruiser",)), Loaded())
    rolls = [each for each in found.state.stack if isinstance(each, frames.MineRolls)]
    ids = [ship.id for ship in found.at(HOME).system.ships]
    assert [(each.seat, each.left) for each in rolls] == [(0, ids)], "the new one rolls too"


# Facilities


@pytest.mark.rule("TI-399", "TI-400", "TI-403")
def test_a_facility_exhausts_its_planet_which_may_pay_for_it() -> None:
    found = table()
    found.at("201").planet("zohbat", owner=0, since=2, ready=True)
    produce(found, "201", ())
    build(found, facility="zohbat.refinery")
    zohbat = planet(found, "zohbat")
    assert (zohbat.facility, zohbat.ready) == ("refinery", False)
    assert found.state.refineries == 7 and found.state.players[0].goods == 20, "the planet paid itself"
    found.at("201").planet("mellon", owner=0, since=2, ready=True)
    produce(found, "201", ())
    build(found, facility="mellon.colony", pay=("goods:1",))
    assert not planet(found, "mellon").ready and found.state.colonies == 7


@pytest.mark.rule("TI-401", "TI-402")
def test_where_facilities_may_stand() -> None:
    found = table()
    found.at("201").planet("mellon", owner=0, since=3).planet("zohbat", owner=0, since=2)
    produce(found, "201", ())
    assert refusal(found, Build((), facility="mellon.colony")).key == "ti-illegal-facility-held"
    assert refusal(found, Build((), facility="jord.colony")).key == "ti-illegal-facility-held"
    assert refusal(found, Build((), facility="zohbat.palace")).key == "ti-illegal-facility"
    twice = "zohbat.colony+zohbat.refinery"
    assert refusal(found, Build((), facility=twice)).rule == "TI-402"
    found.at("201").planet("mellon", dock=1, since=2).ships(1, fighter=1)
    found.state.stack.clear()
    produce(found, "201", ("mellon",))
    assert refusal(found, Build((), facility="zohbat.colony")).key == "ti-illegal-facility-enemies"
    found.at("201").system.fighters.clear()
    found.at("201").planet("zohbat", facility="colony")
    assert refusal(found, Build((), facility="zohbat.refinery")).rule == "TI-402"


@pytest.mark.rule("TI-401")
def test_no_facility_at_home_or_on_a_station() -> None:
    found = docked()
    produce(found)
    assert refusal(found, Build((), facility="jord.colony")).key == "ti-illegal-facility-home"
    found.state.stack.clear()
    found.at("202").planet("tsion", owner=0, since=2).planet("bellatrix", owner=0, since=2)
    produce(found, "202", ())
    assert refusal(found, Build((), facility="tsion.colony")).key == "ti-illegal-facility-home"
    found.state.colonies = 0
    assert refusal(found, Build((), facility="bellatrix.colony")).rule == "TI-399"
    build(found, facility="bellatrix.refinery")


@pytest.mark.rule("TI-448")
def test_sarween_tools_work_with_the_production_card() -> None:
    found = docked()
    found.state.players[0].technologies = ["sarween_tools"]
    produce(found, why="primary", budget=2)
    build(found, "jord.carrier")
    assert found.state.players[0].goods == 20 and planet(found, "jord").ready, "1 by the dock, 2 by the card"


@pytest.mark.rule("TI-653", "TI-277")
def test_building_beside_a_mine_makes_every_ship_roll_the_new_ones_too() -> None:
    found = docked()
    found.at(HOME).ships(0, cruiser=1)
    found.at(HOME).system.mines = [1]
    found.state.mines_left = 11
    produce(found)
    told = answer(found, 0, Build(("jord.destroyer", "jord.fighter")), Loaded(9, 10))
    assert [event.key for event in told].count("ti-mine-rolls") == 2
    assert found.at(HOME).system.ships == [] and found.at(HOME).system.mines == []
