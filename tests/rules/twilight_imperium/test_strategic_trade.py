"""Trade II, agreements, offers and negotiations."""

from __future__ import annotations

import pytest

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium import engine, frames
from rules.twilight_imperium.actions import (
    Accept,
    Approve,
    Choose,
    Done,
    Give,
    MakeOffer,
    Refuse,
    Rescind,
    TradeCard,
)
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.state import Lasting, Law, State
from rules.twilight_imperium.strategic import agreements, offers
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import Loaded, answer, run, silent
from tests.rules.twilight_imperium.strategic import lend, play, table_of


def aside(state: State, seat: int, action: Action) -> list[Event]:
    """Beside the question, as anybody may."""
    deed = engine.CONTENTS.asides[type(action)]
    dice: Dice = Loaded()
    return deed(state, seat, action, dice)


def _goods(state: State) -> list[int]:
    return [player.goods for player in state.players]


RACES = ("sol", "letnev", "jolnar")


# Goods or cancel, then income


@pytest.mark.rule("TI-449", "TI-721")
def test_three_goods_or_agreements_cancelled() -> None:
    state = play(table_of(*RACES), "trade_2")
    assert silent(state, 0) == TradeCard()
    answer(state, 0, TradeCard())
    assert state.players[0].goods == 3


@pytest.mark.rule("TI-449", "TI-461")
def test_up_to_two_agreements_are_cancelled_and_pay_nothing() -> None:
    table = table_of(*RACES)
    state = table.state
    lend(state, 1, 2, state.players[1].trade[0].value, state.players[2].trade[0].value)
    lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[1].value)
    play(table, "trade_2")
    with pytest.raises(IllegalMove):
        answer(state, 0, TradeCard(("0+2",)))
    answer(state, 0, TradeCard(("1+2", "0+1")))
    assert _goods(state) == [0, 0, 0] and agreements.pairs(state) == []
    assert agreements.free_cards(state, 1) == sorted(each.value for each in state.players[1].trade)


@pytest.mark.rule("TI-449")
def test_three_agreements_are_too_many_to_cancel() -> None:
    table = table_of(*RACES)
    state = table.state
    for one, other in ((0, 1), (0, 2), (1, 2)):
        lend(state, one, other, agreements.free_cards(state, one)[0], agreements.free_cards(state, other)[0])
    play(table, "trade_2")
    with pytest.raises(IllegalMove):
        answer(state, 0, TradeCard(("0+1", "0+2", "1+2")))
    assert len(agreements.pairs(state)) == 3


@pytest.mark.rule("TI-449", "TI-462")
@pytest.mark.parametrize("races", [("sol", "letnev", "hacan"), ("sol", "hacan", "letnev")])
def test_trade_does_not_cancel_the_hacans_but_cards_do(races: tuple[str, ...]) -> None:
    table = table_of(*races)
    state = table.state
    lend(state, 1, 2, state.players[1].trade[0].value, state.players[2].trade[0].value)
    play(table, "trade_2")
    with pytest.raises(IllegalMove):
        answer(state, 0, TradeCard(("1+2",)))
    verbs.break_agreement(state, 1, 2)
    assert agreements.pairs(state) == []


@pytest.mark.rule("TI-450", "TI-454")
def test_all_collect_what_their_partners_cards_say_others_one_less() -> None:
    table = table_of(*RACES)
    state = table.state
    for seat, values in enumerate(((3, 1), (2, 1), (3, 1))):
        for card, value in zip(state.players[seat].trade, values, strict=True):
            card.value = value
    lend(state, 0, 1, 3, 2)
    lend(state, 1, 2, 1, 3)
    play(table, "trade_2")
    answer(state, 0, TradeCard())
    assert _goods(state) == [3 + 2, 3 + 3 - 1, 1 - 1]


