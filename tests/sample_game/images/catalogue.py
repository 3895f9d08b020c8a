"""Every picture of Salvage by its name."""

from __future__ import annotations

from images.catalogue import Catalogue, Film, Picture
from tests.sample_game.images.alt import alt_board
from tests.sample_game.images.board import board
from tests.sample_game.images.describe import describe

PICTURES = Catalogue("sample_game", {"board": Picture(board, alt_board)}, describe, Film())
