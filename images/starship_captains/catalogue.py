"""Every picture of Starship Captains by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from images.catalogue import Catalogue, Film, Picture
from images.starship_captains.alt import (
    alt_airlock,
    alt_drawn,
    alt_galaxy,
    alt_missions,
    alt_peeked,
    alt_score,
    alt_ship,
    alt_techs,
    alt_tracks,
)
from images.starship_captains.cards import cards, mission_card
from images.starship_captains.describe import describe
from images.starship_captains.display import display
from images.starship_captains.galaxy import galaxy
from images.starship_captains.missions import missions
from images.starship_captains.score import score
from images.starship_captains.ship import ship
from images.starship_captains.tracks import tracks
from rules.starship_captains.view import View
from words import Words


def _cards(where: str, numbered: bool, view: View, words: Words, names: Sequence[str]) -> Image.Image:
    return cards(getattr(view, where), words, numbered)


def _loose(where: str, alt: Callable[..., str], numbered: bool) -> Picture:
    """Cards that lie nowhere on a board: that field of the view."""
    return Picture(partial(_cards, where, numbered), alt)


def on_table(view: View) -> str:
    """The ship in turn; the galaxy while a place or a pirate is chosen; the sheet when the game is over."""
    if view.over:
        return "score"
    choosing_a_place = bool(view.reachable or view.targets) and not view.free_slots
    return "galaxy" if choosing_a_place else f"ship.{view.turn}"


def _over(view: View) -> bool:
    return view.over


PICTURES = Catalogue(
    "starship_captains",
    {
        "galaxy": Picture(galaxy, alt_galaxy),
        "techs": Picture(display, alt_techs),
        "tracks": Picture(tracks, alt_tracks),
        "missions": Picture(missions, alt_missions),
        "score": Picture(score, alt_score),
        "airlock": Picture(mission_card, alt_airlock),
        "ship": Picture(ship, alt_ship, int),
        "drawn": _loose("drawn", alt_drawn, numbered=True),
        "peeked": _loose("peeked", alt_peeked, numbered=False),
    },
    describe,
    Film("galaxy", last="score", over=_over),
    on_table,
)
