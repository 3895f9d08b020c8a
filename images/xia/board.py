"""The table picture: what the player in turn decides by."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.xia.combat import attack
from images.xia.hold import placements
from images.xia.score import score
from images.xia.ship import ship
from images.xia.system import around
from rules.xia.view import View
from words import Words

ABOARD = ("fitting", "business", "status")
"""Stages in which a player is busy with the ship, not with the map."""


def board(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """The map around the ship in turn, or what else decides: a fight, the hold, the score."""
    if view.over:
        return score(view, words, names)
    if view.attack is not None:
        return attack(view, words, names)
    if view.placements and view.in_hand is not None:
        return placements(view, words, names, view.turn)
    if shows_ship(view):
        return ship(view, words, names, view.turn)
    return around(view, words, names)


def shows_ship(view: View) -> bool:
    return view.ships[view.turn].ship is not None and view.stage in ABOARD
