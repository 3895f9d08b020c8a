"""Menus of any length: pages with ◀ ▶, tabs above them, and the chosen one in detail below.

Discord's menus end at 25 entries. Where a reader stands is in the custom id, so a menu knows its place before
and after any restart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.components import PLAIN, PRIMARY, bar, button, option, select

SIZE = 25
BUTTONS = 5
BACK, ON = "◀", "▶"
T = TypeVar("T")
Entries = Mapping[str, tuple[str, str]]
"""By value: what an entry of a menu says, and what stands under it."""


class Place(Struct, frozen=True):
    """Where a reader stands, as ids have it: a tab, a page of its menu, the chosen entry, a page of that."""

    tab: str
    page: int = 0
    chosen: str = ""
    leaf: int = 0

    def __str__(self) -> str:
        return f"{self.tab}.{self.page}.{self.chosen}.{self.leaf}"


def place(rest: str, values: Sequence[str] = ()) -> Place:
    """Where a click leads to; what was picked in a menu is chosen. ValueError if an id says nothing."""
    tab, page, chosen, leaf, *_ = rest.split(".")
    if values:
        return Place(tab, int(page), values[0])
    return Place(tab, int(page), chosen, int(leaf))


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


def panel(
    verb: str,
    game: int,
    here: Place,
    labels: Mapping[str, str],
    entries: Entries,
    placeholder: str,
    detail: Sequence[Any],
) -> list[Any]:
    """Tabs, the chosen entry in detail, and the menu it was chosen from."""
    pages = parts(list(entries.items())) or [[]]
    page = clamped(here.page, len(pages))
    options = [
        option(label, value, description=hint[:100] or None, default=value == here.chosen)
        for value, (label, hint) in pages[page]
    ]

    def to(where: Place) -> str:
        return f"{verb}:{game}:{where}"

    def turned(page: int) -> str:
        return f"w:{to(replace(here, page=page))}.m"  # the detail has pages too, and ids must differ

    rows = tabs(labels, here.tab, lambda tab: f"w:{to(Place(tab))}") if len(labels) > 1 else []
    rows += detail
    if options:
        rows.append(select(f"s:{to(here)}", placeholder, options))
    leaves = turning(page, len(pages), turned)
    return [*rows, bar(*leaves)] if leaves else rows
