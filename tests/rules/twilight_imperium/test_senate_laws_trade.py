"""Laws about goods, agreements, docks and prices: what comes of each vote, and of what happens later."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.tables import ban, number
from rules.twilight_imperium.frames import Agenda, Status
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deeds import DEEDS
from rules.twilight_imperium.state import Law, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.senate import chooses, decide, offered
from tests.rules.twilight_imperium.strategic import lend, play, table_of


def wealth(state: State) -> list[int]:
    return [player.goods for player in state.players]


def rich(state: State, *counts: int) -> None:
    for player, count in zip(state.players, counts, strict=True):
        player.goods = count


@pytest.mark.parametrize("card", ["free_trade", "class_struggle"])
def test_voted_down_it_costs_everybody_two_goods_if_he_has_them(card: str) -> None:
    table = table_of()
    rich(table.state, 5, 1, 0)
    decide(table, card, "against")
    assert wealth(table.state) == [3, 0, 0]


@pytest.mark.rule("TI-450")
def test_class_struggle_shares_the_income_among_those_who_are_due_any() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    lend(state, 0, 2, 2, 3)
    lend(state, 0, 1, 2, 1)
    state.laws = [Law("class_struggle")]
    play(table, "trade_2", 1)
    answer(table, 1, silent(state, 1))
    # Sol is due 3 (one less than his cards say), Letnev 2 as the active player, the Hacan 2: 7 in all
    assert wealth(state) == [2, 3 + 2, 2]


def test_who_is_due_nothing_gets_no_share() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    lend(state, 0, 2, 2, 3)
    state.laws = [Law("class_struggle")]
    play(table, "trade_2", 1)
    answer(table, 1, silent(state, 1))
    # Sol is due 2 and the Hacan 2, each less 1 as others play the card
    assert wealth(state) == [2, 3, 2]


def test_diversified_income_cuts_goods_to_planets_now_and_when_a_planet_is_lost() -> None:
    table = table_of(p201="lodor")
    table.at("201").planet("lodor", owner=0)
    state = table.state
    rich(state, 6, 2, 9)
    decide(table, "diversified_income", "for")
    assert wealth(state) == [2, 2, 3]
    control.turn_neutral(state, "lodor", "card")
    run(table)
    assert wealth(state) == [1, 2, 3]


def test_diversified_income_voted_down_helps_the_poor() -> None:
    table = table_of()
    rich(table.state, 0, 1, 0)
    decide(table, "diversified_income", "against")
    assert wealth(table.state) == [3, 1, 3]


@pytest.mark.rule("TI-461", "TI-493")
def test_forced_economic_independence_breaks_the_agreement_and_forbids_another() -> None:
    table = table_of()
    state = table.state
    lend(state, 0, 1, 2, 1)
    lend(state, 0, 2, 2, 3)
    decide(table, "forced_economic_independence", "0+1")
    assert verbs.partners(state, 0) == [2] and verbs.partners(state, 1) == []
    assert ban(state, "trade", told.facts(seat=1, other=0)) is not None
    assert ban(state, "trade", told.facts(seat=1, other=2)) is None


@pytest.mark.rule("TI-531")
def test_the_minister_of_commerce_gets_a_good_of_every_other_trader_when_the_status_phase_opens() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    lend(state, 0, 1, 2, 1)
    rich(state, 2, 0, 4)
    decide(table, "minister_of_commerce", "2")
    run(table, Status())
    assert wealth(state) == [1, 0, 5]


def test_the_minister_of_commerce_takes_nothing_of_who_has_no_agreement() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    lend(state, 1, 2, 1, 3)
    rich(state, 2, 3, 4)
    decide(table, "minister_of_commerce", "2")
    happened = run(table, Status())
    assert wealth(state) == [2, 2, 5]
    assert [event.args["player"] for event in happened if event.key == "ti-goods-lost"] == ["#1"]


# Where fleets go


def test_colonization_licensing_voted_down_exhausts_a_planet_for_three_outside_home() -> None:
    table = table_of(p201="lodor", p202="abyz_fria", p203="wellon")
    for at, id in (("201", "lodor"), ("202", "abyz"), ("202", "fria"), ("203", "wellon")):
        table.at(at).planet(id, owner=0, ready=True)
    state = table.state
    decide(table, "colonization_licensing", "against")
    assert waited(state) == [0] and sorted(offered(state)) == ["abyz", "fria", "jord", "lodor", "wellon"]
    assert silent(state, 0) == Choose(("fria",))
    chooses(table, 0, "jord")
    assert not systems.planet(state, "jord").ready and state.stack == []
    assert all(each.ready for seat in (1, 2) for each in systems.planets_of(state, seat))


@pytest.mark.rule("TI-710")
def test_traffic_tariffs_voted_down_cost_a_counter_of_two_areas() -> None:
    table = table_of()
    state = table.state
    state.players[1].command, state.players[2].command, state.players[2].strategy = 0, 0, 0
    decide(table, "traffic_tariffs", "against")
    assert silent(state, 0) == Choose(("ti-lose-command",))
    chooses(table, 0, "ti-lose-strategy")
    assert [(each.strategy, each.fleet, each.command) for each in state.players] == [
        (1, 3, 3),
        (1, 3, 0),
        (0, 3, 0),
    ]


def test_neutrality_pact_voted_down_puts_a_counter_on_a_system_with_an_own_dock() -> None:
    table = table_of(p201="lodor", p202="wellon")
    table.home(0).planet("jord", dock=1)
    table.at("201").planet("lodor", owner=0, dock=1)
    table.at("202").planet("wellon", owner=0, dock=1)
    table.state.systems["202"].counters = [0]
    table.home(1).planet("arc_prime", dock=1)
    state = table.state
    state.systems["307"].counters = [1]
    decide(table, "neutrality_pact", "against")
    assert offered(state) == ["201", "301"]
    chooses(table, 0, "201")
    assert state.systems["201"].counters == [0] and state.systems["301"].counters == []
    assert state.systems["307"].counters == [1] and state.players[0].command == 3


def test_non_aggression_voted_down_reveals_the_top_objective() -> None:
    table = table_of()
    table.state.objectives = ["v1_take_three", "v1_mecatol"]
    decide(table, "non_aggression_pact", "against")
    assert table.state.shown == ["v1_mecatol"] and table.state.objectives == ["v1_take_three"]


@pytest.mark.rule("TI-658")
def test_a_truce_voted_down_lets_the_left_neighbour_pick_a_planet() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    decide(table, "short_term_truce", "against", "for", "against", "abstain")
    assert waited(state) == [2] and sorted(offered(state)) == ["arc_prime", "wren_terra"]
    chooses(table, 2, "arc_prime")
    assert not systems.planet(state, "arc_prime").ready and systems.planet(state, "wren_terra").ready
    assert systems.planet(state, "jord").ready and state.stack == []


# Docks


@pytest.mark.rule("TI-656", "TI-493")
def test_the_holy_planet_is_no_home_planet_and_builds_nothing() -> None:
    table = table_of(p201="lodor")
    table.at("201").planet("lodor", owner=0, dock=1)
    state = table.state
    assert elections.choices(state, "holy_planet_of_ixth", DEEDS) == ["lodor", "mallice", "mecatol_rex"]
    decide(table, "holy_planet_of_ixth", "lodor")
    found = ban(state, "build", told.facts(seat=0, unit="gf", system="201", planet="lodor"))
    assert found is not None and found.id == "holy_planet_of_ixth"


def test_free_trade_gives_one_good_more_each_time() -> None:
    table = table_of()
    decide(table, "free_trade", "for")
    assert number(table.state, "income", 2, told.facts(seat=0, agreements=1)).value == 3


@pytest.mark.rule("TI-659")
def test_a_law_that_wins_again_on_the_same_object_does_nothing_anew() -> None:
    table = table_of()
    state = table.state
    rich(state, 9, 9, 9)
    state.laws = [Law("diversified_income", since=1)]
    goods.lose_goods(state, 0, 1)
    happened = run(table, Agenda(2, "diversified_income", "effect", result="for"))
    assert [event.key for event in happened] == ["ti-law-stays"]
    assert state.laws == [Law("diversified_income", since=1)] and wealth(state) == [8, 9, 9]
