"""Every vector of the geometry, on boards where the rules measure them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.akarios.components import ARCS, PATTERNS
from rules.akarios.ship import arcs, patterns, sight
from rules.akarios.ship.arcs import Reach
from rules.akarios.ship.ships import Pose, pose
from rules.akarios.state import Ship, Status
from rules.core.hexes import Hex, distance, name
from tests.rules.akarios.table import Table

VECTORS: dict[str, list[dict[str, Any]]] = {
    table: rows
    for table, rows in tomllib.loads(
        (Path(__file__).parents[2] / "data/akarios_vectors.toml").read_text("utf-8")
    ).items()
    if isinstance(rows, list)
}
CELLS = st.builds(Hex, st.integers(-5, 5), st.integers(-5, 5))
LOOKS = st.integers(0, 5)


def test_all_vectors_are_here() -> None:
    assert {table: len(rows) for table, rows in VECTORS.items()} == {
        "los": 38,
        "behind": 19,
        "move": 14,
        "push": 8,
        "pull": 8,
    }


def hexes(pairs: list[list[int]]) -> list[Hex]:
    return [Hex(q, r) for q, r in pairs]


# Lines of sight


@pytest.mark.rule("AK-200", "AK-201", "AK-202", "AK-203", "AK-204", "AK-209", "AK-212", "AK-214", "AK-218")
@pytest.mark.parametrize("row", VECTORS["los"], ids=lambda row: row["name"])
def test_a_line_of_sight(row: dict[str, Any]) -> None:
    at = Pose(Hex(*row["attacker"]), row["facing"])
    assert sight.clear(at, Hex(*row["target"]), hexes(row["blockers"])) is row["visible"]


@pytest.mark.rule("AK-217")
def test_a_planet_at_the_bow_hides_what_is_ahead_and_not_what_is_beside() -> None:
    table = Table("p0 argonaut H6 n", "planet H5", "rs1 G6 s", "rs2 I6 s", "rs3 I5 s", "rs4 H4 s")
    seen = [
        ref for ref in ("rs1", "rs2", "rs3", "rs4") if sight.sees(table.battle, me(table), table.ship(ref))
    ]
    assert seen == ["rs1", "rs2"]


def me(table: Table) -> Ship:
    return table.ship("p0")


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("rs2 H5 s", marks=pytest.mark.rule("AK-205")),
        pytest.param("p1 chariot H5 s", marks=pytest.mark.rule("AK-205")),
        pytest.param("wormhole H5", marks=pytest.mark.rule("AK-206")),
        pytest.param("token buoy H5", marks=pytest.mark.rule("AK-211")),
    ],
)
def test_ships_wormholes_and_flat_tokens_hide_nothing(line: str) -> None:
    table = Table("p0 argonaut H6 n", "rs1 H4 s", line)
    assert sight.sees(table.battle, me(table), table.ship("rs1"))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("planet H5", marks=pytest.mark.rule("AK-207")),
        pytest.param("asteroids H5", marks=pytest.mark.rule("AK-208")),
        pytest.param("nebula H5", marks=pytest.mark.rule("AK-208")),
        pytest.param("token buoy H5 hull=8", marks=pytest.mark.rule("AK-211", "AK-447")),
    ],
)
def test_planets_asteroids_nebulae_and_tokens_with_hull_hide(line: str) -> None:
    table = Table("p0 argonaut H6 n", "rs1 H4 s", line)
    assert not sight.sees(table.battle, me(table), table.ship("rs1"))


@pytest.mark.rule("AK-211", "AK-447")
def test_a_destroyed_token_hides_nothing_any_more() -> None:
    table = Table("p0 argonaut H6 n", "rs1 H4 s", "token buoy H5 hull=8")
    table.battle.tokens["buoy"].hull = 0
    assert sight.sees(table.battle, me(table), table.ship("rs1"))


@pytest.mark.rule("AK-208", "AK-210")
@pytest.mark.parametrize("kind", ["asteroids", "nebula"])
def test_a_ship_among_asteroids_is_seen_also_from_the_same_token(kind: str) -> None:
    table = Table("p0 argonaut H6 n", "rs1 H5 s", f"{kind} H6,H5,I6", "rs2 H4 s")
    assert sight.sees(table.battle, me(table), table.ship("rs1"))
    assert not sight.sees(table.battle, me(table), table.ship("rs2"))


@pytest.mark.rule("AK-212")
def test_a_token_with_hull_does_not_hide_itself() -> None:
    table = Table("p0 argonaut H6 n", "token gate H4 hull=8")
    assert sight.sees(table.battle, me(table), table.battle.tokens["gate"])


@pytest.mark.rule("AK-215")
def test_the_own_ship_needs_no_line() -> None:
    table = Table("p0 argonaut H6 n", "asteroids H6,H5,I6")
    assert sight.sees(table.battle, me(table), me(table))


@pytest.mark.rule("AK-209", "AK-214")
@pytest.mark.parametrize("kind", ["asteroids", "nebula"])
def test_the_own_asteroid_hex_does_not_hide_what_is_behind(kind: str) -> None:
    table = Table("p0 argonaut H6 n", f"{kind} H6", "rs1 H7 n", "rs2 H8 n")
    assert all(sight.sees(table.battle, me(table), table.ship(ref)) for ref in ("rs1", "rs2"))


@pytest.mark.rule("AK-213", "AK-216")
@pytest.mark.parametrize(("looks", "seen"), [("se", True), ("n", False)])
def test_enemies_look_over_their_own_bow(looks: str, seen: bool) -> None:
    """The pair of vectors AK-218, the enemy now at the one end and now turned."""
    table = Table(f"rs1 E6 {looks}", "p0 argonaut H6 sw", "asteroids G6")
    near = Reach(range=5)
    assert (me(table) in arcs.reached(table.battle, pose(table.ship("rs1")), near)) is seen


@given(CELLS, LOOKS, st.frozensets(CELLS, max_size=6), st.data())
def test_what_is_taken_away_never_hides_more(
    target: Hex, looks: int, hiding: frozenset[Hex], data: st.DataObject
) -> None:
    left = data.draw(st.frozensets(st.sampled_from(sorted(hiding)))) if hiding else hiding
    at = Pose(Hex(0, 0), looks)
    assert sight.clear(at, target, left) >= sight.clear(at, target, hiding)


@given(CELLS, LOOKS, st.frozensets(CELLS, max_size=6), LOOKS, CELLS)
def test_sight_is_the_same_on_a_board_that_is_turned_and_moved(
    target: Hex, looks: int, hiding: frozenset[Hex], by: int, to: Hex
) -> None:
    at = Pose(Hex(0, 0), looks)
    there = Pose(to, (looks + by) % 6)
    moved = [cell.turned(by).plus(to) for cell in hiding]
    assert sight.clear(there, target.turned(by).plus(to), moved) == sight.clear(at, target, hiding)


# Arcs, ranges, behind


@pytest.mark.rule("AK-189", "AK-197")
@pytest.mark.parametrize("looks", range(6))
def test_an_arc_turns_with_its_ship(looks: int) -> None:
    at = Pose(Hex(3, 3), looks)
    for id, row in ARCS.items():
        inside = {Hex(q, r).turned(looks).plus(at.hex) for q, r in row.hexes}
        around = [cell.plus(at.hex) for cell in (Hex(q, r) for q in range(-10, 11) for r in range(-10, 11))]
        assert {cell for cell in around if arcs.covers(at, cell, Reach((id,)))} == inside


@pytest.mark.rule("AK-189", "AK-190", "AK-019")
def test_a_range_goes_all_round_as_far_as_it_says() -> None:
    table = Table("p0 argonaut H6 n", "rs1 H8 n", "rs2 H9 n", "rs3 J6 n", "rs4 K6 n", "asteroids I7")
    seen = arcs.reached(table.battle, pose(me(table)), Reach(range=2))
    assert [ship.ref for ship in seen] == ["p0", "rs1", "rs3"]


@pytest.mark.rule("AK-190")
def test_a_target_must_be_in_the_arc_and_in_sight() -> None:
    table = Table("p0 argonaut H6 n", "rs1 H3 s", "rs2 H4 s", "rs3 H8 n", "rs4 G5 n", "asteroids G5,G4,H4")
    inside = arcs.reached(table.battle, pose(me(table)), Reach(("standard",)))
    assert [ship.ref for ship in inside] == ["rs2", "rs4"]


@pytest.mark.rule("AK-244")
@pytest.mark.parametrize("row", VECTORS["behind"])
def test_behind_is_the_cone_at_the_stern(row: dict[str, Any]) -> None:
    home = Hex(7, 2)
    target = Ship("rs1", "enemy", "ronin_scout", name(home), row["target_facing"])
    way = Hex(*row["attacker"]).minus(Hex(*row["target"]))
    assert distance(Hex(0, 0), way) == row["distance"]
    assert arcs.behind(target, home.plus(way)) is row["behind"]


@pytest.mark.rule("AK-244")
@given(CELLS, LOOKS)
def test_behind_is_a_third_of_the_circle_whatever_the_facing(way: Hex, looks: int) -> None:
    home = Hex(7, 2)
    target = Ship("rs1", "enemy", "ronin_scout", name(home), looks)
    cone = {Hex(q, r) for q, r in ARCS["behind_cone10"].hexes}
    assert arcs.behind(target, home.plus(way.turned(looks))) is (way in cone)


@pytest.mark.rule("AK-260")
def test_nobody_is_behind_a_token() -> None:
    table = Table("p0 argonaut H6 n", "token gate H4 hull=8")
    assert not arcs.behind(table.battle.tokens["gate"], Hex(7, 2))


# Patterns


@pytest.mark.rule("AK-018", "AK-144", "AK-151", "AK-153", "AK-154", "AK-156")
@pytest.mark.parametrize("row", VECTORS["move"], ids=lambda row: f"{row['pattern']}-{row['stop_after']}")
def test_a_move(row: dict[str, Any]) -> None:
    start = Pose(Hex(*row["start"]), row["facing"])
    way = patterns.route(row["pattern"], start, row["mirror"])
    end = patterns.stopped(start, way, row["stop_after"])
    assert [step.hex for step in way][: row["stop_after"]] == hexes(row["path"])
    assert end == Pose(Hex(*row["end"]), row["end_facing"])
    assert (row["stop_after"] < len(way)) == (row["stress"] == 1)


@pytest.mark.rule("AK-115")
@given(st.sampled_from(sorted(PATTERNS)), LOOKS)
def test_a_pattern_is_mirrored_about_the_bow(pattern: str, looks: int) -> None:
    """To the left it is what it is to the right, seen in a mirror; nothing else can be mirrored."""
    start = Pose(Hex(0, 0), looks)
    right, left = (patterns.route(pattern, start, side) for side in (False, True))
    assert [mirrored(step, looks) for step in right] == left
    assert patterns.sides(pattern) == ((False, True) if left != right else (False,))


def mirrored(step: Pose, looks: int) -> Pose:
    """About the axis through the bow: on a board that looks north, q turns round."""
    flat = step.hex.turned(-looks)
    return Pose(Hex(-flat.q, flat.r + flat.q).turned(looks), (2 * looks - step.facing) % 6)


@pytest.mark.rule("AK-148")
@pytest.mark.parametrize("looks", range(6))
def test_a_turn_is_two_steps_at_most(looks: int) -> None:
    assert patterns.turns(looks)[0] == looks
    assert sorted((each - looks) % 6 for each in patterns.turns(looks)) == [0, 1, 2, 4, 5]


@pytest.mark.rule("AK-157")
def test_ships_are_passed_but_not_ended_on() -> None:
    table = Table("p0 argonaut H6 n", "rs1 H5 s", "rs2 H3 s")
    way = patterns.route("straight3", pose(me(table)))
    assert patterns.stops(table.battle, me(table), way) == [0, 2]


@pytest.mark.rule("AK-158")
def test_nobody_leaves_the_board() -> None:
    table = Table("p0 argonaut H2 n")
    way = patterns.route("straight3", pose(me(table)))
    assert patterns.stops(table.battle, me(table), way) == [0, 1]


@pytest.mark.rule("AK-175", "AK-447", "AK-446")
@pytest.mark.parametrize(
    ("line", "stops"),
    [
        ("planet H4", [0, 1]),
        ("token buoy H4 hull=8", [0, 1]),
        ("token buoy H4", [0, 1, 2, 3]),
        ("asteroids H4", [0, 1, 2, 3]),
    ],
)
def test_planets_and_tokens_with_hull_bar_the_way(line: str, stops: list[int]) -> None:
    table = Table("p0 argonaut H6 n", line)
    assert patterns.stops(table.battle, me(table), patterns.route("straight3", pose(me(table)))) == stops


@pytest.mark.rule("AK-161", "AK-376")
def test_before_an_obstacle_one_goes_back_to_a_free_hex() -> None:
    table = Table("p0 argonaut H6 n", "rs1 H5 s", "rs2 H4 s", "planet H3")
    assert patterns.stops(table.battle, me(table), patterns.route("straight3", pose(me(table)))) == [0]


def test_a_loop_may_end_where_it_began() -> None:
    """The own ship is nobody else."""
    table = Table("p0 argonaut H6 n")
    way = [Pose(Hex(7, 1), 0), Pose(Hex(7, 2), 3)]
    assert patterns.stops(table.battle, me(table), way) == [0, 1, 2]


def test_what_flies_through_everything_still_does_not_end_in_it() -> None:
    table = Table("p0 argonaut H6 n", "planet H5", "token gate H4 hull=3")
    table.battle.statuses.append(Status(what=patterns.PHASED, on=me(table).ref, source="hyperdrive"))
    way = patterns.route("straight5", pose(me(table)))
    assert patterns.stops(table.battle, me(table), way) == [0, 3, 4, 5]


# Push and Pull


@pytest.mark.rule("AK-541")
@pytest.mark.parametrize("row", VECTORS["push"])
def test_a_push(row: dict[str, Any]) -> None:
    assert patterns.pushed(Hex(*row["by"]), Hex(*row["at"])) == sorted(hexes(row["next"]))


@pytest.mark.rule("AK-547", "AK-548")
@pytest.mark.parametrize("row", VECTORS["pull"])
def test_a_pull(row: dict[str, Any]) -> None:
    assert patterns.pulled(Hex(*row["by"]), Hex(*row["at"])) == sorted(hexes(row["next"]))


@pytest.mark.rule("AK-542", "AK-547")
def test_of_two_equal_hexes_the_free_one_is_left() -> None:
    table = Table("p0 argonaut H6 n", "rs1 I5 s", "rs2 J4 s", "rs3 I3 s")
    target = table.ship("rs1")
    by, at = pose(me(table)).hex, pose(target).hex
    both = patterns.pushed(by, at)
    assert len(both) == 2
    table.ship("rs2").hex = name(both[0])
    assert patterns.shoved(table.battle, by, target, at, pull=False) == [both[1]]
    table.ship("rs3").hex = name(both[1])
    assert patterns.shoved(table.battle, by, target, at, pull=False) == []


@given(CELLS, CELLS)
def test_pushed_is_further_and_pulled_is_nearer(by: Hex, at: Hex) -> None:
    if by != at:
        assert {distance(by, cell) for cell in patterns.pushed(by, at)} == {distance(by, at) + 1}
    assert {distance(by, cell) for cell in patterns.pulled(by, at)} <= {distance(by, at) - 1}
