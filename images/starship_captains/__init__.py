"""Starship Captains in pictures and in words; everything is drawn from a view, so no secret can get in."""

from images.starship_captains.alt import (
    alt_galaxy,
    alt_missions,
    alt_score,
    alt_ship,
    alt_techs,
    alt_tracks,
)
from images.starship_captains.cards import cards, mission_card
from images.starship_captains.catalogue import PICTURES
from images.starship_captains.describe import describe
from images.starship_captains.display import display
from images.starship_captains.display import display as techs
from images.starship_captains.galaxy import galaxy
from images.starship_captains.missions import missions
from images.starship_captains.score import score
from images.starship_captains.ship import ship
from images.starship_captains.tracks import tracks

alt, board, replay = PICTURES.alt_board, PICTURES.board, PICTURES.replay

__all__ = [
    "PICTURES",
    "alt",
    "alt_galaxy",
    "alt_missions",
    "alt_score",
    "alt_ship",
    "alt_techs",
    "alt_tracks",
    "board",
    "cards",
    "describe",
    "display",
    "galaxy",
    "mission_card",
    "missions",
    "replay",
    "score",
    "ship",
    "techs",
    "tracks",
]
