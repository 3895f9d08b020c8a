"""Tags beside the tracks: a threat's name, its figures, and what it does next or in which turns."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.kept import kept
from images.space_alert.cards import card, schedule
from images.space_alert.common import FINAL
from images.space_alert.effects import icons, short
from images.sprites import square, threat
from images.text import measure, paragraph
from rules.space_alert.view import ThreatView, View
from words import Words

GAP = 8
NAME, ROW, PLAN_ROW, TIGHT_ROW = 31, 42, 36, 34
SMALL_NAMES = ("two", "tight")
"""Styles in which a name keeps to one row of its usual height."""
Steps = tuple[tuple[str, int], ...]
"""Letters and turns of what is still ahead."""

_WAYS = {  # styles for threats to come and for those on the track, from roomy to tight
    "planning": (("plan", "full"), ("tight", "full"), ("full", "full"), ("two", "two"), ("one", "one")),
    "resolution": (("two", "full"), ("one", "full"), ("one", "two"), ("one", "one")),
}


def fitting(
    threats: Sequence[ThreatView], crowded: bool, width: int, room: int, view: View, words: Words
) -> list[Image.Image]:
    """The tags of one lane from above, with as much in them as the lane has room for."""
    ways = _WAYS["planning" if view.stage in ("planning", "briefing") else "resolution"]
    steps = [_steps(one, view) for one in threats]
    for coming, active in ways:
        images = []
        for one, ahead in zip(threats, steps, strict=True):
            style = "one" if settled(one) else coming if one.square is None else active
            marked = crowded or one.square is None or style == "one"
            images.append(_tag(one, style, width, marked, ahead, words))
        if sum(image.height + GAP for image in images) - GAP <= room:
            break
    return images


def settled(one: ThreatView) -> bool:
    return one.status in ("destroyed", "survived")


def _steps(one: ThreatView, view: View) -> Steps:
    if one.square is not None or settled(one):
        return ()
    return tuple((letter, turn) for _, letter, turn in schedule(one, view))


def figures(one: ThreatView) -> str:
    shield = "" if one.shield is None else f"[shield:dim]{one.shield}  ".replace("-", "−")
    hull = str(one.hull) if one.square is None else f"{one.hp}/{one.hull}"
    doubt = "  [question:dim]" if one.unconfirmed else ""
    return f"{shield}[hp:harm]{hull}  [speed:dim]{one.speed}{doubt}"


@kept
def _tag(one: ThreatView, style: str, w: int, marked: bool, steps: Steps, words: Words) -> Image.Image:
    if style == "one":
        return _line(one, w, words)
    left = 62 if marked else 14
    rows, size = _name(words.name("space_alert", one.code), w - 10 - left, style)
    small = style in SMALL_NAMES
    pitch = 24 if small else 30
    y = 28 + (0 if small else 30 * (len(rows) - 1))
    below = TIGHT_ROW if style == "tight" else PLAN_ROW
    ahead = below * len(steps)
    extra = {"plan": 72 + ahead, "tight": 70 + ahead, "full": 114, "two": 74}[style]
    c = Canvas(w, y + extra, fill="ink")
    c.panel(0, 0, w, c.h, "ink" if one.square is None else "deck", "line", r=12)
    for i, row in enumerate(rows):
        c.text(
            left,
            y - (len(rows) - 1 - i) * pitch + (12 if small else -2) * (len(rows) - 1),
            row,
            size,
            "text",
            "bold",
        )
    if marked:
        c.put(threat(one.number, 46, one.kind, one.serious), 32, 30)
    y += 46
    if style == "two" and one.square is not None:
        x = c.text(14, y, f"[hp:harm]{one.hp}", 32, face="bold")
        _action(c, one, x + 32, y, 34)
        return c.im
    end = c.text(14, y, figures(one), 34, face="bold", width=w - 24)
    if style in ("plan", "tight"):
        if end + measure(words("pic-turn-short"), 24, "bold") < w - 18:
            c.text(w - 12, y, words("pic-turn-short"), 24, "faint", "bold", "r")
        _plan(c, one, steps, y + below + 3, below)
    elif style == "full" and one.square is None:
        _turns(c, steps, y + ROW)
    elif style == "full":
        _action(c, one, 34, y + ROW, 36)
    return c.im


def _name(name: str, room: float, style: str) -> tuple[tuple[str, ...], int]:
    """Big on one line; a tag of two lines keeps its height and writes long names small."""
    small = style in SMALL_NAMES
    if not small or measure(name, int(NAME * 0.8), "bold") <= room:
        return paragraph(name, NAME, room, 1 if small else 2, "bold")
    return paragraph(name, 25, room, 2, "bold")


def _line(one: ThreatView, w: int, words: Words) -> Image.Image:
    """A tag of one line: marker, name, hull."""
    c = Canvas(w, 56, fill="ink")
    c.panel(0, 0, w, 56, "ink" if one.square is None else "deck", "line", r=12)
    c.put(threat(one.number, 42, one.kind, one.serious, settled(one)), 29, 28)
    hull = f"[hp:harm]{one.hp}"
    if settled(one):
        hull = "[check:good]" if one.status == "destroyed" else "[delay:dim]"
    c.text(w - 10, 28, hull, 28, face="bold", anchor="r")
    rows, size = paragraph(
        words.name("space_alert", one.code), 27, w - 72 - measure(hull, 28, "bold"), 2, "bold"
    )
    for i, row in enumerate(rows):
        c.text(54, 28 + (i - (len(rows) - 1) / 2) * 24, row, size, "dim" if settled(one) else "text", "bold")
    return c.im


def _action(c: Canvas, one: ThreatView, x: float, y: float, size: int) -> None:
    """What the next action square does; white-rimmed when the coming move reaches it."""
    if one.then is None:
        return
    c.put(square(one.then, 42, "next" if one.reaches else "ahead"), x, y)
    colour = "harm" if one.reaches else "dim"
    c.text(x + 27, y, fit_effects(one.effects, one.lane, size, c.w - 10 - x - 27), size, colour, "bold",
           width=c.w - 10 - x - 27)  # fmt: skip


def fit_effects(effects: Sequence[str], lane: str, size: int, room: float) -> str:
    """All effects if they fit in a smaller size, else the first and a plus."""
    line = short(effects, lane)
    if len(effects) > 1 and measure(line, int(size * 0.76), "bold") > room:
        return f"{icons(effects[0], lane)} +"
    return line


def _turns(c: Canvas, steps: Steps, y: float) -> None:
    """Action squares with the turns in which they are reached."""
    widths = [22 + measure(str(turn), 25, "display") for _, turn in steps]
    k = min(1.0, (c.w - 22) / max(1.0, sum(width + 44 for width in widths)))
    x = 14.0
    for (letter, turn), width in zip(steps, widths, strict=True):
        c.put(square(letter, round(32 * k)), x + 16 * k, y)
        boxed(c, turn, x + (36 + width / 2) * k, y, width * k, round(25 * k))
        x += (width + 44) * k


def boxed(c: Canvas, turn: int | str, x: float, y: float, width: float, size: int, lit: bool = True) -> None:
    """A turn looks as it does on the ruler above the board, and like no other number."""
    c.panel(x - width / 2, y - size * 0.62, width, size * 1.24, "ink", "dim" if lit else "line", r=8)
    c.text(x, y, str(turn), size, "text" if lit else "faint", "display", "m")


def _plan(c: Canvas, one: ThreatView, steps: Steps, y: float, row: int) -> None:
    """A row for every action square: what it does, and the turn."""
    for letter, turn in steps:
        c.put(square(letter, 35), 32, y)
        effects, in_time = card(one).effects(letter), turn <= FINAL
        lit = bool(effects) and in_time
        boxed(c, turn if in_time else "–", c.w - 32, y, 46, 26, lit)
        room = c.w - 60 - 58
        c.text(
            58,
            y,
            fit_effects(effects, one.lane, 32, room),
            32,
            "threat" if lit else "faint",
            "bold",
            width=room,
        )
        y += row