@pytest.mark.rule("TI-457")
def test_hacan_micro_technology_and_free_trade_add_to_income() -> None:
    table = table_of("hacan", "letnev", "jolnar")
    state = table.state
    for player in state.players:
        for card in player.trade:
            card.value = 1
    state.players[0].trade[1].value = 2
    lend(state, 0, 1, 1, 1)
    lend(state, 0, 2, 2, 1)
    state.players[1].technologies = ["micro_technology"]
    play(table, "trade_2")
    answer(state, 0, TradeCard())
    assert _goods(state) == [3 + 2 + 2, 1 + 1 - 1, 2 - 1]
    state.laws = [Law("free_trade")]
    state.stack = []
    play(table, "trade_2")
    answer(state, 0, TradeCard())
    assert _goods(state) == [7 + 3 + 2 + 2 + 1, 1 + 1 + 1 + 1 - 1, 1 + 2 + 1 - 1]


@pytest.mark.rule("TI-456", "TI-449")
def test_income_comes_before_negotiations() -> None:
    table = table_of(*RACES)
    state = play(table, "trade_2")
    answer(state, 0, TradeCard())
    assert isinstance(state.stack[-1], frames.Negotiation)
    before = _goods(state)
    aside(state, 0, Accept(_offer(state, 1, 0)))
    assert agreements.pairs(state) == [(0, 1)] and _goods(state) == before


@pytest.mark.rule("TI-452")
def test_a_window_opens_for_partners_after_the_income(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(*RACES)
    state = table.state
    lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[0].value)
    opened = list[tuple[str, dict[str, object]]]()
    monkeypatch.setattr(
        "rules.twilight_imperium.strategic.trade.windows.opens",
        lambda _, point, **facts: opened.append((point, facts)),
    )
    play(table, "trade_2")
    answer(state, 0, TradeCard())
    told = [(facts["by"], facts["partner"]) for point, facts in opened if point == "after_trade_income"]
    assert told[-1] == (0, "1") and (2, "") not in told


# Agreements


@pytest.mark.rule("TI-455")
def test_one_agreement_a_pair_and_two_a_player() -> None:
    table = table_of(*RACES)
    state = table.state
    assert agreements.conceivable(state, 0, 1)
    lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[0].value)
    assert not agreements.conceivable(state, 0, 1) and agreements.conceivable(state, 0, 2)
    lend(state, 0, 2, state.players[0].trade[1].value, state.players[2].trade[0].value)
    assert not agreements.conceivable(state, 0, 2)


@pytest.mark.rule("TI-453")
def test_everybody_has_two_trade_cards() -> None:
    state = table_of(*RACES).state
    assert all(len(player.trade) == 2 for player in state.players)
    assert all(1 <= card.value <= 3 for player in state.players for card in player.trade)


# Negotiations


def _talks(*races: str) -> State:
    table = table_of(*(races or RACES))
    state = play(table, "trade_2")
    answer(state, 0, TradeCard())
    for player in state.players:
        player.goods = 0
    return state


def _offer(state: State, by: int, to: int, mine: int | None = None, theirs: int | None = None) -> int:
    mine = mine or agreements.free_cards(state, by)[0]
    theirs = theirs or agreements.free_cards(state, to)[0]
    aside(state, by, MakeOffer(to, (f"trade_card:{mine}",), (f"trade_card:{theirs}",)))
    return state.offers[-1].number


@pytest.mark.rule("TI-451")
def test_the_active_player_approves_what_others_agree_on() -> None:
    state = _talks()
    number = _offer(state, 1, 2)
    aside(state, 2, Accept(number))
    assert agreements.pairs(state) == []
    with pytest.raises(IllegalMove):
        answer(state, 1, Approve((number,)))
    answer(state, 0, Approve((number,)))
    assert agreements.pairs(state) == [(1, 2)] and waited(state) == [0, 1, 2]


@pytest.mark.rule("TI-451")
def test_only_what_both_have_accepted_is_approved() -> None:
    state = _talks()
    number = _offer(state, 1, 2)
    with pytest.raises(IllegalMove):
        answer(state, 0, Approve((number,)))


