"""Colours of Stars of Akarios: friends are cold, foes are warm, told apart by every eye."""

from __future__ import annotations

from images.theme import PALETTE

PALETTE |= {
    "stress": "#E45FC0",  # nerves of a pilot: always with the zigzag
    "rock": "#B7977A",  # asteroids
    "haze": "#A470BC",  # nebulas
    "worm": "#43E0C6",  # wormholes, jump points
}
SEATS = ("cyan", "pink", "violet", "white")
LETTERS = "ABCD"
FOE, ALLY = "threat", "blue"
DICE = {"move": "good", "attack": "threat", "joker": "text", "stress": "stress"}
SHELF, HOLE, OFF = "#12161F", "#3B4558", "#4A5466"
"""The ground of what lies in a panel, a place that is empty, what cannot be used."""
