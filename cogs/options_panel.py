"""The options of an open table: a panel with a few selects a page, and what the host chooses in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cogs import options, table_settings
from cogs.clicks import Click
from cogs.components import PLAIN, PRIMARY, bar, button, text
from cogs.faces import Panel
from cogs.lobby_desk import LobbyDesk, read_again
from db.games import GameRow
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

TABS = {
    "game": ("lobby-options-game", "lobby-options-game-page"),
    "house": ("lobby-options-table", "lobby-options-table-page"),
}


class OptionsPanel:
    def __init__(self, bot: Wardroom, desk: LobbyDesk) -> None:
        self.bot = bot
        self.desk = desk
        bot.verbs.update(options=self.show, option=read_again(self.choose))

    async def show(self, click: Click) -> None:
        row = await self.desk.row(click)
        page = int(click.rest or 0)
        await click.panel(self._panel(row, click.words, page), replace=click.private)

    def _panel(self, row: GameRow, speech: Words, page: int) -> Panel:
        """A few options at a time, the game's first, then the table's own."""
        chosen, players = self.desk.chosen(row), row.names()
        decided = options.decided(self.bot.table.faces[row.game].rules, row)
        without = table_settings.unused(self.bot.table.faces[row.game], row)
        pages: list[tuple[str, msgspec.Struct, list[str]]] = [
            *((row.game, chosen, shown) for shown in options.pages(type(chosen), len(players), decided)),
            *(
                ("house", table_settings.of(row), shown)
                for shown in options.pages(table_settings.TableSettings, 0, without)
            ),
        ]
        if not 0 <= page < len(pages):
            raise ValueError(page)
        game, values, shown = pages[page]
        items: list[Any] = [text(speech("lobby-options-title"))]
        items += options.selects(game, values, speech, row.id, page, shown, players)
        tabs = [
            button(label, f"w:options:{row.id}:{index}", PRIMARY if index == page else PLAIN)
            for index, label in enumerate(_tabs([which for which, _, _ in pages], speech))
        ]
        rows = [bar(*tabs[first : first + 5]) for first in range(0, len(tabs), 5)]
        return Panel([*items, *rows], {})

    async def choose(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            self.desk.owner_only(click, row)
            page, which, name = click.rest.split(".")
            if which == "house":
                settings = options.changed(table_settings.of(row), name, click.values[0])
                assert isinstance(settings, table_settings.TableSettings)
                row.house, row.language = msgspec.json.encode(settings).decode(), settings.language
            elif which == row.game:
                chosen = options.changed(self.desk.chosen(row), name, click.values[0], len(row.seats))
                row.options = msgspec.json.encode(chosen).decode()
            else:
                raise ValueError(which)
            await self.bot.store.games.keep_lobby(row, "house", "options", "language")
        await click.panel(self._panel(row, click.words, int(page)))
        await self.desk.refresh(click, row)


def _tabs(pages: list[str], speech: Words) -> list[str]:
    """A label for each page: of the game or of the table, numbered where either fills several."""
    labels = []
    for index, which in enumerate(pages):
        single, many = TABS["house" if which == "house" else "game"]
        alone = pages.count(which) == 1
        labels.append(speech(single) if alone else speech(many, page=pages[: index + 1].count(which)))
    return labels
