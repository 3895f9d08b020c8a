"""The laid sectors as printed: ground, regions, seams, borders. Kept until a sector is laid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PIL import Image

from images.brush import Layer, Pen
from images.hexlines import dashed, line
from images.hexmap import Hex, Layout, Side, outlines, rim
from images.kept import kept
from images.xia import borders
from images.xia.art import region_art, sparks
from rules.core.hexes import DIRECTIONS
from rules.core.hexes import Hex as Axial
from rules.xia.view import Edge, SectorView


class Ground(NamedTuple):
    """A space as printed."""

    hex: Hex
    kind: str | None
    law: str | None
    edges: tuple[Edge, ...]

    @property
    def tone(self) -> str | None:
        """The key of its colours: planets go by their law."""
        return self.law if self.kind == "planet" else self.kind


class Printed(NamedTuple):
    """A sector without all that lies on it: what a picture of the ground depends on."""

    id: str
    centre: Axial
    symbols: tuple[str | None, ...]
    cells: tuple[Ground, ...]


def printed(sectors: Iterable[SectorView]) -> tuple[Printed, ...]:
    return tuple(
        Printed(
            sector.id,
            sector.centre,
            sector.symbols,
            tuple(Ground(cell.hex, cell.kind, cell.law, cell.edges) for cell in sector.cells),
        )
        for sector in sectors
    )


def regions(sector: Printed) -> Iterator[tuple[Ground, list[Hex]]]:
    """Spaces that no line parts: the borders are drawn round each of these."""
    left = {cell.hex: cell for cell in sector.cells if cell.kind is not None}
    while left:
        first = next(iter(left.values()))
        found, queue = [], [left.pop(first.hex)]
        while queue:
            cell = queue.pop()
            found.append(cell.hex)
            walls = {edge.direction for edge in cell.edges}
            for d, (dq, dr) in enumerate(DIRECTIONS):
                other = (cell.hex[0] + dq, cell.hex[1] + dr)
                if d not in walls and other in left and left[other].kind == cell.kind:
                    queue.append(left.pop(other))
        yield first, found


@kept
def terrain(board: tuple[Printed, ...], layout: Layout, w: int, h: int) -> Image.Image:
    return painted(board, layout, w, h)


def painted(board: tuple[Printed, ...], layout: Layout, w: int, h: int) -> Image.Image:
    """The ground, not kept: for one that goes into another."""
    layer = Layer(w, h, "ink")
    _ground(layer.pen, board, layout)
    _lines(layer.pen, board, layout)
    return layer.flat()


def _ground(pen: Pen, board: tuple[Printed, ...], layout: Layout) -> None:
    """Cells, regions, far stars, then the dashes between cells."""
    cells = {cell.hex: cell for sector in board for cell in sector.cells}
    for place, cell in cells.items():
        pen.poly(layout.corners(place), borders.FILL[cell.tone] if cell.tone else borders.NORMAL)
    for sector in board:
        for first, region in regions(sector):
            region_art(pen, layout, first.kind or "", first.law, region)
    for number, (place, cell) in enumerate(cells.items()):
        if cell.kind is None:
            sparks(pen, layout.pixel(place), layout.size, number)
    k = layout.size / 66
    for place, cell in cells.items():
        for d in range(3):
            other = cells.get((place[0] + DIRECTIONS[d][0], place[1] + DIRECTIONS[d][1]))
            if other is not None:
                same = cell.tone is not None and other.tone == cell.tone
                colour = borders.tone(cell.tone or "", 0.4) if same else borders.GRID
                dashed(pen, *layout.edge(place, d), k, colour)


def _lines(pen: Pen, board: tuple[Printed, ...], layout: Layout) -> None:
    """Seams, then every border inside its own region: where two meet, both are seen."""
    k = layout.size / 66
    for sector in board:
        for loop in outlines(layout, rim({cell.hex for cell in sector.cells})):
            line(pen, [point for point, _ in loop], borders.SEAM, 3.4 * k, True)
    for sector in board:
        edges = {(cell.hex, edge.direction): edge for cell in sector.cells for edge in cell.edges}
        for first, region in regions(sector):
            sides = [side for side in edges if side[0] in set(region)]
            if first.kind == "planet":
                _planet(pen, layout, sides, edges, k)
                continue
            kind = first.kind or ""
            for loop in outlines(layout, sides, borders.INSET.get(kind, 9) * k):
                borders.border(pen, kind, [point for point, _ in loop], True, k)


def _planet(pen: Pen, layout: Layout, sides: list[Side], edges: dict[Side, Edge], k: float) -> None:
    both = zip(outlines(layout, sides, 9 * k), outlines(layout, sides, 17 * k), strict=True)
    for outer, inner in both:
        for i, (a, side) in enumerate(outer):
            b, edge = outer[(i + 1) % len(outer)][0], edges[side]
            if edge.kind == "planet_entrance":
                borders.entrance(pen, a, b, k)
            else:
                a2, b2 = inner[i][0], inner[(i + 1) % len(inner)][0]
                borders.shield(pen, a, b, a2, b2, edge.law or "neutral", k)
