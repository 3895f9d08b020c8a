"""A game as a moving picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.encode import padded, webp_animation
from images.starship_captains.galaxy import galaxy
from images.starship_captains.score import score
from images.starship_captains.starmap import H, W
from images.theme import rgb
from rules.starship_captains.view import View
from words import Words

SIZE = (W // 2, H // 2)
STEP, LAST = 1200, 6000
"""Milliseconds a turn stands, and the end."""


def replay(frames: Sequence[View], words: Words, names: Sequence[str]) -> bytes:
    """An animated WebP: the galaxy after every turn, then the score sheet if the game is over."""
    pictures = [galaxy(view, words, names).reduce(2) for view in frames]
    if frames and frames[-1].over:
        pictures.append(padded(score(frames[-1], words, names), SIZE))
    if not pictures:
        pictures = [Image.new("RGB", SIZE, rgb("ink"))]
    return webp_animation(pictures, [STEP] * (len(pictures) - 1) + [LAST])
