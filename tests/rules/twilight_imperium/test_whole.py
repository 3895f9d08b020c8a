"""Whole games by random moves, orders and silence: they go on to an end, and nothing is ever lost."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rules.core import saved
from rules.core.contract import IllegalMove
from rules.core.dice import Dice
from rules.core.orders import GiveOrder, Queue, SetWaits
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Decline,
    Follow,
    Give,
    Let,
    Pass,
    PickCard,
    Play,
    Rank,
    UsualPlan,
    Wish,
)
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Owed, State
from rules.twilight_imperium.whole import RULES
from tests.rules.twilight_imperium.invariants import faults
from tests.rules.twilight_imperium.strategic import table_of


def step(state: State, key: bytes, chance: Random) -> None:
    """An order if there is one, else a move of somebody who is waited for."""
    dice = Dice(key, RULES.throw(state, 0))
    for seat in range(state.seats):
        ordered = RULES.ordered(state, seat)
        if ordered is not None:
            RULES.play(state, seat, ordered, dice)
            return
    asked = [prompt.seat for prompt in RULES.prompts(state) if not prompt.optional]
    assert asked, f"nobody is asked: {state.stack[-1]}"
    seat = chance.choice(asked)
    offered = list(islice(RULES.moves(state, seat), 60))
    silent = RULES.default(state, seat)
    assert silent is not None
    RULES.play(state, seat, chance.choice(offered) if offered and chance.random() < 0.8 else silent, dice)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_random_moves_play_rounds(seats: int) -> None:
    key = f"random {seats}".encode()
    chance = Random(seats)
    state = RULES.start(Options(galaxy="preset"), seats, Dice(key, -1))
    for _ in range(250):
        if not state.over:
            step(state, key, chance)
            assert faults(state) == []
    assert state.round > 1
    assert saved.load(saved.dump(state), State) == state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_random_games_go_on_to_an_end(seed: int) -> None:
    key = f"whole {seed}".encode()
    chance = Random(seed)
    options = Options(galaxy="preset", pace="live" if seed % 2 else "post")
    state = RULES.start(options, 3 + seed % 4, Dice(key, -1))
    for _ in range(4000):
        if state.over:
            break
        step(state, key, chance)
        assert faults(state) == []
    result = RULES.outcome(state)
    assert result is not None and result.winners == (state.winner,)


@pytest.mark.rule("TI-169")
def test_two_players_are_a_house_rule() -> None:
    with pytest.raises(IllegalMove):
        RULES.start(Options(), 2, Dice(b"two", -1))
    state = RULES.start(Options(house_two_players=True), 2, Dice(b"two", -1))
    assert state.seats == 2


# What is done beside the question


def _turn() -> State:
    table = table_of()
    state = table.state
    state.stack = [frames.ActionPhase(), frames.Turn(0, "act")]
    return state


def test_gifts_are_made_in_anybodys_turn_and_change_no_die() -> None:
    state = _turn()
    state.players[2].goods = 2
    RULES.play(state, 2, Give(1, 0), Dice(b"x", 0))
    assert state.players[0].goods == 1 and RULES.throw(state, 99) == 0


def test_who_is_not_asked_is_told_for_whom_the_game_waits() -> None:
    state = _turn()
    with pytest.raises(IllegalMove) as refused:
        RULES.play(state, 1, Pass(), Dice(b"x", 0))
    assert refused.value.args_for_words["player"] == "#0"
    with pytest.raises(IllegalMove):
        RULES.play(state, 7, Pass(), Dice(b"x", 0))
    with pytest.raises(IllegalMove):
        RULES.play(state, 0, Let(), Dice(b"x", 0))


@pytest.mark.rule("TI-663")
def test_cards_for_any_time_are_played_without_being_asked() -> None:
    state = _turn()
    state.players[1].cards = ["master_of_trade"]
    with pytest.raises(IllegalMove):
        RULES.play(state, 1, Play("good_year"), Dice(b"x", 0))
    assert state.players[1].cards == ["master_of_trade"]


@pytest.mark.rule("TI-735")
def test_a_secondary_left_open_is_answered_while_others_play() -> None:
    state = _turn()
    state.owed = [Owed(1, "bureaucracy")]
    (mine,) = [prompt for prompt in RULES.prompts(state) if prompt.seat == 1]
    assert mine.optional and mine.soon
    RULES.play(state, 1, Follow("bureaucracy"), Dice(b"x", 0))
    assert state.owed == [] and len(state.players[1].politics) == 1
    with pytest.raises(IllegalMove):
        RULES.play(state, 1, Decline("bureaucracy"), Dice(b"x", 0))


# Orders


@pytest.mark.rule("TI-672")
def test_what_is_queued_is_played_when_the_turn_comes() -> None:
    state = _turn()
    RULES.play(state, 0, Queue("pass"), Dice(b"x", 0))
    assert RULES.ordered(state, 0) == Pass()
    RULES.play(state, 0, Pass(), Dice(b"x", 0))
    assert state.players[0].passed and state.players[0].book.queue == []


@pytest.mark.rule("TI-669", "TI-670")
def test_an_order_answers_and_is_used_up() -> None:
    state = _turn()
    told = RULES.play(
        state, 1, GiveOrder("secondary", "follow bureaucracy", ("card:bureaucracy",)), Dice(b"x", 0)
    )
    assert all(event.to == (1,) for event in told)
    state.stack.append(frames.Followers(card="bureaucracy", asked=[1, 2]))
    action = RULES.ordered(state, 1)
    assert action == Follow("bureaucracy") and RULES.ordered(state, 2) is None
    RULES.play(state, 1, action, Dice(b"x", 0))
    assert state.players[1].book.orders == []


def test_a_ranking_answers_the_pick() -> None:
    state = _turn()
    state.stack = [frames.StrategyPhase(stage="pick"), frames.Picking(1)]
    RULES.play(state, 1, Rank(("trade_2", "leadership")), Dice(b"x", 0))
    assert RULES.ordered(state, 1) == PickCard("trade_2")


def test_wishes_and_usual_plans_are_the_owners() -> None:
    state = _turn()
    for move in (Wish(("cybernetics",)), UsualPlan("plan stop=each_round"), SetWaits(("all",))):
        told = RULES.play(state, 1, move, Dice(b"x", 0))
        assert told and all(event.to == (1,) for event in told)
    player = state.players[1]
    assert (player.wishes, player.plan) == (["cybernetics"], "plan stop=each_round")
    for wrong in (Wish(("telepathy",)), UsualPlan("pass"), UsualPlan("plan what")):
        with pytest.raises(IllegalMove):
            RULES.play(state, 1, wrong, Dice(b"x", 0))