@pytest.mark.rule("TI-451")
def test_the_hacan_need_no_approval() -> None:
    state = _talks("sol", "letnev", "hacan")
    aside(state, 1, Accept(_offer(state, 2, 1)))
    assert agreements.pairs(state) == [(1, 2)]


@pytest.mark.rule("TI-451", "TI-703")
def test_negotiations_end_when_all_are_done_or_the_active_player_closes_them() -> None:
    state = _talks()
    assert silent(state, 1) == Done() and silent(state, 0) == Approve(close=True)
    number = _offer(state, 1, 2)
    answer(state, 1, Done())
    assert waited(state) == [0, 2]
    answer(state, 0, Approve(close=True))
    assert not any(isinstance(each, frames.Negotiation) for each in state.stack)
    with pytest.raises(IllegalMove):
        aside(state, 2, Accept(number))


@pytest.mark.rule("TI-703")
def test_what_is_kept_and_what_is_no_agreement_stays_on_the_table() -> None:
    state = _talks()
    state.players[1].goods = 2
    aside(state, 1, MakeOffer(2, ("goods:1",)))
    aside(state, 1, MakeOffer(2, ("trade_card:1",), ("trade_card:1",), kept=True))
    _offer(state, 1, 2)
    for offer in state.offers[1:]:
        offer.accepted = True
    answer(state, 0, Approve(close=True))
    assert [(each.kept, each.give.goods, each.accepted) for each in state.offers] == [
        (False, 1, False),
        (True, 0, False),
    ]


@pytest.mark.rule("TI-453")
def test_nobody_offers_a_trade_card_that_is_lent_or_not_his() -> None:
    state = _talks()
    state.players[1].trade[0].lent = 0
    lent = state.players[1].trade[0].value
    free = agreements.free_cards(state, 1)
    wrong = next(value for value in (1, 2, 3) if value not in free)
    theirs = agreements.free_cards(state, 2)[0]
    for mine in {wrong} | ({lent} - set(free)):
        with pytest.raises(IllegalMove):
            aside(state, 1, MakeOffer(2, (f"trade_card:{mine}",), (f"trade_card:{theirs}",)))


@pytest.mark.rule("TI-451")
def test_two_agreements_about_one_card_cannot_both_be_approved() -> None:
    state = _talks("sol", "letnev", "jolnar")
    state.players[1].trade[1].lent = 0
    one, other = _offer(state, 1, 2), _offer(state, 1, 2)
    aside(state, 2, Accept(one))
    aside(state, 2, Accept(other))
    answer(state, 0, Approve((one, other)))
    assert agreements.pairs(state).count((1, 2)) == 1


def test_nobody_talks_where_nobody_can_agree() -> None:
    table = table_of(*RACES)
    table.state.lasting = []
    table.state.laws = [Law("trade_embargo", on=("0", "1", "2"))]
    state = play(table, "trade_2")
    answer(state, 0, TradeCard())
    assert not any(isinstance(each, frames.Negotiation) for each in state.stack)


# Offers and gifts at any time


@pytest.mark.rule("TI-155")
def test_goods_are_given_and_offered_at_any_time() -> None:
    state = table_of(*RACES).state
    state.players[0].goods, state.players[1].goods = 5, 1
    aside(state, 0, Give(2, 1))
    assert _goods(state) == [3, 3, 0]
    aside(state, 0, MakeOffer(1, ("goods:1",), ("goods:3",)))
    aside(state, 1, Accept(state.offers[0].number))
    assert _goods(state) == [5, 1, 0] and state.offers == []


@pytest.mark.rule("TI-703")
def test_an_offer_is_looked_at_again_when_it_is_accepted() -> None:
    state = table_of(*RACES).state
    state.players[0].goods = 2
    aside(state, 0, MakeOffer(1, ("goods:2",)))
    state.players[0].goods = 1
    with pytest.raises(IllegalMove):
        aside(state, 1, Accept(state.offers[0].number))
    assert _goods(state) == [1, 0, 0] and len(state.offers) == 1


