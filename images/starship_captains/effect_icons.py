"""Effects as icons in the order of play: a count beside each, a word below; choices are framed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
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
FIGURES = 0.62
"""Of counts and signs: a share of an icon."""


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


THEN = Sign("→")


class Group(NamedTuple):
    """What belongs together: an option of a choice, or what is done for each counted thing."""

    items: tuple[Node, ...]


Node = Part | Sign | Group
Row = tuple[Node, ...]


class Scale(NamedTuple):
    """Pixels of icons and of words (0: none), and whether words stand beside their icons."""

    icon: int
    word: int
    beside: bool = False

    @property
    def figures(self) -> int:
        return round(self.icon * FIGURES)


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
        return Part(icon, (faction,), f"{sign}{n}", words.name("starship_captains", faction).lower(), tone)
    word = words(f"sc-icon-{do.replace('_', '-')}", n=n)
    icon = ICONS.get(do, do)
    if do in ("advance_any", "advance_split"):
        return Part(icon, (), f"+{n}", word)
    if do == "pay":
        return Part("pay", (effect.what or "medal",), f"−{n}" if n > 1 else "", word, tone)
    args = {"event": (effect.faction or "",), "recall": (effect.who,)}.get(do, ())
    return Part(icon, args, str(n) if n > 1 else "", word, tone)


def _icon_width(part: Part, s: Scale) -> float:
    number = BESIDE * s.icon + measure(part.number, s.figures, "bold") if part.number else 0
    return s.icon + number


def _width(node: Node, s: Scale) -> float:
    match node:
        case Sign(text):
            return measure(text, s.figures, "bold")
        case Group(items):
            return _row_width(items, s) + 2 * PAD * s.icon
        case Part(word=word):
            letters = measure(word, s.word) if word and s.word else 0
            if s.beside and letters:
                return _icon_width(node, s) + s.word * 0.36 + letters
            return max(_icon_width(node, s), letters)


def _row_width(nodes: Sequence[Node], s: Scale) -> float:
    return sum(_width(node, s) for node in nodes) + sum(_gap(a, b, s) for a, b in pairwise(nodes))


def _gap(a: Node, b: Node, s: Scale) -> float:
    if isinstance(a, Sign) or isinstance(b, Sign):
        return s.icon * 0.16
    return s.icon * GAP + (s.word * 0.4 if s.beside else 0)


def _height(nodes: Sequence[Node], s: Scale) -> float:
    framed = any(isinstance(node, Group) for node in nodes)
    return s.icon * (1 + 2 * PAD * framed) + (s.word * 1.3 if s.word and not s.beside else 0)


def draw_row(c: Canvas, nodes: Sequence[Node], x: float, y: float, s: Scale, ground: str = "ink") -> float:
    """Nodes from the left, (x, y) the left end of the icons' middle line. Returns the right edge."""
    before: Node | None = None
    for node in nodes:
        if before is not None:
            x += _gap(before, node, s)
        width = _width(node, s)
        match node:
            case Sign(text):
                c.text(x, y, text, s.figures, "dim", "bold")
            case Group(items):
                top = y - s.icon * (0.5 + PAD)
                frame = mix(ground, "raise", 0.75)
                c.panel(x, top, width, _height((node,), s), frame, r=s.icon * 0.16)
                draw_row(c, items, x + PAD * s.icon, y, s, ground)
            case Part():
                _draw_part(c, node, x, y, width, s)
        x, before = x + width, node
    return x


def _draw_part(c: Canvas, part: Part, x: float, y: float, width: float, s: Scale) -> None:
    left = x if s.beside else x + (width - _icon_width(part, s)) / 2
    c.put(sprite(part.icon, s.icon, *part.args), left + s.icon / 2, y)
    if part.number:
        c.text(left + s.icon * (1 + BESIDE), y, part.number, s.figures, part.tone, "bold")
    if part.word and s.word:
        tone = "dim" if part.tone == "text" else part.tone
        if s.beside:
            c.text(x + width, y, part.word, s.word, tone, anchor="r")
        else:
            c.text(x + width / 2, y + s.icon / 2 + s.word * 0.72, part.word, s.word, tone, anchor="m")


def _breaks(nodes: Row, lines: int) -> list[tuple[Row, ...]]:
    """Every way to break the nodes into so many lines; beside a sign only before an arrow."""
    if lines == 1:
        return [(nodes,)]
    out = []
    for i in range(1, len(nodes)):
        if (nodes[i] == THEN or not isinstance(nodes[i], Sign)) and not isinstance(nodes[i - 1], Sign):
            out += [(nodes[:i], *rest) for rest in _breaks(nodes[i:], lines - 1)]
    return out


@lru_cache(maxsize=2048)
def fitted(
    nodes: Row, width: float, height: float, size: int, word: int, beside: bool = False
) -> tuple[tuple[Row, ...], Scale]:
    """The lines and the scale that fit a box; one line unless two are far larger."""
    best: tuple[float, tuple[Row, ...], Scale] | None = None
    for lines in (1, 2):
        for rows in _breaks(nodes, lines):
            scale = Scale(size, word, beside)
            while scale.icon > 12 and (
                max(_row_width(row, scale) for row in rows) > width or _height(nodes, scale) * lines > height
            ):
                icon = scale.icon - 2
                scale = Scale(icon, max(round(word * 0.78), min(word, round(icon * 0.62))), beside)
            widths = [_row_width(row, scale) for row in rows]
            worth = (scale.icon + 2 * scale.word) * (1.1 if lines == 1 else 1) - (
                max(widths) - min(widths)
            ) / 10_000
            if best is None or worth > best[0]:
                best = worth, rows, scale
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
    beside: bool = False,
) -> None:
    """In (x, y, width, height) as large as fits, at most `size`; `word=0` leaves words out.

    Words stand below their icons; with `beside`, beside them where that leaves the icons larger.
    """
    nodes = parts(effects, words)
    draw_nodes(c, nodes, box, size=size, word=word, anchor=anchor, ground=ground, beside=beside)


def draw_nodes(
    c: Canvas,
    nodes: Row,
    box: tuple[float, float, float, float],
    *,
    size: float | None = None,
    word: float | None = None,
    anchor: str = "l",
    ground: str = "ink",
    beside: bool = False,
) -> None:
    if not nodes:
        return
    x, y, w, h = box
    largest, letters = round(size or h * 0.7), round(c.w / 50 if word is None else word)
    rows, s = fitted(nodes, w, h, largest, letters)
    if beside:
        other, scale = fitted(nodes, w, h, largest, letters, True)
        if len(other) == 1 and scale.icon > s.icon and scale.word >= s.word:
            rows, s = other, scale
    step = h / len(rows)
    for i, row in enumerate(rows):
        free = w - _row_width(row, s)
        left = x + {"l": 0.0, "m": free / 2, "r": free}[anchor]
        drop = s.word * 1.3 / 2 if s.word and not s.beside else 0
        draw_row(c, row, left, y + (i + 0.5) * step - drop, s, ground)
