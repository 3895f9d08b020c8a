"""The fame track: who is where, where titles wait, what is needed to win; and the open titles."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.text import measure
from images.theme import mix
from images.xia import blocks
from images.xia import pieces as pieces  # enters the tokens
from images.xia.common import LETTERS, figure, look_of, put
from images.xia.paper import SHELF
from rules.xia.view import ShipView, TitleView, View
from words import Words

W, LAST, IN_ROW, EACH = 1600, 20, 11, 74
CELL, TALL, TOP = 1552 / IN_ROW, 172, 120


def fame(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    most = max([view.needed, *(ship.fame for ship in view.ships)])
    rows = 1 if most < IN_ROW else 2
    below = TOP + rows * (TALL + 12) + 8
    standing = EACH * len(view.ships) + 24
    heights = [_title_height(one, words) for one in view.titles]
    titles = sum(heights) + 16 * len(heights)
    c = Canvas(W, round(below + standing + 16 + (titles + 8 if heights else 76)))
    c.text(34, 58, words("xia-card-track"), 72, face="display", width=760)
    goal = words("xia-card-track-goal", needed=view.needed, titles=view.titles_left)
    c.text(W - 34, 60, goal, 42, "dim", anchor="r", width=760)
    for space in range(min(LAST, IN_ROW * rows - 1) + 1):
        _space(c, view, space)
    _standing(c, view, words, names, below, standing)
    y = below + standing + 16.0
    for one, high in zip(view.titles, heights, strict=True):
        _title(c, one, y, high, words)
        y += high + 16
    if not heights:
        c.text(W / 2, y + 26, words("xia-card-track-no-titles"), 40, "faint", anchor="m", width=1500)
    return c.im


def _space(c: Canvas, view: View, space: int) -> None:
    """A title waits where the seal is; the goal is gold; what lies beyond it does not count."""
    x, y = 24 + space % IN_ROW * CELL, TOP + space // IN_ROW * (TALL + 12)
    goal, beyond = space == view.needed, space > view.needed
    ground = mix("deck", "gold", 0.25) if goal else "ink" if beyond else "deck"
    c.panel(x + 4, y, CELL - 8, TALL, ground, "gold" if goal else "raise", r=14, border=6 if goal else 3)
    ink = "gold" if goal else "line" if beyond else "text"
    c.text(x + 18, y + 38, str(space), 46, ink, "bold")
    if goal:
        put(c, "fame", x + CELL - 38, y + 38, 50)
    elif space in view.title_spaces and not beyond:
        put(c, "sealed", x + CELL - 38, y + 38, 50, "gold")
    here = [ship.seat for ship in view.ships if min(ship.fame, LAST) == space]
    size = 94 if len(here) == 1 else 60 if len(here) < 5 else 48
    places = [(0.0, 0.0)] if len(here) == 1 else _spots(len(here), size)
    for seat, (dx, dy) in zip(here, places, strict=False):
        put(c, "ship", x + CELL / 2 + dx, y + 118 + dy, size, seat, LETTERS[seat], seat == view.winner)


def _spots(count: int, size: float) -> list[tuple[float, float]]:
    """Side by side, from three on in two lines."""
    if count == 2:
        return [(-size / 2, 0), (size / 2, 0)]
    upper = [(i - (count // 2 - 1) / 2, -0.48) for i in range(count // 2)]
    lower = [(i - (count - count // 2 - 1) / 2, 0.48) for i in range(count - count // 2)]
    shrink = 0.88 if count > 4 else 0.98
    return [(dx * size * shrink, dy * size) for dx, dy in (*upper, *lower)]


def ranked(view: View) -> list[ShipView]:
    """The winner first, then by fame."""
    return sorted(view.ships, key=lambda ship: (ship.seat != view.winner, -ship.fame, ship.seat))


def _standing(c: Canvas, view: View, words: Words, names: Sequence[str], y: float, high: float) -> None:
    c.panel(24, y, W - 48, high, "deck", r=18)
    for i, ship in enumerate(ranked(view)):
        line, look = y + 12 + (i + 0.5) * EACH, look_of(ship.seat, words, names)
        put(c, "ship", 84, line, 70, ship.seat, look.letter)
        c.text(140, line, look.name, 46, face="bold", width=430)
        mat = ship.ship
        said = words("xia-card-flies", ship=mat.name[words.lang], level=mat.level) if mat else "–"
        c.text(586, line, said, 37, "dim", width=426)
        for x, icon, args, value, tone, wide in (
            (1050, "coin", (), figure(ship.credits, words), "text", 168),
            (1290, "sealed", ("gold",), str(len(ship.titles)), "text" if ship.titles else "faint", 118),
            (1430, "fame", (), str(ship.fame), "gold", 118),
        ):
            put(c, icon, x, line, 56, *args)
            c.text(x + 38, line, value, 48, tone, "bold", width=wide)


def _title_height(one: TitleView, words: Words) -> float:
    rows = -(-len(one.progress) // blocks.columns_for(one.title.need))
    left, right = _texts(one, words)
    text = (len(left) + len(right)) * 36 * PITCH + 26
    return max(76 + text, rows * 70 + 52.0)


def _texts(one: TitleView, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
    said = words("xia-card-skill-line", skill=one.title.skill[words.lang])
    return lines_of(one.title.condition[words.lang], 36, 930, "bold"), lines_of(said, 36, 930)


def _title(c: Canvas, one: TitleView, y: float, high: float, words: Words) -> None:
    """Condition and skill on the left, progress of all players on the right."""
    c.panel(24, y, W - 48, high, mix("deck", pieces.TITLE, 0.45), r=18)
    put(c, "sealed", 80, y + 46, 68, "gold")
    name = one.title.name[words.lang]
    c.text(130, y + 46, name, 46, face="bold", width=560)
    end = 130 + measure(name, 46, "bold") + 44
    for i in range(one.title.fame):
        put(c, "fame", end + i * 50, y + 44, 50)
    condition, skill = _texts(one, words)
    low = write(c, condition, 48, y + 102, 36, face="bold")
    write(c, skill, 48, low + 6, 36, "dim")
    part = blocks.progress(one, words, 0.9)
    c.panel(1000, y + 16, 560, high - 32, SHELF, r=14)
    part.draw(c, (1016, y + (high - part.high) / 2, 536, part.high))
