"""What objectives demand, each just fulfilled and just not; and what those cost that are paid for."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.deeds import counting, verbs
from rules.twilight_imperium.phases import objectives, prices, scoring
from rules.twilight_imperium.state import NOBODY, Player, State, Won
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.table import Table, galaxy

RING = ("101", "102", "103", "104", "105", "106")


def has(table: Table, objective: str, seat: int = 0) -> bool:
    return scoring.fulfilled(table.state, seat, objective)


def held(table: Table, *tiles: str, seat: int = 0) -> Table:
    """Tiles in the second ring and beyond, every planet of them the player's."""
    free = [f"2{place:02d}" for place in range(1, 13)] + [f"3{place:02d}" for place in range(2, 7)]
    free = [at for at in free if at not in table.state.systems]
    for at, tile in zip(free, tiles, strict=False):
        place = table.at(at, tile)
        for planet in place.system.planets:
            planet.owner = seat
    return table


def owns(state: State, seat: int, *planets: str) -> None:
    for planet in planets:
        systems.planet(state, planet).owner = seat


# The grammar


def test_every_test_can_be_read() -> None:
    for row in (*PUBLIC.values(), *SECRET.values()):
        if row.test.startswith(objectives.SPEND):
            assert prices.prices(row.test), row.id
        else:
            named = [each.fact for each in objectives.clauses(row.test)]
            assert set(named) <= set(objectives.FACTS), row.id
            assert prices.prices(row.test) == ()


def test_every_fact_is_used() -> None:
    tests = [row.test for row in (*PUBLIC.values(), *SECRET.values()) if not row.test.startswith("spend")]
    clauses = [clause for test in tests for clause in objectives.clauses(test)]
    assert {clause.fact for clause in clauses} | {clause.other for clause in clauses} >= set(objectives.FACTS)


def test_nonsense_is_no_test() -> None:
    with pytest.raises(ValueError, match="three planets"):
        objectives.clauses("three planets")


def test_nobody_fulfils_imperium_rex() -> None:
    assert not has(galaxy(), "imperium_rex")


# Planets


@pytest.mark.rule("TI-629", "TI-628")
def test_planets_taken_are_different_ones_still_held_or_not() -> None:
    table = galaxy(p201="lodor", p202="saudor", p203="thibah")
    state = table.state
    control.take(state, 0, "lodor", "invasion")
    control.take(state, 1, "lodor", "invasion")
    control.take(state, 0, "lodor", "invasion")
    control.take(state, 0, "saudor", "annexed")
    assert not has(table, "v1_take_three"), "one of them was taken twice"
    control.take(state, 0, "thibah", "invasion")
    control.take(state, 2, "saudor", "invasion")
    assert has(table, "v1_take_three")
    assert not has(table, "v1_take_three", 2)


@pytest.mark.rule("TI-033", "TI-395")
def test_mecatol_rex_held_now_and_held_all_round() -> None:
    table = galaxy()
    place = table.at("000")
    assert not has(table, "v1_mecatol")
    place.planet("mecatol_rex", owner=0, since=3)
    assert has(table, "v1_mecatol")
    assert not has(table, "b1_mecatol_all_round")
    place.planet("mecatol_rex", since=2)
    assert has(table, "b1_mecatol_all_round")
    assert not has(table, "b1_mecatol_all_round", 1)


@pytest.mark.rule("TI-083")
def test_planets_outside_home_count_with_stations() -> None:
    table = held(galaxy(), "bellatrix_tsion", "saudor", "thibah")
    assert not has(table, "b1_five_planets")
    held(table, "lodor")
    assert has(table, "b1_five_planets")
    held(table, "abaddon_ashtroth_loki", "capha", "wellon")
    assert has(table, "b2_ten_planets")
    assert not has(table, "v2_eleven_planets"), "home is not counted"
    held(table, "perimeter")
    assert has(table, "v2_eleven_planets")
    assert not has(table, "b2_supremacy")
    held(table, "rigel_i_rigel_ii_rigel_iii", "mellon_zohbat", "lazar_sakulag")
    assert has(table, "b2_supremacy")


@pytest.mark.rule("TI-633", "TI-404")
def test_influence_counts_every_planet_ready_or_not_with_colonies() -> None:
    table = held(galaxy("sol", "letnev", "hacan"), "saudor")
    state = table.state
    assert (systems.left(state, 0), systems.right(state, 0)) == (1, 2)
    held(table, "wellon", "thibah", seat=1)
    held(table, "coorneeq_resculon", seat=2)
    assert not has(table, "v1_influence_each_neighbour"), "4 against 4 and 4"
    systems.planet(state, "saudor").facility = "colony"
    systems.planet(state, "saudor").ready = systems.planet(state, "jord").ready = False
    assert has(table, "v1_influence_each_neighbour")
    held(table, "tarmann", seat=2)
    assert not has(table, "v1_influence_each_neighbour"), "the other neighbour has as much"


