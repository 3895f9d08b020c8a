"""The four tracks of the table picture: squares, threats, and tags that tell what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from images.canvas import Canvas
from images.space_alert.cards import marks, schedule
from images.space_alert.common import threat_name
from images.space_alert.effects import short
from images.sprites import square, threat
from images.text import measure
from images.theme import ZONES, mix
from rules.space_alert.view import ThreatView, TrackView, View
from words import Words

W, H = 1600, 1200
LEFT, COL = 96, 380
STEP, Z_Y = 32, 634
RIGHT = LEFT + 3 * COL + 10
TOP, FLOOR = 112, Z_Y + 14
MARK = 60  # action squares lie so far left of their track
GAP = 8


def zone_x(zone: str) -> int:
    return LEFT + ZONES.index(zone) * COL


def lane_x(lane: str) -> int:
    return (RIGHT if lane == "internal" else zone_x(lane)) + 84


def square_y(q: int) -> int:
    return Z_Y - (q - 1) * STEP


def tag_width(lane: str) -> int:
    return 246 if lane != "internal" else W - RIGHT - 144


def paint_base(c: Canvas, words: Words, tracks: dict[str, TrackView]) -> None:
    """Bands of range and empty tracks."""
    for n, (low, high) in enumerate(((1, 5), (6, 10), (11, 16)), 1):
        top, bottom = square_y(high) - STEP // 2 - 8 * (n == 3), square_y(low) + STEP // 2
        c.panel(12, top + 2, RIGHT - 22, bottom - top - 4, mix("ink", "raise", (0.8, 0.5, 0.25)[n - 1]), r=12)
        c.text(54, (top + bottom) / 2 - 10, str(n), "title", "faint", "display", "m")
        c.text(54, (top + bottom) / 2 + 40, words("pic-range"), 28, "faint", anchor="m", width=76)
    c.panel(RIGHT, square_y(16) - 22, W - RIGHT - 12, Z_Y - square_y(16) + 36, mix("ink", "raise", 0.5), r=12)
    for lane, track in tracks.items():
        x = lane_x(lane)
        c.rect(x - 3, square_y(track.length), x + 3, Z_Y, "line")
        for q in range(1, track.length + 1):
            c.panel(x - 10, square_y(q) - 10, 20, 20, "faint", "ink", r=10, border=3)
        for q, letter in marks(track).items():
            c.rect(x - 40, square_y(q) - 3, x, square_y(q) + 3, "dim")
            c.panel(x - 13, square_y(q) - 13, 26, 26, "dim", "ink", r=13, border=3)
            c.put(square(letter, 48), x - MARK, square_y(q))
        c.text(x, square_y(track.length) - 26, track.id, 26, "faint", "bold", "m")


def paint(c: Canvas, view: View, words: Words) -> None:
    for lane, track in view.tracks.items():
        active = [t for t in view.threats if t.lane == lane and t.status == "active" and t.square is not None]
        coming = [t for t in view.threats if t.lane == lane and t.status == "announced"]
        active.sort(key=lambda t: (-(t.square or 0), t.number))
        for one in active:
            _next_move(c, one, track)
        _tags(c, lane, active, sorted(coming, key=lambda t: t.number), view, words)


def _next_move(c: Canvas, one: ThreatView, track: TrackView) -> None:
    """The way of the coming move, and the action squares it triggers."""
    assert one.square is not None
    x, low = lane_x(one.lane), max(1, one.square - one.speed)
    c.rect(x - 5, square_y(one.square), x + 5, square_y(low), "threat")
    for q in range(low, one.square):
        c.panel(x - 12, square_y(q) - 12, 24, 24, "threat", "ink", r=12, border=3)
        letter = marks(track).get(q)
        if letter and (one.then_square is None or q <= one.then_square):
            c.put(square(letter, 48, "next"), x - MARK, square_y(q))


def _tags(
    c: Canvas,
    lane: str,
    active: Sequence[ThreatView],
    coming: Sequence[ThreatView],
    view: View,
    words: Words,
) -> None:
    width = tag_width(lane)
    styles = _styles(active, coming, width, words)
    crowded = _crowded(active)
    images = [
        _tag(
            one,
            style,
            (width, _height(one, style, width, words)),
            crowded or one.square is None or style == "one",
            _steps(one, view),
            words,
        )
        for one, style in zip(_order(active, coming), styles, strict=True)
    ]
    x, y, below = lane_x(lane), float(TOP), sum(im.height + GAP for im in images) - GAP
    beads = _beads(active)
    for one, image in zip(_order(active, coming), images, strict=True):
        floor = FLOOR - below
        if one.square is None:
            y = min(y, floor)
        else:
            at = square_y(one.square)
            y = min(max(y, at - image.height / 2), floor)
            bx = x + beads[one.code, one.number] if crowded else x
            c.stroke([(bx, at), (x + 50, min(max(at, y + 20), y + image.height - 20))], 6, "threat")
        c.put(image, x + 44, y, "lt")
        y += image.height + GAP
        below -= image.height + GAP
    for one in reversed(active):
        size = 42 if crowded else 70
        bx = x + (beads[one.code, one.number] if crowded else 0)
        c.put(threat(one.number, size, one.kind, one.serious), bx, square_y(one.square or 1))


def _order(active: Sequence[ThreatView], coming: Sequence[ThreatView]) -> list[ThreatView]:
    return [*reversed(coming), *active]


def _crowded(active: Sequence[ThreatView]) -> bool:
    """Big markers would cover each other."""
    squares = [t.square or 0 for t in active]
    return any(a - b < 2 for a, b in pairwise(squares))


def _beads(active: Sequence[ThreatView]) -> dict[tuple[str, int], float]:
    """Side steps of small markers that share a square."""
    out: dict[tuple[str, int], float] = {}
    for q in {t.square for t in active}:
        same = [t for t in active if t.square == q]
        step = 38 if len(same) < 3 else 30
        for i, t in enumerate(same):
            out[t.code, t.number] = (i - (len(same) - 1) / 2) * step
    return out


_HEIGHTS = {"full": 142, "two": 102, "one": 56}


def _styles(
    active: Sequence[ThreatView], coming: Sequence[ThreatView], width: int, words: Words
) -> list[str]:
    """As much as fits: three lines for each threat, then two, then one."""
    ways = (("full", "full"), ("two", "full"), ("two", "two"), ("one", "two"), ("one", "one"))
    for later, now in ways:
        styles = [later] * len(coming) + [now] * len(active)
        threats = _order(active, coming)
        total = sum(_height(t, s, width, words) + GAP for t, s in zip(threats, styles, strict=True))
        if total - GAP <= FLOOR - TOP:
            break
    return styles


def _height(one: ThreatView, style: str, width: int, words: Words) -> int:
    name = threat_name(one, words)
    room = width - 24 - (58 if one.square is None else 0)
    return _HEIGHTS[style] + 30 * (style == "full" and measure(name, 31, "bold") > room)


Steps = tuple[tuple[str, int], ...]


def _steps(one: ThreatView, view: View) -> Steps:
    """Letters and turns of a threat that is still to come."""
    if one.square is not None:
        return ()
    return tuple((letter, turn) for _, letter, turn in schedule(one, view))


@lru_cache(maxsize=1024)
def _tag(
    one: ThreatView, style: str, size: tuple[int, int], marked: bool, steps: Steps, words: Words
) -> Image.Image:
    """A threat's tag: name, figures, and what it does next (or, before it appears, in which turns)."""
    w, h = size
    c = Canvas(w, h, fill="ink" if one.lane == "internal" else "deck")
    coming = one.square is None
    c.panel(0, 0, w, h, "ink" if coming else "deck", "line", r=12)
    left = 14
    if marked:
        mark = 46 if style != "one" else 42
        c.put(threat(one.number, mark, one.kind, one.serious), 8 + mark / 2, 28)
        left = 16 + mark
    if style == "one":
        right = c.text(w - 12, 28, f"[hp:harm] {one.hp}", 28, face="bold", anchor="r")
        del right
        room = w - 12 - measure(f"[hp] {one.hp}", 28, "bold") - left - 8
        c.text(left, 28, threat_name(one, words), 30, "text", "bold", width=room)
        return c.im
    y = c.lines(
        left,
        28 if h in (_HEIGHTS["full"], _HEIGHTS["two"]) else 24,
        threat_name(one, words),
        31,
        w - 10 - left,
        2 if style == "full" else 1,
        face="bold",
        pitch=0.97,
    )
    if h not in (_HEIGHTS["full"], _HEIGHTS["two"]) and y == 24:
        y = 39
    if style == "two":
        if coming:
            c.text(14, y + 46, figures(one), 32, face="bold", width=w - 24)
        else:
            x = c.text(14, y + 46, f"[hp:harm] {one.hp}/{one.hull}", 32, face="bold")
            _action(c, one, x + 30, y + 46, w - 12 - x - 54, 34)
        return c.im
    c.text(14, y + 46, figures(one), 34, face="bold", width=w - 24)
    if coming:
        _turns(c, steps, y + 88)
    else:
        _action(c, one, 34, y + 88, w - 72, 36)
    return c.im


def figures(one: ThreatView) -> str:
    shield = "" if one.shield is None else f"[shield:dim]{one.shield}  ".replace("-", "−")
    hull = str(one.hull) if one.square is None else f"{one.hp}/{one.hull}"
    return f"{shield}[hp:harm]{hull}  [speed:dim]{one.speed}"


def _action(c: Canvas, one: ThreatView, x: float, y: float, room: float, size: int) -> None:
    if one.then is None:
        return
    c.put(square(one.then, 42, "next" if one.reaches else "ahead"), x, y)
    effect = short(one.effects, one.lane)
    c.text(x + 28, y, effect, size, "harm" if one.reaches else "dim", "bold", width=room)


def _turns(c: Canvas, steps: Steps, y: float) -> None:
    x, pitch = 14.0, min(72.0, (c.w - 24) / max(1, len(steps)))
    for letter, turn in steps:
        c.put(square(letter, 32), x + 16, y)
        c.text(x + 35, y, str(turn), 27, "dim", "bold", width=pitch - 36)
        x += pitch
