"""The tech board of a ship: cards in their slots, symbols on the edges, gold bridges where they are equal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from images.brush import Point
from images.canvas import Canvas
from images.starship_captains.common import artifact, crew_letter, put
from images.starship_captains.deckhands import Area, title
from images.starship_captains.effect_icons import Group, Node, Sign, draw_nodes, fitted
from images.starship_captains.middeck import tech_nodes
from images.starship_captains.tokens import CREW
from images.text import measure
from rules.starship_captains.view import EDGES, Edge, Ship, SlotView, Tech
from words import Words

WIDE, TALL, GAP = 266, 296, 46
NEAR: dict[Edge, tuple[int, int, Edge]] = {
    "n": (-1, 0, "s"),
    "w": (0, -1, "e"),
    "e": (0, 1, "w"),
    "s": (1, 0, "n"),
}
FACE, ICON = "#2B3343", 62
Box = tuple[float, float, float, float]


class Tab(NamedTuple):
    """A symbol on an edge; a match has its partner's place too."""

    symbol: str
    at: Point
    partner: Point | None = None


def paint(
    c: Canvas, ship: Ship, area: Area, words: Words, numbers: dict[str, int], lit: Sequence[str]
) -> None:
    x, y, w, h = area
    title(c, area, words("sc-pic-techs"))
    boxes = {slot.id: _box(slot.id, area) for slot in ship.slots}
    for slot in ship.slots:
        _slot(c, slot, boxes[slot.id], words, slot.tech is not None and slot.tech.id in lit)
    for tab in _tabs(ship.slots, boxes):
        _tab(c, tab)
    for key, number in numbers.items():
        left, top, wide, _ = boxes[key]
        put(c, "badge", left + wide - 40, top + TALL - 44, 74, number)
    c.text(x + w / 2, y + h - 24, words("sc-pic-matches"), 31, "gold", anchor="m", width=w - 40)


def _box(slot: str, area: Area) -> Box:
    row, column = int(slot[1]) - 1, int(slot[3]) - 1
    left = area[0] + (area[2] - 2 * WIDE - GAP) / 2
    return left + column * (WIDE + GAP), area[1] + 120 + row * (TALL + GAP), WIDE, TALL


def _slot(c: Canvas, slot: SlotView, box: Box, words: Words, lit: bool) -> None:
    x, y, w, h = box
    if slot.tech is not None:
        _card(c, slot.tech, box, words, lit)
        if slot.artifact is not None:
            artifact(c, x + w - 46, y + h - 50, 64, slot.artifact, words)
        if slot.damaged:
            put(c, "harm", x + 46, y + h - 50, 64)
        return
    c.panel(x, y, w, h, "black", "line", 16)
    if slot.damaged:
        put(c, "harm", x + w / 2, y + h / 2 - 18, 104)
        c.text(x + w / 2, y + h / 2 + 66, words("sc-pic-slot-damaged"), 34, "dim", anchor="m", width=w - 90)
    else:
        c.text(x + w / 2, y + h / 2, words("sc-pic-slot-free"), 36, "dim", anchor="m", width=w - 90)


def _card(c: Canvas, tech: Tech, box: Box, words: Words, lit: bool) -> None:
    """Name and effects; the band above says who may use it, by colour and letter."""
    x, y, w, h = box
    tone = {"room": CREW[tech.colour or "grey"], "ability": "#7C89A0", "omega": "violet"}[tech.type]
    if lit:
        c.panel(x - 7, y - 7, w + 14, h + 14, "gold", r=21)
    c.panel(x, y, w, h, FACE, tone, 16, 5)
    if tech.type != "ability":
        c.panel(x, y, w, 36, tone, r=16)
        c.rect(x, y + 20, x + w, y + 36, tone)
        sign = "Ω" if tech.type == "omega" else crew_letter(tech.colour or "grey", words)
        c.panel(x + 10, y + 8, 46, 46, "black", tone, 23, 4)
        c.text(x + 33, y + 31, sign, 28, tone, "display", "m")
    name = _broken(tech.name[words.lang], w - 36)
    bottom = c.lines(x + w / 2, y + 80, name, 36, w - 36, 2, face="bold", anchor="m")
    _effects(c, tech_nodes(tech, words), (x + 34, bottom + 24, w - 68, y + h - 40 - bottom - 24))


