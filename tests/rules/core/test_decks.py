"""Decks: nothing is lost, nothing doubled, and discards come back shuffled."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rules.core import Deck, Dice, saved

DOINGS = st.lists(st.sampled_from(["draw", "again", "discard", "under", "top", "shuffle", "reshuffle"]))


@given(st.lists(st.integers(0, 9), max_size=20), DOINGS)
def test_cards_are_conserved_whatever_is_done(cards: list[int], doings: list[str]) -> None:
    deck = Deck(list(cards))
    hand: list[int] = []
    for number, doing in enumerate(doings):
        dice = Dice(b"deck", number)
        if doing in ("draw", "again"):
            card = deck.draw(dice if doing == "again" else None)
            hand += [] if card is None else [card]
        elif doing == "shuffle":
            deck.shuffle(dice)
        elif doing == "reshuffle":
            deck.reshuffle(dice)
        elif hand:
            {"discard": deck.discard, "under": deck.put_under, "top": deck.put_on_top}[doing](hand.pop())
        assert Counter(deck.cards + deck.discards + hand) == Counter(cards)


def test_the_last_card_is_the_top() -> None:
    deck = Deck([1, 2, 3])
    assert [deck.draw(), deck.draw()] == [3, 2]
    deck.put_on_top(8)
    deck.put_under(9)
    assert deck.cards == [9, 1, 8]
    assert len(deck) == 3


def test_an_empty_deck_is_made_anew_only_with_dice() -> None:
    deck = Deck([], list(range(30)))
    assert deck.draw() is None
    assert len(deck.discards) == 30
    dice = Dice(b"deck", 0)
    first = deck.draw(dice)
    assert dice.used
    assert not deck.discards
    assert sorted([first, *deck.cards]) == list(range(30))
    assert deck.cards != list(range(29))


def test_a_deck_with_cards_is_not_shuffled_by_a_draw() -> None:
    deck = Deck([1, 2, 3], [4])
    dice = Dice(b"deck", 0)
    assert deck.draw(dice) == 3
    assert not dice.used
    assert deck.discards == [4]


def test_nothing_at_all_gives_nothing() -> None:
    assert Deck().draw(Dice(b"deck", 0)) is None


def test_a_reshuffle_takes_the_rest_of_the_deck_too() -> None:
    deck = Deck([1, 2], [3, 4])
    deck.reshuffle(Dice(b"deck", 0))
    assert sorted(deck.cards) == [1, 2, 3, 4]
    assert not deck.discards


def test_decks_are_saved_as_they_lie() -> None:
    deck = Deck([3, 1, 2], [5, 4])
    assert saved.load(saved.dump(deck), Deck[int]) == deck
