"""The four tracks of the table picture: squares, threats, and tags that tell what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from images.canvas import Canvas
from images.space_alert import tags
from images.space_alert.cards import marks
from images.sprites import square, threat
from images.theme import ZONES, mix
from rules.space_alert.view import ThreatView, TrackView, View
from words import Words

W, H = 1600, 1200
LEFT, COL = 96, 380
STEP, Z_Y = 32, 634
RIGHT = LEFT + 3 * COL + 10
TOP, FLOOR = 120, Z_Y + 14
MARK = 60  # action squares lie so far left of their track
GAP = 8


def zone_x(zone: str) -> int:
    return LEFT + ZONES.index(zone) * COL


def lane_x(lane: str) -> int:
    return (RIGHT if lane == "internal" else zone_x(lane)) + 84


def square_y(q: int) -> int:
    return Z_Y - (max(1, q) - 1) * STEP


def tag_width(lane: str) -> int:
    return 246 if lane != "internal" else W - RIGHT - 144


def paint_base(c: Canvas, words: Words, tracks: dict[str, TrackView]) -> None:
    """Bands of range and empty tracks."""
    for n, (low, high) in enumerate(((1, 5), (6, 10), (11, 16)), 1):
        top, bottom = square_y(high) - STEP // 2 - 8 * (n == 3), square_y(low) + STEP // 2
        c.panel(12, top + 2, RIGHT - 22, bottom - top - 4, mix("ink", "raise", (0.8, 0.5, 0.25)[n - 1]), r=12)
        c.text(54, (top + bottom) / 2 - 10, str(n), "title", "faint", "display", "m")
        c.text(54, (top + bottom) / 2 + 40, words("pic-range-short"), 28, "faint", anchor="m", width=76)
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
        c.text(x - 42, square_y(track.length), track.id, 26, "faint", "bold", "r")


def paint(c: Canvas, view: View, words: Words) -> None:
    for lane, track in view.tracks.items():
        active = [t for t in view.threats if t.lane == lane and t.status == "active" and t.square is not None]
        coming = [t for t in view.threats if t.lane == lane and t.status == "announced"]
        if view.score is not None:
            coming += [replace(t, square=None) for t in view.threats if t.lane == lane and tags.settled(t)]
        active.sort(key=lambda t: (-(t.square or 0), t.number))
        for one in active:
            _came_from(c, one, track, view)
            _next_move(c, one, track)
        _tags(c, lane, active, sorted(coming, key=lambda t: t.number), view, words)


def _came_from(c: Canvas, one: ThreatView, track: TrackView, view: View) -> None:
    """A ring on the square where the last move began."""
    rows = view.report.threats if view.report else ()
    moved = next((row.squares for row in rows if row.code == one.code and row.number == one.number), 0)
    if moved and one.square is not None:
        x, y = lane_x(one.lane), square_y(min(track.length, one.square + moved))
        c.panel(x - 13, y - 13, 26, 26, "ink", "threat", r=13, border=4)


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
    crowded = _crowded(active)
    threats = [*coming, *active]
    images = tags.fitting(threats, crowded, tag_width(lane), FLOOR - TOP, view, words)
    x, y, below = lane_x(lane), float(TOP), sum(im.height + GAP for im in images) - GAP
    steps = _side_steps(active) if crowded else {}
    for one, image in zip(threats, images, strict=True):
        floor = FLOOR - below
        if one.square is None:
            y = min(y, floor)
        else:
            at = square_y(one.square)
            y = min(max(y, at - image.height / 2), floor)
            end = min(max(at, y + 20), y + image.height - 20)
            c.stroke([(x + steps.get(one, 0), at), (x + 50, end)], 6, "threat")
        c.put(image, x + 44, y, "lt")
        y += image.height + GAP
        below -= image.height + GAP
    for one in reversed(active):
        marker = threat(one.number, 42 if crowded else 70, one.kind, one.serious)
        c.put(marker, x + steps.get(one, 0), square_y(one.square or 1))


def _crowded(active: Sequence[ThreatView]) -> bool:
    """Big markers would cover each other."""
    return any((a.square or 0) - (b.square or 0) < 2 for a, b in pairwise(active))


def _side_steps(active: Sequence[ThreatView]) -> dict[ThreatView, float]:
    """Small markers that share a square stand side by side."""
    out: dict[ThreatView, float] = {}
    for q in {t.square for t in active}:
        same = [t for t in active if t.square == q]
        step = 38 if len(same) < 3 else 30
        out |= {t: (i - (len(same) - 1) / 2) * step for i, t in enumerate(same)}
    return out
