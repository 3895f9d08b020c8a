"""Before a start with a clock: who has said that they are there, and who is called once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs import limits, send_once, table_settings
from cogs.clicks import Click
from cogs.components import DANGER, GOOD, bar, button, layout, text
from cogs.faces import Panel
from cogs.lobby_desk import LobbyDesk, read_again
from cogs.lobbycard import title
from db.games import GameRow, SeatRow
from images.speech import plain
from rules.core import IllegalMove
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

NOW, CALLED = "now", "called"
"""Behind the id of **Start**: whoever is missing; of **Ready**: on the message that calls them."""


class ReadyCheck:
    def __init__(self, bot: Wardroom, desk: LobbyDesk) -> None:
        self.bot = bot
        self.desk = desk
        bot.verbs.update(ready=read_again(self.ready), rally=self.rally)

    async def ready(self, click: Click) -> None:
        """Said, or taken back."""
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            seat = row.seat_of(click.user)
            if seat is None:
                raise IllegalMove("lobby-not-joined")
            await self.keep(row, {*table_settings.of(row).ready} ^ {seat})
            if click.rest != CALLED:
                await self.desk.refresh(click, row)
                return
            await self.desk.repaint(row, row.thread or row.channel, row.message)
            await click.edit(self._call(row))

    async def keep(self, row: GameRow, seats: set[int]) -> None:
        if seats == {*table_settings.of(row).ready}:
            return
        settings = msgspec.structs.replace(table_settings.of(row), ready=tuple(sorted(seats)))
        row.house = msgspec.json.encode(settings).decode()
        await self.bot.store.games.keep_lobby(row, "house")

    def missing(self, row: GameRow) -> list[SeatRow]:
        return self.bot.table.faces[row.game].missing(row)

    def panel(self, row: GameRow, missing: list[SeatRow], speech: Words) -> Panel:
        """What the host is asked where somebody is missing."""
        names = speech.list([plain(seat.name) for seat in missing])
        call = button(speech("lobby-call-them"), f"w:rally:{row.id}:", GOOD)
        return Panel(
            [text(speech("lobby-not-all-ready", who=names)), bar(call, self._anyway(row, speech))], {}
        )

    def _anyway(self, row: GameRow, speech: Words) -> discord.ui.Button[Any]:
        return button(speech("lobby-start-anyway"), f"w:start:{row.id}:{NOW}", DANGER)

    async def rally(self, click: Click) -> None:
        """Call those who are missing, with the button that says that they are there."""
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            self.desk.owner_only(click, row, "lobby-host-starts")
            self.bot.cooldowns.spend(limits.CALL, click.user)
            called = [seat.user for seat in self.missing(row) if seat.user is not None]
            if called:
                place = self.bot.get_partial_messageable(row.thread or row.channel)
                await place.send(view=self._call(row), **send_once.calling(*called))
            said = text(click.words("lobby-called" if called else "lobby-all-ready"))
            start = bar(self._anyway(row, click.words))
            await click.panel(Panel([said, start] if called else [said], {}))

    def _call(self, row: GameRow) -> discord.ui.LayoutView:
        speech, missing = words(row.language), self.missing(row)
        if not missing:
            return layout([text(f"**{title(row, speech)}** · {speech('lobby-all-ready')}")])
        called = " ".join(f"<@{seat.user}>" for seat in missing)
        said = speech("lobby-call", who=called, title=title(row, speech))
        items: list[Any] = [
            text(said),
            bar(button(speech("lobby-ready"), f"w:ready:{row.id}:{CALLED}", GOOD)),
        ]
        return layout(items)
