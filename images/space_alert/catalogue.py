"""Every picture of Space Alert by its name."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.catalogue import Catalogue, Film, Picture
from images.space_alert.alt import alt_board, alt_hand, alt_lineup, alt_score, alt_threat, alt_turn
from images.space_alert.board import board
from images.space_alert.common import threat_of
from images.space_alert.describe import describe
from images.space_alert.hand import hand
from images.space_alert.score import score_sheet
from images.space_alert.threat import lineup, threat_card
from images.space_alert.turn import turn_report
from rules.space_alert.view import View
from words import Words

Spot = tuple[int | None, int | None]


def spot(which: str) -> Spot:
    """The slot one plans now and whose board it is on: `6`, `6.1`; `0` is no slot, no board one's own."""
    slot, _, board = which.partition(".")
    return int(slot) or None, int(board) if board else None


def _hand(view: View, words: Words, names: Sequence[str], at: Spot) -> Image.Image:
    return hand(view, words, names, *at)


def _threat(view: View, words: Words, names: Sequence[str], code: str) -> Image.Image:
    return threat_card(threat_of(view, code), view, words)


def _over(view: View) -> bool:
    return view.score is not None


PICTURES = Catalogue(
    "space_alert",
    {
        "board": Picture(board, alt_board),
        "hand": Picture(_hand, alt_hand, spot),
        "lineup": Picture(lineup, alt_lineup),
        "threat": Picture(_threat, alt_threat, str),
        "turn": Picture(turn_report, alt_turn),
        "score": Picture(score_sheet, alt_score),
    },
    describe,
    Film(last="score", over=_over, step=1600),
)
