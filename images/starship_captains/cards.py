"""Cards to read: missions, techs, events and passengers, one to six in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.canvas import Canvas
from images.starship_captains.card_nodes import ability, scored
from images.starship_captains.common import CREW, FACTION, SEATS, crew_letter, figure, look_of, put
from images.starship_captains.effect_icons import Node, draw_effects, draw_nodes, parts
from images.text import paragraph, wrap
from images.theme import mix
from rules.starship_captains.view import EventCard, Mission, Passenger, Tech, View, wording
from words import Words

Card = Mission | Tech | EventCard | Passenger
Box = tuple[float, float, float, float]
WIDE, TALL = 780.0, 560.0
"""Of a card in a grid of two columns; single cards are larger."""
LEVELS = {"alpha": "α", "beta": "β", "omega": "Ω"}
SHELF = "#12161F"


def cards(shown: Sequence[Card], words: Words, numbered: bool = False) -> Image.Image:
    """One to six cards in a grid; numbered as their buttons if asked."""
    if len(shown) == 1:
        c = Canvas(1200, 840)
        draw_card(c, shown[0], (24, 24, 1152, 792), words, 1 if numbered else None)
        return c.im
    rows = (len(shown) + 1) // 2
    tall = 700.0 if rows == 1 else TALL
    c = Canvas(1600, round(rows * (tall + 16) + 24))
    for i, card in enumerate(shown):
        last = i == len(shown) - 1 and i % 2 == 0
        x = (1600 - WIDE) / 2 if last else 12 + i % 2 * (WIDE + 16)
        draw_card(c, card, (x, 20 + i // 2 * (tall + 16), WIDE, tall), words, i + 1 if numbered else None)
    return c.im


def mission_card(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """The mission being carried out: who does it, where, and how far they are."""
    now = view.airlock
    assert now is not None
    c, look = Canvas(1200, 960), look_of(now.seat, words, names)
    put(c, "ship", 72, 72, 88, now.seat, look.letter)
    figures = len(now.figures)
    room = 1176 - 144 - figures * 92
    c.text(128, 50, look.name, "title", face="display", width=room)
    c.text(
        128,
        104,
        words("sc-face-mission-at", planet=words.name("starship_captains", now.planet)),
        34,
        "dim",
        width=room,
    )
    for i, who in enumerate(now.figures):
        figure(c, 1176 - 46 - (figures - 1 - i) * 92, 72, 88, who, words)
    draw_card(c, now.mission, (24, 144, 1152, 792), words, None, now.row)
    return c.im


def draw_card(
    c: Canvas, card: Card, box: Box, words: Words, number: int | None = None, step: int | None = None
) -> None:
    """A whole card in (x, y, width, height); `step` is the row of a mission that is next."""
    x, y, w, _ = box
    k = w / WIDE
    tone = tone_of(card)
    bar = round(112 * k)
    plate(c, box, bar, tone, k)
    _title(c, card, (x, y, w, bar), words, k, number)
    flavour = _flavour(c, card.flavour[words.lang], box, k)
    inner = (x + 24 * k, y + bar + 16 * k, w - 48 * k, flavour - (y + bar + 16 * k))
    if isinstance(card, Mission):
        _rows(c, card, inner, words, k, step)
    elif isinstance(card, Tech):
        _tech(c, card, inner, words, k)
    elif isinstance(card, EventCard):
        _text_and_icons(c, nodes_of(card, words), wording.event(card), inner, words, k)
    else:
        below = scored(card.score, words)
        _text_and_icons(c, nodes_of(card, words), wording.passenger(card), inner, words, k, below)


def plate(c: Canvas, box: Box, bar: float, tone: str, k: float, ground: str = "deck") -> None:
    """A card without words: its rim and bar in its tone."""
    x, y, w, h = (round(v) for v in box)
    rim = round(5 * k)
    c.panel(x, y, w, h, tone, r=22 * k)
    c.panel(x + rim, y + bar, w - 2 * rim, h - bar - rim, ground, r=18 * k)
    c.rect(x + rim, y + bar, x + w - rim, y + bar + 24 * k, ground)


def tone_of(card: Card) -> str:
    """The colour of the title bar: who may use the card."""
    if isinstance(card, Mission):
        return "raise"
    if isinstance(card, EventCard):
        return FACTION[card.faction]
    if isinstance(card, Passenger):
        return SEATS[0]
    return "violet" if card.type == "omega" else CREW[card.colour or "grey"]


def kind_of(card: Card, words: Words) -> str:
    """The line below the name."""
    if isinstance(card, Mission):
        return ""
    if isinstance(card, EventCard):
        where = (card.trigger.station or "").replace("_", "-")
        return words(f"sc-face-kind-{where}") if where else words(f"sc-face-kind-{card.faction}")
    if isinstance(card, Passenger):
        return words("sc-face-kind-passenger")
    if card.type == "room":
        return words(f"sc-face-kind-{card.colour or 'grey'}")
    once = card.trigger.once_per if card.trigger is not None else None
    return words(f"sc-face-kind-{once}" if once in ("turn", "round") else f"sc-face-kind-{card.type}")


def _title(c: Canvas, card: Card, bar: Box, words: Words, k: float, number: int | None) -> None:
    x, y, w, h = bar
    ink = "text" if isinstance(card, Mission) else "black"
    left, right = x + 24 * k, x + w - 116 * k
    if number is not None:
        put(c, "badge", x + 58 * k, y + h / 2, 76 * k, number)
        left += 84 * k
    name, kind = card.name[words.lang], kind_of(card, words)
    if kind:
        c.text(left, y + 40 * k, name, round(48 * k), ink, "bold", width=right - left)
        c.text(left, y + 86 * k, kind, round(33 * k), mix(tone_of(card), "black", 0.82), width=right - left)
    else:
        write_title(c, name, left, y + h / 2, round(50 * k), right - left, ink)
    corner = (x + w - 64 * k, y + h / 2)
    if isinstance(card, Mission):
        put(c, "fame", *corner, 102 * k, "gold", str(card.points))
    elif isinstance(card, EventCard):
        put(c, "faction", *corner, 88 * k, card.faction)
    elif isinstance(card, Tech):
        c.text(*corner, LEVELS[card.level], round(76 * k), "black", "bold", "m")
    else:
        put(c, "passenger", *corner, 84 * k)


@lru_cache(maxsize=1024)
def even(said: str, size: int, width: float, most: int) -> tuple[tuple[str, ...], int]:
    """A paragraph whose lines are about as long as each other: no last word alone."""
    lines, size = paragraph(said, size, width, most)
    if lines[-1].endswith("…"):
        return lines, size
    narrow = width
    while narrow > width / 2 and len(wrap(said, size, narrow - 12)) == len(lines):
        narrow -= 12
    return wrap(said, size, narrow), size


@lru_cache(maxsize=1024)
def titled(name: str, size: int, width: float, most: int) -> tuple[tuple[str, ...], int]:
    """A name in at most so many lines; a long compound is broken after its hyphen."""
    lines, smaller = paragraph(name, size, width, most, "bold")
    if "-" not in name or not lines[-1].endswith("…"):
        return lines, smaller
    lines, smaller = paragraph(name.replace("-", "- "), size, width, most, "bold")
    return tuple(line.replace("- ", "-") for line in lines), smaller


def write_title(
    c: Canvas, name: str, x: float, y: float, size: int, width: float, ink: str, most: int = 2
) -> None:
    """With y the middle of all its lines."""
    lines, smaller = titled(name, size, width, most)
    for i, line in enumerate(lines):
        c.text(x, y + (i - (len(lines) - 1) / 2) * size * 0.96, line, smaller, ink, "bold")


def _flavour(c: Canvas, said: str, box: Box, k: float) -> float:
    """At the foot of the card. Returns where the room above it ends."""
    x, y, w, h = box
    size = round(29 * k)
    lines, smaller = even(said, size, w - 56 * k, 2)
    foot = y + h - 20 * k
    top = foot - (len(lines) - 0.5) * size * 1.14
    for i, line in enumerate(lines):
        c.text(x + w / 2, top + i * size * 1.14, line, smaller, "faint", anchor="m")
    return top - size * 0.95


def _rows(c: Canvas, card: Mission, box: Box, words: Words, k: float, step: int | None) -> None:
    """The rows of a mission share its height; the steps stand before them while it is carried out."""
    x, y, w, h = box
    gap, shift = 10 * k, 0.0 if step is None else 84 * k
    tall = (h - gap * (len(card.rows) - 1)) / len(card.rows)
    if step is not None:
        c.rect(x + 30 * k, y + tall / 2, x + 38 * k, y + h - tall / 2, "line")
    for i, row in enumerate(card.rows):
        top, left = y + i * (tall + gap), x + shift
        now, done = step == i, step is not None and i < step
        ground = mix(SHELF, "gold", 0.08) if now else SHELF
        c.panel(left, top, w - shift, tall, ground, "gold" if now else None, r=14 * k, border=4 * k)
        rim = round(4 * k) if now else 0
        _band(c, row.colour, (left + rim, top + rim, 96 * k - rim, tall - 2 * rim), k, words, done)
        icons = (left + 118 * k, top + 3 * k, w - shift - 132 * k, tall - 6 * k)
        draw_effects(
            c,
            row.effects,
            icons,
            words,
            size=min(96 * k, tall * 0.62),
            word=31 * k,
            ground=ground,
            beside=True,
        )
        if step is not None:
            _stop(c, x + 34 * k, top + tall / 2, 60 * k, i, step)


def _stop(c: Canvas, x: float, y: float, size: float, i: int, step: int) -> None:
    """Tick: done. Gold: now. Grey: later."""
    if i < step:
        put(c, "tick", x, y, size)
    else:
        put(c, "stop", x, y, size, str(i + 1), i == step)


def _band(c: Canvas, colour: str, box: Box, k: float, words: Words, done: bool) -> None:
    """Who must do a row: colour, figure and letter; gold is hatched, for it is not yellow."""
    x, y, w, h = (round(v) for v in box)
    tone = mix(CREW[colour], SHELF, 0.5) if done else CREW[colour]
    c.panel(x, y, w, h, tone, r=14 * k)
    c.rect(x + w - 18 * k, y, x + w, y + h, tone)
    if colour == "gold":
        for i in range(4):
            for top in (y + 5 * k, y + h - 15 * k):
                left = x + (14 + i * 20) * k
                c.stroke([(left + 8 * k, top), (left, top + 10 * k)], 5 * k, mix(tone, "black", 0.4))
    put(c, "figure", x + w / 2, y + h / 2, min(82 * k, h - 8 * k), colour, crew_letter(colour, words))


def nodes_of(card: Tech | EventCard | Passenger, words: Words) -> tuple[Node, ...]:
    """What a card does, as icons; of a passenger what they do during the game."""
    if isinstance(card, EventCard):
        return (*parts(card.effects, words), *ability(None, (), card.passive, words))
    if isinstance(card, Tech) and card.score is not None:
        return scored(card.score, words)
    return ability(card.trigger, card.effects, card.passive, words)


def sentence(card: Tech | Passenger) -> str:
    """What a card does, in words; a room's colour is said elsewhere."""
    if isinstance(card, Passenger):
        return wording.passenger(card)
    return wording.effects(card.effects) if card.type == "room" else wording.tech(card)


