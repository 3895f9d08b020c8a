"""Decks and hands: drawing, replacing, taking, discarding, limits."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.actions import Discard, Let
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.frames import Played
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.table import galaxy


@pytest.mark.rule("TI-525")
def test_an_empty_action_deck_is_rebuilt_from_the_discards() -> None:
    state = galaxy().state
    state.action.cards, state.action.discards = ["thugs"], ["veto", "plague"]
    decks.draw(state, 0, 3, Loaded())
    assert state.players[0].cards[0] == "thugs"
    assert sorted(state.players[0].cards) == ["plague", "thugs", "veto"]
    assert not state.action.cards and not state.action.discards
    assert decks.draw(state, 0, 1, Loaded()) == [], "there are no more"


@pytest.mark.rule("TI-003")
def test_a_card_without_a_use_is_shown_and_replaced() -> None:
    state = galaxy().state
    state.action.cards = ["veto", "thugs", "council_dissolved"]
    events = decks.draw(state, 0, 1, Loaded())
    assert events[0] == Event("ti-card-replaced", {"card": "@council_dissolved"}, reveals=True)
    assert state.players[0].cards == ["thugs"] and state.action.discards == ["council_dissolved"]
    state.political.cards = ["veto_power", "trade_war", "hopes_end_training_ground"]
    decks.draw(state, 0, 1, Loaded(), "political")
    assert state.players[0].politics == ["veto_power"], "Hope's End is not on this board either"
    assert state.political.discards == ["hopes_end_training_ground", "trade_war"]
    table = galaxy(p201="hopes_end")
    table.state.political.cards = ["hopes_end_training_ground"]
    decks.draw(table.state, 0, 1, Loaded(), "political")
    assert table.state.players[0].politics == ["hopes_end_training_ground"], "here it is on the board"
    state.action.cards, state.action.discards = ["council_dissolved"], []
    assert decks.top(state, "action", Loaded())[0] is None, "nothing else is left"


@pytest.mark.rule("TI-665", "TI-512")
def test_who_draws_learns_what_the_others_only_how_many() -> None:
    state = galaxy().state
    state.action.cards = ["veto", "thugs"]
    events = decks.draw(state, 1, 2, Loaded())
    assert events == [
        Event("ti-draws", {"player": "#1", "count": 2}),
        Event("ti-drew", {"cards": ("@thugs", "@veto")}, to=(1,), reveals=True),
    ]


@pytest.mark.rule("TI-665")
def test_random_cards_of_a_hand_are_drawn_by_the_dice() -> None:
    taken = set()
    for seed in range(30):
        state = galaxy().state
        state.players[1].cards = ["veto", "thugs", "plague", "patrol"]
        events = decks.take_random(state, 0, 1, 2, Loaded(seed=bytes([seed])))
        assert len(state.players[1].cards) == 2 == len(state.players[0].cards)
        taken |= set(state.players[0].cards)
        public = [event for event in events if event.to is None]
        assert public == [Event("ti-takes-cards", {"player": "#0", "other": "#1", "count": 2})]
        assert {event.to for event in events} == {None, (0,), (1,)}
    assert taken == {"veto", "thugs", "plague", "patrol"}
    state.players[1].cards = ["veto"]
    decks.take_random(state, 0, 1, 2, Loaded())
    assert state.players[1].cards == [] and decks.take_random(state, 0, 1, 2, Loaded()) == []


@pytest.mark.rule("TI-665")
def test_the_order_of_a_hand_changes_no_random_draw() -> None:
    drawn = []
    for hand in (["veto", "thugs", "plague"], ["plague", "veto", "thugs"]):
        state = galaxy().state
        state.players[1].cards = list(hand)
        decks.take_random(state, 0, 1, 1, Loaded())
        drawn.append(state.players[0].cards)
    assert drawn[0] == drawn[1]


@pytest.mark.rule("TI-511")
def test_a_hand_above_seven_loses_one_card_after_the_other() -> None:
    table = galaxy()
    state = table.state
    state.players[0].cards = ["veto"] * 6
    state.action.cards = ["thugs", "plague", "patrol"]
    decks.draw(state, 0, 1, Loaded())
    run(table)
    assert not state.stack, "seven are allowed"
    decks.draw(state, 0, 2, Loaded())
    run(table)
    question = asked(table, 0)
    assert question is not None and question.private
    assert [choice.action for choice in question.choices] == [
        Discard((card,)) for card in ("veto", "patrol", "plague", "thugs")
    ]
    for wrong in (Discard(("veto", "thugs")), Discard(("disclosure",)), Let()):
        with pytest.raises(IllegalMove) as why:
            answer(table, 0, wrong)
        assert why.value.rule == "TI-511"
    events = answer(table, 0, Discard(("veto",)))
    assert events == [Event("ti-discards", {"player": "#0", "card": "@veto"}, reveals=True)]
    answer(table, 0, silent(state, 0))
    assert state.players[0].cards == ["veto"] * 5 + ["patrol", "plague"], "the newest went"
    assert state.action.discards == ["veto", "thugs"] and not state.stack


@pytest.mark.rule("TI-511")
def test_the_yssaril_know_no_limit_and_a_law_makes_it_three() -> None:
    table = galaxy("yssaril", "letnev", "hacan")
    state = table.state
    state.laws = [Law("limits_to_individual_power")]
    for seat in (0, 1):
        state.players[seat].cards = ["veto"] * 9 if seat == 0 else ["veto"] * 3
        state.action.cards = ["thugs"]
        decks.draw(state, seat, 1, Loaded())
        run(table)
    assert len(state.players[0].cards) == 10
    assert asked(table, 1) is not None


@pytest.mark.rule("TI-489", "TI-712")
def test_five_political_cards_at_most() -> None:
    table = galaxy()
    state = table.state
    state.players[0].politics = ["repeal"] * 5
    state.political.cards = ["veto_power"]
    decks.draw(state, 0, 1, Loaded(), "political")
    run(table)
    with pytest.raises(IllegalMove) as why:
        answer(table, 0, Discard(("thugs",)))
    assert why.value.rule == "TI-489"
    answer(table, 0, silent(state, 0))
    assert state.players[0].politics == ["repeal"] * 5 and state.political.discards == ["veto_power"]


def test_the_card_whose_effect_takes_place_lies_on_others_that_are_still_to_come() -> None:
    """Shown together, they are resolved one after the other (TI-514)."""
    state = galaxy().state
    state.stack = [Played(1, "command_summit"), Played(0, "usurper")]
    assert decks.shown_card(state).card == "usurper"
