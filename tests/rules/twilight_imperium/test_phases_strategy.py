"""The Strategy Phase: who picks what, Bonus Counters, order of play, raids."""

from __future__ import annotations

import pytest

from rules.core.contract import Action, IllegalMove, told
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose, HandCard, Let, PickCard, Play, Rank, SwapBonus
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.deeds import choosing, lasting
from rules.twilight_imperium.phases import picking, raids, strategy
from rules.twilight_imperium.state import Law, Picked, Player, State
from tests.rules.twilight_imperium.phases import dict_of, idle, quiet, waited
from tests.rules.twilight_imperium.play import answer, aside, asked, run, silent
from tests.rules.twilight_imperium.table import Table, galaxy


@pytest.fixture(autouse=True)
def _no_action_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes after is not looked at here."""
    idle(monkeypatch, frames.ActionPhase)


def begun(*races: str, speaker: int = 1, seats: int | None = None) -> Table:
    """Before the first pick; with more seats than homes for rules that only count players."""
    table = galaxy(*races)
    table.state.speaker = speaker
    if seats is not None:
        table.state.seats = seats
        for _ in range(seats - len(table.state.players)):
            table.state.players.append(Player("", out=True))
            table.state.table.append(len(table.state.table))
    run(table, frames.StrategyPhase())
    return table


def pick_all(table: Table, *cards: str) -> list[int]:
    """Picks one after the other, and who made them."""
    seats = []
    for card in cards:
        (seat,) = waited(table.state)
        answer(table, seat, PickCard(card))
        seats.append(seat)
    return seats


def held(state: State) -> list[list[str]]:
    return [[each.card for each in player.picked] for player in state.players]


SIX = ("technology_2", "leadership", "warfare_2", "production", "trade_2", "bureaucracy")


# Picks


@pytest.mark.rule("TI-220", "TI-168")
def test_the_speaker_picks_first_then_clockwise_twice_round_with_three_players() -> None:
    table = begun(speaker=1)
    assert pick_all(table, *SIX) == [1, 2, 0, 1, 2, 0]
    assert held(table.state) == [
        ["warfare_2", "bureaucracy"],
        ["technology_2", "production"],
        ["leadership", "trade_2"],
    ]


@pytest.mark.rule("TI-220")
def test_a_card_is_picked_once_and_others_are_refused_with_those_left() -> None:
    table = begun()
    pick_all(table, "leadership")
    for move in (PickCard("leadership"), PickCard("no_such_card"), Choose(("trade_2",))):
        with pytest.raises(IllegalMove) as refused:
            answer(table, 2, move)
        assert refused.value.rule == "TI-220"
        assert "@leadership" not in refused.value.args_for_words["cards"]
        assert "@trade_2" in refused.value.args_for_words["cards"]
    assert held(table.state) == [[], ["leadership"], []]


@pytest.mark.rule("TI-229")
def test_who_is_out_picks_nothing_and_the_others_no_more_than_before() -> None:
    table = galaxy()
    table.state.players[2].out = True
    run(table, frames.StrategyPhase())
    assert pick_all(table, *SIX[:4]) == [0, 1, 0, 1]
    assert held(table.state)[2] == []
    assert all(len(cards) == 2 for cards in held(table.state)[:2])
    assert waited(table.state) == []


@pytest.mark.rule("TI-540")
def test_a_card_kept_over_the_round_stands_for_a_pick() -> None:
    table = galaxy()
    table.state.players[1].picked = [Picked("trade_2")]
    run(table, frames.StrategyPhase())
    assert pick_all(table, "leadership", "production", "warfare_2", "assembly", "bureaucracy") == [
        0,
        2,
        0,
        1,
        2,
    ]
    assert held(table.state)[1] == ["trade_2", "assembly"]


# Bonus Counters


@pytest.mark.rule("TI-221", "TI-728")
def test_unchosen_cards_get_a_bonus_counter_on_top_of_those_there() -> None:
    table = begun()
    table.state.bonus = {"assembly": 8}
    pick_all(table, *SIX)
    assert table.state.bonus == {"assembly": 9, "diplomacy_2": 1}


@pytest.mark.rule("TI-222")
def test_bonus_counters_are_swapped_for_goods_and_counters_in_any_mix() -> None:
    table = begun()
    state = table.state
    state.bonus = {"leadership": 3}
    pick_all(table, "leadership")
    assert waited(state) == [1], "at once"
    for take in (("goods:2",), ("goods:2", "command:2"), ("goods:x",), ("votes:3",)):
        with pytest.raises(IllegalMove):
            answer(table, 1, SwapBonus(take))
    with pytest.raises(IllegalMove) as refused:
        answer(table, 1, PickCard("trade_2"))
    assert refused.value.rule == "TI-222"
    player = state.players[1]
    before = player.goods, player.strategy, player.fleet, player.command
    assert before == (0, 0, 0, 0)
    answer(table, 1, SwapBonus(("goods:1", "fleet:1", "strategy:1")))
    assert (player.goods, player.strategy, player.fleet, player.command) == (1, 1, 1, 0)
    assert "leadership" not in state.bonus
    assert waited(state) == [2]


@pytest.mark.rule("TI-222", "TI-140", "TI-152")
def test_a_swap_gives_no_more_than_there_is() -> None:
    table = begun()
    state = table.state
    state.bonus = {"leadership": 3}
    state.players[0].goods, state.players[1].command = 51, 15
    pick_all(table, "leadership")
    for take, rule in ((("goods:2",), "TI-152"), (("command:2",), "TI-140"), (("goods:3",), "TI-222")):
        with pytest.raises(IllegalMove) as refused:
            answer(table, 1, SwapBonus(take))
        assert refused.value.rule == rule
    answer(table, 1, SwapBonus(("goods:1", "command:1")))
    assert (state.players[1].goods, state.players[1].command) == (1, 16)


@pytest.mark.rule("TI-223")
def test_bureaucracy_reveals_an_objective_for_each_bonus_counter_besides() -> None:
    table = begun()
    state = table.state
    state.bonus, state.objectives = (
        {"bureaucracy": 2, "leadership": 1},
        ["v1_mecatol", "v1_blockade", "v1_spend_10"],
    )
    pick_all(table, "bureaucracy")
    assert state.shown == [], "the swap comes first"
    answer(table, 1, SwapBonus(("goods:2",)))
    assert (state.shown, state.objectives) == (["v1_spend_10", "v1_blockade"], ["v1_mecatol"])
    assert state.players[1].goods == 2
    pick_all(table, "leadership")
    answer(table, 2, SwapBonus(("goods:1",)))
    assert len(state.shown) == 2, "no other card does that"


@pytest.mark.rule("TI-017", "TI-223")
def test_imperium_rex_turned_up_by_the_first_counter_stops_the_second() -> None:
    table = begun()
    state = table.state
    state.bonus, state.objectives = {"bureaucracy": 2}, ["v1_mecatol", "imperium_rex"]
    state.players[2].points = 3
    pick_all(table, "bureaucracy")
    answer(table, 1, SwapBonus(("goods:2",)))
    assert (state.over, state.ended, state.winner, state.shown) == (True, "rex", 2, ["imperium_rex"])


def _disgrace(state: State) -> None:
    """As Public Disgrace does it in its window."""
    pick = state.stack[-2]
    assert isinstance(pick, frames.Picking) and pick.card is not None
    for player in state.players:
        player.picked = [each for each in player.picked if each.card != pick.card]


@pytest.mark.rule("TI-640", "TI-641")
def test_a_card_put_back_keeps_its_counters_and_is_not_picked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window comes between the pick and the swap."""
    points = list[str]()

    def window(state: State, frame: frames.Window, *_: object) -> list[object]:
        points.append(frame.point)
        if frame.point == "after_strategy_pick" and frame.facts["card"] == "leadership":
            assert frame.facts["by"] == "1"
            assert state.players[1].goods == 0
            _disgrace(state)
        state.stack.pop()
        return []

    monkeypatch.setitem(dict_of(), frames.Window, dict_of()[frames.Window]._replace(close=window))
    table = begun()
    state = table.state
    state.bonus = {"leadership": 2}
    pick_all(table, "leadership")
    assert (waited(state), held(state)[1], state.bonus) == ([1], [], {"leadership": 2})
    question = asked(table, 1)
    assert question is not None and PickCard("leadership") not in [each.action for each in question.choices]
    pick_all(table, "trade_2")
    assert points[-2:] == ["after_strategy_pick", "strategy_phase"], "something new has happened"
    pick_all(table, "production")
    assert (held(state), points[-1]) == ([[], ["trade_2"], ["production"]], "after_strategy_pick")
    assert state.bonus == {"leadership": 2}


