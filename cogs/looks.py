"""The pictures of a game, one tap away: private, in the reader's language, with tabs (`w:look:<game>:…`).

A face says which there are (`looks`) and draws them (`look`); everything here is the same for every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands
from msgspec import Struct

from cogs import limits
from cogs.clicks import Click
from cogs.components import GOOD, PLAIN, PRIMARY, bar, button, option, picture, select, text
from cogs.faces import Follow, Panel
from images.catalogue import Catalogue
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.loaded import Loaded
    from cogs.table import Table

BUTTONS = 5
Tabs = Sequence[Mapping[str, str]]
"""Rows of tabs: what can be seen, and what the tab says."""


def file_name(what: str) -> str:
    return f"{what.replace('.', '_')}.png"


async def draw(
    table: Table, pictures: Catalogue, what: str, view: Struct, words: Words, names: Sequence[str]
) -> bytes:
    picture, of = pictures.found(what)
    return await table.painter.draw(picture.draw, view, words, list(names), *of)


async def shown(
    table: Table, pictures: Catalogue, looks: Sequence[str], view: Struct, words: Words, names: Sequence[str]
) -> Panel:
    """One below the other, each with its words: side by side Discord would crop them."""
    items: list[Any] = [picture(file_name(what), pictures.alt(what, view, words, names)) for what in looks]
    files = {file_name(what): await draw(table, pictures, what, view, words, names) for what in looks}
    return Panel(items, files)


def row(game: int, labels: Mapping[str, str]) -> discord.ui.ActionRow[Any]:
    """Under the table: what else there is to see."""
    return bar(*(button(label, f"w:look:{game}:{what}") for what, label in labels.items()))


def tabs(game: int, rows: Tabs, here: str | None) -> list[Any]:
    """The one that is open is marked; too many for a row of buttons are a menu."""

    def tab(what: str, label: str) -> discord.ui.Button[Any]:
        return button(label, f"w:look:{game}:{what}", PRIMARY if what == here else PLAIN)

    def menu(number: int, labels: Mapping[str, str]) -> discord.ui.ActionRow[Any]:
        options = [option(label, what, default=what == here) for what, label in labels.items()]
        return select(f"s:look:{game}:{number}", f"{next(iter(labels.values()))} …", options)

    return [
        bar(*(tab(what, label) for what, label in each.items())) if len(each) <= BUTTONS else menu(row, each)
        for row, each in enumerate(rows)
        if each
    ]


async def panel(table: Table, loaded: Loaded, seat: int | None, what: str, words: Words) -> Panel:
    """A picture under its title, with the tabs to the others. ValueError if there is no such picture."""
    face = loaded.face
    what = face.meant(loaded, seat, what)
    rows = face.looks(loaded, seat, words)
    titles = {key: label for each in rows for key, label in each.items()}
    if what not in titles:
        raise ValueError(what)
    seen = await face.look(table, loaded, seat, what, words)
    items: list[Any] = [text(f"### {titles[what]}"), *seen.items, *tabs(loaded.row.id, rows, what)]
    if seat is not None and loaded.row.status == "running":
        items.append(bar(button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD)))
    return Panel(items, seen.files, Follow(loaded.row.id, partial(_followed, table, seat, what, words)))


async def _followed(
    table: Table, seat: int | None, what: str, words: Words, loaded: Loaded, user: int
) -> Panel | None:
    """The same picture, unless it showed what only the seat may see and that is somebody else's by now."""
    return await panel(table, loaded, seat, what, words) if loaded.row.seat_of(user) == seat else None


class Looks(commands.Cog):
    """The taps on the tabs. What a seat may not see its view does not hold, so anybody may look."""

    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(look=self.look)

    async def look(self, click: Click) -> None:
        self.bot.cooldowns.spend(limits.PICTURE, click.user)
        loaded = await self.bot.table.load(click.game)
        seat = loaded.row.seat_of(click.user)
        what = click.values[0] if click.values else click.rest
        await click.panel(await panel(self.bot.table, loaded, seat, what, click.words))


async def setup(bot: Any) -> None:
    await bot.add_cog(Looks(bot))
