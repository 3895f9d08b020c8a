"""Each picture in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from tests.sample_game.images.describe import crews, heading
from tests.sample_game.rules.view import View
from words import Words


def alt_board(view: View, words: Words, names: Sequence[str]) -> str:
    return brief([f"{heading(view, words)}.", *crews(view, words, names)])
