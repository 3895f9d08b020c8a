"""Once-only agendas about Trade Goods and agreements."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import NEXUS
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import trade
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.senate import decide
from tests.rules.twilight_imperium.strategic import lend, table_of


def _goods(state: State) -> list[int]:
    return [each.goods for each in state.players]


def _rich(state: State, *owned: int) -> None:
    for player, count in zip(state.players, owned, strict=True):
        player.goods = count


@pytest.mark.rule("TI-074")
def test_compensated_disarmament_pays_for_every_ground_force_and_leaves_the_planet() -> None:
    table = table_of()
    state = table.state
    table.home(0).planet("jord", gf=2, shock=1, pds=1)
    state.shock_left = 11
    decide(table, "compensated_disarmament", "jord")
    jord = systems.planet(state, "jord")
    assert (jord.gf, jord.shock, jord.pds, jord.owner, _goods(state)) == (0, 0, 1, 0, [3, 0, 0])
    assert state.shock_left == 12


def test_disarming_nobodys_planet_does_nothing() -> None:
    table = table_of(p201="lodor")
    decide(table, "compensated_disarmament", "lodor")
    assert _goods(table.state) == [0, 0, 0]


@pytest.mark.rule("TI-613")
def test_cost_overruns_take_a_good_for_each_planet_as_far_as_there_are_any() -> None:
    table = table_of(p201="lodor")
    state = table.state
    table.at("201").planet("lodor", owner=0)
    _rich(state, 5, 1, 3)
    decide(table, "cost_overruns", "against")
    assert _goods(state) == [5, 1, 3]
    decide(table, "cost_overruns", "for")
    assert _goods(state) == [3, 0, 0]


@pytest.mark.rule("TI-613")
def test_economic_revitalization_takes_a_good_from_each_opponent_who_has_one() -> None:
    table = table_of()
    _rich(table.state, 2, 0, 4)
    decide(table, "economic_revitalization", "0")
    assert _goods(table.state) == [3, 0, 3]


@pytest.mark.rule("TI-030")
def test_intergalactic_commerce_pays_for_wormhole_systems_that_are_controlled() -> None:
    table = table_of(p201="quann", p202="wormhole_alpha", p203="lodor")
    state = table.state
    table.at("201").planet("quann", owner=0)
    table.at("202").ships(0, cruiser=1)
    table.at("203").ships(1, cruiser=1).planet("lodor", owner=1)
    table.at(NEXUS).ships(2, fighter=1).planet("mallice", owner=2)
    decide(table, "intergalactic_commerce", "for")
    assert _goods(state) == [3, 3, 0]
    table.at("201").ships(0, cruiser=1)
    table.at(NEXUS).ships(2, cruiser=1)
    decide(table, "intergalactic_commerce", "for")
    assert _goods(state) == [9, 6, 3]


def test_without_intergalactic_commerce_trade_cards_are_worth_one_this_round() -> None:
    table = table_of()
    decide(table, "intergalactic_commerce", "against")
    assert trade.card_worth(table.state, 3).value == 1
    lasting.end_round(table.state)
    assert trade.card_worth(table.state, 3).value == 3


def test_open_trade_routes_give_everybody_two_goods() -> None:
    table = table_of()
    decide(table, "open_the_trade_routes", "for")
    assert _goods(table.state) == [2, 2, 2]


@pytest.mark.rule("TI-152", "TI-158")
def test_a_short_supply_is_handed_out_from_the_active_player_on() -> None:
    table = table_of()
    state = table.state
    _rich(state, 30, 19, 0)
    decide(table, "open_the_trade_routes", "for")
    assert _goods(state) == [31, 19, 2]


def test_closed_trade_routes_pass_what_is_gained_to_the_left_where_it_stays() -> None:
    table = table_of()
    state = table.state
    decide(table, "open_the_trade_routes", "against")
    _rich(state, 2, 1, 0)
    goods.gain_goods(state, 0, 3)
    run(state)
    assert _goods(state) == [2, 4, 0]
    state.players[1].out = True
    goods.gain_goods(state, 0, 3)
    run(state)
    assert _goods(state) == [2, 4, 3]
    lasting.end_round(state)
    goods.gain_goods(state, 0, 3)
    run(state)
    assert _goods(state) == [5, 4, 3]


def test_an_embargo_breaks_all_agreements_of_one_player_for_two_rounds() -> None:
    table = table_of()
    state = table.state
    lend(state, 0, 1, 2, 1)
    lend(state, 0, 2, 2, 3)
    lend(state, 1, 2, 1, 3)
    decide(table, "trade_embargo", "0")
    assert [verbs.partners(state, seat) for seat in range(3)] == [[], [2], [1]]
    for _ in range(2):
        assert trade.cannot_trade(state, told.facts(seat=0, other=1)) is not None
        assert trade.cannot_trade(state, told.facts(seat=2, other=0)) is not None
        assert trade.cannot_trade(state, told.facts(seat=2, other=1)) is None
        lasting.end_round(state)
    assert trade.cannot_trade(state, told.facts(seat=0, other=1)) is None
