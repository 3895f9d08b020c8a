"""Range and line of sight (section 12b)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

import pytest

from rules.core.hexes import Hex, distance
from rules.xia import sight
from rules.xia.geometry import Board
from rules.xia.sight import sees
from tests.rules.xia.layout import VECTORS, alone, at, cluster, joined, space
from tests.rules.xia.table import Table


@pytest.mark.rule("XIA-183", "XIA-185", "XIA-186", "XIA-187", "XIA-191", "XIA-194")
@pytest.mark.parametrize("case", VECTORS["sight"], ids=lambda case: case["why"])
def test_sight_and_distance_as_computed_elsewhere(case: dict[str, Any]) -> None:
    board = alone(case["sector"])
    one, other = at(board, *case["from"]), at(board, *case["to"])
    assert board.distance(one, other) == case["distance"]
    assert sees(board, one, other) is case["sight"]
    assert sees(board, other, one) is case["sight"]


@pytest.mark.rule("XIA-184")
def test_distance_is_half_the_sum_of_the_axial_differences() -> None:
    board = joined("kemplar_ii", 0, "pelmont")
    for one, other in combinations(board.spaces, 2):
        a, b = board.where[one], board.where[other]
        dq, dr = a.q - b.q, a.r - b.r
        assert board.distance(one, other) == (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@pytest.mark.rule("XIA-183")
def test_range_ignores_borders_and_gates() -> None:
    gates = joined("expeditor_gate", 0, "deltas_gate")
    here, there = at(gates, 0, 0), at(gates, 3, 2)
    assert gates.spaces[here].kind == gates.spaces[there].kind == "gate"
    assert gates.distance(here, there) == 5
    star = alone("xia")
    assert star.distance(at(star, -2, 0), at(star, 2, 0)) == 4


@pytest.mark.rule("XIA-186")
@pytest.mark.parametrize(
    ("sector", "inside", "outside"),
    [
        ("outpost_338", (-1, 0), (-2, 0)),
        ("pelmont", (0, -1), (0, 0)),
        ("xia", (1, -1), (2, -1)),
        ("kemplar_ii", (1, -1), (2, -1)),
        ("kemplar_ii", (1, 0), (2, 0)),
    ],
    ids=["asteroid", "debris", "star", "shield", "entrance"],
)
def test_each_opaque_border_blocks(sector: str, inside: tuple[int, int], outside: tuple[int, int]) -> None:
    board = alone(sector)
    assert not sees(board, at(board, *inside), at(board, *outside))


@pytest.mark.rule("XIA-187")
@pytest.mark.parametrize(
    ("sector", "one", "other"),
    [
        ("lost_sector", (-2, 0), (2, 0)),
        ("kemplar_ii", (0, 0), (1, -1)),
        ("burning_horse", (0, -1), (1, -1)),
        ("burning_horse", (0, 0), (1, 0)),
        ("deltas_gate", (-2, 0), (2, 0)),
    ],
    ids=["normal", "inside a planet", "into a nebula", "inside a nebula", "through a gate"],
)
def test_these_borders_never_block(sector: str, one: tuple[int, int], other: tuple[int, int]) -> None:
    board = alone(sector)
    assert sees(board, at(board, *one), at(board, *other))


@pytest.mark.rule("XIA-188")
def test_nobody_sees_across_unexplored_space() -> None:
    """Two sectors on either side of a gap; the third closes it."""
    open_side = cluster("lost_sector", "expeditor_gate", "deltas_gate")
    without = Board(tuple(laid for laid in open_side.laid.values() if laid.sector != "lost_sector"))
    one = next(space for space in without.spaces if without.where[space] == Hex(2, 1))
    other = next(space for space in without.spaces if without.where[space] == Hex(-1, 3))
    assert sees(open_side, one, other)
    assert not sees(without, one, other)


@pytest.mark.rule("XIA-190", "XIA-195")
@pytest.mark.parametrize("sector", ["pelmont", "outpost_338", "krellar_iv", "smugglers_den"])
def test_sight_is_symmetric_also_over_a_seam(sector: str) -> None:
    board = joined(sector, 2, "red_gorge")
    for one, other in combinations(board.spaces, 2):
        assert sees(board, one, other) == sees(board, other, one)


@pytest.mark.rule("XIA-195")
def test_sight_is_reckoned_in_whole_numbers() -> None:
    """A line just beside a corner is exact however far it goes."""
    for end in (Hex(7, -3), Hex(40, -21), Hex(-39, 1)):
        cells = list(sight._passed(Hex(0, 0), end, 1))
        assert len(set(cells)) == len(cells)
        assert all(distance(a, b) == 1 for a, b in pairwise(cells))
        back = list(sight._passed(end, Hex(0, 0), -1))
        assert back == cells[::-1]
    meeting = sight._meets((0, 0), (3, -1), Hex(0, 0), Hex(1, 0))
    assert isinstance(meeting, Fraction)


@pytest.mark.rule("XIA-192", "XIA-535")
def test_no_ship_in_a_field_sees_or_is_seen() -> None:
    belt = alone("outpost_338")
    hidden = [space.id for space in belt.spaces.values() if space.kind == "asteroid"]
    for one in hidden:
        assert not any(sees(belt, one, other) for other in belt.spaces if other != one)


@pytest.mark.rule("XIA-192", "XIA-193", "XIA-535")
def test_an_open_field_blocks_by_its_outline_alone() -> None:
    belt = alone("outpost_338", open_fields=True)
    assert sees(belt, at(belt, -1, 0), at(belt, 0, 0))
    assert not sees(belt, at(belt, -1, 0), at(belt, -2, 0))
    assert not sees(belt, at(belt, 0, -2), at(belt, -1, 2))
    debris = alone("pelmont", open_fields=True)
    assert not sees(debris, at(debris, 1, -2), at(debris, -2, 1)), "two fields are two regions"


@pytest.mark.rule("XIA-193")
def test_a_planet_hides_what_is_on_it_but_not_from_each_other() -> None:
    planet = alone("kemplar_ii")
    inside = [space.id for space in planet.spaces.values() if space.planet]
    outside = [space for space in planet.spaces if space not in inside]
    assert all(sees(planet, one, other) for one, other in combinations(inside, 2))
    assert not any(sees(planet, one, other) for one in inside for other in outside)


@pytest.mark.rule("XIA-194")
def test_a_line_along_an_edge_needs_one_clear_side() -> None:
    board = alone("pelmont")
    assert sees(board, at(board, 0, 0), at(board, 2, -1)), "debris on one side"
    assert not sees(board, at(board, 0, 0), at(board, 1, -2)), "debris on both"


@pytest.mark.rule("XIA-196")
def test_a_seam_is_opaque_if_either_sector_makes_it_so() -> None:
    clear = joined("lost_sector", 3, "expeditor_gate")
    assert sees(clear, at(clear, -2, 0), at(clear, -3, 0))
    debris = joined("lost_sector", 3, "pelmont")
    edge = [
        (one, other)
        for one, space in debris.spaces.items()
        if space.sector == "lost_sector"
        for _, other in debris.neighbours(one)
        if debris.spaces[other].sector == "pelmont"
    ]
    assert len(edge) == 5
    hidden = {other for _, other in edge if debris.spaces[other].kind == "debris"}
    assert hidden
    for one, other in edge:
        assert sees(debris, one, other) is (other not in hidden)
        assert sees(debris, other, one) is (other not in hidden)


@pytest.mark.rule("XIA-185")
def test_everybody_sees_their_own_space() -> None:
    belt = alone("outpost_338")
    assert sees(belt, at(belt, 0, 0), at(belt, 0, 0))


@pytest.mark.rule("XIA-189")
def test_ships_never_block_sight() -> None:
    table = Table(3, sectors=("lost_sector",))
    west, middle, east = (space("lost_sector", q, 0) for q in (-1, 0, 1))
    for seat, where in enumerate((west, middle, east)):
        table.put(seat, where)
    table.fit(0, "missile_1")
    cell = table.cell(0, "missile_1")
    assert table.offers(f"attack 2 weapons={cell}")
    table.put(1, space("lost_sector", 0, 2))
    assert table.offers(f"attack 2 weapons={cell}")
