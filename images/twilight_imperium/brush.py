"""The tokens of Twilight Imperium, by name."""

from __future__ import annotations

from images.brush import Stamps

STAMPS = Stamps()
SPRITES, token, sprite = STAMPS.draws, STAMPS.token, STAMPS.sprite
