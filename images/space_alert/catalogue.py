"""The pictures of Space Alert that show a table as everybody sees it, by their names."""

from __future__ import annotations

from images.catalogue import Catalogue, Picture
from images.space_alert.board import board
from images.space_alert.describe import alt
from images.space_alert.score import score_sheet
from images.space_alert.spoken import alt_score, alt_turn
from images.space_alert.turn import turn_report

PICTURES = Catalogue(
    {
        "board": Picture(board, alt),
        "turn": Picture(turn_report, alt_turn),
        "score": Picture(score_sheet, alt_score),
    }
)
