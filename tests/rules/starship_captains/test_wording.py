"""Every card, room and effect can be read as a sentence, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from rules.core import Choice, Dice
from rules.starship_captains import frames, wording
from rules.starship_captains.components import (
    EVENTS,
    FACTIONS,
    MISSIONS,
    PASSENGERS,
    ROOMS,
    STATIONS,
    TECH_BOARDS,
    TECHS,
    Count,
    Do,
    Effect,
)
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.pieces import Figure, Pirate
from words import LANGUAGES, words

PRICES = ("medal", "artifact", "pirate", "android")


def read(lang: str, text: str) -> str:
    """As a player reads it: the phrase as the whole of a message."""
    return words(lang)("sc-take-hint", text=text)


def whole_cards() -> dict[str, str]:
    found = {card.id: wording.tech(card) for card in TECHS.values()}
    found |= {card.id: wording.mission(card) for card in MISSIONS.values()}
    found |= {card.id: wording.event(card) for card in EVENTS.values()}
    found |= {card.id: wording.passenger(card) for card in PASSENGERS.values()}
    found |= {one.id: wording.station(one) for one in STATIONS.values()}
    return found | {one.id: wording.room(one) for one in ROOMS.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_reads_as_a_sentence(lang: str) -> None:
    for name, text in whole_cards().items():
        said = read(lang, text)
        assert said, name
        assert not {"sc-", "{", "~", "None"} & {
            said[i : i + n] for n in (1, 3, 4) for i in range(len(said))
        }, said


def test_phrases_stay_short_enough_to_be_sent() -> None:
    """A phrase inside another is quoted once more at every level."""
    assert max(map(len, whole_cards().values())) < 2000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_vocabulary_has_words_for_everything_a_table_may_print(lang: str) -> None:
    simple = [do for do in get_args(Do) if do not in ("advance", "retreat", "event", "pay", "per", "choose")]
    effects = [Effect(do, n) for do in simple for n in (1, 2, 5)]
    effects += [Effect(do, faction=faction) for do in ("advance", "retreat", "event") for faction in FACTIONS]
    effects += [Effect("recall", who=who) for who in ("any", "cadet", "red", "yellow", "blue")]
    effects += [Effect("per", count=count, effects=(Effect("medal"),)) for count in get_args(Count)]
    texts = [wording.effect(effect) for effect in effects]
    texts += [wording.effects((Effect("pay", what=what), Effect("medal"))) for what in PRICES]
    texts += [wording.figure(figure) for figure in get_args(Figure)]
    texts += [wording.cargo(token) for token in get_args(Pirate)]
    texts += [wording.slot(slot.id) for slot in TECH_BOARDS["A"].slots]
    for text in texts:
        assert "sc-" not in read(lang, text), text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "discard this card — 1 jump and 3 separate steps on any tracks"),
        ("ru", "за сброс этой карты — 1 прыжок и 3 отдельных шага по любым шкалам"),
    ],
)
def test_a_price_stands_before_what_it_buys(lang: str, said: str) -> None:
    effects = (Effect("discard_self"), Effect("jump"), Effect("advance_split", 3))
    assert read(lang, wording.effects(effects)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "(either 2 repairs, or pay 1 pirate — 1 android) and 2 medals for each commander (up to 3)"),
        ("ru", "(либо 2 ремонта, либо за 1 пирата — 1 андроид) и 2 медали за каждого командера (до 3)"),
    ],
)
def test_choices_and_counts_nest(lang: str, said: str) -> None:
    pay = (Effect("pay", what="pirate"), Effect("android"))
    chosen = Effect("choose", options=((Effect("repair", 2),), pay))
    counted = Effect("per", count="commander", max=3, effects=(Effect("medal", 2),))
    assert read(lang, wording.effects((chosen, counted))) == said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the event of any one track"), ("ru", "событие любой шкалы")]
)
def test_a_choice_of_all_events_is_said_short(lang: str, said: str) -> None:
    options = tuple((Effect("event", faction=faction),) for faction in FACTIONS)
    assert read(lang, wording.effect(Effect("choose", options=options))) == said
    assert read(lang, wording.effect(Effect("choose", options=options[:2]))) != said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tech_fits_under_its_name_in_a_list(lang: str) -> None:
    long = [card.id for card in TECHS.values() if len(read(lang, wording.tech(card))) > 100]
    assert not long


def test_nothing_is_said_to_be_nothing() -> None:
    assert read("en", wording.effects(())) == "nothing"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "gives 2 repairs, 2 medals and 1 move"), ("ru", "приносит 2 ремонта, 2 медали и 1 перелёт")],
)
def test_what_several_edges_or_cells_give_is_added_up(lang: str, said: str) -> None:
    kinds: tuple[Do, ...] = ("repair", "medal", "move", "medal", "repair")
    listed = [Effect(each) for each in kinds]
    assert words(lang)("sc-install-bonus", bonuses=wording.gathered(listed)) == said


def test_the_hint_of_a_slot_adds_up_what_two_edges_give() -> None:
    found = [
        choice.args["bonuses"]
        for card in TECHS
        for choice in hints(card)
        if choice.hint == "sc-install-bonus"
    ]
    said = {read("en", str(each)) for each in found}
    assert any("2 medals" in each for each in said) and not any("× 1" in each for each in said)


def hints(card: str) -> tuple[Choice, ...]:
    state = RULES.start(Options(), 2, Dice(b"edges", -1))
    for slot in state.players[0].slots:
        slot.damaged = False
    state.stack = [frames.Installing(0, card)]
    return RULES.prompts(state)[0].choices
