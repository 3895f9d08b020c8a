"""The pieces messages are made of. No view is kept in memory: buttons find their handlers by their ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import discord
import msgspec

from images.speech import bare

Item = discord.ui.Item[Any]
PRIMARY, PLAIN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
GOOD, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


MOST = 40
"""Components of a message, those inside others included, by Discord's measure."""
LETTERS = 4000
"""Of all texts of a message together."""


def weight(items: Iterable[Any]) -> int:
    """How many components these are."""
    return sum(1 + len(getattr(item, "children", ())) for item in items)


def layout(items: Iterable[Any]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    shown = list(items)
    shorten([item for item in shown if isinstance(item, discord.ui.TextDisplay)])
    for item in shown:
        view.add_item(item)
    view.stop()
    return view


def looks(items: Iterable[Any], files: Mapping[str, bytes], *beside: object) -> str:
    """The same for what looks the same: components and the pictures they show."""
    view: Any = layout(items)
    whole = sha256(msgspec.json.encode((*beside, view.to_components())))
    for data in files.values():
        whole.update(sha256(data).digest())
    return whole.hexdigest()[:32]


def shorten(texts: Sequence[discord.ui.TextDisplay[Any]], most: int = LETTERS) -> None:
    """The longest gives way until all of them fit: a message that is too long would not be sent at all."""
    while (excess := sum(len(each.content) for each in texts) - most) > 0:
        longest = max(texts, key=lambda each: len(each.content))
        kept = max(len(longest.content) - excess - 1, most // len(texts) - 1)
        longest.content = longest.content[:kept] + "…"


def text(words: str, most: int = 3900) -> discord.ui.TextDisplay[Any]:
    return discord.ui.TextDisplay(words if len(words) <= most else words[: most - 1] + "…")


def bar(*items: Item) -> discord.ui.ActionRow[Any]:
    return discord.ui.ActionRow(*items)


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = PLAIN, *, disabled: bool = False
) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=bare(label)[:80], custom_id=custom_id, style=style, disabled=disabled)


def select(
    custom_id: str, placeholder: str, options: Sequence[discord.SelectOption], low: int = 1, high: int = 1
) -> discord.ui.ActionRow[Any]:
    """A select fills a row of its own."""
    return bar(
        discord.ui.Select(
            custom_id=custom_id,
            placeholder=bare(placeholder)[:150],
            options=list(options),
            min_values=low,
            max_values=high,
        )
    )


def option(label: str, value: str, **more: Any) -> discord.SelectOption:
    if more.get("description"):
        more["description"] = bare(more["description"])
    return discord.SelectOption(label=bare(label)[:100], value=value, **more)


def picture(name: str, alt: str) -> discord.ui.MediaGallery[Any]:
    """A picture sent along with the message, and what it says to those who cannot see it."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=bare(alt)[:1024])
    )
