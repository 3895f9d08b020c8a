"""A mission as a moving picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.encode import padded, webp_animation
from images.space_alert.board import board
from images.space_alert.score import score_sheet
from images.theme import rgb
from rules.space_alert.view import View
from words import Words

WIDTH, HEIGHT = 800, 600
STEP, LAST = 1600, 6000
"""Milliseconds a turn stands, and the end."""


def replay(frames: Sequence[View], words: Words, names: Sequence[str]) -> bytes:
    """An animated WebP: the table after every turn, then the score sheet if there is one."""
    pictures = [board(view, words, names).reduce(2) for view in frames]
    if frames and frames[-1].score is not None:
        pictures.append(padded(score_sheet(frames[-1], words, names), (WIDTH, HEIGHT)))
    if not pictures:
        pictures = [Image.new("RGB", (WIDTH, HEIGHT), rgb("ink"))]
    return webp_animation(pictures, [STEP] * (len(pictures) - 1) + [LAST])
