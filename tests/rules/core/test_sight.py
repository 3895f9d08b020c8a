"""Facings, names of hexes, and sight: exact in whole numbers, against plain geometry with fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.hexes import (
    DIRECTIONS,
    FACINGS,
    FINE,
    ORIGIN,
    Hex,
    Point,
    aims,
    centre,
    crossed,
    disc,
    facing,
    front,
    name,
    named,
)

HEXES = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
POINTS = st.builds(Point, st.integers(-2500, 2500), st.integers(-2500, 2500))
SPECIAL = st.builds(
    lambda cell, number: [*aims(cell), *(front(cell, each) for each in range(6)), *corners(cell)][number],
    HEXES,
    st.integers(0, 24),
)
ENDS = st.one_of(POINTS, SPECIAL)


# Plain geometry: polygons and fractions.


def corners(cell: Hex) -> list[Point]:
    """Each is the middle of three hexes that meet there."""
    around = list(cell.neighbours())
    trios = zip(around, [*around[1:], around[0]], strict=True)
    return [Point((cell.q + a.q + b.q) * FINE // 3, (cell.r + a.r + b.r) * FINE // 3) for a, b in trios]


Spot = tuple[Fraction, Fraction]


def side(a: Point, b: Point, spot: Spot) -> Fraction:
    return (b.q - a.q) * (spot[1] - a.r) - (b.r - a.r) * (spot[0] - a.q)


def strictly_inside(cell: Hex, spot: Spot) -> bool:
    ring = corners(cell)
    sides = [side(a, b, spot) for a, b in pairwise([*ring, ring[0]])]
    return all(each > 0 for each in sides) or all(each < 0 for each in sides)


def reference(origin: Point, point: Point, cell: Hex) -> bool:
    """Between two crossings of the lines of its edges a segment is inside throughout, or outside."""

    def at(part: Fraction) -> Spot:
        return origin.q + part * (point.q - origin.q), origin.r + part * (point.r - origin.r)

    ring, parts = corners(cell), {Fraction(0), Fraction(1)}
    for a, b in pairwise([*ring, ring[0]]):
        start, end = side(a, b, at(Fraction(0))), side(a, b, at(Fraction(1)))
        if start != end and 0 < (part := start / (start - end)) < 1:
            parts.add(part)
    return any(strictly_inside(cell, at((a + b) / 2)) for a, b in pairwise(sorted(parts)))


@given(ENDS, ENDS)
def test_a_segment_crosses_what_plain_geometry_says(origin: Point, point: Point) -> None:
    found = crossed(origin, point)
    middle = Hex((origin.q + point.q) // (2 * FINE), (origin.r + point.r) // (2 * FINE))
    nearby = disc(middle, 12)
    assert found <= set(nearby)
    assert found == {cell for cell in nearby if reference(origin, point, cell)}


@given(HEXES, st.integers(0, 5), HEXES, st.integers(1, 90), st.integers(1, 90))
def test_lines_through_corners_are_no_exception(
    cell: Hex, number: int, way: Hex, before: int, after: int
) -> None:
    corner = corners(cell)[number]
    origin, point = corner.plus(way, -before), corner.plus(way, after)
    assert crossed(origin, point) == {each for each in disc(cell, 3) if reference(origin, point, each)}


@given(ENDS, ENDS)
def test_sight_is_the_same_from_both_ends(origin: Point, point: Point) -> None:
    assert crossed(origin, point) == crossed(point, origin)


@given(ENDS, ENDS, HEXES)
def test_it_is_the_same_everywhere_on_the_board(origin: Point, point: Point, by: Hex) -> None:
    moved = crossed(origin.plus(by, FINE), point.plus(by, FINE))
    assert moved == {cell.plus(by) for cell in crossed(origin, point)}


@given(HEXES)
def test_a_point_is_in_one_cell_or_on_an_edge(cell: Hex) -> None:
    assert crossed(centre(cell), centre(cell)) == {cell}
    for number in range(6):
        edge = front(cell, number)
        assert crossed(edge, edge) == frozenset()
    for corner in corners(cell):
        assert crossed(corner, corner) == frozenset()


@given(HEXES)
def test_aims_are_thirteen_points_just_inside(cell: Hex) -> None:
    points = aims(cell)
    assert len(set(points)) == 13
    assert all(crossed(point, point) == {cell} for point in points)
    outer = [
        Point(*(c + (p - c) * 100 // 99 for p, c in zip(point, centre(cell), strict=True)))
        for point in points
    ]
    assert set(outer[1:7]) == set(corners(cell))
    assert set(outer[7:]) == {front(cell, number) for number in range(6)}


def test_what_a_line_only_touches_is_outside() -> None:
    edge = corners(ORIGIN)[:2]
    assert crossed(*edge) == frozenset()
    between_two = (centre(ORIGIN), centre(Hex(1, 1)))
    assert crossed(*between_two) == {ORIGIN, Hex(1, 1)}, "along the edge of two others"
    corner, past = Point(200, 200), Hex(1, -1)
    assert corner in corners(ORIGIN)
    assert crossed(corner.plus(past, 100), corner.plus(past, -100)) == {Hex(1, 0), Hex(0, 1)}
    assert crossed(front(ORIGIN, 0), centre(Hex(0, -3))) == {Hex(0, -1), Hex(0, -2), Hex(0, -3)}


@pytest.mark.parametrize(
    ("target", "blockers", "free"),
    [
        (Hex(0, -3), set(), True),
        (Hex(0, -3), {Hex(0, -1)}, False),
        (Hex(0, -2), {Hex(0, 0)}, True),
        (Hex(0, -2), {Hex(0, 0), Hex(0, -1)}, False),
        (Hex(1, -3), {Hex(0, -1)}, False),
        (Hex(1, -1), {Hex(0, -1)}, True),
    ],
)
def test_sight_over_the_bow(target: Hex, blockers: set[Hex], free: bool) -> None:
    """From the middle of the front edge; the own hex and the target's never block."""
    origin = front(ORIGIN, 0)
    lines = [crossed(origin, aim) - {ORIGIN, target} for aim in aims(target)]
    assert any(not line & blockers for line in lines) is free


