"""What the tokens of the galaxy mean: units in a corner, signs in a line below the map."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.text import measure
from images.twilight_imperium import facts
from images.twilight_imperium.common import put
from images.twilight_imperium.plan import Plan
from words import Words

KINDS = ("war_sun", "gf", "dreadnought", "shock", "carrier", "pds", "cruiser", "dock", "destroyer", "fighter")
Item = tuple[str, tuple[object, ...], str]
SIGNS: tuple[Item, ...] = (
    ("resource", ("3",), "resources"),
    ("influence", ("2",), "influence"),
    ("resource", ("3", False), "spent"),
    ("gem", ("blue",), "specialty"),
    ("counter", (1, "B"), "counter"),
    ("burst", (), "damaged"),
    ("leader", ("general", "dim"), "leader"),
    ("artifact", (False,), "artifact"),
    ("mine", ("dim",), "mine"),
    ("strategy", (4,), "strategy"),
)
ICON, WORD, LEAST = 38, 30, 22


def legend(c: Canvas, plan: Plan, words: Words) -> None:
    left, top = plan.w - 500, plan.foot - 232
    for i, kind in enumerate(KINDS):
        x, y = left + (i % 2) * 258, top + (i // 2) * 48
        put(c, "unit", x, y, 40, kind, "dim")
        c.text(x + 30, y, facts.called(facts.UNITS, kind, words), 30, "dim", width=196)
    items = [(name, args, words(f"ti-pic-legend-{key}")) for name, args, key in SIGNS]
    flow(c, 30, plan.w - 30, plan.h - 34, items)


def flow(c: Canvas, x: float, right: float, y: float, items: Sequence[Item]) -> None:
    """Spread evenly over a line, whatever the language makes of their length."""
    size = WORD
    while size > LEAST and _wide(items, size) > right - x - 14 * len(items):
        size -= 1
    gap = (right - x - _wide(items, size)) / max(1, len(items) - 1)
    for name, args, text in items:
        put(c, name, x + ICON / 2, y, ICON, *args)
        c.text(x + ICON + 8, y, text, size, "dim")
        x += ICON + 8 + measure(text, size) + gap


def _wide(items: Sequence[Item], size: int) -> float:
    return sum(ICON + 8 + measure(text, size) for _, _, text in items)
