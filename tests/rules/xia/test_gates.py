"""Gate travel (XIA-339 to XIA-347)."""

from __future__ import annotations

import pytest

from rules.xia.frames import Moving
from tests.rules.xia.flying import fly, move, moving, pilot
from tests.rules.xia.layout import space
from tests.rules.xia.table import Table

HERE, THERE = space("expeditor_gate", 0, 0), space("deltas_gate", 0, 0)
DELTAS = [space("deltas_gate", q, 0) for q in (-1, 0, 1)]
TIGER = space("tigris_gate", 1, 0)
FAR = "lost_sector"


def rider(at: str = HERE, points: int = 3, **options: object) -> Table:
    """Between the two gates lies an empty sector."""
    table = pilot(FAR, "expeditor_gate", "deltas_gate", at=at, **options)
    move(table, points)
    return table


@pytest.mark.rule("XIA-339")
def test_gate_spaces_are_flown_through_like_any_other() -> None:
    table = pilot("deltas_gate", at=space("deltas_gate", -2, 0))
    fly(table, space("deltas_gate", 2, 0), points=4, rolls=[1])
    assert table.state.players[0].space == space("deltas_gate", 2, 0)
    assert table.rolls == [1]


@pytest.mark.rule("XIA-340")
def test_a_point_leads_to_any_space_of_another_gate() -> None:
    table = rider()
    assert sorted(choice for choice in table.choices if choice.startswith("warp")) == sorted(
        f"warp to={each}" for each in DELTAS
    )
    labels = [each.label for each in table.offered if each.label.startswith("xia-warp")]
    assert labels == ["xia-warp"] * 3
    table.play(f"warp to={THERE}", rolls=[1])
    assert table.state.players[0].space == THERE
    assert table.frame(Moving).left == 2
    assert table.rolls == [1], "no border is crossed"


@pytest.mark.rule("XIA-340", "XIA-341")
def test_travel_needs_a_gate_below_and_another_gate() -> None:
    table = rider(at=space("expeditor_gate", -1, 0))
    table.refuses(f"warp to={THERE}")
    table = rider()
    table.refuses(f"warp to={space('expeditor_gate', 0, -1)}")
    table.refuses(f"warp to={space('deltas_gate', 0, 1)}")
    table.refuses("warp")


@pytest.mark.rule("XIA-341", "XIA-231")
def test_the_space_there_must_be_free_if_the_move_ends_on_it() -> None:
    table = rider(points=1)
    table.put(1, THERE)
    table.refuses(f"warp to={THERE}")
    table = rider(points=2)
    table.put(1, THERE)
    table.play(f"warp to={THERE}")
    assert "stop" not in table.choices
    table.play(f"fly {space('deltas_gate', 0, 1)}")
    assert table.state.players[0].space == space("deltas_gate", 0, 1)


@pytest.mark.rule("XIA-342")
def test_one_gate_alone_leads_nowhere() -> None:
    table = pilot("expeditor_gate", at=HERE)
    table.lay("tigris_gate", "expeditor_gate", 0)
    move(table, 3)
    assert not any(choice.startswith("warp") for choice in table.choices)


@pytest.mark.rule("XIA-343")
def test_gates_do_not_bring_spaces_into_reach() -> None:
    table = rider(points=1)
    table.refuses(f"fly {THERE}")


@pytest.mark.rule("XIA-344", "XIA-347", "XIA-345")
@pytest.mark.parametrize(("roll", "chosen"), [(5, 4), (8, 4), (9, 13), (15, 13), (16, 18), (19, 18)])
def test_the_tiger_gate_leads_where_the_die_says(roll: int, chosen: int) -> None:
    """Spawn points 3, 4, 13 and 18; the first is taken by another ship."""
    table = tiger()
    table.put(1, table.board.spawn_points()[3])
    table.play("warp", rolls=[roll])
    points = table.board.spawn_points()
    assert sorted(points) == [3, 4, 13, 18]
    assert table.state.players[0].space == points[chosen]
    assert table.frame(Moving).left == 2, "the move goes on"


def tiger(points: int = 3) -> Table:
    table = pilot("tigris_gate", "burning_horse", "expeditor_gate", at=TIGER)
    move(table, points)
    return table


