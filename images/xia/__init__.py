"""Xia in pictures and in words; everything is drawn from a view, so no secret can get in."""

from images.xia.alt import alt_attack, alt_fame, alt_map, alt_sector, alt_ship, alt_system
from images.xia.alt_cards import alt_cards, alt_mission, alt_packing, alt_placements
from images.xia.cards import cards, mission_card
from images.xia.catalogue import PICTURES
from images.xia.combat import attack
from images.xia.describe import describe
from images.xia.fame import fame
from images.xia.hold import packing, placements
from images.xia.score import score
from images.xia.sector import sector
from images.xia.ship import ship
from images.xia.system import around, system

alt, board, replay = PICTURES.alt_board, PICTURES.board, PICTURES.replay

__all__ = [
    "PICTURES",
    "alt",
    "alt_attack",
    "alt_cards",
    "alt_fame",
    "alt_map",
    "alt_mission",
    "alt_packing",
    "alt_placements",
    "alt_sector",
    "alt_ship",
    "alt_system",
    "around",
    "attack",
    "board",
    "cards",
    "describe",
    "fame",
    "mission_card",
    "packing",
    "placements",
    "replay",
    "score",
    "sector",
    "ship",
    "system",
]
