"""Space Alert in pictures and in words; everything is drawn from a view, so no secret can get in."""

from images.space_alert.board import board
from images.space_alert.describe import alt, describe
from images.space_alert.hand import hand
from images.space_alert.replay import replay
from images.space_alert.score import score_sheet
from images.space_alert.threat import lineup, threat_card
from images.space_alert.turn import turn_report

__all__ = [
    "alt",
    "board",
    "describe",
    "hand",
    "lineup",
    "replay",
    "score_sheet",
    "threat_card",
    "turn_report",
]