@pytest.mark.rule("TI-611", "TI-633")
def test_both_neighbours_together_and_who_is_out_counts_0() -> None:
    table = held(galaxy(), "saudor", "wellon")
    state = table.state
    held(table, "thibah", "tarmann", seat=1)
    held(table, "vega_major_vega_minor", seat=2)
    assert not has(table, "b2_influence_both_neighbours"), "6 against 3 and 5"
    assert has(table, "v1_influence_each_neighbour"), "though more than each"
    for planet in systems.planets_of(state, 1):
        planet.owner = None
    state.players[1].out = True
    assert systems.left(state, 0) == 1, "still the neighbour"
    assert has(table, "b2_influence_both_neighbours")
    assert has(table, "v1_influence_each_neighbour")


@pytest.mark.rule("TI-625")
def test_a_single_opponent_counts_once() -> None:
    table = galaxy("sol", "letnev")
    held(table, "wellon", seat=0)
    held(table, "thibah", seat=1)
    assert has(table, "b2_influence_both_neighbours"), "4 against 2"


@pytest.mark.rule("TI-180")
def test_specialties_without_the_yellow_one() -> None:
    table = held(galaxy("winnu", "sol", "letnev"), "lodor", "abyz_fria")
    assert not has(table, "b1_three_specialties")
    held(table, "vefut_ii")
    assert has(table, "b1_three_specialties")
    held(table, "quann", "garbozia")
    assert not has(table, "focused"), "three green ones"
    assert not has(table, "technocrat"), "five, and the yellow one at home"
    held(table, "lesab")
    assert has(table, "focused")
    assert has(table, "technocrat")


# Technologies


@pytest.mark.rule("TI-481")
def test_technologies_by_number_and_by_colour() -> None:
    table = galaxy()
    player = table.state.players[0]
    red = ["hylar_v_assault_laser", "deep_space_cannon", "automated_defense_turrets", "war_sun"]
    player.technologies = [*red[:2], "antimass_deflectors", "xrd_transporters"]
    assert not has(table, "b1_five_tech")
    player.technologies.append("mark_ii_advanced_carriers")
    assert has(table, "b1_five_tech"), "a racial one counts by number"
    assert not has(table, "v1_two_tech_three_colors"), "and has no colour"
    assert not has(table, "b1_three_tech_one_color")
    player.technologies += ["stasis_capsules"]
    assert not has(table, "v1_two_tech_three_colors")
    assert not has(table, "b1_four_colors")
    player.technologies += ["cybernetics", "sarween_tools"]
    assert has(table, "v1_two_tech_three_colors")
    assert has(table, "b1_four_colors")
    assert not has(table, "b2_nine_tech")
    player.technologies += red[2:]
    assert has(table, "b2_nine_tech")
    assert has(table, "b1_three_tech_one_color")
    assert not has(table, "v2_five_tech_one_color")
    player.technologies.append("assault_cannon")
    assert has(table, "v2_five_tech_one_color")


# Systems


def round_mecatol(*tiles: str) -> Table:
    table = galaxy()
    for at, tile in zip(RING, tiles, strict=False):
        place = table.at(at, tile).ships(0, cruiser=1)
        for planet in place.system.planets:
            planet.owner = 0
    return table


@pytest.mark.rule("TI-029", "TI-030")
def test_mecatol_and_its_neighbours() -> None:
    table = round_mecatol("saudor", "empty_base", "thibah")
    for objective in ("v2_mecatol_plus_three", "b2_mecatol_all_adjacent"):
        assert not has(table, objective), "not without Mecatol Rex itself"
    table.at("000").planet("mecatol_rex", owner=0)
    assert not has(table, "v2_mecatol_plus_three"), "the system, not the planet alone"
    table.at("000").ships(0, destroyer=1)
    assert has(table, "v2_mecatol_plus_three")
    assert has(table, "b2_mecatol_all_adjacent")
    table.at("104", "asteroid_field_base")
    table.at("105", "supernova_base")
    assert has(table, "b2_mecatol_all_adjacent"), "where nobody can ever stay"
    table.at("106", "nebula_base")
    assert not has(table, "b2_mecatol_all_adjacent")
    assert has(table, "v2_mecatol_plus_three")
    table.at("103").planet("thibah", owner=1)
    assert not has(table, "v2_mecatol_plus_three")


