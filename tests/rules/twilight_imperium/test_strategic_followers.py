"""Those who follow: at once, in turn, or later; and the moments that call for what was left open."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Decline, Follow
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import debts
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import Lasting, Owed, State
from rules.twilight_imperium.strategic import owed, secondary
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.strategic import play, table_of


def _wealthy(**options: str) -> State:
    table = table_of()
    table.state.options = Options(pace="live", **options)  # type: ignore[arg-type]
    for player in table.state.players:
        player.goods = 10
    return table.state


def _bureaucracy(state: State) -> State:
    """The secondary that everybody can use."""
    run(state, frames.StrategicAction(0, "bureaucracy", "debts"))
    return state


@pytest.mark.rule("TI-416")
def test_a_card_is_resolved_once_it_was_played() -> None:
    table = table_of()
    state = play(table, "leadership")
    assert [each.resolved for each in state.players[0].picked] == [True]


@pytest.mark.rule("TI-417", "TI-419", "TI-734")
def test_all_others_are_asked_at_once_and_the_active_player_is_not() -> None:
    state = _bureaucracy(_wealthy())
    assert waited(state) == [1, 2] and asked(state, 0) is None
    answer(state, 2, Follow("bureaucracy"))
    assert len(state.players[2].cards) == 1 and waited(state) == [1]


@pytest.mark.rule("TI-417")
def test_each_follows_once() -> None:
    state = _bureaucracy(_wealthy())
    answer(state, 2, Follow("bureaucracy"))
    assert asked(state, 2) is None
    answer(state, 1, Decline("bureaucracy"))
    assert state.stack == []


@pytest.mark.rule("TI-417")
def test_clockwise_goes_by_the_map() -> None:
    state = _wealthy()
    state.table = [2, 1, 0]
    assert secondary.followers(state, "bureaucracy", 0) == [2, 1]


@pytest.mark.rule("TI-418")
def test_who_has_no_counter_is_not_asked() -> None:
    state = _wealthy()
    state.players[1].strategy = 0
    assert waited(_bureaucracy(state)) == [2]


@pytest.mark.rule("TI-418")
def test_the_last_counter_is_enough() -> None:
    state = _wealthy()
    state.players[1].strategy = 1
    assert waited(_bureaucracy(state)) == [1, 2]
    answer(state, 1, Follow("bureaucracy"))
    assert state.players[1].strategy == 0


@pytest.mark.rule("TI-418")
def test_trade_has_no_secondary() -> None:
    state = _wealthy()
    run(state, frames.StrategicAction(0, "trade_2", "debts"))
    assert state.stack == [] and state.owed == []


@pytest.mark.rule("TI-420")
def test_who_has_passed_may_follow() -> None:
    state = _wealthy()
    state.players[1].passed = True
    assert 1 in waited(_bureaucracy(state))


@pytest.mark.rule("TI-421")
def test_strategic_planning_and_the_winnu_pay_no_counter() -> None:
    table = table_of("sol", "winnu", "hacan")
    state = table.state
    for player in state.players:
        player.goods = 10
    state.lasting = [Lasting("strategic_planning", 2, "round")]
    run(state, frames.Followers(card="technology_2", asked=[1, 2]))
    for seat in (1, 2):
        answer(state, seat, Follow("technology_2", ("hylar_v_assault_laser",), ("goods:6",)))
        assert state.players[seat].strategy == 2


@pytest.mark.rule("TI-699")
def test_silence_follows_nothing() -> None:
    state = _bureaucracy(_wealthy())
    answer(state, 1, silent(state, 1))
    assert state.players[1].strategy == 2 and state.players[1].cards == []


def test_what_is_barred_or_somebody_elses_card_is_refused() -> None:
    state = _bureaucracy(_wealthy())
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("leadership", ("command:1",), ("goods:2",)))
    state.lasting = [Lasting("policy_paralysis", 0, "round", ("1", "bureaucracy"))]
    with pytest.raises(IllegalMove, match="barred"):
        answer(state, 1, Follow("bureaucracy"))


# Open ends


def _open(pace: str = "live") -> State:
    state = _wealthy(secondaries="open")
    return _bureaucracy(state)


@pytest.mark.rule("TI-423")
def test_leadership_is_followed_by_who_can_pay_and_has_counters_left() -> None:
    state = _wealthy()
    assert secondary.may(state, 1, "leadership")
    state.players[1].command += counters.counters_left(state, 1)
    assert not secondary.may(state, 1, "leadership"), "there is nothing to buy"
    poor = _wealthy()
    poor.players[1].goods = 0
    for planet in systems.planets_of(poor, 1):
        planet.ready = False
    assert not secondary.may(poor, 1, "leadership")


@pytest.mark.rule("TI-735")
@pytest.mark.parametrize("card", ["leadership", "assembly", "technology_2", "bureaucracy"])
def test_four_secondaries_may_stay_open(card: str) -> None:
    assert secondary.opens_ends(_wealthy(secondaries="open"), card)
    assert not secondary.opens_ends(_wealthy(secondaries="strict"), card)


@pytest.mark.rule("TI-735")
@pytest.mark.parametrize("card", ["diplomacy_2", "production", "warfare_2"])
def test_the_others_never_do(card: str) -> None:
    assert not secondary.opens_ends(_wealthy(secondaries="open"), card)


@pytest.mark.rule("TI-735")
def test_usual_is_strict_live_and_open_by_post() -> None:
    state = _wealthy()
    assert not secondary.opens_ends(state, "bureaucracy")
    state.options = Options(pace="post")
    assert secondary.opens_ends(state, "bureaucracy")


@pytest.mark.rule("TI-735")
def test_the_others_play_on_and_the_debtor_answers_when_he_likes() -> None:
    state = _open()
    assert state.stack == [] and [(each.seat, each.card) for each in state.owed] == [
        (1, "bureaucracy"),
        (2, "bureaucracy"),
    ]
    question = owed.asked(state, 1)
    assert question is not None and question.soon
    with pytest.raises(IllegalMove):
        owed.answer(state, 1, Follow("bureaucracy", ("x",)), Loaded())
    owed.answer(state, 1, Follow("bureaucracy"), Loaded())
    assert state.players[1].strategy == 1 and [each.seat for each in state.owed] == [2]
    assert owed.asked(state, 1) is None


@pytest.mark.rule("TI-735")
def test_debts_are_called_in_before_things_go_on() -> None:
    state = _open()
    assert not debts.call(state, [0])
    assert debts.call(state, [2, 0])
    run(state)
    assert waited(state) == [2]
    question = asked(state, 2)
    assert question is not None and not question.soon
    assert silent(state, 2) == Decline("bureaucracy")
    with pytest.raises(IllegalMove):
        answer(state, 2, Follow("leadership"))
    answer(state, 2, Follow("bureaucracy"))
    assert state.stack == [] and [each.seat for each in state.owed] == [1]


@pytest.mark.rule("TI-735")
def test_nobody_is_asked_for_a_second_one_before_the_first() -> None:
    state = _wealthy(secondaries="open")
    state.owed = [Owed(1, "leadership")]
    _bureaucracy(state)
    assert waited(state) == [1] and isinstance(state.stack[-1], frames.Debts)
    answer(state, 1, Decline("leadership"))
    assert [(each.seat, each.card) for each in state.owed] == [(1, "bureaucracy"), (2, "bureaucracy")]
