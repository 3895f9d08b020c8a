"""Whole games by random moves, orders and silence: they go on to an end, and nothing is ever lost."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rules.core import saved
from rules.core.contract import Aside, IllegalMove
from rules.core.dice import Dice
from rules.core.notation import write
from rules.core.orders import GiveOrder, Queue, SetWaits, Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Accept,
    Approve,
    Choose,
    Decline,
    Follow,
    Give,
    Let,
    MakeOffer,
    Pass,
    PickCard,
    Play,
    Rank,
    SwapBonus,
    Use,
    UsualPlan,
    Wish,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import plays
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Law, Owed, Picked, State
from tests.rules.twilight_imperium.invariants import faults
from tests.rules.twilight_imperium.strategic import lend, table_of


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
    answers = [action for action in offered if not isinstance(action, Aside)]
    if answers and chance.random() < 0.9:
        offered = answers  # what is done beside the question brings no end nearer
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


@pytest.mark.rule("TI-663", "TI-664")
def test_a_copy_of_a_card_for_any_time_is_played_at_any_time() -> None:
    """Also by somebody who is being asked for something else."""
    state = _turn()
    state.players[1].cards, state.players[1].goods = ["touch_of_genius"], 9
    state.players[2].cards = ["thugs"]
    state.action.discards = ["disclosure"]
    state.phase, state.stack = "status", [frames.Status(stage="return"), frames.Window(point="status_phase")]
    state.stack[-1].asked = [1]
    assert RULES.asked_of(state, 1) is not None
    copies = [each for each in RULES.moves(state, 1) if isinstance(each, Play)]
    assert {each.on[0] for each in copies} == {"disclosure"}
    told = RULES.play(state, 1, copies[-1], Dice(b"x", 0))
    assert told[0].key == "ti-plays-copy-on" and state.players[1].cards == []


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


def test_nobody_is_called_by_post_for_what_alone_is_left() -> None:
    """With no counter, no card in front of him and none in hand he passes, as all can foresee."""
    state = _turn()
    player = state.players[0]
    player.command, player.picked, player.cards = 0, [Picked("leadership", True)], []
    player.race, player.technologies = "letnev", []
    for options, does in ((Options(), Pass()), (Options(pace="live"), None)):
        state.options = options
        assert RULES.ordered(state, 0) == does
    state.options = Options()
    for change in ({"command": 1}, {"cards": ["privateers"]}, {"picked": [Picked("leadership")]}):
        old = {name: getattr(player, name) for name in change}
        for name, value in change.items():
            setattr(player, name, value)
        assert RULES.ordered(state, 0) is None, change
        for name, value in old.items():
            setattr(player, name, value)
    told = RULES.play(state, 0, Pass(), Dice(b"x", 0))
    assert state.players[0].passed and not any(event.by_order for event in told), "nobody has ordered it"


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


@pytest.mark.rule("TI-669", "TI-735")
def test_an_order_answers_a_debt_that_is_called_in() -> None:
    state = _turn()
    state.owed = [Owed(1, "bureaucracy"), Owed(2, "bureaucracy")]
    for seat, card in ((1, "bureaucracy"), (2, "leadership")):
        order = GiveOrder("secondary", "follow bureaucracy", (f"card:{card}",))
        RULES.play(state, seat, order, Dice(b"x", 0))
    state.stack.append(frames.Debts(asked=[1, 2]))
    assert RULES.ordered(state, 1) == Follow("bureaucracy")
    assert RULES.ordered(state, 2) is None, "his was for another card"


def test_a_ranking_answers_the_pick() -> None:
    state = _turn()
    state.stack = [frames.StrategyPhase(stage="pick"), frames.Picking(1)]
    RULES.play(state, 1, Rank(("trade_2", "leadership")), Dice(b"x", 0))
    assert RULES.ordered(state, 1) == PickCard("trade_2")


@pytest.mark.rule("TI-669", "TI-222")
def test_bonus_counters_are_taken_as_ordered_for_that_card() -> None:
    state = _turn()
    state.phase, state.bonus = "strategy", {"trade_2": 1}
    state.players[1].picked = [Picked("trade_2")]
    state.stack = [frames.StrategyPhase(stage="pick"), frames.Picking(1, card="trade_2", stage="bonus")]
    for card, ordered in (("leadership", None), ("trade_2", SwapBonus(("goods:1",)))):
        RULES.play(state, 1, GiveOrder("bonus", "bonus goods:1", (f"card:{card}",)), Dice(b"x", 0))
        assert RULES.ordered(state, 1) == ordered


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


# PDS by order


def _under_fire() -> State:
    """Seat 1 has PDS on Lodor, where Cruisers of seat 0 have come; by post nobody is asked."""
    table = table_of(p201="lodor")
    state = table.state
    state.options = Options(pace="post")
    for player in state.players:
        player.book.waits = []
    table.at("201").ships(0, cruiser=2).planet("lodor", owner=1, gf=1, pds=1)
    state.stack = [frames.Turn(0, "act"), frames.Tactical(0, "201", "battle")]
    return state


@pytest.mark.rule("TI-683")
@pytest.mark.parametrize(
    ("do", "only", "fires"),
    [
        (Choose(()), ("system:201",), False),
        (Choose(()), ("at:0",), False),
        (Choose(()), ("at:2",), True),
        (Choose(()), ("system:202",), True),
        (Choose(("#0",)), ("at:0",), True),
    ],
)
def test_pds_hold_or_fire_by_order(do: Choose, only: tuple[str, ...], fires: bool) -> None:
    state = _under_fire()
    RULES.play(state, 1, GiveOrder("fire", write(do), only), Dice(b"x", 0))
    state.stack.append(frames.Volley(1, "201", 0, ["lodor"]))
    told = RULES.settle(state, Dice(b"x", 0))
    action = RULES.ordered(state, 1)
    if action is not None:
        told += RULES.play(state, 1, action, Dice(b"x", 0))
    keys = [event.key for event in told]
    assert ("ti-volley-fires" in keys) is fires and ("ti-volley-held" in keys) is not fires


@pytest.mark.rule("TI-683")
def test_an_order_to_fire_breaks_an_agreement_that_silence_would_keep() -> None:
    for ordered in (False, True):
        state = _under_fire()
        state.laws = [Law("redefining_war_crimes")]
        lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[0].value)
        if ordered:
            RULES.play(state, 1, GiveOrder("fire", write(Choose(("#0",)))), Dice(b"x", 0))
        state.stack.append(frames.Volley(1, "201", 0, ["lodor"]))
        told = RULES.settle(state, Dice(b"x", 0))
        action = RULES.ordered(state, 1)
        assert (action is not None) is ordered
        if action is not None:
            told += RULES.play(state, 1, action, Dice(b"x", 0))
        assert ("ti-volley-fires" in [event.key for event in told]) is ordered


# Offers


def _offered() -> State:
    state = _turn()
    state.players[0].goods = state.players[1].goods = 3
    RULES.play(state, 0, MakeOffer(1, ("goods:2",), ("goods:1",)), Dice(b"x", 0))
    return state


@pytest.mark.rule("TI-703")
def test_whoever_gets_an_offer_is_called_and_answers_while_others_play() -> None:
    state = _offered()
    (mine,) = [prompt for prompt in RULES.prompts(state) if prompt.seat == 1]
    assert (mine.optional, mine.soon, mine.private, mine.key) == (True, True, True, "ti-offer-open")
    assert [prompt.seat for prompt in RULES.prompts(state)] == [0, 1], "nobody else hears of it"
    taken, refused = [choice.action for choice in mine.choices]
    other = _offered()
    RULES.play(state, 1, taken, Dice(b"x", 0))
    assert [player.goods for player in state.players[:2]] == [2, 4]
    RULES.play(other, 1, refused, Dice(b"x", 0))
    assert [player.goods for player in other.players[:2]] == [3, 3]
    for each in (state, other):
        assert each.offers == [] and [prompt.seat for prompt in RULES.prompts(each)] == [0]


@pytest.mark.rule("TI-703")
def test_offers_that_cannot_be_taken_up_now_call_nobody() -> None:
    state = _turn()
    RULES.play(state, 0, MakeOffer(1, ("trade_card:1",), ("trade_card:1",), kept=True), Dice(b"x", 0))
    assert len(state.offers) == 1 and [prompt.seat for prompt in RULES.prompts(state)] == [0]
    state = _offered()
    state.players[1].goods = 0
    assert [prompt.seat for prompt in RULES.prompts(state)] == [0]
    state = _offered()
    state.owed = [Owed(1, "bureaucracy")]
    keys = [prompt.key for prompt in RULES.prompts(state) if prompt.seat == 1]
    assert len(keys) == 1 and keys != ["ti-offer-open"], "what is owed comes first"


# In the Strategy Phase


def _strategy() -> State:
    state = table_of("mentak", "yssaril", "sol").state
    state.phase, state.players[2].goods, state.players[2].cards = "strategy", 3, ["plague"]
    state.stack = [frames.StrategyPhase(stage="pick"), frames.Picking(2)]
    return state


@pytest.mark.rule("TI-642", "TI-226", "TI-227")
def test_mentak_and_yssaril_act_at_any_moment_of_the_phase_and_only_then() -> None:
    state = _strategy()
    RULES.play(state, 0, Use("mentak_piracy", ("2",)), Dice(b"x", 0))
    assert (state.players[0].goods, state.players[2].goods) == (1, 2)
    told = RULES.play(state, 1, Use("yssaril_spies", ("2",)), Dice(b"x", 0))
    shown = [event for event in told if event.key == "ti-spied-cards"]
    assert [event.to for event in shown] == [(1,)]
    for seat, what in ((0, "mentak_piracy"), (1, "yssaril_spies")):
        with pytest.raises(IllegalMove):
            RULES.play(state, seat, Use(what, ("2",)), Dice(b"x", 0))
    later = _strategy()
    later.phase, later.stack = "action", [frames.ActionPhase(), frames.Turn(2, "act")]
    with pytest.raises(IllegalMove):
        RULES.play(later, 0, Use("mentak_piracy", ("2",)), Dice(b"x", 0))


@pytest.mark.rule("TI-720")
def test_rights_for_any_time_are_never_asked_for() -> None:
    state = _turn()
    state.laws = [Law("minister_of_internal_security", 1, ("1",), 1), Law("short_term_truce")]
    state.players[1].cards, state.players[1].politics = ["master_of_trade"], ["mutiny"]
    state.players[1].book.waits = [Wait("all")]
    state.players[1].goods = 5
    assert [prompt.seat for prompt in RULES.prompts(state)] == [0]
    rights = {id for id, play in plays.ALL.items() if play.window == "any_time"}
    assert {"minister_of_internal_security", "short_term_truce"} <= rights
    asked = RULES.asked_of(state, 0)
    assert asked is not None
    assert not [move for move in asked.moves() if isinstance(move, Use) and move.what in rights]


# Moves beyond the choices of a question


def _listed(state: State, seat: int) -> list[str]:
    return [write(move) for move in RULES.moves(state, seat)]


@pytest.mark.rule("TI-513", "TI-663", "TI-722")
def test_the_own_hand_is_among_the_moves_where_it_can_be_played() -> None:
    state = _turn()
    systems.planet(state, "arc_prime").gf = 3
    state.players[0].cards, state.players[1].cards = ["plague"], ["sabotage", "plague"]
    state.players[1].book.waits = [Wait("all")]
    assert "play plague on=arc_prime" in _listed(state, 0) and _listed(state, 1) == []
    RULES.play(state, 0, Play("plague", ("arc_prime",)), Dice(b"x", 0))
    assert isinstance(state.stack[-1], frames.Window)
    assert {each.split()[1] for each in _listed(state, 1) if each.startswith("play")} == {"sabotage"}


@pytest.mark.rule("TI-703")
def test_whoever_is_not_asked_answers_offers_and_debts_only() -> None:
    state = _offered()
    number = state.offers[0].number
    assert _listed(state, 1) == [f"accept {number}", f"refuse {number}"] and _listed(state, 2) == []
    state.owed = [Owed(1, "bureaucracy")]
    assert "follow bureaucracy" in _listed(state, 1)
    mine = _listed(state, 0)
    assert f"rescind {number}" in mine and "give 1 2" in mine and "offer 2 give=goods:1" in mine


@pytest.mark.rule("TI-451")
def test_offers_of_the_moment_are_among_the_moves() -> None:
    state = _turn()
    state.stack.append(frames.Negotiation(asked=[0, 1, 2], active=2))
    deal = next(each for each in RULES.moves(state, 0) if isinstance(each, MakeOffer) and each.seat == 1)
    RULES.play(state, 0, deal, Dice(b"x", 0))
    RULES.play(state, 1, Accept(state.offers[0].number), Dice(b"x", 0))
    assert Approve((state.offers[0].number,)) in list(RULES.moves(state, 2))
    assert not [each for each in RULES.moves(state, 0) if isinstance(each, Approve)]
    market = _turn()
    market.players[0].race, market.phase = "hacan", "status"
    market.players[0].cards, market.players[1].cards = ["plague"], ["thugs"]
    market.stack = [frames.Status(stage="cards"), frames.Market(asked=[0], may=[1])]
    assert [each for each in _listed(market, 0) if "cards:1" in each] == [
        "offer 1 give=cards:1 want=cards:1"
    ], "seat 2 has none"


def test_orders_that_say_something_new_are_among_the_moves() -> None:
    state = _turn()
    for wanted in ("waits all", "order vote 'sheet abstain'", "queue pass"):
        move = next(each for each in RULES.moves(state, 0) if write(each).startswith(wanted.split()[0]))
        RULES.play(state, 0, move, Dice(b"x", 0))
    mine = _listed(state, 0)
    assert "drop_queue" in mine and "queue pass" not in mine and "waits all" not in mine
    assert [each for each in mine if each.startswith("drop_order")]