def _tech(c: Canvas, card: Tech, box: Box, words: Words, k: float) -> None:
    x, y, w, _ = box
    wide = 190 * k
    high = _sentence(c, sentence(card), box, words, k) - y
    draw_nodes(
        c,
        nodes_of(card, words),
        (x, y, w - wide - 20 * k, high),
        size=112 * k,
        word=33 * k,
        anchor="m",
        ground="deck",
    )
    edges(c, card, x + w - wide / 2, y + high / 2, min(wide, high), k)


def edges(c: Canvas, card: Tech, x: float, y: float, size: float, k: float) -> None:
    """A small card with the symbols on its four sides."""
    half = size * 0.34
    c.panel(x - half, y - half, 2 * half, 2 * half, SHELF, tone_of(card), r=12 * k, border=4 * k)
    sides = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
    for side, (dx, dy) in sides.items():
        symbol = getattr(card.edges, side)
        if symbol:
            put(c, "edge", x + dx * half, y + dy * half, size * 0.33, symbol)


def _text_and_icons(
    c: Canvas,
    nodes: tuple[Node, ...],
    said: str,
    box: Box,
    words: Words,
    k: float,
    below: tuple[Node, ...] = (),
) -> None:
    x, y, w, _ = box
    high = _sentence(c, said, box, words, k) - y
    if below:
        half = w * 0.5
        c.rect(x + half - 2 * k, y + 12 * k, x + half + 2 * k, y + high - 12 * k, "raise")
        draw_nodes(
            c,
            below,
            (x + half + 16 * k, y, half - 16 * k, high),
            size=96 * k,
            word=31 * k,
            anchor="m",
            ground="deck",
        )
        w = half - 16 * k
    draw_nodes(c, nodes, (x, y, w, high), size=112 * k, word=33 * k, anchor="m", ground="deck")


def spoken(said: str, words: Words) -> str:
    """A phrase of the rules as a sentence."""
    text = words("sc-face-rule", rule=said)
    return text[:1].upper() + text[1:]


def _sentence(c: Canvas, said: str, box: Box, words: Words, k: float) -> float:
    """The rule in words at the foot of the box. Returns where the room above it ends."""
    x, y, w, h = box
    size = round(34 * k)
    lines, smaller = even(spoken(said, words), size, w, 3)
    top = y + h - (len(lines) - 0.45) * size * 1.1
    for i, line in enumerate(lines):
        c.text(x + w / 2, top + i * size * 1.1, line, smaller, "text", anchor="m")
    return top - size * 0.85
