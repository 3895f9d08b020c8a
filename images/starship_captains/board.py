"""The table picture: what the player in turn decides by."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.starship_captains.galaxy import galaxy
from images.starship_captains.score import score
from images.starship_captains.ship import ship
from rules.starship_captains.view import View
from words import Words


def board(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """The ship in turn; the galaxy while a place or a pirate is chosen; the sheet when the game is over."""
    if view.over:
        return score(view, words, names)
    if shows_galaxy(view):
        return galaxy(view, words, names)
    return ship(view, words, names, view.turn)


def shows_galaxy(view: View) -> bool:
    return bool(view.reachable or view.targets) and not view.free_slots
