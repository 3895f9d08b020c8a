"""Colours: eight seats (the five of the crew first), four kinds of technology, two currencies."""

from __future__ import annotations

SEATS = ("yellow", "green", "violet", "cyan", "pink", "#FF8A3D", "#E4E9F1", "#6C8CFF")
SHAPES = ("disc", "square", "diamond", "pentagon", "triangle", "cross", "sun", "hexagon")
LETTERS = "ABCDEFGH"
RESOURCE, INFLUENCE = "#F0B429", "#7FB8FF"
"""Gold crystal and blue speech bubble: the forms tell them apart without colour."""
TECH = {"red": "#FF6B6B", "blue": "#5CA8FF", "green": "#63D07F", "yellow": "#F2CF4A"}
WORMHOLE = {"alpha": "#FFC46B", "beta": "#8FE3D0"}
GREEK = {"alpha": "α", "beta": "β"}
BONE, VOID = "#F4F6FA", "#10131A"
