"""Menus of any length: pages with ◀ ▶, tabs above them, and the chosen one in detail below.

Discord's menus end at 25 entries. Where a reader stands is in the custom id, so a menu knows its place before
and after any restart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord

from cogs.components import PLAIN, PRIMARY, bar, button, option, select

SIZE = 25
BUTTONS = 5
BACK, ON = "◀", "▶"
T = TypeVar("T")


def parts(items: Sequence[T], size: int = SIZE) -> list[Sequence[T]]:
    return [items[start : start + size] for start in range(0, len(items), size)]


def clamped(page: int, count: int) -> int:
    """A page that exists: ids are forged, and lists become shorter."""
    return max(0, min(page, count - 1))


def turning(page: int, count: int, custom_id: Callable[[int], str]) -> list[discord.ui.Button[Any]]:
    """◀ 2 / 7 ▶; nothing where there is but one page."""
    if count < 2:
        return []
    return [
        button(BACK, custom_id(page - 1), disabled=page == 0),
        button(f"{page + 1} / {count}", custom_id(page), disabled=True),
        button(ON, custom_id(page + 1), disabled=page == count - 1),
    ]


def tabs(labels: Mapping[str, str], here: str, custom_id: Callable[[str], str]) -> list[Any]:
    """Rows of five; the one that is open is marked."""
    made = [
        button(label, custom_id(tab), PRIMARY if tab == here else PLAIN, disabled=tab == here)
        for tab, label in labels.items()
    ]
    return [bar(*row) for row in parts(made, BUTTONS)]


def menu(
    entries: Mapping[str, tuple[str, str]],
    page: int,
    chosen: str | None,
    placeholder: str,
    picked: str,
    turned: Callable[[int], str],
) -> list[Any]:
    """One page of entries (label and hint, by value) with ◀ ▶ under it. `picked` is the id of the menu,
    `turned` makes that of a page."""
    pages = parts(list(entries.items())) or [[]]
    page = clamped(page, len(pages))
    options = [
        option(label, value, description=hint[:100] or None, default=value == chosen)
        for value, (label, hint) in pages[page]
    ]
    rows = [select(picked, placeholder, options)] if options else []
    leaves = turning(page, len(pages), turned)
    return [*rows, bar(*leaves)] if leaves else rows


def page_of(entries: Mapping[str, Any], chosen: str) -> int:
    """Where an entry stands."""
    return list(entries).index(chosen) // SIZE if chosen in entries else 0