@pytest.mark.rule("TI-641")
def test_the_only_card_left_is_picked_again() -> None:
    state = begun().state
    for card in STRATEGY:
        if card != "trade_2":
            state.players[0].picked.append(Picked(card))
    assert strategy.free(state, 1, ["trade_2"]) == ["trade_2"]


@pytest.mark.rule("TI-640")
def test_windows_of_the_phase_open_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    points = list[str]()

    def window(state: State, frame: frames.Window, *_: object) -> list[object]:
        points.append(f"{frame.point}:{sum(map(len, held(state)))}:{len(state.bonus)}:{len(state.order)}")
        state.stack.pop()
        return []

    monkeypatch.setitem(dict_of(), frames.Window, dict_of()[frames.Window]._replace(close=window))
    pick_all(begun(), *SIX)
    picks = [f"after_strategy_pick:{count}:0:0" for count in range(1, 7)]
    early = ["before_strategy_picks:0:0:0", "strategy_phase:0:0:0"]
    late = ["strategy_phase:6:0:0", "after_all_strategy_picks:6:0:0", "after_strategy_phase:6:2:3"]
    assert points == [*early, *picks, *late]


# Checks and Balances


@pytest.mark.rule("TI-643")
def test_under_checks_and_balances_a_picked_card_goes_to_somebody_still_short() -> None:
    table = galaxy()
    state = table.state
    state.laws = [Law("checks_and_balances")]
    state.bonus = {"leadership": 2}
    run(table, frames.StrategyPhase())
    answer(table, 0, PickCard("leadership"))
    for move in (HandCard(0), HandCard(7), PickCard("trade_2")):
        with pytest.raises(IllegalMove) as refused:
            answer(table, 0, move)
        assert refused.value.rule == "TI-643"
    answer(table, 0, HandCard(2))
    assert (held(state), waited(state)) == ([[], [], ["leadership"]], [2])
    answer(table, 2, SwapBonus(("goods:2",)))
    assert state.players[2].goods == 2, "with its Bonus Counters"
    answer(table, 1, PickCard("trade_2"))
    answer(table, 1, HandCard(2))
    answer(table, 2, PickCard("production"))
    with pytest.raises(IllegalMove):
        answer(table, 2, HandCard(2))
    answer(table, 2, HandCard(1))
    answer(table, 0, PickCard("assembly"))
    assert held(state)[1] == ["production", "assembly"], "nobody else was short: no question"
    answer(table, 1, PickCard("warfare_2"))
    answer(table, 2, PickCard("bureaucracy"))
    assert held(state)[0] == ["warfare_2", "bureaucracy"]
    assert state.phase == "strategy" and len(state.order) == 3