def test_eight_systems_outside_home() -> None:
    table = galaxy()
    for place in range(1, 9):
        at = f"2{place:02d}"
        table.at(at, "empty_base")
    for place in range(1, 8):
        table.at(f"2{place:02d}").ships(0, cruiser=1)
    table.home(0).ships(0, cruiser=1)
    assert not has(table, "expansionist"), "home is not counted"
    table.at("208").ships(0, fighter=3)
    assert not has(table, "expansionist"), "Fighters control nothing"
    table.at("208").ships(0, cruiser=1)
    assert has(table, "expansionist")


@pytest.mark.rule("TI-637")
def test_systems_beside_the_homes_of_two_opponents() -> None:
    table = galaxy()
    table.at("308", "empty_base").ships(0, cruiser=1)
    table.at("302", "empty_base").ships(0, cruiser=1)
    assert not has(table, "threatening"), "one of these is beside the own home"
    table.at("312", "empty_base").ships(0, cruiser=1)
    assert has(table, "threatening")
    near = galaxy()
    near.state.players[2].home = "309"
    near.state.systems["309"] = near.state.systems.pop("313")
    near.state.systems["309"].at = "309"
    near.at("308", "empty_base").ships(0, cruiser=1)
    assert has(near, "threatening"), "one system beside both"


def test_homes_of_others() -> None:
    table = galaxy()
    state = table.state
    owns(state, 0, "arc_prime")
    assert not has(table, "conqueror")
    owns(state, 0, "wren_terra")
    assert has(table, "conqueror")
    assert not has(table, "b2_domination")
    owns(state, 0, "arretze", "hercant", "kamdorn")
    assert has(table, "b2_domination")
    assert not has(table, "conqueror", 1)


def test_fleets_in_the_homes_of_two_others() -> None:
    table = galaxy()
    table.home(0).ships(0, cruiser=4)
    table.home(1).ships(0, cruiser=4)
    table.home(2).ships(0, cruiser=3, fighter=5)
    assert not has(table, "v2_fleets_at_two_homes")
    table.home(2).ships(0, carrier=1)
    assert has(table, "v2_fleets_at_two_homes")


@pytest.mark.rule("TI-178")
def test_the_keeper_of_gates_needs_no_ship_in_the_nexus() -> None:
    table = galaxy(p201="lodor", p202="wormhole_beta", p203="saudor")
    table.at("201").ships(0, cruiser=1)
    table.at("202").ships(0, fighter=2)
    assert not has(table, "keeper_of_gates"), "Fighters are not enough"
    table.at("202").ships(0, destroyer=1)
    assert has(table, "keeper_of_gates")
    assert not has(galaxy(), "keeper_of_gates"), "there must be a gate"


# Ships and docks at Mecatol Rex


def court(**planet: int) -> Table:
    table = galaxy()
    table.at("000").planet("mecatol_rex", owner=0, **planet)
    return table


def test_a_dock_and_a_fleet_at_mecatol_rex() -> None:
    table = court(dock=1)
    table.at("000").ships(0, dreadnought=3, cruiser=4, fighter=6)
    table.home(0).ships(0, dreadnought=2)
    assert not has(table, "forceful")
    assert not has(table, "master_of_ships")
    table.at("000").ships(0, dreadnought=1)
    assert has(table, "forceful")
    assert has(table, "master_of_ships")
    table.at("000").planet("mecatol_rex", dock=None)
    assert not has(table, "forceful")
    assert not has(table, "master_of_ships")


def test_all_docks_and_dreadnoughts() -> None:
    table = court()
    table.home(0).ships(0, dreadnought=5, dock=1).planet("jord", dock=1)
    assert not has(table, "industrial")
    assert not has(table, "b1_three_docks")
    held(table, "saudor")
    systems.planet(table.state, "saudor").dock = 2
    assert has(table, "industrial")
    assert has(table, "b1_three_docks")
    table.home(0).system.ships.pop()
    assert not has(table, "industrial")


@pytest.mark.rule("TI-378")
def test_six_ground_forces_and_a_dock_on_mecatol_rex_afloat_for_the_saar() -> None:
    table = court(dock=1, gf=4, shock=1)
    assert not has(table, "usurper_objective")
    table.at("000").planet("mecatol_rex", shock=2)
    assert has(table, "usurper_objective")
    table.at("000").planet("mecatol_rex", dock=None).ships(0, dock=1)
    assert has(table, "usurper_objective"), "in the system"
    table.at("000").planet("mecatol_rex", owner=1)
    assert not has(table, "usurper_objective")


