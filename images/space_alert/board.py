"""The table picture: time above, threats on their tracks, the ship below, the crew at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.kept import kept
from images.space_alert import header, roster, ship, tracks
from images.space_alert.common import looks
from images.space_alert.tracks import H, W
from rules.space_alert.view import TrackView, View
from words import Words


@kept
def _base(lanes: tuple[tuple[str, TrackView], ...], words: Words) -> Image.Image:
    """All that never changes during a mission."""
    c = Canvas(W, H)
    tracks.paint_base(c, words, dict(lanes))
    ship.paint_base(c)
    return c.im


def board(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """What everybody at the table may see, at any stage."""
    crew = looks(view, words, names)
    c = Canvas(W, H, _base(tuple(view.tracks.items()), words))
    header.paint(c, view, words)
    tracks.paint(c, view, words)
    ship.paint(c, view, words, crew)
    roster.paint(c, view, words, crew)
    if view.silence:
        frame(c, "harm", 10)
    elif view.score is not None and not view.score.won:
        frame(c, "harm", 6)
    return c.im


def frame(c: Canvas, colour: str, width: int) -> None:
    c.rect(0, 0, c.w, width, colour)
    c.rect(0, c.h - width, c.w, c.h, colour)
    c.rect(0, 0, width, c.h, colour)
    c.rect(c.w - width, 0, c.w, c.h, colour)
