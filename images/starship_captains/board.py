"""The table picture: what the player in turn decides by."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.starship_captains.catalogue import PICTURES
from rules.starship_captains.view import View
from words import Words


def on_table(view: View) -> str:
    """The ship in turn; the galaxy while a place or a pirate is chosen; the sheet when the game is over."""
    if view.over:
        return "score"
    choosing_a_place = bool(view.reachable or view.targets) and not view.free_slots
    return "galaxy" if choosing_a_place else f"ship.{view.turn}"


def board(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    return PICTURES.draw(on_table(view), view, words, names)


def alt(view: View, words: Words, names: Sequence[str]) -> str:
    return PICTURES.alt(on_table(view), view, words, names)
