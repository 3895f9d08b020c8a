"""Questions, answers and panels of Twilight Imperium have words in both languages, and they fit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs import arranged, prompts
from cogs.twilight_imperium import look, standing
from cogs.twilight_imperium.standing import WAITS
from rules.core import Choice, Dice
from rules.core.orders import Book, Order
from rules.twilight_imperium import texts
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, WINDOWS
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.view import OwnView
from tests.cogs.twilight_imperium import SEED, acting, advanced
from words import words

EN, RU = words("en"), words("ru")
NAMES = {0: "Ann", 1: "Борис", 2: "Chidi"}
SOURCES = Path(RULES.__module__.replace(".", "/")).parent
LABEL, HINT, CARD = 80, 100, prompts.NOTES // arranged.BUTTONS
"""Characters of a button, of what a menu says under an answer, and of a card beside its button."""
CARDS = ("ti-agenda-", "ti-card-", "ti-play-political-")


def panels() -> set[str]:
    found = (re.findall(r'panel="(\w+)"', path.read_text("utf-8")) for path in SOURCES.rglob("*.py"))
    return {name for some in found for name in some}


@pytest.mark.parametrize("speech", [EN, RU], ids=["en", "ru"])
def test_every_panel_has_a_button(speech: Any) -> None:
    assert len(panels()) > 10
    assert [name for name in panels() if not speech.has(f"panel-twilight-imperium-{name}")] == []


@pytest.mark.parametrize("speech", [EN, RU], ids=["en", "ru"])
def test_what_can_be_ordered_has_words(speech: Any) -> None:
    for code in WAITS:
        assert speech.has(f"ti-wait-{code.replace('/', '-').replace(':', '-')}")
    own = OwnView(cards=tuple(ACTION_CARDS))
    found = standing.offers(own)
    assert {"sabotage", "morale_boost"} <= {each.card for each in found}
    assert all(len(each.said(speech)) <= LABEL and "ti-" not in each.said(speech) for each in found)
    for window in WINDOWS:
        assert speech.has(f"ti-when-{window.replace('_', '-')}")


def test_a_card_that_needs_a_target_or_has_an_order_is_not_offered() -> None:
    book = Book(orders=[Order("after_action_card", "play sabotage")])
    found = {
        each.card for each in standing.offers(OwnView(cards=("sabotage", "direct_hit", "veto"), book=book))
    }
    assert found == {"veto"}


def test_protection_is_offered_first() -> None:
    found = standing.offers(OwnView(cards=("morale_boost", "sabotage")))
    assert (found[0].card, found[0].only) == ("sabotage", "at:me")


@pytest.mark.parametrize("speech", [EN, RU], ids=["en", "ru"])
def test_questions_and_answers_of_a_round_fit_their_buttons(speech: Any) -> None:
    """Of the first turns, as an android plays them."""
    seen: set[str] = set()

    def read(state: Any) -> bool:
        for prompt in RULES.prompts(state):
            assert "{" not in speech(prompt.key, seats=NAMES, **prompt.args)
            seen.add(prompt.key)
            for choice in prompt.choices[:40]:
                fits(choice)
        return state.round > 1

    def fits(choice: Choice) -> None:
        label = speech(choice.label, seats=NAMES, **choice.args)
        assert 0 < len(label) <= LABEL and not label.startswith("ti-"), label
        if choice.hint is not None:
            room = CARD if choice.hint.startswith(CARDS) else HINT
            assert 0 < len(speech(choice.hint, seats=NAMES, **choice.args)) <= room, choice.hint
        assert choice.group is None or speech.has(choice.group), choice.group

    advanced(acting(), read)
    assert {"ti-turn", "ti-move", "ti-land", "ti-follow", "ti-form"} <= seen


def test_races_are_called_by_their_names() -> None:
    state = RULES.start(Options(races="choose", galaxy="preset"), 3, Dice(SEED, 0))
    (prompt,) = RULES.prompts(state)
    labels = {EN(each.label, **each.args) for each in prompt.choices}
    assert "The Emirates of Hacan" in labels and len(labels) == 14
    events = RULES.play(state, prompt.seat, prompt.choices[0].action, Dice(SEED, 0))
    taken = next(event for event in events if event.key == "ti-race-taken")
    assert "Баронат Летнев" in RU(taken.key, seats=NAMES, **taken.args)


def test_a_question_is_shown_with_the_picture_it_is_about() -> None:
    state = acting()
    seat = state.order[0]
    prompt = RULES.prompts(state)[0]
    assert look.now(RULES.view(state, seat), seat, prompt) == ["galaxy"]
    assert look.now(RULES.view(state, seat), seat, None) == [f"player.{seat}"]
    RULES.play(state, seat, prompt.choices[2].action, Dice(SEED, 0))
    moving = RULES.prompts(state)[0]
    assert moving.key == "ti-move"
    assert look.now(RULES.view(state, seat), seat, moving) == [f"system.{moving.args['system']}"]


@pytest.mark.parametrize("speech", [EN, RU], ids=["en", "ru"])
def test_a_hand_of_cards_fits_beside_its_buttons(speech: Any) -> None:
    """As many of the longest as are buttons; what does not fit would be cut in the middle of a sentence."""
    for cards in (ACTION_CARDS, POLITICAL_CARDS):
        lines = [speech(hint, **facts) for hint, facts in map(texts.card, cards) if hint]
        assert len(lines) == len(cards)
        longest = sorted(lines, key=len)[-arranged.BUTTONS :]
        heads = len("-# **** · \n") + max(len(speech.name("twilight_imperium", each)) for each in cards)
        assert sum(len(each) + heads for each in longest) <= prompts.NOTES