@pytest.mark.rule("TI-643")
def test_under_checks_and_balances_the_last_one_short_keeps_his_own() -> None:
    table = galaxy()
    state = table.state
    state.laws, state.speaker = [Law("checks_and_balances")], 2
    for seat in (0, 1):
        state.players[seat].picked = [Picked(card) for card in (SIX[seat], SIX[seat + 2])]
    run(table, frames.StrategyPhase())
    answer(table, 2, PickCard("assembly"))
    assert held(state)[2] == ["assembly"]


# Order of play


@pytest.mark.rule("TI-224")
def test_order_of_play_is_by_the_lower_number() -> None:
    table = begun(speaker=0)
    pick_all(table, "production", "bureaucracy", "diplomacy_2", "trade_2", "leadership", "technology_2")
    assert table.state.order == [1, 2, 0]


@pytest.mark.rule("TI-225")
def test_the_naalu_are_number_0() -> None:
    table = begun("sol", "letnev", "naalu", speaker=0)
    pick_all(table, "leadership", "diplomacy_2", "bureaucracy", "assembly", "trade_2", "technology_2")
    assert table.state.order == [2, 0, 1]


@pytest.mark.rule("TI-553")
def test_the_speaker_orders_who_has_the_same_number() -> None:
    table = begun("sol", "letnev", "naalu", speaker=0)
    lasting.begin(table.state, "multiculturalism", 1, "round", ("2", "naalu_foresight"))
    pick_all(table, "leadership", "diplomacy_2", "bureaucracy", "assembly", "trade_2", "technology_2")
    assert waited(table.state) == [0]
    with pytest.raises(IllegalMove):
        answer(table, 0, Choose(("sol",)))
    answer(table, 0, Choose(("naalu",)))
    assert table.state.order == [2, 1, 0]


