"""Crew kinds, training and promotion, and figures called back (sections 26 and 27)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.starship_captains.components import COLOURS, Effect
from rules.starship_captains.pieces import FIGURES
from tests.rules.starship_captains.table import Table


def table_with(medals: int = 0, ready: str = "red", queue: str = "", techs: tuple[str, ...] = ()) -> Table:
    table = Table()
    table.me.medals = medals
    table.me.ready = ready.split()  # type: ignore[assignment]
    table.me.queue = queue.split()  # type: ignore[assignment]
    for slot, tech in zip(table.me.slots, techs, strict=False):
        slot.tech = tech
    return table


def crew_choices(table: Table) -> list[str]:
    return [text for text in table.choices if text.startswith(("train", "promote"))]


@pytest.mark.rule("SC-244")
def test_a_commander_is_an_ensign_with_a_ring() -> None:
    assert set(FIGURES) == {*COLOURS, "cadet", "android", *(f"{colour}_commander" for colour in COLOURS)}
    table = table_with(medals=3, ready="yellow")
    table.play("promote yellow")
    assert (table.me.ready, table.me.rings) == (["yellow_commander"], 4)


@pytest.mark.rule("SC-245")
def test_only_figures_of_the_ready_room_act_train_and_are_promoted() -> None:
    table = table_with(medals=9, ready="red", queue="yellow blue cadet")
    assert not [text for text in table.choices if "yellow " in text or "cadet" in text]
    assert crew_choices(table) == ["train red yellow", "train red blue", "promote red"]
    table.refuses("room science blue")
    table.refuses("train cadet red")
    table.refuses("promote blue")


@pytest.mark.rule("SC-246")
def test_everybody_starts_with_two_ensigns_of_each_colour_and_a_cadet() -> None:
    for seats in (1, 2, 3, 4):
        for player in Table(seats).state.players:
            aboard = Counter([*player.ready, *player.queue])
            assert aboard == {"red": 2, "yellow": 2, "blue": 2, "cadet": 1}


@pytest.mark.rule("SC-247")
def test_crew_and_queue_have_no_limit() -> None:
    table = table_with(ready="red", queue="red " * 60)
    table.effects(Effect("cadet", n=50), Effect("android", n=20))
    assert table.me.ready.count("cadet") == 50
    assert table.me.ready.count("android") == 20
    player = table.me
    table.play("room repair red")
    assert len(player.queue) == 61


@pytest.mark.rule("SC-248", "SC-249")
def test_training_costs_a_medal_and_changes_a_figure_of_the_ready_room() -> None:
    table = table_with(medals=2, ready="blue cadet", queue="red")
    table.play("train cadet yellow")
    assert (table.me.ready, table.me.medals) == (["yellow", "blue"], 1)
    table.play("train blue red")
    assert (table.me.ready, table.me.medals) == (["red", "yellow"], 0)
    assert table.me.queue == ["red"]
    assert crew_choices(table) == []


@pytest.mark.rule("SC-248")
def test_a_cadet_may_take_any_colour() -> None:
    table = table_with(medals=1, ready="cadet")
    assert crew_choices(table) == ["train cadet red", "train cadet yellow", "train cadet blue"]


@pytest.mark.rule("SC-250", "SC-277")
def test_commanders_and_androids_are_neither_trained_nor_promoted() -> None:
    table = table_with(medals=9, ready="red_commander blue_commander android")
    assert crew_choices(table) == []
    table.refuses("train android red")
    table.refuses("train red_commander blue")


@pytest.mark.rule("SC-251")
def test_promotion_costs_three_medals_and_keeps_the_colour() -> None:
    table = table_with(medals=2, ready="red blue", queue="yellow")
    table.refuses("promote blue")
    table.me.medals = 4
    assert [text for text in table.choices if text.startswith("promote")] == ["promote red", "promote blue"]
    table.play("promote blue")
    assert (table.me.ready, table.me.medals, table.me.rings) == (["red", "blue_commander"], 1, 4)


@pytest.mark.rule("SC-252")
def test_a_cadet_is_trained_first_and_then_promoted_in_the_same_turn() -> None:
    table = table_with(medals=4, ready="cadet")
    assert not [text for text in table.choices if text.startswith("promote")]
    table.play("train cadet blue", "promote blue")
    assert (table.me.ready, table.me.medals) == (["blue_commander"], 0)


@pytest.mark.rule("SC-253")
def test_without_a_ring_nobody_is_promoted() -> None:
    table = table_with(medals=30, ready="red " * 6)
    for _ in range(5):
        table.play("promote red")
    assert (table.me.rings, table.me.ready.count("red_commander")) == (0, 5)
    table.refuses("promote red")
    table.effects(Effect("promote"))
    assert table.asked == "sc-ask-turn", "a free one needs a ring as well"


@pytest.mark.rule("SC-254")
def test_one_turn_may_hold_many_trainings_and_promotions() -> None:
    table = table_with(medals=9, ready="cadet cadet red")
    table.play("train cadet red", "train cadet red", "promote red", "promote red", "train red blue")
    assert table.me.ready == ["blue", "red_commander", "red_commander"]
    assert table.state.turn == 0


@pytest.mark.rule("SC-255")
def test_a_figure_just_trained_or_promoted_acts_at_once() -> None:
    table = table_with(medals=1, ready="cadet")
    table.play("train cadet red", "room helm red")
    assert table.asked == "sc-ask-move"
    table = table_with(medals=3, ready="red")
    table.play("promote red", "room helm red_commander", "skip")
    assert table.asked == "sc-ask-second-task"


@pytest.mark.rule("SC-256")
def test_a_commander_comes_back_from_the_queue_as_a_commander() -> None:
    table = table_with(ready="red_commander", queue="yellow blue cadet cadet")
    player = table.me
    table.play("room repair red_commander", "skip", "skip")
    assert player.queue[-1] == "red_commander"
    player.queue = ["red_commander", "yellow", "blue", "cadet"]
    table.play("pass", "pass")
    assert table.state.round == 2
    assert player.ready == ["red_commander"]


@pytest.mark.rule("SC-257")
def test_medals_of_this_turn_pay_for_training_on_the_next() -> None:
    table = table_with(ready="red cadet")
    table.state.pirates.cards.append("green_medal")
    player = table.me
    table.play("room helm red", "go larkspur")
    table.effects(Effect("medal", n=5))
    assert player.medals == 5
    table.refuses("train cadet red")
    table.play("skip")
    assert table.state.turn == 1
    table.play("pass")
    assert "train cadet red" in table.choices


@pytest.mark.rule("SC-258")
def test_training_into_the_same_colour_is_not_offered() -> None:
    table = table_with(medals=1, ready="red yellow blue")
    assert not {f"train {colour} {colour}" for colour in COLOURS} & set(table.choices)
    assert len(crew_choices(table)) == 6
    table.refuses("train red red")


def test_free_trainings_and_promotions_cost_nothing_and_may_be_declined() -> None:
    table = table_with(ready="red cadet")
    table.effects(Effect("train", n=2))
    assert (table.asked, table.choices[-1]) == ("sc-ask-free-training", "skip")
    table.play("train cadet blue")
    assert table.asked == "sc-ask-free-training"
    table.play("skip")
    assert (table.me.ready, table.me.medals, table.asked) == (["red", "blue"], 0, "sc-ask-turn")
    table.effects(Effect("promote"))
    assert table.choices == ["promote red", "promote blue", "skip"]
    table.play("promote red")
    assert (table.me.ready, table.me.rings, table.asked) == (["blue", "red_commander"], 4, "sc-ask-turn")


def test_a_gallery_lets_cargo_pay_in_place_of_medals() -> None:
    table = table_with(medals=1, ready="red", techs=("artifact_gallery",))
    table.me.artifacts = ["red_blue", "red_blue"]
    assert "train red blue" in table.choices and "train red blue pay=red_blue" in table.choices
    table.refuses("promote red", None)
    table.play("promote red pay=red_blue,red_blue")
    assert (table.me.ready, table.me.medals, table.me.artifacts) == (["red_commander"], 0, [])
    assert table.state.artifacts.discards == ["red_blue", "red_blue"]


@pytest.mark.parametrize(
    ("who", "places"),
    [("any", "1 2 3 4 5"), ("cadet", "3"), ("red", "1 4"), ("yellow", "2"), ("blue", "5")],
)
def test_a_recall_brings_back_figures_of_the_named_sort(who: str, places: str) -> None:
    table = table_with(ready="", queue="red yellow cadet red_commander blue")
    table.effects(Effect("recall", who=who))  # type: ignore[arg-type]
    assert table.choices == [*(f"order {place}" for place in places.split()), "skip"]


def test_several_figures_are_recalled_one_by_one_and_the_rest_may_be_declined() -> None:
    table = table_with(ready="", queue="red yellow cadet red")
    table.effects(Effect("recall", n=3))
    table.play("order 2")
    assert (table.me.ready, table.me.queue) == (["yellow"], ["red", "cadet", "red"])
    table.play("order 2", "skip")
    assert (table.me.ready, table.me.queue) == (["yellow", "cadet"], ["red", "red"])
    assert table.asked == "sc-ask-turn"


def test_a_recall_finds_nobody_in_an_empty_queue() -> None:
    table = table_with(ready="red", queue="blue")
    table.effects(Effect("recall", who="yellow"))
    assert table.asked == "sc-ask-turn"
