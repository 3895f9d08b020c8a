"""Pictures of Twilight Imperium's cards: hands, laws, what is voted on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from images.encode import LIMIT, png
from images.twilight_imperium import facts, samples, samples_cards
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.hand import hand, numbered, ordered
from images.twilight_imperium.samples import NAMES
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import OwnView, View
from tests.images.ink import Ink
from words import LANGUAGES, words

EN, RU = words("en"), words("ru")


def one_line(said: str) -> str:
    """However it is broken into lines."""
    return " ".join(said.split())


def holding(*cards: str, politics: tuple[str, ...] = ()) -> View:
    return replace(samples.middle(), seat=0, own=OwnView(cards=cards, politics=politics))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [samples_cards.hand, samples_cards.full_hand, samples_cards.empty_hand])
def test_a_hand_can_be_read(make: Callable[[], View], lang: str, ink: Ink) -> None:
    seen = make()
    picture = hand(seen, words(lang), NAMES)
    assert not ink.problems(picture) and len(png(picture)) < LIMIT // 2
    assert len(PICTURES.alt("hand", seen, words(lang), NAMES)) <= 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_there_is_can_be_read_in_full(lang: str, ink: Ink) -> None:
    said = words(lang)
    kinds = (*facts.ACTION_CARDS, *facts.POLITICAL_CARDS)
    for first in range(0, len(kinds), 12):
        some = kinds[first : first + 12]
        action = tuple(each for each in some if each in facts.ACTION_CARDS)
        political = tuple(each for each in some if each not in facts.ACTION_CARDS)
        picture = hand(holding(*action, politics=political), said, NAMES)
        told = one_line(ink.said())
        for card in action:
            assert facts.called(facts.ACTION_CARDS, card, said) in told
            assert one_line(said(texts.action_card(card))) in told
        for card in political:
            assert all(one_line(said(key)) in told for key in texts.agenda(card))
        assert not ink.problems(picture), some


def test_what_can_be_played_now_is_golden_and_what_was_ordered_says_so(ink: Ink) -> None:
    seen = samples_cards.hand()
    assert seen.own is not None
    before = hand(seen, EN, NAMES)
    assert EN("ti-pic-hand-ordered") in ink.said()
    assert ordered(seen.own, "sabotage") and not ordered(seen.own, "direct_hit")
    after = hand(replace(seen, own=replace(seen.own, playable=("sabotage",))), EN, NAMES)
    card = (540, 132, 1060, 500)
    assert before.crop(card).tobytes() != after.crop(card).tobytes(), (
        "the second card is not for now any more"
    )
    assert before.crop((0, 132, 520, 500)).tobytes() == after.crop((0, 132, 520, 500)).tobytes()


def test_cards_are_numbered_by_kind_with_how_many(ink: Ink) -> None:
    seen = samples_cards.hand()
    assert seen.own is not None
    assert numbered(seen.own)[5:7] == ("sabotage", "minister_of_commerce")
    hand(seen, EN, NAMES)
    assert "×2" in ink.said()
    alt = PICTURES.alt("hand", seen, EN, NAMES)
    assert "6 Sabotage (×2" in alt and "8 Research Grant" in alt and "Technocrat (2): 3/6" in alt
