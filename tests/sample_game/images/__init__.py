"""Salvage in pictures and in words; everything is drawn from a view, so no secret can get in."""

from tests.sample_game.images.catalogue import PICTURES

__all__ = ["PICTURES"]
