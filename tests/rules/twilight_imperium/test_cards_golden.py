"""Every Action Card, played once in a prepared position: what changed is what its text says."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.components_cards import ACTION_CARDS
from tests.rules.twilight_imperium.golden import Case, played
from tests.rules.twilight_imperium.golden_peace import ACTION, STRATEGY
from tests.rules.twilight_imperium.golden_war import BATTLES, OTHER, SENATE

CASES = [*STRATEGY, *ACTION, *BATTLES, *SENATE, *OTHER]
ELSEWHERE = {"council_dissolved", "master_of_fate", "sabotage", "touch_of_genius"}
"""Never played, in a chain of choices, or on other cards: shown in tests of their own."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_a_card_does_what_its_text_says(case: Case) -> None:
    _, changes, _ = played(case)
    assert changes == sorted(case.changes)


def test_every_card_is_played_once() -> None:
    names = [case.card for case in CASES]
    assert len(names) == len(set(names))
    assert set(names) | ELSEWHERE == set(ACTION_CARDS)
