"""Which dice fill which cells."""

from __future__ import annotations

import pytest

from rules.akarios.battle.cells import cells, filled, fits, placements
from rules.akarios.components import BASICS, CARDS
from rules.akarios.state import Die
from tests.rules.akarios.fight import Fight


@pytest.mark.rule("AK-086", "AK-087", "AK-088", "AK-102")
@pytest.mark.parametrize(
    ("cell", "taken"),
    [("move", {"move", "joker", "stress"}), ("attack", {"attack", "joker", "stress"})],
)
def test_a_cell_takes_its_own_face_jokers_and_stress(cell: str, taken: set[str]) -> None:
    assert {face for face in ("move", "attack", "joker", "stress") if fits(face, cell)} == taken  # type: ignore[arg-type]


@pytest.mark.rule("AK-103", "AK-104")
def test_a_joker_cell_takes_all_and_a_stress_cell_only_stress() -> None:
    faces = ("move", "attack", "joker", "stress")
    assert all(fits(face, "joker") for face in faces)
    assert [face for face in faces if fits(face, "stress")] == ["stress"]


@pytest.mark.rule("AK-105")
def test_each_split_cell_is_an_action_of_its_own() -> None:
    two = cells("M|M")
    assert filled(two, [], ["move"]) == (0,)
    assert filled(two, [0], ["move"]) == (1,)
    assert filled(two, [0, 1], ["move"]) is None
    assert filled(two, [], ["move", "move"]) is None


@pytest.mark.rule("AK-106")
def test_joined_cells_are_filled_all_at_once() -> None:
    joined = cells("A&A")
    assert filled(joined, [], ["attack"]) is None
    assert filled(joined, [], ["attack", "joker"]) == (0, 1)
    assert filled(joined, [0, 1], ["attack", "attack"]) is None


@pytest.mark.rule("AK-107", "AK-108")
def test_extra_cells_are_filled_from_the_left_in_one_placement() -> None:
    extra = cells("A+A+A")
    assert filled(extra, [], ["attack"]) == (0,)
    assert filled(extra, [], ["attack", "attack"]) == (0, 1)
    assert filled(extra, [0], ["attack"]) is None
    assert filled(extra, [], ["attack"] * 4) is None


@pytest.mark.rule("AK-109")
def test_an_energy_cell_needs_no_die_and_works_once() -> None:
    energy = cells("E")
    assert filled(energy, [], []) == (0,)
    assert filled(energy, [], ["joker"]) is None
    assert filled(energy, [0], []) is None


@pytest.mark.rule("AK-110")
def test_each_die_is_checked_against_its_own_cell() -> None:
    both = cells("A&M")
    assert filled(both, [], ["attack", "move"]) == filled(both, [], ["move", "attack"]) == (0, 1)
    assert filled(both, [], ["attack", "attack"]) is None
    assert filled(both, [], ["joker", "attack"]) == (0, 1)


def test_the_ways_to_pay_are_told_apart_by_faces() -> None:
    dice = [Die("attack"), Die("attack"), Die("joker"), Die("move", "move_2")]
    assert list(placements(cells("A+A"), [], dice)) == [(0,), (2,), (0, 1), (0, 2)]
    assert list(placements(cells("E"), [], dice)) == [()]
    assert list(placements(cells(""), [], dice)) == []


def test_every_card_of_the_box_has_cells_that_can_be_read() -> None:
    for row in (*CARDS.values(), *BASICS.values()):
        assert cells(row.cells).kind in ("none", "split", "joined", "extra", "energy")


@pytest.mark.rule("AK-118")
@pytest.mark.parametrize("face", ["move", "attack", "joker", "stress"])
def test_the_basic_turn_takes_any_die(face: str) -> None:
    fight = Fight(f"p0 argonaut H6 n dice={face}")
    fight.play("act turn 0 turn=ne")
    assert fight.ship("p0").facing == 1


@pytest.mark.rule("AK-122", "AK-111")
def test_a_basic_action_is_done_once_a_round() -> None:
    fight = Fight("p0 argonaut H6 n dice=move,move,move")
    fight.play("act move_2 0")
    assert fight.refused("act move_2 1") == "ak-illegal-cells-used"
    fight.play("act move_1 1 way=l")


def test_gyro_stabiliser_gives_the_basic_turn_another_cell() -> None:
    fight = Fight("p0 argonaut H6 n cards=burst_fire,flank,gyro_stabiliser dice=move,move,move")
    fight.play("act turn 0 turn=ne")
    fight.play("act turn 1 turn=n")
    assert fight.ship("p0").facing == 0
    assert fight.refused("act turn 2 turn=ne") == "ak-illegal-cells-used"
