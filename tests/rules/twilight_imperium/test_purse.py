"""Counters, Trade Goods, planets, and paying with them."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.effects import building
from rules.twilight_imperium.effects.facts import facts
from rules.twilight_imperium.purse import counters, goods, paying, planets
from rules.twilight_imperium.state import Lasting, Law, State
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid


def table(*races: str) -> Table:
    found = laid(*(races or ("sol", "letnev", "hacan")), p203="lodor", p204="thibah")
    for player in found.state.players:
        player.strategy, player.fleet, player.command = 2, 3, 3
    return found


def sheet(state: State, seat: int = 0) -> tuple[int, int, int]:
    player = state.players[seat]
    return player.strategy, player.fleet, player.command


# Counters


@pytest.mark.rule("TI-140", "TI-141", "TI-143")
def test_sixteen_counters_and_not_one_more() -> None:
    state = table().state
    assert counters.counters_left(state, 0) == 8
    assert counters.place(state, 0, "203") and counters.counters_left(state, 0) == 7
    assert not counters.place(state, 0, "203"), "one lies there already"
    assert len(counters.gain(state, 0, "command", 20)) == 1 and sheet(state) == (2, 3, 10)
    assert counters.gain(state, 0, "strategy") == [] and sheet(state) == (2, 3, 10)
    assert not counters.place(state, 0, "204"), "reinforcements are empty"
    counters.spend(state, 0, "command", 2)
    assert counters.counters_left(state, 0) == 2
    counters.take_back(state, 0, "203")
    assert counters.counters_left(state, 0) == 3


@pytest.mark.rule("TI-142")
def test_new_counters_go_where_their_owner_likes() -> None:
    state = table().state
    counters.share(state, 0, ("strategy:1", "fleet:2"), 3)
    assert sheet(state) == (3, 5, 3)
    before = sheet(state)
    for areas in (("strategy:1",), ("strategy:4",), ("moon:3",), ("fleet:x",), ("fleet",)):
        with pytest.raises(IllegalMove):
            counters.share(state, 0, areas, 3)
        assert sheet(state) == before
    state.players[0].command = 7
    counters.share(state, 0, ("command:1",), 3)
    assert sheet(state) == (3, 5, 8), "only one was left"


def test_fleet_regulations_bar_the_area() -> None:
    state = table().state
    state.laws = [Law("fleet_regulations")]
    with pytest.raises(IllegalMove):
        counters.share(state, 0, ("fleet:3",), 3)
    counters.gain(state, 0, "fleet", 3)
    assert sheet(state) == (2, 5, 3)


@pytest.mark.rule("TI-150", "TI-151", "TI-144")
def test_counters_are_spent_and_lost_where_they_are() -> None:
    state = table().state
    counters.activate(state, 0, "203")
    assert sheet(state) == (2, 3, 2) and state.systems["203"].counters == [0]
    state.players[0].command = 0
    with pytest.raises(IllegalMove):
        counters.activate(state, 0, "204")
    assert state.systems["204"].counters == []
    assert counters.lose(state, 0, "command") == [], "nothing there, nothing lost"
    assert len(counters.lose(state, 0, "strategy", 5)) == 1 and sheet(state) == (0, 3, 0)
    with pytest.raises(IllegalMove):
        counters.spend(state, 0, "strategy")


# Trade Goods


@pytest.mark.rule("TI-152", "TI-158")
def test_fifty_two_goods_collected_clockwise() -> None:
    state = table().state
    state.players[1].goods = 48
    assert goods.supply(state) == 4
    state.table = [0, 2, 1]
    goods.collect(state, {0: 3, 1: 3, 2: 3}, 2)
    assert [player.goods for player in state.players] == [0, 49, 3], "2 begins, then 1"
    state.players[1].goods = 52
    state.players[2].goods = 0
    assert goods.gain_goods(state, 0, 2) == [] and not state.players[0].goods


def test_goods_gained_are_announced_and_limited_by_law() -> None:
    state = table("hacan", "sol", "letnev").state
    goods.gain_goods(state, 0, 2)
    assert [getattr(frame, "moment", "") for frame in state.stack] == ["goods_gained"]
    state.laws = [Law("diversified_income")]
    goods.gain_goods(state, 0, 5)
    assert state.players[0].goods == 3, "as many as planets"
    assert goods.gain_goods(state, 0, 1) == []


@pytest.mark.rule("TI-155")
def test_goods_are_given_freely() -> None:
    state = table().state
    state.players[0].goods = 3
    goods.give(state, 0, 1, 2)
    assert [player.goods for player in state.players] == [1, 2, 0]
    state.players[2].out = True
    for other, count in ((1, 2), (0, 1), (2, 1), (9, 1), (1, 0), (1, -1)):
        with pytest.raises(IllegalMove):
            goods.give(state, 0, other, count)
    assert [player.goods for player in state.players] == [1, 2, 0]


@pytest.mark.rule("TI-613")
def test_who_has_too_little_gives_all_he_has() -> None:
    state = table().state
    state.players[0].goods = 3
    goods.take_goods(state, 1, 0, 5)
    assert [player.goods for player in state.players] == [0, 3, 0]
    goods.lose_goods(state, 1, 7)
    assert state.players[1].goods == 0 and goods.lose_goods(state, 1, 1) == []


# Planets


@pytest.mark.rule("TI-067")
def test_no_planet_has_specialty_and_refresh() -> None:
    assert not [row.id for row in PLANETS.values() if row.specialty and row.refresh]
    assert all(row.resources >= 0 and row.influence >= 0 for row in PLANETS.values())


@pytest.mark.rule("TI-068", "TI-073", "TI-074")
def test_ready_and_exhausted() -> None:
    found = laid("sol", "letnev", "hacan", p203="mirage")
    state = found.state
    found.at("203").planet("mirage", owner=0, ready=True)
    mirage = systems.planet(state, "mirage")
    assert planets.offers(mirage) == "fighters"
    assert len(planets.exhaust(state, "mirage")) == 1 and not mirage.ready
    assert planets.exhaust(state, "mirage") == [] and planets.offers(mirage) is None
    assert planets.ready(state, 0) == [systems.planet(state, "jord")]
    assert mirage.owner == 0, "held without units"
    assert len(planets.refresh(state, "mirage")) == 1 and mirage.ready
    control.turn_neutral(state, "mirage", "card")
    assert planets.refresh(state, "mirage") == [] and not mirage.ready


# Paying


def pay(state: State, *items: str, amount: int, kind: paying.Money = "resources") -> None:
    paying.pay(state, 0, items, amount, kind)


@pytest.mark.rule("TI-069", "TI-070", "TI-388", "TI-424")
def test_a_planet_gives_all_of_one_kind_and_change_is_lost() -> None:
    state = table().state
    pay(state, "jord", amount=1, kind="influence")
    assert not systems.planet(state, "jord").ready and state.players[0].goods == 0
    with pytest.raises(IllegalMove):
        pay(state, "jord", amount=1)


@pytest.mark.rule("TI-153", "TI-388")
def test_one_total_from_planets_and_goods() -> None:
    found = table()
    state = found.state
    found.at("203").planet("lodor", owner=0, ready=True)
    state.players[0].goods = 4
    pay(state, "jord", "lodor", "goods:2", amount=9)
    assert state.players[0].goods == 2 and planets.ready(state, 0) == []
    pay(state, "goods:2", amount=2, kind="influence")
    assert state.players[0].goods == 0


def test_a_wrong_payment_is_refused_and_touches_nothing() -> None:
    found = table()
    state = found.state
    found.at("203").planet("lodor", owner=0, ready=False)
    found.at("204").planet("thibah", owner=1, ready=True)
    state.players[0].goods = 3
    wrong = (
        ("goods:4",),
        ("jord", "goods:2"),
        ("jord", "jord"),
        ("jord", "lodor"),
        ("jord", "thibah"),
        ("jord", "pluto"),
        ("jord:2",),
        ("goods:-1", "jord"),
        ("politics:repeal", "jord"),
        ("goods:3",),
        (),
    )
    for items in wrong:
        with pytest.raises(IllegalMove):
            pay(state, *items, amount=5)
        assert systems.planet(state, "jord").ready and state.players[0].goods == 3
    pay(state, "jord", "goods:1", amount=5)


@pytest.mark.rule("TI-156", "TI-157")
def test_political_cards_stand_in_for_goods() -> None:
    state = table().state
    state.players[0].politics = ["repeal", "mutiny"]
    state.players[0].goods = 1
    pay(state, "goods:1", "politics:mutiny", amount=2, kind="goods")
    assert (state.players[0].goods, state.players[0].politics) == (0, ["repeal"])
    assert state.political.discards == ["mutiny"]
    assert goods.take_goods(state, 1, 0, 1) == [], "a card is no Trade Good to be taken"
    with pytest.raises(IllegalMove):
        pay(state, "jord", amount=1, kind="goods")
    pay(state, "politics:repeal", "jord", amount=5)
    assert state.players[0].politics == []


def test_suggestions_waste_least_and_spare_goods() -> None:
    found = table()
    state = found.state
    found.at("203").planet("lodor", owner=0, ready=True)
    found.at("204").planet("thibah", owner=0, ready=True)
    state.players[0].goods = 3
    worth = {id: planets.value(state, id, "resources") for id in ("jord", "lodor", "thibah")}
    assert worth == {"jord": 4, "lodor": 3, "thibah": 1}
    firsts = [paying.payments(state, 0, amount, "resources")[0] for amount in (1, 2, 3, 5)]
    assert firsts == [("thibah",), ("thibah", "goods:1"), ("lodor",), ("thibah", "jord")]
    state.players[0].goods = 0
    assert paying.payments(state, 0, 3, "influence")[0] == ("thibah", "jord"), "Lodor's resources stay"
    state.players[0].goods = 3
    assert paying.payments(state, 0, 0, "resources") == [()]
    assert paying.payments(state, 0, 12, "resources") == []
    assert paying.payments(state, 0, 2, "goods") == [("goods:2",)]
    for amount in range(1, 12):
        for items in paying.payments(state, 0, amount, "resources"):
            paying.check(state, 0, paying.read(items), amount, "resources")
    state.players[0].politics = ["repeal", "mutiny"]
    assert paying.most(state, 0, "resources") == 13
    (last,) = paying.payments(state, 0, 12, "resources")
    assert set(last) == {"jord", "lodor", "thibah", "goods:3", "politics:repeal"}


@pytest.mark.rule("TI-388")
@pytest.mark.parametrize("item", ["jord:2", "goods:x", "goods:", "politics:", "influence:3"])
def test_a_payment_that_is_none_is_refused(item: str) -> None:
    state = table().state
    with pytest.raises(IllegalMove) as refused:
        paying.check(state, 0, paying.read((item,)), 1, "resources")
    assert refused.value.key == "ti-illegal-payment"


@pytest.mark.rule("TI-389", "TI-390")
def test_docks_money_is_spent_there_and_batches_are_of_one_kind() -> None:
    state = table().state
    assert paying.due({"jord": 5, "lodor": 0}, {"jord": 1, "lodor": 1}) == 4
    assert paying.due({"jord": 5, "lodor": 3}, {"jord": 1, "lodor": 1}) == 6
    mixed = sum(building.price(state, facts(seat=0, unit=unit), 1) for unit in ("gf", "fighter"))
    assert mixed == 2, "never one of each for 1"


def test_values_follow_what_is_in_force() -> None:
    state = table().state
    state.lasting = [Lasting("yin_reversal", 0, "round", ("jord",))]
    assert planets.value(state, "jord", "influence") == 4 == planets.wealth(state, 0, "influence")
    pay(state, "jord", amount=4, kind="influence")
