"""Cells and pixels agree."""

from itertools import pairwise
from math import hypot, isclose, sqrt

import pytest

from images.hexmap import Layout, cell_sprite, fitted, inwards, outlines, rim
from images.theme import rgb
from rules.core.hexes import Hex, disc

LAYOUTS = [Layout(40, 100, 80), Layout(25.5, -30, 12, pointy=True)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_pixel_leads_back_to_its_cell(layout: Layout) -> None:
    for cell in disc(Hex(0, 0), 4):
        x, y = layout.pixel(cell)
        for dx, dy in (
            (0, 0),
            (layout.size * 0.6, 0),
            (0, -layout.size * 0.6),
            (-layout.size * 0.4, layout.size * 0.4),
        ):
            assert layout.cell((x + dx, y + dy)) == cell


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_touch(layout: Layout) -> None:
    x, y = layout.pixel((0, 0))
    for cell in Hex(0, 0).neighbours():
        nx, ny = layout.pixel(cell)
        assert isclose(hypot(nx - x, ny - y), sqrt(3) * layout.size)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_corners_are_as_far_as_the_size_says(layout: Layout) -> None:
    x, y = layout.pixel((2, -1))
    corners = layout.corners((2, -1))
    assert all(isclose(hypot(cx - x, cy - y), layout.size) for cx, cy in corners)
    assert all(isclose(hypot(a[0] - b[0], a[1] - b[1]), layout.size) for a, b in pairwise(corners))


@pytest.mark.parametrize("pointy", [False, True])
def test_a_fitted_map_fills_the_picture_and_no_more(pointy: bool) -> None:
    cells = disc(Hex(3, -2), 3)
    layout = fitted(cells, 1600, 1200, 20, pointy)
    x0, y0, x1, y1 = layout.bounds(cells)
    assert x0 >= 19.99
    assert y0 >= 19.99
    assert x1 <= 1580.01
    assert y1 <= 1180.01
    assert isclose(x0, 20, abs_tol=0.01) or isclose(y0, 20, abs_tol=0.01)


def test_the_cell_sprite_has_rim_and_face() -> None:
    sprite = cell_sprite(40, "deck", "gold", border=4)
    assert sprite.size == (80, 69)
    assert sprite.getpixel((40, 34))[:3] == rgb("deck")
    assert sprite.getpixel((40, 1))[:3] == rgb("gold")
    assert sprite.getpixel((1, 1))[3] == 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_edge_lies_between_two_cells(layout: Layout) -> None:
    for direction, other in enumerate(Hex(0, 0).neighbours()):
        a, b = layout.edge((0, 0), direction)
        (x, y), (nx, ny) = layout.pixel((0, 0)), layout.pixel(other)
        assert isclose((a[0] + b[0]) / 2, (x + nx) / 2, abs_tol=1e-6)
        assert isclose((a[1] + b[1]) / 2, (y + ny) / 2, abs_tol=1e-6)
        assert isclose(hypot(a[0] - b[0], a[1] - b[1]), layout.size)
        dx, dy = inwards(a, b)
        assert dx * (x - nx) + dy * (y - ny) > 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_outlines_go_round_what_they_enclose(layout: Layout) -> None:
    ring_shaped = set(disc(Hex(0, 0), 2)) - {Hex(0, 0)}
    loops = outlines(layout, rim(ring_shaped))
    assert sorted(len(loop) for loop in loops) == [6, 30]
    assert sorted(len(loop) for loop in outlines(layout, rim({Hex(0, 0), Hex(5, 0)}))) == [6, 6]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_inset_line_stays_as_far_from_every_side(layout: Layout) -> None:
    cells = {Hex(0, 0), Hex(1, 0), Hex(0, 1)}
    for (point, side), (before, last) in zip(
        outlines(layout, rim(cells), 5)[0], outlines(layout, rim(cells))[0], strict=True
    ):
        assert side == last
        a, b = layout.edge(*side)
        nx, ny = inwards(a, b)
        assert isclose((point[0] - before[0]) * nx + (point[1] - before[1]) * ny, 5, abs_tol=1e-6)
