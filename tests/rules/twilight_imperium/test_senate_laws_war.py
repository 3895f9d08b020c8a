"""Laws about fleets, battles and the ways between systems: what comes of each vote."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.actions import Choose, Lose, PayFor
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.lasting import end_law, end_round
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.tables import ban
from rules.twilight_imperium.state import Law, Player, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.senate import chooses, decide, lasting, offered
from tests.rules.twilight_imperium.strategic import table_of


def kinds(state: State, at: str, seat: int) -> list[str]:
    return sorted(ship.kind for ship in systems.ships(state.systems[at], seat))


def ship(state: State, at: str, seat: int, kind: str) -> str:
    return f"ship:{next(each.id for each in systems.ships(state.systems[at], seat) if each.kind == kind)}"


def supply(state: State) -> list[int]:
    return [player.fleet for player in state.players]


@pytest.mark.rule("TI-492", "TI-613", "TI-614")
def test_wormholes_not_closed_cost_every_fleet_there_a_ship() -> None:
    table = table_of(p201="wormhole_alpha", p202="wellon")
    table.at("201").ships(0, fighter=2, cruiser=1, carrier=1).ships(1, destroyer=1, cruiser=1)
    table.at("900").ships(0, dreadnought=1)
    table.at("202").ships(0, cruiser=2)
    state = table.state
    state.order = [1, 0, 2]
    decide(table, "closing_the_wormholes", "against")
    assert waited(state) == [1]
    chooses(table, 1, ship(state, "201", 1, "cruiser"))
    assert waited(state) == [0] and len(offered(state)) == 2
    chooses(table, 0, ship(state, "201", 0, "cruiser"))
    assert kinds(state, "201", 1) == ["destroyer"] and kinds(state, "201", 0) == ["carrier"]
    assert systems.fighters(state.systems["201"], 0) == 2
    assert kinds(state, "900", 0) == [] and kinds(state, "202", 0) == ["cruiser", "cruiser"]
    assert state.stack == [] and state.laws == []


@pytest.mark.rule("TI-710")
def test_a_silent_owner_gives_up_the_cheapest_ship_and_all_without_choice_go_at_once() -> None:
    table = table_of(p201="wormhole_alpha")
    table.at("201").ships(0, dreadnought=1, destroyer=1)
    state = table.state
    decide(table, "closing_the_wormholes", "against")
    assert silent(state, 0) == Choose((ship(state, "201", 0, "destroyer"),))


@pytest.mark.rule("TI-658")
def test_conventions_of_war_cost_those_who_voted_against_a_dock_outside_home() -> None:
    table = table_of("sol", "letnev", "saar", p201="lodor", p202="wellon", p203="vefut_ii")
    state = table.state
    table.at("201").planet("lodor", owner=0, dock=1)
    table.at("202").planet("wellon", owner=1, dock=1)
    table.at("203").ships(2, dock=1)
    table.home(0).planet("jord", dock=1)
    decide(table, "conventions_of_war", "against", "against", "for", "against")
    assert systems.planet(state, "lodor").dock is None and systems.planet(state, "jord").dock == 1
    assert systems.planet(state, "wellon").dock == 1 and state.systems["203"].docks == []
    assert all(player.tally.docks_destroyed == [] for player in state.players)


def test_who_has_several_docks_chooses_the_one_that_goes() -> None:
    table = table_of(p201="lodor", p202="wellon")
    table.at("201").planet("lodor", owner=0, dock=1)
    table.at("202").planet("wellon", owner=0, dock=1)
    decide(table, "conventions_of_war", "against")
    assert offered(table.state) == ["lodor", "wellon"]
    chooses(table, 0, "wellon")
    assert systems.planet(table.state, "lodor").dock == 1
    assert systems.planet(table.state, "wellon").dock is None


def test_three_fighters_each_from_where_their_owner_likes() -> None:
    table = table_of(p201="lodor", p202="wellon")
    table.at("201").ships(0, fighter=3, carrier=1)
    table.at("202").ships(0, fighter=2, carrier=1).ships(1, fighter=2, carrier=1)
    state = table.state
    decide(table, "fighter_tax", "against")
    for at in ("201", "202", "201"):
        assert waited(state) == [0]
        chooses(table, 0, at)
    assert state.systems["201"].fighters == {"0": 1} and state.systems["202"].fighters == {"0": 1}
    assert state.stack == []


def test_fleet_supply_is_cut_to_five_and_fleets_fit_it() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, cruiser=6)
    state = table.state
    state.players[0].fleet, state.players[1].fleet, state.players[2].fleet = 7, 5, 2
    decide(table, "fleet_regulations", "for")
    assert supply(state) == [5, 5, 2] and state.stack == []
    assert len(kinds(state, "201", 0)) == 5


def test_fleet_regulations_voted_down_add_a_counter_to_everybody() -> None:
    table = table_of()
    decide(table, "fleet_regulations", "against")
    assert supply(table.state) == [4, 4, 4]


def test_fleet_restrictions_remove_more_than_two_of_a_type_at_once() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, fighter=4, cruiser=3, carrier=1)
    state = table.state
    state.players[0].fleet = 9
    decide(table, "fleet_restrictions", "for")
    while state.stack:
        action = silent(state, 0)
        assert isinstance(action, Lose)
        answer(table, 0, action)
    assert kinds(state, "201", 0) == ["carrier", "cruiser", "cruiser"]
    assert state.systems["201"].fighters == {"0": 2}


def test_fleet_restrictions_voted_down_cost_a_good_for_each_crowded_system_or_the_excess() -> None:
    table = table_of(p201="lodor", p202="wellon", p203="vefut_ii")
    table.at("201").ships(0, cruiser=3)
    table.at("202").ships(0, fighter=3, destroyer=4, carrier=1)
    table.at("203").ships(0, cruiser=2)
    state = table.state
    state.players[0].fleet, state.players[0].goods = 9, 2
    decide(table, "fleet_restrictions", "against")
    chooses(table, 0, "ti-restrictions-pay")
    answer(table, 0, PayFor(("goods:1",)))
    assert state.players[0].goods == 1 and len(kinds(state, "201", 0)) == 3
    chooses(table, 0, "ti-restrictions-lose")
    doomed = [f"ship:{each.id}" for each in state.systems["202"].ships if each.kind == "destroyer"][1:3]
    chooses(table, 0, *doomed)
    assert kinds(state, "202", 0) == ["carrier", "destroyer", "destroyer"]
    assert state.systems["202"].fighters == {"0": 2} and state.players[0].goods == 1
    assert len(kinds(state, "203", 0)) == 2 and state.stack == []


def test_who_cannot_pay_loses_the_excess() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, cruiser=5)
    state = table.state
    decide(table, "fleet_restrictions", "against")
    chooses(table, 0, "ti-restrictions-pay")
    assert waited(state) == [0] and len(offered(state)) == 5
    answer(table, 0, silent(state, 0))
    assert kinds(state, "201", 0) == ["cruiser", "cruiser"]


def test_unconventional_weapons_exhaust_a_planet_for_each_great_ship() -> None:
    table = table_of(p201="lodor", p202="abyz_fria")
    for at, id in (("201", "lodor"), ("202", "abyz"), ("202", "fria")):
        table.at(at).planet(id, owner=0, ready=True)
    table.at("201").ships(0, dreadnought=1, cruiser=3)
    table.at("202").ships(0, war_sun=1)
    state = table.state
    decide(table, "unconventional_weapons", "against")
    assert sorted(offered(state)) == ["abyz", "fria", "jord", "lodor"]
    chooses(table, 0, "abyz", "jord")
    ready = [each.id for each in systems.planets_of(state, 0) if each.ready]
    assert sorted(ready) == ["fria", "lodor"] and state.stack == []


def test_war_funding_voted_down_costs_everybody_a_counter_of_fleet_supply() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, cruiser=3)
    state = table.state
    decide(table, "war_funding", "against")
    assert supply(state) == [2, 2, 2]
    assert kinds(state, "201", 0) == ["cruiser", "cruiser"]


def test_without_war_funding_fleets_must_fit_again() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, cruiser=4)
    state = table.state
    state.laws = [Law("war_funding")]
    end_law(state, "war_funding")
    run(table)
    assert len(kinds(state, "201", 0)) == 3


@pytest.mark.rule("TI-617")
@pytest.mark.parametrize(
    ("card", "deed", "facts", "free"),
    [
        ("imperial_peace", "land", {"planet": "arc_prime"}, {"planet": "mecatol_rex"}),
        ("planetary_conscription", "land", {"planet": "lodor"}, {"planet": "arc_prime"}),
        ("investigate_spatial_anomalies", "end", {"system": "202"}, {"system": "201"}),
        ("redefining_war_crimes", "fire", {"system": "201"}, None),
        ("humane_labor", "build", {"unit": "cruiser", "system": "301", "planet": "jord"}, None),
        ("technology_buy_back", "gain", {"technology": "hylar_v_assault_laser"}, None),
        (
            "technology_tariffs",
            "gain",
            {"technology": "gen_synthesis"},
            {"technology": "hylar_v_assault_laser"},
        ),
        (
            "research_grant",
            "gain",
            {"technology": "enviro_compensator"},
            {"technology": "hylar_v_assault_laser"},
        ),
    ],
)
def test_voted_down_it_forbids_for_the_rest_of_the_round(
    card: str, deed: str, facts: dict[str, str], free: dict[str, str] | None
) -> None:
    table = table_of(p201="lodor", p202="nebula_base")
    table.home(0).planet("jord", dock=1)
    state = table.state
    state.players[0].technologies = ["cybernetics"]
    about = told.facts(seat=0, **facts)
    assert ban(state, deed, about) is None
    decide(table, card, "against")
    found = ban(state, deed, about)
    assert found is not None and found.id == card and lasting(state) == [(card, "round")]
    assert free is None or ban(state, deed, told.facts(seat=0, **free)) is None
    end_round(state)
    assert ban(state, deed, about) is None


def test_labor_force_politics_voted_down_leave_everybody_one_dock() -> None:
    table = table_of(p201="lodor")
    table.home(0).planet("jord", dock=1)
    table.at("201").planet("lodor", owner=0, dock=1)
    state = table.state
    decide(table, "labor_force_politics", "against")
    at_lodor = told.facts(seat=0, unit="cruiser", system="201", planet="lodor")
    assert ban(state, "build", at_lodor) is None
    state.players[0].used = ["built:jord"]
    found = ban(state, "build", at_lodor)
    assert found is not None and found.id == "labor_force_politics"


def test_out_of_the_game_nobody_is_asked() -> None:
    table = table_of(p201="wormhole_alpha")
    table.at("201").ships(0, cruiser=2)
    state = table.state
    state.players[1] = Player("letnev", home="307", out=True)
    decide(table, "fleet_regulations", "against", "against", "against")
    assert supply(state) == [4, 0, 4]