def test_diversified() -> None:
    table = court(dock=1)
    table.state.players[0].technologies = [
        *("hylar_v_assault_laser", "deep_space_cannon", "antimass_deflectors"),
        *("xrd_transporters", "stasis_capsules", "cybernetics"),
    ]
    assert has(table, "diversified")
    table.state.players[0].technologies.pop()
    assert not has(table, "diversified")


@pytest.mark.rule("TI-634", "TI-622")
def test_a_blockade_is_own_ships_and_none_of_the_docks_owner() -> None:
    table = galaxy(p201="lodor")
    place = table.at("201").planet("lodor", owner=1, dock=1)
    assert not has(table, "v1_blockade")
    place.ships(0, fighter=1)
    assert has(table, "v1_blockade")
    assert not has(table, "v1_blockade", 2)
    place.ships(1, fighter=1)
    assert not has(table, "v1_blockade")
    own = galaxy(p201="lodor")
    own.at("201").planet("lodor", owner=0, dock=1).ships(0, cruiser=1)
    assert not has(own, "v1_blockade"), "not his own dock"
    afloat = galaxy("sol", "saar", p201="lodor")
    afloat.at("201").ships(1, dock=1).ships(0, cruiser=1)
    assert has(afloat, "v1_blockade")


# What was fought this round


@pytest.mark.rule("TI-630", "TI-034")
def test_battles_won_against_three_ships() -> None:
    table = galaxy()
    won = table.state.players[0].tally.battles
    won += [Won("201", 1, 2), Won("000", NOBODY, 3)]
    assert not has(table, "v1_win_battle")
    won.append(Won("201", 1, 3))
    assert has(table, "v1_win_battle")
    won.append(Won("201", 2, 4))
    assert not has(table, "v2_win_two_battles"), "in different systems"
    won.append(Won("202", 1, 3))
    assert has(table, "v2_win_two_battles")


@pytest.mark.rule("TI-631", "TI-034")
def test_invasions_won_over_ground_forces() -> None:
    table = galaxy()
    won = table.state.players[0].tally.invasions
    won += [Won("lodor", 1, 0), Won("mecatol_rex", NOBODY, 2)]
    assert not has(table, "v1_invade_one")
    won.append(Won("lodor", 1, 1))
    assert has(table, "v1_invade_one")
    won.append(Won("lodor", 2, 1))
    assert not has(table, "v2_invade_two")
    won.append(Won("saudor", 1, 2))
    assert has(table, "v2_invade_two")


@pytest.mark.rule("TI-632")
def test_docks_destroyed_by_combat_and_by_cards() -> None:
    table = galaxy()
    state = table.state
    held(table, "saudor", seat=2)
    held(table, "lodor", seat=0)
    for planet in ("arc_prime", "wren_terra", "saudor", "lodor", "arretze"):
        systems.planet(state, planet).dock = 1
    verbs.destroy_dock(state, "arc_prime", 0)
    run(table)
    assert not has(table, "v2_destroy_dock"), "a card is no combat"
    assert not has(table, "regulator")
    systems.happens(state, "dock_lost", seat=1, planet="wren_terra", by=0, how="combat")
    run(table)
    assert has(table, "v2_destroy_dock")
    verbs.destroy_dock(state, "lodor", 0)
    verbs.destroy_dock(state, "arretze", None)
    run(table)
    assert not has(table, "regulator"), "of two others, and not by a law"
    verbs.destroy_dock(state, "saudor", 0)
    run(table)
    assert has(table, "regulator")
    assert not has(table, "regulator", 1)


@pytest.mark.rule("TI-628")
def test_the_planet_with_a_neighbours_last_dock() -> None:
    table = held(galaxy(), "saudor", "thibah", seat=1)
    state = table.state
    systems.planet(state, "saudor").dock = systems.planet(state, "thibah").dock = 1
    counting.dock_planet_taken(state, 0, 1, "saudor")
    assert not has(table, "merciless"), "he has another"
    systems.planet(state, "saudor").owner = 0
    counting.dock_planet_taken(state, 0, 1, "thibah")
    assert has(table, "merciless")
    four = galaxy()
    four.state.players.append(Player("xxcha", home="301"))
    four.state.seats, four.state.table = 4, [0, 1, 2, 3]
    counting.dock_planet_taken(four.state, 0, 2, "jord")
    assert four.state.players[0].tally.docks_taken == ["2:jord:last"]
    assert not has(four, "merciless"), "across the table is no neighbour"


# Prices


