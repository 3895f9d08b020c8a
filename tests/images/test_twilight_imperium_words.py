"""Twilight Imperium in words: whoever sees no picture misses nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from images.twilight_imperium import facts, samples, samples_cards, samples_table
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.samples import NAMES
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import View
from rules.twilight_imperium.visible import view
from tests.rules.twilight_imperium.test_setup import begun, whole
from words import LANGUAGES, words

EN, RU = words("en"), words("ru")
VIEWS = [
    samples.start,
    samples.crowd,
    samples.law,
    samples.volley,
    samples_cards.full_hand,
    samples_table.twelve_laws,
    samples_table.landed,
    samples_table.won,
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", VIEWS)
def test_everything_on_the_table_is_said(make: Callable[[], View], lang: str) -> None:
    seen, said = make(), words(lang)
    told = PICTURES.describe(seen, said, NAMES)
    assert "{" not in told and "None" not in told
    for one in seen.systems:
        assert f"- {one.at}: " in told
        for planet in one.planets:
            assert facts.called(facts.PLANETS, planet.id, said) in told
    for player in seen.players:
        for id in player.technologies:
            assert facts.called(facts.TECHNOLOGIES, id, said) in told
        for leader in player.leaders:
            assert facts.called(facts.LEADERS, leader.id, said) in told
    for objective in seen.objectives:
        assert said(texts.objective(objective.id)) in told
    for law in seen.laws:
        assert said(texts.agenda(law.card)[0]) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_hand_is_said_with_its_texts_and_only_to_its_owner(lang: str) -> None:
    seen, said = samples_cards.full_hand(), words(lang)
    assert seen.own is not None
    told = PICTURES.describe(seen, said, NAMES)
    for card in seen.own.cards:
        assert said(texts.action_card(card)) in told
    for card in seen.own.politics:
        assert all(said(key) in told for key in texts.agenda(card))
    assert said(texts.objective("technocrat")) in told
    others = PICTURES.describe(replace(seen, seat=None, own=None, secret=None), said, NAMES)
    assert said("ti-pic-hand") not in others and said(texts.action_card(seen.own.cards[0])) not in others


def test_what_is_seen_in_a_system_is_said() -> None:
    seen = samples.middle()
    told = PICTURES.describe(seen, EN, NAMES)
    line = next(each for each in told.split("\n") if each.startswith("- 101:"))
    for part in ("Carrier 1", "Cruiser 2", "Fighter 3", "Admiral", "carries", "Space Dock 1", "000, 102"):
        assert part in line, part
    assert EN("ti-say-specialty", colour=EN("ti-pic-lane-blue")) in line
    assert facts.called(facts.ARTIFACTS, "lazax_armory", EN) in line
    alone = replace(seen, high_alert=(1, "303"))
    assert EN("ti-say-alert", name=NAMES[1]) in PICTURES.describe(alone, EN, NAMES)
    mined = next(each for each in told.split("\n") if each.startswith("- 103:"))
    assert EN("ti-say-mines", who=r"Chidi\_94") in mined
    assert any(each.startswith(f"- 303: {EN('ti-say-empty')}") for each in told.split("\n"))


def test_what_goes_on_comes_first() -> None:
    for seen, key in (
        (samples.law(), EN("ti-say-agenda", card="Code of Honor")),
        (samples.volley(), EN("ti-pic-battle", n=1)),
        (samples_table.landed(), EN("ti-pic-invasion", n=2)),
    ):
        told = PICTURES.describe(seen, EN, NAMES)
        assert told.index(key) < told.index(EN("ti-pic-players"))
    assert EN("ti-say-waits", who=NAMES[1]) in PICTURES.describe(samples.middle(), EN, NAMES)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_real_tables_can_be_described(seats: int) -> None:
    state = whole(seats, house_two_players=True)
    for seat in (None, 0):
        told = PICTURES.describe(view(state, seat), RU, NAMES)
        assert "{" not in told and (RU("ti-pic-hand") in told) == (seat == 0)
    early = view(begun(3, galaxy="build", races="choose"), 1)
    assert RU("ti-say-galaxy") in PICTURES.describe(early, RU, NAMES)
