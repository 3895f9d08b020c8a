"""Every picture of Xia by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from images.catalogue import Catalogue, Film, Picture
from images.xia.alt import alt_attack, alt_fame, alt_map, alt_score, alt_sector, alt_ship, alt_system
from images.xia.alt_cards import (
    alt_abilities,
    alt_drawn,
    alt_mission,
    alt_npcs,
    alt_outfits,
    alt_packing,
    alt_placements,
    alt_ships,
    alt_titles,
)
from images.xia.cards import cards, mission_card
from images.xia.combat import attack
from images.xia.describe import describe
from images.xia.fame import fame
from images.xia.hold import packing, placements
from images.xia.score import score
from images.xia.sector import sector
from images.xia.ship import ship
from images.xia.system import around, system
from rules.xia.view import View
from words import Words

ABOARD = ("fitting", "business", "status")
"""Stages in which a player is busy with the ship, not with the map."""


def _cards(where: str, numbered: bool, view: View, words: Words, names: Sequence[str]) -> Image.Image:
    return cards(getattr(view, where), words, numbered)


def _loose(where: str, alt: Callable[..., str], numbered: bool = True) -> Picture:
    """Cards that lie on no mat: that field of the view."""
    return Picture(partial(_cards, where, numbered), alt)


def _abilities(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    return cards(view.ships[seat].abilities, words)


def _outfits(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    return cards([each.outfit for each in view.ships[seat].outfits], words)


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


PICTURES = Catalogue(
    "xia",
    {
        "map": Picture(around, alt_map),
        "system": Picture(system, alt_system),
        "fame": Picture(fame, alt_fame),
        "score": Picture(score, alt_score),
        "attack": Picture(attack, alt_attack),
        "ship": Picture(ship, alt_ship, int),
        "mission": Picture(mission_card, alt_mission, int),
        "placements": Picture(placements, alt_placements, int),
        "packing": Picture(packing, alt_packing, int),
        "sector": Picture(sector, alt_sector, str),
        "drawn": _loose("drawn", alt_drawn),
        "ships": _loose("available", alt_ships),
        "npcs": _loose("npcs", alt_npcs, numbered=False),
        "titles": _loose("titles", alt_titles, numbered=False),
        "abilities": Picture(_abilities, alt_abilities, int),
        "outfits": Picture(_outfits, alt_outfits, int),
    },
    describe,
    Film("system", size=(1000, 1000)),
    on_table,
)
