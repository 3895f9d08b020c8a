"""Prices, docks, landings, technologies, trade, votes, hands: what changes them and what forbids them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.effects import building, ground, hands, planets, science, senate, trade
from rules.twilight_imperium.effects.facts import facts
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.state import Lasting, Law, Picked, State
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid


def table(*races: str) -> Table:
    return laid(*(races or ("sol", "letnev", "hacan")), p202="ion_storm_se", p203="lodor", p204="thibah")


def named(found: Source | None) -> str | None:
    return None if found is None else found.id


# Building


def price(state: State, unit: str, count: int = 1, seat: int = 0, **said: str) -> int:
    return building.price(state, facts(seat=seat, unit=unit, **said), count)


@pytest.mark.rule("TI-095", "TI-109", "TI-113", "TI-390")
def test_printed_prices_and_batches() -> None:
    state = table().state
    assert [price(state, unit) for unit in ("dock", "pds", "carrier", "war_sun", "destroyer")] == [
        4,
        2,
        3,
        12,
        1,
    ]
    assert [price(state, "gf", n) for n in (1, 2, 3)] == [1, 1, 2]
    state.laws = [Law("regulated_conscription"), Law("fighter_tax")]
    assert price(state, "gf", 3) == 3 == price(state, "fighter", 3)


@pytest.mark.rule("TI-125", "TI-128", "TI-572")
def test_races_scientists_and_agendas_change_prices() -> None:
    found = table("l1z1x", "muaat", "sol")
    state = found.state
    assert [price(state, "dreadnought", seat=seat) for seat in (0, 1)] == [4, 5]
    state.players[1].technologies = ["magmus_reactor"]
    assert [price(state, "war_sun", seat=seat) for seat in (0, 1)] == [12, 10]
    found.at("203").planet("lodor", owner=0, leaders=["l1z1x.3"])
    assert price(state, "dock", planet="lodor") == 2 and price(state, "dock", planet="thibah") == 4
    assert price(state, "pds", planet="lodor") == 2
    state.lasting = [Lasting("interstellar_arms_dealers", 0, "round")]
    assert (price(state, "cruiser"), price(state, "fighter", 2), price(state, "pds")) == (3, 1, 2)
    state.lasting = [Lasting("warship_commission", 0, "round")]
    assert [price(state, unit) for unit in ("cruiser", "dreadnought", "carrier")] == [4, 6, 3]
    assert building.orbital_drop(state, 2).value == 2
    state.laws = [Law("regulated_conscription")]
    assert building.orbital_drop(state, 2).value == 1


@pytest.mark.rule("TI-101", "TI-386", "TI-599", "TI-600")
def test_limits_and_money_of_docks() -> None:
    state = table("saar", "sol", "letnev").state
    at_jord, afloat = facts(seat=1, planet="jord"), facts(seat=0, ship=17)
    assert building.dock_limit(state, 6, at_jord).value == 6
    state.players[1].technologies = ["enviro_compensator", "sarween_tools"]
    assert building.dock_limit(state, 6, at_jord).value == 7
    assert building.dock_money(state, at_jord).value == 1 and building.dock_money(state, afloat).value == 0
    assert building.dock_limit(state, building.FLOATING, afloat).value == 4
    state.players[0].technologies = ["floating_factory"]
    assert building.dock_limit(state, building.FLOATING, afloat).value == 5
    state.lasting = [Lasting("productivity_spike", 1, "round", ("jord",), 2)]
    assert building.dock_limit(state, 6, at_jord).value == 9
    assert building.dock_limit(state, building.FLOATING, afloat).value == 5
    state.laws = [Law("humane_labor")]
    assert building.dock_limit(state, 6, at_jord).value == 5, "2, and what comes after laws"


def build(state: State, unit: str | None = None, seat: int = 0, **said: str) -> str | None:
    told: dict[str, Any] = {"seat": seat, "system": "301", "planet": "jord", **said}
    if unit is not None:
        told["unit"] = unit
    return named(building.cannot_build(state, facts(**told)))


@pytest.mark.rule("TI-098", "TI-100", "TI-118", "TI-392", "TI-397", "TI-583")
def test_what_a_dock_cannot_build() -> None:
    found = table()
    state = found.state
    found.home(0).planet("jord", dock=state.round + 1)
    assert build(state) == "dock", "it was built this round"
    found.home(0).planet("jord", dock=state.round)
    assert build(state) is None and build(state, "war_sun") == "prerequisite"
    state.players[0].technologies = ["war_sun"]
    assert build(state, "war_sun") is None
    found.home(0).ships(1, fighter=1).ships(0, cruiser=2)
    assert build(state, "cruiser") == "enemy_ships" == build(state, "fighter") == build(state, "dock")
    assert build(state, "gf") is None and build(state, "pds") is None
    found.home(0).system.fighters.clear()
    for source in ("spacedock_accident", "holy_planet_of_ixth"):
        state.laws = [Law("holy_planet_of_ixth", on=("jord",))] if source.startswith("holy") else []
        state.lasting = [] if state.laws else [Lasting(source, 1, "round", ("jord",))]
        assert build(state, "gf") == source and build(state, "dock") is None
    state.laws = []
    state.lasting = [Lasting("saar_floating_docks", 0, "activation", ("17",))]
    moved = facts(seat=0, ship=17, system="301", unit="cruiser")
    assert named(building.cannot_build(state, moved)) == "saar_floating_docks"
    assert building.cannot_build(state, {**moved, "ship": "18"}) is None


def test_agendas_that_stop_docks_for_a_round() -> None:
    found = table()
    state = found.state
    found.home(0).planet("jord", dock=1)
    state.lasting = [Lasting("humane_labor", 0, "round")]
    assert build(state) == "humane_labor" and build(state, "dock") is None
    state.lasting = [Lasting("mass_mobilization", 0, "round")]
    assert (build(state, "gf"), build(state, "fighter")) == ("mass_mobilization", None)
    state.lasting = [Lasting("labor_force_politics", 0, "round")]
    state.players[0].used = ["built:jord"]
    assert build(state) is None, "the one dock goes on"
    state.players[0].used = ["built:lodor"]
    assert build(state) == "labor_force_politics"


# Landing, bombarding, firing


def test_where_nobody_may_land() -> None:
    found = table()
    state = found.state
    found.at("203").planet("lodor", owner=1)
    found.at("204").planet("thibah", owner=0)

    def land(planet: str, seat: int = 0) -> str | None:
        return named(ground.cannot_land(state, facts(seat=seat, planet=planet)))

    state.lasting = [Lasting("armistice", 1, "round", ("0", "lodor"))]
    assert (land("lodor"), land("lodor", 2), land("jord", 2)) == ("armistice", None, None)
    state.lasting, state.laws = [], [Law("imperial_peace")]
    assert (land("mecatol_rex"), land("lodor")) == ("imperial_peace", None)
    state.laws, state.lasting = [], [Lasting("imperial_peace", 0, "round")]
    assert (land("mecatol_rex"), land("lodor"), land("thibah")) == (None, "imperial_peace", None)
    state.lasting = [Lasting("official_sanction", 1, "round", ("0",))]
    sanction = "official_sanction"
    assert [land(id) for id in ("lodor", "mecatol_rex", "thibah")] == [sanction, sanction, None]
    assert land("thibah", 2) is None
    state.lasting, state.laws = [], [Law("short_term_truce", since=1)]
    assert [land(id) for id in ("lodor", "mecatol_rex")] == ["short_term_truce", None]
    state.laws, state.lasting = [], [Lasting("planetary_conscription", 0, "round")]
    assert [land(id) for id in ("lodor", "mecatol_rex")] == [None, "planetary_conscription"]


@pytest.mark.rule("TI-115", "TI-346", "TI-350", "TI-351", "TI-355", "TI-572")
def test_what_cannot_be_bombarded() -> None:
    found = table("sol", "hacan", "letnev")
    state = found.state
    place = found.at("203").planet("lodor", owner=1, gf=2)

    def bombard(unit: str, planet: str = "lodor") -> str | None:
        return named(ground.cannot_bombard(state, facts(seat=0, unit=unit, planet=planet)))

    assert bombard("war_sun", "jord") == "own" and bombard("dreadnought") is None
    place.planet("lodor", pds=1)
    assert (bombard("dreadnought"), bombard("war_sun")) == ("pds", None)
    state.players[0].technologies = ["graviton_negator"]
    assert bombard("dreadnought") is None
    place.planet("lodor", leaders=["hacan.1"])
    assert bombard("dreadnought") == "scientist" == bombard("war_sun")
    place.planet("lodor", pds=0)
    assert bombard("war_sun") is None, "a Scientist alone does not"
    state.lasting = [Lasting("dug_in", 1, "round", ("lodor",))]
    assert bombard("war_sun") == "dug_in"
    state.lasting, state.laws = [], [Law("conventions_of_war")]
    assert bombard("war_sun") is None
    place.planet("lodor", dock=1)
    assert bombard("war_sun") == "conventions_of_war"


@pytest.mark.rule("TI-050", "TI-267", "TI-526", "TI-549")
def test_what_cannot_be_shot_at_or_targeted() -> None:
    found = table("winnu", "sol", "letnev")
    state = found.state
    assert named(ground.cannot_fire(state, facts(system="202"))) == "ion_storm"
    assert ground.cannot_fire(state, facts(system="203")) is None
    state.lasting = [Lasting("redefining_war_crimes", 0, "round")]
    assert named(ground.cannot_fire(state, facts(system="203"))) == "redefining_war_crimes"
    found.at("203").ships(1, dreadnought=1, cruiser=1)
    state.players[1].technologies = ["nano_technology"]

    def target(seat: int, ship: int) -> str | None:
        return named(ground.cannot_target(state, facts(seat=seat, card="lucky_shot", ship=ship)))

    dreadnought, cruiser = (each.id for each in found.at("203").system.ships)
    assert (target(0, dreadnought), target(0, cruiser)) == ("nano_technology", None)
    assert target(1, dreadnought) is None, "own cards may"
    found.at("203").ships(2, war_sun=1)
    assert target(0, found.at("203").system.ships[-1].id) is None, "ships of who has not that technology"
    found.at("203").planet("lodor", owner=0)
    unrest = facts(seat=1, card="local_unrest", planet="lodor")
    assert ground.cannot_target(state, unrest) is None
    found.at("203").planet("lodor", shock=1)
    assert named(ground.cannot_target(state, unrest)) == "winnu_loyalty"
    assert ground.cannot_target(state, {**unrest, "card": "plague"}) is None


# Technologies


@pytest.mark.rule("TI-475", "TI-476", "TI-477", "TI-478", "TI-479", "TI-572")
def test_what_a_technology_costs() -> None:
    found = table("winnu", "sol", "letnev")
    state = found.state
    assert science.price(state, 0, "sarween_tools", 8) == 7, "Winnu's yellow specialty"
    assert science.price(state, 0, "cybernetics", 8) == 8 == science.price(state, 1, "sarween_tools", 8)
    assert science.price(state, 0, "sarween_tools", 0) == 0
    assert science.price(state, 0, "bioptic_recyclers", 6) == 9
    assert science.price(state, 0, "bioptic_recyclers", 0) == 3
    found.home(0).planet("winnu_planet", leaders=["winnu.1"])
    assert science.price(state, 0, "sarween_tools", 8) == 6
    state.laws = [Law("research_grant")]
    assert science.price(state, 0, "cybernetics", 8) == 6
    state.laws = []
    found.home(0).planet("winnu_planet", ready=False)
    assert science.price(state, 0, "sarween_tools", 8) == 8, "exhausted"


@pytest.mark.rule("TI-475")
def test_the_black_box_doubles_red_specialties() -> None:
    found = laid("sol", "letnev", "hacan", p203="vefut_ii", p204="lodor")
    state = found.state
    found.at("203").planet("vefut_ii", owner=0, ready=True)
    found.at("204").planet("lodor", owner=0, ready=True)
    assert science.discount(state, 0, "magen_defense_grid").parts == (("vefut_ii", 1),)
    state.lasting = [Lasting("opening_the_black_box", 0, "step")]
    assert science.discount(state, 0, "magen_defense_grid").value == 2
    assert science.discount(state, 0, "cybernetics").parts == (("lodor", 1),), "red ones alone"


def cost(state: State, technology: str, seat: int = 0) -> int:
    return science.tech_cost(state, 8, facts(seat=seat, technology=technology)).value


@pytest.mark.rule("TI-005")
def test_laws_and_cards_change_the_cost_of_technologies() -> None:
    state = table().state
    state.laws = [Law("regressive_rhetoric"), Law("science_community_speaker", 0)]
    assert (cost(state, "cybernetics"), cost(state, "cybernetics", 1)) == (9, 10)
    state.laws = [Law("subsidized_studies", on=("blue",))]
    assert (cost(state, "xrd_transporters"), cost(state, "cybernetics")) == (5, 10)
    state.laws = [Law("technology_tariffs")]
    assert (cost(state, "war_sun"), cost(state, "cybernetics")) == (12, 8)
    state.laws, state.lasting = [], [Lasting("corporate_sponsorship", 0, "step")]
    assert [cost(state, id) for id in ("cybernetics", "war_sun")] == [4, 8]
    assert cost(state, "cybernetics", 1) == 8


def gain(state: State, technology: str, seat: int = 0, **said: str) -> str | None:
    return named(science.cannot_gain(state, facts(seat=seat, technology=technology, **said)))


@pytest.mark.rule("TI-473", "TI-478", "TI-480", "TI-483")
def test_prerequisites_by_and_and_or() -> None:
    state = table().state
    own = state.players[0].technologies
    assert gain(state, "hylar_v_assault_laser") is None and gain(state, "war_sun") == "prerequisite"
    own += ["deep_space_cannon"]
    assert gain(state, "war_sun") == "prerequisite", "both are needed"
    assert gain(state, "war_sun", skip="sarween_tools") is None, "Focused Research"
    own += ["sarween_tools"]
    assert gain(state, "war_sun") is None and gain(state, "sarween_tools") == "own"
    assert gain(state, "cybernetics") == "prerequisite"
    own += ["antimass_deflectors"]
    assert gain(state, "cybernetics") is None, "one of the two is enough"
    assert gain(state, "mark_ii_advanced_carriers") is None
    assert gain(state, "l4_disruptors") == "prerequisite", "another race's"


def test_agendas_and_cards_against_technologies() -> None:
    state = table().state
    laser, green, yellow = "hylar_v_assault_laser", "stasis_capsules", "enviro_compensator"
    state.players[0].technologies = ["sarween_tools"]
    state.lasting = [Lasting("scientist_assassination", 1, "round", ("0",))]
    assert gain(state, laser) == "scientist_assassination" and gain(state, laser, 1) is None
    state.lasting, state.laws = [], [Law("forbidden_research", 0)]
    assert gain(state, laser, card="technology_2") == "forbidden_research" and gain(state, laser) is None
    state.laws, state.lasting = [Law("technology_buy_back")], []
    assert gain(state, laser) is None
    state.laws, state.lasting = [], [Lasting("technology_buy_back", 0, "round")]
    assert gain(state, laser) == "technology_buy_back"
    state.lasting = [Lasting("technology_investigation_committee", 0, "round")]
    assert gain(state, laser, bought="yes") == "technology_investigation_committee"
    assert gain(state, laser) is None
    state.lasting = [Lasting("technology_tariffs", 0, "round"), Lasting("research_grant", 0, "round")]
    assert gain(state, yellow) == "research_grant"
    state.players[0].technologies = ["enviro_compensator"]
    assert gain(state, green) == "technology_tariffs" and gain(state, laser) is None


# Planets


@pytest.mark.rule("TI-387", "TI-404")
def test_facilities_and_swaps_change_what_a_planet_is_worth() -> None:
    found = table()
    state = found.state

    def worth(planet: str = "jord") -> tuple[int, int]:
        kinds = ("resources", "influence")
        one, two = (planets.planet_value(state, planet, kind).value for kind in kinds)
        return one, two

    assert worth() == (4, 2)
    found.home(0).planet("jord", facility="colony")
    assert worth() == (4, 3)
    found.home(0).planet("jord", facility="refinery")
    assert worth() == (5, 2)
    state.laws = [Law("labor_force_politics")]
    assert worth() == (3, 4), "the law swaps what is printed"
    state.laws, state.lasting = [], [Lasting("yin_reversal", 0, "round", ("jord",))]
    assert worth() == (2, 5), "the Yin swap it with its Facility"
    assert worth("arc_prime") == (4, 0)
    state.lasting, state.laws = [Lasting("labor_force_politics", 0, "round")], []
    assert worth() == (5, 2), "voted down the law swaps nothing"


# Trade


@pytest.mark.rule("TI-450", "TI-457", "TI-601")
def test_income_from_agreements() -> None:
    state = table("hacan", "sol", "letnev").state
    assert trade.income(state, 0, [2, 1], active=True).value == 5, "the Hacan 1 more for each"
    assert trade.income(state, 1, [2, 1], active=True).value == 3
    assert trade.income(state, 1, [2, 1], active=False).value == 2
    assert trade.income(state, 1, [], active=False).value == 0
    state.laws = [Law("free_trade")]
    assert trade.income(state, 1, [2, 1], active=False).value == 3, "1 more in all"
    assert trade.income(state, 1, [], active=True).value == 0
    state.players[1].technologies = ["micro_technology"]
    assert trade.income(state, 1, [2, 1], active=True).value == 6
    state.lasting = [Lasting("intergalactic_commerce", 0, "round")]
    assert trade.income(state, 1, [3, 3], active=True).value == 5
    state.laws = [Law("diversified_income")]
    assert trade.goods_limit(state, 0).value == 3 and trade.goods_limit(state, 1).value == 1
    state.laws = []
    assert trade.goods_limit(state, 0).value == 52


@pytest.mark.rule("TI-551")
def test_who_may_agree_and_cancel() -> None:
    state = table("hacan", "sol", "letnev").state

    def agree(seat: int, other: int) -> str | None:
        return named(trade.cannot_trade(state, facts(seat=seat, other=other)))

    def cancel(seat: int, other: int, how: str) -> str | None:
        return named(trade.cannot_cancel(state, facts(seat=seat, other=other, how=how)))

    state.laws = [Law("forced_economic_independence", on=("0", "1"))]
    assert (agree(0, 1), agree(1, 0), agree(0, 2)) == (
        "forced_economic_independence",
        "forced_economic_independence",
        None,
    )
    state.laws, state.lasting = [], [Lasting("trade_embargo", 2, "next_round", ("1",))]
    assert (agree(0, 1), agree(1, 2), agree(0, 2)) == ("trade_embargo", "trade_embargo", None)
    assert cancel(1, 0, "status") == "hacan_guild" and cancel(0, 1, "status") is None
    assert cancel(0, 1, "trade") == "hacan_guild" == cancel(1, 0, "trade")
    assert cancel(1, 2, "trade") is None


# The senate


@pytest.mark.rule("TI-073", "TI-494", "TI-497", "TI-404")
def test_votes() -> None:
    found = table("winnu", "sol", "letnev")
    state = found.state
    assert senate.votes(state, 0).value == 4 and senate.votes(state, 1).value == 2
    found.home(1).planet("jord", facility="colony")
    assert senate.votes(state, 1).value == 3
    for seat, planet in ((0, "winnu_planet"), (1, "jord")):
        found.home(seat).planet(planet, ready=False)
    assert senate.votes(state, 0).value == 4, "the Winnu count theirs exhausted too"
    assert senate.votes(state, 1).value == 1, "1 at least"
    found.at("000").planet("mecatol_rex", owner=1, ready=False, marks=["usurper"])
    assert senate.votes(state, 1).value == 12, "six, twice, although exhausted"
    found.at("000").planet("mecatol_rex", ready=True)
    assert senate.votes(state, 1).value == 12
    found.at("000").planet("mecatol_rex", owner=None, marks=[])
    state.lasting = [Lasting("fantastic_rhetoric", 1, "step"), Lasting("bribery", 1, "step", n=3)]
    assert senate.votes(state, 1).value == 14 and senate.votes(state, 0).value == 4
    state.laws = [Law("council_elder", 0)]
    assert senate.votes(state, 1).value == 14, "held, not used"
    state.lasting = [Lasting("council_elder", 0, "step")]
    assert (senate.votes(state, 0).value, senate.votes(state, 1).value) == (4, 0)
    state.lasting = [Lasting("thugs", 0, "round", ("1",))]
    assert named(senate.cannot_vote(state, facts(seat=1))) == "thugs"
    assert senate.cannot_vote(state, facts(seat=0)) is None


@pytest.mark.rule("TI-011", "TI-012", "TI-013", "TI-024", "TI-225", "TI-224")
def test_points_and_initiative() -> None:
    found = table("saar", "naalu", "sol")
    state = found.state
    public, secret = min(PUBLIC), min(SECRET)
    assert senate.points_of(state, secret).value == SECRET[secret].vp == 2
    state.laws = [Law("glory_of_the_empire"), Law("incentive_program", on=(public,))]
    assert senate.points_of(state, secret).value == 3
    assert senate.points_of(state, public).value == PUBLIC[public].vp + 1
    assert senate.points_of(state, max(PUBLIC)).value == PUBLIC[max(PUBLIC)].vp

    def barred(seat: int, kind: str) -> str | None:
        return named(senate.cannot_gain_points(state, facts(seat=seat, kind=kind)))

    assert barred(2, "objective") is None
    found.home(2).planet("jord", owner=1)
    found.home(0).planet("ragh", owner=1)
    assert barred(2, "objective") == "home" == barred(0, "agenda") and barred(0, "objective") is None
    for player in state.players:
        player.picked = [Picked("technology_2"), Picked("assembly")]
    assert [senate.initiative(state, seat).value for seat in range(3)] == [3, 0, 3]


# Hands


@pytest.mark.rule("TI-511", "TI-596")
def test_hands_and_what_the_status_phase_brings() -> None:
    state = table("yssaril", "sol", "letnev").state
    state.laws = [Law("limits_to_individual_power"), Law("minister_of_policy", 1), Law("vorhal_peace_prize")]
    assert hands.hand_limit(state, 0).value > 100 and hands.hand_limit(state, 1).value == 3
    assert [hands.status_cards(state, seat).value for seat in range(3)] == [2, 2, 1]
    for player, fleet in zip(state.players, (4, 3, 3), strict=True):
        player.fleet = fleet
    assert [hands.status_counters(state, seat).value for seat in range(3)] == [2, 4, 3]
    state.players[0].technologies = ["neural_motivator", "hyper_metabolism"]
    assert hands.status_cards(state, 0).value == 3 and hands.status_counters(state, 0).value == 3
    assert [hands.status_counters(state, seat).value for seat in (1, 2)] == [4, 3], "theirs alone"
    state.laws, state.lasting = [], [Lasting("master_of_fate", 0, "round")]
    assert hands.hand_limit(state, 1).value == 7
    assert [hands.status_cards(state, seat).value for seat in range(3)] == [2, 0, 0]
    state.lasting = [Lasting("core_stability", 0, "round")]
    assert hands.status_cards(state, 0).value == 0
    assert hands.cannot_redistribute(state, {}) is None
    state.laws = [Law("resource_management")]
    assert named(hands.cannot_redistribute(state, {})) == "resource_management"


@pytest.mark.rule("TI-162")
def test_counters_at_the_start() -> None:
    state = table("l1z1x", "mentak", "sol").state
    areas: tuple[Any, ...] = ("strategy", "fleet", "command")
    assert [[hands.start_counters(state, seat, area).value for area in areas] for seat in range(3)] == [
        [3, 3, 3],
        [2, 4, 3],
        [2, 3, 3],
    ]


@pytest.mark.rule("TI-418", "TI-421", "TI-523")
def test_following_picking_and_playing() -> None:
    state = table("winnu", "sol", "hacan").state
    assert [hands.follow_cost(state, 1, card).value for card in ("leadership", "assembly", "trade_2")] == [
        0,
        1,
        0,
    ]
    assert [hands.follow_cost(state, seat, "technology_2").value for seat in (0, 1)] == [0, 1]
    assert hands.follow_cost(state, 0, "assembly").value == 1
    state.laws = [Law("science_community_speaker", 1)]
    assert hands.follow_cost(state, 1, "technology_2").value == 0
    state.laws, state.lasting = [], [Lasting("strategic_planning", 1, "round")]
    assert [hands.follow_cost(state, seat, "assembly").value for seat in (0, 1)] == [1, 0]

    def follow(seat: int, card: str) -> str | None:
        return named(hands.cannot_follow(state, facts(seat=seat, card=card)))

    state.lasting = [Lasting("policy_paralysis", 0, "step", ("1", "assembly"))]
    assert (follow(1, "assembly"), follow(1, "production"), follow(2, "assembly")) == (
        "policy_paralysis",
        None,
        None,
    )
    state.lasting = [Lasting("aggressive_strategy", 0, "round")]
    assert follow(0, "production") == "aggressive_strategy"
    state.lasting = [Lasting("strategic_shift", 0, "round", ("assembly",))]
    picks = {card: named(hands.cannot_pick(state, facts(card=card))) for card in ("assembly", "production")}
    assert picks == {"assembly": "strategic_shift", "production": None}
    for source in ("communications_breakdown", "temporary_stability"):
        state.lasting = [Lasting(source, 0, "round")]
        plays = {card: named(hands.cannot_play(state, facts(card=card))) for card in ("plague", "sabotage")}
        assert plays == {"plague": source, "sabotage": None}
