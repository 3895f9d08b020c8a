"""Beside a sector: what is there, what it is good for, and what its borders do; as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.brush import Inset, Layer
from images.canvas import Canvas
from images.kept import kept
from images.paragraphs import lines_of, write
from images.text import measure, paragraph
from images.xia.common import cargo_letter, put, trades
from images.xia.legend import border_sample
from images.xia.spaces import TIGER
from images.xia.tokens import LAW
from rules.xia.view import Cell, SectorView
from words import Words

PAD, FOOT = 34, 76
HEAD, SUB, PITCH, GAP = 38, 31, 1.14, 26
SIGN = 104
"""Where the words of a line begin."""
SCALES = (1.45, 1.36, 1.28, 1.2, 1.14, 1.08, 1.02, 0.96, 0.9)
MOST, SHRUNK = 3, 0.82
"""Lines of small words below a head, and how far a head may shrink."""
ORDER = ("trade", "mission", "spawn", "unseen")


class Row(NamedTuple):
    """A line of the panel: a sign, what it is, and what that means."""

    name: str
    args: tuple[object, ...]
    head: str
    sub: str


def paint_panel(c: Canvas, here: SectorView, words: Words, cut: int) -> None:
    x, room = cut + PAD, c.w - cut - PAD - 20
    y = _title(c, words.name("xia", here.id), x, room)
    for law in dict.fromkeys(cell.law for cell in here.cells if cell.law):
        put(c, "law", x + 28, y, 56, law)
        c.text(x + 70, y, words(f"xia-pic-planet-{law}"), 42, LAW[law], "bold", width=room - 70)
        y += 52
    rows = [*_rows(here, words), *_borders(here, words)]
    k = next((k for k in SCALES if _high(rows, room, k) <= c.h - FOOT - y), SCALES[-1])
    for row in rows:
        y = _row(c, row, x, y, room, k)
    c.text(x, c.h - 36, words("xia-pic-sector-foot"), SUB, "faint", width=room)


def _title(c: Canvas, title: str, x: float, room: float) -> float:
    """In one line or two. Returns where the next begins."""
    lines, size = paragraph(title, 72, room, 1, "display")
    if lines[0] != title:
        lines, size = paragraph(title, 60, room, 2, "display")
    last = c.lines(x, 40 + size / 2, title, size, room, len(lines), face="display")
    return last + size / 2 + 44


def _sub(row: Row, room: float, k: float) -> tuple[str, ...]:
    return lines_of(row.sub, round(SUB * k), room - SIGN * k)


def _tall(row: Row, room: float, k: float) -> float:
    lines = len(_sub(row, room, k))
    return (HEAD + SUB * lines) * PITCH * k


def _high(rows: Sequence[Row], room: float, k: float) -> float:
    """Words that would not fit their lines at this scale make it too high."""
    size, wide = round(HEAD * k * SHRUNK), room - SIGN * k
    if any(len(_sub(row, room, k)) > MOST or measure(row.head, size, "bold") > wide for row in rows):
        return float("inf")
    return sum(_tall(row, room, k) + GAP * k for row in rows)


def _row(c: Canvas, row: Row, x: float, y: float, room: float, k: float) -> float:
    """Returns where the next begins."""
    tall, left = _tall(row, room, k), x + SIGN * k
    middle = y + tall / 2
    if row.name == "border":
        kind, law = map(str, row.args)
        c.put(_sample(kind, law, k), x, middle, "lm")
    else:
        put(c, row.name, x + 42 * k, middle, (82 if row.name == "trade" else 74) * k, *row.args)
    c.text(left, y + HEAD * k / 2, row.head, round(HEAD * k), "text", "bold", width=room - SIGN * k)
    first = y + (HEAD * PITCH + SUB / 2) * k
    write(c, _sub(row, room, k), left, first, round(SUB * k), "dim")
    return y + tall + GAP * k


# What stands in it


def _rows(here: SectorView, words: Words) -> list[Row]:
    """What to trade first, then missions, returns, tokens."""
    found = [row for cell in here.cells for row in _signs(cell, words)]
    return sorted(dict.fromkeys(found), key=lambda row: ORDER.index(row.name))


def _signs(cell: Cell, words: Words) -> list[Row]:
    out = []
    for kind, mode in trades(cell):
        cargo = words.name("xia", kind) if kind != "any" else words("xia-pic-any-cargo")
        head = words(f"xia-pic-row-{mode}", cargo=cargo)
        args = (kind, cargo_letter(kind, words), mode)
        out.append(Row("trade", args, head, words(f"xia-pic-row-{mode}-note")))
    if cell.mission_point:
        out.append(Row("mission", (), words("xia-pic-row-mission"), words("xia-pic-row-mission-note")))
    if cell.spawn is not None:
        head = words("xia-pic-row-spawn", n=cell.spawn)
        out.append(Row("spawn", (cell.spawn,), head, words("xia-pic-row-spawn-note")))
    if cell.exploration:
        note = words("xia-pic-row-token-note" if cell.token else "xia-pic-row-token-gone")
        out.append(Row("unseen", (cell.token,), words("xia-pic-row-token"), note))
    return out


def _borders(here: SectorView, words: Words) -> list[Row]:
    """Kinds of lines in this sector, with the law where it matters; shields, then their entrances."""
    found = dict.fromkeys((edge.kind, edge.law or "") for cell in here.cells for edge in cell.edges)
    out = []
    for kind, law in sorted(found, reverse=True):
        key = kind.replace("planet_", "")
        said = words(f"xia-pic-border-{key}")
        out.append(Row("border", (key, law), said, _effect(key, law, here.id == TIGER, words)))
    return out


def _effect(key: str, law: str, tiger: bool, words: Words) -> str:
    if key == "entrance":
        return words(f"xia-pic-entrance-{law}")
    if key == "gate" and tiger:
        return words("xia-pic-effect-tiger")
    return words(f"xia-pic-effect-{key}")


@kept
def _sample(kind: str, law: str, k: float) -> Image.Image:
    layer = Layer(round(92 * k), round(70 * k), "deck")
    border_sample(Inset(layer.pen, 0, 0, k), kind, 0, 0, law)
    return layer.flat()
