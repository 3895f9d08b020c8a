"""Boards in words: for those who cannot or will not look at pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence

TEXT, ALT = 4000, 1000
"""The most characters of a board as text, and of what a screen reader says of a picture."""


def plain(name: str) -> str:
    """A player's name, kept from being read as Markdown."""
    return re.sub(r"([\\*_~`|>\[\]])", r"\\\1", name)


def whole(blocks: Sequence[str], limit: int = TEXT) -> str:
    """Blocks as one text; long lines give way first, so that every part of the board stays."""
    text = "\n\n".join(block for block in blocks if block)
    while len(text) >= limit:
        lines = text.split("\n")
        longest = max(range(len(lines)), key=lambda i: len(lines[i]))
        lines[longest] = lines[longest][: len(lines[longest]) * 7 // 8].rstrip(" …") + "…"
        text = "\n".join(lines)
    return text


def brief(parts: Sequence[str], limit: int = ALT) -> str:
    """One breath; what is too much is left out at the end."""
    text = " ".join(part for part in parts if part)
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
