"""The end of a mission: how it went, what was gained, and how everybody came out of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PIL import Image

from images.akarios.common import look_of, put
from images.akarios.facts import title
from images.akarios.pilot import member_of, pad_of
from images.akarios.scene import art
from images.brush import Box
from images.canvas import Canvas
from images.paragraphs import lines_of
from rules.akarios.view import DebriefView, View
from words import Words

W, ART, ROW = 1200, 250, 96
SIZE, PITCH = 36, 46
LOSS = re.compile(r'~\["ak-(lose|trauma-marked|ship-lost|pilot-lost)')
"""Lines of what the mission has cost."""


def result(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    told = debrief_of(view)
    gains = [row for line in told.lines for row in lines_of(gain(line, words, names), SIZE, W - 130)]
    rows = max(1, len(gains))
    h = ART + 120 + rows * PITCH + 50 + view.seats * (ROW + 12) + 20
    c = Canvas(W, h)
    c.im.paste(art(told.node, told.part, W, ART), (0, 0))
    won = told.part != "failure"
    tone = "good" if won else "harm"
    c.rect(0, ART, W, ART + 6, tone)
    c.icon("check" if won else "cross", 66, ART + 64, 64, tone)
    c.text(120, ART + 50, title(told.node, words), 56, "text", "display", width=W - 150)
    c.text(
        122,
        ART + 100,
        words("ak-pic-ended-well" if won else "ak-pic-ended-ill"),
        38,
        tone,
        "bold",
        width=W - 150,
    )
    y = ART + 140.0
    c.panel(24, y, W - 48, rows * PITCH + 30, "deck", r=18)
    if gains:
        _gains(c, told, gains, y + 15 + PITCH / 2, words, names)
    else:
        none = words("ak-pic-no-gains" if view.campaign else "ak-pic-single")
        c.text(W / 2, y + 15 + PITCH / 2, none, SIZE, "faint", "text", "m", width=W - 120)
    y += rows * PITCH + 46
    for seat in range(view.seats):
        _pilot(c, view, seat, (24, y + seat * (ROW + 12), W - 48, ROW), words, names)
    return c.im


def debrief_of(view: View) -> DebriefView:
    assert view.debrief is not None, "no mission has ended"
    return view.debrief


def gain(line: str, words: Words, names: Sequence[str]) -> str:
    """A line of the debrief in these words."""
    seats = {seat: name.replace("[", "(") for seat, name in enumerate(names)}
    return words("ak-say-it", seats, it=line)


def _gains(
    c: Canvas, told: DebriefView, gains: Sequence[str], y: float, words: Words, names: Sequence[str]
) -> None:
    starts = {lines_of(gain(line, words, names), SIZE, W - 130)[0]: LOSS.match(line) for line in told.lines}
    for i, row in enumerate(gains):
        if row in starts:
            icon, tone = ("cross", "harm") if starts[row] else ("star", "gold")
            c.icon(icon, 62, y + i * PITCH, 30, tone)
        c.text(94, y + i * PITCH, row, SIZE, "text", "text", width=W - 126)


def _pilot(c: Canvas, view: View, seat: int, box: Box, words: Words, names: Sequence[str]) -> None:
    x, y, w, h = box
    c.panel(*box, "deck", r=16)
    look = look_of(seat, words, names)
    put(c, "seat", x + 54, y + h / 2, 68, seat)
    c.text(x + 106, y + h / 2, look.name, 44, "text", "bold", width=w - 640)
    if view.sheet is None:
        return
    member = member_of(view, seat)
    if not member.pads:
        return
    pad = pad_of(member)
    rows = (("coin", "gold", pad.credits), ("skill", "gold", pad.points), ("trauma", "harm", pad.trauma))
    for i, (icon, tone, n) in enumerate((*rows, ("stress", "stress", member.stress))):
        cx = x + w - 520 + i * 130
        c.icon(icon, cx + 24, y + h / 2, 46, tone)
        c.text(cx + 56, y + h / 2, str(n), 46, "text" if n else "faint", "bold")
