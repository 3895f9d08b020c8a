"""The skill trees of a pilot, from the ground up: what is owned, what half paid, what can be taken now."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios.cockpit import modifier_face
from images.akarios.colours import SHELF
from images.akarios.common import put
from images.akarios.facts import PILOTS, Row
from images.brush import Box
from images.canvas import Canvas
from images.theme import mix

HIGH = 112
OWNED, DARK, DIM = mix("good", "ink", 0.62), "#1B1F29", "#3E4758"
FILLS = {"done": OWNED, "half": SHELF, "open": SHELF, "shut": DARK}
LINES = {"done": "good", "half": "text", "open": "text", "shut": DIM}


def state_of(tree: Sequence[int], level: int) -> str:
    """A cell is open if all below it are full; 1 is half of it."""
    value = tree[level] if level < len(tree) else 0
    if value >= 2:
        return "done"
    below = all(n >= 2 for n in [*tree, 0, 0, 0, 0, 0][:level])
    return "shut" if not below else "half" if value == 1 else "open"


def paint_trees(c: Canvas, pilot: str, owned: Sequence[Sequence[int]], box: Box) -> None:
    """Three trunks side by side; numbers go from left to right over all that is open."""
    x, y, w, h = box
    trees = PILOTS[pilot]["trees"]
    wide, number = w / len(trees), 1
    for t, tree in enumerate(trees):
        cx = x + (t + 0.5) * wide
        paid = owned[t] if t < len(owned) else ()
        step = (h - HIGH) / (len(tree) - 1)
        for level in range(len(tree) - 1):
            low = y + h - HIGH - level * step
            tone = "good" if state_of(paid, level) == "done" else "line"
            c.rect(cx - 4, low - step + HIGH - 4, cx + 4, low + 4, tone)
        for level, options in enumerate(tree):
            cy, state = y + h - HIGH / 2 - level * step, state_of(paid, level)
            taken = paid[level] - 2 if state == "done" else None
            for i, one in enumerate(options):
                room = wide - 22 if len(options) == 1 else (wide - 28) / 2
                left = cx - (wide - 22) / 2 + i * (room + 6)
                label = ""
                if state in ("open", "half"):
                    label, number = str(number), number + 1
                closed = state == "done" and len(options) > 1 and taken != i
                _cell(c, one, "shut" if closed else state, (left, cy - HIGH / 2, room, HIGH), label)


def _cell(c: Canvas, one: Row, state: str, box: Box, label: str) -> None:
    """Owned is full and ticked, half paid is half full, open has a number, later is dark."""
    x, y, w, h = box
    c.panel(x, y, w, h, FILLS[state], LINES[state], r=14, border=4)
    if state == "half":
        c.panel(x + 4, y + h / 2, w - 8, h / 2 - 4, OWNED, r=10)
        c.rect(x + 4, y + h / 2, x + w - 4, y + h / 2 + 12, OWNED)
    _gain(c, one, x + w / 2, y + h / 2, state == "shut", w < 124)
    if state == "done":
        c.panel(x - 11, y - 11, 42, 42, "black", "good", r=21, border=3)
        c.icon("check", x + 10, y + 10, 24, "good")
    if label:
        put(c, "number", x + 8, y + 8, 52, "free", label)


def _gain(c: Canvas, one: Row, x: float, y: float, dark: bool, narrow: bool) -> None:
    """What a cell gives, in signs."""
    tone, give = "faint" if dark else "text", one["give"]
    if give in ("add", "remove"):
        _modifier(c, one, x, y, dark, narrow)
    elif give == "skill":
        if narrow:
            c.icon(one["skill"], x, y - 12, 48, tone)
            c.text(x, y + 34, "+1", 32, tone, "bold", "m")
        else:
            c.icon(one["skill"], x - 26, y, 56, tone)
            c.text(x + 34, y, "+1", 44, tone, "bold", "m")
    elif give == "ship_point":
        c.icon("ship", x - 28, y, 54, tone)
        c.icon("upgrade", x + 32, y, 46, tone)
    else:
        c.icon("pilot", x - 26, y, 56, "violet" if not dark else "faint")
        c.icon("star", x + 34, y, 44, tone)


def _modifier(c: Canvas, one: Row, x: float, y: float, dark: bool, narrow: bool) -> None:
    label, effect, _ = modifier_face(one["card"])
    n, sign = one.get("n", 1), "+" if one["give"] == "add" else "-"
    shift = 20 if n > 1 and not narrow else 0
    size = 80 if not narrow else 68
    put(c, "modifier", x - shift, y - (8 if narrow and n > 1 else 0), size, label, effect, sign, dark)
    if n > 1:
        at = (x + 40, y) if not narrow else (x, y + 40)
        c.text(*at, f"×{n}", 38 if not narrow else 28, "faint" if dark else "text", "bold", "m")
