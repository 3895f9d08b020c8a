"""Below the map: what the borders on it do, what the signs on it mean; beside it, what the numbers risk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from images.brush import Box, Layer, Pen
from images.canvas import Canvas
from images.hexlines import dashed
from images.kept import kept
from images.text import measure
from images.xia import borders
from images.xia.brush import sprite
from images.xia.common import cargo_letter, put
from images.xia.tokens import RISK
from rules.xia.view import Cell, SectorView
from words import Words

W, ROW, LINE = 1600, 88, 62
BORDERS = ("star", "asteroid", "debris", "nebula", "shield", "entrance", "gate")
SIGNS = 7
"""Most in a line."""
SIZE, READABLE, SMALLEST = 33, 31, 26
EDGE, ICON = 34, 62
Item = tuple[str, tuple[object, ...], str]
WIDEST = 150.0
"""Between two signs of a line."""
RISKS = ((420.0, 244.0), (1540.0, 64.0))
"""What the risks may take: a column, or a line."""


class Legend(NamedTuple):
    """What is explained: only what stands on this map."""

    borders: tuple[str, ...]
    signs: tuple[Item, ...]

    @property
    def rows(self) -> int:
        return -(-len(self.borders) // 4)

    @property
    def lines(self) -> list[tuple[Item, ...]]:
        """As few as can be read."""
        count = -(-len(self.signs) // SIGNS)
        while True:
            each = -(-len(self.signs) // max(1, count)) or 1
            lines = [self.signs[at : at + each] for at in range(0, len(self.signs), each)]
            if each == 1 or all(_wide(line, READABLE) <= W - 2 * EDGE for line in lines):
                return lines
            count += 1

    @property
    def height(self) -> int:
        return 10 + ROW * self.rows + LINE * len(self.lines)


def of(shown: Sequence[SectorView], words: Words, more: Sequence[Item] = ()) -> Legend:
    """For the map of these sectors; `more`: signs of ships, goals and sides."""
    cells = [cell for sector in shown for cell in sector.cells]
    kinds = {str(cell.kind) for cell in cells}
    kinds |= {edge.kind.removeprefix("planet_") for cell in cells for edge in cell.edges}
    signs = [*_printed(cells, words), *_lying(shown, cells, words), *more]
    return Legend(tuple(kind for kind in BORDERS if kind in kinds), tuple(signs))


def paint_legend(c: Canvas, words: Words, y: float, legend: Legend) -> None:
    c.put(_legend(words, legend), 0, y, "lt")


def paint_risks(c: Canvas, words: Words, box: Box) -> None:
    x, y, right, foot = box
    if foot - y < 100:
        items: list[Item] = [("badge", (risk,), words(f"xia-pic-risk-{risk}")) for risk in RISK]
        _flow(c, x, right, y + 34, items)
        return
    for i, risk in enumerate(RISK):
        put(c, "badge", x + 28, y + 32 + i * 60, 50, risk)
        c.text(x + 66, y + 32 + i * 60, words(f"xia-pic-risk-{risk}"), 34, width=right - x - 66)


def _spot(i: int) -> tuple[float, float]:
    return 34 + (i % 4) * 388, 10 + (i // 4) * ROW


@kept
def _legend(words: Words, legend: Legend) -> Image.Image:
    layer = Layer(W, legend.height, "ink")
    for i, kind in enumerate(legend.borders):
        border_sample(layer.pen, kind, *_spot(i))
    c = Canvas(W, legend.height, layer.flat())
    for i, kind in enumerate(legend.borders):
        x, y = _spot(i)
        c.text(x + 104, y + 16, words(f"xia-pic-border-{kind}"), 36, "text", "bold", width=276)
        c.text(x + 104, y + 53, words(f"xia-pic-border-{kind}-effect"), 29, "dim", width=276)
    for number, line in enumerate(legend.lines):
        _flow(c, EDGE, W - EDGE, 10 + ROW * legend.rows + LINE * (number + 0.5), line)
    return c.im


def border_sample(pen: Pen, kind: str, x: float, y: float, law: str = "") -> None:
    """On its ground, 92 x 70; a planet's by its law."""
    law = law or "lawful"
    key = law if kind in ("shield", "entrance") else kind
    pen.rounded((x, y, x + 92, y + 70), 8, borders.FILL.get(key, borders.NORMAL))
    if kind == "entrance":
        for a, b in ((0, 18), (74, 92)):
            pen.path([(x + a, y + 30), (x + b, y + 30)], borders.LINE[law], 5)
        borders.entrance(pen, (x + 20, y + 30), (x + 72, y + 30), 1)
    elif kind == "shield":
        borders.shield(pen, (x, y + 28), (x + 92, y + 28), (x, y + 37), (x + 92, y + 37), law, 1)
    elif kind == "space":
        dashed(pen, (x + 4, y + 35), (x + 88, y + 35), 1, "#5C6B90")
    else:
        borders.border(pen, kind, [(x + 3, y + 33), (x + 89, y + 33)], False, 1)


def _trade(kind: str, mode: str, words: Words) -> Item:
    return "trade", (kind, cargo_letter(kind, words), mode), words(f"xia-pic-legend-{mode}")


WORK = {"asteroid": "mine", "debris": "salvage", "nebula": "harvest"}


def _printed(cells: Sequence[Cell], words: Words) -> Iterator[Item]:
    if any(cell.mission_point for cell in cells):
        yield "mission", (), words("xia-pic-legend-mission")
    spawn = next((cell.spawn for cell in cells if cell.spawn is not None), None)
    if spawn is not None:
        yield "spawn", (spawn,), words("xia-pic-legend-spawn")
    deals = {"buy": "spice", "sell": "holo", "mine": "spice", "harvest": "holo", "salvage": "cyber"}
    here = {"buy" for cell in cells if cell.buys} | {"sell" for cell in cells if cell.sells}
    here |= {WORK[str(cell.kind)] for cell in cells if cell.yields is not None}
    yield from (_trade(kind, mode, words) for mode, kind in deals.items() if mode in here)


def _lying(shown: Sequence[SectorView], cells: Sequence[Cell], words: Words) -> Iterator[Item]:
    if any(cell.token for cell in cells):
        yield "unseen", (), words("xia-pic-legend-token")
    if any(cell.cubes for cell in cells):
        yield "cube", ("terra", cargo_letter("terra", words)), words("xia-pic-legend-cube")
    laws = {cell.law for cell in cells}
    for law in ("lawful", "outlaw", "neutral"):
        if law in laws:
            yield "law", (law,), words(f"xia-pic-law-{law}")
    if any(symbol is not None for sector in shown for symbol in sector.symbols):
        yield "bead", ("A",), words("xia-pic-legend-side")


def _wide(items: Sequence[Item], size: int) -> float:
    return sum(ICON + measure(text, size) + 20 for _, _, text in items)


def _flow(c: Canvas, x: float, right: float, y: float, items: Sequence[Item]) -> None:
    """Spread evenly over a line, whatever the language makes of their length."""
    size, icon = SIZE, ICON - 10
    while size > SMALLEST and _wide(items, size) > right - x:
        size -= 1
    total = sum(ICON + measure(text, size) for _, _, text in items)
    gap = min(WIDEST, (right - x - total) / max(1, len(items) - 1))
    for name, args, text in items:
        c.put(sprite(name, icon - (6 if name == "bead" else 0), *args), x + icon / 2, y)
        c.text(x + ICON, y, text, size)
        x += ICON + measure(text, size) + gap