@pytest.mark.rule("TI-703")
def test_only_the_two_can_answer_or_take_back() -> None:
    state = table_of(*RACES).state
    state.players[0].goods = 2
    told = aside(state, 0, MakeOffer(1, ("goods:2",)))
    assert all(event.to == (0, 1) for event in told)
    number = state.offers[0].number
    for seat, move in ((2, Accept(number)), (0, Accept(number)), (2, Refuse(number)), (1, Rescind(number))):
        with pytest.raises(IllegalMove):
            aside(state, seat, move)
    aside(state, 1, Refuse(number))
    assert state.offers == []
    with pytest.raises(IllegalMove):
        aside(state, 1, Accept(number))


@pytest.mark.rule("TI-451", "TI-703")
def test_trade_cards_are_for_negotiations_but_may_be_offered_ahead() -> None:
    state = table_of(*RACES).state
    mine, theirs = ("trade_card:1",), ("trade_card:1",)
    with pytest.raises(IllegalMove):
        aside(state, 1, MakeOffer(2, mine, theirs))
    aside(state, 1, MakeOffer(2, mine, theirs, kept=True))
    assert state.offers[0].kept
    with pytest.raises(IllegalMove):
        aside(state, 2, Accept(state.offers[0].number))


@pytest.mark.parametrize(
    "move",
    [
        MakeOffer(0, ("goods:1",)),
        MakeOffer(7, ("goods:1",)),
        MakeOffer(1),
        MakeOffer(1, ("goods:99",)),
        MakeOffer(1, ("planet:jord",)),
        MakeOffer(1, ("goods:-1",)),
        MakeOffer(1, ("trade_card:1",)),
        MakeOffer(1, ("cards:1",)),
        MakeOffer(1, ("captive:sol.1",)),
    ],
)
def test_offers_that_make_no_sense_are_refused(move: MakeOffer) -> None:
    state = table_of(*RACES).state
    with pytest.raises(IllegalMove):
        aside(state, 0, move)
    assert state.offers == []


@pytest.mark.rule("TI-538", "TI-718")
def test_cards_are_swapped_unseen_with_the_hacan_in_the_market() -> None:
    state = table_of("hacan", "letnev", "jolnar").state
    state.players[0].cards, state.players[1].cards = ["good_year", "sabotage_1"], ["plague"]
    with pytest.raises(IllegalMove):
        aside(state, 0, MakeOffer(1, ("cards:1",), ("cards:1",)))
    run(state, frames.Market(asked=[0, 1, 2]))
    with pytest.raises(IllegalMove):
        aside(state, 1, MakeOffer(2, ("cards:1",), ("cards:1",)))
    aside(state, 0, MakeOffer(1, ("cards:1",), ("cards:1",)))
    aside(state, 1, Accept(state.offers[0].number))
    run(state)
    assert waited(state) == [0]
    told = answer(state, 0, Choose(("good_year",)))
    assert all("@good_year" not in str(event.args) for event in told if event.to != (1,))
    assert state.players[0].cards == ["sabotage_1", "plague"] and state.players[1].cards == ["good_year"]


def test_laws_bar_agreements() -> None:
    state = table_of(*RACES).state
    state.lasting = [Lasting("forced_economic_independence", 0, "round", ("0", "1"))]
    assert not agreements.conceivable(state, 0, 1) and agreements.conceivable(state, 0, 2)


@pytest.mark.rule("TI-703")
def test_only_who_can_take_an_offer_up_is_called_for_it() -> None:
    state = table_of(*RACES).state
    state.players[0].goods = 2
    aside(state, 0, MakeOffer(1, ("goods:2",)))
    (offer,) = state.offers
    assert [offers.open_to(state, offer, seat) for seat in range(3)] == [False, True, False]
    assert [offers.asked(state, seat) is not None for seat in range(3)] == [False, True, False]
    offer.accepted = True
    assert not offers.open_to(state, offer, 1), "it waits for an approval"
    offer.accepted, state.players[0].goods = False, 1
    assert offers.asked(state, 1) is None, "it cannot be carried out any more"
