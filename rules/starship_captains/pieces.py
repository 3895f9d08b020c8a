"""Pieces and spaces by their names: figures, pirates, rounds."""

from __future__ import annotations

from typing import Literal

Figure = Literal[
    "red",
    "yellow",
    "blue",
    "cadet",
    "android",
    "red_commander",
    "yellow_commander",
    "blue_commander",
]
FIGURES: tuple[Figure, ...] = (
    "red",
    "yellow",
    "blue",
    "red_commander",
    "yellow_commander",
    "blue_commander",
    "cadet",
    "android",
)
"""As a ready room is sorted."""

Pirate = Literal[
    "green_medal", "green_android", "purple_medal", "purple_android", "yellow_medal", "yellow_android"
]
"""A pirate token: the colour of its exhaust, and its reward (a medal and an artifact, or an android)."""

SHADOW = 9
"""Captain Shadow's ship among the ships of the seats (SC-344)."""
ROUNDS = 4
OUT = ROUNDS + 1
"""The space of a station token that is out of the game."""
