"""Space Alert in pictures and in words; everything is drawn from a view, so no secret can get in."""

from images.space_alert.alt import alt_hand, alt_lineup, alt_score, alt_threat, alt_turn
from images.space_alert.catalogue import PICTURES
from images.space_alert.describe import describe
from images.space_alert.hand import hand
from images.space_alert.score import score_sheet
from images.space_alert.threat import lineup, threat_card
from images.space_alert.turn import turn_report

alt, board, replay = PICTURES.alt_board, PICTURES.board, PICTURES.replay

__all__ = [
    "PICTURES",
    "alt",
    "alt_hand",
    "alt_lineup",
    "alt_score",
    "alt_threat",
    "alt_turn",
    "board",
    "describe",
    "hand",
    "lineup",
    "replay",
    "score_sheet",
    "threat_card",
    "turn_report",
]
