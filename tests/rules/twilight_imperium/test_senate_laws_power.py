"""Laws about points, hands, Strategy Cards and technologies: what comes of each vote, and of what happens
later."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.actions import Choose, Discard, Done, Research
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.lasting import end_law
from rules.twilight_imperium.effects.hands import status_cards
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.phases import elimination
from rules.twilight_imperium.senate import laws
from rules.twilight_imperium.state import Law, Picked, State
from tests.rules.twilight_imperium import invasion
from tests.rules.twilight_imperium.invasion import HIT, MISS
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import Loaded, answer, run, silent
from tests.rules.twilight_imperium.senate import chooses, decide, lasting, offered
from tests.rules.twilight_imperium.strategic import play, table_of
from tests.rules.twilight_imperium.table import Table

EMPEROR, CROWN = "emperor", "the_crown_of_emphidia"


def points(state: State) -> list[int]:
    return [player.points for player in state.players]


def scores(state: State, *counts: int) -> None:
    for player, count in zip(state.players, counts, strict=True):
        player.points = count


# Points


@pytest.mark.rule("TI-493", "TI-505")
def test_the_emperor_has_a_point_while_he_holds_the_card() -> None:
    table = table_of()
    state = table.state
    scores(state, 2, 2, 2)
    decide(table, EMPEROR, "1")
    assert points(state) == [2, 3, 2] and state.laws[0].holder == 1
    decide(table, EMPEROR, "0")
    assert points(state) == [3, 2, 2] and [law.holder for law in state.laws] == [0]
    end_law(state, EMPEROR)
    run(table)
    assert points(state) == [2, 2, 2] and state.laws == []


def test_a_repealed_law_takes_its_point_away() -> None:
    table = table_of()
    decide(table, EMPEROR, "1")
    laws.repeal(table.state, EMPEROR)
    run(table)
    assert points(table.state) == [0, 0, 0]


@pytest.mark.rule("TI-659")
def test_an_emperor_elected_again_gets_no_further_point() -> None:
    table = table_of()
    decide(table, EMPEROR, "1")
    decide(table, EMPEROR, "1")
    assert points(table.state) == [0, 1, 0]


@pytest.mark.rule("TI-505")
def test_an_emperor_without_his_home_planets_gets_no_point() -> None:
    table = table_of()
    table.home(1).planet("wren_terra", owner=0)
    decide(table, EMPEROR, "1")
    assert points(table.state) == [0, 0, 0]


@pytest.mark.rule("TI-505", "TI-013")
def test_nomads_need_their_home_for_points_of_agendas() -> None:
    table = table_of("saar", "letnev", "hacan")
    table.state.systems[table.state.players[0].home].planets[0].owner = 1
    decide(table, EMPEROR, "0")
    assert points(table.state) == [0, 0, 0]


@pytest.mark.rule("TI-608")
def test_the_emperor_is_nobody_when_he_is_out_of_the_game() -> None:
    table = table_of()
    state = table.state
    decide(table, EMPEROR, "1")
    elimination.eliminate(state, 1)
    run(table)
    assert state.laws == [] and EMPEROR in state.political.discards


def crowned(holder: int = 1, **defenders: int) -> Table:
    found = invasion.table(**defenders)
    decide(found, CROWN, str(holder))
    invasion.fleet(found, gf=2)
    return found


@pytest.mark.rule("TI-493")
def test_whoever_wins_an_invasion_combat_against_its_holder_takes_the_crown_and_the_point() -> None:
    found = crowned(gf=1)
    assert points(found.state) == [0, 1, 0]
    invasion.land(found, "mellon.gf:2", faces=(HIT, MISS, MISS))
    assert systems.planet(found.state, "mellon").owner == 0
    assert points(found.state) == [1, 0, 0]
    assert [(law.holder, law.on) for law in found.state.laws] == [(0, ("0",))]


def test_the_crown_is_also_taken_by_a_defender() -> None:
    found = crowned(holder=0, gf=3)
    invasion.land(found, "mellon.gf:2", faces=(MISS, MISS, HIT, HIT, HIT))
    assert systems.planet(found.state, "mellon").owner == 1
    assert points(found.state) == [0, 1, 0] and found.state.laws[0].holder == 1


def test_the_crown_of_a_third_player_stays_with_him() -> None:
    found = crowned(holder=2, gf=1)
    invasion.land(found, "mellon.gf:2", faces=(HIT, MISS, MISS))
    assert systems.planet(found.state, "mellon").owner == 0
    assert points(found.state) == [0, 0, 1] and found.state.laws[0].holder == 2


def test_a_planet_that_nobody_defends_is_no_combat_and_gives_no_crown() -> None:
    found = crowned(gf=0)
    invasion.land(found, "mellon.gf:2")
    assert systems.planet(found.state, "mellon").owner == 0
    assert points(found.state) == [0, 1, 0] and found.state.laws[0].holder == 1


def test_who_never_got_the_point_of_the_crown_loses_none() -> None:
    table = table_of()
    state = table.state
    table.home(1).planet("wren_terra", owner=0)
    scores(state, 0, 4, 0)
    decide(table, CROWN, "1")
    end_law(state, CROWN)
    run(table)
    assert points(state) == [0, 4, 0]


def test_glory_voted_down_rewards_secrets_scored_before() -> None:
    table = table_of()
    state = table.state
    state.players[0].scored, state.players[2].scored = ["conqueror"], ["v1_mecatol"]
    decide(table, "glory_of_the_empire", "against")
    assert points(state) == [1, 0, 0]


def test_an_incentive_rewards_those_who_have_scored_the_objective() -> None:
    table = table_of()
    state = table.state
    state.shown = ["v1_mecatol", "v1_take_three"]
    state.players[0].scored, state.players[1].scored = ["v1_mecatol"], ["v1_take_three"]
    decide(table, "incentive_program", "v1_mecatol")
    assert points(state) == [1, 0, 0] and state.laws[0].on == ("v1_mecatol",)


# Hands


HAND = ["good_year", "plague", "thugs", "veto", "bribery"]


@pytest.mark.rule("TI-511")
def test_hands_are_cut_to_three_at_once() -> None:
    table = table_of()
    state = table.state
    state.players[0].cards, state.players[1].cards = list(HAND), HAND[:3]
    decide(table, "limits_to_individual_power", "for")
    for card in ("plague", "veto"):
        assert waited(state) == [0]
        answer(table, 0, Discard((card,)))
    assert state.players[0].cards == ["good_year", "thugs", "bribery"] and state.stack == []
    assert state.players[1].cards == HAND[:3]


def test_limits_voted_down_cost_everybody_a_card_at_random() -> None:
    lost = set[str]()
    for seed in range(30):
        table = table_of()
        state = table.state
        state.players[0].cards, state.players[1].cards = list(HAND), ["plague"]
        decide(table, "limits_to_individual_power", "against", dice=Loaded(seed=bytes([seed])))
        assert [len(player.cards) for player in state.players] == [4, 0, 0]
        lost |= set(HAND) - set(state.players[0].cards)
    assert lost == set(HAND)


@pytest.mark.rule("TI-710")
def test_resource_management_voted_down_costs_full_hands_two_cards() -> None:
    table = table_of()
    state = table.state
    state.players[0].cards, state.players[1].cards = HAND[:3], HAND[:2]
    decide(table, "resource_management", "against")
    assert silent(state, 0) == Choose(("thugs",))
    chooses(table, 0, "plague")
    assert offered(state) == ["thugs", "good_year"]
    chooses(table, 0, "good_year")
    assert state.players[0].cards == ["thugs"] and state.players[1].cards == HAND[:2]
    assert state.stack == []


def test_regressive_rhetoric_voted_down_costs_everybody_a_card_of_his_choice() -> None:
    table = table_of()
    state = table.state
    state.players[0].cards, state.players[2].cards = HAND[:2], ["veto"]
    decide(table, "regressive_rhetoric", "against")
    chooses(table, 0, "good_year")
    assert [player.cards for player in state.players] == [["plague"], [], []]


def test_core_stability_voted_down_leaves_everybody_without_new_cards() -> None:
    table = table_of("yssaril", "letnev", "hacan")
    decide(table, "core_stability", "against")
    assert [status_cards(table.state, seat).value for seat in range(3)] == [0, 0, 0]
    assert lasting(table.state) == [("core_stability", "round")]


# Strategy Cards and counters


def test_checks_and_balances_voted_down_pass_strategy_cards_to_the_left() -> None:
    table = table_of()
    state = table.state
    state.table, state.speaker = [0, 2, 1], 1
    state.players[0].picked = [Picked("leadership", resolved=True), Picked("assembly")]
    state.players[1].picked = [Picked("trade_2")]
    state.players[2].picked = [Picked("warfare_2")]
    decide(table, "checks_and_balances", "against")
    assert state.players[2].picked == [Picked("leadership", resolved=True), Picked("assembly")]
    assert state.players[1].picked == [Picked("warfare_2")]
    assert state.players[0].picked == [Picked("trade_2")]


def test_the_peace_prize_voted_down_gives_goods_to_the_lowest_fleet_supply() -> None:
    table = table_of()
    state = table.state
    state.players[0].fleet = 5
    decide(table, "vorhal_peace_prize", "against")
    assert [player.goods for player in state.players] == [0, 3, 3]


# Technologies


@pytest.mark.parametrize(("face", "left"), [(8, 3), (9, 2), (10, 2)])
def test_a_technology_may_cost_a_destroyer_or_cruiser(face: int, left: int) -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, cruiser=1, destroyer=1, carrier=1)
    state = table.state
    decide(table, "technological_jihad", "for")
    verbs.gain_technology(state, 0, "enviro_compensator")
    run(table, dice=Loaded(face))
    if state.stack:
        assert len(offered(state)) == 2
        chooses(table, 0, offered(state)[1])
        assert [ship.kind for ship in state.systems["201"].ships] == ["destroyer", "carrier"]
    assert len(state.systems["201"].ships) == left


def test_jihad_voted_down_exhausts_a_planet_for_each_technology_since_the_start() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    state.players[1].technologies = ["hylar_v_assault_laser", "antimass_deflectors", "deep_space_cannon"]
    state.players[2].technologies = ["enviro_compensator", "sarween_tools"]
    decide(table, "technological_jihad", "against")
    assert waited(state) == [1]
    chooses(table, 1, "wren_terra")
    assert systems.planet(state, "arc_prime").ready and not systems.planet(state, "wren_terra").ready
    assert all(each.ready for each in systems.planets_of(state, 2)) and state.stack == []


def test_forbidden_research_works_until_technology_has_been_resolved() -> None:
    table = table_of()
    state = table.state
    state.players[1].strategy = state.players[2].strategy = 0
    decide(table, "forbidden_research", "0")
    play(table, "technology_2", 0)
    assert state.laws == [] and "forbidden_research" in state.political.discards
    assert state.players[0].technologies == [] and state.stack == []


@pytest.mark.rule("TI-474", "TI-735")
@pytest.mark.parametrize("secondaries", ["open", "strict"])
def test_forbidden_research_leaves_the_jolnar_no_secondary_to_use_when_it_is_over(secondaries: str) -> None:
    table = table_of("sol", "jolnar", "hacan")
    state = table.state
    state.options = Options(secondaries=secondaries)  # type: ignore[arg-type]
    decide(table, "forbidden_research", "1")
    play(table, "technology_2", 0)
    while state.stack:
        assert 1 not in waited(state)
        answer(table, waited(state)[0], silent(state, waited(state)[0]))
    assert state.laws == [] and 1 not in [each.seat for each in state.owed]


def test_forbidden_research_waits_for_technology() -> None:
    table = table_of()
    state = table.state
    for player in state.players:
        player.strategy = 0
    decide(table, "forbidden_research", "0")
    play(table, "warfare_2", 1)
    while state.stack:
        answer(table, waited(state)[0], silent(state, waited(state)[0]))
    assert [law.card for law in state.laws] == ["forbidden_research"]


def test_forbidden_research_is_over_also_when_another_plays_technology() -> None:
    table = table_of()
    state = table.state
    state.players[0].strategy = state.players[2].strategy = 0
    decide(table, "forbidden_research", "0")
    play(table, "technology_2", 1)
    assert state.laws != []
    answer(table, 1, Research(("antimass_deflectors",)))
    while state.stack:
        answer(table, waited(state)[0], Done())
    assert state.laws == []


# Planetary Security


@pytest.mark.rule("TI-616")
def test_planets_that_nobody_guards_turn_neutral_when_the_law_passes() -> None:
    table = table_of(p201="lodor", p202="abyz_fria", p203="arcturus_sumerian")
    table.at("201").planet("lodor", owner=0, pds=1, dock=1)
    table.at("202").planet("abyz", owner=1, gf=1).planet("fria", owner=1, shock=1)
    table.at("203").planet("sumerian", owner=1)
    state = table.state
    decide(table, "planetary_security", "for")
    owned = {each.id for _, each in systems.planets(state) if each.owner is not None}
    homes = {"jord", "arc_prime", "wren_terra", "arretze", "hercant", "kamdorn"}
    assert owned == homes | {"abyz", "fria", "sumerian"}
    lodor = systems.planet(state, "lodor")
    assert (lodor.owner, lodor.pds, lodor.dock) == (None, 0, None)


@pytest.mark.rule("TI-133", "TI-616")
@pytest.mark.parametrize(
    ("card", "result"), [("planetary_security", "for"), ("dispute_resolution", "lodor+quann")]
)
def test_fighters_go_with_the_dock_of_a_planet_that_turns_neutral(card: str, result: str) -> None:
    table = table_of(p201="lodor", p202="quann")
    table.at("201").planet("lodor", owner=0, dock=1).ships(0, fighter=3)
    table.at("202").planet("quann", owner=1, dock=1).ships(1, fighter=3, carrier=1)
    decide(table, card, result)
    assert systems.planet(table.state, "lodor").dock is None and table.at("201").system.fighters == {}
    assert table.at("202").system.fighters == {"1": 3}, "a Carrier keeps them"


def test_planets_turn_neutral_when_the_last_ground_force_goes() -> None:
    table = table_of(p201="lodor")
    table.at("201").planet("lodor", owner=0, gf=2)
    state = table.state
    decide(table, "planetary_security", "for")
    verbs.kill_ground(state, "lodor", 1)
    run(table)
    assert systems.planet(state, "lodor").owner == 0
    verbs.kill_ground(state, "lodor", 1)
    run(table)
    assert systems.planet(state, "lodor").owner is None


def test_a_planet_that_is_fought_for_goes_to_the_victor() -> None:
    found = invasion.table(gf=1)
    decide(found, "planetary_security", "for")
    invasion.fleet(found, gf=2)
    happened = invasion.land(found, "mellon.gf:2", faces=(HIT, MISS, MISS))
    assert systems.planet(found.state, "mellon").owner == 0
    assert "ti-planet-neutral" not in invasion.keys(happened)


def test_a_planet_gained_without_ground_forces_is_not_kept() -> None:
    table = table_of(p201="lodor")
    decide(table, "planetary_security", "for")
    control.take(table.state, 0, "lodor", "card")
    run(table)
    assert systems.planet(table.state, "lodor").owner is None


@pytest.mark.rule("TI-074")
def test_without_the_law_planets_need_no_guard() -> None:
    table = table_of(p201="lodor")
    table.at("201").planet("lodor", owner=0, gf=1)
    decide(table, "planetary_security", "against")
    verbs.kill_ground(table.state, "lodor", 1)
    run(table)
    assert systems.planet(table.state, "lodor").owner == 0
    assert table.state.laws == list[Law]()
