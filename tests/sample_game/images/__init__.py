"""Salvage in pictures and in words; everything is drawn from a view, so no secret can get in."""

from tests.sample_game.images.board import board, replay
from tests.sample_game.images.describe import alt, describe

__all__ = ["alt", "board", "describe", "replay"]
