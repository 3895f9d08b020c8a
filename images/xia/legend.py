"""Below the map: what each border does, what the signs mean; beside it, what the numbers risk."""

from __future__ import annotations

from collections.abc import Sequence

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
from words import Words

W, H, LINE = 1600, 342, 62
BORDERS = ("space", "star", "asteroid", "debris", "nebula", "shield", "entrance", "gate")
Item = tuple[str, tuple[object, ...], str]
WIDEST = 150.0
"""Between two signs of a line."""
RISKS = ((420.0, 244.0), (1540.0, 64.0))
"""What the risks may take: a column, or a line."""


def height(more: Sequence[Item]) -> int:
    return H + (LINE if more else 0)


def paint_legend(c: Canvas, words: Words, y: float, more: Sequence[Item] = ()) -> None:
    """What is on every map, and a line for what is on this one."""
    c.put(_legend(words), 0, y, "lt")
    if more:
        _flow(c, 34, W - 34, y + 234 + 2 * LINE, more)


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
    return 34 + (i % 4) * 388, 10 + (i // 4) * 88


@kept
def _legend(words: Words) -> Image.Image:
    layer = Layer(W, H, "ink")
    for i, kind in enumerate(BORDERS):
        border_sample(layer.pen, kind, *_spot(i))
    layer.pen.path([(34, 196), (W - 34, 196)], "raise", 2)
    c = Canvas(W, H, layer.flat())
    for i, kind in enumerate(BORDERS):
        x, y = _spot(i)
        c.text(x + 104, y + 16, words(f"xia-pic-border-{kind}"), 36, "text", "bold", width=276)
        c.text(x + 104, y + 53, words(f"xia-pic-border-{kind}-effect"), 29, "dim", width=276)
    for y, items in ((234, _printed(words)), (234 + LINE, _lying(words))):
        _flow(c, 34, W - 34, y, items)
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


def _printed(words: Words) -> list[Item]:
    return [
        ("mission", (), words("xia-pic-legend-mission")),
        ("spawn", (7,), words("xia-pic-legend-spawn")),
        _trade("spice", "buy", words),
        _trade("holo", "sell", words),
        _trade("spice", "mine", words),
        _trade("holo", "harvest", words),
        _trade("cyber", "salvage", words),
    ]


def _lying(words: Words) -> list[Item]:
    return [
        ("unseen", (), words("xia-pic-legend-token")),
        ("cube", ("terra", cargo_letter("terra", words)), words("xia-pic-legend-cube")),
        *(("law", (law,), words(f"xia-pic-law-{law}")) for law in ("lawful", "outlaw", "neutral")),
        ("bead", ("A",), words("xia-pic-legend-side")),
    ]


def _flow(c: Canvas, x: float, right: float, y: float, items: Sequence[Item]) -> None:
    """Spread evenly over a line, whatever the language makes of their length."""
    size, icon = 33, 52
    while size > 26 and sum(icon + 10 + measure(t, size) for _, _, t in items) > right - x - 20 * len(items):
        size -= 1
    total = sum(icon + 10 + measure(text, size) for _, _, text in items)
    gap = min(WIDEST, (right - x - total) / max(1, len(items) - 1))
    for name, args, text in items:
        c.put(sprite(name, icon - (6 if name == "bead" else 0), *args), x + icon / 2, y)
        c.text(x + icon + 10, y, text, size)
        x += icon + 10 + measure(text, size) + gap
