"""The table picture: what the player in turn decides by."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.xia.catalogue import PICTURES
from rules.xia.view import View
from words import Words

ABOARD = ("fitting", "business", "status")
"""Stages in which a player is busy with the ship, not with the map."""


def on_table(view: View) -> str:
    """The map around the ship in turn, or what else decides: a fight, the hold, the score."""
    if view.over:
        return "score"
    if view.attack is not None:
        return "attack"
    if view.placements and view.in_hand is not None:
        return f"placements.{view.acting}"
    aboard = view.ships[view.acting].ship is not None and view.stage in ABOARD
    return f"ship.{view.acting}" if aboard else "map"


def board(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    return PICTURES.draw(on_table(view), view, words, names)


def alt(view: View, words: Words, names: Sequence[str]) -> str:
    return PICTURES.alt(on_table(view), view, words, names)