def rich(goods: int = 0, *politics: str) -> Table:
    """4 + 2 + 3 resources, 2 + 2 + 1 influence, on three planets."""
    table = held(galaxy(), "saudor", "lodor")
    for planet in systems.planets_of(table.state, 0):
        planet.ready = True
    table.state.players[0].goods = goods
    table.state.players[0].politics = list(politics)
    return table


def paid(table: Table, objective: str, *pay: str) -> None:
    bill = prices.judge(table.state, 0, objectives.test(objective), pay)
    prices.settle(table.state, 0, bill)


@pytest.mark.rule("TI-636", "TI-153")
def test_resources_may_be_made_up_with_trade_goods() -> None:
    table = rich(1)
    for pay in (("jord", "saudor", "lodor"), ("jord", "saudor", "goods:1"), ("jord", "jord", "lodor")):
        with pytest.raises(IllegalMove):
            paid(table, "b1_spend_10_resources", *pay)
    assert [each.ready for each in systems.planets_of(table.state, 0)] == [True] * 3
    paid(table, "b1_spend_10_resources", "jord", "saudor", "lodor", "goods:1")
    assert [each.ready for each in systems.planets_of(table.state, 0)] == [False] * 3
    assert table.state.players[0].goods == 0


@pytest.mark.rule("TI-636", "TI-157")
def test_trade_goods_are_trade_goods_or_political_cards() -> None:
    table = rich(5, "mutiny", "revote")
    with pytest.raises(IllegalMove):
        paid(table, "b1_spend_6_goods", "jord", "goods:2")
    with pytest.raises(IllegalMove):
        paid(table, "b1_spend_6_goods", "goods:5")
    assert prices.ways(table.state, 0, objectives.test("b1_spend_6_goods")) == [
        ("goods:5", "politics:mutiny")
    ]
    paid(table, "b1_spend_6_goods", "goods:5", "politics:revote")
    assert (table.state.players[0].goods, table.state.players[0].politics) == (0, ["mutiny"])
    assert table.state.political.discards == ["revote"]


@pytest.mark.rule("TI-636", "TI-069")
def test_a_mixed_price_uses_each_planet_for_one_thing() -> None:
    table = rich(6)
    test = objectives.test("v1_spend_mixed")
    for pay in (("jord", "goods:4"), ("jord", "saudor", "lodor", "goods:5"), ("jord", "saudor", "goods:6")):
        with pytest.raises(IllegalMove):
            paid(table, "v1_spend_mixed", *pay)
    (way,) = prices.ways(table.state, 0, test)
    assert set(way) == {"lodor", "saudor", "goods:5"}
    paid(table, "v1_spend_mixed", *way)
    assert table.state.players[0].goods == 1
    assert systems.planet(table.state, "jord").ready


@pytest.mark.rule("TI-636")
def test_resources_or_influence() -> None:
    table = rich(5)
    assert len(prices.ways(table.state, 0, objectives.test("v1_spend_10"))) == 2
    paid(table, "v1_spend_10", "jord", "saudor", "lodor", "goods:5")
    assert table.state.players[0].goods == 0, "as influence"
    assert not has(rich(), "v1_spend_10")
    assert not has(rich(10), "v2_spend_20")
    assert has(rich(11), "v2_spend_20")


@pytest.mark.rule("TI-143")
def test_counters_come_from_two_areas() -> None:
    table = rich()
    player = table.state.players[0]
    player.strategy, player.fleet, player.command = 1, 5, 1
    assert not has(table, "v1_spend_counters"), "Fleet Supply does not count"
    player.command = 2
    assert has(table, "v1_spend_counters")
    for pay in (("command:2",), ("command:2", "fleet:1"), ("command:3",), ("command:1", "strategy:2")):
        with pytest.raises(IllegalMove):
            paid(table, "v1_spend_counters", *pay)
    (way,) = prices.ways(table.state, 0, objectives.test("v1_spend_counters"))
    paid(table, "v1_spend_counters", *way)
    assert (player.strategy, player.fleet, player.command) == (0, 5, 0)
    player.strategy, player.command = 4, 2
    (way,) = prices.ways(table.state, 0, objectives.test("v1_spend_counters"))
    assert way == ("command:1", "strategy:2"), "from the fuller area"
    assert has(table, "v2_spend_counters")


@pytest.mark.rule("TI-635")
def test_only_ready_planets_pay() -> None:
    table = rich(1)
    systems.planet(table.state, "lodor").ready = False
    assert not has(table, "b1_spend_10_resources")
    with pytest.raises(IllegalMove) as refused:
        paid(table, "b1_spend_10_resources", "jord", "saudor", "lodor", "goods:1")
    assert refused.value.key == "ti-illegal-exhausted"
