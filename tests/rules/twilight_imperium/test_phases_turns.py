"""The Action Phase: whose turn it is, what an action is, skipping and passing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Activate, Build, Done, Pass, Skip, Strategic
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.state import Owed, Picked, State
from tests.rules.twilight_imperium.phases import dict_of, idle, waited
from tests.rules.twilight_imperium.play import answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table, galaxy


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """Tactical and Strategic Actions go by, and are noted; a card is resolved by its own chapter."""
    seen = idle(monkeypatch, frames.Tactical, frames.StrategicAction)
    went = dict_of()[frames.StrategicAction].run

    def resolve(state: State, frame: frames.StrategicAction, dice: Dice) -> list[Event]:
        player = state.players[frame.seat]
        for each in player.picked:
            each.resolved = each.resolved or each.card == frame.card
        found: list[Event] = went(state, frame, dice)
        return found

    monkeypatch.setitem(dict_of(), frames.StrategicAction, runs(resolve))
    return seen


def begun(*races: str, order: Sequence[int] = (2, 0, 1), resolved: bool = True) -> Table:
    """The Action Phase, each with one Strategy Card and three counters of each kind."""
    table = galaxy(*races, p201="lodor", p202="empty_base")
    state = table.state
    state.order, state.phase = list(order), "strategy"
    for player, card in zip(state.players, ("trade_2", "production", "leadership"), strict=True):
        player.picked = [Picked(card, resolved)]
        player.strategy = player.fleet = player.command = 3
    run(table, frames.ActionPhase())
    return table


def offered(table: Table, seat: int) -> list[Action]:
    question = asked(table, seat)
    assert question is not None
    return [each.action for each in question.choices]


# Turns


@pytest.mark.rule("TI-230", "TI-231", "TI-620")
def test_turns_go_round_in_order_of_play_one_action_each(seen: list[Step]) -> None:
    table = begun()
    acted = []
    for at in ("201", "202", "201", "202", "201", "202"):
        (seat,) = waited(table.state)
        acted.append(seat)
        taken = at if seat not in table.state.systems[at].counters else "000"
        answer(table, seat, Activate(taken))
    assert acted == [2, 0, 1, 2, 0, 1]
    assert [frame.seat for frame in seen] == acted
    assert table.state.phase == "action"
    assert table.state.turns == 7


@pytest.mark.rule("TI-230", "TI-232", "TI-529")
def test_who_has_passed_is_passed_over_and_the_last_one_goes_on_alone(seen: list[Step]) -> None:
    table = begun()
    state = table.state
    answer(table, 2, Pass())
    answer(table, 0, Activate("201"))
    answer(table, 1, Pass())
    assert waited(state) == [0]
    answer(table, 0, Activate("202"))
    assert waited(state) == [0], "alone, turn after turn"
    answer(table, 0, Activate("000"))
    answer(table, 0, Pass())
    assert not state.stack, "all have passed"


@pytest.mark.rule("TI-606", "TI-230")
def test_who_is_out_has_no_turn(seen: list[Step]) -> None:
    table = begun()
    table.state.players[0].out = True
    answer(table, 2, Activate("201"))
    assert waited(table.state) == [1]


@pytest.mark.rule("TI-679")
def test_a_first_strike_comes_before_the_lowest_number_and_changes_nothing_else(seen: list[Step]) -> None:
    table = galaxy(p201="lodor")
    state = table.state
    state.order = [2, 0, 1]
    for player in state.players:
        player.command = 5
    for seat in (1, 0):
        lasting.begin(state, "first_strike", seat, "round")
    run(table, frames.ActionPhase())
    acted = []
    for _ in range(5):
        (seat,) = waited(state)
        acted.append(seat)
        taken = next(at for at in ("201", "000", "900") if seat not in state.systems[at].counters)
        answer(table, seat, Activate(taken))
        state.systems[taken].counters.append(seat)
    assert acted == [0, 1, 2, 0, 1]


@pytest.mark.rule("TI-735")
def test_open_secondaries_are_answered_before_the_own_turn_and_before_the_status_phase(
    monkeypatch: pytest.MonkeyPatch, seen: list[Step]
) -> None:
    called = list[list[int]]()

    def settle(state: State, frame: frames.Debts, _: Dice) -> list[Event]:
        called.append(list(frame.asked))
        state.owed = [each for each in state.owed if each.seat not in frame.asked]
        state.stack.pop()
        return []

    monkeypatch.setitem(dict_of(), frames.Debts, runs(settle))
    table = begun()
    state = table.state
    state.owed = [Owed(0, "leadership"), Owed(1, "leadership")]
    answer(table, 2, Pass())
    assert (called, waited(state)) == ([[0]], [0]), "his own, and only his"
    answer(table, 0, Pass())
    assert called == [[0], [1]]
    state.owed = [Owed(2, "assembly"), Owed(0, "assembly")]
    answer(table, 1, Pass())
    assert called[2:] == [[0, 2]]
    assert not state.stack
    assert state.turns == 3


# Actions


@pytest.mark.rule("TI-233")
def test_a_turn_takes_an_action(seen: list[Step]) -> None:
    table = begun(resolved=False)
    for move in (Done(), Build(("jord.carrier",)), Pass(), Skip()):
        assert move not in offered(table, 2)
        with pytest.raises(IllegalMove):
            answer(table, 2, move)
    assert waited(table.state) == [2]


@pytest.mark.rule("TI-231", "TI-416")
def test_a_strategic_action_resolves_an_own_card_once(seen: list[Step]) -> None:
    table = begun(resolved=False)
    state = table.state
    for card in ("trade_2", "diplomacy_2"):
        with pytest.raises(IllegalMove) as refused:
            answer(table, 2, Strategic(card))
        assert refused.value.args_for_words["cards"] == ("@leadership",)
    answer(table, 2, Strategic("leadership"))
    assert state.players[2].picked == [Picked("leadership", True)]
    assert seen == [frames.StrategicAction(2, "leadership")]
    answer(table, 0, Activate("201"))
    answer(table, 1, Activate("201"))
    with pytest.raises(IllegalMove, match="strategic-none"):
        answer(table, 2, Strategic("leadership"))


@pytest.mark.rule("TI-237")
def test_without_counters_in_the_command_pool_a_card_may_still_be_resolved(seen: list[Step]) -> None:
    table = begun(resolved=False)
    table.state.players[2].command = 0
    assert offered(table, 2) == [Strategic("leadership")]
    with pytest.raises(IllegalMove):
        answer(table, 2, Activate("201"))
    answer(table, 2, Strategic("leadership"))
    assert waited(table.state) == [0]


@pytest.mark.rule("TI-722")
def test_what_is_listed_does_not_tell_of_a_hand(seen: list[Step]) -> None:
    table = begun()
    table.state.players[2].cards = ["privateers", "sabotage"]
    first = asked(table, 2)
    table.state.players[2].cards = ["plague", "plague"]
    second = asked(table, 2)
    assert first is not None and second is not None
    assert (first.key, first.choices, first.args) == (second.key, second.choices, second.args)
    assert first.args["count"] == 2


# Skipping


@pytest.mark.rule("TI-234")
def test_the_yssaril_may_skip_a_turn_but_never_two_in_a_row(seen: list[Step]) -> None:
    table = begun("sol", "letnev", "yssaril")
    state = table.state
    answer(table, 2, Skip())
    assert waited(state) == [0]
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Skip())
    assert refused.value.rule == "TI-233"
    answer(table, 0, Pass())
    answer(table, 1, Pass())
    assert Skip() not in offered(table, 2)
    with pytest.raises(IllegalMove) as refused:
        answer(table, 2, Skip())
    assert refused.value.rule == "TI-234"
    answer(table, 2, Activate("201"))
    answer(table, 2, Skip())
    assert waited(state) == [2], "after an action again"


# Passing


@pytest.mark.rule("TI-528", "TI-416")
def test_nobody_passes_before_his_strategy_cards_are_resolved(seen: list[Step]) -> None:
    table = begun(resolved=False)
    table.state.players[2].picked.append(Picked("assembly", True))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 2, Pass())
    assert (refused.value.rule, refused.value.args_for_words["cards"]) == ("TI-528", ("@leadership",))
    assert not table.state.players[2].passed
    answer(table, 2, Strategic("leadership"))
    answer(table, 0, Activate("201"))
    answer(table, 1, Activate("201"))
    answer(table, 2, Pass())
    assert table.state.players[2].passed


# Fleet Logistics


@pytest.mark.rule("TI-557", "TI-590")
def test_fleet_logistics_gives_a_second_tactical_action_and_no_other(seen: list[Step]) -> None:
    table = begun()
    state = table.state
    state.players[2].technologies = ["fleet_logistics"]
    answer(table, 2, Activate("201"))
    assert waited(state) == [2]
    for move in (Pass(), Strategic("leadership"), Activate("201")):
        with pytest.raises(IllegalMove):
            answer(table, 2, move)
    answer(table, 2, Activate("202"))
    assert (waited(state), state.players[2].command) == ([0], 1)
    answer(table, 0, Activate("201"))
    assert waited(state) == [1], "not without it"
    answer(table, 1, Pass())
    answer(table, 2, Activate("000"))
    assert waited(state) == [0], "no counter is left for a second one"


@pytest.mark.rule("TI-557")
def test_the_second_tactical_action_may_be_left(seen: list[Step]) -> None:
    table = begun()
    table.state.players[2].technologies = ["fleet_logistics"]
    answer(table, 2, Activate("201"))
    assert silent(table.state, 2) == Done()
    answer(table, 2, Done())
    assert waited(table.state) == [0]
    assert not table.state.players[2].passed


# Silence


@pytest.mark.rule("TI-721")
def test_a_silent_player_passes_or_resolves_his_lowest_card(seen: list[Step]) -> None:
    table = begun(resolved=False)
    state = table.state
    state.players[2].picked = [Picked("production"), Picked("assembly"), Picked("leadership", True)]
    assert silent(state, 2) == Strategic("assembly")
    answer(table, 2, silent(state, 2))
    state.players[0].picked = []
    assert silent(state, 0) == Pass()
    answer(table, 0, silent(state, 0))
    assert state.players[0].passed


def _whole(state: State) -> bytes:
    return msgspec.msgpack.encode(state)


@pytest.mark.parametrize("move", [Pass(), Strategic("trade_2"), Activate("999"), Skip(), Done()])
def test_a_refused_action_changes_nothing(seen: list[Step], move: Action) -> None:
    table = begun(resolved=False)
    before = _whole(table.state)
    with pytest.raises(IllegalMove):
        answer(table, 2, move)
    assert _whole(table.state) == before