@pytest.mark.rule("TI-628")
def test_what_counts_for_objectives_is_counted_anew_each_round() -> None:
    table = galaxy()
    player = table.state.players[0]
    player.tally.planets, player.passed, player.skipped = ["lodor"], True, True
    run(table, frames.StrategyPhase())
    assert (player.tally.planets, player.passed, player.skipped) == ([], False, False)


# Raids


def raiders() -> Table:
    table = galaxy("mentak", "yssaril", "sol")
    state = table.state
    state.players[0].goods, state.players[1].goods, state.players[2].goods = 5, 3, 2
    state.players[0].cards, state.players[2].cards = ["privateers"], ["sabotage", "plague"]
    return table


@pytest.mark.rule("TI-227", "TI-642")
def test_the_mentak_take_a_good_from_up_to_two_who_have_three() -> None:
    table = raiders()
    state = table.state
    run(table, frames.StrategyPhase())
    question = asked(table, 0)
    assert question is not None and question.key == "ti-rob", "before the first pick"
    with pytest.raises(IllegalMove):
        answer(table, 0, Choose(("sol",)))
    state.players[1].goods = 5
    answer(table, 0, Choose(("yssaril",)))
    assert [each.goods for each in state.players] == [6, 4, 2]
    assert raids.PLAYS["mentak_piracy"].window == "any_time"
    assert list(raids.PLAYS["mentak_piracy"].can(state, 0, {})) == [], "once"


@pytest.mark.rule("TI-227", "TI-642")
def test_the_mentak_may_do_it_later_in_the_phase_and_not_after_it() -> None:
    table = raiders()
    state = table.state
    state.players[2].goods = 3
    run(table, frames.StrategyPhase())
    answer(table, 0, Choose(()))
    assert [each.goods for each in state.players] == [5, 3, 3]
    play = raids.PLAYS["mentak_piracy"]
    assert list(play.can(state, 0, {})) == [("1", "2"), ("1",), ("2",)]
    assert list(play.can(state, 1, {})) == []
    play.do(state, 0, ("1", "2"), {}, None)  # type: ignore[arg-type]
    assert [each.goods for each in state.players] == [7, 2, 2]
    state.players[0].used.clear()
    state.phase = "action"
    assert list(play.can(state, 0, {})) == []


@pytest.mark.rule("TI-226", "TI-642")
def test_the_yssaril_alone_see_the_cards_they_look_at() -> None:
    table = raiders()
    state = table.state
    run(table, frames.StrategyPhase())
    answer(table, 0, Choose(()))
    question = asked(table, 1)
    assert question is not None and question.key == "ti-spy"
    events = answer(table, 1, Choose(("sol",)))
    cards = [event for event in events if "cards" in event.args]
    assert [event.args["cards"] for event in told(cards, 1)] == [("@plague", "@sabotage")]
    assert told(cards, 0) == told(cards, 2) == told(cards, None) == []
    assert told(events, 2), "that he looked is public"
    assert list(raids.PLAYS["yssaril_spies"].can(state, 1, {})) == []


@pytest.mark.rule("TI-226", "TI-642")
def test_the_yssaril_may_look_later_in_the_phase() -> None:
    table = raiders()
    run(table, frames.StrategyPhase())
    answer(table, 0, Choose(()))
    answer(table, 1, Choose(()))
    assert waited(table.state) == [0], "asked once"
    assert isinstance(table.state.stack[-1], frames.Picking)
    play = raids.PLAYS["yssaril_spies"]
    assert list(play.can(table.state, 1, {})) == [("0",), ("2",)]
    events = play.do(table.state, 1, ("0",), {}, None)  # type: ignore[arg-type]
    assert told(events, 1)[-1].args["cards"] == ("@privateers",)
    table.state.players[1].used.clear()
    table.state.phase = "action"
    assert list(play.can(table.state, 1, {})) == []


# Silence and orders


@pytest.mark.rule("TI-675")
def test_a_silent_player_picks_what_has_most_counters_but_bureaucracy_last() -> None:
    table = begun()
    state = table.state
    state.bonus = {"bureaucracy": 3, "technology_2": 2, "trade_2": 2, "assembly": 1}
    picked = [str(action.card) for _, action in quiet(table) if isinstance(action, PickCard)]
    assert picked == ["trade_2", "technology_2", "assembly", "leadership", "diplomacy_2", "production"]
    state.bonus = {}
    state.players[0].picked = [Picked(card) for card in STRATEGY if card not in ("bureaucracy", "trade_2")]
    for player in state.players[1:]:
        player.picked = []
    assert picking.silent(state, frames.Picking(1), 1) == PickCard("trade_2")
    state.players[0].picked.append(Picked("trade_2"))
    assert picking.silent(state, frames.Picking(1), 1) == PickCard("bureaucracy")


