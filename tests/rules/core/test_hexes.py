"""Hexes: distance is a distance, rings are rings, lines are straight, six turns are none."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.hexes import DIRECTIONS, ORIGIN, Hex, disc, distance, line, ring

HEXES = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
RADII = st.integers(0, 8)


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a.plus(c), b.plus(c)) == distance(a, b)


def test_distances_counted_by_hand() -> None:
    assert distance(ORIGIN, Hex(3, -1)) == 3
    assert distance(ORIGIN, Hex(2, 2)) == 4
    assert distance(Hex(-1, 2), Hex(2, -3)) == 5


@given(HEXES)
def test_six_neighbours_at_one_step_in_a_circle(cell: Hex) -> None:
    around = list(cell.neighbours())
    assert len(set(around)) == 6
    assert all(distance(cell, other) == 1 for other in around)
    assert all(distance(a, b) == 1 for a, b in pairwise([*around, around[0]]))


@given(HEXES, RADII)
def test_a_ring_holds_just_the_cells_of_its_distance(centre: Hex, radius: int) -> None:
    cells = ring(centre, radius)
    assert len(cells) == len(set(cells)) == (6 * radius or 1)
    assert all(distance(centre, cell) == radius for cell in cells)
    assert all(distance(a, b) == 1 for a, b in pairwise(cells))
    if radius > 1:
        assert distance(cells[-1], cells[0]) == 1


@given(HEXES, st.integers(0, 5))
def test_a_disc_is_everything_within(centre: Hex, radius: int) -> None:
    near = {
        centre.plus(Hex(q, r))
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if distance(ORIGIN, Hex(q, r)) <= radius
    }
    cells = disc(centre, radius)
    assert len(cells) == 1 + 3 * radius * (radius + 1)
    assert set(cells) == near


@given(HEXES, HEXES)
def test_a_line_goes_the_shortest_way(a: Hex, b: Hex) -> None:
    cells = line(a, b)
    assert cells[0] == a
    assert cells[-1] == b
    assert len(cells) == distance(a, b) + 1
    assert all(distance(one, two) == 1 for one, two in pairwise(cells))


@given(HEXES, st.sampled_from(DIRECTIONS), st.integers(1, 12))
def test_a_line_along_a_row_stays_in_it(a: Hex, way: Hex, steps: int) -> None:
    assert line(a, a.plus(way.times(steps))) == [a.plus(way.times(step)) for step in range(steps + 1)]


@pytest.mark.parametrize("end", [Hex(1, 1), Hex(-1, 2), Hex(2, -4), Hex(3, 3)])
def test_a_tie_falls_to_the_same_side_wherever_the_line_lies(end: Hex) -> None:
    shift = Hex(7, -5)
    moved = [cell.minus(shift) for cell in line(shift, end.plus(shift))]
    assert moved == line(ORIGIN, end)


@given(HEXES, st.integers(-12, 12), st.integers(-12, 12))
def test_turns_add_up(cell: Hex, one: int, two: int) -> None:
    assert cell.turned(one).turned(two) == cell.turned(one + two)
    assert cell.turned(6) == cell
    assert cell.turned(3) == cell.times(-1)
    assert distance(ORIGIN, cell.turned(one)) == distance(ORIGIN, cell)


def test_a_turn_is_clockwise_as_the_directions_are() -> None:
    for index, way in enumerate(DIRECTIONS):
        assert way.turned(1) == DIRECTIONS[(index + 1) % 6]


@given(HEXES)
def test_the_three_coordinates_cancel_out(cell: Hex) -> None:
    assert cell.q + cell.r + cell.s == 0
    assert cell.minus(cell) == ORIGIN
