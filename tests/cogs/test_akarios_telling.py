"""How a turn of Stars of Akarios reads: one line for one pilot."""

from __future__ import annotations

import pytest

from cogs import clauses, storyteller
from cogs.akarios.story import STORY
from rules.core.contract import Event
from words import words

NAMES = {0: "Ann"}
FLIGHT = [
    Event("ak-acts", {"player": "#0", "card": "@veer"}),
    Event("ak-stress-gained", {"seat": "#0", "n": 1, "stress": 3}),
    Event("ak-enters-asteroids", {"ship": "#0", "hex": "I9"}),
    Event("ak-loses-hull", {"ship": "#0", "n": 1}),
    Event("ak-moves", {"player": "#0", "hexes": ("I9", "J8"), "to": "J8"}),
]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "gains 1 stress (3 now); enters asteroids on I9; loses 1 hull; flies to J8."),
        ("ru", "стресс +1 (теперь 3); влетает в астероиды на I9; теряет 1 единицу корпуса; летит на J8."),
    ],
)
def test_what_a_flight_costs_stands_in_its_line(lang: str, told: str) -> None:
    (line,) = storyteller.tell(STORY, FLIGHT, words(lang), NAMES).split("\n")
    assert line.startswith("**Ann**: ") and line.endswith(told)
    assert line.count("Ann") == 1


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "New on the map: The Paymaster and Wreck of the Lantern"),
        ("ru", "Разведано: Казначей и «Фонарь» не отвечает"),
    ],
)
def test_what_was_scouted_is_one_list(lang: str, told: str) -> None:
    found = [Event("ak-gain-skill", {"n": 1})]
    found += [Event("ak-scouted", {"location": f"@{node}"}) for node in ("008", "009")]
    assert storyteller.tell(STORY, found, words(lang), NAMES).split("\n")[1:] == [told]


def test_somebody_elses_stress_is_told_under_their_name() -> None:
    found = [Event("ak-stress-gained", {"seat": "#1", "n": 1, "stress": 3})]
    (clause,) = clauses.told(STORY, found, "#0", words("en"), {0: "Ann", 1: "Ben"})
    assert clause.text.startswith("Ben gains 1 stress") and not clause.short