@pytest.mark.rule("TI-676")
def test_a_silent_player_takes_goods_and_counters_only_when_there_are_none() -> None:
    table = begun()
    state = table.state
    state.bonus = {"leadership": 2}
    pick_all(table, "leadership")
    assert silent(state, 1) == SwapBonus(("goods:2",))
    state.players[0].goods = 51
    assert silent(state, 1) == SwapBonus(("goods:1", "command:1"))
    assert _offers(table, 1, silent(state, 1))
    state.players[0].goods = 52
    assert silent(state, 1) == SwapBonus(("command:2",))
    answer(table, 1, silent(state, 1))
    assert state.players[1].command == 2


def _offers(table: Table, seat: int, action: Action) -> bool:
    question = asked(table, seat)
    return question is not None and question.offers(action)


@pytest.mark.rule("TI-677")
def test_a_silent_player_hands_the_card_to_the_next_who_is_short() -> None:
    table = galaxy()
    table.state.laws = [Law("checks_and_balances")]
    run(table, frames.StrategyPhase())
    answer(table, 0, PickCard("leadership"))
    assert silent(table.state, 0) == HandCard(1)
    table.state.players[1].picked = [Picked("trade_2"), Picked("assembly")]
    table.state.stack[-1] = frames.Picking(0, card="leadership", stage="hand")
    assert silent(table.state, 0) == HandCard(2)


@pytest.mark.rule("TI-675")
def test_a_ranking_is_a_secret_list_of_wishes() -> None:
    table = begun()
    state = table.state
    frame = state.stack[-1]
    assert isinstance(frame, frames.Picking)
    assert picking.ranked(state, frame) is None
    (event,) = aside(table, 1, Rank(("trade_2", "leadership")))
    assert event.to == (1,)
    assert picking.ranked(state, frame) == PickCard("trade_2")
    state.players[0].picked.append(Picked("trade_2"))
    assert picking.ranked(state, frame) == PickCard("leadership")
    for cards in (("trade_2", "trade_2"), ("no_card",)):
        with pytest.raises(IllegalMove):
            aside(table, 1, Rank(cards))
    assert state.players[1].ranking == ["trade_2", "leadership"]
    frame.stage = "bonus"
    assert picking.ranked(state, frame) is None


@pytest.mark.rule("TI-678")
def test_silent_raiders_leave_everybody_alone() -> None:
    table = raiders()
    state = table.state
    run(table, frames.StrategyPhase())
    for seat in (0, 1):
        frame = state.stack[-1]
        assert isinstance(frame, frames.Choosing)
        assert choosing.silent(state, frame, seat) == Choose(())
        events = answer(table, seat, Choose(()))
        assert events == []
    assert [each.goods for each in state.players] == [5, 3, 2]


@pytest.mark.rule("TI-228", "TI-674")
def test_cards_of_the_phase_are_resolved_from_the_speaker_clockwise() -> None:
    table = galaxy("sol", "letnev", "mentak")
    state = table.state
    state.speaker, state.order = 2, [0, 1, 2]
    for player in state.players:
        player.cards, player.book.waits = ["command_summit"], [Wait("strategy_phase")]
    run(table, frames.StrategyPhase())
    for seat in (0, 1, 2):
        events = answer(table, seat, Play("command_summit"))
    played = [event.args["player"] for event in events if event.key == "ti-plays"]
    gained = [event.args["player"] for event in events if event.key == "ti-command-gained"]
    assert played == gained == ["#2", "#0", "#1"]


@pytest.mark.rule("TI-674")
def test_who_says_nothing_plays_no_card() -> None:
    table = galaxy("sol", "letnev", "mentak")
    state = table.state
    state.players[0].cards, state.players[0].book.waits = ["command_summit"], [Wait("strategy_phase")]
    run(table, frames.StrategyPhase())
    assert isinstance(state.stack[-1], frames.Window)
    assert silent(state, 0) == Let()
    answer(table, 0, silent(state, 0))
    assert state.players[0].cards == ["command_summit"]
    assert isinstance(state.stack[-1], frames.Picking)
