"""Once-only agendas about points, cards and who may act."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Decline, Follow
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.effects import activation, hands
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.state import Picked, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer
from tests.rules.twilight_imperium.senate import chooses, decide
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table


def _points(state: State) -> list[int]:
    return [each.points for each in state.players]


def _scored(*points: int, homeless: int | None = None) -> Table:
    """With so many points each; one of them has lost a home planet."""
    table = table_of()
    for player, count in zip(table.state.players, points, strict=True):
        player.points = count
    if homeless is not None:
        systems.home(table.state, homeless).planets[0].owner = None
    return table


@pytest.mark.rule("TI-505", "TI-618")
def test_the_mandate_gives_two_points_to_all_who_hold_their_home() -> None:
    table = _scored(1, 2, 3, homeless=1)
    decide(table, "imperial_mandate", "for")
    assert _points(table.state) == [3, 2, 5]


@pytest.mark.rule("TI-618", "TI-008")
def test_all_have_their_points_before_anybody_wins() -> None:
    table = _scored(7, 8, 3)
    decide(table, "imperial_mandate", "for")
    assert _points(table.state) == [9, 10, 5]
    assert (table.state.over, table.state.winner) == (True, 1)


@pytest.mark.rule("TI-009", "TI-014")
def test_without_a_mandate_everybody_loses_a_point() -> None:
    table = _scored(1, 0, 3, homeless=2)
    decide(table, "imperial_mandate", "against")
    assert _points(table.state) == [0, 0, 2]


@pytest.mark.rule("TI-618", "TI-658")
def test_a_mutiny_pays_or_costs_those_who_voted_for_it() -> None:
    for result, points in (("for", [3, 2, 2]), ("against", [1, 2, 2])):
        table = _scored(2, 2, 2)
        decide(table, "mutiny", result, "for", "against", "abstain")
        assert _points(table.state) == points


@pytest.mark.rule("TI-618")
def test_the_seed_of_an_empire_favours_the_leaders_or_the_last() -> None:
    for result, points in (("for", [6, 6, 2]), ("against", [5, 5, 3])):
        table = _scored(5, 5, 2)
        decide(table, "seed_of_an_empire", result)
        assert _points(table.state) == points


@pytest.mark.rule("TI-025")
def test_recognized_accomplishments_may_be_scored_again() -> None:
    table = _scored(2, 2, 2)
    state = table.state
    state.shown = ["v1_spend_10", "v1_mecatol"]
    state.players[0].scored, state.players[1].scored = ["v1_spend_10", "v1_mecatol"], ["v1_spend_10"]
    decide(table, "recognize_accomplishments", "v1_spend_10")
    assert [each.scored for each in state.players] == [["v1_mecatol"], [], []]
    assert _points(state) == [2, 2, 2]


@pytest.mark.rule("TI-150")
def test_containment_doubles_the_counters_of_those_with_most_planets_abroad() -> None:
    table = table_of(p201="lodor", p202="wellon", p203="hopes_end")
    state = table.state
    table.at("201").planet("lodor", owner=0)
    table.at("202").planet("wellon", owner=1)
    decide(table, "imperial_containment", "against")
    assert state.lasting == []
    decide(table, "imperial_containment", "for")
    price = [activation.activation_counters(state, told.facts(seat=seat)).value for seat in range(3)]
    assert price == [2, 2, 1]
    lasting.end_round(state)
    assert activation.activation_counters(state, told.facts(seat=0)).value == 1


@pytest.mark.rule("TI-511", "TI-614")
def test_unconventional_measures_give_everybody_a_card_and_a_full_hand_is_asked() -> None:
    table = table_of()
    state = table.state
    state.players[1].cards = ["plague"] * hands.hand_limit(state, 1).value
    decide(table, "unconventional_measures", "for")
    assert waited(state) == [1] and len(state.players[0].cards) == 1
    chooses(table, 1)
    assert [len(each.cards) for each in state.players] == [1, 7, 1] and state.stack == []
    state.players[0].cards = []
    decide(table, "unconventional_measures", "for")
    chooses(table, 1, "ti-agenda-draw-one")
    assert isinstance(state.stack[-1], frames.Discarding) and len(state.players[1].cards) == 8


def test_conventional_measures_cost_all_action_cards() -> None:
    table = table_of()
    state = table.state
    state.players[0].cards, state.players[2].cards = ["sabotage", "sabotage"], ["plague"]
    decide(table, "unconventional_measures", "against")
    assert [each.cards for each in state.players] == [[], [], []]
    assert sorted(state.action.discards) == ["plague", "sabotage", "sabotage"]


@pytest.mark.rule("TI-418", "TI-614")
def test_an_aggressive_strategy_lets_each_use_one_own_secondary_without_a_counter() -> None:
    table = table_of()
    state = table.state
    state.order = [1, 0, 2]
    state.players[0].picked = [Picked("leadership", resolved=True), Picked("assembly")]
    state.players[1].picked = [Picked("trade_2")]
    state.players[2].picked = [Picked("assembly")]
    for planet in systems.home(state, 0).planets + systems.home(state, 2).planets:
        planet.ready = False
    decide(table, "aggressive_strategy", "for")
    assert waited(state) == [0]  # Trade II has no secondary
    with pytest.raises(IllegalMove):
        chooses(table, 0, "technology_2")
    chooses(table, 0, "assembly")
    answer(table, 0, Follow("assembly", ("jord",)))
    assert systems.planet(state, "jord").ready and state.players[0].strategy == 2
    chooses(table, 2, "assembly")
    answer(table, 2, Decline("assembly"))
    assert state.stack == [] and state.lasting == []


@pytest.mark.rule("TI-417")
def test_without_an_aggressive_strategy_nobody_follows_this_round() -> None:
    table = table_of()
    facts = told.facts(seat=1, card="leadership")
    decide(table, "aggressive_strategy", "against")
    assert hands.cannot_follow(table.state, facts) is not None
    lasting.end_round(table.state)
    assert hands.cannot_follow(table.state, facts) is None
