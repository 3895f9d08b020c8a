"""A game as a moving picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.encode import padded, webp_animation
from images.theme import rgb
from images.xia.system import system
from rules.xia.view import View
from words import Words

SIZE = (1000, 1000)
STEP, LAST = 1200, 6000
"""Milliseconds a turn stands, and the end."""


def replay(frames: Sequence[View], words: Words, names: Sequence[str]) -> bytes:
    """An animated WebP: the system after every turn, as it grew."""
    pictures = [padded(system(view, words, names), SIZE) for view in frames]
    if not pictures:
        pictures = [Image.new("RGB", SIZE, rgb("ink"))]
    return webp_animation(pictures, [STEP] * (len(pictures) - 1) + [LAST])
