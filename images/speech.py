"""Boards in words: for those who cannot or will not look at pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence

TEXT, ALT = 4000, 1000
"""The most characters of a board as text, and of what a screen reader says of a picture."""


MARKS = re.compile(r"([\\*_~`|<>\[\]#@:]|^[-+])")
UNSEEN = re.compile(r"[\x00-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069]+")
MARKED = re.compile(r"\\([\\*_~`|<>\[\]#@:+-])")
BOLD = re.compile(r"(?<!\\)\*\*")


def plain(name: str) -> str:
    """What people call themselves, as it is to stand in a text: neither Markdown nor a link nor a mention."""
    return MARKS.sub(r"\\\1", UNSEEN.sub(" ", name))


def bare(words: str) -> str:
    """The same where Discord knows no Markdown: labels, menus, suggestions, descriptions of pictures."""
    return MARKED.sub(r"\1", BOLD.sub("", words))


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