@pytest.mark.rule("XIA-344")
def test_between_two_equally_near_the_higher_counts() -> None:
    table = pilot("tigris_gate", "outpost_338", "expeditor_gate", at=TIGER)
    table.put(1, table.board.spawn_points()[3])
    move(table, 3)
    table.play("warp", rolls=[10])
    assert table.state.players[0].space == table.board.spawn_points()[13]


@pytest.mark.rule("XIA-344", "XIA-053", "XIA-522")
def test_a_twenty_lets_the_captain_choose() -> None:
    table = tiger()
    table.play("warp", rolls=[20])
    assert table.state.players[0].fame == 1
    points = table.board.spawn_points()
    assert set(table.choices) == {f"pick {space}" for space in points.values()}
    table.play(f"pick {points[13]}")
    assert table.state.players[0].space == points[13]
    assert table.frame(Moving).left == 2


@pytest.mark.rule("XIA-346")
def test_taken_spawn_points_are_ignored() -> None:
    table = tiger()
    table.play("warp", rolls=[1])
    assert table.state.players[0].space == table.board.spawn_points()[3]
    table = tiger()
    table.put(1, table.board.spawn_points()[3])
    table.play("warp", rolls=[1])
    assert table.state.players[0].space == table.board.spawn_points()[4]


@pytest.mark.rule("XIA-345")
def test_no_gate_leads_to_the_tiger_or_from_it_to_a_gate() -> None:
    table = tiger()
    assert [choice for choice in table.choices if choice.startswith("warp")] == ["warp"]
    assert "xia-warp-tiger" in [each.label for each in table.offered]
    table.refuses(f"warp to={HERE}")
    table.turn(0)
    table.put(0, HERE)
    table.lay("deltas_gate", "tigris_gate", 4)
    move(table, 3)
    table.refuses(f"warp to={TIGER}")
    assert table.offers(f"warp to={THERE}")


@pytest.mark.rule("XIA-347")
def test_with_the_last_point_the_move_ends_there() -> None:
    table = tiger(points=1)
    table.play("warp", rolls=[1])
    assert moving(table) is None
    assert table.state.players[0].space == table.board.spawn_points()[3]


@pytest.mark.rule("XIA-058", "XIA-530")
def test_the_first_through_a_gate_has_fame_only_if_agreed() -> None:
    table = rider(gate_fame=True)
    table.play(f"warp to={THERE}")
    assert table.state.players[0].fame == 1
    table.play(f"warp to={HERE}")
    assert table.state.players[0].fame == 2, "the other gate had not been left through yet"
    table.play(f"warp to={THERE}")
    assert table.state.players[0].fame == 2
    table = rider()
    table.play(f"warp to={THERE}")
    assert table.state.players[0].fame == 0
    assert table.state.gates_used == ["expeditor_gate"]


@pytest.mark.rule("XIA-530")
def test_the_tiger_gate_counts_when_left_from() -> None:
    table = tiger()
    table.title("gate_rider")
    table.play("warp", rolls=[1])
    assert table.state.gates_used == ["tigris_gate"]
    assert table.state.open_titles[0].progress["0"] == 1


@pytest.mark.rule("XIA-041", "XIA-058")
def test_fame_that_wins_ends_the_journey() -> None:
    table = pilot("tigris_gate", at=TIGER, gate_fame=True, fame="5")
    table.state.players[0].fame = 4
    move(table, 3)
    table.play("warp", rolls=[7])
    assert table.state.winner == 0
    assert table.rolls == [7], "nobody rolls for where it leads"


def test_a_harpoon_does_not_hold_through_a_gate() -> None:
    table = rider()
    table.state.players[1].harpooned = "0"
    table.play(f"warp to={THERE}")
    assert table.state.players[1].harpooned is None


def test_the_tiger_gate_is_told_as_such() -> None:
    table = tiger()
    table.play("warp", rolls=[1])
    assert table.told("xia-tiger-leads")
    assert not table.told("xia-respawns")


def test_a_gate_riders_first_travel_of_a_turn_is_free() -> None:
    table = rider(points=2)
    table.title("gate_rider", 0)
    table.play(f"warp to={THERE}")
    assert table.frame(Moving).left == 2
    table.play(f"warp to={HERE}")
    assert table.frame(Moving).left == 1
