"""Effects as icons in the order of play: a count beside each, a word below; choices are framed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from images.canvas import Canvas
from images.starship_captains import glyphs_more as glyphs_more  # enters the symbols
from images.starship_captains.brush import sprite
from images.text import measure
from images.theme import mix
from rules.starship_captains.view import Effect
from words import Words

__all__ = [
    "Group",
    "Part",
    "Sign",
    "counted",
    "draw_effects",
    "draw_nodes",
    "draw_row",
    "fitted",
    "parts",
    "sprite",
]

PENALTIES = ("damage", "ambush", "pay", "retreat", "pirate_spawn")
ICONS = {
    "advance_any": "any_faction",
    "advance_split": "split_factions",
    "damage": "harm",
    "cadet": "new_cadet",
}
"""Sprites that have another name than their effect."""
COUNTED: dict[str, tuple[str, tuple[str | bool, ...]]] = {
    "android_crew": ("android", ()),
    "commander": ("figure", ("red", "", True)),
    "pirate_token": ("raider", ()),
    "artifact_kind": ("artifact_kind", ()),
    "room_tech": ("room", ()),
    "mission_done": ("mission", ()),
    "adjacent_pirate": ("adjacent_pirate", ()),
    "red_crew": ("figure", ("red",)),
    "yellow_crew": ("figure", ("yellow",)),
    "blue_crew": ("figure", ("blue",)),
    "empty_hold_slot": ("hold_slot", ()),
    "medal": ("medal", ()),
    "artifact": ("artifact", ()),
    "lap": ("lap", ()),
    "track_sector_min": ("lowest_track", ()),
    "mission_rows": ("mission", ()),
    "mission_gold_row": ("mission_gold", ()),
    "mission_two_row": ("mission_two", ()),
    "tech_installed": ("tech", ()),
    "omega_installed": ("tech", (True,)),
}
"""What is counted, as a sprite."""
GAP, PAD, BESIDE = 0.3, 0.16, 0.08
"""Between columns, within a frame, between icon and count: shares of an icon."""


class Part(NamedTuple):
    """An icon with its count and its word."""

    icon: str
    args: tuple[str | bool, ...] = ()
    number: str = ""
    word: str = ""
    tone: str = "text"


class Sign(NamedTuple):
    """A sign between icons."""

    text: str


class Group(NamedTuple):
    """What belongs together: an option of a choice, or what is done for each counted thing."""

    items: tuple[Node, ...]


Node = Part | Sign | Group


def parts(effects: Sequence[Effect], words: Words) -> tuple[Node, ...]:
    return tuple(node for effect in effects for node in _nodes(effect, words))


def counted(count: str, words: Words, most: int = 0) -> Part:
    """The thing counted for `per` and for points."""
    icon, args = COUNTED[count]
    word = words(f"sc-icon-per-{count.replace('_', '-')}")
    return Part(icon, args, "", f"{word} {words('sc-icon-most', max=most)}" if most else word)


def _nodes(effect: Effect, words: Words) -> tuple[Node, ...]:
    match effect.do:
        case "choose":
            out: list[Node] = []
            for option in effect.options:
                out += [*([Sign("/")] if out else []), Group(parts(option, words))]
            return tuple(out)
        case "per":
            inner = parts(effect.effects, words)
            head = inner if len(inner) == 1 else (Group(inner),)
            return (*head, Sign("×"), counted(effect.count or "medal", words, effect.max))
        case _:
            return (_part(effect, words),)


def _part(effect: Effect, words: Words) -> Part:
    do, n, faction = effect.do, effect.n, effect.faction or "fleet"
    tone = "harm" if do in PENALTIES else "text"
    if do in ("advance", "retreat"):
        sign = "+" if do == "advance" else "−"
        icon = "faction" if do == "advance" else "retreat"
        return Part(icon, (faction,), f"{sign}{n}", words.name(faction).lower(), tone)
    word = words(f"sc-icon-{do.replace('_', '-')}", n=n)
    icon = ICONS.get(do, do)
    if do in ("advance_any", "advance_split"):
        return Part(icon, (), f"+{n}", word)
    if do == "pay":
        return Part("pay", (effect.what or "medal",), f"−{n}" if n > 1 else "", word, tone)
    args = {"event": (effect.faction or "",), "recall": (effect.who,)}.get(do, ())
    return Part(icon, args, str(n) if n > 1 else "", word, tone)


def _width(node: Node, size: int, small: int) -> float:
    match node:
        case Sign(text):
            return measure(text, round(size * 0.62), "bold")
        case Group(items):
            return _row_width(items, size, small) + 2 * PAD * size
        case Part(_, _, number, word):
            icon = size + (BESIDE * size + measure(number, round(size * 0.62), "bold") if number else 0)
            return max(icon, measure(word, small) if word and small else 0)


def _row_width(nodes: Sequence[Node], size: int, small: int) -> float:
    gaps = sum(_gap(a, b, size) for a, b in pairwise(nodes))
    return sum(_width(node, size, small) for node in nodes) + gaps


def _gap(a: Node, b: Node, size: int) -> float:
    return size * (0.16 if isinstance(a, Sign) or isinstance(b, Sign) else GAP)


def _height(size: int, small: int) -> float:
    return size + (small * 1.3 if small else 0) + 2 * PAD * size


def draw_row(
    c: Canvas, nodes: Sequence[Node], x: float, y: float, size: int, small: int, ground: str = "ink"
) -> float:
    """Nodes from the left, (x, y) the left end of the icons' middle line. Returns the right edge."""
    before: Node | None = None
    for node in nodes:
        if before is not None:
            x += _gap(before, node, size)
        width = _width(node, size, small)
        match node:
            case Sign(text):
                c.text(x, y, text, round(size * 0.62), "dim", "bold")
            case Group(items):
                top, tall = y - size * (0.5 + PAD), _height(size, small)
                c.panel(x, top, width, tall, mix(ground, "raise", 0.75), r=size * 0.16)
                draw_row(c, items, x + PAD * size, y, size, small, ground)
            case Part():
                _draw_part(c, node, x, y, width, size, small)
        x, before = x + width, node
    return x


