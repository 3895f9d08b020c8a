"""Cards that have been shown: Sabotage, Agents, copies, what is lost, what is not twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import stack
from rules.core.contract import Event, IllegalMove
from rules.core.dice import Dice
from rules.core.orders import Wait
from rules.twilight_imperium import engine
from rules.twilight_imperium.actions import Let, Play, Sacrifice, Use
from rules.twilight_imperium.cards import judging, playing, targets, waits, windows
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds import lasting, plays
from rules.twilight_imperium.frames import Debts, Facts, Turn, Window
from rules.twilight_imperium.state import Owed, State, TradeCard
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run
from tests.rules.twilight_imperium.table import Table, galaxy

PRIVATEERS = Play("privateers", ("1",))
SABOTAGE = Play("sabotage")


def table(*hands: str) -> Table:
    """The turn of seat 0; all want to be waited for."""
    found = galaxy(p201="lodor", p202="empty_base")
    state = found.state
    state.phase, state.order = "action", [0, 1, 2]
    for player, hand in zip(state.players, hands, strict=False):
        player.cards = hand.split()
        player.book.waits = [Wait("all")]
        player.fleet = player.command = player.strategy = 3
    state.players[1].goods = 5
    run(found, Turn(0))
    return found


def waited(found: Table) -> list[int]:
    return [each.seat for each in stack.asking(found.state, engine.CHAPTERS) if each.waited]


def at_turn(found: Table, seat: int = 0) -> bool:
    top = found.state.stack[-1:]
    return bool(top) and isinstance(top[0], Turn) and top[0].seat == seat


# Targets


@pytest.mark.rule("TI-519")
def test_targets_are_declared_with_the_card_before_it_can_be_stopped() -> None:
    found = table("privateers", "sabotage", "thugs")
    for on in ((), ("0",), ("2",), ("7",), ("1", "2")):
        with pytest.raises(IllegalMove) as why:
            answer(found, 0, Play("privateers", on))
        assert why.value.rule == "TI-519", "no target, oneself, a poor player, nobody, too many"
    events = answer(found, 0, PRIVATEERS)
    shown = Event("ti-plays-on", {"player": "#0", "card": "@privateers", "on": ("#1",)}, reveals=True)
    assert events == [shown]
    window = found.state.stack[-1]
    assert isinstance(window, Window) and window.point == "after_action_card"
    assert window.facts == {"by": "0", "card": "privateers", "at": "1"}
    assert waited(found) == [1, 2] and found.state.players[1].goods == 5


def test_a_card_without_anything_to_act_on_says_so() -> None:
    found = table("privateers", "", "")
    found.state.players[1].goods = 0
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, PRIVATEERS)
    assert why.value.key == "ti-illegal-card-useless"


@pytest.mark.rule("TI-526", "TI-603")
def test_nano_technology_hides_capital_ships_from_enemy_cards() -> None:
    found = table("lucky_shot", "", "")
    found.at("201").planet("lodor", owner=0).ships(1, dreadnought=1, cruiser=1, war_sun=1)
    big, small, _ = found.state.systems["201"].ships
    found.state.players[1].technologies = ["nano_technology"]
    with pytest.raises(IllegalMove):
        answer(found, 0, Play("lucky_shot", (str(big.id),)))
    listed = [*targets.found(found.state, 0, "lucky_shot", "enemy_ship")]
    assert listed == [str(small.id)]
    assert str(big.id) in [*targets.found(found.state, 1, "into_the_breach", "own_ship")]
    found.state.players[1].technologies = []
    answer(found, 0, Play("lucky_shot", (str(big.id),)))
    assert [ship.kind for ship in found.state.systems["201"].ships] == ["cruiser", "war_sun"]


# In the turn


@pytest.mark.rule("TI-518", "TI-231")
def test_a_card_is_the_action_and_the_turn_passes_on() -> None:
    found = table("privateers", "", "")
    answer(found, 0, PRIVATEERS)
    assert not found.state.stack, "the turn is over"
    assert found.state.players[0].goods == 2 and found.state.players[1].goods == 0
    assert found.state.action.discards == ["privateers"] and not found.state.players[0].cards


@pytest.mark.rule("TI-236", "TI-520", "TI-521")
def test_sabotage_stops_a_card_and_the_turn_is_not_used_up() -> None:
    found = table("privateers privateers", "sabotage", "thugs")
    answer(found, 0, PRIVATEERS)
    answer(found, 2, Let())
    events = answer(found, 1, SABOTAGE)
    assert [event.key for event in events] == ["ti-plays", "ti-card-stopped"]
    assert at_turn(found) and found.state.players[1].goods == 5
    assert found.state.last_play == (), "neither counts as played"
    assert sorted(found.state.action.discards) == ["privateers", "sabotage"], "both are gone"
    assert found.state.players[1].cards == []
    answer(found, 0, PRIVATEERS)
    answer(found, 2, Let())
    assert found.state.players[1].goods == 0, "it counted as not played: an identical one may follow"


@pytest.mark.rule("TI-520")
def test_sabotage_comes_unannounced_and_cannot_be_stopped_itself() -> None:
    found = table("privateers", "sabotage", "sabotage")
    answer(found, 0, PRIVATEERS)
    assert answer(found, 1, SABOTAGE) == [], "no declaration"
    events = answer(found, 2, SABOTAGE)
    assert [event.args.get("player") for event in events] == ["#1", "#0"]
    assert at_turn(found) and found.state.players[2].cards == ["sabotage"], "one is enough"


@pytest.mark.rule("TI-520")
def test_nobody_stops_his_own_card() -> None:
    found = table("privateers sabotage", "thugs", "")
    answer(found, 0, PRIVATEERS)
    assert waited(found) == [1] and asked(found, 0) is None


@pytest.mark.rule("TI-520", "TI-522")
def test_no_window_where_all_know_that_nobody_can_stop_it() -> None:
    found = table("privateers", "thugs", "thugs")
    gone = found.state.action.discards
    gone += ["sabotage"] * 4 + ["touch_of_genius"]
    assert playing.stoppable(found.state, 0, "privateers"), "one Sabotage is somewhere"
    gone.append("sabotage")
    assert not playing.stoppable(found.state, 0, "privateers")
    found.home(0).planet("jord", leaders=["sol.1"])
    assert not playing.stoppable(found.state, 0, "privateers"), "his own Agent"
    assert playing.stoppable(found.state, 1, "privateers"), "an Agent of another"
    assert playing.stoppable(found.state, 0, "minelayers"), "Faulty Targeting Systems"
    gone.remove("touch_of_genius")
    assert playing.stoppable(found.state, 0, "privateers"), "a copy of Sabotage"
    gone.append("touch_of_genius")
    answer(found, 0, PRIVATEERS)
    assert not found.state.stack and found.state.players[1].goods == 0


def test_a_card_for_any_time_does_not_end_the_turn() -> None:
    found = table("master_of_trade", "", "")
    state = found.state
    state.players[0].trade = [TradeCard(1, lent=1), TradeCard(3, lent=2)]
    found.home(0).planet("jord", ready=False)
    playing.interject(state, 0, Play("master_of_trade", ("jord",)), Loaded())
    run(found)
    assert at_turn(found) and state.stack[-1].stage == "act"
    assert state.systems["301"].planets[0].ready


# Agents


@pytest.mark.rule("TI-522", "TI-577")
def test_an_agent_is_sacrificed_as_a_sabotage() -> None:
    found = table("privateers", "", "")
    found.state.players[1].race = "l1z1x"
    found.at("201").planet("lodor", owner=1, leaders=["l1z1x.2", "l1z1x.1"])
    lasting.begin(found.state, "armistice", 2, "round")
    answer(found, 0, PRIVATEERS)
    assert waited(found) == [1], "no card in hand, but an Agent: all know"
    for leader in ("l1z1x.1", "sol.1", "yin.2"):
        with pytest.raises(IllegalMove) as why:
            answer(found, 1, Sacrifice(leader))
        assert why.value.rule == "TI-522"
    events = answer(found, 1, Sacrifice("l1z1x.2"))
    assert [event.key for event in events] == ["ti-agent-sacrificed", "ti-card-stopped"]
    assert found.state.players[1].dead == ["l1z1x.2"] and found.state.players[1].goods == 5
    assert next(iter(found.state.systems["201"].planets)).leaders == ["l1z1x.1"]
    assert at_turn(found) and found.state.action.discards == ["privateers"]


@pytest.mark.rule("TI-522")
def test_captured_and_dead_agents_are_not_free_and_no_card_silences_them() -> None:
    found = table("", "", "")
    state = found.state
    state.players[1].race = "yssaril"
    state.players[2].captives, state.players[1].dead = ["yssaril.2"], ["yssaril.3"]
    assert judging.agents(state, 1) == []
    found.at("202").ships(1, carrier=1)
    state.systems["202"].ships[0].leaders = ["yssaril.3"]
    assert judging.agents(state, 1) == ["yssaril.3"]
    lasting.begin(state, "communications_breakdown", 0, "battle")
    judging.judge(state, 1, Sacrifice("yssaril.3"), "after_action_card", {"by": "0", "card": "x"})


# What forbids cards


@pytest.mark.rule("TI-523")
@pytest.mark.parametrize("source", ["communications_breakdown", "temporary_stability"])
def test_only_sabotage_may_be_played_while_cards_are_silenced(source: str) -> None:
    found = table("privateers touch_of_genius", "sabotage touch_of_genius", "")
    found.state.action.discards = ["sabotage"]
    lasting.begin(found.state, source, 2, "round")
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, PRIVATEERS)
    assert (why.value.key, why.value.rule) == ("ti-illegal-card-barred", "TI-523")
    facts = {"by": "0", "card": "privateers"}
    judging.judge(found.state, 1, SABOTAGE, "after_action_card", facts)
    for planet in found.state.systems["307"].planets:
        planet.ready = True
    with pytest.raises(IllegalMove):
        judging.judge(found.state, 1, Play("touch_of_genius", ("sabotage",)), "after_action_card", facts)


@pytest.mark.rule("TI-517")
def test_an_eliminated_player_plays_nothing() -> None:
    found = table("", "sabotage", "thugs")
    found.state.players[1].out = True
    with pytest.raises(IllegalMove) as why:
        judging.judge(found.state, 1, SABOTAGE, "after_action_card", {"by": "0", "card": "x"})
    assert why.value.rule == "TI-517"
    windows.opens(found.state, "after_action_card", by=0, card="privateers", at="1")
    run(found)
    assert waited(found) == [2]


@pytest.mark.rule("TI-516")
def test_the_same_card_is_not_played_twice_in_a_row_on_the_same_target() -> None:
    found = table("insubordination insubordination privateers", "", "")
    state = found.state
    one, two = Play("insubordination", ("1",)), Play("insubordination", ("2",))
    answer(found, 0, one)
    run(found, Turn(0))
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, one)
    assert why.value.rule == "TI-516"
    answer(found, 0, two)
    state.players[0].cards = ["insubordination", "insubordination"]
    run(found, Turn(0))
    answer(found, 0, one)
    assert state.players[1].command == 1, "another target came between"


@pytest.mark.rule("TI-516")
def test_without_a_target_the_player_and_the_moment_count() -> None:
    found = table("", "morale_boost", "morale_boost")
    here = {"battle": "1", "system": "202", "attacker": "1", "defender": "2", "round": "1"}
    for seat in (1, 2):
        found.state.stack.clear()
        playing.begin(found.state, seat, Play("morale_boost"), "before_combat_round", here)
        run(found)
        for each in waited(found):
            answer(found, each, Let())
        found.state.players[seat].cards = ["morale_boost"]
    with pytest.raises(IllegalMove):
        judging.judge(found.state, 2, Play("morale_boost"), "before_combat_round", here)
    judging.judge(found.state, 1, Play("morale_boost"), "before_combat_round", here)
    later = {**here, "round": "2"}
    judging.judge(found.state, 2, Play("morale_boost"), "before_combat_round", later)


@pytest.mark.rule("TI-524")
def test_a_card_that_cannot_be_resolved_any_more_is_lost() -> None:
    found = table("", "command_summit", "strategic_flexibility")
    state = found.state
    state.stack.clear()
    state.phase = "strategy"
    state.players[0].cards, state.players[1].cards = ["trade_stop"], ["trade_stop"]
    state.players[0].trade, state.players[2].trade = [TradeCard(1, lent=2)], [TradeCard(1, lent=0)]
    state.action.discards = ["sabotage"] * 5 + ["touch_of_genius"]
    windows.opens(state, "strategy_phase")
    run(found)
    answer(found, 0, Play("trade_stop"))
    answer(found, 2, Let())
    events = answer(found, 1, Play("trade_stop"))
    keys = [event.key for event in events]
    assert keys == ["ti-plays", "ti-plays", "ti-agreement-over", "ti-card-lost"]
    assert state.action.discards.count("trade_stop") == 2


# Prices and copies


@pytest.mark.rule("TI-524")
def test_what_can_no_longer_be_paid_for_is_lost() -> None:
    found = table("alien_technology", "", "")
    action = Play("alien_technology", ("hylar_v_assault_laser",), ("jord",))
    with pytest.raises(IllegalMove):
        answer(found, 0, Play("alien_technology", action.on))
    playing.begin(found.state, 0, action, "as_action", {})
    found.state.systems["301"].planets[0].ready = False
    events = run(found)
    assert [event.key for event in events] == ["ti-card-lost", "ti-turn-over"]
    assert found.state.action.discards == ["alien_technology"] and not found.state.players[0].technologies


@pytest.mark.rule("TI-664")
def test_touch_of_genius_copies_a_card_of_the_discards_and_is_paid_first() -> None:
    found = table("touch_of_genius", "sabotage", "")
    state = found.state
    state.players[0].goods = 3
    state.action.discards = ["privateers", "council_dissolved", "touch_of_genius", "command_summit"]
    for on in (
        ("privateers", "2"),
        ("insubordination", "1"),
        ("council_dissolved",),
        ("command_summit",),
        (),
    ):
        with pytest.raises(IllegalMove):
            answer(found, 0, Play("touch_of_genius", on, ("goods:3",)))
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, Play("touch_of_genius", ("touch_of_genius", "privateers", "1"), ("goods:3",)))
    assert why.value.rule == "TI-664"
    with pytest.raises(IllegalMove) as why:
        answer(found, 0, Play("touch_of_genius", ("privateers", "1")))
    assert why.value.key == "ti-illegal-too-little"
    copy = Play("touch_of_genius", ("privateers", "1"), ("goods:3",))
    events = answer(found, 0, copy)
    assert [event.key for event in events] == ["ti-plays-copy-on", "ti-paid-influence"]
    answer(found, 1, SABOTAGE)
    assert at_turn(found) and state.players[1].goods == 5, "a copy can be stopped"
    assert state.players[0].goods == 0, "and was paid for first"
    assert state.action.discards.count("touch_of_genius") == 2 and "privateers" in state.action.discards


@pytest.mark.rule("TI-664")
def test_a_copy_does_what_the_copied_card_does_and_pays_its_price_too() -> None:
    found = table("touch_of_genius", "", "")
    state = found.state
    state.players[0].goods = 3
    state.action.discards = ["alien_technology"]
    on = ("alien_technology", "hylar_v_assault_laser")
    with pytest.raises(IllegalMove):
        answer(found, 0, Play("touch_of_genius", on, ("goods:3",)))
    with pytest.raises(IllegalMove):
        answer(found, 0, Play("touch_of_genius", on, ("goods:3", "/", "jord", "goods:1")))
    with pytest.raises(IllegalMove):
        answer(found, 0, Play("touch_of_genius", on, ("jord", "goods:1", "/", "jord")))
    answer(found, 0, Play("touch_of_genius", on, ("goods:3", "/", "jord")))
    assert state.players[0].technologies == ["hylar_v_assault_laser"]
    assert sorted(state.action.discards) == ["alien_technology", "touch_of_genius"]
    assert state.players[0].goods == 0 and not state.systems["301"].planets[0].ready


@pytest.mark.rule("TI-664", "TI-516")
def test_sabotage_can_be_copied_and_the_copy_stopped() -> None:
    found = table("privateers", "touch_of_genius", "sabotage")
    state = found.state
    state.action.discards = ["sabotage"]
    answer(found, 0, PRIVATEERS)
    answer(found, 1, Play("touch_of_genius", ("sabotage",), ("goods:3",)))
    answer(found, 2, Let())
    assert waited(found) == [2], "the copy is a card that may be stopped"
    answer(found, 2, SABOTAGE)
    assert not state.stack and state.players[0].goods == 1, "the two goods that were left, halved"


# Around a play


@pytest.mark.rule("TI-735")
def test_who_owes_a_secondary_answers_before_a_card_aimed_at_him() -> None:
    found = table("privateers", "", "")
    found.state.owed = [Owed(1, "technology_2"), Owed(2, "technology_2")]
    playing.begin(found.state, 0, PRIVATEERS, "as_action", {})
    frame = found.state.stack[-1]
    playing.PLAYED.run(found.state, frame, Loaded())
    playing.PLAYED.run(found.state, frame, Loaded())
    debts = found.state.stack[-1]
    assert isinstance(debts, Debts) and debts.asked == [1]


def test_whom_a_card_is_aimed_at() -> None:
    found = table("", "", "")
    state = found.state
    found.at("201").planet("lodor", owner=1)
    found.at("202").ships(2, cruiser=1)
    cruiser = state.systems["202"].ships[0]
    found.home(2).ships(1, dock=1)
    dock = state.systems["313"].docks[0]
    for card, on, seats in (
        ("privateers", ("2",), {2}),
        ("plague", ("lodor",), {1}),
        ("uprising", ("202",), {2}),
        ("uprising", ("201",), {1}),
        ("lucky_shot", (str(cruiser.id),), {2}),
        ("secret_industrial_agent", (str(dock.id),), {1}),
        ("influence_in_the_merchants_guild", ("0+1",), {1}),
        ("command_summit", (), set()),
    ):
        assert targets.aims(state, 0, card, on) == seats, card


def test_targets_are_told_by_name() -> None:
    found = table("", "", "")
    found.at("202").ships(2, cruiser=1, dock=1)
    for card, on, shown in (
        ("armistice", ("1", "jord"), ("#1", "@jord")),
        ("multiculturalism", ("1", "letnev_armada"), ("#1", "@letnev_armada")),
        ("signal_jamming", ("2", "202"), ("#2", "202")),
        ("lucky_shot", ("1",), ("@cruiser",)),
        ("spacedock_accident", ("2",), ("@dock",)),
        ("influence_in_the_merchants_guild", ("0+2",), ("#0", "#2")),
        ("strategic_shift", ("trade_2",), ("@trade_2",)),
        ("alien_technology", ("cybernetics",), ("@cybernetics",)),
        ("recheck", ("1",), ("1",)),
        ("bribery", ("3",), ("3",)),
        ("patrol", ("1", "201", "1", "212"), ("@cruiser", "201", "@cruiser", "212")),
    ):
        assert targets.shown(found.state, card, on) == shown, card


def test_cards_of_a_battle_are_aimed_at_the_other_side() -> None:
    found = table("", "morale_boost", "thugs")
    found.state.stack.clear()
    facts = {"battle": "1", "system": "202", "attacker": "1", "defender": "2"}
    playing.begin(found.state, 1, Play("morale_boost"), "before_combat_round", facts)
    run(found)
    assert found.state.stack[-1].facts["at"] == "2"
    found.state.stack.clear()
    found.state.players[1].cards = ["trade_stop"]
    playing.begin(found.state, 1, Play("trade_stop"), "strategy_phase", {})
    run(found)
    assert found.state.stack[-1].facts["at"] == "0 2"


# Abilities


def test_abilities_are_used_in_windows_too_and_nobody_stops_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def can(_: State, seat: int, facts: Facts) -> Iterator[tuple[str, ...]]:
        return iter([("x",)] if seat == 2 and facts["window"] == "after_movement" else [])

    def do(state: State, seat: int, on: tuple[str, ...], _: Facts, __: Dice) -> list[Event]:
        state.players[seat].goods += 1
        return []

    monkeypatch.setitem(plays.ALL, "minister", plays.Play("after_movement", can, do))
    found = table("", "", "")
    found.state.stack.clear()
    windows.opens(found.state, "after_movement", by=0, active=0, system="202")
    run(found)
    assert waited(found) == [2], "what he may use is public: he is asked without a card in hand"
    with pytest.raises(IllegalMove) as why:
        answer(found, 2, Use("minister", ("y",)))
    assert why.value.key == "ti-illegal-use"
    assert [*windows.legal(found.state, 2, "after_movement", {})] == [Use("minister", ("x",))]
    events = answer(found, 2, Use("minister", ("x",)))
    assert [event.key for event in events] == ["ti-uses"] and found.state.players[2].goods == 1
    assert not playing.stoppable(found.state, 2, "minister") and found.state.last_play == ()


def test_abilities_have_prices_too_and_cards_are_no_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    def can(_: State, __: int, ___: Facts) -> Iterator[tuple[str, ...]]:
        return iter([()])

    def do(state: State, seat: int, on: tuple[str, ...], _: Facts, __: Dice) -> list[Event]:
        return []

    dear = plays.Play("as_action", can, do, lambda *_: plays.Price(2, "goods"))
    monkeypatch.setitem(plays.ALL, "dear", dear)
    found = table("enhanced_armor", "", "")
    found.state.players[0].goods = 2
    for wrong in (Use("dear"), Use("enhanced_armor"), Use("nonsense"), Use("dear", (), ("goods:3",))):
        with pytest.raises(IllegalMove):
            judging.judge(found.state, 0, wrong, "as_action", {})
    assert Use("dear", (), ("goods:2",)) in [*judging.legal(found.state, 0, "as_action", {})]
    playing.begin(found.state, 0, Use("dear", (), ("goods:2",)), "as_action", {})
    run(found)
    assert found.state.players[0].goods == 0


def test_nothing_is_paid_for_what_is_free() -> None:
    found = table("privateers", "", "")
    for pay in (("jord",), ("goods:1",), ("/",)):
        with pytest.raises(IllegalMove) as why:
            answer(found, 0, Play("privateers", ("1",), pay))
        assert why.value.key == "ti-illegal-payment"


def test_agents_are_listed_where_they_can_stop_a_card_of_another() -> None:
    found = table("", "", "")
    found.home(0).planet("jord", leaders=["sol.1"])
    facts = {"by": "1", "card": "thugs"}
    assert [*judging.legal(found.state, 0, "after_action_card", facts)] == [Sacrifice("sol.1")]
    assert [*judging.legal(found.state, 0, "after_action_card", {**facts, "by": "0"})] == []
    assert [*judging.legal(found.state, 0, "strategy_phase", {})] == []


def test_what_there_is_to_play_is_listed_for_its_owner_with_payments() -> None:
    found = table("privateers alien_technology touch_of_genius", "", "")
    found.state.action.discards = ["insubordination"]
    found.state.players[0].goods = 3
    listed = [*judging.legal(found.state, 0, "as_action", {})]
    assert listed[0] == PRIVATEERS
    assert Play("alien_technology", ("antimass_deflectors",), ("jord",)) in listed
    genius = [each for each in listed if isinstance(each, Play) and each.card == "touch_of_genius"]
    assert [each.on for each in genius] == [("insubordination", "1"), ("insubordination", "2")]
    assert all(each.pay for each in genius)


def test_all_targets_of_the_data_are_known() -> None:
    kinds = {kind for row in ACTION_CARDS.values() for kind in row.targets}
    assert kinds - {*targets.KINDS, "mode", "action_card", "political_card"} == set()
    assert waits.windows_of("sol_orbital_drop") == ()
