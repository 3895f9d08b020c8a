"""The guided first flight leads on whoever does as told, tells the truth, and is never stuck."""

from __future__ import annotations

import pytest

from rules.akarios import tutorial
from rules.akarios.actions import BOWS
from rules.akarios.components import BASICS, CARDS, FACES, LEVELS, SHIPS
from rules.akarios.frames import Flying
from rules.akarios.game import RULES
from rules.akarios.ship.ships import on_board
from rules.akarios.tutorial import LESSON, STEPS
from rules.core.lesson import Step
from tests.rules.akarios.tutored import PLACE, Tutored, suits
from words import LANGUAGES, words


def step(key: str) -> Step:
    return next(each for each in STEPS if each.key == key)


def leading(table: Tutored) -> set[str]:
    """The steps that would lead on now."""
    return {each.key.removeprefix("ak-learn-") for each in STEPS if each.leads_on(table.state)}


def test_the_seed_suits_the_lesson() -> None:
    """If not, rules have changed what it brings: tests.rules.akarios.tutored finds another."""
    assert suits(LESSON.seed)


@pytest.mark.parametrize("hex", ["B5", "B6", "B7", "C5", "C6", "C7"])
@pytest.mark.parametrize("bow", BOWS)
def test_wherever_the_learner_begins_the_first_roll_shows_every_face(hex: str, bow: str) -> None:
    table = Tutored()
    table.play("ready", f"place {hex} {bow}")
    assert sorted(table.faces()) == sorted(FACES)


def test_each_step_waits_for_its_deed() -> None:
    table = Tutored()
    assert leading(table) == set()
    table.play("ready")
    assert leading(table) == {"ship"}
    table.play(PLACE)
    assert leading(table) == {"ship", "place"}
    table.play("keep")
    assert leading(table) == {"ship", "place", "keep"}
    table.play(table.first_flight())
    assert leading(table) == {"ship", "place", "keep", "fly"}
    table.play("pass")
    assert table.state.fight.round == 2
    assert {"fly", "pass"} <= leading(table) and "attack" not in leading(table)
    table.until(step("ak-learn-attack"))
    assert step("ak-learn-attack").done(table.state) and "onward" not in leading(table)


def test_a_shot_that_has_still_to_be_decided_about_leads_nowhere() -> None:
    """Beyond the Limits asks whether to draw another card."""
    table = Tutored()
    table.play("ready", PLACE, "keep")
    attack = step("ak-learn-attack")
    while all(prompt.key != "ak-ask-stack" for prompt in RULES.prompts(table.state)):
        assert not attack.leads_on(table.state)
        table.play(table.wise())
    while not isinstance(table.state.stack[-1], Flying):
        assert not attack.leads_on(table.state)
        table.play(table.wise())
    assert attack.done(table.state)


def test_another_pilot_or_other_dice_are_no_praise_but_lead_on() -> None:
    table = Tutored()
    table.play("as enver", "ready")
    assert step("ak-learn-ship").leads_on(table.state) and not step("ak-learn-ship").done(table.state)
    table.play(PLACE, "reroll 0")
    assert not step("ak-learn-keep").leads_on(table.state)
    table.play("keep")
    assert step("ak-learn-keep").leads_on(table.state) and not step("ak-learn-keep").done(table.state)


def test_whoever_does_nothing_at_all_is_led_to_the_end() -> None:
    table = Tutored()
    for each in STEPS:
        while each.waits is not None and not each.leads_on(table.state):
            silent = RULES.default(table.state, 0)
            assert silent is not None
            table.play(silent)
    assert table.state.over


def test_what_the_text_says_of_ship_enemies_and_cells_is_so() -> None:
    table = Tutored()
    table.play("ready", PLACE)
    battle = table.state.fight
    assert (SHIPS["argonaut"].hull, SHIPS["argonaut"].shields) == (7, 2)
    assert [card.card for card in battle.cockpits[0].cards] == [*tutorial.CARDS]
    assert [ship.kind for ship in on_board(battle, "enemy")] == ["ronin_scout"] * 2
    assert [card.cap for card in battle.cockpits[0].cards] == [3, 3, 0]
    assert {at: level.does for at, level in LEVELS.items()} == {3: "miss", 5: "miss", 7: "panic", 10: "panic"}
    assert (BASICS["repair"].cells, BASICS["turn"].cells) == ("J&J&J", "J")
    before = set(battle.ships)
    table.play("keep")
    while battle.round < 3:
        table.play(table.wise())
    assert sorted(battle.ships[ref].kind for ref in set(battle.ships) - before) == ["ronin_scout"] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_buttons_are_called_what_they_are_called(lang: str) -> None:
    speech = words(lang)
    named = {
        "ak-learn-ship": [
            *(getattr(CARDS[card].name, lang) for card in tutorial.CARDS),
            *(speech("panel-akarios-muster"), speech("ak-choice-ready")),
        ],
        "ak-learn-place": [
            *(speech("panel-akarios-place"), speech("ak-bow-ne"), speech("ak-bow-se"), speech("draft-do"))
        ],
        "ak-learn-dice": [getattr(face.name, lang) for face in FACES.values()],
        "ak-learn-keep": [speech("ak-choice-keep")],
        "ak-learn-fly": [
            *(speech("panel-akarios-act"), getattr(BASICS["move_2"].name, lang), speech("draft-do"))
        ],
        "ak-learn-cells": [getattr(BASICS[id].name, lang) for id in ("move_1", "turn")],
        "ak-learn-pass": [speech("ak-choice-pass")],
        "ak-learn-attack": [
            *(getattr(CARDS["burst_fire"].name, lang), getattr(BASICS["attack"].name, lang)),
            speech("panel-akarios-act"),
        ],
        "ak-learn-modifiers": [getattr(CARDS["beyond_limits"].name, lang)],
        "ak-learn-onward": [getattr(BASICS["repair"].name, lang)],
        "learn-look-chart": [speech("ak-look-chart")],
        "learn-look-mine": [speech("ak-look-mine")],
    }
    for key, labels in named.items():
        for label in labels:
            assert f"**{label}**" in speech(key), (key, label)