def _effects(c: Canvas, nodes: tuple[Node, ...], box: Box) -> None:
    """In one block while icons stay large; else cause and effect, or each option, on a line of its own."""
    x, y, w, h = box
    _, scale = fitted(nodes, w, h, ICON, 0)
    lines = _lines(nodes)
    if scale.icon >= 46 or len(lines) < 2:
        draw_nodes(c, nodes, box, size=ICON, word=0, anchor="m", ground=FACE)
        return
    step = min(h / len(lines), 66)
    top = y + (h - step * len(lines)) / 2
    for i, line in enumerate(lines):
        draw_nodes(c, line, (x, top + i * step, w, step), size=step - 8, word=0, anchor="m", ground=FACE)


def _lines(nodes: tuple[Node, ...]) -> list[tuple[Node, ...]]:
    """Broken before every sign that leads on, groups opened."""
    out: list[list[Node]] = [[]]
    for node in nodes:
        if isinstance(node, Sign) and node.text in ("→", "/") and out[-1]:
            out.append([])
        out[-1] += node.items if isinstance(node, Group) else (node,)
    return [tuple(line) for line in out]


def _broken(name: str, width: float) -> str:
    """A word too long for the card may break at its hyphen."""
    return " ".join(
        word if measure(word, 28, "bold") <= width else word.replace("-", "- ") for word in name.split()
    )


# Edges


def _symbol(slot: SlotView, edge: Edge) -> str:
    return str(getattr(slot.tech.edges if slot.tech is not None else slot.printed, edge))


def _tabs(slots: Sequence[SlotView], boxes: dict[str, Box]) -> Iterator[Tab]:
    """Every symbol on an edge or on the frame; an equal pair is one tab."""
    by_id = {slot.id: slot for slot in slots}
    for slot in slots:
        for edge in EDGES:
            down, right, back = NEAR[edge]
            other = by_id.get(f"r{int(slot.id[1]) + down}c{int(slot.id[3]) + right}")
            symbol, frame = _symbol(slot, edge), str(getattr(slot.frame, edge))
            equal = edge in slot.matches or (other is not None and back in other.matches)
            here = boxes[slot.id]
            if equal and other is not None:
                if edge in ("e", "s"):
                    yield Tab(symbol, _spot(here, edge, -2), _spot(boxes[other.id], back, -2))
            elif equal:
                yield Tab(symbol, _spot(here, edge, -2), _spot(here, edge, -36))
            else:
                if symbol:
                    yield Tab(symbol, _spot(here, edge, 10))
                if frame and other is None:
                    yield Tab(frame, _spot(here, edge, -33))


def _spot(box: Box, edge: Edge, inwards: float) -> Point:
    """The middle of an edge, moved into the card (or out of it)."""
    x, y, w, h = box
    spots: dict[Edge, Point] = {
        "n": (x + w / 2, y + inwards),
        "s": (x + w / 2, y + h - inwards),
        "e": (x + w - inwards, y + h / 2),
        "w": (x + inwards, y + h / 2),
    }
    return spots[edge]


def _tab(c: Canvas, tab: Tab) -> None:
    (x, y), own = tab.at, tab.symbol == "medal"
    if tab.partner is None:
        c.panel(x - 22, y - 22, 44, 44, "#1B202B", "line", 22, 2)
        put(c, tab.symbol, x, y, 31, *(() if own else ("dim",)))
        return
    (ox, oy), pad = tab.partner, 30
    left, top = min(x, ox) - pad, min(y, oy) - pad
    c.panel(left, top, abs(x - ox) + 2 * pad, abs(y - oy) + 2 * pad, "gold", r=pad)
    for at in (tab.at, tab.partner):
        put(c, tab.symbol, *at, 46, *(() if own else ("black",)))
