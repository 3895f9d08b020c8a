"""Prose longer than a message: a title, a picture where there is one, and ◀ ▶ over the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cogs import menus
from cogs.components import bar, picture, text
from cogs.faces import Panel

MOST = 3000
"""Characters of a page."""
ART = "art.png"
TOLD = 1900
"""Characters of a message in a thread."""


def split(paragraphs: Sequence[str], most: int = MOST) -> list[str]:
    """Pages of whole paragraphs; one that is longer than a page is cut between lines or words."""
    pages: list[str] = []
    for paragraph in (part for each in paragraphs for part in _cut(each, most)):
        if pages and len(pages[-1]) + 2 + len(paragraph) <= most:
            pages[-1] += "\n\n" + paragraph
        else:
            pages.append(paragraph)
    return pages


def _cut(paragraph: str, most: int) -> list[str]:
    parts: list[str] = []
    while len(paragraph) > most:
        ends = (paragraph.rfind(between, most // 2, most) for between in ("\n", " "))
        end = next((end for end in ends if end > 0), most)
        parts.append(paragraph[:end])
        paragraph = paragraph[end:].lstrip()
    return [*parts, paragraph] if paragraph else parts


def parted(text: str, most: int) -> tuple[str, str]:
    """The text in two: the rest, and the last whole lines (at least one) that fit `most` characters."""
    if len(text) <= most:
        return "", text
    start = text.find("\n", len(text) - most - 1) + 1 or text.rfind("\n") + 1
    return text[:start].rstrip("\n"), text[start:]


def pieces(text: str) -> Iterator[str]:
    """Messages of whole lines, where they are not too long for one."""
    while text:
        end = len(text) if len(text) <= TOLD else text.rfind("\n", 1, TOLD)
        end = end if end > 0 else TOLD
        yield text[:end]
        text = text[end:].lstrip("\n")


def items(
    title: str,
    pages: Sequence[str],
    page: int,
    custom_id: Callable[[int], str],
    art: str | None = None,
) -> list[Any]:
    """One page under its title. `art`: what the picture of the panel says, for a text that has one."""
    page = menus.clamped(page, len(pages))
    shown: list[Any] = [text(f"### {title}")] if title else []
    shown += [picture(ART, art)] if art else []
    shown += [text(pages[page], MOST)] if pages else []
    leaves = menus.turning(page, len(pages), custom_id)
    return [*shown, bar(*leaves)] if leaves else shown


def panel(
    title: str,
    pages: Sequence[str],
    page: int,
    custom_id: Callable[[int], str],
    art: tuple[str, bytes] | None = None,
) -> Panel:
    """`art`: what it says, and the picture itself."""
    alt, drawn = art or (None, b"")
    return Panel(items(title, pages, page, custom_id, alt), {ART: drawn} if art else {})
