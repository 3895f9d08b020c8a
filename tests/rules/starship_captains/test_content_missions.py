"""The fifty missions and the epilogues: what their data files must keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from rules.starship_captains.components import EPILOGUES, MISSIONS, TECHS, Effect, Mission, Row
from tests.rules.starship_captains.pricing import flat, worth

HABIT = {
    "red": {"move", "jump", "fleet"},
    "yellow": {"fight", "ambush", "artifact", "pirates"},
    "blue": {"repair", "research", "draw_tech", "draw_omega", "android", "androids"},
}
DECISIONS = {
    "move": 1,
    "jump": 1,
    "repair": 1,
    "fight": 1,
    "advance_any": 1,
    "advance_split": 1,
    "research": 2,
    "train": 1,
    "promote": 1,
    "recall": 1,
}
"""Choices asked for by one unit of an effect; a draw of cards asks for card and slot whatever its number."""


def words_of(row: Row) -> set[str]:
    """What a row does, an advance by the name of its faction."""
    return {effect.faction or effect.do for effect in flat(row.effects)}


def with_any(*names: str) -> set[str]:
    return {
        mission.id for mission in MISSIONS.values() if any(words_of(row) & set(names) for row in mission.rows)
    }


def decisions(effects: Iterable[Effect]) -> int:
    asked = 0
    for effect in effects:
        if effect.do in ("draw_tech", "draw_omega"):
            asked += 2
        elif effect.do == "choose":
            asked += 1 + max(decisions(option) for option in effect.options)
        elif effect.do == "per":
            asked += effect.max * decisions(effect.effects)
        else:
            asked += DECISIONS.get(effect.do, 0) * effect.n
    return asked


def breaks_habit(row: Row) -> bool:
    if row.colour == "gold":
        return False
    done = words_of(row)
    others = set().union(*(habit for colour, habit in HABIT.items() if colour != row.colour))
    return bool(done & others) and not done & HABIT[row.colour]


@pytest.fixture(params=sorted(MISSIONS))
def mission(request: pytest.FixtureRequest) -> Mission:
    return MISSIONS[request.param]


@pytest.mark.rule("SC-005")
def test_there_are_fifty_missions_of_two_three_and_four_rows() -> None:
    assert len(MISSIONS) == 50
    assert Counter(len(mission.rows) for mission in MISSIONS.values()) == {2: 16, 3: 24, 4: 10}


def test_the_rows_ask_for_the_three_colours_alike() -> None:
    colours = Counter(row.colour for mission in MISSIONS.values() for row in mission.rows)
    assert colours == {"red": 42, "yellow": 42, "blue": 42, "gold": 18}


def test_no_colour_stands_in_three_rows_of_a_mission(mission: Mission) -> None:
    assert max(Counter(row.colour for row in mission.rows).values()) <= 2


def test_points_grow_with_the_rows(mission: Mission) -> None:
    low, high = {2: (2, 3), 3: (3, 5), 4: (6, 7)}[len(mission.rows)]
    assert low <= mission.points <= high


def test_a_mission_is_worth_what_its_crew_costs(mission: Mission) -> None:
    rows = sum(worth(row.effects) * (0.6 if row.colour == "gold" else 1) for row in mission.rows)
    assert 1.5 * mission.points + rows == pytest.approx(4 * len(mission.rows) + 1, abs=1.001)


def test_every_row_is_worth_taking_and_none_dwarfs_the_rest(mission: Mission) -> None:
    values = [worth(row.effects) for row in mission.rows]
    for row, value in zip(mission.rows, values, strict=True):
        assert 1 <= value <= (4.5 if row.colour == "gold" else 3.5)
    if len(values) == 2:
        assert min(values) <= 3


def test_at_most_one_row_of_a_mission_asks_for_more_than_two_decisions(mission: Mission) -> None:
    assert sum(decisions(row.effects) > 2 for row in mission.rows) <= 1


@pytest.mark.parametrize(
    ("effects", "missions"),
    [
        (("ambush",), 12),
        (("damage",), 8),
        (("move", "jump"), 12),
        (("recall", "cadet"), 6),
        (("draw_tech",), 3),
    ],
)
def test_the_deck_keeps_its_plan(effects: tuple[str, ...], missions: int) -> None:
    assert len(with_any(*effects)) == missions


def test_a_quarter_of_the_missions_breaks_the_habits_of_the_colours() -> None:
    rebels = [mission.id for mission in MISSIONS.values() if any(breaks_habit(row) for row in mission.rows)]
    assert 10 <= len(rebels) <= 15


def test_in_six_missions_or_more_the_ship_moves_before_it_fights() -> None:
    def moves_first(mission: Mission) -> bool:
        moving = [at for at, row in enumerate(mission.rows) if words_of(row) & {"move", "jump"}]
        fighting = [at for at, row in enumerate(mission.rows) if words_of(row) & {"fight", "ambush"}]
        return bool(moving and fighting) and moving[0] < fighting[0]

    assert sum(moves_first(mission) for mission in MISSIONS.values()) >= 6


def test_a_fight_comes_after_the_ambush_of_its_row(mission: Mission) -> None:
    for row in mission.rows:
        done = [effect.do for effect in row.effects]
        if "ambush" in done and "fight" in done:
            assert done.index("ambush") < done.index("fight")


def test_the_missions_of_the_notes_do_what_the_notes_say() -> None:
    def done(name: str) -> list[Effect]:
        return [effect for row in MISSIONS[name].rows for effect in row.effects]

    assert Effect("draw_tech", n=3) in done("android_library")
    assert Effect("peek_missions", n=3) in done("stargate")
    assert [effect.count for effect in done("collective_mind_repair") if effect.do == "per"] == [
        "android_crew"
    ]


@pytest.mark.rule("SC-377")
def test_secret_plans_and_the_megacomputer_alone_draw_omegas() -> None:
    techs = {tech.id for tech in TECHS.values() if "draw_omega" in {e.do for e in flat(tech.effects)}}
    assert with_any("draw_omega") | techs == {"secret_plans", "omega_megacomputer"}


def test_names_and_flavour_are_in_both_languages_and_fit_the_card(mission: Mission) -> None:
    for text, limit in ((mission.name, 40), (mission.flavour, 90)):
        assert set(text) == {"en", "ru"}
        assert all(0 < len(words) <= limit for words in text.values())
    for text in (mission.name, mission.flavour):
        assert any("а" <= letter <= "я" for letter in text["ru"].lower())


def test_no_two_missions_share_a_name_or_a_joke() -> None:
    for lang in ("en", "ru"):
        assert len({mission.name[lang] for mission in MISSIONS.values()}) == 50
        assert len({mission.flavour[lang] for mission in MISSIONS.values()}) == 50


@pytest.mark.rule("SC-337")
def test_every_total_has_exactly_one_epilogue() -> None:
    spans = [(epilogue.low, epilogue.high) for epilogue in EPILOGUES]
    assert spans == [(0, 20), *((total, total) for total in range(21, 75)), (75, 999)]


@pytest.mark.rule("SC-339")
def test_epilogues_are_short_words_in_both_languages_all_different() -> None:
    for lang in ("en", "ru"):
        texts = [epilogue.text[lang] for epilogue in EPILOGUES]
        assert len(set(texts)) == 56
        assert all(20 < len(text) <= 220 for text in texts)
    assert all(set(epilogue.text) == {"en", "ru"} for epilogue in EPILOGUES)