def _draw_part(c: Canvas, part: Part, x: float, y: float, width: float, size: int, small: int) -> None:
    left = x + (width - _width(part._replace(word=""), size, 0)) / 2
    c.put(sprite(part.icon, size, *part.args), left + size / 2, y)
    if part.number:
        c.text(left + size * (1 + BESIDE), y, part.number, round(size * 0.62), part.tone, "bold")
    if part.word and small:
        tone = "dim" if part.tone == "text" else part.tone
        c.text(x + width / 2, y + size / 2 + small * 0.72, part.word, small, tone, anchor="m")


def _rows(nodes: tuple[Node, ...], lines: int) -> list[tuple[tuple[Node, ...], ...]]:
    """Every way to break the nodes into so many lines; never beside a sign."""
    if lines == 1:
        return [(nodes,)]
    out = []
    for i in range(1, len(nodes)):
        if not isinstance(nodes[i], Sign) and not isinstance(nodes[i - 1], Sign):
            out += [(nodes[:i], *rest) for rest in _rows(nodes[i:], lines - 1)]
    return out


def fitted(
    nodes: tuple[Node, ...], width: float, height: float, size: int, small: int
) -> tuple[tuple[tuple[Node, ...], ...], int, int]:
    """The lines, the size of icons and of words that fit a box; one line unless two are far larger."""
    best: tuple[float, tuple[tuple[Node, ...], ...], int, int] | None = None
    for lines in (1, 2):
        for rows in _rows(nodes, lines):
            icon, letters = size, small
            while icon > 12 and (
                max(_row_width(row, icon, letters) for row in rows) > width
                or _height(icon, letters) * lines > height
            ):
                icon -= 2
                letters = max(round(small * 0.76), min(small, round(icon * 0.5))) if small else 0
            score = icon * (1.3 if lines == 1 else 1)
            if best is None or score > best[0]:
                best = (score, rows, icon, letters)
    assert best is not None
    return best[1:]


def draw_effects(
    c: Canvas,
    effects: Sequence[Effect],
    box: tuple[float, float, float, float],
    words: Words,
    *,
    size: float | None = None,
    word: float | None = None,
    anchor: str = "l",
    ground: str = "ink",
) -> None:
    """In (x, y, width, height) as large as fits, at most `size`; `word=0` leaves words out."""
    draw_nodes(c, parts(effects, words), box, size=size, word=word, anchor=anchor, ground=ground)


def draw_nodes(
    c: Canvas,
    nodes: tuple[Node, ...],
    box: tuple[float, float, float, float],
    *,
    size: float | None = None,
    word: float | None = None,
    anchor: str = "l",
    ground: str = "ink",
) -> None:
    if not nodes:
        return
    x, y, w, h = box
    rows, icon, small = fitted(nodes, w, h, round(size or h * 0.7), round(c.w / 50 if word is None else word))
    step = h / len(rows)
    for i, row in enumerate(rows):
        free = w - _row_width(row, icon, small)
        left = x + {"l": 0.0, "m": free / 2, "r": free}[anchor]
        drop = small * 1.3 / 2 if small else 0
        draw_row(c, row, left, y + (i + 0.5) * step - drop, icon, small, ground)
