"""A part of the galaxy: the systems a question is about and what lies round them, large."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.hexmap import fitted
from images.twilight_imperium.galaxy import choose, ground_of, grounds, paint
from images.twilight_imperium.plan import Plan, plan_of
from rules.core.hexes import DIRECTIONS, Hex
from rules.twilight_imperium.view import SystemView, View
from words import Words

SIDE, MARGIN, LARGEST = 1200, 12, 230


def region(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> Image.Image:
    """These systems, numbered in this order, and their neighbours. What lies too far apart is the galaxy."""
    shown = around(view, at)
    plan = _plan(shown)
    if plan.size <= plan_of(view).size * SIDE / plan_of(view).w * 1.2:
        return choose(view, words, names, at)
    c = Canvas(plan.w, plan.h, grounds(plan, tuple(map(ground_of, shown))))
    paint(c, plan, view, shown, words, at)
    return c.im


def around(view: View, at: Sequence[str]) -> tuple[SystemView, ...]:
    """These systems and their neighbours, as they lie in the galaxy."""
    chosen = {view.system(each).hex for each in at}
    cells = {cell for cell in chosen if cell is not None}
    near = cells | {cell.plus(step) for cell in cells for step in DIRECTIONS}
    return tuple(one for one in view.systems if one.hex in near or one.at in at)


def _plan(shown: Sequence[SystemView]) -> Plan:
    """As large as they fit; the Nexus has a corner to itself."""
    cells: list[Hex] = [one.hex for one in shown if one.hex is not None]
    apart = any(one.hex is None for one in shown)
    if not cells:
        size = LARGEST
        return Plan(2 * size + 24, 2 * size, size, 0, 0, (size + 12, size))
    layout = fitted(cells, SIDE, SIDE, MARGIN)
    size = min(LARGEST, int(layout.size))
    x0, y0, x1, y1 = layout.bounds(cells)
    k = size / layout.size
    wide, high = round((x1 - x0) * k) + 2 * MARGIN, round((y1 - y0) * k) + 2 * MARGIN
    middle = MARGIN + (layout.x - x0) * k, MARGIN + (layout.y - y0) * k
    foot = round(2.2 * size) if apart else 0
    return Plan(wide, high + foot, size, *middle, (MARGIN + size, high + foot - 0.9 * size - MARGIN))