# Facings and names.


def test_facings_go_clockwise_from_the_north() -> None:
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert [tuple(facing(number)) for number in range(6)] == steps
    assert facing(7) == facing(1) and facing(-1) == facing(FACINGS.index("nw"))
    assert all(facing(0).turned(number) == facing(number) for number in range(12))
    assert set(steps) == {tuple(step) for step in DIRECTIONS}


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("A1", (0, 0)),
        ("A7", (0, 6)),
        ("B1", (1, 0)),
        ("C1", (2, -1)),
        ("H6", (7, 2)),
        ("Z3", (25, -10)),
        ("AA1", (26, -13)),
    ],
)
def test_hexes_have_the_names_printed_on_the_board(text: str, cell: tuple[int, int]) -> None:
    assert named(text) == Hex(*cell)
    assert name(Hex(*cell)) == text


@given(st.integers(0, 800), st.integers(0, 998))
def test_every_name_gives_its_hex_back(column: int, row: int) -> None:
    cell = Hex(column, row - column // 2)
    assert named(name(cell)) == cell


def test_neighbours_in_a_row_are_one_step_apart() -> None:
    assert named("H6").plus(facing(3)) == named("H7")
    assert {name(cell) for cell in named("H6").neighbours()} == {"H5", "H7", "G6", "G7", "I6", "I7"}
    assert {name(cell) for cell in named("G6").neighbours()} == {"G5", "G7", "F5", "F6", "H5", "H6"}


@pytest.mark.parametrize("text", ["", "6", "H", "h6", "H0", "H06", "6H", "H-1", "Ж6", "H6 ", "ABCD1", "H٣"])
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        named(text)


@pytest.mark.parametrize("cell", [Hex(-1, 3), Hex(0, -1), Hex(4, -3)])
def test_hexes_off_the_board_have_no_name(cell: Hex) -> None:
    with pytest.raises(ValueError):
        name(cell)
